"""Games and states as OpenSpiel's Python games are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, ClassVar

import orjson
import pyspiel

import diablerie
from diablerie import Belief, GameFacts, State

from ..deals import Deals, deals_of
from . import parameters
from .history import Folded, History
from .observer import Observer

PREFIX = "diablerie_"
LONGEST = 1 << 20
"""Actions: more than any game has that is over after some turns. A game without that limit has no bound."""

LARGEST_DENOMINATOR = 1000
"""Payoffs are fractions of small whole numbers, such as what seats that tie share."""

SEED_RANGE = 1 << 53
"""So many numbers from 0 to 1 a sampler can give."""

CHANCE, OVER = pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL


def game_type(facts: GameFacts, *, has_chance: bool = True) -> Any:
    """What OpenSpiel asks about a game before it is loaded."""
    low, high = facts.seat_range
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=PREFIX + facts.name.replace("-", "_"),
        long_name=facts.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if has_chance else modes.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters.specification(facts),
    )


def register(facts: GameFacts) -> None:
    """Make a game known to OpenSpiel, with a class of its own.

    A class outlives the interpreter, and OpenSpiel lets go of it later still: a function would be
    gone by then, and Python end in an abort.
    """
    name = "".join(part.capitalize() for part in facts.name.split("-"))
    pyspiel.register_game(game_type(facts), type(name, (SpielGame,), {"facts": facts}))


class SpielGame(pyspiel.Game):
    """A game with its seats, options and beginning settled. `world` is the game itself."""

    facts: ClassVar[GameFacts]

    def __init__(self, given: Mapping[str, Any] | None = None) -> None:
        """Compiles the rules on first use. Raises ValueError naming what is allowed."""
        facts = self.facts
        said = parameters.read(facts, given or {})
        game = diablerie.make(facts.name, said.seats, said.options)
        self.world = game.with_tensor(said.tensor)
        self.world.warm()
        self.deals: Deals = deals_of(self.world, said.position, said.deals)
        self.history = said.history
        self._beginning = History(self.deals)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.world.n_actions,
            max_chance_outcomes=self.deals.outcomes if self.deals.nodes else 0,
            num_players=self.world.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        kind = game_type(facts, has_chance=self.deals.nodes > 0)
        super().__init__(kind, info, said.parameters)

    def new_initial_state(self) -> SpielState:
        """The beginning, before chance has dealt."""
        return SpielState(self, self._beginning)

    def max_chance_nodes_in_history(self) -> int:
        """All chance comes at the beginning."""
        return self.deals.nodes

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        """What shows states to players: see `Observer`."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.world, kind, params, self.history)

    def __reduce__(self) -> tuple[Any, ...]:
        return (pyspiel.load_game, (str(self),))


class SpielState(pyspiel.State):
    """A moment of a game. All that it knows besides OpenSpiel's own history is its course."""

    def __init__(self, game: SpielGame, course: History) -> None:
        """`course`: how it came about."""
        super().__init__(game)
        self._course: History | Folded | Retold = course

    @property
    def course(self) -> History:
        """How it came about, and what each seat has received."""
        if isinstance(self._course, Folded):
            self._course = self._course.unfolded(self.get_game().deals)
        assert isinstance(self._course, History)
        return self._course

    @property
    def world(self) -> State | None:
        """The engine's state; None before chance has dealt."""
        return self.course.state

    def belief(self, player: int) -> Belief:
        """What a bot is handed that plays for a player."""
        return self.course.belief(player)

    def current_player(self) -> int:
        """Who is to move."""
        if isinstance(self._course, Retold):
            return self._course.player
        world = self.world
        if world is None:
            return int(CHANCE)
        return int(OVER) if world.to_play is None else world.to_play

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Everything that chance can do here, all equally likely."""
        outcomes = self.course.deals.outcomes
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        held = self._course
        self._course = held.after() if isinstance(held, Retold) else self.course.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        course = self.course
        if player == CHANCE:
            return course.deals.told(action)
        return course.deals.game.action_texts[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        world = self.world
        return world is not None and world.is_over

    def returns(self) -> list[float]:
        """Payoffs per seat; all 0 while the game goes on."""
        world = self.world
        if world is None:
            return [0.0] * self.num_players()
        return [_exact(payoff) for payoff in world.returns]

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> SpielState:
        """Another state that a player cannot tell from this one.

        Its history is the one that the player knows: actions as they saw them made, and no deal but 0.
        """
        seed = int(probability_sampler() * SEED_RANGE)
        resampled: SpielState = self._retold(player_id).clone()
        resampled._course = self.course.imagine(player_id, seed)
        return resampled

    def _retold(self, player: int) -> SpielState:
        """A state with the history that a player knows, and nothing else."""
        course = self.course
        if player not in course.retold:
            past = self.full_history()
            seen = course.past(player)
            actions = [*[0] * (len(past) - len(seen)), *seen]
            state = self.get_game().new_initial_state()
            state._course = Retold(tuple(moment.player for moment in past))
            for action in actions:
                state.apply_action(action)
            course.retold[player] = state
        retold: SpielState = course.retold[player]
        return retold

    def __reduce__(self) -> tuple[Any, ...]:
        return (_state_from, (pyspiel.serialize_game_and_state(self.get_game(), self),))

    def __str__(self) -> str:
        world = self.world
        return "before the deal" if world is None else orjson.dumps(world.position()).decode()


def _state_from(text: str) -> SpielState:
    """A state out of OpenSpiel's text for it and its game."""
    state: SpielState = pyspiel.deserialize_game_and_state(text)[1]
    return state


def _exact(payoff: float) -> float:
    """A payoff to all the digits that Python has: in 32 bits thirds do not add up to what OpenSpiel asks."""
    return float(Fraction(payoff).limit_denominator(LARGEST_DENOMINATOR))


class Retold:
    """Stands in for a course while a history is told again: who moved, one after another."""

    def __init__(self, players: tuple[int, ...], at: int = 0) -> None:
        self._players = players
        self._at = at

    @property
    def player(self) -> int:
        """Who moves next."""
        return self._players[self._at] if self._at < len(self._players) else int(OVER)

    def after(self) -> Retold:
        """One action later."""
        return Retold(self._players, self._at + 1)
