"""The centre of Teufel Teufel (TT-20 to TT-23). Named by clause."""

from __future__ import annotations

from typing import Any

import pytest

from diablerie import State
from tests.games.playing import play, refusal

from ..table import place, targets

FOUR_OUT = [False, True, True, True, True]


def beside_the_centre(**more: Any) -> State:
    """Red on c4, unpossessed, all devils with others."""
    return place(**{"sleds": ["c4"], "seats": 5, "possessed": FOUR_OUT, **more})


BARRED = {"start_again": "no"}
"""TT-11: nobody comes back to where a move began."""


@pytest.mark.parametrize("home", [1, 4])
def test_tt_20_the_centre_is_closed_while_a_devil_is_home(home: int) -> None:
    out = [False] + [True] * (4 - home)
    assert refusal(beside_the_centre(possessed=out), "go:d4") == ("TT-20", "20", {"home": home})


def test_tt_21_with_all_devils_out_it_may_be_crossed() -> None:
    crossing = play(beside_the_centre(), "go:d4")
    assert set(crossing.legal) == {"go:c4", "go:d3", "go:d5", "go:e4"}
    assert play(crossing, "go:e4").position()["sleds"][0] == "e4"


def test_tt_22_no_stopping_there() -> None:
    assert refusal(play(beside_the_centre(), "go:d4"), "stop") == ("TT-11", "11-centre", {})


def test_tt_22_it_is_entered_only_if_there_is_a_way_on() -> None:
    shut = beside_the_centre(sleds=["c4", "d3", "d5", "e4"], options=BARRED)
    assert refusal(shut, "go:d4") == ("TT-22", "22", {})
    assert "go:d4" in beside_the_centre(sleds=["c4", "d3", "d5"], options=BARRED).legal


def test_tt_22_the_way_back_is_a_way_out_of_it() -> None:
    state = beside_the_centre(sleds=["c4", "d3", "d5", "e4"])
    assert play(state, "go:d4").legal == ("go:c4",)


def test_tt_22_a_possessed_one_goes_on_over_other_sleds() -> None:
    holders = [True, True, True, True]
    around = beside_the_centre(seats=4, sleds=["c4", "d3", "d5", "e4"], possessed=holders)
    assert "go:d4" in around.legal


def test_tt_22_spaces_visited_in_this_move_are_no_way_on() -> None:
    state = beside_the_centre(sleds=["c3", "d5", "e4"], empty=["d3", "c3", "c4"])
    assert "go:d4" in play(state, "go:d3").legal
    closed = beside_the_centre(sleds=["d3", "d5", "e4"], empty=["c3", "c4"], options=BARRED)
    assert refusal(play(closed, "go:c3 go:c4"), "go:d4") == ("TT-22", "22", {})


def test_tt_22_with_centre_stop_one_may_stop_there() -> None:
    options = {"centre_stop": "yes"}
    state = play(beside_the_centre(options=options), "go:d4")
    assert "stop" in state.legal
    after = play(state, "stop").position()
    assert (after["sleds"][0], after["to_play"]) == ("d4", 1)
    closed = beside_the_centre(options=options, sleds=["c4", "d3", "d5", "e4"])
    assert set(play(closed, "go:d4").legal) == {"stop", "go:c4"}


def test_tt_22_with_centre_stop_a_sled_there_may_leave_when_devils_are_home() -> None:
    state = place(sleds=["d4"], options={"centre_stop": "yes"})
    assert targets(state, "go") == {"c4", "e4", "d3", "d5"}


def test_tt_22_with_centre_stop_a_devil_may_be_handed_over_there() -> None:
    state = place(
        sleds=["c4", "d4"],
        seats=5,
        possessed=[True, False, True, True, True],
        options={"centre_stop": "yes"},
    )
    after = play(state, "go:d4 stop").position()
    assert after["possessed"] == [False, True, True, True, True]
    assert after["sleds"][:2] == ["d4", "d4"]


def test_tt_23_no_card_ever_lies_on_the_centre() -> None:
    state = place(sleds=["e5"], possessed=[True])
    lifted = play(state, "lift:a2 lift:b2")
    assert "lay:d4" not in lifted.legal
    assert refusal(lifted, "lay:d4") == ("TT-23", "23", {})
