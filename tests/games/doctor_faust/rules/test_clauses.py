"""The clauses of Doctor Faust that the scenario table leaves out, and every switch. Named by clause."""

from __future__ import annotations

import pytest
from numpy.random import default_rng

import diablerie
from diablerie import IllegalAction
from diablerie.words import speak
from tests.games.playing import refused

from ..table import BY_STATE, FINISH, events, laid, place, play

NEW = diablerie.load("doctor-faust")


# Setup and the turn


def test_df_02_start_spaces_can_be_chosen_but_must_differ() -> None:
    position = diablerie.load("doctor-faust", soul_start=14, devil_start=29).start(1).position()
    assert (position["soul"], position["stones"]) == (14, [[29, 29], [29, 29]])
    with pytest.raises(ValueError, match="DF-02"):
        diablerie.load("doctor-faust", soul_start=3, devil_start=3)


def test_df_03_red_is_the_first_seat_and_each_has_a_set_of_his_own() -> None:
    position = NEW.start(1).play("2@5").position()
    assert position["laid"] == [laid(5, 0, 2)]
    assert position["hands"] == [[3, 4, 5, 6, 7, 8, 9], [2, 3, 4, 5, 6, 7, 8, 9]]
    assert speak("en", "doctor-faust-seat-0") == "Red"


def test_df_04_who_laid_a_card_knows_it_and_the_other_sees_its_back() -> None:
    state = NEW.start(1).play("2@5")
    own, other = state.view(0), state.view(1)
    assert (own["hands"][0], own["laid"]) == ([3, 4, 5, 6, 7, 8, 9], [laid(5, 0, 2)])
    assert (other["hands"][0], other["hand_sizes"]) == (None, [7, 8])
    assert other["laid"] == [{"space": 5, "seat": 0, "value": None}]


def test_df_05_soul_cards_are_won_from_three_upwards() -> None:
    state = place(soul=14, stones=[[1, 2], [3, 4]], points=7, to_play=0)
    state = state.play("soul")
    assert state.position()["won"] == [[3], []]
    again = place(**{**state.position(), "soul": 29})
    assert again.play("soul").position()["won"] == [[3, 4], []]


def test_df_06_blue_can_begin() -> None:
    assert diablerie.load("doctor-faust", first_player=1).start(1).to_play == 1


def test_df_07_a_space_is_like_its_counterpart_on_the_other_lane() -> None:
    """What is written on spaces has no effect: the board can be turned round."""
    turned = diablerie.load("doctor-faust", soul_start=0, devil_start=15)
    rng = default_rng(7)
    here, there = NEW.start(1), turned.start(1)
    while not here.is_over:
        action = str(rng.choice(here.legal))
        card, at, space = action.partition("@")
        here = here.play(action)
        there = there.play(f"{card}@{(int(space) + 15) % 30}" if at else action)
        assert there.position()["soul"] == (here.position()["soul"] + 15) % 30
    assert there.outcome == here.outcome


def test_df_08_the_turn_passes_after_seven_points_and_not_before() -> None:
    state = NEW.start(1)
    for spent in range(7):
        assert (state.to_play, state.position()["points"]) == (0, 7 - spent)
        state = state.play("s1")
    assert (state.to_play, state.position()["turn"]) == (1, 2)


@pytest.mark.parametrize(
    "text", ["pass", "end", "s3", "1@5", "8@30", "8@017", "08@1", "S1", " s1", "10@3"]
)
def test_df_08_what_is_no_action_is_refused(text: str) -> None:
    assert refused(NEW.start(1), text) == "DF-08"


def test_df_45_stones_pyramid_and_cards_are_all_there_is_to_do() -> None:
    cards = {f"{value}@{space}" for value in range(2, 10) for space in range(30)}
    assert set(NEW.start(1).legal) == {"s1", "s2", "soul"} | cards


@pytest.mark.parametrize("stones", [1, 2])
def test_df_46_a_stone_can_always_walk(stones: int) -> None:
    state, rng = diablerie.load("doctor-faust", stones_per_turn=stones).start(1), default_rng(46)
    while not state.is_over:
        assert {"s1", "s2"} & set(state.legal)
        state = state.play(str(rng.choice(state.legal)))


def test_df_47_chance_has_no_hand_in_it() -> None:
    one, other, rng = NEW.start(1), NEW.start(2), default_rng(47)
    while not one.is_over:
        action = str(rng.choice(one.legal))
        one, happened = one.narrate(action)
        other = other.play(action)
        assert not any(event.random for event in happened)
        assert one.position() == other.position()


