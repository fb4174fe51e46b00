"""Vacations: so many days a year in which the clocks of a person's slow matches stand still."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, Row, Select, insert, select, update
from sqlalchemy.exc import IntegrityError

from ...matches.players import Person
from ...matches.record import moment_text
from ...rejection import Rejection
from ..storage.database import Database
from ..storage.match_rows import STOPS_ON_VACATION
from ..storage.schema import MATCHES, PEOPLE, SEATS, VACATIONS

YEAR = timedelta(days=365)
"""Within which days of vacation are counted."""

SHORTEST = timedelta(hours=1)
"""Of a vacation that may still be begun."""

Tell = Callable[[Connection, str], None]


@dataclass(frozen=True)
class Vacation:
    """Somebody's vacation; it ends at `until` at the latest. `ended`: when it did."""

    number: int
    person: Person
    began: datetime
    until: datetime
    ended: datetime | None

    def length(self, now: datetime) -> timedelta:
        """How much of it lies within the last year."""
        ended = min(self.ended or now, now)
        return max(timedelta(), ended - max(self.began, now - YEAR))


@dataclass(frozen=True)
class Allowance:
    """The vacation that somebody is on, if they are, and how much of the year's is left."""

    current: Vacation | None
    left: timedelta


class Vacations:
    """Who is on vacation, and for how long they may be. Clocks are the keeper's: `live.vacation_keeper`."""

    def __init__(self, database: Database, days: int, tell: Tell) -> None:
        """Let everybody have so many `days` within a year; `tell` is called of each match it changes."""
        self._database = database
        self.days = days
        self._tell = tell

    async def of(self, person: Person, now: datetime) -> Allowance:
        """The vacation that a person is on, and what is left to them."""
        return await self._database.read(lambda connection: self._of(connection, person, now))

    def _of(self, connection: Connection, person: Person, now: datetime) -> Allowance:
        query = select(VACATIONS).where(VACATIONS.c.person == person)
        every = [_vacation(row) for row in connection.execute(query)]
        used = sum((one.length(now) for one in every), timedelta())
        current = next((one for one in every if one.ended is None), None)
        return Allowance(current, max(timedelta(), timedelta(days=self.days) - used))

    async def begin(self, person: Person, now: datetime) -> Allowance:
        """Send a person on vacation, unless they are on one.

        Raises Rejection conflict for a guest, and if there is none here, none left, or the last one is just
        ending.
        """
        if not self.days:
            raise Rejection("conflict", "no-vacation", "this server has no vacations")

        def job(connection: Connection) -> Allowance:
            _demand_account(connection, person)
            before = self._of(connection, person, now)
            if before.current is not None:
                return before
            if before.left < SHORTEST:
                detail = f"the {self.days} days of vacation within a year are used up"
                raise Rejection("conflict", "vacation-used-up", detail)
            until = moment_text(now + before.left)
            row = {"person": person, "open": person, "began": moment_text(now), "until": until}
            connection.execute(insert(VACATIONS).values(row))
            self._tell_all(connection, person)
            return self._of(connection, person, now)

        try:
            return await self._database.write(job)
        except IntegrityError as error:
            raise Rejection(
                "conflict", "vacation-ending", "the last vacation is just ending; ask again"
            ) from error

    async def end(self, person: Person, now: datetime) -> Vacation | None:
        """End a person's vacation; None: they are on none. Its clocks are still to be put on."""
        ending = update(VACATIONS).where(VACATIONS.c.open == person, VACATIONS.c.ended.is_(None))

        def job(connection: Connection) -> Vacation | None:
            current = self._of(connection, person, now).current
            if current is None:
                return None
            ended = min(now, current.until)
            connection.execute(ending.values(ended=moment_text(ended)))
            return _vacation(_row(connection, current.number))

        return await self._database.write(job)

    async def over(self, now: datetime) -> list[Vacation]:
        """Those that have ended, be it by themselves, and whose clocks are still to be put on."""
        up = VACATIONS.c.ended.is_(None) & (VACATIONS.c.until <= moment_text(now))
        query = select(VACATIONS).where(
            VACATIONS.c.open.is_not(None), VACATIONS.c.ended.is_not(None) | up
        )
        rows = await self._database.rows(query)
        for row in rows:
            if row.ended is None:
                await self.end(row.person, now)
        return [_vacation(row) for row in await self._database.rows(query)] if rows else []

    async def close(self, vacation: Vacation) -> list[str]:
        """Take note that all clocks have been put on; the matches in which that is seen."""
        closing = update(VACATIONS).where(VACATIONS.c.vacation == vacation.number)

        def job(connection: Connection) -> list[str]:
            connection.execute(closing.values(open=None))
            return self._tell_all(connection, vacation.person)

        return await self._database.write(job)

    async def waited_for(self, person: Person) -> list[str]:
        """The matches with clocks that stop on vacation in which a person is to move."""
        query = _matches_that_stop(person).where(MATCHES.c.to_play == SEATS.c.seat)
        return [row.match for row in await self._database.rows(query)]

    async def seen_in(self, person: Person) -> list[str]:
        """The matches with clocks that stop on vacation in which a person plays."""
        return [row.match for row in await self._database.rows(_matches_that_stop(person))]

    def _tell_all(self, connection: Connection, person: Person) -> list[str]:
        names = list(connection.execute(_matches_that_stop(person)).scalars())
        for name in names:
            self._tell(connection, name)
        return names


def _demand_account(connection: Connection, person: Person) -> None:
    query = select(PEOPLE.c.key).where(PEOPLE.c.person == person)
    if connection.execute(query).scalar_one() is None:
        detail = "a guest has no vacation: POST /api/accounts makes an account"
        raise Rejection("conflict", "no-account", detail)


def _matches_that_stop(person: Person) -> Select[Any]:
    running = MATCHES.c.status == "running"
    joined = select(MATCHES.c.match).join(SEATS, SEATS.c.match == MATCHES.c.match)
    return joined.where(running, STOPS_ON_VACATION, SEATS.c.person == person).distinct()


def _row(connection: Connection, number: int) -> Row[Any]:
    query = select(VACATIONS).where(VACATIONS.c.vacation == number)
    return connection.execute(query).one()


def _vacation(row: Row[Any]) -> Vacation:
    began, until = datetime.fromisoformat(row.began), datetime.fromisoformat(row.until)
    ended = None if row.ended is None else datetime.fromisoformat(row.ended)
    return Vacation(row.vacation, row.person, began, until, ended)
