"""Late positions of Teufel Teufel in which all worlds that a seat holds possible can be counted."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from diablerie import State
from diablerie.secrecy import misfits
from tests.games.playing import play

from ..table import FULL, all_up_but, place
from ..worlds import hidden_from, lying_in, possible_arrangements

World = tuple[tuple[str, ...], tuple[str, ...]]
"""What lies in the cells a seat does not know, and what is in hand: before the mixing in no order."""

FALSE_ALARM = 1e-4
"""The chance of one."""

WATCHERS = (0, 1, 2, None)
SLEDS = ["d3", "g6", "a7"]
EMPTY = ("a1", "g1", "b4")


def small(hidden: str, **more: Any) -> State:
    """Three seats; these cards lie hidden in row 6 and 7, all others face up."""
    cells = ("b6", "c6", "d6", "e6", "b7", "c7", "d7", "e7")
    down = dict(zip(cells, hidden.split(), strict=False))
    up = more.pop("up", {})
    return place(
        **{"sleds": SLEDS, "cards": all_up_but(down, up, empty=EMPTY), "possessed": [True], **more}
    )


def statement(cells: str, cards: str, known_to: list[int] | None = None) -> dict[str, Any]:
    return {"cells": cells.split(), "cards": cards.split(), "known_to": known_to}


def world_of(lying: dict[str, str], places: tuple[str, ...], phase: str) -> World:
    board = tuple(lying[place] for place in places if not place.startswith("hand"))
    hand = tuple(lying[place] for place in places if place.startswith("hand"))
    return board, tuple(sorted(hand)) if phase == "lift" else hand


def possible_worlds(state: State, seat: int | None) -> Counter[World]:
    """Every world that a seat holds possible, and how many arrangements of the cards look like it."""
    position = state.position()
    places, phase = hidden_from(position, seat), position["phase"]
    arrangements = possible_arrangements(position, seat)
    return Counter(world_of(lying, places, phase) for lying in arrangements)


def sampled_worlds(state: State, seat: int | None, count: int) -> Counter[World]:
    state.game.warm()
    belief, rng = state.belief(seat), np.random.default_rng(7)
    position = state.position()
    places, phase = hidden_from(position, seat), position["phase"]
    drawn = (lying_in(belief.sample(rng).position()) for _ in range(count))
    return Counter(world_of(lying, places, phase) for lying in drawn)


def check(state: State, seat: int | None) -> None:
    """A seat's belief holds the worlds that are possible, no other ones, and as often as is right."""
    expected = possible_worlds(state, seat)
    sampled = sampled_worlds(state, seat, 12 * len(expected) + 250)
    assert set(sampled) == set(expected)
    assert misfits(sampled, expected, FALSE_ALARM) == []


QUIET: dict[str, State] = {
    "nothing known": small("red-A blue-B green-C white-D"),
    "copies": small("devil devil tower white-D white-E"),
    "a peeked card": small("red-A blue-B devil white-D", known=[["c6"], ["d6", "e6"], []]),
    "one hidden card": small("red-A"),
}


@pytest.mark.parametrize("name", QUIET)
@pytest.mark.parametrize("seat", WATCHERS)
def test_without_a_shuffle_every_arrangement_is_equally_likely(name: str, seat: int | None) -> None:
    check(QUIET[name], seat)


PERSONS: dict[str, State] = {
    "two among three": small(
        "red-A blue-B green-C white-D white-E", mixed=[statement("b6 c6 d6", "red-A blue-B")]
    ),
    "two statements about other cells": small(
        "red-A blue-B green-C white-D white-E",
        mixed=[statement("b6 c6", "red-A"), statement("d6 e6", "green-C")],
    ),
    "overlapping statements": small(
        "red-A blue-B green-C white-D white-E",
        mixed=[
            statement("b6 c6 d6", "red-A blue-B"),
            statement("c6 d6 e6", "green-C"),
            statement("d6 e6 b7", "white-E"),
        ],
    ),
    "two statements about one card": small(
        "red-A blue-B green-C white-D white-E",
        mixed=[statement("b6 c6 d6 e6", "red-A blue-B"), statement("b6 b7 d6", "red-A")],
    ),
    "what one seat alone knows": small(
        "red-A blue-B green-C white-D white-E",
        mixed=[
            statement("b6 c6 d6", "red-A"),
            statement("b6 c6 d6", "blue-B green-C", [1]),
            statement("c6 d6 e6", "white-D", [2]),
        ],
    ),
    "nothing left to doubt": small(
        "red-A blue-B green-C", mixed=[statement("b6", "red-A"), statement("b6 c6", "blue-B")]
    ),
    "all that went in": small(
        "red-A blue-B green-C white-D", mixed=[statement("b6 c6 d6 e6", "red-A blue-B green-C")]
    ),
    "a card peeked at since": small(
        "red-A blue-B green-C white-D white-E",
        mixed=[statement("b6 c6 d6", "red-A blue-B"), statement("c6 d6 e6", "green-C")],
        known=[["c6"], ["e6"], ["b6", "b7"]],
    ),
}


@pytest.mark.parametrize("name", PERSONS)
@pytest.mark.parametrize("seat", WATCHERS)
def test_what_statements_say_of_persons_is_kept_to(name: str, seat: int | None) -> None:
    check(PERSONS[name], seat)


