"""Playable: what a capability may ask of a state."""

from __future__ import annotations

from typing import Protocol, Self

from ..compiled import Record
from ..documents import Document
from ..events import Event, Seat


class Playable(Protocol):
    """A state as capabilities see it: who is to move, what is legal, and where an action leads."""

    @property
    def to_play(self) -> Seat | None:
        """The seat that must choose now, None when the game is over."""

    @property
    def legal(self) -> tuple[str, ...]:
        """The legal actions."""

    @property
    def record(self) -> Record:
        """A copy of the record behind the state."""

    def allows(self, action: str) -> bool:
        """Whether an action is legal."""

    def play(self, action: str) -> Self:
        """The state after an action."""

    def narrate(self, action: str) -> tuple[Self, tuple[Event, ...]]:
        """The state after an action, and what happened on the way."""

    def view(self, seat: Seat | None) -> Document:
        """What a seat, or a spectator (None), may know, as JSON."""
