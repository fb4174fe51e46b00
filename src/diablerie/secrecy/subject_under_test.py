"""Subject under test: what is asked of a game that is checked, its positions and what seats receive."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

import numpy as np

CHANCE = -1
"""Stands where a seat would, when chance is to decide."""

Seat = int | None
"""None is a spectator."""

Choice = Hashable
"""An action of a seat or an outcome of chance. Equal choices in two worlds are the same thing done."""

Received = Mapping[str, str]
"""All that a seat receives at a position, as text by the name of the channel."""


class Position(Protocol):
    """A moment of a game. It never changes: playing on gives another."""

    @property
    def to_play(self) -> int | None:
        """The seat that must choose, CHANCE, or None once the game is over."""

    @property
    def choices(self) -> Sequence[Choice]:
        """What may be done here, or what chance can do; empty once the game is over."""

    @property
    def odds(self) -> Sequence[float]:
        """How likely each choice of chance is, adding up to 1; empty where a seat chooses."""

    @property
    def history(self) -> tuple[str, ...]:
        """All that has happened, hidden things too, for whoever reads a finding."""

    @property
    def world(self) -> str:
        """Everything there is, hidden things too: two positions with equal worlds are the same one."""

    def play(self, choice: Choice) -> Position:
        """The position after a choice."""

    def received(self, seat: Seat) -> Received:
        """All that a seat receives here."""


@runtime_checkable
class Resampling(Protocol):
    """What a position has besides that can draw other worlds."""

    def resampled(self, seat: Seat, rng: np.random.Generator) -> Position | None:
        """A world that the seat cannot tell from this one, by the game's own word; None if it has none."""


@runtime_checkable
class Narrating(Protocol):
    """What a position has besides that tells of choices as they are made, to each seat what it may know."""

    def seen(self, choice: Choice, seat: Seat) -> str:
        """How a choice of the seat to play looks to another seat."""

    def told(self, choice: Choice, seat: Seat) -> str:
        """What a seat is told of a choice, up to the first thing that reveals something to it."""

    def lays_open(self, choice: Choice, seat: Seat) -> bool:
        """Whether making this choice shows the seat something hidden at once, such as a card from a hand."""


class SubjectUnderTest(Protocol):
    """A game that is to be checked."""

    @property
    def name(self) -> str:
        """What reports call it."""

    @property
    def watchers(self) -> Sequence[Seat]:
        """Everybody who receives anything."""

    @property
    def is_explicit(self) -> bool:
        """Whether all chance stands in the open as choices, so that there is but one beginning."""

    def start(self, rng: np.random.Generator) -> Position:
        """The beginning; what it leaves to chance without saying so is drawn with `rng`."""


@dataclass(frozen=True)
class Pair:
    """Two positions that a seat cannot tell apart."""

    seat: Seat
    here: Position
    there: Position

    @property
    def differs(self) -> bool:
        """Whether there is anything to be hidden: a world beside itself shows nothing."""
        return self.here.world != self.there.world
