"""Soul cards, infamy and the end of Doctor Faust, and their switches. Named by clause."""

from __future__ import annotations

import pytest

import diablerie
from diablerie import Outcome
from tests.games.playing import refused

from ..table import AT_ONCE, BY_STATE, FINISH, events, laid, place, play

# Soul cards


def test_df_27_with_the_twin_on_the_pyramid_already_nothing_moves() -> None:
    state = place(soul=10, stones=[[9, 10], [20, 25]], points=1)
    assert "joins-twin" not in [kind for _, kind in events(state, "a")]
    assert play(state, "a").position()["stones"][0] == [10, 10]


def test_df_28_met_with_points_left_the_pyramid_gives_nothing() -> None:
    met = play(place(soul=7, stones=[[5, 12], [3, 3]], points=3), "a2")
    assert met.position()["won"] == [[], []]
    assert met.position()["points"] == 1
    assert play(met, "b").position()["stones"][0] == [7, 13]
    assert play(met, "a").position()["stones"][0] == [8, 12]


def test_df_29_one_card_and_both_colours_go_to_their_twins() -> None:
    state = place(soul=8, stones=[[9, 2], [9, 20]], points=1)
    after = play(state, "p").position()
    assert after["won"] == [[3], []]
    assert after["stones"] == [[2, 2], [20, 20]]


def test_df_31_a_stone_already_there_earns_nothing_and_stays() -> None:
    state = place(soul=10, stones=[[9, 2], [10, 25]], points=1)
    after = play(state, "a").position()
    assert after["won"] == [[3], []]
    assert after["stones"] == [[2, 2], [10, 25]]
    idle = play(place(soul=10, stones=[[10, 2], [20, 25]], points=1), "b")
    assert idle.position()["won"] == [[], []]


def test_df_32_a_stones_lane_change_earns_nothing() -> None:
    assert play(place(soul=20, stones=[[14, 29], [3, 4]]), "a b").position()["won"] == [[], []]


def test_df_34_with_one_card_left_only_one_is_taken() -> None:
    state = place(soul=14, stones=[[3, 4], [15, 20]], points=1, pile=[13])
    after = play(state, "p")
    assert after.position()["won"] == [[13], []]
    assert after.outcome == Outcome("pile", 0)


# Meetings by the state at the turn's end


def test_df_26_by_state_a_meeting_with_points_left_counts_when_the_turn_ends() -> None:
    state = play(place(soul=4, stones=[[3, 10], [20, 22]], options=BY_STATE), "a")
    assert state.position()["met"] == [[0, 0]]
    after = play(state, "b6").position()
    assert after["won"] == [[3], []]
    assert (after["stones"][0], after["met"]) == ([16, 16], [])


def test_df_26_by_state_a_stone_that_went_on_has_not_met() -> None:
    state = play(place(soul=4, stones=[[3, 10], [20, 22]], options=BY_STATE), "a2")
    assert state.position()["met"] == []
    assert play(state, "b5").position()["won"] == [[], []]


def test_df_26_by_state_one_card_however_many_met() -> None:
    state = place(soul=8, stones=[[9, 2], [9, 20]], options=BY_STATE)
    after = play(state, "p b6").position()
    assert after["won"] == [[3], []]
    assert after["stones"] == [[8, 8], [20, 20]]


def test_df_26_by_state_a_trap_of_the_other_stone_settles_the_meeting_too() -> None:
    state = place(soul=4, stones=[[3, 10], [20, 22]], laid=[laid(11, 1, 2)], options=BY_STATE)
    after = play(state, "a b").position()
    assert after["won"] == [[3], []]
    assert after["stones"][0] == [13, 13]


def test_df_26_by_state_a_forced_landing_is_settled_by_df_23_alone() -> None:
    state = place(soul=9, stones=[[4, 17], [25, 26]], laid=[laid(5, 1, 4)], options=BY_STATE)
    after = play(state, "a").position()
    assert after["won"] == [[3], []]


def test_df_26_by_state_a_pair_met_under_turn_end_scores_without_infamy() -> None:
    options = {"contact": "turn_state", "infamy": "turn_end"}
    state = place(soul=8, stones=[[1, 2], [9, 9]], options=options)
    after = play(state, "p a6")
    assert after.position()["won"] == [[3], []]
    assert after.position()["stones"][1] == [9, 9]
    assert not after.is_over
    last = play(place(soul=8, stones=[[1, 2], [9, 9]], points=1, options=options), "p")
    assert last.outcome == Outcome("infamy", 0)


def test_df_29_by_state_the_soul_card_says_whether_stone_or_pyramid_came() -> None:
    came = place(soul=9, stones=[[8, 2], [10, 20]], points=1, options=BY_STATE)
    assert ("DF-26", "soul-card") in events(came, "a")
    assert ("DF-29", "soul-card") in events(came, "p")


