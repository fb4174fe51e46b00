"""Games and positions that bots are tried at."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import numpy as np

import diablerie
from diablerie import Game, State


def loaded(name: str, seats: int | None = None) -> Game:
    """A game with compiled rules: here the bots are looked at, and the games are played faster."""
    return warmed(diablerie.load(name, seats=seats))


def warmed(game: Game) -> Game:
    """A game whose rules are compiled."""
    game.warm()
    return game


def positions(game: Game, count: int, seed: int = 0) -> list[State]:
    """So many positions of random games in which somebody is to move."""
    return list(islice(endless(game, seed), count))


def endless(game: Game, seed: int) -> Iterator[State]:
    """Positions of random games in which somebody is to move, without end."""
    rng = np.random.default_rng(seed)
    state = game.start(seed)
    while True:
        yield state
        for _ in range(int(rng.integers(1, 30))):
            if not state.is_over:
                state = state.play(str(rng.choice(state.legal)))
        if state.is_over:
            state = game.start(int(rng.integers(1 << 30)))
