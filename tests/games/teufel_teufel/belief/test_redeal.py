"""What a seat of Teufel Teufel holds possible: worlds it cannot tell from the true one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pytest

from diablerie import State
from tests.games.worlds import compare_worlds

from ..crafted import some_action, some_options, some_position
from ..slow_board import DECK
from ..table import load
from ..worlds import known_statements, lying_in

SEATS = (2, 3, 4, 6)
WORLDS = 1_500
"""So many worlds are drawn for each number of seats."""

LONGEST = 40
STRIDE = 3


@pytest.mark.parametrize("seats", SEATS)
def test_a_seat_cannot_tell_the_worlds_it_holds_possible_from_the_true_one(seats: int) -> None:
    rng, draws = Random(seats), np.random.default_rng(seats)
    worlds = stated = 0
    for state in some_states(rng, seats):
        true = state.position()
        for seat in (*range(seats), None):
            world = state.belief(seat).sample(draws)
            compare(state, true, world, seat)
            worlds += 1
            stated += bool(known_statements(true, seat))
        if worlds >= WORLDS:
            break
    assert stated >= 0.4 * worlds


def compare(state: State, true: dict[str, Any], world: State, seat: int | None) -> None:
    """All that a seat receives is the same in both, and the possible world is possible."""
    other = world.position()
    assert world.view(seat) == state.view(seat)
    lying = lying_in(other)
    assert Counter(lying.values()) == Counter(DECK)
    for statement in known_statements(true, seat):
        assert statement.holds(lying), f"{true} {other}"
    if seat is not None:
        assert np.array_equal(world.tensor(seat), state.tensor(seat))
    if seat is not None and seat == state.to_play:
        assert world.legal == state.legal


def some_states(rng: Random, seats: int) -> Iterator[State]:
    """States of random games, most of them begun in the middle of much that is remembered."""
    while True:
        options = some_options(rng, seats)
        game = load(seats, **options)
        game.warm()
        state = game.start(rng.randrange(1 << 30))
        if rng.random() < 0.9:
            state = game.position(some_position(rng, seats, options), seed=1)
        for ply in range(LONGEST):
            if state.is_over:
                break
            if ply % STRIDE == 0:
                yield state
            state = state.play(some_action(rng, list(state.legal)))


@pytest.mark.parametrize("seats", SEATS)
def test_a_possible_world_is_a_position_that_can_be_read(seats: int) -> None:
    rng, draws = Random(seats), np.random.default_rng(seats)
    for state in islice(some_states(rng, seats), 60):
        for seat in (*range(seats), None):
            world = state.belief(seat).sample(draws)
            assert world.game.position(world.position(), seed=2) == world


@pytest.mark.parametrize("seats", SEATS)
def test_no_channel_tells_the_worlds_apart_that_a_seat_holds_possible(seats: int) -> None:
    rng, draws = Random(seats), np.random.default_rng(seats)
    acted = 0
    for state in islice(some_states(rng, seats), 60):
        acted += compare_worlds(rng, draws, state, seen)
    assert acted > 60


def seen(state: State, action: str, seat: int | None) -> list[dict[str, Any]]:
    """What a seat is told of an action, up to the first thing hidden from it that it learns."""
    told: list[dict[str, Any]] = []
    for event in state.narrate(action)[1]:
        if event.reveals_to(seat):
            return [*told, {"kind": event.kind, "clause": event.clause}]
        told.append(event.seen_by(seat))
    return told


def test_who_has_peeked_never_doubts_what_he_saw() -> None:
    rng, draws = Random(5), np.random.default_rng(5)
    checked = 0
    for state in islice(some_states(rng, 3), 80):
        true = state.position()
        for seat, cells in enumerate(true["known"]):
            world = state.belief(seat).sample(draws).position()
            assert all(world["cards"][cell] == true["cards"][cell] for cell in cells)
            checked += len(cells)
    assert checked > 50


@pytest.mark.parametrize("seats", [2, 6])
def test_a_spectator_knows_what_lies_open_and_nothing_else(seats: int) -> None:
    state = load(seats).start(4)
    worlds = {tuple(lying_in(state.belief(None).sample(n).position()).items()) for n in range(30)}
    assert len(worlds) == 30


def test_the_tensor_settles_what_is_legal() -> None:
    rng, game = Random(4), load(4)
    game.warm()
    legal: dict[bytes, tuple[str, ...]] = {}
    for _ in range(60):
        state = game.position(some_position(rng, 4, dict(game.options)), seed=1)
        for _ in range(20):
            if state.to_play is None:
                break
            told = state.tensor(state.to_play).tobytes()
            assert legal.setdefault(told, state.legal) == state.legal
            state = state.play(some_action(rng, list(state.legal)))
    assert len(legal) > 600