def test_df_26_at_any_time_every_meeting_earns_a_card_and_the_turn_goes_on() -> None:
    state = place(soul=4, stones=[[3, 10], [20, 22]], options=AT_ONCE)
    after = play(state, "a")
    assert after.position()["won"] == [[3], []]
    assert after.position()["stones"][0] == [10, 10]
    assert (after.to_play, after.position()["points"]) == (0, 6)
    assert ("DF-26", "soul-card") in events(state, "a")


def test_df_28_at_any_time_a_twin_just_behind_the_pyramid_makes_every_point_a_card() -> None:
    state = place(soul=4, stones=[[3, 3], [20, 22]], options=AT_ONCE)
    after = play(state, "a7")
    assert after.position()["won"] == [[3, 4, 5, 6, 7, 8, 9], []]
    assert after.position()["stones"][0] == [3, 3]


def test_df_29_at_any_time_the_pyramid_takes_a_card_at_each_stone_it_comes_to() -> None:
    state = place(soul=8, stones=[[1, 2], [9, 20]], options=AT_ONCE)
    after = play(state, "p")
    assert after.position()["won"] == [[3], []]
    assert after.position()["stones"][1] == [20, 20]
    assert after.position()["points"] == 6
    assert "soul" in after.legal
    both = play(place(soul=8, stones=[[9, 2], [9, 20]], options=AT_ONCE), "p").position()
    assert (both["won"], both["stones"]) == ([[3], []], [[2, 2], [20, 20]])


def test_df_26_at_any_time_a_pair_met_early_under_turn_end_earns_nothing() -> None:
    options = {**AT_ONCE, "infamy": "turn_end"}
    state = place(soul=8, stones=[[1, 2], [9, 9]], options=options)
    after = play(state, "p")
    assert (after.position()["won"], after.is_over) == ([[], []], False)
    assert "soul" not in after.legal
    assert play(after, "a6").position()["won"] == [[], []]
    last = play(place(soul=8, stones=[[1, 2], [9, 9]], points=1, options=options), "p")
    assert last.outcome == Outcome("infamy", 0)
    at_once = play(place(soul=8, stones=[[1, 2], [9, 9]], options=AT_ONCE), "p")
    assert at_once.outcome == Outcome("infamy", 0)


def test_df_26_at_any_time_with_a_trap_there_df_24_settles_it_once() -> None:
    state = place(soul=5, stones=[[4, 17], [25, 26]], laid=[laid(5, 1, 3)], options=AT_ONCE)
    after = play(state, "a").position()
    assert (after["won"], after["stones"][0]) == ([[3], []], [2, 17])


def test_df_33_at_any_time_there_is_no_limit_to_the_cards_of_a_turn() -> None:
    state = place(soul=29, stones=[[27, 28], [0, 12]], options=AT_ONCE)
    after = play(state, "p b2").position()
    assert (after["won"], after["points"]) == ([[3, 4, 5], []], 4)


def test_df_42_at_any_time_the_last_card_ends_the_game_and_no_stone_moves() -> None:
    state = place(soul=4, stones=[[3, 10], [20, 22]], pile=[13], options=AT_ONCE)
    after = play(state, "a")
    assert (after.position()["stones"][0], after.is_over) == ([4, 10], True)
    finish = place(soul=4, stones=[[3, 10], [20, 22]], pile=[13], options={**AT_ONCE, **FINISH})
    after = play(finish, "a")
    assert (after.position()["stones"][0], after.is_over) == ([10, 10], False)


# Infamy


def test_df_36_a_pair_and_a_single_stone_of_the_other_colour() -> None:
    state = play(place(soul=8, stones=[[9, 2], [9, 9]]), "p")
    assert state.outcome == Outcome("infamy", 0)
    assert state.position()["won"][0] == list(range(3, 14))
    assert ("DF-36", "infamy") in events(place(soul=8, stones=[[9, 2], [9, 9]]), "p")


def test_df_37_all_four_stones_end_the_game_and_nobody_gets_the_rest() -> None:
    state = play(place(soul=8, stones=[[9, 9], [9, 9]], won=[[3], [4]]), "p")
    assert state.outcome == Outcome("all_stones", 1)
    assert state.position()["pile"] == list(range(5, 14))
    assert state.scores == (7, 8)


def test_df_38_a_stone_step_makes_no_infamy() -> None:
    state = place(soul=10, stones=[[9, 10], [20, 25]])
    assert not play(state, "a").is_over


