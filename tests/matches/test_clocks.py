"""Clocks: what a seat has left follows from the moments in the log, and from nothing else."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import jsonschema
import pytest

import diablerie
from diablerie.matches import Clock, Entry, Match, Player, Refused, record_schema

from .playing import (
    BANK,
    PER_MOVE,
    SEED,
    START,
    after,
    clock_of,
    do,
    duel,
    kinds,
    refused,
    round_table,
)

DAYS = Clock.parse({"kind": "days", "days": 2})

DOCUMENTS: list[dict[str, Any]] = [
    {"kind": "none"},
    {"kind": "per-move", "seconds": 5},
    {"kind": "per-move", "seconds": 86400},
    {"kind": "bank", "seconds": 10, "increment": 0},
    {"kind": "bank", "seconds": 86400, "increment": 3600},
    {"kind": "days", "days": 1},
    {"kind": "days", "days": 30},
    {"kind": "days", "days": 3, "vacations": False},
]


def turn(match: Match, *seconds: float) -> Match:
    """A turn of Doctor Faust, its last steps at the moments given."""
    assert match.to_play is not None
    seat, moments = match.to_play, [seconds[0]] * (7 - len(seconds)) + list(seconds)
    for moment in moments:
        match.act(seat, "s1", after(moment))
    return match


@pytest.mark.parametrize("document", DOCUMENTS)
def test_a_clock_is_written_as_it_was_read_and_stands_so_in_a_record(
    document: dict[str, Any],
) -> None:
    clock = Clock.parse(document)
    assert clock.document == document
    record = duel(clock).record(0)
    assert record["clock"] == document
    jsonschema.Draft202012Validator(record_schema()).validate(record)


@pytest.mark.parametrize(
    ("document", "complaint"),
    [
        ({}, "none, per-move, bank, days"),
        ({"kind": "hourglass"}, "none, per-move, bank, days, not 'hourglass'"),
        ({"kind": []}, "none, per-move, bank, days"),
        ({"kind": "none", "seconds": 60}, "no seconds"),
        ({"kind": "days", "days": 1, "colour": "red"}, "no colour"),
        ({"kind": "per-move"}, "5 to 86400, not None"),
        ({"kind": "per-move", "seconds": 4}, "5 to 86400, not 4"),
        ({"kind": "per-move", "seconds": 86401}, "5 to 86400"),
        ({"kind": "per-move", "seconds": True}, "5 to 86400"),
        ({"kind": "per-move", "seconds": 60.5}, "5 to 86400"),
        ({"kind": "bank", "seconds": 9, "increment": 0}, "seconds of a clock is 10 to 86400"),
        ({"kind": "bank", "seconds": 60}, "increment of a clock is 0 to 3600"),
        ({"kind": "bank", "seconds": 60, "increment": -1}, "increment of a clock is 0 to 3600"),
        ({"kind": "days", "days": 31}, "1 to 30, not 31"),
        ({"kind": "days", "days": 3, "vacations": 0}, "true or false, not 0"),
        ({"kind": "per-move", "seconds": 60, "vacations": False}, "no vacations"),
    ],
)
def test_what_is_no_clock_is_refused_saying_what_would_be(
    document: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(ValueError, match=complaint):
        Clock.parse(document)


def test_where_vacations_stop_no_clock_a_record_that_says_so_is_refused() -> None:
    match = duel(Clock.parse({"kind": "days", "days": 3, "vacations": False}))
    turn(match, 10)
    shift = Entry("shift", None, after(60), seconds=20.0, cause="vacation")
    with pytest.raises(Refused, match="no vacation stops this clock"):
        match.do(shift)
    match.do(replace(shift, cause="stall"))


def test_without_a_clock_nobodys_time_runs_out() -> None:
    match = duel()
    assert match.deadline is None
    assert clock_of(match)["running"] is None
    assert refused(match, "time-out", 0, at=after(10**9)) == "time-left"


def test_the_clock_of_the_seat_to_move_runs_from_the_start() -> None:
    match = duel(PER_MOVE)
    assert clock_of(match) == {"left": [60, 60], "running": 0, "since": 0}
    assert match.deadline == after(60)


def test_the_time_for_a_turn_runs_until_another_seat_is_to_move() -> None:
    match = duel(PER_MOVE)
    match.act(0, "s1", after(50))
    assert match.deadline == after(60)


def test_each_turn_has_its_time_anew() -> None:
    match = turn(turn(duel(PER_MOVE), 50), 70)
    assert clock_of(match) == {"left": [60, 60], "running": 0, "since": 70}


def test_days_are_for_each_turn_too() -> None:
    match = turn(duel(DAYS), 3600)
    assert match.deadline == after(3600) + timedelta(days=2)


def test_a_bank_is_for_all_turns_together_and_each_brings_an_increment() -> None:
    match = turn(duel(BANK), 30)
    assert clock_of(match) == {"left": [75.0, 100.0], "running": 1, "since": 30}
    turn(match, 31.5)
    assert clock_of(match) == {"left": [75.0, 103.5], "running": 0, "since": 31.5}
    assert match.deadline == after(31.5 + 75)


def test_who_acts_too_late_but_before_anybody_says_so_has_nothing_left_but_the_increment() -> None:
    match = turn(duel(BANK), 130)
    assert clock_of(match)["left"] == [5.0, 100.0]


def test_a_moment_before_the_last_one_takes_no_time() -> None:
    match = duel(BANK)
    turn(match, 30)
    turn(match, 20)
    assert clock_of(match)["left"] == [75.0, 105.0]


@pytest.mark.parametrize("late", [0, 0.001, 1000])
def test_time_is_up_at_the_deadline(late: float) -> None:
    match = duel(PER_MOVE)
    assert kinds(do(match, "time-out", 0, at=after(60 + late))) == ["time-out", "match-ended"]


@pytest.mark.parametrize("early", [0.001, 60])
def test_before_the_deadline_there_is_time_left(early: float) -> None:
    assert refused(duel(PER_MOVE), "time-out", 0, at=after(60 - early)) == "time-left"


def test_only_the_time_of_the_seat_to_move_runs_out() -> None:
    assert refused(duel(PER_MOVE), "time-out", 1, at=after(1000)) == "time-left"


def test_thirds_of_seconds_add_up_to_the_millisecond() -> None:
    match = duel(Clock("bank", seconds=10))
    for number in range(1, 7):
        turn(match, number * 0.333)
    spent = 3 * 0.333
    assert match.deadline == after(6 * 0.333) + timedelta(seconds=10 - spent)
    assert match.deadline.microsecond % 1000 == 0


def test_a_bot_has_all_the_time_there_is() -> None:
    players = [Player.bot("imp"), Player.person()]
    match = Match.start(diablerie.load("doctor-faust"), players, SEED, START, PER_MOVE)
    assert match.deadline is None
    turn(match, 1000)
    assert clock_of(match) == {"left": [60, 60], "running": 1, "since": 1000}


def test_while_a_bot_stands_in_the_clock_stops_where_it_was() -> None:
    match = duel(BANK)
    do(match, "substitute", None, at=after(40), about=0, level="imp")
    assert match.deadline is None
    assert clock_of(match)["left"] == [60.0, 100.0]
    do(match, "return", 0, at=after(500))
    assert clock_of(match) == {"left": [60.0, 100.0], "running": 0, "since": 500}


def test_a_turn_that_a_bot_has_finished_brings_no_increment() -> None:
    match = duel(BANK)
    do(match, "substitute", None, at=after(40), about=0, level="imp")
    turn(match, 41)
    assert clock_of(match) == {"left": [60.0, 100.0], "running": 1, "since": 41}


def test_who_comes_back_in_a_later_turn_has_all_the_time_for_it() -> None:
    match = duel(PER_MOVE)
    do(match, "substitute", None, at=after(40), about=0, level="imp")
    assert clock_of(match)["left"] == [20.0, 60]
    turn(match, 41)
    do(match, "return", 0, at=after(42))
    turn(match, 43)
    assert clock_of(match) == {"left": [60, 60], "running": 0, "since": 43}


def test_who_comes_back_in_anothers_turn_stops_nobodys_clock() -> None:
    match = duel(BANK)
    do(match, "substitute", None, at=after(40), about=1, level="imp")
    do(match, "return", 1, at=after(50))
    assert clock_of(match) == {"left": [100.0, 100.0], "running": 0, "since": 0}


def test_when_time_is_up_among_many_a_bot_plays_on_without_a_clock() -> None:
    match = round_table(clock=PER_MOVE)
    events = do(match, "time-out", 0, at=after(60), level="devil")
    assert kinds(events) == ["time-out", "substituted"]
    assert match.bot_to_play == (0, "devil")
    assert match.deadline is None
    assert refused(match, "time-out", 0, at=after(9999), level="devil") == "time-left"


def test_when_the_match_is_over_no_clock_runs() -> None:
    match = duel(BANK)
    do(match, "resign", 1, at=after(10))
    assert match.deadline is None
    assert clock_of(match) == {"left": [90.0, 100.0], "running": None, "since": 10}
