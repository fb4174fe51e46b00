"""Turns and normal moves of Teufel Teufel (TT-08 to TT-14, TT-18, TT-19). Named by clause."""

from __future__ import annotations

import pytest

from diablerie import State
from tests.games.playing import facts, play, refusal, refused

from ..slow_board import CELLS, at, neighbours
from ..table import all_up_but, place, targets


def test_cells_are_written_by_column_and_row() -> None:
    assert [at(0, 0), at(2, 3), at(3, 3), at(6, 0)] == ["a1", "d3", "d4", "a7"]


# TT-08, TT-09: what a turn may be


def test_tt_08_one_moves_or_swaps() -> None:
    assert {action.split(":")[0] for action in place(sleds=["c3"]).legal} == {"go", "swap"}


def test_tt_08_or_shuffles_when_possessed() -> None:
    state = place(sleds=["c3"], possessed=[True])
    assert {action.split(":")[0] for action in state.legal} == {"go", "swap", "lift"}


def test_tt_08_never_two_of_them() -> None:
    moved = play(place(sleds=["b1"], possessed=[True]), "go:a1")
    assert refusal(moved, "swap:c2") == ("TT-08", "08-moving", {"action": "swap:c2"})
    assert refusal(moved, "lift:c2") == ("TT-08", "08-moving", {"action": "lift:c2"})
    swapping = play(place(sleds=["b1"], possessed=[True]), "swap:c2")
    assert refusal(swapping, "go:a1") == ("TT-08", "08-swap", {"action": "go:a1"})
    assert {action.split(":")[0] for action in swapping.legal} == {"with"}
    lifting = play(place(sleds=["b1"], possessed=[True]), "lift:c2")
    assert refusal(lifting, "go:a1") == ("TT-08", "08-lift", {"action": "go:a1"})


@pytest.mark.parametrize(
    "nonsense", ["", "go", "go:h1", "go:a8", "go:C3", "step:c3", "lose:G", "take:9"]
)
def test_tt_08_what_is_no_action_is_refused_as_such(nonsense: str) -> None:
    state = place(sleds=["c3"])
    assert refusal(state, nonsense) == ("TT-08", "08", {"action": nonsense})


def test_tt_09_no_pass_while_anything_else_is_legal() -> None:
    assert refusal(place(sleds=["c3"]), "pass") == ("TT-09", "09", {})


def blocked(*own: str) -> State:
    """Red in the corner, both ways blocked; all cards face up but one, red ones under sleds or on `own`."""
    sleds = ["a1", "a2", "b1", "c1", "d1", "e1"]
    places = [*sleds[: 6 - len(own)], *own]
    reds = {cell: f"red-{letter}" for cell, letter in zip(places, "ABCDEF", strict=True)}
    return place(sleds=sleds, cards=all_up_but({"a1": reds.pop("a1")}, reds))


def test_tt_09_who_can_do_nothing_passes() -> None:
    assert blocked().legal == ("pass",)
    assert facts(blocked(), "pass") == [
        ("TT-09", "pass", {"seat": 0}),
        ("TT-07", "turn", {"seat": 1, "turn": 2}),
    ]


def test_tt_45_who_cannot_move_can_nearly_always_swap() -> None:
    hidden = {"a1": "red-A", "d6": "red-B", "e6": "blue-C", "f6": "white-D"}
    state = place(sleds=["a1", "a2", "b1"], cards=all_up_but(hidden, {}))
    assert targets(state, "go") == set()
    assert {"d6", "e6", "f6"} <= targets(state, "swap")
    assert "pass" not in state.legal


def test_tt_09_one_card_alone_cannot_be_swapped() -> None:
    state = blocked("d6")
    assert state.legal == ("pass",)
    assert refusal(state, "swap:d6") == ("TT-34", "34-single", {"cell": "d6"})


def test_tt_09_two_cards_of_ones_own_can() -> None:
    state = blocked("d6", "e6")
    assert set(state.legal) == {"swap:d6", "swap:e6"}
    assert refused(state, "pass") == "TT-09"


def test_tt_10_steps_are_orthogonal() -> None:
    state = place(sleds=["c3"])
    assert targets(state, "go") == {"c2", "c4", "b3", "d3"} == set(neighbours("c3"))
    for cell in sorted(set(CELLS) - set(neighbours("c3"))):
        assert refusal(state, f"go:{cell}") == ("TT-10", "10", {"from": "c3", "to": cell})


