"""Who knows what in Teufel Teufel: section 5 of the rules, and TT-37a. Named by clause."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from diablerie import State
from tests.games.playing import play

from ..slow_board import DECK
from ..table import FULL, all_up_but, place


def statement(cells: str, cards: str, known_to: list[int] | None = None) -> dict[str, Any]:
    return {"cells": cells.split(), "cards": cards.split(), "known_to": known_to}


def mixed(state: State) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = state.position()["mixed"]
    return found


def shuffling(**more: Any) -> State:
    """Red on c3, possessed; in row 1 two cards face up and three hidden, of which seats 0 and 2 know one."""
    return place(
        **{
            "sleds": ["c3", "g6", "a7"],
            "possessed": [True],
            "up": {"d1": "red-B", "e1": "devil"},
            "down": {"b1": "white-A", "c1": "tower", "f1": "white-C"},
            "known": [["b1"], [], ["b1", "c1"]],
            **more,
        }
    )


# Peeked cards


def test_a_peeked_card_is_known_to_who_peeked_alone() -> None:
    state = shuffling()
    assert state.view(0)["cards"]["b1"] == {"card": "white-A", "up": False}
    assert state.view(2)["cards"]["c1"] == {"card": "tower", "up": False}
    for seat in (1, None):
        assert state.view(seat)["cards"]["b1"] == {"card": None, "up": False}
    for seat in (0, 1, 2, None):
        assert state.view(seat)["known"] == [["b1"], [], ["b1", "c1"]]


def test_a_peeked_card_is_followed_through_swaps() -> None:
    after = play(shuffling(), "swap:b1 with:g2")
    assert after.position()["known"] == [["g2"], [], ["c1", "g2"]]
    assert after.view(0)["cards"]["g2"] == {"card": "white-A", "up": False}
    assert after.view(0)["cards"]["b1"] == {"card": None, "up": False}
    both = play(shuffling(), "swap:b1 with:c1")
    assert both.position()["known"] == [["c1"], [], ["b1", "c1"]]


def test_a_peeked_card_turned_up_is_known_to_all() -> None:
    state = place(sleds=["c3"], down={"d3": "white-D"}, known=[["d3"], ["d3"]])
    assert play(state, "go:d3").position()["known"] == [[], []]


def test_a_peeked_card_is_lost_in_a_shuffle() -> None:
    lifted = play(shuffling(), "lift:b1 lift:c1")
    position = lifted.position()
    assert position["known"] == [[], [], []]
    assert position["lifted_known"] == [["white-A"], [], ["tower", "white-A"]]
    assert lifted.view(0)["lifted_known"] == ["white-A"]
    assert lifted.view(1)["lifted_known"] == lifted.view(None)["lifted_known"] == []
    after = play(lifted, "lay:b1 lay:c1")
    assert after.position()["known"] == after.position()["lifted_known"] == [[], [], []]
    assert after.view(0)["cards"]["b1"]["card"] is None


def test_who_has_left_keeps_what_he_has_seen() -> None:
    state = place(
        sleds=["c3", "g6", "a7"], letters=["ABCDE"], up={"d3": "red-F"}, known=[["e5"], [], []]
    )
    after = play(state, "go:d3")
    assert after.position()["left"] == [0]
    assert after.position()["known"] == [["e5"], [], []]
    assert after.view(0)["cards"]["e5"]["card"] is not None


def test_all_but_what_lies_open_or_was_peeked_at_is_unseen() -> None:
    state = shuffling()
    seen = {0: ["red-B", "devil", "white-A"], 1: ["red-B", "devil"], None: ["red-B", "devil"]}
    for seat, cards in seen.items():
        assert Counter(state.view(seat)["unseen"]) == Counter(DECK) - Counter(cards)


def test_lifted_cards_cannot_be_placed_by_anybody() -> None:
    unseen = play(shuffling(), "lift:b1 lift:d1").view(0)["unseen"]
    assert unseen["white-A"] == unseen["red-B"] == 1


def test_once_the_game_is_over_all_cards_are_named() -> None:
    state = place(sleds=["c3"], letters=["ABCDE"], up={"d3": "red-F"}, down={"e5": "tower"})
    over = play(state, "go:d3")
    for seat in (0, 1, None):
        assert over.view(seat)["cards"]["e5"] == {"card": "tower", "up": False}


# TT-37a: what a shuffle leaves known


def test_tt_37a_all_know_which_open_cards_went_in() -> None:
    after = play(shuffling(), "lift:d1 lift:e1 lift:f1 lay:g1 lay:d1 lay:f1")
    assert mixed(after) == [statement("d1 f1 g1", "devil red-B")]
    for seat in (0, 1, 2, None):
        assert after.view(seat)["mixed"] == [
            {"cells": ["d1", "f1", "g1"], "cards": ["devil", "red-B"], "private": False}
        ]


def test_tt_37a_who_had_peeked_knows_what_he_saw_go_in() -> None:
    after = play(shuffling(), "lift:d1 lift:b1 lift:c1 lay:g1 lay:b1 lay:c1")
    cells = "b1 c1 g1"
    assert mixed(after) == [
        statement(cells, "red-B"),
        statement(cells, "white-A", [0]),
        statement(cells, "tower white-A", [2]),
    ]
    public = {"cells": cells.split(), "cards": ["red-B"], "private": False}
    own = {"cells": cells.split(), "cards": ["tower", "white-A"], "private": True}
    assert after.view(2)["mixed"] == [public, own]
    assert after.view(1)["mixed"] == after.view(None)["mixed"] == [public]


def test_tt_37a_a_shuffle_of_unknown_cards_states_nothing() -> None:
    assert mixed(play(shuffling(), "lift:f1 lift:f2 lay:f1 lay:f2")) == []


def test_tt_37a_statements_change_with_the_last_lay_only() -> None:
    older = [statement("b1 f1", "white-A")]
    state = shuffling(mixed=older)
    for moves in ("lift:d1", "lift:d1 lift:b1", "lift:d1 lift:b1 lay:g1"):
        assert mixed(play(state, moves)) == older
    assert len(mixed(play(state, "lift:d1 lift:b1 lay:g1 lay:d1"))) == 4


def test_tt_37a_lifted_cells_of_an_older_statement_give_way_to_the_cells_laid() -> None:
    state = shuffling(mixed=[statement("b1 f1", "white-C"), statement("c1 f2", "tower")])
    after = play(state, "lift:f1 lift:f3 lay:g1 lay:a1")
    assert mixed(after) == [statement("a1 b1 g1", "white-C"), statement("c1 f2", "tower")]


def test_tt_37a_statements_are_never_merged() -> None:
    state = shuffling(mixed=[statement("b1 f1", "white-A")], known=[[], [], []])
    after = play(state, "lift:b1 lift:d1 lay:b1 lay:d1")
    assert mixed(after) == [statement("b1 d1 f1", "white-A"), statement("b1 d1", "red-B")]


def test_tt_37a_swaps_rename_cells() -> None:
    state = shuffling(mixed=[statement("b1 f1", "white-A"), statement("b1 g2", "white-A", [1])])
    after = play(state, "swap:b1 with:g2")
    assert mixed(after) == [statement("f1 g2", "white-A"), statement("b1 g2", "white-A", [1])]
    open_one = play(state, "swap:d1 with:f1")
    assert mixed(open_one)[0] == statement("b1 d1", "white-A")


def turning_up(card: str, statements: list[dict[str, Any]], **more: Any) -> State:
    """Red beside d3 where a hidden card is about to be turned up."""
    down = {"d3": card, "d2": "devil", "d1": "white-A", "e3": "tower"}
    return play(place(sleds=["c3"], down=down, mixed=statements, **more), "go:d3")


def test_tt_37a_a_card_turned_up_leaves_the_statements_that_name_it() -> None:
    statements = [
        statement("d1 d2 d3", "devil white-B"),
        statement("d1 d3", "white-A"),
        statement("d1 d2", "devil white-A", [1]),
    ]
    after = turning_up("white-B", statements)
    assert mixed(after) == [
        statement("d1 d2", "devil"),
        statement("d1", "white-A"),
        statement("d1 d2", "devil white-A", [1]),
    ]


def test_tt_37a_of_several_copies_only_one_leaves() -> None:
    after = turning_up("devil", [statement("d1 d2 d3", "devil devil"), statement("d1 d2", "devil")])
    assert mixed(after) == [statement("d1 d2", "devil"), statement("d1 d2", "devil")]


def test_tt_37a_a_statement_without_cards_is_dropped() -> None:
    after = turning_up("white-B", [statement("d1 d3", "white-B"), statement("d3", "white-B", [0])])
    assert mixed(after) == []


def test_tt_37a_turning_up_by_who_has_left_counts_too() -> None:
    cards = all_up_but({"b2": "blue-A", "f2": "green-B", "f6": "white-C", "e6": "white-D"})
    state = place(
        sleds=[None, "g1", "g7"],
        letters=[FULL],
        left=[0],
        cards=cards,
        mixed=[statement("b2 e6 f2", "blue-A white-D")],
        known=[[], ["b2"], []],
    )
    after = play(state, "reveal:b2")
    assert mixed(after) == [statement("e6 f2", "white-D")]
    assert after.position()["known"] == [[], [], []]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_shuffle_is_told_to_all_alike(seat: int | None) -> None:
    state = play(shuffling(), "lift:d1 lift:b1")
    for action in ("lay:g1", "lay:d1"):
        state, events = state.narrate(action)
        for event in events:
            assert event.seen_by(seat) == event.seen_by(None)
            assert not event.reveals
