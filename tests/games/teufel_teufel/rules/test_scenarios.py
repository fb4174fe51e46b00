"""The scenario table of Teufel Teufel's rules, a test per row (their clause coordinates as cells)."""

from __future__ import annotations

import pytest

from tests.games.playing import play, refused

from ..slow_board import CELLS, CENTRE, MARKED
from ..table import FULL, all_up_but, load, place, targets


def test_ttg_01_setting_up_for_two() -> None:
    state = load(2).start(1)
    position = state.position()
    assert set(position["cards"]) == set(CELLS) - {CENTRE, *MARKED}
    assert len(position["cards"]) == 42
    assert not any(card["up"] for card in position["cards"].values())
    assert state.view(None)["home"] == 4
    first = play(state, "place:c3")
    assert first.to_play == 1
    assert [refused(first, f"place:{cell}") for cell in ("d4", "d5")] == ["TT-04", "TT-06"]
    after = play(first, "place:e5").position()
    assert after["sleds"] == ["c3", "e5"]
    assert (after["to_play"], after["phase"], after["turn"]) == (0, "turn", 1)


def test_ttg_03_a_hidden_card_of_another_colour() -> None:
    after = play(place(sleds=["c3"], down={"d3": "blue-D"}), "go:d3").position()
    assert after["cards"]["d3"] == {"card": "blue-D", "up": True}
    assert after["letters"] == ["", ""]
    assert (after["to_play"], after["turn"], after["sleds"][0]) == (1, 2, "d3")


def test_ttg_04_a_hidden_card_of_ones_own_colour() -> None:
    state = play(place(sleds=["c3"], down={"d3": "red-D"}), "go:d3")
    assert state.position()["letters"] == ["D", ""]
    assert state.to_play == 1
    back = place(sleds=["c3"], letters=["D"], up={"d3": "red-D"})
    later = play(back, "go:d3")
    assert later.to_play == 0
    assert "go:e3" in later.legal


def test_ttg_05_a_known_letter_then_a_missing_one() -> None:
    state = place(sleds=["c3"], letters=["D"], down={"d3": "blue-D"}, up={"e3": "red-A"})
    on_the_way = play(state, "go:d3")
    assert (on_the_way.to_play, on_the_way.position()["phase"]) == (0, "moving")
    after = play(on_the_way, "go:e3").position()
    assert after["letters"] == ["AD", ""]
    assert after["to_play"] == 1


def test_ttg_06_over_an_empty_space_and_a_known_letter() -> None:
    state = place(sleds=["b1"], letters=["B"], up={"a2": "green-B", "a3": "blue-C"})
    assert refused(state, "go:a2") == "TT-10"
    assert "stop" in play(state, "go:a1").legal
    assert "stop" in play(state, "go:a1 go:a2").legal
    after = play(state, "go:a1 go:a2 go:a3").position()
    assert (after["sleds"][0], after["to_play"], after["letters"][0]) == ("a3", 1, "B")


def test_ttg_07_across_the_centre() -> None:
    three_out = place(sleds=["c4"], seats=5, possessed=[False, True, True, True])
    assert refused(three_out, "go:d4") == "TT-20"
    four_out = place(sleds=["c4"], seats=5, possessed=[False, True, True, True, True])
    crossing = play(four_out, "go:d4")
    assert refused(crossing, "stop") == "TT-11"
    assert targets(crossing, "go") == {"c4", "d3", "d5", "e4"}
    assert play(crossing, "go:e4").position()["sleds"][0] == "e4"


START_BARRED = {"start_again": "no"}


@pytest.mark.parametrize("options", [{}, START_BARRED])
def test_ttg_07a_back_onto_ones_own_letter(options: dict[str, str]) -> None:
    up = {"d3": "red-F", "c3": "blue-A"}
    state = play(place(sleds=["d3", "g7"], letters=["ABCDE"], up=up, options=options), "go:c3")
    if options:
        assert refused(state, "go:d3") == "TT-11"
        return
    won = play(state, "go:d3")
    assert won.position()["left"] == [0]
    assert won.is_over


