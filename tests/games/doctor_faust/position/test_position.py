"""Position documents of Doctor Faust: what may be left out, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

import diablerie

from ..table import laid, place

ALL = list(range(3, 14))
OVER: dict[str, Any] = {"outcome": {"reason": "max_turns", "winner": None}}


def test_an_empty_document_is_a_new_game() -> None:
    assert place() == diablerie.load("doctor-faust").start(1)


def test_hands_not_given_are_all_cards_less_those_laid() -> None:
    hands = place(laid=[laid(5, 1, 8)]).position()["hands"]
    assert hands == [[2, 3, 4, 5, 6, 7, 8, 9], [2, 3, 4, 5, 6, 7, 9]]


def test_the_pile_not_given_is_all_cards_less_those_won() -> None:
    assert place(won=[[3, 5], [4]]).position()["pile"] == [6, 7, 8, 9, 10, 11, 12, 13]


def test_the_order_of_won_cards_and_of_stones_is_kept() -> None:
    position = place(won=[[9, 3], []], stones=[[8, 2], [5, 1]]).position()
    assert position["won"] == [[9, 3], []]
    assert position["stones"] == [[8, 2], [5, 1]]


def test_to_play_not_given_is_the_first_player_or_nobody() -> None:
    assert place(options={"first_player": 1}).to_play == 1
    assert place(outcome={"reason": "max_turns", "winner": None}).to_play is None


def test_scores_given_are_ignored() -> None:
    assert place(scores=[99, 99]).scores == (4, 4)


def test_keys_of_a_switch_that_is_off_are_ignored() -> None:
    position = place(points=3, stone_moved=1, soul_stopped=True, met=[[0, 0]]).position()
    assert not {"stone_moved", "soul_stopped", "met"} & set(position)


def test_keys_of_a_switch_that_is_on_are_kept() -> None:
    options = {"stones_per_turn": 1, "leave_shared": "next_turn", "contact": "turn_state"}
    keys: dict[str, Any] = {"stone_moved": 2, "soul_stopped": True, "met": [[0, 1]]}
    position = place(soul=4, stones=[[1, 4], [2, 3]], points=3, **keys, options=options).position()
    assert {key: position[key] for key in keys} == keys


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"pile": [3, 3]}, "3 stands there twice"),
    ({"pile": ALL, "won": [[3], []]}, "twice"),
    ({"won": [[3], [3]]}, "twice"),
    ({"pile": [4, 3]}, "ascending"),
    ({"pile": [2]}, "from 3 to 13"),
    ({"pile": [14]}, "from 3 to 13"),
    ({"pile": "345"}, "must be a list"),
    ({"pile": b"\x03\x04"}, "must be a list"),
    ({"pile": bytearray(b"\x03")}, "must be a list"),
    ({"pile": []}, "DF-42"),
    ({"won": [[], [], []]}, "2 entries"),
    ({"hands": [[2, 2], []]}, "twice"),
    ({"hands": [[1], []]}, "from 2 to 9"),
    ({"hands": [[True], []]}, "integer"),
    ({"hands": [[8], [3]], "laid": [laid(5, 0, 8)]}, "devil cards of seat 0: 8"),
    ({"laid": [laid(5, 0, 8), laid(5, 1, 7)]}, "two cards beside space 5"),
    ({"laid": [laid(5, 0, 8), laid(6, 0, 8)]}, "twice"),
    ({"laid": [laid(30, 0, 8)]}, "from 0 to 29"),
    ({"laid": [laid(5, 2, 8)]}, "from 0 to 1"),
    ({"laid": [{"space": 5, "seat": 0}]}, "space, seat, value"),
    ({"soul": 30}, "from 0 to 29"),
    ({"soul": "15"}, "integer"),
    ({"stones": [[0, 0]]}, "2 entries"),
    ({"stones": [[0, 0], [0, 30]]}, r"stones\[1\]\[1\]"),
    ({"stones": [[0, 0], 7]}, "must be a list"),
    ({"to_play": 2}, "from 0 to 1"),
    ({"to_play": None}, "no outcome"),
    ({"to_play": 0, "outcome": {"reason": "pile", "winner": 0}}, "to_play must be null"),
    ({"outcome": {"reason": "boredom", "winner": 0}}, "boredom"),
    ({"outcome": {"reason": "pile", "winner": 2}}, "outcome.winner"),
    ({"outcome": {"reason": "pile"}}, "reason, winner"),
    ({"points": 0}, "from 1 to 7"),
    ({"points": 8}, "from 0 to 7"),
    ({"points": -1}, "from 0 to 7"),
    ({"points": 7, "laid_this_turn": True}, "costs a point"),
    ({"laid_this_turn": 1, "points": 3}, "true or false"),
    ({"turn": 0}, "from 1"),
    ({"turn": 10**9 + 1}, "turn must be"),
    ({**OVER, "laid_this_turn": True}, "costs a point"),
    ({"color": "red"}, "no key 'color'"),
]


@pytest.mark.parametrize(("document", "said"), REFUSED, ids=[str(row[0]) for row in REFUSED])
def test_inconsistent_documents_are_refused_saying_what_is_wrong(
    document: dict[str, Any], said: str
) -> None:
    with pytest.raises(ValueError, match=said):
        place(**document)


SWITCHED: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    ({"contact": "turn_state"}, {"met": [[0, 0]], "points": 3}, "not on the pyramid"),
    (
        {"contact": "turn_state"},
        {"met": [[0, 0]], "soul": 0, "stones": [[0, 0], [1, 1]]},
        "7 points",
    ),
    (
        {"contact": "turn_state"},
        {"met": [[0, 0], [0, 0]], "soul": 0, "points": 3, "stones": [[0, 1], [1, 1]]},
        r"met\[1\].*twice",
    ),
    (
        {"contact": "turn_state"},
        {**OVER, "met": [[0, 0]], "soul": 0, "stones": [[0, 0], [1, 1]]},
        "7 points",
    ),
    ({"contact": "turn_state"}, {"met": [[0, 2]], "points": 3}, r"met\[0\]\[1\]"),
    ({"stones_per_turn": 1}, {"stone_moved": 1}, "7 points"),
    ({"stones_per_turn": 1}, {"stone_moved": 3, "points": 3}, "from 1 to 2"),
    ({"leave_shared": "next_turn"}, {"soul_stopped": True}, "7 points"),
    ({"devil_values": "1..8"}, {"hands": [[9], []]}, "from 1 to 8"),
]


@pytest.mark.parametrize(
    ("options", "document", "said"), SWITCHED, ids=[str(row[1]) for row in SWITCHED]
)
def test_keys_of_switches_are_checked_too(
    options: dict[str, Any], document: dict[str, Any], said: str
) -> None:
    with pytest.raises(ValueError, match=said):
        place(**document, options=options)


def test_an_empty_pile_is_possible_while_the_last_turn_is_finished() -> None:
    assert not place(pile=[], points=3, options={"end_on_last_card": "finish_turn"}).is_over


def test_a_game_that_is_over_may_have_no_points_and_no_pile() -> None:
    position = place(**OVER, points=0, pile=[]).position()
    assert (position["points"], position["pile"]) == (0, [])


@pytest.mark.parametrize("warm", [False, True])
def test_the_last_turn_a_document_may_give_can_be_played_on(warm: bool) -> None:
    game = diablerie.load("doctor-faust", max_turns=0)
    if warm:
        game.warm()
    state = game.position({"turn": 10**9, "points": 1}).play("s1")
    assert state.position()["turn"] == 10**9 + 1


def test_cards_may_be_missing_from_a_position() -> None:
    position = place(hands=[[2], [3]], pile=[13], won=[[], []]).position()
    assert (position["hands"], position["pile"]) == ([[2], [3]], [13])
