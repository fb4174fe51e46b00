"""Taking back: to the last point after which all is one's own, not random, and revealed nothing."""

from __future__ import annotations

from random import Random

import pytest

import diablerie
from diablerie.matches import Match, Player
from tests.games.teufel_teufel.table import place

from .playing import (
    BANK,
    PER_MOVE,
    SEED,
    START,
    after,
    begun_at,
    clock_of,
    do,
    duel,
    everything,
    kinds,
    new_match,
    now_in,
    play,
    refused,
    round_table,
    told_to,
)

TURN = ("s1",) * 7
"""The seven steps that make a turn of Doctor Faust."""


def test_the_state_goes_back_while_log_and_versions_go_on() -> None:
    match = play(duel(), "s1")
    before, version = match.state, match.version
    play(match, "soul")
    assert kinds(do(match, "take-back", 0)) == ["taken-back"]
    assert match.state == before
    assert match.version > version + 1
    assert [entry.deed for entry in match.log] == ["act", "act", "take-back"]


def test_everybody_is_told_who_took_back() -> None:
    match = play(duel(), "s1")
    do(match, "take-back", 0)
    for viewer in (0, 1, None):
        number, event = match.events(viewer)[-1]
        assert number == match.version
        assert event is not None
        assert (event["kind"], event["actor"]) == ("taken-back", 0)
        assert event["params"] == {"seat": 0, "undone": [2]}
        assert event["clause"] is None


def test_all_that_an_action_brought_about_is_told_to_hold_no_longer() -> None:
    match = play(duel(), *TURN[:-1])
    before = match.version
    play(match, TURN[-1])
    brought_about = list(range(before + 1, match.version + 1))
    assert len(brought_about) > 1
    for undone in (brought_about, [before]):
        (event,) = do(match, "take-back", 0)
        assert event.params["undone"] == undone


def test_actions_are_taken_back_one_after_another_as_far_as_they_are_ones_own() -> None:
    match = duel()
    states = [play(match, *actions).state for actions in ((), ("s1",), ("soul",), ("s2",))]
    for state in reversed(states[:-1]):
        do(match, "take-back", 0)
        assert match.state == state
    assert refused(match, "take-back", 0) == "nothing-done"


def test_what_was_taken_back_can_be_done_again_or_something_else() -> None:
    match = play(duel(), "s1", "s1")
    twice = match.state
    do(match, "take-back", 0)
    assert play(match, "s1").state == twice
    do(match, "take-back", 0)
    assert play(match, "soul").state == play(duel(), "s1", "soul").state


def test_a_card_that_was_taken_back_is_in_the_hand_again_and_nobody_has_seen_it() -> None:
    eight, nine = play(duel(), "8@17"), play(duel(), "9@17")
    for match in (eight, nine):
        do(match, "take-back", 0)
    assert eight.state == nine.state == duel().state
    for viewer in (1, None):
        assert told_to(eight, viewer) == told_to(nine, viewer)


def test_who_has_done_nothing_has_nothing_to_take_back() -> None:
    assert refused(duel(), "take-back", 0) == "nothing-done"
    assert refused(duel(), "take-back", 1) == "nothing-done"


def test_nobody_takes_back_what_another_has_done() -> None:
    assert refused(play(duel(), "s1"), "take-back", 1) == "done-by-another"


def test_the_end_of_a_turn_is_taken_back_while_the_next_seat_has_done_nothing() -> None:
    match = play(duel(), *TURN)
    assert match.to_play == 1
    do(match, "take-back", 0)
    assert match.to_play == 0
    assert match.state == play(duel(), *TURN[1:]).state


def test_once_the_next_seat_has_acted_the_turn_before_stays() -> None:
    match = play(duel(), *TURN, "s1")
    assert refused(match, "take-back", 0) == "done-by-another"
    do(match, "take-back", 1)
    assert refused(match, "take-back", 0) == "done-by-another"
    assert refused(match, "take-back", 1) == "done-by-another"


def test_after_a_turn_of_a_bot_only_what_was_done_since_is_taken_back() -> None:
    match = play(new_match(), *TURN, *TURN, "soul")
    do(match, "take-back", 0)
    assert refused(match, "take-back", 0) == "done-by-another"


def test_a_bot_takes_nothing_back() -> None:
    match = play(new_match(), *TURN, "s1")
    assert refused(match, "take-back", 1) == "done-by-another"


def test_what_chance_had_a_hand_in_stays_and_so_does_all_before_it() -> None:
    match = begun_at(place(possessed=[True, False]))
    play(match, "lift:a2", "lift:b2", "lay:a2")
    assert refused(match, "take-back", 0) == "was-random"
    assert refused(match, "take-back", 1) == "done-by-another"
    play(match, "lay:b2")
    do(match, "take-back", 0)
    assert refused(match, "take-back", 0) == "was-random"


