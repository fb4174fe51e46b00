"""Our own games as subjects: every channel on which the engine tells a seat something."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...bot import Bot as Player
from ...events import Event
from ...game import Game, State
from ...refusals import IllegalAction
from ..battery import Case
from ..blind import Bot
from ..equivalence import Resampler
from ..subject_under_test import Choice, Seat

NO_ACTION = "no action"
TRIED = 4
"""So many actions, legal or not, a seat to move tries at each position, and one that is none."""

STRIDE = 7919
"""From one action tried to the next: a prime, so that all are tried sooner or later."""


@dataclass(frozen=True)
class GameSubject:
    """One of our games; worlds that a seat cannot tell apart are those of its belief."""

    game: Game

    @property
    def name(self) -> str:
        """The game with its settings."""
        return repr(self.game)

    @property
    def watchers(self) -> Sequence[Seat]:
        """All seats, and a spectator."""
        return (*range(self.game.seats), None)

    @property
    def is_explicit(self) -> bool:
        """Never: chance is in the generator of each state."""
        return False

    def start(self, rng: np.random.Generator) -> GamePosition:
        """A new game."""
        return GamePosition(self.game.start(int(rng.integers(1 << 62))))


@dataclass(frozen=True, eq=False)
class GamePosition:
    """A state, and the position and the action that led to it."""

    state: State
    before: GamePosition | None = None
    action: str = ""
    ply: int = 0

    @property
    def to_play(self) -> int | None:
        """The seat that must choose."""
        return self.state.to_play

    @property
    def choices(self) -> Sequence[Choice]:
        """The legal actions."""
        return self.state.legal

    @property
    def odds(self) -> Sequence[float]:
        """None: a state decides by itself what is left to chance."""
        return ()

    @property
    def history(self) -> tuple[str, ...]:
        """The actions since the start."""
        actions: list[str] = []
        position: GamePosition = self
        while position.before is not None:
            actions.append(position.action)
            position = position.before
        return tuple(reversed(actions))

    @property
    def world(self) -> str:
        """The position document."""
        return _text(self.state.position())

    def play(self, choice: Choice) -> GamePosition:
        """The position after an action."""
        action = str(choice)
        return GamePosition(self.state.play(action), self, action, self.ply + 1)

    def resampled(self, seat: Seat, rng: np.random.Generator) -> GamePosition:
        """A world of the seat's belief."""
        other = self.state.belief(seat).sample(rng)
        return GamePosition(other, self.before, self.action, self.ply)

    def received(self, seat: Seat) -> dict[str, str]:
        """View and belief; for a seat the tensor, and what it is offered and refused when it is to move."""
        state = self.state
        found = {
            "view": _text(state.view(seat)),
            "belief": state.belief(seat).world.tobytes().hex(),
        }
        if seat is None:
            return found
        found["tensor"] = state.tensor(seat).tobytes().hex()
        if state.to_play == seat:
            found |= {
                "legal": _text(state.legal),
                "refusals": _text([refusal(state, action) for action in self._tried]),
                "walks": _text([move.document() for move in state.composite_moves()]),
            }
        return found

    @property
    def _tried(self) -> tuple[str, ...]:
        """The actions asked for here, legal or not: the same in every world at this ply."""
        texts = self.state.game.action_texts
        numbers = range(self.ply * TRIED, (self.ply + 1) * TRIED)
        return (NO_ACTION, *(texts[number * STRIDE % len(texts)] for number in numbers))

    def seen(self, choice: Choice, seat: Seat) -> str:
        """An action as a seat sees it made."""
        return self.state.seen_action(str(choice), seat)

    def told(self, choice: Choice, seat: Seat) -> str:
        """The events of an action; of the first that reveals something to the seat, kind and clause."""
        return _told(self.state.narrate(str(choice))[1], seat)

    def lays_open(self, choice: Choice, seat: Seat) -> bool:
        """Whether the first event of an action reveals something to the seat."""
        return self.state.narrate(str(choice))[1][0].reveals_to(seat)


def case(game: Game, bots: Mapping[str, Bot] | None = None) -> Case:
    """What can be checked of one of our games at any size, and of bots that play it, by name.

    Beliefs are held against the posterior, and information states against what they should determine,
    on small set-ups in the form that OpenSpiel has of them.
    """
    return Case(GameSubject(game), (Resampler("its belief"),), bots=bots or {})


def asking(make: Callable[[int], Player]) -> Bot:
    """A bot of ours for `check_blind`; `make` gives a fresh one for a seed."""

    def ask(position: GamePosition, seed: int) -> str:
        return make(seed).choose(position.state.belief(position.to_play))

    return ask


def refusal(state: State, action: str) -> tuple[Any, ...] | None:
    """All that an IllegalAction says; None if the action is legal."""
    if state.allows(action):
        return None
    try:
        state.play(action)
    except IllegalAction as error:
        return (str(error), error.clause, error.reason, error.params, error.legal)
    return None


def _told(events: tuple[Event, ...], seat: Seat) -> str:
    lines: list[dict[str, Any]] = []
    for event in events:
        if event.reveals_to(seat):
            lines.append({"kind": event.kind, "clause": event.clause})
            break
        lines.append(event.seen_by(seat))
    return _text(lines)


def _text(value: Any) -> str:
    return json.dumps(value, sort_keys=True)
