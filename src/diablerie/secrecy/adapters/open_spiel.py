"""Games of OpenSpiel as subjects: what each player is given of a state, and others they hold possible."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

import numpy as np

from ...extras import needs
from ..battery import Case
from ..blind import Bot
from ..equivalence import Channel, Equivalence, Grouped, Knowledge, Resampler, Shown, Shows, Trace
from ..histories import drawn, whole_tree
from ..resampling import Resampled
from ..subject_under_test import CHANCE, Choice, Received, Seat
from .illegal_moves import not_legal, raised_by
from .open_spiel_rules import SHOWN, shown_in

if TYPE_CHECKING:
    import pyspiel

INFORMATION_STATE = "information state string"
INFORMATION_TENSOR = "information state tensor"
OBSERVATION = "observation string"
OBSERVATION_TENSOR = "observation tensor"
LEGAL = "legal actions"
REWARD = "reward"
REFUSALS = "refusals"

SMALL_TREE = 20_000
"""Of games with no more states than this the sampler is held against the exact posterior."""

TERMINAL = -4
SIMULTANEOUS = -2


class CannotBeChecked(ValueError):
    """A game that the kit cannot handle, and why."""


def load(name: str) -> Any:
    """A game by its OpenSpiel string, turn by turn. Raises ValueError for what OpenSpiel does not know.

    Raises NotInstalled where OpenSpiel is not.
    """
    spiel = _pyspiel()
    try:
        game = spiel.load_game(name)
    except spiel.SpielError as error:
        raise ValueError(f"OpenSpiel does not load {name!r}: {error}") from error
    if game.get_type().dynamics == spiel.GameType.Dynamics.SIMULTANEOUS:
        return spiel.convert_to_turn_based(game)
    return game


def _pyspiel() -> Any:
    with needs("diablerie[openspiel]"):
        import pyspiel
    return pyspiel


@dataclass(frozen=True)
class SpielSubject:
    """A game of OpenSpiel whose players move one at a time."""

    game: pyspiel.Game

    @property
    def name(self) -> str:
        """The game string."""
        return str(self.game)

    @property
    def watchers(self) -> Sequence[Seat]:
        """All players."""
        return range(self.game.num_players())

    @property
    def is_explicit(self) -> bool:
        """Always: games that sample chance themselves are refused."""
        return True

    def start(self, rng: np.random.Generator) -> SpielPosition:
        """The initial state."""
        return SpielPosition(self.game.new_initial_state(), self.channels)

    @cached_property
    def channels(self) -> Mapping[str, Callable[[Any, int], str]]:
        """By name, what the game provides for a player."""
        kind = self.game.get_type()
        provided: dict[str, tuple[bool, Callable[[Any, int], str]]] = {
            INFORMATION_STATE: (
                kind.provides_information_state_string,
                lambda state, seat: str(state.information_state_string(seat)),
            ),
            INFORMATION_TENSOR: (
                kind.provides_information_state_tensor,
                lambda state, seat: _numbers(state.information_state_tensor(seat)),
            ),
            OBSERVATION: (
                kind.provides_observation_string,
                lambda state, seat: str(state.observation_string(seat)),
            ),
            OBSERVATION_TENSOR: (
                kind.provides_observation_tensor,
                lambda state, seat: _numbers(state.observation_tensor(seat)),
            ),
            LEGAL: (True, lambda state, seat: _numbers(state.legal_actions(seat))),
            REWARD: (True, lambda state, seat: f"{state.rewards()[seat]:g}"),
            REFUSALS: (_is_in_python(self.game), _refusals),
        }
        return {name: tell for name, (is_provided, tell) in provided.items() if is_provided}


@dataclass(frozen=True, eq=False)
class SpielPosition:
    """A state of a game, and the position and the action that led to it."""

    state: pyspiel.State
    channels: Mapping[str, Callable[[Any, int], str]]
    before: SpielPosition | None = None
    action: int = 0

    @cached_property
    def to_play(self) -> int | None:
        """The player to move."""
        player = int(self.state.current_player())
        return None if player == TERMINAL else player

    @cached_property
    def choices(self) -> Sequence[Choice]:
        """The legal actions, or the outcomes of chance that can be."""
        if self.to_play == CHANCE:
            return [action for action, chance in self.state.chance_outcomes() if chance > 0]
        return list(self.state.legal_actions())

    @property
    def odds(self) -> Sequence[float]:
        """The odds of each outcome of chance."""
        if self.to_play != CHANCE:
            return ()
        return [chance for _, chance in self.state.chance_outcomes() if chance > 0]

    @property
    def history(self) -> tuple[str, ...]:
        """The actions since the start, in the game's words."""
        told: list[str] = []
        position: SpielPosition = self
        while (before := position.before) is not None:
            told.append(_told(before.state, position.action))
            position = before
        return tuple(reversed(told))

    @property
    def world(self) -> str:
        """The state in the game's words, which hide nothing."""
        return str(self.state)

    def play(self, choice: Choice) -> SpielPosition:
        """The position after an action."""
        assert isinstance(choice, int)
        return SpielPosition(self.state.child(choice), self.channels, self, choice)

    def received(self, seat: Seat) -> Received:
        """What the game provides for a player."""
        assert seat is not None
        if seat not in self._received:
            told = {name: tell(self.state, seat) for name, tell in self.channels.items()}
            self._received[seat] = told
        return self._received[seat]

    @cached_property
    def _received(self) -> dict[int, Received]:
        return {}

    def resampled(self, seat: Seat, rng: np.random.Generator) -> SpielPosition | None:
        """What `resample_from_infostate` gives; None if the game has nothing of the kind."""
        if self.to_play in (None, CHANCE):
            return None
        try:
            other = self.state.resample_from_infostate(seat, rng.random)
        except (_pyspiel().SpielError, NotImplementedError):
            # No game says beforehand whether it has a resampler: those in C++ and in Python refuse alike.
            return None
        return SpielPosition(other, self.channels, None)


