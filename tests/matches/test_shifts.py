"""Shifts of clocks: time in which nobody could act is nobody's, and the record says when that was."""

from __future__ import annotations

from typing import Any

import jsonschema
import pytest

from diablerie.matches import Cause, Clock, Match, record_schema, verify

from .playing import BANK, NO_CLOCK, PER_MOVE, after, clock_of, do, duel, kinds, refused

Record = dict[str, Any]


def shift(match: Match, began: float, ended: float, cause: Cause = "stall") -> None:
    """Give back the time between two moments."""
    seconds = match.shift_for(after(began), after(ended))
    do(match, "shift", None, at=after(ended), seconds=seconds, cause=cause)


def test_time_that_was_nobodys_is_not_taken_from_the_clock_that_ran() -> None:
    match = duel(PER_MOVE)
    shift(match, 10, 45)
    assert match.deadline == after(60 + 35)
    assert clock_of(match) == {"left": [60, 60], "running": 0, "since": 35}


def test_it_is_told_to_everybody_with_its_cause_in_whole_seconds() -> None:
    match = duel(PER_MOVE)
    shift(match, 10, 44.6)
    for viewer in (0, 1, None):
        [(_, event)] = match.events(viewer, match.version - 1)
        assert event is not None
        assert event["kind"] == "clock-shifted"
        assert event["params"] == {"seconds": 35, "cause": "stall"}


def test_of_a_turn_that_began_meanwhile_only_what_it_lasted_is_given_back() -> None:
    match = duel(PER_MOVE)
    shift(match, -100, 20)
    assert match.deadline == after(20 + 60)


def test_no_more_is_given_than_has_passed_though_moments_are_finer_than_the_record() -> None:
    match = duel(PER_MOVE)
    shift(match, -100, 20.0007)
    assert match.deadline == after(20 + 60)


def test_what_ended_before_the_turn_began_gives_nothing() -> None:
    assert duel(PER_MOVE).shift_for(after(-30), after(-10)) == 0


def test_a_clock_that_was_set_back_takes_nothing_and_gives_nothing() -> None:
    match = duel(PER_MOVE)
    shift(match, 40, 40 - 3600, "step")
    assert match.deadline == after(60 - 3600)
    shift(match, 45 - 3600, 50, "step")
    assert match.deadline == after(50 + 15)


@pytest.mark.parametrize(
    ("again", "more"),
    [
        ((10, 35), 0),
        ((10.3, 34.8), 0),
        ((9, 36), 2),
        ((20, 50), 15),
        ((5, 20), 5),
        ((-50, 36), 11),
        ((40, 45), 5),
    ],
)
def test_of_time_that_is_measured_twice_each_second_is_given_back_once(
    again: tuple[float, float], more: float
) -> None:
    """As by two servers between which somebody has a connection to each, or as a stop in a vacation."""
    match = duel(PER_MOVE)
    shift(match, 10, 35)
    assert match.shift_for(after(again[0]), after(again[1])) == more
    if more:
        shift(match, *again)
    assert match.deadline == after(60 + 25 + more)
    assert match.shift_for(after(again[0]), after(again[1])) == 0
    assert match.shift_for(after(10), after(35)) == 0


def test_a_long_time_that_holds_others_is_given_back_but_for_them() -> None:
    match = duel(PER_MOVE)
    for began, ended in ((20, 25), (30, 35)):
        shift(match, began, ended)
    shift(match, 10, 50, "vacation")
    assert match.deadline == after(60 + 40)
    for began, ended in ((10, 50), (20, 25), (30, 35), (12, 48)):
        assert match.shift_for(after(began), after(ended)) == 0
    assert Match.from_record(over(match)).record(None) == match.record(None)


def over(match: Match) -> Record:
    """The record of a match once somebody has resigned."""
    do(match, "resign", 0, at=after(99))
    return match.record(None)


def test_what_is_given_late_may_have_ended_before_what_is_given_already() -> None:
    match = duel(PER_MOVE)
    shift(match, 60, 99)
    shift(match, 5, 55, "vacation")
    assert match.deadline == after(60 + 39 + 50)


def test_what_is_given_back_stays_so_when_the_clock_is_set_back() -> None:
    match = duel(PER_MOVE)
    shift(match, 10, 35)
    shift(match, 40, 40 - 3600, "step")
    assert match.shift_for(after(10 - 3600), after(35 - 3600)) == 0
    shift(match, 30 - 3600, 50 - 3600)
    assert match.deadline == after(60 + 25 + 15 - 3600)


