"""Position documents of Teufel Teufel: what may be left out, and that nothing is lost."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.games.playing import play

from ..crafted import at_rest, some_action, some_options, some_position
from ..slow_board import CELLS, CENTRE, DECK, MARKED
from ..slow_table import KEYS
from ..table import FULL, load

GAME = load(3)
SLEDS = ["c3", "g6", "a7"]
ORDINARY = set(CELLS) - {CENTRE, *MARKED}


def names(position: dict[str, Any]) -> Counter[str]:
    """All cards of a position, on the board and in hand."""
    lying = [card["card"] for card in position["cards"].values()]
    return Counter([*lying, *position["lifted"]])


def test_an_empty_document_is_a_new_game() -> None:
    position = GAME.position({}, seed=5).position()
    assert set(position) == set(KEYS)
    assert position == {
        **at_rest(3),
        "to_play": 0,
        "turn_of": 0,
        "turn": 1,
        "phase": "place",
        "sleds": [None] * 3,
        "letters": [""] * 3,
        "possessed": [False] * 3,
        "left": [],
        "cards": position["cards"],
        "known": [[], [], []],
        "mixed": [],
    }
    assert set(position["cards"]) == ORDINARY
    assert names(position) == Counter(DECK)


def test_an_empty_document_begins_with_the_first_player() -> None:
    position = load(3, first_player=2).position({}, seed=1).position()
    assert (position["to_play"], position["turn_of"]) == (2, 2)


def test_the_seed_settles_what_is_left_to_chance_then_and_later() -> None:
    document = {"sleds": SLEDS, "possessed": [True, False, False]}
    first, second, other = (GAME.position(document, seed=seed) for seed in (1, 1, 2))
    assert first.position() == second.position() != other.position()
    assert first.record.tobytes() == second.record.tobytes()
    shuffle = "lift:a2 lift:b2 lift:c2 lift:d2 lay:a2 lay:b2 lay:c2 lay:d2"
    assert play(first, shuffle) == play(second, shuffle)


def test_with_all_sleds_placed_a_turn_begins() -> None:
    position = GAME.position({"sleds": SLEDS}, seed=1).position()
    assert (position["phase"], position["to_play"], position["turn_of"]) == ("turn", 0, 0)


def test_while_a_sled_is_not_placed_it_is_placed() -> None:
    position = GAME.position({"sleds": ["c3", None, None], "to_play": 1}, seed=1).position()
    assert (position["phase"], position["to_play"], position["turn_of"]) == ("place", 1, 1)


def test_who_has_left_turns_cards_up() -> None:
    document = {"sleds": [None, "c3", "g6"], "left": [0], "letters": [FULL, "", ""], "to_play": 0}
    assert GAME.position(document, seed=1).position()["phase"] == "reveal"
    assert GAME.position({**document, "to_play": 1}, seed=1).position()["phase"] == "turn"


@pytest.mark.parametrize("key", ["to_play", "turn_of"])
def test_to_play_and_turn_of_stand_for_one_another(key: str) -> None:
    position = GAME.position({"sleds": SLEDS, key: 2}, seed=1).position()
    assert (position["to_play"], position["turn_of"]) == (2, 2)


def test_cards_not_given_are_dealt_over_the_ordinary_cells() -> None:
    position = GAME.position({"sleds": SLEDS}, seed=1).position()
    assert set(position["cards"]) == ORDINARY
    assert names(position) == Counter(DECK)


def test_the_rest_of_the_cards_is_dealt_over_the_rest_of_the_cells() -> None:
    given = {"d3": {"card": "red-B", "up": True}, "e3": {"card": "devil", "up": False}}
    layouts = []
    for seed in (1, 2):
        position = GAME.position({"sleds": SLEDS, "cards": given}, seed=seed).position()
        assert {cell: position["cards"][cell] for cell in given} == given
        assert set(position["cards"]) == ORDINARY
        assert names(position) == Counter(DECK)
        assert sum(card["up"] for card in position["cards"].values()) == 1
        layouts.append(position["cards"])
    assert layouts[0] != layouts[1]


def test_with_fewer_cards_than_cells_chance_leaves_some_empty() -> None:
    on_marks = {"a1": {"card": "red-B", "up": True}, "g1": {"card": "devil", "up": False}}
    empty = set()
    for seed in range(20):
        document = {"sleds": SLEDS, "cards": on_marks}
        position = GAME.position(document, seed=seed).position()
        missing = ORDINARY - set(position["cards"])
        assert (len(missing), names(position)) == (2, Counter(DECK))
        empty |= missing
    assert len(empty) > 10


def test_a_cell_given_as_null_is_empty() -> None:
    given = {"d3": None, "a1": {"card": "red-B", "up": False}}
    position = GAME.position({"sleds": SLEDS, "cards": given}, seed=1).position()
    assert set(position["cards"]) == ORDINARY - {"d3"} | {"a1"}


def test_a_marked_cell_given_as_null_is_empty_as_it_would_be_anyway() -> None:
    position = GAME.position({"sleds": SLEDS, "cards": {"a1": None}}, seed=1).position()
    assert set(position["cards"]) == ORDINARY


def test_other_marked_cells_are_the_ones_left_empty() -> None:
    game = load(3, marked="a2 b2 c2 d2 e2 f2")
    position = game.position({"sleds": SLEDS}, seed=1).position()
    assert set(CELLS) - set(position["cards"]) == {CENTRE, "a2", "b2", "c2", "d2", "e2", "f2"}


def test_lifted_cards_are_not_dealt() -> None:
    document = {
        "sleds": SLEDS,
        "possessed": [True, False, False],
        "phase": "lift",
        "lifted": ["devil", "red-A"],
        "lifted_from": ["d1", "e1"],
        "cards": {"d1": None, "e1": None},
    }
    position = GAME.position(document, seed=1).position()
    assert names(position) == Counter(DECK)
    assert Counter(card["card"] for card in position["cards"].values())["devil"] == 3
    assert set(position["cards"]) == ORDINARY - {"d1", "e1"}


def test_letters_are_sorted() -> None:
    document = {"sleds": SLEDS, "letters": ["CAB", "", ""]}
    assert GAME.position(document, seed=1).position()["letters"][0] == "ABC"


def test_cells_and_cards_of_the_document_are_sorted() -> None:
    down = {"d3": {"card": "red-B", "up": False}, "a2": {"card": "devil", "up": False}}
    document = {
        "sleds": SLEDS,
        "cards": down,
        "known": [["d3", "a2"], [], []],
        "mixed": [{"cells": ["d3", "a2"], "cards": ["red-B", "devil"], "known_to": None}],
    }
    position = GAME.position(document, seed=1).position()
    assert position["known"][0] == ["a2", "d3"]
    assert position["mixed"] == [
        {"cells": ["a2", "d3"], "cards": ["devil", "red-B"], "known_to": None}
    ]


@pytest.mark.parametrize(
    ("reason", "left", "ranking"),
    [
        ("judgement", [], [[0, 1, 2]]),
        ("judgement", [1], [[1], [0, 2]]),
        ("max_turns", [2], [[2], [0, 1]]),
        ("last_one", [2, 0], [[2], [0], [1]]),
    ],
)
def test_a_game_that_is_over(reason: str, left: list[int], ranking: list[list[int]]) -> None:
    document: dict[str, Any] = {
        "to_play": None,
        "turn_of": None,
        "phase": "over",
        "turn": 1000,
        "sleds": [None if seat in left else SLEDS[seat] for seat in range(3)],
        "letters": [FULL if seat in left else "" for seat in range(3)],
        "left": left,
        "outcome": {"reason": reason, "ranking": ranking},
    }
    if reason == "judgement":
        on_cells = zip(sorted(ORDINARY), DECK, strict=True)
        document["cards"] = {cell: {"card": card, "up": True} for cell, card in on_cells}
    state = GAME.position(document, seed=1)
    position = state.position()
    assert {key: position[key] for key in document} == document
    assert state.is_over
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.ranking) == (reason, tuple(map(tuple, ranking)))
    assert state.outcome.winner == (left[0] if left else None)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_every_position_survives_the_way_through_json(seats: int) -> None:
    rng = Random(seats)
    for _ in range(60):
        options = some_options(rng, seats)
        game = load(seats, **options)
        document = some_position(rng, seats, options)
        state = game.position(json.loads(json.dumps(document)), seed=1)
        assert state.position() == document
        assert game.position(state.position(), seed=2) == state


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_positions_in_the_middle_of_a_turn_survive_too(seats: int) -> None:
    rng = Random(seats)
    phases: Counter[str] = Counter()
    for _ in range(16):
        options = some_options(rng, seats)
        game = load(seats, **options)
        game.warm()
        state = game.position(some_position(rng, seats, options), seed=1)
        for _ in range(40):
            document = json.loads(json.dumps(state.position()))
            assert game.position(document, seed=2) == state
            phases[document["phase"]] += 1
            if state.is_over:
                break
            state = state.play(some_action(rng, list(state.legal)))
    assert {"turn", "moving", "swap", "lift", "lay", "tower", "lose"} <= set(phases)
