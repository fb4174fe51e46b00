"""Leaving Teufel Teufel, and what those who have left do (TT-38 to TT-40). Named by clause."""

from __future__ import annotations

from tests.games.playing import facts, play, refusal

from ..exits import about_to_leave, departed
from ..table import FULL, place

FIRST_EXIT = {"judgement": "after_first_exit"}


# TT-38, TT-39: leaving


def test_tt_38_six_letters_and_no_devil_leave_at_once() -> None:
    state = about_to_leave()
    assert facts(state, "go:d3")[1:] == [
        ("TT-14", "letter-won", {"seat": 0, "cell": "d3", "letter": "F"}),
        ("TT-38", "left", {"seat": 0, "place": 1}),
        ("TT-07", "turn", {"seat": 1, "turn": 2}),
    ]
    position = play(state, "go:d3").position()
    assert (position["sleds"][0], position["letters"][0], position["left"]) == (None, FULL, [0])


def test_tt_38_not_with_a_devil() -> None:
    position = play(about_to_leave(possessed=[True]), "go:d3").position()
    assert (position["sleds"][0], position["letters"][0], position["left"]) == ("d3", FULL, [])


def test_tt_38_in_another_players_turn_too() -> None:
    state = place(
        sleds=["c3"],
        seats=5,
        letters=["", "", FULL],
        possessed=[False, True, True, True, True],
        up={"d3": "devil"},
    )
    choosing = play(state, "go:d3")
    assert facts(choosing, "take:2") == [
        ("TT-16", "devil-robbed", {"seat": 0, "victim": 2}),
        ("TT-38", "left", {"seat": 2, "place": 1}),
        ("TT-07", "turn", {"seat": 1, "turn": 2}),
    ]


def test_tt_38_not_while_somebody_has_still_to_choose() -> None:
    state = place(
        sleds=["c3"],
        seats=4,
        letters=["ABC", "", FULL],
        possessed=[True] * 4,
        up={"d3": "devil"},
    )
    choosing = play(state, "go:d3 take:2")
    assert (choosing.position()["phase"], choosing.position()["left"]) == ("lose", [])
    assert play(choosing, "lose:A").position()["left"] == []
    assert play(choosing, "lose:A lose:B").position()["left"] == [2]


def test_tt_39_by_a_tower_one_leaves_when_done_there() -> None:
    state = about_to_leave(possessed=[True], letters=[FULL], up={"d3": "tower"})
    banished = play(state, "go:d3 banish")
    assert (banished.position()["phase"], banished.position()["left"]) == ("tower", [])
    assert play(banished, "done").position()["left"] == [0]
    assert play(banished, "peek:e5").position()["left"] == [0]


def test_tt_39_by_handing_over() -> None:
    state = about_to_leave(sleds=["c3", "d3", "a7"], possessed=[True], letters=[FULL])
    assert play(state, "go:d3 stop").position()["left"] == [0]


# TT-40: who has left turns cards up


def test_tt_40_two_hidden_cards_of_ones_choice() -> None:
    state = departed()
    assert (state.position()["phase"], state.to_play) == ("reveal", 0)
    assert set(state.legal) == {"reveal:b2", "reveal:f2", "reveal:f6", "reveal:e6"}
    assert facts(state, "reveal:b2 reveal:e6") == [
        ("TT-40", "revealed", {"seat": 0, "cell": "b2", "card": "blue-A"}),
        ("TT-40", "revealed", {"seat": 0, "cell": "e6", "card": "devil"}),
        ("TT-07", "turn", {"seat": 1, "turn": 2}),
    ]
    assert play(state, "reveal:b2").position()["revealed"] == 1


def test_tt_40_the_turn_of_who_has_left_is_told_by_its_clause() -> None:
    state = departed(to_play=2, phase="turn")
    turn = facts(state, "swap:b2 with:f2")[-1]
    assert turn == ("TT-40", "turn", {"seat": 0, "turn": 2})


def test_tt_40_one_if_only_one_is_left() -> None:
    state = departed({"b2": "blue-A"}, options=FIRST_EXIT)
    over = play(state, "reveal:b2")
    assert over.is_over


def test_tt_40_nobody_is_affected_not_even_a_sled_on_the_card() -> None:
    for card in ("blue-A", "devil", "tower"):
        hidden = {"b2": card, "f2": "green-B", "f6": "white-C"}
        after = play(departed(hidden, sleds=[None, "b2", "g7"]), "reveal:b2 reveal:f2")
        assert after.position()["letters"][1] == ""
        assert after.position()["possessed"] == [False] * 3
        assert (after.position()["phase"], after.to_play) == ("turn", 1)


def test_tt_40_what_cannot_be_turned_up() -> None:
    state = play(departed(), "reveal:b2")
    assert refusal(state, "reveal:b2") == ("TT-40", "40-up", {"cell": "b2"})
    assert refusal(state, "reveal:d4") == ("TT-40", "40-none", {"cell": "d4"})
    assert refusal(state, "go:d3") == ("TT-08", "08-reveal", {"action": "go:d3"})
