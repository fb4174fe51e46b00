"""What a search of Teufel Teufel leaves out: longer ways to a cell, and all but one of those as short."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest
from numpy.typing import NDArray

import diablerie
from diablerie import Game, State
from diablerie.games.teufel_teufel.state import CELLS, GO_TO, MOVING, TURN

from ...bots.positions import priors

GAMES = 12
LONGEST = 500


def steps(mask: NDArray[np.uint8]) -> list[int]:
    """The steps among the actions of a mask."""
    return [int(each) for each in np.flatnonzero(mask) if GO_TO <= each < GO_TO + CELLS]


def kept(state: State, trail: int) -> tuple[list[int], int]:
    """The steps that are not left out, and the trail for what follows."""
    game, mask = state.game, np.asarray(state.mask).copy()
    trail = game.rules.drop_duplicates(game.tables, state.record, -1, trail, mask)
    return steps(mask), trail


def goes_on(before: State, after: State) -> bool:
    """Whether a step led over an open cell: what is turned up makes all ways from there new ones."""
    if after.to_play != before.to_play or after.record.phase != MOVING:
        return False
    return bool((after.record.up == before.record.up).all())


def begins_over_open_card(state: State) -> bool:
    """Whether one can step onto a card that lies face up: afterwards nobody sees that it did already."""
    return any(state.record.up[step - GO_TO] for step in steps(np.asarray(state.mask)))


def reached(start: State) -> set[int]:
    """The steps that any way of this move leads to."""
    found: set[int] = set()
    waiting = [start]
    for state in waiting:
        for step in steps(np.asarray(state.mask)):
            if step not in found:
                found.add(step)
                after = state.play(state.game.action(step))
                waiting += [after] * goes_on(state, after)
    return found


def reached_by_what_is_kept(start: State) -> Counter[int]:
    """How often a step is come to by ways of which none is left out."""
    found: Counter[int] = Counter()
    waiting = [(start, 0)]
    for state, before in waiting:
        left, trail = kept(state, before)
        for step in left:
            found[step] += 1
            after = state.play(state.game.action(step))
            waiting += [(after, trail)] * goes_on(state, after)
    return found


def beginnings(game: Game) -> Iterator[State]:
    """Positions at the beginning of turns, of games played by what comes to mind."""
    rng = np.random.default_rng(1)
    for _ in range(GAMES):
        state = game.start(int(rng.integers(1 << 30)))
        for _ in range(LONGEST):
            if state.is_over:
                break
            if state.record.phase == TURN and rng.random() < 0.2:
                yield state
            weights = priors(state).astype(float)
            state = state.play(
                game.action(int(rng.choice(len(weights), p=weights / weights.sum())))
            )


@pytest.mark.parametrize("seats", [2, 4])
def test_every_cell_is_come_to_by_one_way_alone(seats: int) -> None:
    flights = 0
    for state in beginnings(diablerie.load("teufel-teufel", seats=seats)):
        found = reached_by_what_is_kept(state)
        assert set(found) == reached(state)
        if not begins_over_open_card(state):
            assert set(found.values()) <= {1}
            flights += int(state.record.possessed[state.to_play])
    assert flights >= 5


def test_what_is_turned_up_on_the_way_makes_ways_anew() -> None:
    """Over c3, a letter one has, b3 is another position than by b4: a card lies face up there."""
    game = diablerie.load("teufel-teufel", seats=2)
    lying = {
        "c3": {"card": "blue-A", "up": False},
        "a1": {"card": "red-B", "up": False},
        "g7": {"card": "red-C", "up": False},
    }
    start = game.position(
        {"to_play": 0, "sleds": ["c4", "g1"], "letters": ["A", ""], "cards": lying}
    )
    first, trail = kept(start, 0)
    assert {game.action(step) for step in first} == {"go:b4", "go:c3", "go:c5"}
    by_b4, _ = kept(start.play("go:b4"), trail)
    assert "go:b3" in {game.action(step) for step in by_b4}
    by_c3, _ = kept(start.play("go:c3"), trail)
    assert {game.action(step) for step in by_c3} == {"go:b3", "go:c2", "go:d3", "go:c4"}