def test_tt_10_each_step_is_told() -> None:
    step = ("TT-10", "step", {"seat": 0, "from": "b1", "to": "a1"})
    assert facts(place(sleds=["b1"]), "go:a1") == [step]


def test_tt_11_after_a_step_one_goes_on_or_stops() -> None:
    state = play(place(sleds=["b1"]), "go:a1")
    assert state.position()["phase"] == "moving"
    assert set(state.legal) == {"go:a2", "go:b1", "stop"}


def test_tt_11_who_moves_moves_at_least_one_step() -> None:
    state = place(sleds=["c3"])
    assert "stop" not in state.legal
    assert refusal(state, "stop") == ("TT-11", "11-start", {})


def test_tt_11_stopping_ends_the_turn() -> None:
    assert facts(play(place(sleds=["b1"]), "go:a1"), "stop") == [
        ("TT-11", "stopped", {"seat": 0, "cell": "a1", "why": "at-will"}),
        ("TT-07", "turn", {"seat": 1, "turn": 2}),
    ]


def test_tt_11_no_space_is_entered_twice() -> None:
    known = {"b1": "blue-A", "c1": "green-A"}
    state = play(place(sleds=["a1"], up=known, letters=["A"]), "go:b1 go:c1")
    assert state.position()["visited"] == ["b1", "c1"]
    assert refusal(state, "go:b1") == ("TT-11", "11-again", {"cell": "b1"})


def test_tt_11_where_a_move_began_one_may_come_back_to_once() -> None:
    known = {"b1": "blue-A", "a2": "green-A"}
    state = play(place(sleds=["a1"], up=known, letters=["A"]), "go:b1")
    assert state.position()["visited"] == ["b1"]
    back = play(state, "go:a1")
    assert back.position()["visited"] == ["a1", "b1"]
    assert refusal(back, "go:b1") == ("TT-11", "11-again", {"cell": "b1"})
    assert "stop" in back.legal
    assert refusal(play(back, "go:a2"), "go:a1") == ("TT-11", "11-again", {"cell": "a1"})


def test_tt_11_unless_the_table_has_it_otherwise() -> None:
    state = play(place(sleds=["b1"], options={"start_again": "no"}), "go:a1")
    assert state.position()["visited"] == ["a1", "b1"]
    assert refusal(state, "go:b1") == ("TT-11", "11-again", {"cell": "b1"})


def test_tt_11_unless_a_card_was_turned_up_in_between() -> None:
    state = place(sleds=["b1"], letters=["A"], down={"a2": "blue-A"})
    turned = play(state, "go:a1 go:a2")
    assert turned.position()["visited"] == ["a2"]
    assert "go:a1" in turned.legal
    assert play(turned, "go:a1").position()["visited"] == ["a1", "a2"]


def test_tt_11_visited_spaces_are_forgotten_with_the_move() -> None:
    after = play(place(sleds=["b1"]), "go:a1 stop").position()
    assert after["visited"] == []


# TT-12 to TT-14: what lies there


def test_tt_12_a_hidden_card_is_turned_up_and_ends_the_move() -> None:
    state = place(sleds=["c3"], down={"d3": "blue-D"})
    assert facts(state, "go:d3") == [
        ("TT-10", "step", {"seat": 0, "from": "c3", "to": "d3"}),
        ("TT-12", "turned-up", {"seat": 0, "cell": "d3", "card": "blue-D"}),
        ("TT-12", "stopped", {"seat": 0, "cell": "d3", "why": "unknown-letter"}),
        ("TT-07", "turn", {"seat": 1, "turn": 2}),
    ]


def test_tt_12_ones_own_missing_letter_is_won() -> None:
    state = place(sleds=["c3"], letters=["E"], down={"d3": "red-B"})
    assert facts(state, "go:d3") == [
        ("TT-10", "step", {"seat": 0, "from": "c3", "to": "d3"}),
        ("TT-12", "turned-up", {"seat": 0, "cell": "d3", "card": "red-B"}),
        ("TT-12", "letter-won", {"seat": 0, "cell": "d3", "letter": "B"}),
        ("TT-07", "turn", {"seat": 1, "turn": 2}),
    ]
    assert play(state, "go:d3").position()["letters"][0] == "BE"


