"""The table of Teufel Teufel as the slow rules see it: the keys of the position document, plain."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Self

from .slow_board import OPTIONS, PEGS

KEYS = (
    "to_play", "turn_of", "turn", "phase", "sleds", "letters", "possessed", "left", "cards", "known",
    "visited", "swap", "lifted", "lifted_open", "lifted_known", "lifted_from", "laid", "mixed",
    "lose", "peeked", "banished", "revealed", "outcome",
)  # fmt: skip


@dataclass
class SlowTable:
    """All that stands in a position document, and the switches that are played with."""

    options: dict[str, Any]
    to_play: int | None
    turn_of: int | None
    turn: int
    phase: str
    sleds: list[str | None]
    letters: list[str]
    possessed: list[bool]
    left: list[int]
    cards: dict[str, dict[str, Any]]
    known: list[list[str]]
    visited: list[str]
    swap: str | None
    lifted: list[str]
    lifted_open: list[str]
    lifted_known: list[list[str]]
    lifted_from: list[str]
    laid: list[str]
    mixed: list[dict[str, Any]]
    lose: int
    peeked: bool
    banished: bool
    revealed: int
    outcome: dict[str, Any] | None

    @classmethod
    def from_position(cls, document: dict[str, Any], **options: Any) -> Self:
        """The game that a complete position document describes."""
        values = {key: deepcopy(document[key]) for key in KEYS}
        return cls(options=OPTIONS | options, **values)

    def position(self) -> dict[str, Any]:
        """The whole game as a document."""
        return {key: deepcopy(getattr(self, key)) for key in KEYS}

    @property
    def seats(self) -> int:
        return len(self.sleds)

    @property
    def home(self) -> int:
        """TT-03: the devils on the centre; all others are in sleds."""
        return PEGS - sum(self.possessed)

    @property
    def inside(self) -> list[int]:
        """The seats that have not left."""
        return [seat for seat in range(self.seats) if seat not in self.left]

    @property
    def mover(self) -> int:
        assert self.turn_of is not None, "nobody moves once the game is over"
        return self.turn_of

    @property
    def here(self) -> str:
        """Where the sled stands whose turn it is."""
        cell = self.sleds[self.mover]
        assert cell is not None, "who has left does not move"
        return cell

    def others_on(self, cell: str) -> list[int]:
        """The seats, other than the one whose turn it is, with their sleds on a cell."""
        return [
            seat for seat, sled in enumerate(self.sleds) if sled == cell and seat != self.turn_of
        ]

    def hidden(self) -> list[str]:
        """The cells with a face-down card."""
        return [cell for cell, card in self.cards.items() if not card["up"]]

    def ask(self, phase: str, seat: int | None) -> None:
        """A new phase, its keys at their start values."""
        self.phase, self.to_play = phase, seat
        self.visited, self.swap = [], None
        self.lifted, self.lifted_open, self.lifted_from, self.laid = [], [], [], []
        self.lifted_known = [[] for _ in self.sleds]
        self.lose, self.peeked, self.banished, self.revealed = 0, False, False, 0

    def clockwise_from(self, seat: int) -> list[int]:
        """The other seats in the order in which they come after one."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]