@pytest.mark.parametrize("options", [{}, START_BARRED])
def test_ttg_07a_back_into_ones_own_tower(options: dict[str, str]) -> None:
    up = {"d3": "tower", "c3": "blue-A"}
    state = place(sleds=["d3", "g7"], letters=["ABCDE"], possessed=[True], up=up, options=options)
    state = play(state, "go:c3")
    if options:
        assert refused(state, "go:d3") == "TT-11"
        return
    assert play(state, "go:d3").position()["phase"] == "tower"
    assert "banish" in play(state, "go:d3").legal


@pytest.mark.parametrize("options", [{}, START_BARRED])
def test_ttg_07a_back_to_hand_the_devil_over(options: dict[str, str]) -> None:
    state = place(
        sleds=["c2", "c2"],
        letters=["C"],
        possessed=[True, False],
        up={"b2": "green-C"},
        options=options,
    )
    state = play(state, "go:b2")
    if options:
        assert refused(state, "go:c2") == "TT-11"
        return
    assert play(state, "go:c2 stop").position()["possessed"] == [False, True]


def test_ttg_08_the_first_devil() -> None:
    state = play(place(sleds=["c3"], down={"d3": "devil"}), "go:d3")
    assert state.position()["possessed"] == [True, False]
    assert state.view(None)["home"] == 3
    assert (state.to_play, state.position()["sleds"][0]) == (1, "d3")


@pytest.mark.parametrize("letters", ["AB", FULL])
def test_ttg_09_a_devil_from_another_player(letters: str) -> None:
    state = place(
        sleds=["c3"],
        seats=5,
        letters=["", "", "", letters],
        possessed=[False, True, True, True, True],
        up={"d3": "devil"},
    )
    after = play(state, "go:d3 take:3")
    position = after.position()
    assert position["possessed"] == [True, True, True, False, True]
    assert after.view(None)["home"] == 0
    assert position["left"] == ([3] if letters == FULL else [])
    assert (position["sleds"][3] is None) == (letters == FULL)
    assert after.to_play == 1


def test_ttg_11_the_second_devil() -> None:
    state = place(sleds=["c3"], letters=["B"], possessed=[True], up={"d3": "devil"})
    assert state.view(None)["home"] == 3
    after = play(state, "go:d3")
    assert after.view(None)["home"] == 4
    assert after.position()["letters"] == ["", ""]
    assert after.to_play == 1


def test_ttg_12_off_through_the_tower() -> None:
    state = place(
        sleds=["c3"],
        seats=3,
        letters=[FULL],
        possessed=[True],
        down={"d3": "tower", "f6": "white-C"},
    )
    after = play(state, "go:d3 stop peek:f6 banish")
    assert after.view(0)["cards"]["f6"] == {"card": "white-C", "up": False}
    for seat in (1, 2, None):
        assert after.view(seat)["cards"]["f6"] == {"card": None, "up": False}
    assert after.view(None)["home"] == 4
    assert after.position()["left"] == [0]
    assert (after.is_over, after.to_play) == (False, 1)


def test_ttg_13_an_occupied_space() -> None:
    state = place(sleds=["c3", "d3"])
    assert refused(state, "go:d3") == "TT-19"
    assert refused(state, "go:e3") == "TT-10"


def test_ttg_14_a_flight() -> None:
    state = place(
        sleds=["b2"],
        letters=["AB"],
        possessed=[True],
        down={"c2": "green-C", "d2": "green-D", "e2": "blue-E"},
    )
    after = play(state, "go:c2 go:d2 go:e2 stop").position()
    assert [after["cards"][cell]["up"] for cell in ("c2", "d2", "e2")] == [False, False, True]
    assert (after["to_play"], after["letters"][0]) == (1, "AB")


