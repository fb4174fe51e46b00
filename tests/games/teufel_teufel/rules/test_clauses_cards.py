"""Swapping and shuffling cards in Teufel Teufel (TT-34 to TT-37). Named by clause."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from diablerie import State
from tests.games.playing import facts, play, refusal, refused, told

from ..slow_board import CELLS, CENTRE
from ..table import load, place, targets

NEXT = ("TT-07", "turn", {"seat": 1, "turn": 2})

# TT-34: swaps


def swapping(**more: Any) -> State:
    """Red on c3; a red card and others face up, two hidden ones."""
    return place(
        **{
            "sleds": ["c3", "g6"],
            "up": {"d1": "red-B", "d2": "blue-C", "d5": "devil", "d6": "tower"},
            "down": {"e1": "white-A", "e2": "white-B"},
            **more,
        }
    )


def test_tt_34_two_hidden_cards_exchange_places() -> None:
    state = swapping()
    assert facts(state, "swap:e1 with:e2") == [
        ("TT-34", "swap-begins", {"seat": 0, "cell": "e1"}),
        ("TT-34", "swap", {"seat": 0, "from": "e1", "to": "e2"}),
        NEXT,
    ]
    after = play(state, "swap:e1 with:e2").position()["cards"]
    assert after["e1"] == {"card": "white-B", "up": False}
    assert after["e2"] == {"card": "white-A", "up": False}


def test_tt_34_a_card_of_ones_own_stays_face_up_and_a_hidden_one_hidden() -> None:
    after = play(swapping(), "swap:d1 with:e2").position()["cards"]
    assert after["e2"] == {"card": "red-B", "up": True}
    assert after["d1"] == {"card": "white-B", "up": False}


def test_tt_34_the_first_card_is_chosen_then_the_second() -> None:
    chosen = play(swapping(), "swap:e1")
    assert facts(swapping(), "swap:e1") == [("TT-34", "swap-begins", {"seat": 0, "cell": "e1"})]
    assert (chosen.position()["phase"], chosen.position()["swap"]) == ("swap", "e1")
    assert {"d1", "e2"} <= targets(chosen, "with")
    assert not {"e1", "d2", "d5", "d6"} & targets(chosen, "with")
    assert refusal(chosen, "with:e1") == ("TT-34", "34-same", {"cell": "e1"})


@pytest.mark.parametrize("side", ["up", "down"])
@pytest.mark.parametrize("sleds", [["c3", "e1"], ["e1", "g6"]])
def test_tt_34_no_card_under_a_sled_ones_own_included(side: str, sleds: list[str]) -> None:
    state = swapping(sleds=sleds, **{side: {"e1": "red-A"}})
    for action in ("swap:e1", "with:e1"):
        asked = state if action == "swap:e1" else play(state, "swap:f2")
        seat = sleds.index("e1")
        assert refusal(asked, action) == ("TT-34", "34-sled", {"cell": "e1", "seat": seat})


def test_tt_34_what_may_not_be_swapped() -> None:
    state = swapping()
    foreign = ("TT-34", "34-colour", {"cell": "d2", "card": "blue-C"})
    assert refusal(state, "swap:d2") == foreign
    assert refusal(play(state, "swap:e1"), "with:d2") == foreign
    assert refusal(state, "swap:d5") == ("TT-34", "34-special", {"cell": "d5", "card": "devil"})
    assert refusal(state, "swap:d6") == ("TT-34", "34-special", {"cell": "d6", "card": "tower"})
    assert refusal(state, "swap:a1") == ("TT-34", "34-none", {"cell": "a1"})
    assert refusal(state, "swap:d4") == ("TT-34", "34-none", {"cell": "d4"})


def test_tt_34_ones_own_colour_goes_by_the_seat() -> None:
    state = swapping(to_play=1)
    assert "swap:d2" in state.legal
    assert refused(state, "swap:d1") == "TT-34"


def test_tt_34_swapping_shows_nobody_anything() -> None:
    events = told(swapping(), "swap:e1 with:e2")
    assert not any(event.reveals or event.random for event in events)


# TT-35, TT-36: lifting and laying


def shuffling(**more: Any) -> State:
    """Red on c3, possessed; cards to shuffle in row 1 and 2."""
    return place(
        **{
            "sleds": ["c3", "g6"],
            "possessed": [True],
            "up": {"d1": "red-B", "d2": "devil"},
            "down": {"e1": "white-A", "e2": "tower", "f2": "white-C"},
            **more,
        }
    )


def test_tt_35_cards_of_any_kind_are_lifted() -> None:
    state = shuffling()
    assert {"d1", "d2", "e1", "e2", "f2"} <= targets(state, "lift")
    assert facts(state, "lift:d2 lift:e1") == [
        ("TT-35", "lifted", {"seat": 0, "cell": "d2"}),
        ("TT-35", "lifted", {"seat": 0, "cell": "e1"}),
    ]
    position = play(state, "lift:d2 lift:e1").position()
    assert (position["phase"], position["lifted"]) == ("lift", ["devil", "white-A"])
    assert (position["lifted_open"], position["lifted_from"]) == (["devil"], ["d2", "e1"])
    assert not {"d2", "e1"} & set(position["cards"])


def test_tt_35_two_to_four_cards() -> None:
    one = play(shuffling(), "lift:d1")
    assert not targets(one, "lay")
    assert refusal(one, "lay:d1") == ("TT-35", "35-two", {})
    two = play(one, "lift:d2")
    assert targets(two, "lay")
    assert targets(two, "lift")
    four = play(two, "lift:e1 lift:e2")
    assert four.position()["phase"] == "lift"
    assert not targets(four, "lift")
    assert refusal(four, "lift:f2") == ("TT-35", "35-four", {})


def test_tt_35_only_the_possessed_shuffle() -> None:
    assert refusal(shuffling(possessed=[]), "lift:d1") == ("TT-35", "35-possessed", {})


def test_tt_35_where_no_card_lies_none_is_lifted() -> None:
    assert refusal(shuffling(), "lift:a1") == ("TT-35", "35-none", {"cell": "a1"})
    assert refusal(play(shuffling(), "lift:d1"), "lift:d1") == ("TT-35", "35-none", {"cell": "d1"})


def test_tt_35_a_hidden_card_is_not_looked_at() -> None:
    state = shuffling()
    assert not any(event.reveals for event in told(state, "lift:e1 lift:e2"))
    lifted = play(state, "lift:e1 lift:e2").view(0)
    assert (lifted["lifted_size"], lifted["lifted_open"], lifted["lifted_known"]) == (2, [], [])
    assert "lifted" not in lifted


def test_tt_35_the_first_lay_mixes_the_next_ones_only_lay() -> None:
    lifted = play(shuffling(), "lift:d1 lift:d2 lift:e1")
    _, first = lifted.narrate("lay:a1")
    assert [(event.clause, event.kind, dict(event.params)) for event in first] == [
        ("TT-37", "mixed", {"seat": 0, "cards": 3}),
        ("TT-35", "laid", {"seat": 0, "cell": "a1"}),
    ]
    assert first[0].random
    laying = play(lifted, "lay:a1")
    position = laying.position()
    assert (position["phase"], position["laid"], len(position["lifted"])) == ("lay", ["a1"], 2)
    assert {action.split(":")[0] for action in laying.legal} == {"lay"}
    _, second = laying.narrate("lay:d1")
    assert [event.kind for event in second] == ["laid"]
    assert not second[0].random


def test_tt_35_the_cards_are_laid_in_their_mixed_order_face_down() -> None:
    laying = play(shuffling(), "lift:d1 lift:d2 lift:e1 lay:a1")
    waiting = laying.position()["lifted"]
    after = play(laying, "lay:d1 lay:d2").position()
    assert [after["cards"][cell] for cell in ("d1", "d2")] == [
        {"card": card, "up": False} for card in waiting
    ]
    assert (after["turn"], after["to_play"], after["lifted"]) == (2, 1, [])


def test_tt_35_the_last_lay_ends_the_turn() -> None:
    laying = play(shuffling(), "lift:d1 lift:d2 lay:a1")
    assert facts(laying, "lay:d1") == [("TT-35", "laid", {"seat": 0, "cell": "d1"}), NEXT]


def test_tt_36_cards_under_sleds_stay() -> None:
    state = shuffling(sleds=["d1", "e1"])
    assert refusal(state, "lift:d1") == ("TT-36", "36-sled", {"cell": "d1", "seat": 0})
    assert refusal(state, "lift:e1") == ("TT-36", "36-sled", {"cell": "e1", "seat": 1})
    assert refusal(play(state, "lift:d2"), "lift:e1")[1] == "36-sled"


def test_tt_36_unless_they_may_be_shuffled_too() -> None:
    state = shuffling(sleds=["d1", "e1"], options={"shuffle_under_sled": "yes"})
    lifted = play(state, "lift:d1 lift:e1")
    assert lifted.position()["lifted"] == ["red-B", "white-A"]
    assert refusal(lifted, "lay:d1") == ("TT-36", "36-occupied", {"cell": "d1", "seat": 0})


def test_tt_36_cards_are_laid_on_any_free_space() -> None:
    lifted = play(shuffling(), "lift:d1 lift:d2")
    position = lifted.position()
    free = set(CELLS) - set(position["cards"]) - set(position["sleds"]) - {CENTRE}
    assert {"d1", "d2", "a1"} <= free
    assert targets(lifted, "lay") == free
    assert refusal(lifted, "lay:e1") == ("TT-36", "36-card", {"cell": "e1"})


def test_tt_36_not_where_a_sled_or_a_laid_card_is() -> None:
    lifted = play(shuffling(sleds=["a1", "b4"]), "lift:d1 lift:d2")
    assert refusal(lifted, "lay:a1") == ("TT-36", "36-occupied", {"cell": "a1", "seat": 0})
    assert refusal(lifted, "lay:b4") == ("TT-36", "36-occupied", {"cell": "b4", "seat": 1})
    assert refusal(play(lifted, "lay:d1"), "lay:d1") == ("TT-36", "36-card", {"cell": "d1"})


@pytest.mark.parametrize("own", [True, False])
def test_tt_37_every_order_comes_up_about_equally_often(own: bool) -> None:
    card = "red-B" if own else "green-B"
    document = shuffling(up={"d1": card, "d2": "devil"}).position()
    game, count = load(2), 600
    game.warm()
    cards = [card, "devil", "white-A"]
    seen = dict.fromkeys(permutations(cards), 0)
    for seed in range(count):
        lifted = play(game.position(document, seed=seed), "lift:d1 lift:d2 lift:e1")
        laid = play(lifted, "lay:a1 lay:d1 lay:e1").position()["cards"]
        seen[tuple(laid[cell]["card"] for cell in ("a1", "d1", "e1"))] += 1
    expected = count / len(seen)
    assert sum((n - expected) ** 2 / expected for n in seen.values()) < 25.7