def _numbers(numbers: Iterable[float]) -> str:
    return " ".join(f"{number:g}" for number in numbers)


def _is_in_python(game: Any) -> bool:
    """Whether Python runs the game's rules: those in C++ do not look at what is not legal, and may crash."""
    return not type(game).__module__.startswith("pyspiel")


def _refusals(state: Any, seat: int) -> str:
    """What the player to move is told of some actions that are not legal, by what is raised."""
    if state.current_player() != seat:
        return ""
    tried = not_legal(state.num_distinct_actions(), state.legal_actions())
    said = ((action, raised_by(partial(state.clone().apply_action, action))) for action in tried)
    return "\n".join(f"{action}: {text}" for action, text in said)


def _told(state: Any, action: int) -> str:
    return str(state.action_to_string(state.current_player(), action)).replace(" ", "_")


def case(name: str, shows: Shows | None = None) -> Case:
    """What can be checked of a game of OpenSpiel, by its game string.

    `shows`: what its rules show each player, where `open_spiel_rules` does not say. Raises CannotBeChecked
    for a game that samples chance by itself or gives its players nothing to go by.
    """
    return case_of(load(name), shows)


def case_of(game: pyspiel.Game, shows: Shows | None = None) -> Case:
    """As `case`, of a game that is loaded and whose players move one at a time."""
    subject = SpielSubject(game)
    kind = game.get_type()
    if kind.chance_mode == _pyspiel().GameType.ChanceMode.SAMPLED_STOCHASTIC:
        raise CannotBeChecked(
            f"{subject.name} draws chance by itself: nobody can choose its outcomes"
        )
    declared = shows or _written_down(game)
    resamples = can_resample(subject)
    reference = _reference(subject)
    knowledge = reference if declared is None else Shown(declared)
    return Case(
        subject,
        _yardsticks(reference, declared, resamples=resamples),
        posterior=knowledge if resamples and _is_small(subject) else None,
        enough={
            channel: True
            for channel in (INFORMATION_STATE, INFORMATION_TENSOR)
            if channel in subject.channels
        },
    )


def _written_down(game: pyspiel.Game) -> Shows | None:
    name = game.get_type().short_name
    return shown_in(game, load(name)) if name in SHOWN else None


def _reference(subject: SpielSubject) -> Knowledge:
    if INFORMATION_STATE in subject.channels:
        return Channel(INFORMATION_STATE)
    for channel in (OBSERVATION, OBSERVATION_TENSOR):
        if channel in subject.channels:
            return Trace(channel)
    raise CannotBeChecked(f"{subject.name} provides neither information states nor observations")


def _yardsticks(
    reference: Knowledge, shows: Shows | None, *, resamples: bool
) -> tuple[Equivalence, ...]:
    found: list[Equivalence] = [Grouped(reference)]
    if shows is not None:
        found.append(Resampled(Shown(shows)))
    if resamples:
        found.append(Resampler())
    return tuple(found)


def can_resample(subject: SpielSubject) -> bool:
    """Whether the game draws other worlds for whoever decides first.

    Raises CannotBeChecked for a game without numbered actions.
    """
    rng = np.random.default_rng(0)
    position = subject.start(rng)
    try:
        while position.to_play == CHANCE:
            position = position.play(drawn(position, rng))
        list(position.choices)
    except _pyspiel().SpielError as error:
        raise CannotBeChecked(f"{subject.name} has no numbered actions: {error}") from error
    return position.resampled(position.to_play, rng) is not None


def _is_small(subject: SpielSubject) -> bool:
    return whole_tree(subject, SMALL_TREE, np.random.default_rng(0)) is not None


def asking(make: Callable[[Any, int, int], Any]) -> Bot:
    """A bot of OpenSpiel for `check_blind`: `make(game, player, seed)` gives a fresh one with a `step`."""

    def ask(position: SpielPosition, seed: int) -> Hashable:
        assert position.to_play is not None
        bot = make(position.state.get_game(), position.to_play, seed)
        return int(bot.step(position.state))

    return ask
