"""PettingZoo's environments over the engine, one for each game, seat count and set of options.

>>> from diablerie.envs import pettingzoo
>>> env = pettingzoo.env("doctor-faust")
>>> env.reset(seed=7)
>>> env.agent_selection, env.metadata["name"]
('seat_0', 'diablerie_doctor_faust_v2')
>>> observation, reward, termination, truncation, info = env.last()
>>> env.step(env.action_space("seat_0").sample(observation["action_mask"]))
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from diablerie import Game, State
from diablerie.extras import needs
from diablerie.whole_numbers import whole_number

from .by_name import load
from .drawn import Rendered, RenderMode, drawn, known_mode, rendering
from .endings import MAX_CYCLES, REFUSE, Illegal, info_of, info_that, loses, reasons_of
from .past_actions import PastActions, history_length
from .positions import Position
from .reset_options import position_of, usual_position

with needs("diablerie[pettingzoo]"):
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.conversions import (
        turn_based_aec_to_parallel,
        turn_based_aec_to_parallel_wrapper,
    )
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

    from .observations import (
        Observation,
        observation,
        observation_space,
        shown_length,
        truth_space,
    )


def env(
    name: str, seats: int | None = None, *, illegal: Illegal = REFUSE, **said: Any
) -> OrderEnforcingWrapper[str, Observation, int]:
    """A game by name, in turns (AEC): `raw_env` in the wrapper that holds its caller to the order of calls.

    `illegal`: what comes of an action that is not legal. `refuse`: it raises IllegalAction with its clause,
    so PettingZoo's check of bounds, which says less, is not among the wrappers. `lose`: PettingZoo's
    TerminateIllegalWrapper ends the game with −1 for the agent and 0 for the others.
    """
    alone: AECEnv[str, Observation, int] = raw_env(name, seats, **said)
    if loses(illegal):
        alone = TerminateIllegalWrapper(alone, illegal_reward=-1)
    return OrderEnforcingWrapper(alone)


def parallel_env(
    name: str, seats: int | None = None, **said: Any
) -> turn_based_aec_to_parallel_wrapper[str, Observation, int]:
    """`env` as a parallel environment: every step takes an action of each agent, and only the mover's counts.

    That is PettingZoo's conversion of games in turns. Who is not to move has a mask of zeros.
    """
    return turn_based_aec_to_parallel(env(name, seats, **said))


def raw_env(
    name: str,
    seats: int | None = None,
    *,
    max_cycles: int | None = None,
    render_mode: RenderMode | None = None,
    version: str | None = None,
    position: Position | None = None,
    history: int = 0,
    **options: Any,
) -> Seats:
    """A game by name, with its seats and options: see `Seats`. Raises ValueError naming the choices.

    Raises TypeError for an option that there is not.
    """
    game = load(name, seats, options)
    return Seats(
        game,
        max_cycles=max_cycles,
        render_mode=render_mode,
        version=version,
        position=position,
        history=history,
    )


class Seats(AECEnv[str, Observation, int]):
    """A game whose agents are its seats, `seat_0`, `seat_1` and so on, each acting when it is its turn.

    What an agent observes: `observation`, float32 in the pieces that `game.split` names, and `action_mask`,
    int8, 1 for what is legal, all 0 while it is not its turn; with a `history` `actions`, int64
    (history, 2), the last actions of all, the latest in the last row, zeros before the first: who acted, 1
    for the agent itself, 2 for the next, and the action's number plus 1 as the agent saw it made. Rewards
    are the payoffs, from −1 to 1, when the game ends; infos have the number of the `reason` then, whose word
    is in `reasons`, and are empty before. An action that is not legal raises IllegalAction, a ValueError.
    `state()` is the truth: for a critic, never for an agent.
    """

    def __init__(
        self,
        game: Game,
        *,
        max_cycles: int | None = None,
        render_mode: RenderMode | None = None,
        version: str | None = None,
        position: Position | None = None,
        history: int = 0,
    ) -> None:
        """Compile or load the rules.

        `max_cycles`: all agents are truncated after so many actions; None: after none. `render_mode`:
        None, `ansi` or `rgb_array`. `version`: an earlier one of the environment, whose tensor has fewer
        pieces. `position`: where games begin; None: at the start. `history`, from 0 on: so many of the last
        actions are observed. Raises ValueError saying what is wrong.
        """
        super().__init__()
        game.warm()
        self.game = game
        self.reasons = reasons_of(game)
        self.max_cycles = _cycles(max_cycles)
        self.render_mode = known_mode(render_mode)
        self.metadata = {
            **rendering(game),
            "name": versioned_name(game, version),
            "is_parallelizable": False,
        }
        self._past = PastActions(history_length(history))
        self.possible_agents = [f"seat_{seat}" for seat in range(game.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {
            agent: observation_space(game, version, self._past.length) for agent in self._seat_of
        }
        self._action_spaces = {agent: spaces.Discrete(game.n_actions) for agent in self._seat_of}
        self.state_space = truth_space(game)
        self._usual = usual_position(game, position, [])
        self._length = shown_length(game, version)
        self._seeds = np.random.default_rng()
        self._state: State | None = None
        self._cycles = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for all agents, and for each an object of its own."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        """The actions by number, legal or not."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: `game.start(seed)`. Without a seed it follows from the seed before.

        The option `position`, a document (see `State.position`), its JSON text or a name, has it begin there,
        None at the start: it is `game.position(document, seed)`. Others are ignored, as PettingZoo's tests
        have it. Raises ValueError for a position that is none.
        """
        document = position_of(self.game, options, self._usual, [])
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        chance = self._seeds.bytes(32) if seed is None else seed
        self._state = (
            self.game.start(chance) if document is None else self.game.position(document, chance)
        )
        self._past = PastActions(self._past.length)
        self._cycles = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._tell({})
        self._select()

    def step(self, action: int | None) -> None:
        """Do an action of `agent_selection`; None for an agent whose game is over.

        Raises IllegalAction if it is not legal, and ValueError if it is no action at all.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        before, text = self._played, self._text(action)
        self._state = before.play(text)
        self._past = self._past.after(before, text)
        self._cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._tell(info_of(self._state))
        if self._state.is_over:
            self.rewards = dict(zip(self.agents, self._state.returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._cycles == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self._tell(info_that(self.game, MAX_CYCLES))
        self._accumulate_rewards()
        self._select()

    def observe(self, agent: str) -> Observation:
        """What an agent may know, in arrays of its own."""
        return observation(self._played, self._seat_of[agent], self._length, self._past)

    def state(self) -> NDArray[np.float32]:
        """All that is so, hidden or not, in the form of `State.truth`: for a critic, never for an agent."""
        return self._played.truth()

    def render(self) -> Rendered | None:
        """What an onlooker sees: by `ansi` a text of several lines, by `rgb_array` uint8 (630, 1200, 3).

        None without a `render_mode`. Raises RenderingError, and NotInstalled with the line that installs what
        draws pixels.
        """
        return drawn(self._played, None, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def _tell(self, info: dict[str, Any]) -> None:
        """Give each agent an info of its own."""
        self.infos: dict[str, dict[str, Any]] = {agent: dict(info) for agent in self.agents}

    @property
    def _played(self) -> State:
        if self._state is None:
            raise ValueError("there is no game yet: call reset first")
        return self._state

    def _select(self) -> None:
        """The seat to move is next, or any whose game is over."""
        if self._played.to_play is not None:
            self.agent_selection = self.possible_agents[self._played.to_play]
        self._deads_step_first()

    def _text(self, action: Any) -> str:
        number = whole_number(action)
        if number is None or not 0 <= number < self.game.n_actions:
            raise ValueError(f"actions are 0 to {self.game.n_actions - 1}, not {action!r}")
        return self.game.action_texts[number]


def versioned_name(game: Game, version: str | None = None) -> str:
    """A game's name with its environment's version, as PettingZoo writes it: `diablerie_doctor_faust_v2`."""
    return f"diablerie_{game.name.replace('-', '_')}_v{version or game.environment_version}"


def _cycles(given: Any) -> int | None:
    cycles = whole_number(given)
    if given is not None and (cycles is None or cycles < 1):
        raise ValueError(f"max_cycles is None or a whole number from 1 on, not {given!r}")
    return cycles
