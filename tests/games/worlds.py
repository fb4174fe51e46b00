"""Worlds that a seat holds possible, in any game: nothing that it is told may tell them apart."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

from diablerie import State
from diablerie.secrecy import Pair
from diablerie.secrecy.adapters.own_games import GamePosition
from diablerie.secrecy.noninterference import compare_received

Seen = Callable[[State, str, int | None], list[dict[str, Any]]]


def compare_worlds(rng: Random, draws: np.random.Generator, state: State, seen: Seen) -> int:
    """Compare a possible world of each seat with the true one; return how many actions were compared, too.

    `seen`: what a seat is told of an action, as far as it must be the same in both worlds.
    """
    acted = 0
    for seat in (*range(state.game.seats), None):
        world = state.belief(seat).sample(draws)
        ply = rng.randrange(state.game.n_actions)
        here, there = (GamePosition(each, ply=ply) for each in (state, world))
        found = compare_received(Pair(seat, here, there))
        assert not found, f"{found[0]}: {state.position()}"
        action = rng.choice(state.legal) if state.legal else ""
        if action in world.legal:
            assert seen(world, action, seat) == seen(state, action, seat)
            acted += 1
    return acted
