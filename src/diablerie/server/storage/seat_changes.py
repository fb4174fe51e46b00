"""Seat changes: volunteers who offer to take over a seat of a running match, and the takeover itself."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from ...events import Seat
from ...matches.commands import Takeover
from ...matches.players import Person
from ...matches.record import moment_text
from ...rejection import Rejection, not_your_seat, refusal
from .database import Database
from .match_loader import locked_head, seating_of
from .match_rows import update_of
from .models import Seating
from .schema import FORMER_PLAYERS, PREPARED, SEATS, VOLUNTEERS

MOST = 8
"""How many offer to take over seats of one match at a time."""

Barred = Callable[[Connection, Person], bool]
"""Whether somebody may not take over a seat, whatever they have offered."""

Demand = Callable[[Connection, Person], None]
"""Raises Rejection if somebody may not offer to."""


class SeatChanges:
    """The offers to take over seats, in a database."""

    def __init__(self, database: Database, tell: Callable[[Connection, str], None]) -> None:
        """`tell` is called in each transaction that changes them."""
        self._database = database
        self._tell = tell

    async def offer(  # one argument per column
        self,
        name: str,
        seat: Seat,
        person: Person,
        called: str | None,
        at: datetime,
        demand: Demand,
    ) -> Seating:
        """Keep that somebody offers to take over a seat; the same again changes nothing.

        They have one offer in a match: for another seat, or by another name, it is a new one. Raises what
        `demand` raises, NoSuchMatch, and Rejection conflict: for who has, or had, a seat there, where the
        match is not going on, and where enough have offered already.
        """

        def job(connection: Connection) -> Seating:
            head = locked_head(connection, name)
            _demand_running(head)
            _demand_stranger(connection, name, person)
            demand(connection, person)
            here = VOLUNTEERS.c.match == name
            known = connection.execute(
                select(VOLUNTEERS).where(here, VOLUNTEERS.c.person == person)
            ).one_or_none()
            if known is None or (known.seat, known.name) != (seat, called):
                connection.execute(delete(VOLUNTEERS).where(here, VOLUNTEERS.c.person == person))
                count = select(func.count()).select_from(VOLUNTEERS).where(here)
                if connection.execute(count).scalar_one() >= MOST:
                    detail = f"{MOST} have offered already to take over a seat"
                    raise refusal("conflict", "enough-volunteers", detail)
                number = head.volunteers + 1
                row = {"match": name, "number": number, "seat": seat, "person": person}
                row |= {"name": called, "at": moment_text(at)}
                connection.execute(insert(VOLUNTEERS).values(row))
                connection.execute(update_of(name).values(volunteers=number))
                self._tell(connection, name)
            return seating_of(connection, name)

        return await self._database.write(job)

    async def drop(self, name: str, numbers: Collection[int]) -> Seating:
        """End offers: taken back, or lapsed. Raises NoSuchMatch."""

        def job(connection: Connection) -> Seating:
            locked_head(connection, name)
            these = (VOLUNTEERS.c.match == name) & VOLUNTEERS.c.number.in_(numbers)
            if connection.execute(delete(VOLUNTEERS).where(these)).rowcount:
                self._tell(connection, name)
            return seating_of(connection, name)

        return await self._database.write(job)


def take_over(
    connection: Connection, name: str, takeover: Takeover, number: int, barred: Barred
) -> None:
    """Give a seat to a volunteer, by the entry of that number, in the transaction that writes it.

    All offers for the seat end. Raises Rejection conflict if the volunteer is not there any more, or may not.
    """
    seat = takeover.seat
    for_seat = (VOLUNTEERS.c.match == name) & (VOLUNTEERS.c.seat == seat)
    offers = connection.execute(delete(VOLUNTEERS).where(for_seat).returning(*VOLUNTEERS.c)).all()
    offer = next((offer for offer in offers if offer.number == takeover.volunteer), None)
    if offer is None or barred(connection, offer.person):
        raise no_such_volunteer()
    _demand_stranger(connection, name, offer.person)
    here = (SEATS.c.match == name) & (SEATS.c.seat == seat)
    before = connection.execute(select(SEATS.c.person).where(here)).scalar_one()
    row = {"match": name, "number": number, "seat": seat, "person": before}
    connection.execute(insert(FORMER_PLAYERS).values(row))
    connection.execute(update(SEATS).where(here).values(person=offer.person, name=offer.name))
    # What the one before has prepared elsewhere meanwhile is not the newcomer's.
    prepared = (PREPARED.c.match == name) & (PREPARED.c.seat == seat)
    connection.execute(update(PREPARED).where(prepared).values(answer=None, done=[]))


def no_such_volunteer() -> Rejection:
    """The answer to who votes for somebody who does not offer that, or no longer."""
    return refusal("conflict", "no-such-volunteer", "nobody offers that, or not any more")


def has_sat() -> Rejection:
    """The answer to who offers to take over a seat and may know what is hidden from it."""
    detail = "who has, or had, a seat in a match cannot take over another"
    return refusal("conflict", "has-sat", detail)


def demand_owner(connection: Connection, name: str, seat: Seat, person: Person | None) -> None:
    """Raise Rejection forbidden unless a seat is a person's, and stays theirs in this transaction."""
    if person is None:
        return
    here = (SEATS.c.match == name) & (SEATS.c.seat == seat)
    query = select(SEATS.c.person).where(here).with_for_update()
    if connection.execute(query).scalar_one_or_none() != person:
        raise not_your_seat(seat)


def _demand_running(head: Row[Any]) -> None:
    if head.status == "waiting":
        raise refusal("conflict", "not-begun", "the match waits for players")
    if head.status == "over":
        raise refusal("conflict", "match-over", "the match is over")


def _demand_stranger(connection: Connection, name: str, person: Person) -> None:
    """Raise Rejection conflict for who has, or had, a seat in a match: they may know what is hidden."""
    for seats in (SEATS, FORMER_PLAYERS):
        theirs = select(seats.c.seat).where(seats.c.match == name, seats.c.person == person)
        if connection.execute(theirs.limit(1)).first() is not None:
            raise has_sat()
