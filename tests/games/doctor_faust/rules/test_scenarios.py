"""The scenario table of Doctor Faust's rules, a test per row. Red is seat 0 and to move unless said."""

from __future__ import annotations

import pytest

import diablerie
from diablerie import IllegalAction

from ..table import laid, place, play

FULL = [2, 3, 4, 5, 6, 7, 8, 9]


def test_dfg_01_a_new_game() -> None:
    position = diablerie.load("doctor-faust").start(1).position()
    assert position["soul"] == 15
    assert position["stones"] == [[0, 0], [0, 0]]
    assert position["pile"] == [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]
    assert position["hands"] == [FULL, FULL]
    assert (position["to_play"], position["points"], position["turn"]) == (0, 7, 1)
    assert position["scores"] == [4, 4]


def test_dfg_02_a_card_two_pyramid_steps_and_four_stone_steps() -> None:
    opening = diablerie.load("doctor-faust").start(1)
    after = play(opening, "2@5 p2 a4").position()
    assert after["soul"] == 17
    assert after["stones"][0] == [4, 0]
    assert after["laid"] == [laid(5, 0, 2)]
    assert (after["to_play"], after["points"]) == (1, 7)


@pytest.mark.parametrize(
    ("moves", "refused", "clause"),
    [("2@5 p2", "3@6", "DF-16"), ("2@5 p2 a4", "7@5", "DF-16"), ("2@5 p2", "end", "DF-08")],
)
def test_dfg_02_what_may_not_follow(moves: str, refused: str, clause: str) -> None:
    state = play(diablerie.load("doctor-faust").start(1), moves)
    with pytest.raises(IllegalAction) as error:
        state.play(refused)
    assert error.value.clause == clause


def test_dfg_03_the_last_step_onto_the_pyramid_earns_a_soul_card() -> None:
    after = play(place(soul=7, stones=[[0, 12], [3, 3]]), "a7").position()
    assert after["won"] == [[3], []]
    assert after["stones"][0] == [12, 12]


def test_dfg_04_reaching_the_pyramid_with_points_left_earns_nothing() -> None:
    state = play(place(soul=4, stones=[[0, 10], [20, 22]]), "a4 b3")
    after = state.position()
    assert after["won"] == [[], []]
    assert (after["stones"][0], after["soul"]) == ([4, 13], 4)
    with pytest.raises(IllegalAction) as error:
        state.play("soul")
    assert error.value.clause == "DF-14"


def test_dfg_05_pushing_the_pyramid_onto_the_opponent_with_the_last_point() -> None:
    after = play(place(soul=8, stones=[[1, 2], [10, 20]]), "a5 p2").position()
    assert after["won"] == [[3], []]
    assert (after["soul"], after["stones"]) == (10, [[6, 2], [20, 20]])


def test_dfg_07_crossing_earns_a_card_at_once() -> None:
    state = place(soul=28, stones=[[3, 5], [10, 12]])
    once = play(state, "p")
    assert (once.position()["soul"], once.position()["won"]) == (29, [[], []])
    twice = play(once, "p").position()
    assert (twice["soul"], twice["won"], twice["points"]) == (0, [[3], []], 5)
    assert play(once, "p a5").position()["stones"][0] == [8, 5]


def test_dfg_07_with_the_bonus_on_arrival() -> None:
    state = place(soul=28, stones=[[3, 5], [10, 12]], options={"lane_bonus": "arrive"})
    assert play(state, "p").position()["won"] == [[3], []]
    assert play(state, "p2").position()["won"] == [[3], []]


def test_dfg_08_two_cards_in_one_turn() -> None:
    after = play(place(soul=28, stones=[[25, 5], [10, 12]]), "p2 a5").position()
    assert after["won"] == [[3, 4], []]
    assert after["stones"][0] == [5, 5]


DFG_10 = {
    "soul": 8,
    "stones": [[3, 5], [10, 10]],
    "pile": [7, 8, 9, 10, 11, 12, 13],
    "won": [[3, 5], [4, 6]],
}


def test_dfg_10_infamy_gives_the_rest_to_the_other_player() -> None:
    state = play(place(**DFG_10), "p2")
    after = state.position()
    assert after["outcome"] == {"reason": "infamy", "winner": 0}
    assert after["points"] == 5
    assert after["won"][0] == [3, 5, 7, 8, 9, 10, 11, 12, 13]
    assert state.scores == (82, 14)


