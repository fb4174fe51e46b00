"""Positions to be drawn: of games played at random, from their beginnings to their ends."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import numpy as np

from diablerie import Game, State
from tests.settings import some_action


def played(game: Game, seed: int) -> Iterator[State]:
    """The states of a random game."""
    rng = np.random.default_rng(seed)
    state = game.start(seed)
    yield state
    while not state.is_over:
        state = state.play(some_action(state, rng))
        yield state


def some_of(game: Game, seed: int, most: int) -> list[State]:
    """So many states of a random game, evenly apart, its end among them."""
    states = list(played(game, seed))
    at = np.linspace(0, len(states) - 1, most).astype(int).tolist()
    assert all(one <= other for one, other in pairwise(at))
    return [states[index] for index in at]
