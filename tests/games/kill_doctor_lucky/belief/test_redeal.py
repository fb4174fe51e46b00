"""What a seat of Kill Doctor Lucky holds possible: worlds it cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pytest

from diablerie import Game, State
from tests.games.worlds import compare_worlds
from tests.settings import many

from ..crafted import some_action, some_position
from ..house import House, printed_house, read_house
from ..lodge import LODGE
from ..table import every_card, load, place
from ..worlds import explained

WORLDS = many(1_500, soaking=3_000)
"""So many worlds are drawn for each number of seats."""

RESHUFFLED_SHARE = 0.4
STRIDE = 5
LONGEST = 120


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_a_seat_cannot_tell_the_worlds_it_holds_possible_from_the_true_one(seats: int) -> None:
    rng, draws = Random(seats), np.random.default_rng(seats)
    worlds = reshuffled = 0
    for state in some_states(rng, seats):
        true = state.position()
        assert explained(true), true
        for seat in (*range(seats), None):
            world = state.belief(seat).sample(draws)
            compare(state, true, world, seat)
            worlds += 1
            reshuffled += true["reshuffled"] is not None
        if worlds >= WORLDS:
            break
    assert reshuffled >= RESHUFFLED_SHARE * worlds


def compare(state: State, true: dict[str, Any], world: State, seat: int | None) -> None:
    """All that a seat receives is the same in both, and the possible world is possible."""
    other = world.position()
    assert world.view(seat) == state.view(seat)
    assert every_card(other) == every_card(true)
    assert explained(other), f"{true} {other}"
    if seat is not None:
        assert other["hands"][seat] == true["hands"][seat]
        assert np.array_equal(world.tensor(seat), state.tensor(seat))
    if seat is not None and seat == state.to_play:
        assert world.legal == state.legal


def some_states(rng: Random, seats: int) -> Iterator[State]:
    """States of random games, most of them begun where the draw pile is small or was made anew."""
    while True:
        remove_f3 = rng.random() < 0.3
        game, house = load(seats, remove_f3=remove_f3), printed_house()
        if seats <= 3 and rng.random() < 0.5:
            game, house, remove_f3 = load(seats, mansion=LODGE), read_house(LODGE), False
        game.warm()
        yield from some_game(rng, game, house, remove_f3)


def some_game(rng: Random, game: Game, house: House, remove_f3: bool) -> Iterator[State]:
    state = game.start(rng.randrange(1 << 30))
    if rng.random() < 0.9:
        state = game.position(some_position(rng, house, game.seats, remove_f3), seed=1)
    for ply in range(LONGEST):
        if state.is_over:
            return
        if ply % STRIDE == 0:
            yield state
        state = state.play(some_action(rng, list(state.legal)))


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_no_channel_tells_the_worlds_apart_that_a_seat_holds_possible(seats: int) -> None:
    rng, draws = Random(seats), np.random.default_rng(seats)
    acted = 0
    for state in islice(some_states(rng, seats), 120):
        acted += compare_worlds(rng, draws, state, seen)
    assert acted > 120


def seen(state: State, action: str, seat: int | None) -> list[dict[str, Any]]:
    """What a seat is told of an action, up to a card that it draws itself or the end of the game."""
    told: list[dict[str, Any]] = []
    for event in state.narrate(action)[1]:
        if event.kind in ("draw", "game-over") and event.reveals_to(seat):
            return [*told, {"kind": event.kind, "clause": event.clause}]
        told.append(event.seen_by(seat))
    return told


def test_the_check_of_these_tests_knows_an_impossible_world() -> None:
    document = {
        "hands": [["room:armory"], ["move1", "move1"]],
        "draw": ["weapon:trowel"],
        "discard": ["move1"],
        "reshuffled": {
            "cards": ["move1", "move1", "room:armory", "weapon:trowel"],
            "drawn": [1, 1],
        },
    }
    assert explained(document)
    assert not explained({**document, "discard": []})
    assert not explained(
        {**document, "hands": [["room:armory", "move1"], ["move1"]], "discard": []}
    )
    assert not explained({**document, "draw": ["room:foyer"]})
    assert not explained(
        {**document, "hands": [["move1"], ["room:armory", "move1"]], "discard": []}
    )


def test_the_tensor_tells_a_card_that_has_moved_from_one_that_has_not() -> None:
    document = {"phase": "moving", "card_played": True, "discard": ["move2", "move3"]}
    cards: list[dict[str, Any]] = [
        {"card": "move2", "who": "me", "left": 2, "moved": False},
        {"card": "move3", "who": "me", "left": 2, "moved": True},
    ]
    fresh, stepped = (place(lucky="kitchen", **document, moving=card) for card in cards)
    assert set(stepped.legal) - set(fresh.legal) == {"halt"}
    assert not np.array_equal(fresh.tensor(0), stepped.tensor(0))


def test_the_tensor_settles_what_is_legal() -> None:
    rng = Random(4)
    legal: dict[bytes, tuple[str, ...]] = {}
    for state in islice(some_states(rng, 2), 1_500):
        if state.to_play is not None and state.game.options["mansion"] is not None:
            told = state.tensor(state.to_play).tobytes()
            assert legal.setdefault(told, state.legal) == state.legal
    assert len(legal) > 300