def test_what_brought_something_to_light_stays() -> None:
    match = round_table(name="kill-doctor-lucky")
    first = match.to_play
    play(match, next(a for a in match.state.legal if a.startswith("go:")), "snoop")
    assert refused(match, "take-back", first) == "has-revealed"


def test_an_offer_in_between_keeps_nobody_from_taking_back() -> None:
    match = play(duel(), "s1")
    before = play(duel()).state
    do(match, "offer", 1)
    do(match, "take-back", 0)
    assert match.state == before
    assert match.standing.offer is not None


def test_an_action_that_makes_an_offer_possible_again_still_does_when_taken_back() -> None:
    match = duel()
    do(match, "offer", 0)
    do(match, "decline", 1)
    play(match, "s1")
    do(match, "take-back", 0)
    do(match, "offer", 0)
    assert match.standing.offer is not None


def test_what_a_bot_did_in_ones_seat_stays_done() -> None:
    match = play(duel(), "s1")
    do(match, "substitute", None, about=0, level="imp")
    assert refused(match, "take-back", 0) == "done-by-another"
    play(match, "soul")
    do(match, "return", 0)
    assert refused(match, "take-back", 0) == "done-by-another"
    play(match, "s2")
    do(match, "take-back", 0)
    assert refused(match, "take-back", 0) == "done-by-another"


def test_who_comes_back_before_the_bot_has_acted_can_still_take_back() -> None:
    match = play(duel(), "s1")
    do(match, "substitute", None, about=0, level="imp")
    do(match, "return", 0)
    do(match, "take-back", 0)
    assert match.state == duel().state


def test_after_the_end_nothing_is_taken_back() -> None:
    match = play(duel(), "s1")
    do(match, "resign", 1)
    assert refused(match, "take-back", 0) == "match-over"


def test_each_viewer_is_told_why_it_cannot_take_back() -> None:
    match = play(duel(), "s1")
    assert [match.view(viewer)["table"]["fixed"] for viewer in (0, 1, None)] == [
        None,
        "done-by-another",
        None,
    ]


def test_a_seat_has_to_be_named() -> None:
    match = play(duel(), "s1")
    before = everything(match)
    with pytest.raises(ValueError, match="own action"):
        do(match, "take-back", None)
    assert everything(match) == before


def test_the_refusal_says_which_seat_and_why() -> None:
    with pytest.raises(ValueError, match=r"seat 1 .*another, or a bot for it, has acted since"):
        do(play(duel(), "s1"), "take-back", 1)


def test_a_turn_taken_back_gives_no_time_and_costs_the_next_seat_none() -> None:
    match = duel(BANK)
    for second in range(1, 8):
        match.act(0, "s1", after(10 * second))
    do(match, "take-back", 0, at=after(95))
    assert clock_of(match) == {"left": [30.0, 100.0], "running": 0, "since": 95}
    match.act(0, "soul", after(100))
    assert clock_of(match) == {"left": [30.0, 100.0], "running": 1, "since": 100}


def test_within_a_turn_the_clock_runs_on_through_a_taking_back() -> None:
    match = duel(BANK)
    match.act(0, "s1", after(10))
    do(match, "take-back", 0, at=after(20))
    assert clock_of(match) == {"left": [100.0, 100.0], "running": 0, "since": 0}


def test_before_a_bots_turn_too_the_clock_goes_on_where_it_stood() -> None:
    players = [Player.person(), Player.bot("imp")]
    match = Match.start(diablerie.load("doctor-faust"), players, SEED, START, PER_MOVE)
    for second in range(1, 8):
        match.act(0, "s1", after(5 * second))
    assert clock_of(match)["running"] is None
    do(match, "take-back", 0, at=after(50))
    assert clock_of(match) == {"left": [25.0, 60.0], "running": 0, "since": 50}


@pytest.mark.parametrize("name", diablerie.games())
def test_whatever_can_be_taken_back_leads_to_the_state_before_it(name: str) -> None:
    match, rng = round_table(2, name=name), Random(7)
    taken = 0
    for _ in range(60):
        seat, before, action = match.to_play, match.state, rng.choice(match.state.legal)
        assert seat is not None
        play(match, action)
        if match.is_over:
            match = round_table(2, name=name)
        elif match.fixed_for(seat) is None:
            done = match.state
            do(match, "take-back", seat)
            assert match.state == before
            match.act(seat, action, now_in(match))
            assert match.state == done
            taken += 1
    assert taken > 10
