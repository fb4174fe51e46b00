"""The Doctor's walk, and whose turn it is after it (KDL-25 to KDL-29). Named by clause."""

from __future__ import annotations

from typing import Any

import pytest

from diablerie import State
from tests.games.playing import facts, play

from ..house import printed_house
from ..lodge import LODGE
from ..table import ROOMS, load, place

NEXT = {space: printed_house().next_for_lucky(space) for space in printed_house().spaces}


@pytest.mark.parametrize("space", printed_house().spaces)
def test_kdl_25_after_every_turn_the_doctor_goes_on(space: str) -> None:
    state = place(lucky=space, pawns=["foyer"] * 3)
    told = facts(state, "end")
    assert told[1] == ("KDL-25", "doctor-walks", {"from": space, "to": NEXT[space]})
    assert play(state, "end").position()["lucky"] == NEXT[space]


def test_kdl_25_numbers_are_followed_from_19_to_0() -> None:
    state = place(lucky="drawing_room", pawns=["gallery"] * 3)
    walked = []
    for _ in range(20):
        state = play(state, "end")
        walked.append(state.position()["lucky"])
    assert walked == [ROOMS[number] for number in [*range(1, 20), 0]]


@pytest.mark.parametrize("moves", ["snoop", "go:foyer snoop", "end", "attempt fail1"])
def test_kdl_25_he_walks_once_after_either_type_of_turn(moves: str) -> None:
    pawns = ["drawing_room", "kitchen", "kitchen"]
    state = place(lucky="drawing_room", pawns=pawns, hands=[[], ["fail1"], []])
    assert [kind for _, kind, _ in facts(state, moves)].count("doctor-walks") == 1
    assert play(state, moves).position()["lucky"] == "parlor"


def in_lodge(**position: Any) -> State:
    return place(**position, options={"mansion": LODGE})


@pytest.mark.parametrize(
    ("space", "to"), [("parlour", "study"), ("yard", "garden"), ("garden", "hearth")]
)
def test_kdl_25_he_follows_the_numbers_of_his_house_and_begins_again(space: str, to: str) -> None:
    state = in_lodge(lucky=space, pawns=["passage"] * 3)
    assert play(state, "end").position()["lucky"] == to


def test_kdl_25_with_no_number_beside_him_he_stays() -> None:
    state = in_lodge(lucky="cellar", pawns=["hearth", "hearth", "hearth"])
    assert facts(state, "end")[1:] == [
        ("KDL-25", "doctor-stays", {"space": "cellar"}),
        ("KDL-27", "turn", {"seat": 1, "turn": 2}),
    ]
    assert play(state, "end").position()["lucky"] == "cellar"


def test_kdl_25_the_railing_is_no_door_for_the_doctor() -> None:
    assert play(place(lucky="gallery"), "end").position()["lucky"] == "library"


# Whose turn it is


@pytest.mark.parametrize(
    ("pawns", "ended", "comes"),
    [
        (["nursery", "foyer", "nursery", "nursery"], 0, 2),
        (["nursery", "foyer", "nursery", "nursery"], 2, 3),
        (["nursery", "foyer", "nursery", "nursery"], 3, 0),
        (["nursery", "foyer", "foyer", "nursery"], 1, 3),
        (["nursery", "nursery", "foyer", "foyer"], 0, 1),
        (["nursery", "nursery", "foyer", "foyer"], 1, 0),
        (["nursery", "foyer", "foyer", "foyer"], 0, 0),
        (["foyer", "foyer", "foyer", "nursery"], 0, 3),
    ],
)
def test_kdl_26_the_first_clockwise_where_the_doctor_arrives_is_next(
    pawns: list[str], ended: int, comes: int
) -> None:
    state = place(lucky="master_suite", pawns=pawns, to_play=ended)
    after = play(state, "end").position()
    assert (after["to_play"], after["turn_of"], after["turn"]) == (comes, comes, 2)


def test_kdl_26_the_theft_says_who_was_passed_over() -> None:
    state = place(lucky="master_suite", pawns=["foyer", "foyer", "nursery"])
    assert facts(state, "end")[1:] == [
        ("KDL-25", "doctor-walks", {"from": "master_suite", "to": "nursery"}),
        ("KDL-26", "walked-in", {"seat": 2, "space": "nursery", "instead": 1}),
        ("KDL-26", "turn", {"seat": 2, "turn": 2}),
    ]


def test_kdl_26_arriving_with_the_next_in_turn_passes_nobody_over() -> None:
    state = place(lucky="master_suite", pawns=["foyer", "nursery", "nursery"])
    assert facts(state, "end")[2:] == [
        ("KDL-26", "walked-in", {"seat": 1, "space": "nursery", "instead": None}),
        ("KDL-26", "turn", {"seat": 1, "turn": 2}),
    ]


@pytest.mark.parametrize("moves", ["snoop", "end", "go:gallery snoop", "move1:me step:gallery end"])
def test_kdl_26_a_theft_can_follow_either_type_of_turn(moves: str) -> None:
    pawns = ["nursery", "parlor", "parlor", "armory"]
    state = place(lucky="nursery", pawns=pawns, hands=[["move1"], [], [], []])
    assert play(state, moves).to_play == 3


def test_kdl_26_a_theft_can_follow_a_foiled_attempt() -> None:
    pawns = ["sitting_room", "kitchen", "foyer", "foyer"]
    state = place(lucky="sitting_room", pawns=pawns, hands=[[], ["fail1"], [], []])
    assert play(state, "attempt fail1").to_play == 1
    state = place(
        lucky="kitchen",
        pawns=["kitchen", "foyer", "foyer", "lancaster_room"],
        hands=[[], ["fail1"], [], []],
    )
    assert play(state, "attempt fail1").to_play == 3


def test_kdl_27_otherwise_the_left_hand_neighbour_is_next() -> None:
    state = place(lucky="kitchen", pawns=["foyer"] * 3, to_play=2)
    assert facts(state, "end")[-1] == ("KDL-27", "turn", {"seat": 0, "turn": 2})


def test_kdl_27_a_doctor_who_stays_has_arrived_nowhere() -> None:
    state = in_lodge(lucky="cellar", pawns=["hearth", "hearth", "cellar"])
    assert play(state, "end").to_play == 1


def test_kdl_27_a_theft_does_not_turn_the_order_round() -> None:
    state = place(lucky="master_suite", pawns=["foyer", "foyer", "nursery", "foyer"])
    assert play(state, "end end").to_play == 3


def test_kdl_28_one_player_may_have_many_turns_in_a_row() -> None:
    state = place(lucky="dining_hall", pawns=["foyer", "foyer", "sitting_room"])
    had = []
    for moves in ("end", "go:w_hall end", "end"):
        state = play(state, moves)
        had.append(state.to_play)
    assert had == [2, 0, 1]
    state = place(lucky="nursery", pawns=["foyer", "foyer", "armory"])
    for moves in ("end", "go:library end", "go:ne_hall end"):
        state = play(state, moves)
        had.append(state.to_play)
    assert had[3:] == [2, 2, 0]


def test_kdl_29_the_game_begins_with_the_doctor_alone() -> None:
    for seed in range(40):
        state, events = load(4).narrate_start(seed)
        assert state.position()["lucky"] not in state.position()["pawns"]
        assert "walked-in" not in [event.kind for event in events]