def test_df_39_the_lane_bonus_of_the_same_step_comes_first() -> None:
    state = play(place(soul=14, stones=[[2, 3], [15, 15]], pile=[12, 13]), "p")
    assert state.position()["won"] == [[12, 13], []]
    assert state.outcome == Outcome("infamy", 0)
    other = play(place(soul=14, stones=[[15, 15], [2, 3]], pile=[12, 13]), "p")
    assert other.position()["won"] == [[12], [13]]


# The end


def test_df_42_immediate_no_stone_moves_any_more() -> None:
    state = place(soul=10, stones=[[9, 2], [20, 25]], points=1, pile=[13])
    after = play(state, "a")
    assert after.position()["stones"][0] == [10, 2]
    assert (after.position()["points"], after.to_play) == (0, None)


def test_df_42_immediate_a_trap_not_yet_revealed_counts_as_unused() -> None:
    state = place(soul=5, stones=[[4, 20], [25, 26]], laid=[laid(5, 1, 9)], pile=[13], points=4)
    after = play(state, "a")
    assert after.position()["laid"] == [laid(5, 1, 9)]
    assert (after.position()["points"], after.position()["stones"][0]) == (3, [5, 20])
    assert after.scores == (17, 4)


def test_df_42_immediate_a_revealed_trap_is_out() -> None:
    state = place(soul=9, stones=[[4, 17], [25, 26]], laid=[laid(5, 1, 4)], pile=[13])
    after = play(state, "a")
    assert after.position()["laid"] == []
    assert after.position()["stones"][0] == [9, 17]
    assert after.scores == (17, 8)


def test_df_42_immediate_an_infamy_by_the_same_step_is_not_looked_at() -> None:
    state = play(place(soul=14, stones=[[2, 3], [15, 15]], pile=[13]), "p")
    assert state.outcome == Outcome("pile", 0)


def test_section_5_what_a_finished_game_keeps_is_as_after_the_last_action() -> None:
    options = {"contact": "turn_state", "leave_shared": "next_turn"}
    before = {"soul": 14, "stones": [[15, 2], [20, 25]], "points": 3, "options": options}
    last_card = play(place(**before, pile=[13]), "p").position()
    assert (last_card["soul_stopped"], last_card["met"]) == (True, [[0, 0]])
    pair = {**before, "stones": [[2, 3], [15, 15]]}
    infamy = play(place(**pair), "p").position()
    assert (infamy["soul_stopped"], infamy["met"]) == (True, [[1, 0], [1, 1]])


def test_df_42_finish_turn_plays_the_turn_out_without_cards() -> None:
    state = play(place(soul=14, stones=[[2, 3], [20, 25]], pile=[13], options=FINISH), "p")
    assert not state.is_over
    assert state.position()["pile"] == []
    after = play(state, "a6")
    assert after.outcome == Outcome("pile", 0)
    assert after.position()["points"] == 0


def test_df_42_finish_turn_stones_still_go_to_their_twins() -> None:
    state = place(soul=14, stones=[[14, 3], [16, 25]], points=2, pile=[13], options=FINISH)
    after = play(state, "a p")
    assert after.position()["stones"][0] == [3, 3]
    assert after.outcome == Outcome("pile", 0)


def test_df_42_finish_turn_an_infamy_still_ends_the_game() -> None:
    state = play(place(soul=14, stones=[[2, 3], [15, 15]], pile=[13], options=FINISH), "p")
    assert state.outcome == Outcome("infamy", 0)
    assert state.position()["won"] == [[13], []]


def test_df_43_equal_totals_are_a_draw() -> None:
    state = play(place(soul=8, stones=[[9, 9], [9, 9]]), "p")
    assert state.outcome == Outcome("all_stones", None)
    assert state.returns == (0, 0)


def test_df_44_scores_may_be_negative() -> None:
    assert place(hands=[[2, 4, 6, 8], []]).scores == (-20, 0)


def test_df_41_the_lower_set_of_devil_cards_is_worth_minus_four() -> None:
    assert diablerie.load("doctor-faust", devil_values="1..8").start(1).scores == (-4, -4)


def test_df_48_the_game_is_scored_when_the_last_turn_has_ended() -> None:
    state = play(diablerie.load("doctor-faust", max_turns=2).start(1), "a7 a7")
    assert state.outcome == Outcome("max_turns", None)
    assert state.position()["pile"] == list(range(3, 14))
    endless = diablerie.load("doctor-faust", max_turns=0).position({"turn": 2_000_000, "points": 1})
    assert not endless.play("s1").is_over


@pytest.mark.parametrize("action", ["s1", "soul", "8@5"])
def test_df_40_nothing_is_legal_once_the_game_is_over(action: str) -> None:
    over = play(place(soul=8, stones=[[9, 9], [9, 9]]), "p")
    assert refused(over, action) == "DF-40"
    assert over.legal == ()