def test_ttg_16_handing_the_devil_over() -> None:
    state = place(sleds=["b2", "c2"], possessed=[True], up={"c2": "blue-A"})
    after = play(state, "go:c2 stop")
    assert after.position()["possessed"] == [False, True]
    assert after.position()["sleds"] == ["c2", "c2"]
    assert after.view(None)["home"] == 3
    assert after.to_play == 1


@pytest.mark.parametrize(("choice", "still"), [("done", True), ("banish done", False)])
def test_ttg_19_an_opponent_on_a_tower(choice: str, still: bool) -> None:
    state = place(sleds=["b2", "c2"], possessed=[True], up={"c2": "tower"})
    after = play(state, f"go:c2 stop {choice}").position()
    assert after["possessed"] == [still, False]
    assert after["to_play"] == 1


def test_ttg_20_never_a_third_sled() -> None:
    state = place(sleds=["b2", "c2", "c2"], possessed=[True])
    assert refused(state, "go:c2") == "TT-30"
    assert refused(state, "go:d2") == "TT-10"


SHUFFLE = {
    "sleds": ["e5"],
    "possessed": [True],
    "down": {"b1": "white-A"},
    "up": {"c1": "red-C", "d1": "blue-C"},
}


def test_ttg_22_a_shuffle() -> None:
    taken = play(place(**SHUFFLE), "lift:b1 lift:c1 lift:d1")
    after = play(taken, "lay:a1 lay:b1 lay:c1").position()
    cards = [after["cards"][cell] for cell in ("a1", "b1", "c1")]
    assert sorted(card["card"] for card in cards) == ["blue-C", "red-C", "white-A"]
    assert not any(card["up"] for card in cards)
    assert "d1" not in after["cards"]
    assert after["to_play"] == 1


def test_ttg_22_only_chance_decides_which_card_lies_where() -> None:
    document = place(**SHUFFLE).position()
    seen = set()
    for seed in range(60):
        state = load(2).position(document, seed=seed)
        after = play(state, "lift:b1 lift:c1 lift:d1 lay:a1 lay:b1 lay:c1").position()
        seen.add(tuple(after["cards"][cell]["card"] for cell in ("a1", "b1", "c1")))
    assert len(seen) == 6


def test_ttg_22_what_is_no_shuffle() -> None:
    taken = play(place(**SHUFFLE), "lift:b1 lift:c1")
    assert refused(taken, "lay:d4") == "TT-23"
    assert refused(play(taken, "lift:d1 lift:e1"), "lift:f1") == "TT-35"
    assert refused(play(place(**SHUFFLE), "lift:b1"), "lay:a1") == "TT-35"
    assert refused(place(**{**SHUFFLE, "possessed": []}), "lift:b1") == "TT-35"


def test_ttg_23_who_has_left_turns_up_the_rest() -> None:
    cards = all_up_but(
        {"b2": "blue-A", "f2": "green-B", "f6": "white-C"},
        empty=("g2", "g6", "a1", "a7", "b4", "f4"),
    )
    state = place(
        sleds=[None, "b2", "g7"], letters=[FULL, "", ""], left=[0], cards=cards, phase="reveal"
    )
    state = play(state, "reveal:b2 reveal:f2")
    assert (state.position()["letters"][1], state.to_play) == ("", 1)
    elsewhere = place(
        sleds=[None, "g1", "g7"], letters=[FULL, "", ""], left=[0], cards=cards, phase="reveal"
    )
    last = play(elsewhere, "reveal:b2 reveal:f2 go:g2 stop go:g6 stop")
    assert (last.to_play, last.position()["phase"]) == (0, "reveal")
    over = play(last, "reveal:f6")
    assert over.position()["outcome"] == {"reason": "judgement", "ranking": [[0], [1, 2]]}


def test_ttg_24_the_first_exit_of_two() -> None:
    state = place(sleds=["c3"], letters=["ABCDE"], up={"d3": "red-F"})
    over = play(state, "go:d3")
    assert over.is_over
    assert over.position()["outcome"] == {"reason": "last_one", "ranking": [[0], [1]]}
    assert over.scores == (1, 2)
    assert over.returns == (1, -1)