COPIES: dict[str, State] = {
    "one devil of three": small(
        "devil devil devil white-D white-E", mixed=[statement("b6 e6", "devil")]
    ),
    "two devils of three": small(
        "devil devil devil white-D white-E", mixed=[statement("b6 c6 e6", "devil devil")]
    ),
    "devils and a tower": small(
        "devil devil tower tower white-E", mixed=[statement("b6 d6 b7", "devil tower")]
    ),
    "one devil or two": small(
        "devil devil devil white-D white-E",
        mixed=[statement("b6 c6 e6", "devil"), statement("c6 d6 b7", "devil")],
    ),
    "more and fewer devils": small(
        "devil devil devil white-C white-D white-E",
        mixed=[statement("b6 c6 d6 e6", "devil devil"), statement("c6 c7", "devil")],
    ),
    "devils that one seat alone knows": small(
        "devil devil tower white-D white-E",
        mixed=[statement("b6 c6 e6", "devil"), statement("b6 c6 d6", "devil tower", [1])],
    ),
    "persons in the way": small(
        "devil devil red-A blue-B white-E",
        mixed=[
            statement("b6 c6 d6", "devil red-A"),
            statement("d6 e6", "blue-B"),
            statement("b6 d6 b7", "devil"),
        ],
    ),
    "a devil peeked at since": small(
        "devil devil devil white-D white-E",
        mixed=[statement("b6 c6 e6", "devil devil"), statement("c6 b7 d6", "devil")],
        known=[["c6"], ["d6"], ["b6", "c6"]],
    ),
    "towers twice": small(
        "tower tower devil white-D white-E",
        mixed=[statement("b6 d6", "tower"), statement("c6 d6 e6", "tower devil")],
    ),
}


@pytest.mark.parametrize("name", COPIES)
@pytest.mark.parametrize("seat", WATCHERS)
def test_of_copies_at_least_as_many_as_named_lie_there(name: str, seat: int | None) -> None:
    check(COPIES[name], seat)


def shuffled(hidden: str, moves: str, **more: Any) -> State:
    """In the middle of a shuffle, or after it, of hidden cards and of the open c1 (a devil) and d1."""
    up = {"c1": "devil", "d1": "red-F"}
    return play(small(hidden, **{"up": up, **more}), moves)


SHUFFLES: dict[str, State] = {
    "one lifted": shuffled("red-A blue-B green-C white-D", "lift:c6"),
    "two lifted": shuffled("red-A blue-B green-C white-D", "lift:c6 lift:d1"),
    "an open devil lifted": shuffled("devil blue-B tower white-D", "lift:c1 lift:b6 lift:c6"),
    "peeked cards lifted": shuffled(
        "red-A blue-B green-C white-D", "lift:b6 lift:c6 lift:d1", known=[["b6"], ["b6", "e6"], []]
    ),
    "an open and a peeked devil lifted": shuffled(
        "devil devil blue-B white-D", "lift:c1 lift:b6 lift:d6", known=[["b6"], [], ["c6"]]
    ),
    "one laid": shuffled("red-A blue-B green-C white-D", "lift:c6 lift:d1 lift:b6 lay:a1"),
    "two laid": shuffled(
        "devil blue-B green-C white-D", "lift:c1 lift:d1 lift:b6 lay:a1 lay:c1",
        known=[[], ["b6"], ["c6"]],
    ),
    "an open and a peeked devil, one laid": shuffled(
        "devil devil blue-B white-D", "lift:c1 lift:b6 lift:d6 lay:b6", known=[["b6"], [], ["c6"]]
    ),
    "all laid": shuffled(
        "devil blue-B green-C white-D", "lift:c1 lift:d1 lift:b6 lay:a1 lay:c1 lay:g1",
        known=[[], ["b6"], ["c6"]],
    ),
    "an older statement, lifted": shuffled(
        "red-A blue-B green-C white-D", "lift:c6 lift:d1",
        mixed=[statement("b6 c6", "blue-B"), statement("d6 e6", "white-D", [1])],
    ),
    "older statements, one laid": shuffled(
        "red-A devil green-C white-D", "lift:c6 lift:d1 lay:g1",
        mixed=[statement("b6 c6", "devil"), statement("c6 d6", "green-C", [2])],
    ),
    "older statements, all laid": shuffled(
        "red-A devil green-C white-D", "lift:c6 lift:d1 lay:g1 lay:c6",
        mixed=[statement("b6 c6", "devil"), statement("c6 d6", "green-C", [2])],
        known=[[], ["c6"], []],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", SHUFFLES)
@pytest.mark.parametrize("seat", WATCHERS)
def test_during_a_shuffle_and_after_it(name: str, seat: int | None) -> None:
    check(SHUFFLES[name], seat)


def test_two_shuffles_one_after_the_other() -> None:
    state = shuffled("blue-B green-C white-D", "lift:c1 lift:b6 lay:b6 lay:c1")
    state = play(state.game.position({**state.position(), "to_play": 0, "turn_of": 0}, seed=3),
                 "lift:c1 lift:d1 lay:a1 lay:c1")  # fmt: skip
    assert len(state.position()["mixed"]) == 2
    for seat in WATCHERS:
        check(state, seat)


def test_who_has_left_believes_like_anybody_else() -> None:
    state = small(
        "devil devil blue-B white-D",
        sleds=[None, "g6", "a7"],
        letters=[FULL],
        possessed=[],
        left=[0],
        mixed=[statement("b6 c6 d6", "devil devil")],
        known=[["d6"], [], []],
    )
    for seat in WATCHERS:
        check(state, seat)


@pytest.mark.parametrize("seat", WATCHERS)
def test_a_belief_forgets_what_the_seat_cannot_know(seat: int | None) -> None:
    for state in (*COPIES.values(), *SHUFFLES.values()):
        belief = state.belief(seat)
        for draw in range(5):
            assert belief.sample(draw).belief(seat).world.tobytes() == belief.world.tobytes()


def test_once_the_game_is_over_there_is_but_one_world() -> None:
    state = place(sleds=["c3"], letters=["ABCDE"], up={"d3": "red-F"})
    over = play(state, "go:d3")
    assert over.belief(0).sample(3) == over == over.belief(None).sample(4)
