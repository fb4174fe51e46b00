"""One-card poker that deals by itself: a game whose chance cannot be seen or chosen from outside."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from diablerie.secrecy.gallery.poker import CARDS, SEATS, Poker, Table
from diablerie.secrecy.subject_under_test import Seat


@dataclass(frozen=True)
class SeededPoker:
    """A poker that begins with the cards dealt."""

    poker: Poker
    name: str = "seeded poker"

    @property
    def watchers(self) -> Sequence[Seat]:
        return self.poker.watchers

    @property
    def is_explicit(self) -> bool:
        return False

    def start(self, rng: np.random.Generator) -> Table:
        first, second = rng.permutation(len(CARDS))[:SEATS]
        return Table(self.poker, (int(first), int(second)))


def own_card_and_line(table: Table, seat: int) -> tuple[int, tuple[str, ...]]:
    """What a seat knows, read from within."""
    return table.deal[seat], table.line