def test_df_09_actions_may_be_mixed_in_any_order() -> None:
    after = play(NEW.start(1), "a p b 9@3 a p b").position()
    assert (after["stones"][0], after["soul"]) == ([2, 2], 17)


@pytest.mark.parametrize("space", range(30))
def test_df_09a_forward_is_along_one_lane_and_back_along_the_other(space: int) -> None:
    """Over to the other lane from 14, and from 29 to where the first begins."""
    ahead = {14: 15, 29: 0}.get(space, space + 1)
    elsewhere = (space + 7) % 30
    walker = place(soul=elsewhere, stones=[[space, elsewhere], [elsewhere, elsewhere]])
    assert play(walker, "a").position()["stones"][0] == [ahead, elsewhere]
    pushed = place(soul=space, stones=[[elsewhere, elsewhere], [elsewhere, elsewhere]])
    assert play(pushed, "p").position()["soul"] == ahead


@pytest.mark.parametrize(
    ("value", "space"),
    [(2, 14), (4, 16), (6, 18), (8, 20), (3, 9), (5, 7), (7, 5), (9, 3)],
)
def test_df_09a_an_even_card_leads_forward_and_an_odd_one_backward(value: int, space: int) -> None:
    state = place(soul=27, stones=[[11, 25], [1, 2]], laid=[laid(12, 1, value)])
    assert play(state, "a").position()["stones"][0] == [space, 25]


def test_df_10_both_stones_may_walk_unless_the_switch_says_one() -> None:
    assert play(NEW.start(1), "a b").position()["stones"][0] == [1, 1]
    strict = play(diablerie.load("doctor-faust", stones_per_turn=1).start(1), "b")
    assert refused(strict, "s1") == "DF-10"
    assert "s2" in strict.legal
    assert strict.position()["stone_moved"] == 2
    assert play(strict, "b6").position()["stone_moved"] is None


def test_df_11_stones_pass_stones_and_the_pyramid() -> None:
    state = place(soul=5, stones=[[3, 20], [4, 4]])
    assert play(state, "a3").position()["stones"][0] == [6, 20]


def test_df_13_the_pyramid_stops_on_an_occupied_space() -> None:
    state = place(soul=8, stones=[[1, 2], [10, 20]])
    assert ("DF-13", "soul-stopped") in events(state, "p2")
    assert refused(play(state, "p2"), "soul") == "DF-14"


def test_df_14_the_pyramid_goes_on_when_the_stone_has_left_in_the_same_turn() -> None:
    state = place(soul=8, stones=[[8, 2], [20, 22]])
    assert refused(state, "soul") == "DF-14"
    assert play(state, "a p").position()["soul"] == 9


def test_df_14_under_next_turn_only_the_pyramids_own_step_binds_it() -> None:
    options = {"leave_shared": "next_turn"}
    came_to_it = place(soul=8, stones=[[7, 2], [20, 22]], options=options)
    assert play(came_to_it, "a p").position()["soul"] == 9
    stepped_on = play(place(soul=8, stones=[[1, 2], [9, 20]], options=options), "p")
    assert stepped_on.position()["soul_stopped"] is True
    assert refused(stepped_on, "soul") == "DF-14"
    next_turn = play(stepped_on, "a6")
    assert next_turn.position()["soul_stopped"] is False
    assert play(next_turn, "p").position()["soul"] == 10


def test_df_15_cards_do_not_touch_the_pyramid() -> None:
    state = place(soul=8, stones=[[1, 2], [20, 22]], laid=[laid(9, 1, 8)])
    after = play(state, "p").position()
    assert (after["soul"], after["points"], after["laid"]) == (9, 6, [laid(9, 1, 8)])


@pytest.mark.parametrize(
    "space", [0, 15, 3, 20], ids=["black", "pyramid", "own stone", "other stone"]
)
def test_df_16_a_card_may_lie_beside_any_space_without_one(space: int) -> None:
    state = place(soul=15, stones=[[3, 0], [20, 20]])
    assert play(state, f"8@{space}").position()["laid"] == [laid(space, 0, 8)]


def test_df_16_refusals_say_which_half_of_the_clause() -> None:
    state = place(laid=[laid(4, 1, 8)])
    with pytest.raises(IllegalAction) as error:
        state.play("2@4")
    assert (error.value.reason, error.value.params) == (
        "doctor-faust-refusal-16-space",
        {"space": 4},
    )
    with pytest.raises(IllegalAction) as error:
        play(state, "2@5").play("3@6")
    assert error.value.reason == "doctor-faust-refusal-16-turn"


