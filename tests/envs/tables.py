"""Games that environments are tried with: each for few seats, as usual and for many, cut short."""

from __future__ import annotations

from typing import NamedTuple

import pytest

import diablerie
from diablerie import Game

TURNS = 12


class Table(NamedTuple):
    """A game by name, and how many play it."""

    name: str
    seats: int

    def game(self) -> Game:
        """The game, over after some turns."""
        return diablerie.load(self.name, self.seats, max_turns=TURNS)


TABLES = [
    Table(name, seats)
    for name in diablerie.games()
    for facts in [diablerie.describe(name)]
    for seats in sorted({*facts.seat_range, facts.default_seats})
]

at_every_table = pytest.mark.parametrize(
    "table", TABLES, ids=lambda table: f"{table.name}-{table.seats}"
)
