"""Whatever is done at a table, in any order, sensible or not: what must hold all the same."""

from __future__ import annotations

import json
from datetime import timedelta
from random import Random

import jsonschema
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import diablerie
from diablerie import IllegalAction
from diablerie.matches import Clock, Deed, Entry, Match, Refused, WrongSeat, record_schema, verify
from tests.settings import seats_at_most, some_action

from .playing import (
    BANK,
    NO_CLOCK,
    PER_MOVE,
    do,
    everything,
    now_in,
    play,
    round_table,
    viewers,
    whole_matches,
)
from .told import ENDINGS, EVENTS, REFUSALS

DEEDS: tuple[Deed, ...] = (
    *("resign", "offer", "accept", "decline", "time-out", "vote", "substitute", "return"),
    "shift",
    *("take-back",) * 7,
)
MOST = 60

CLOCKS = (NO_CLOCK, PER_MOVE, BANK, Clock("days", 24 * 3600))

TABLES = [(name, seats_at_most(name, 4), bots) for name in diablerie.games() for bots in (0, 1)]
tables = pytest.mark.parametrize(("name", "seats", "bots"), TABLES)
seeds = st.integers(0, 2**32)
clocks = st.sampled_from(CLOCKS)


def something(match: Match, rng: Random) -> Entry:
    """An action or a deed, possible or not, some time later."""
    seat = rng.randrange(match.game.seats)
    at = now_in(match) + timedelta(seconds=rng.choice((0, 0, 0, 0.3, 2, 30, 90)))
    if match.to_play is not None and rng.random() < 0.6:
        return Entry("act", match.to_play, at, rng.choice(match.state.legal))
    if rng.random() < 0.1:
        return Entry("act", seat, at, rng.choice((*match.state.legal, "nonsense")))
    deed = rng.choice(DEEDS)
    if deed == "shift":
        seconds = rng.choice((-3600.0, 0.5, 20.0, 100.0))
        return Entry("shift", None, at, seconds=seconds, cause="stall")
    about = rng.randrange(match.game.seats)
    if deed == "vote" and rng.random() < 0.5:
        return Entry("vote", seat, at, about=about, volunteer=rng.randint(1, 2))
    by = None if deed == "substitute" else seat
    if deed == "return" and match.standing.substitutes:
        by = rng.choice(sorted(match.standing.substitutes))
    return Entry(deed, by, at, None, about if deed in ("vote", "substitute") else None, "imp")


def tried(match: Match, entry: Entry) -> str | None:
    """Do something; the reason if it is refused at the table, nothing if it is by the rules."""
    try:
        match.do(entry)
    except Refused as error:
        return error.reason
    except (WrongSeat, IllegalAction):
        return ""
    return None


def some_match(name: str, seats: int, bots: int, clock: Clock, seed: int) -> Match:
    """A match in which all sorts of things were done."""
    match, rng = round_table(seats, bots, clock, name), Random(seed)
    for _ in range(rng.randrange(MOST)):
        tried(match, something(match, rng))
    return match


def ended(match: Match) -> Match:
    """The match, all persons having come back who can, and given up."""
    for seat in sorted(match.standing.people - set(match.standing.forfeits)):
        if not match.is_over and seat in match.standing.substitutes:
            do(match, "return", seat)
        if not match.is_over:
            do(match, "resign", seat, level="imp")
    assert match.is_over
    return match


@tables
@whole_matches
@given(seed=seeds, clock=clocks)
def test_what_is_refused_has_a_reason_and_changes_nothing(
    name: str, seats: int, bots: int, clock: Clock, seed: int
) -> None:
    match, rng = some_match(name, seats, bots, clock, seed), Random(seed)
    before = everything(match)
    for _ in range(MOST):
        reason = tried(match, something(match, rng))
        if reason is None:
            before = everything(match)
        else:
            assert reason in {"", *REFUSALS}
    assert everything(match) == before


