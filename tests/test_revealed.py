"""What lies hidden in a game is laid open for who looks at a match that is over, and told truly."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest

import diablerie
from diablerie import State

from .settings import some_action

HIDING = ("hands", "laid", "cards")
"""The members of views in which something is null for who may not know it."""


def states(name: str, seed: int) -> Iterator[State]:
    """The positions of a random game."""
    rng = np.random.default_rng(seed)
    state = diablerie.load(name).start(seed)
    yield state
    while not state.is_over:
        state = state.play(some_action(state, rng))
        yield state


@pytest.mark.parametrize("name", diablerie.games())
def test_at_the_end_everybody_sees_what_is_revealed(name: str) -> None:
    *_, last = states(name, 1)
    seen, revealed = last.view(None), last.revealed_view
    assert seen.keys() == revealed.keys()
    assert {part: seen[part] for part in HIDING if part in seen} == {
        part: revealed[part] for part in HIDING if part in revealed
    }


@pytest.mark.parametrize("name", diablerie.games())
def test_all_that_any_seat_sees_is_among_it(name: str) -> None:
    def agrees(seen: object, revealed: object) -> bool:
        if isinstance(seen, dict) and isinstance(revealed, dict):
            return all(agrees(value, revealed[key]) for key, value in seen.items())
        if isinstance(seen, list) and isinstance(revealed, list) and len(seen) == len(revealed):
            return all(map(agrees, seen, revealed))
        return seen is None or seen == revealed

    for state in list(states(name, 2))[:200:5]:
        revealed = state.revealed_view
        for seat in range(state.game.seats):
            seen = state.view(seat)
            assert all(agrees(seen[part], revealed[part]) for part in HIDING if part in seen)


@pytest.mark.parametrize("name", diablerie.games())
def test_worlds_that_nobody_can_tell_apart_are_told_apart(name: str) -> None:
    *_, state = (state for state in islice(states(name, 3), 7) if not state.is_over)
    worlds = [state.belief(None).sample(seed) for seed in range(6)]
    assert len({str(world.view(None)) for world in worlds}) == 1
    assert len({str(world.revealed_view) for world in worlds}) > 1


@pytest.mark.parametrize("name", diablerie.games())
def test_nothing_can_be_chosen_in_it(name: str) -> None:
    state = next(states(name, 4))
    assert (state.revealed_view["legal"], state.revealed_view["seat"]) == ([], None)