@pytest.mark.parametrize("card", ["red-B", "green-B"])
def test_tt_12_a_letter_one_has_lets_one_go_on_whatever_its_colour(card: str) -> None:
    state = place(sleds=["c3"], letters=["B"], down={"d3": card})
    assert facts(state, "go:d3") == [
        ("TT-10", "step", {"seat": 0, "from": "c3", "to": "d3"}),
        ("TT-12", "turned-up", {"seat": 0, "cell": "d3", "card": card}),
        ("TT-12", "letter-known", {"seat": 0, "cell": "d3", "letter": "B"}),
    ]
    after = play(state, "go:d3")
    assert (after.to_play, "stop" in after.legal) == (0, True)


def test_tt_12_turning_a_card_up_reveals_something_to_all() -> None:
    _, events = place(sleds=["c3"], down={"d3": "blue-D"}).narrate("go:d3")
    assert [event.kind for event in events if event.reveals] == ["turned-up"]
    assert all(event.reveals_to(None) for event in events if event.reveals)


def test_tt_13_an_empty_space_is_free_to_cross_and_to_stop_on() -> None:
    state = place(sleds=["c3"], empty=["c2", "d2"])
    after = play(state, "go:c2 go:d2")
    assert (after.position()["sleds"][0], "stop" in after.legal) == ("d2", True)


def test_tt_13_a_marked_space_with_a_card_is_like_any_other() -> None:
    state = place(sleds=["b1"], down={"a1": "blue-D"})
    assert play(state, "go:a1").to_play == 1


def test_tt_14_ones_own_missing_letter_face_up_must_be_taken() -> None:
    state = place(sleds=["c3"], letters=["E"], up={"d3": "red-B"})
    assert facts(state, "go:d3") == [
        ("TT-10", "step", {"seat": 0, "from": "c3", "to": "d3"}),
        ("TT-14", "letter-won", {"seat": 0, "cell": "d3", "letter": "B"}),
        ("TT-07", "turn", {"seat": 1, "turn": 2}),
    ]


@pytest.mark.parametrize("card", ["red-B", "white-B"])
def test_tt_14_a_letter_one_has_face_up_lets_one_go_on(card: str) -> None:
    state = place(sleds=["c3"], letters=["B"], up={"d3": card})
    assert facts(state, "go:d3") == [
        ("TT-10", "step", {"seat": 0, "from": "c3", "to": "d3"}),
        ("TT-14", "letter-known", {"seat": 0, "cell": "d3", "letter": "B"}),
    ]
    assert play(state, "go:d3").position()["visited"] == ["d3"]


def test_tt_14_any_other_letter_face_up_ends_the_move() -> None:
    state = place(sleds=["c3"], letters=["A"], up={"d3": "green-B"})
    assert facts(state, "go:d3") == [
        ("TT-10", "step", {"seat": 0, "from": "c3", "to": "d3"}),
        ("TT-14", "stopped", {"seat": 0, "cell": "d3", "why": "unknown-letter"}),
        ("TT-07", "turn", {"seat": 1, "turn": 2}),
    ]


def test_tt_14_only_seat_0_plays_red() -> None:
    state = place(sleds=["g7", "c3"], to_play=1, up={"d3": "blue-B", "c4": "red-B"})
    assert play(state, "go:d3").position()["letters"] == ["", "B"]
    assert play(state, "go:c4").position()["letters"] == ["", ""]


def test_tt_18_cards_stay_when_their_letter_is_taken() -> None:
    after = play(place(sleds=["c3"], up={"d3": "red-B"}), "go:d3").position()
    assert after["cards"]["d3"] == {"card": "red-B", "up": True}


def test_tt_19_an_occupied_space_is_closed() -> None:
    state = place(sleds=["c3", "d3"])
    assert refusal(state, "go:d3") == ("TT-19", "19", {"cell": "d3", "seat": 1})


def test_tt_19_a_shared_space_may_always_be_left() -> None:
    state = place(sleds=["c3", "c3"], up={"c3": "devil"})
    assert targets(state, "go") == {"c2", "c4", "b3", "d3"}


def test_tt_19_a_space_with_two_sleds_is_closed_too() -> None:
    assert refused(place(sleds=["c3", "d3", "d3"]), "go:d3") == "TT-19"