def test_df_17_a_card_beside_a_standing_stone_waits_for_the_next_to_enter() -> None:
    state = play(place(soul=20, stones=[[3, 0], [5, 4]]), "8@5 a6")
    assert state.position()["stones"][1] == [5, 4]
    after = play(state, "b").position()
    assert after["stones"][1] == [5, 13]


def test_df_18_a_card_not_in_hand_cannot_be_laid() -> None:
    assert refused(place(hands=[[2, 3], [4]]), "9@5") == "DF-18"
    with pytest.raises(IllegalAction) as error:
        place(hands=[[], [4]]).play("2@5")
    assert error.value.reason == "doctor-faust-refusal-18-none"
    lower = refused(place(hands=[[2, 3], [4]], laid=[laid(5, 1, 8)]), "9@5")
    assert lower == "DF-16", "of several broken clauses the lowest is named"


# Traps and forced moves


def test_df_19_the_trap_takes_the_points_left_and_shows_the_card() -> None:
    state = place(soul=20, stones=[[3, 17], [25, 26]], laid=[laid(4, 1, 6)])
    after, told = state.narrate("s1")
    trap = next(event for event in told if event.kind == "trap")
    assert trap.params == {"seat": 0, "stone": 1, "owner": 1, "space": 4, "value": 6, "lost": 6}
    assert trap.reveals
    assert after.view(0)["unrevealed"][1] == [2, 3, 4, 5, 7, 8, 9]
    assert after.to_play == 1


def test_df_19_the_space_of_a_revealed_card_is_free_again() -> None:
    state = place(soul=20, stones=[[3, 17], [25, 26]], laid=[laid(4, 1, 6)])
    assert "2@4" in play(state, "a").legal


@pytest.mark.parametrize(("value", "space"), [(2, 0), (8, 6), (3, 25), (9, 19)])
def test_df_20_forced_moves_go_round_the_circuit(value: int, space: int) -> None:
    state = place(soul=10, stones=[[27, 14], [1, 2]], laid=[laid(28, 1, value)])
    assert play(state, "a").position()["stones"][0] == [space, 14]


def test_df_21_a_card_at_the_end_of_a_forced_move_is_told_of_but_not_turned() -> None:
    cards = [laid(5, 1, 4), laid(9, 1, 7)]
    state = place(soul=20, stones=[[4, 17], [25, 26]], laid=cards)
    assert ("DF-21", "no-chain") in events(state, "a")


@pytest.mark.parametrize(("start", "value"), [(4, 8), (14, 9)], ids=["forward", "backward"])
def test_df_22_passing_the_pyramid_does_nothing(start: int, value: int) -> None:
    card = laid(start + 1, 1, value)
    state = place(soul=9, stones=[[start, 20], [25, 26]], laid=[card])
    assert ("DF-22", "soul-passed") in events(state, "a")
    assert play(state, "a").position()["won"] == [[], []]


def test_df_23_backward_onto_the_pyramid_earns_nothing_but_joins_the_twin() -> None:
    state = place(soul=6, stones=[[8, 20], [25, 26]], laid=[laid(9, 1, 3)])
    after = play(state, "a").position()
    assert (after["won"], after["stones"][0]) == ([[], []], [20, 20])


def test_df_24_a_trap_on_the_pyramid_gives_the_soul_card_first() -> None:
    state = place(soul=5, stones=[[4, 20], [25, 26]], laid=[laid(5, 1, 8)])
    after = play(state, "a").position()
    assert (after["won"], after["stones"][0]) == ([[3], []], [13, 20])
    assert after["to_play"] == 1


def test_df_24_twin_first_starts_the_forced_move_at_the_twin() -> None:
    options = {"trap_on_soul": "twin_first"}
    state = place(soul=5, stones=[[4, 20], [25, 26]], laid=[laid(5, 1, 8)], options=options)
    after = play(state, "a").position()
    assert (after["won"], after["stones"][0]) == ([[3], []], [28, 20])


def test_df_33_twin_first_may_land_on_the_pyramid_again() -> None:
    options = {"trap_on_soul": "twin_first"}
    state = place(soul=28, stones=[[27, 20], [25, 26]], laid=[laid(28, 1, 8)], options=options)
    after = play(state, "a").position()
    assert after["won"] == [[3, 4], []]
    assert after["stones"][0] == [20, 20]


def test_df_25_a_stone_joining_its_twin_springs_no_trap() -> None:
    state = place(soul=7, stones=[[0, 12], [3, 4]], laid=[laid(12, 1, 8)])
    after = play(state, "a7").position()
    assert (after["stones"][0], after["laid"]) == ([12, 12], [laid(12, 1, 8)])


