"""Puzzle days: on how many days in a row somebody has solved the puzzle of the day, by the server's clock."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from ...matches.players import Person
from ...puzzles import FIRST_DAY
from ...rejection import Rejection
from ..storage.database import Database
from ..storage.schema import PEOPLE, PUZZLE_DAYS

EPOCH = date(1970, 1, 1)

GRACE = timedelta(hours=1)
"""So long after midnight a puzzle still counts for the day before: who was at it then has solved it then."""

MOST_DAYS = 100_000
"""More than there will be."""


@dataclass(frozen=True)
class Streak:
    """The last day, counted from 1970, whose puzzle was solved on it, and how many in a row those were."""

    day: int
    length: int

    @property
    def first(self) -> int:
        """The day on which it began."""
        return self.day - self.length + 1


NONE = Streak(0, 0)


def day_of(moment: datetime) -> int:
    """The day of a moment in coordinated universal time, counted from 1970."""
    return (moment.astimezone(UTC).date() - EPOCH).days


def date_of(day: int) -> date:
    """A day counted from 1970."""
    return EPOCH + timedelta(days=day)


def gone_on(streak: Streak, day: int) -> Streak:
    """A streak by one more day on which the puzzle has been solved."""
    if day <= streak.day:
        return streak
    return Streak(day, streak.length + 1 if day == streak.day + 1 else 1)


class PuzzleDays:
    """The streaks of accounts."""

    def __init__(self, database: Database) -> None:
        """Keep them in a database."""
        self._database = database

    async def of(self, person: Person) -> Streak:
        """A person's streak. Raises Rejection conflict for a guest."""

        def job(connection: Connection) -> Streak:
            _demand_account(connection, person)
            return _read(connection, person) or NONE

        return await self._database.read(job)

    async def keep(self, person: Person, day: int, kept: Streak, now: datetime) -> Streak:
        """Take note that a person has solved the puzzle of a day; their streak by now.

        `kept`: what their browser has kept, which is believed once, as long as nothing is known here.
        Raises Rejection: conflict for a guest, or for a day that is not the present one; invalid for a streak
        that there cannot be.
        """
        demand_present(day, now)
        demand_possible(kept, now)

        def job(connection: Connection) -> Streak:
            _demand_account(connection, person)
            known = _read(connection, person)
            streak = gone_on(kept if known is None else known, day)
            _write(connection, person, streak, is_new=known is None)
            return streak

        try:
            return await self._database.write(job)
        except IntegrityError:
            # Another of their windows has been the first meanwhile.
            return await self._database.write(job)


def demand_present(day: int, now: datetime) -> None:
    """Raise Rejection conflict unless it is that day, or was just before."""
    if not day_of(now - GRACE) <= day <= day_of(now):
        detail = f"the puzzle of day {day} counts on that day; it is day {day_of(now)}"
        raise Rejection("conflict", "another-day", detail)


def demand_possible(kept: Streak, now: datetime) -> None:
    """Raise Rejection invalid for a streak longer than there have been puzzles, or of days to come."""
    first = (FIRST_DAY - EPOCH).days
    if kept != NONE and not (kept.length >= 1 and kept.first >= first and kept.day <= day_of(now)):
        detail = (
            f"{kept.length} days up to day {kept.day}; the first is {first}, it is {day_of(now)}"
        )
        raise Rejection("invalid", "bad-streak", f"there can be no streak of {detail}")


def _demand_account(connection: Connection, person: Person) -> None:
    query = select(PEOPLE.c.key).where(PEOPLE.c.person == person)
    if connection.execute(query).scalar_one() is None:
        detail = "a guest's days are kept in the browser: POST /api/accounts makes an account"
        raise Rejection("conflict", "no-account", detail)


def _read(connection: Connection, person: Person) -> Streak | None:
    query = select(PUZZLE_DAYS.c.day, PUZZLE_DAYS.c.length).where(PUZZLE_DAYS.c.person == person)
    row = connection.execute(query).first()
    return None if row is None else Streak(row.day, row.length)


def _write(connection: Connection, person: Person, streak: Streak, *, is_new: bool) -> None:
    values = {"day": streak.day, "length": streak.length}
    if is_new:
        connection.execute(insert(PUZZLE_DAYS).values(person=person, **values))
    else:
        theirs = update(PUZZLE_DAYS).where(PUZZLE_DAYS.c.person == person)
        connection.execute(theirs.values(values))
