"""Games that environments are tried with: each for few seats, as usual and for many, cut short."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import pytest

import diablerie
from diablerie import Game
from tests.settings import cut_short

TURNS = 12


class Table(NamedTuple):
    """A game by name, and how many play it."""

    name: str
    seats: int

    def game(self) -> Game:
        """The game, over after some turns if it can be told to."""
        return diablerie.load(self.name, self.seats, **cut_short(self.name, TURNS))


TABLES = [
    Table(name, seats)
    for name in diablerie.games()
    for facts in [diablerie.describe(name)]
    for seats in sorted({*facts.seat_range, facts.default_seats})
]


def outlasts(table: Table, actions: int) -> bool:
    """Whether of some random games none is over after so many actions."""
    game = diablerie.load(*table)
    return all(_is_longer(game, seed, actions) for seed in range(20))


def _is_longer(game: Game, seed: int, actions: int) -> bool:
    rng, state = np.random.default_rng(seed), game.start(seed)
    for _ in range(actions):
        if state.is_over:
            break
        state = state.play(str(rng.choice(state.legal)))
    return not state.is_over


def named(table: Table) -> str:
    """What a test at a table is called by."""
    return f"{table.name}-{table.seats}"


at_every_table = pytest.mark.parametrize("table", TABLES, ids=named)


def at_tables(*daily: Table) -> pytest.MarkDecorator:
    """Some tables for every day, all others for a soak."""
    others = [pytest.param(each, marks=pytest.mark.soak) for each in TABLES if each not in daily]
    return pytest.mark.parametrize("table", [*daily, *others], ids=named)
