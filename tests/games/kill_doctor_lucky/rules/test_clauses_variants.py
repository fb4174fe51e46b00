"""The variants of Kill Doctor Lucky, its last turn, and two players (KDL-30 to KDL-33). Named by clause."""

from __future__ import annotations

from collections import Counter

import pytest

from diablerie import Outcome
from tests.games.playing import facts, play

from ..house import printed_house
from ..table import every_card, load, place


def test_kdl_30_weapons_may_be_one_point_stronger() -> None:
    state = place(
        lucky="nursery",
        pawns=["nursery", "foyer", "foyer"],
        hands=[["weapon:chain_saw"], [], []],
        options={"weapon_bonus": 1},
    )
    assert play(state, "attempt:chain_saw").position()["attempt"]["value"] == 5


def test_kdl_31_without_the_three_point_failures_the_deck_has_92_cards() -> None:
    for seats in (2, 8):
        cards = every_card(load(seats, remove_f3=True).start(5).position())
        assert cards == printed_house().deck - Counter({"fail3": 4})


def test_kdl_31_both_variants_may_be_played_together() -> None:
    game = load(3, remove_f3=True, weapon_bonus=1)
    assert game.board["deck"].get("fail3", 0) == 0
    assert every_card(game.start(1).position()).total() == 92


@pytest.mark.parametrize("last", [1, 5])
def test_kdl_32_after_the_last_turn_nobody_has_won(last: int) -> None:
    state = place(
        lucky="master_suite",
        pawns=["nursery", "foyer", "foyer"],
        turn=last,
        options={"max_turns": last},
    )
    assert facts(state, "go:gallery end")[1:] == [
        ("KDL-08", "end", {"seat": 0}),
        ("KDL-25", "doctor-walks", {"from": "master_suite", "to": "nursery"}),
        ("KDL-32", "game-over", {"reason": "max_turns", "winner": None}),
    ]
    over = play(state, "go:gallery end")
    assert over.outcome == Outcome("max_turns", None)
    assert over.returns == (0, 0, 0)
    assert tuple(over.scores or ()) == (0, 0, 0)
    position = over.position()
    assert (position["turn"], position["turn_of"], position["to_play"]) == (last, 0, None)
    assert (position["lucky"], position["stepped"]) == ("nursery", True)


def test_kdl_32_a_murder_in_the_last_turn_counts() -> None:
    position = {"lucky": "nursery", "pawns": ["nursery", "foyer", "foyer"], "turn": 7}
    state = place(**position, options={"max_turns": 7})
    assert play(state, "attempt pass pass").outcome == Outcome("murder", 0)


def test_kdl_32_the_game_goes_on_before_the_last_turn_has_ended() -> None:
    state = place(lucky="kitchen", turn=6, options={"max_turns": 7})
    assert not play(state, "end").is_over
    assert play(state, "end end").is_over


def test_kdl_32_without_a_limit_it_goes_on_for_ever() -> None:
    state = place(lucky="kitchen", turn=123_456, options={"max_turns": 0})
    assert play(state, "end").position()["turn"] == 123_457


def test_kdl_33_two_play_by_the_same_rules() -> None:
    game = load(2)
    position = game.start(1).position()
    assert len(position["draw"]) == 84
    state = place(lucky="nursery", pawns=["nursery", "foyer"], hands=[["weapon:trowel"], ["fail1"]])
    assert play(state, "attempt:trowel pass").outcome == Outcome("murder", 0)
    assert play(state, "attempt:trowel pass").returns == (1, -1)