# Who knows what (section 6)


def test_a_view_shows_own_cards_and_hides_the_others() -> None:
    state = place(hands=[[2, 3], [4, 5]], laid=[laid(1, 0, 8), laid(2, 1, 9)])
    red, blue, watcher = (state.view(seat) for seat in (0, 1, None))
    assert (red["hands"], blue["hands"], watcher["hands"]) == (
        [[2, 3], None],
        [None, [4, 5]],
        [None, None],
    )
    assert [card["value"] for card in red["laid"]] == [8, None]
    assert [card["value"] for card in blue["laid"]] == [None, 9]
    assert [card["value"] for card in watcher["laid"]] == [None, None]
    assert red["unrevealed"] == blue["unrevealed"] == [[2, 3, 8], [4, 5, 9]]


def test_at_the_end_all_cards_are_shown() -> None:
    over = play(place(soul=8, stones=[[9, 9], [9, 9]], laid=[laid(2, 1, 9)]), "p")
    view = over.view(0)
    assert view["hands"][1] == [2, 3, 4, 5, 6, 7, 8]
    assert view["laid"] == [laid(2, 1, 9)]


def test_a_laid_card_is_told_to_its_owner_alone() -> None:
    _, (event,) = NEW.start(1).narrate("8@17")
    assert event.seen_by(0)["params"]["value"] == 8
    assert event.seen_by(1)["params"]["value"] is None
    assert event.seen_by(None)["params"]["value"] is None
    assert NEW.start(1).seen_action("8@17", 0) == "8@17"
    assert NEW.start(1).seen_action("8@17", 1) == "?@17"
    assert NEW.start(1).seen_action("soul", 1) == "soul"


def test_a_belief_knows_which_values_are_left_but_not_where() -> None:
    state = place(hands=[[2], [4, 5]], laid=[laid(2, 1, 9)])
    belief = state.belief(0)
    worlds = [belief.sample(seed).position() for seed in range(60)]
    assert {world["laid"][0]["value"] for world in worlds} == {4, 5, 9}
    assert all(sorted([*w["hands"][1], w["laid"][0]["value"]]) == [4, 5, 9] for w in worlds)
    assert all(world["hands"][0] == [2] for world in worlds)


# Walks


def test_walks_stop_at_the_first_opposing_card() -> None:
    state = place(soul=20, stones=[[3, 17], [25, 26]], laid=[laid(5, 1, 8)])
    moves = [move for move in state.composite_moves() if move.piece == "s1"]
    assert [move.to for move in moves] == [4, 5]
    assert moves[-1].clauses == ("DF-19",)
    assert moves[-1].ends


def test_walks_say_what_getting_there_brings() -> None:
    moves = {(w.piece, w.to): w for w in place(soul=7, stones=[[0, 12], [9, 9]]).composite_moves()}
    assert moves["s1", 7].clauses == ("DF-26",)
    assert moves["soul", 9].clauses == ("DF-35",), "each clause once"
    assert ("soul", 10) not in moves
    assert moves["s1", 7].actions == ("s1",) * 7
    assert moves["soul", 9].path == (8, 9)


def test_a_walk_onto_a_trap_beside_the_pyramid_names_the_soul_card_too() -> None:
    trap = {"soul": 5, "stones": [[4, 20], [25, 26]], "laid": [laid(5, 1, 8)]}

    def clauses(**more: object) -> tuple[str, ...]:
        return next(w.clauses for w in place(**trap, **more).composite_moves() if w.piece == "s1")

    assert clauses() == ("DF-24", "DF-19")
    assert clauses(pile=[13]) == ("DF-24", "DF-40"), "the trap is not sprung any more (DF-42)"
    assert clauses(pile=[13], options=FINISH) == ("DF-24", "DF-19")
    assert clauses(pile=[], options=FINISH) == ("DF-19",)


def test_a_walk_of_the_pyramid_says_that_it_must_stop_where_nothing_else_happens() -> None:
    by_state = place(soul=8, stones=[[1, 2], [10, 20]], options=BY_STATE)
    moves = {move.to: move.clauses for move in by_state.composite_moves() if move.piece == "soul"}
    assert moves == {9: (), 10: ("DF-13",)}
    early = place(soul=8, stones=[[1, 2], [10, 20]])
    assert [w.clauses for w in early.composite_moves() if w.piece == "soul"] == [(), ("DF-30",)]