def test_with_the_next_turn_nothing_of_it_is_owed_any_more() -> None:
    match = duel(PER_MOVE)
    shift(match, 10, 35)
    for _ in range(7):
        match.act(0, "s1", after(40))
    assert match.to_play == 1
    assert match.shift_for(after(10), after(35)) == 0
    assert match.shift_for(after(10), after(45)) == 5


def test_a_bank_is_spent_by_what_was_ones_own_alone() -> None:
    match = duel(BANK)
    shift(match, 10, 90)
    for _ in range(7):
        match.act(0, "s1", after(95))
    assert clock_of(match)["left"] == [100 - 15 + 5, 100]


def test_it_takes_the_same_time_for_one_that_is_taken_back() -> None:
    match = duel(BANK)
    match.act(0, "s1", after(5))
    shift(match, 10, 90)
    do(match, "take-back", 0, at=after(91))
    assert clock_of(match)["left"] == [100, 100]
    assert match.deadline == after(180)


def test_no_shuffle_depends_on_it() -> None:
    """Else whoever keeps the clocks could try until one suits them."""
    plain, shifted = duel(PER_MOVE), duel(PER_MOVE)
    shift(shifted, 1, 5)
    for match in (plain, shifted):
        while match.to_play == 0:
            match.act(0, match.state.legal[0], after(10))
    assert shifted.state == plain.state
    shift(shifted, 11, 15)
    for match in (plain, shifted):
        while match.to_play == 1:
            match.act(1, match.state.legal[0], after(20))
    assert shifted.state == plain.state


def test_it_is_no_news_to_whoever_is_about_to_act() -> None:
    match = duel(PER_MOVE)
    match.act(0, "s1", after(1))
    before = match.version
    shift(match, 2, 5)
    shift(match, 6, 9)
    assert (match.news_since, match.version) == (before, before + 2)
    match.act(0, "s1", after(10))
    assert match.news_since == match.version


@pytest.mark.parametrize(
    ("clock", "seconds", "reason"),
    [
        (NO_CLOCK, 5, "no-clock-runs"),
        (PER_MOVE, 31, "shift-too-long"),
        (PER_MOVE, 1e11, "shift-too-long"),
    ],
)
def test_what_cannot_have_been_is_refused(clock: Clock, seconds: float, reason: str) -> None:
    match = duel(clock)
    found = refused(match, "shift", None, at=after(30), seconds=seconds, cause="stall")
    assert found == reason


# The record


@pytest.fixture
def shifted() -> Record:
    """The record of a match that was won on time, and of which a minute was nobody's."""
    match = duel(PER_MOVE)
    match.act(0, "s1", after(1))
    shift(match, 10, 70, "stopped")
    assert kinds(do(match, "time-out", 0, at=after(120))) == ["time-out", "match-ended"]
    return match.record(None)


def test_it_stands_in_the_record_which_holds(shifted: Record) -> None:
    assert shifted["actions"][1] == {
        "seat": None,
        "deed": "shift",
        "seconds": 60.0,
        "cause": "stopped",
        "at": shifted["actions"][1]["at"],
    }
    jsonschema.Draft202012Validator(record_schema()).validate(shifted)
    assert verify(shifted).is_honest
    assert Match.from_record(shifted).record(None) == shifted


@pytest.mark.parametrize(
    ("number", "changed"),
    [
        (1, {"seconds": 60.5}),
        (1, {"seconds": 71}),
        (1, {"seat": 0}),
        (1, {"cause": "weather"}),
        (1, {"deed": "resign"}),
        (2, {"at": "1994-10-14T20:16:59.999Z"}),
        (2, {"seconds": 1}),
    ],
)
def test_a_shift_that_was_changed_is_found_out(
    shifted: Record, number: int, changed: dict[str, Any]
) -> None:
    shifted["actions"][number] |= changed
    assert not verify(shifted).is_honest


@pytest.mark.parametrize("member", ["seconds", "cause"])
def test_a_shift_says_how_long_it_was_and_why(shifted: Record, member: str) -> None:
    del shifted["actions"][1][member]
    assert [finding.kind for finding in verify(shifted).findings] == ["record"]