@pytest.mark.parametrize("options", [{"infamy": "turn_end"}, {"edition": "arles-fr"}])
def test_dfg_10_with_infamy_at_the_turns_end(options: dict[str, str]) -> None:
    state = play(place(**DFG_10, options=options), "p2")
    assert not state.is_over
    assert state.position()["points"] == 5
    assert "soul" not in state.legal


def test_dfg_11_pushing_the_pyramid_onto_the_own_pair_serves_the_opponent() -> None:
    position = {
        "soul": 8,
        "stones": [[10, 10], [3, 5]],
        "pile": [12, 13],
    }
    state = play(place(**position), "p2")
    assert state.position()["won"] == [[], [12, 13]]
    assert state.scores == (4, 29)
    assert state.outcome == diablerie.Outcome("infamy", 1)


def test_dfg_14_a_trap_sends_forward_and_ends_the_turn() -> None:
    state = place(soul=20, stones=[[3, 7], [25, 26]], laid=[laid(5, 1, 8)])
    after = play(state, "a2").position()
    assert after["stones"][0] == [13, 7]
    assert after["laid"] == []
    assert after["hands"][1] == [2, 3, 4, 5, 6, 7, 9]
    assert (after["to_play"], after["points"]) == (1, 7)


def test_dfg_15_a_trap_sends_back_over_the_start_without_a_soul_card() -> None:
    state = place(soul=20, stones=[[0, 7], [25, 26]], laid=[laid(1, 1, 3)])
    after = play(state, "a").position()
    assert after["stones"][0] == [28, 7]
    assert after["won"] == [[], []]


def test_dfg_16_a_forced_move_forward_onto_the_pyramid_earns_a_card() -> None:
    state = place(soul=9, stones=[[3, 17], [25, 26]], laid=[laid(5, 1, 4)])
    after = play(state, "a2").position()
    assert after["won"] == [[3], []]
    assert after["stones"][0] == [17, 17]


def test_dfg_18_a_forced_move_turns_no_second_card() -> None:
    cards = [laid(5, 1, 4), laid(9, 1, 7)]
    state = place(soul=20, stones=[[3, 17], [25, 26]], laid=cards)
    after = play(state, "a2").position()
    assert after["stones"][0] == [9, 17]
    assert after["laid"] == [laid(9, 1, 7)]


def test_dfg_20_own_cards_and_the_pyramid_spring_no_trap() -> None:
    cards = [laid(4, 0, 5), laid(15, 1, 3)]
    state = place(soul=14, stones=[[3, 17], [25, 26]], laid=cards)
    after = play(state, "a p").position()
    assert after["laid"] == cards
    assert after["won"] == [[3], []]
    assert (after["to_play"], after["points"]) == (0, 5)


DFG_21 = {
    "outcome": {"reason": "pile", "winner": 0},
    "pile": [],
    "won": [[3, 5, 7], [4, 6, 8]],
    "hands": [[2, 3, 9], []],
    "laid": [laid(1, 0, 6), laid(2, 1, 8), laid(3, 1, 5)],
}


def test_dfg_21_scores_with_unused_devil_cards() -> None:
    assert place(**DFG_21).scores == (19, 15)


@pytest.mark.parametrize("options", [{"devil_scoring": "even_plus"}, {"edition": "arles-fr"}])
def test_dfg_21_scores_the_french_way(options: dict[str, str]) -> None:
    assert place(**DFG_21, options=options).scores == (11, 21)


def test_dfg_23_a_stone_joining_its_twin_on_the_pyramid_is_no_infamy() -> None:
    state = play(place(soul=10, stones=[[3, 10], [20, 25]]), "a7")
    after = state.position()
    assert after["won"] == [[3], []]
    assert after["stones"][0] == [10, 10]
    assert not state.is_over
    assert "soul" not in state.legal


EDITIONS = ("blatz-de", "schloth-en", "arles-fr")


@pytest.mark.parametrize("edition", EDITIONS)
def test_rows_without_a_switch_hold_in_every_edition(edition: str) -> None:
    options = {"edition": edition}
    trap = place(soul=20, stones=[[3, 7], [25, 26]], laid=[laid(5, 1, 8)], options=options)
    assert play(trap, "a2").position()["stones"][0] == [13, 7]
    landing = place(soul=7, stones=[[0, 12], [3, 3]], options=options)
    assert play(landing, "a7").position()["won"] == [[3], []]
    pushing = place(soul=8, stones=[[1, 2], [10, 20]], options=options)
    assert play(pushing, "a5 p2").position()["won"] == [[3], []]
    forced = place(soul=9, stones=[[3, 17], [25, 26]], laid=[laid(5, 1, 4)], options=options)
    assert play(forced, "a2").position()["won"] == [[3], []]
