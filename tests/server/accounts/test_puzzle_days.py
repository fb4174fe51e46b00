"""Puzzle days: a row goes on with the next day, and the hour after midnight is still the day before."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from diablerie.rejection import Rejection
from diablerie.server.accounts.puzzle_days import Streak, day_of, demand_present, gone_on

MIDNIGHT = datetime(2026, 11, 30, tzinfo=UTC)


def test_a_row_goes_on_with_the_next_day_and_begins_anew_after_one_that_was_missed() -> None:
    row = Streak(20, 3)
    assert gone_on(row, 21) == Streak(21, 4)
    assert gone_on(row, 20) == gone_on(row, 19) == row
    assert gone_on(row, 22) == Streak(22, 1)


def test_shortly_after_midnight_the_day_before_still_counts() -> None:
    day = day_of(MIDNIGHT)
    demand_present(day - 1, MIDNIGHT + timedelta(minutes=59))
    demand_present(day, MIDNIGHT + timedelta(minutes=59))
    with pytest.raises(Rejection):
        demand_present(day - 1, MIDNIGHT + timedelta(minutes=61))
    with pytest.raises(Rejection):
        demand_present(day + 1, MIDNIGHT - timedelta(seconds=1) + timedelta(hours=1))