@tables
@whole_matches
@given(seed=seeds, clock=clocks)
def test_versions_have_no_gap_and_nothing_told_is_ever_told_otherwise(
    name: str, seats: int, bots: int, clock: Clock, seed: int
) -> None:
    match, rng = round_table(seats, bots, clock, name), Random(seed)
    told = {viewer: match.events(viewer) for viewer in viewers(match)}
    for _ in range(MOST // 2):
        tried(match, something(match, rng))
        for viewer, before in told.items():
            now = match.events(viewer)
            assert now[: len(before)] == before
            assert [v for v, _ in now] == list(range(1, match.version + 1))
            told[viewer] = now


@tables
@whole_matches
@given(seed=seeds, clock=clocks)
def test_events_of_the_table_are_for_everybody_and_have_the_facts_they_should(
    name: str, seats: int, bots: int, clock: Clock, seed: int
) -> None:
    match = ended(some_match(name, seats, bots, clock, seed))
    for event in match.full_events:
        if event.clause is None:
            assert (event.random, event.reveals, event.private) == (False, False, {})
            assert set(event.params) == EVENTS[event.kind]
    if match.standing.outcome is not None:
        assert match.standing.outcome.reason in ENDINGS


@tables
@whole_matches
@given(seed=seeds, clock=clocks)
def test_a_record_holds_all_that_there_is_to_a_match(
    name: str, seats: int, bots: int, clock: Clock, seed: int
) -> None:
    match = ended(some_match(name, seats, bots, clock, seed))
    record = match.record(0)
    jsonschema.Draft202012Validator(record_schema()).validate(record)
    again = Match.from_record(json.loads(json.dumps(record)))
    assert everything(again) == everything(match)
    assert again.full_events == match.full_events
    assert verify(record).is_honest


@tables
@whole_matches
@given(seed=seeds, clock=clocks)
def test_in_the_middle_of_a_match_its_log_says_all_and_its_record_fits_the_schema(
    name: str, seats: int, bots: int, clock: Clock, seed: int
) -> None:
    match = some_match(name, seats, bots, clock, seed)
    again = Match.replay(match.game, match.players, match.seed, match.started, match.log, clock)
    assert everything(again) == everything(match)
    for viewer in viewers(match):
        jsonschema.Draft202012Validator(record_schema()).validate(match.record(viewer))


@tables
@whole_matches
@given(seed=seeds, clock=clocks)
def test_returns_sum_to_nothing_and_lie_from_minus_one_to_one(
    name: str, seats: int, bots: int, clock: Clock, seed: int
) -> None:
    match = some_match(name, seats, bots, clock, seed)
    if not match.is_over:
        assert match.returns == (0,) * seats
    ended(match)
    assert sum(match.returns) == pytest.approx(0, abs=1e-6)
    assert all(-1 <= each <= 1 for each in match.returns)


@tables
@whole_matches
@given(seed=seeds, clock=clocks)
def test_undone_and_done_again_is_as_if_nothing_had_been_undone(
    name: str, seats: int, bots: int, clock: Clock, seed: int
) -> None:
    match, rng = some_match(name, seats, bots, clock, seed), Random(seed)
    for _ in range(MOST // 4):
        seat, before = match.to_play, match.state
        if seat is None:
            break
        action = some_action(match.state, np.random.default_rng(rng.randrange(2**32)))
        done = play(match, action).state
        if match.fixed_for(seat) is None:
            do(match, "take-back", seat)
            assert (match.state, match.to_play) == (before, seat)
            assert play(match, action).state == done


@tables
@whole_matches
@given(seed=seeds, clock=clocks)
def test_nobody_ever_has_more_time_than_the_clock_gives(
    name: str, seats: int, bots: int, clock: Clock, seed: int
) -> None:
    match = some_match(name, seats, bots, clock, seed)
    turns = [0] * seats
    for entry in match.log:
        if entry.deed == "act" and entry.seat is not None:
            turns[entry.seat] += 1
    for seat, left in enumerate(match.view(None)["table"]["clock"]["left"]):
        assert 0 <= left <= clock.seconds + clock.increment * turns[seat]
