"""Routes of volunteers: who looks on offers to take over a seat whose person has left it, or no longer."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel
from sqlalchemy import Connection, select

from ....catalogue.choices import check_name
from ....matches.players import Person
from ....rejection import refusal
from ...accounts.restrictions import demand_unrestricted
from ...live.match_config import Name
from ...live.permissions import known_seat
from ...protocol.frames import Frame, VolunteerNumber
from ...storage.schema import VACATIONS
from ..dependencies import Somebody, ThePerson, TheServices, demand_may_watch, welcome
from ..origin_check import OWN_PAGE

router = APIRouter(prefix="/api/matches/{match_id}", tags=["tables"], dependencies=[OWN_PAGE])


class Offering(Frame):
    """How the caller wants to be called in the seat."""

    name: Name | None = None


NOTHING_SAID = Offering()


class Offered(BaseModel):
    """An offer to take over a seat."""

    n: VolunteerNumber
    """By which number a `vote` is for it."""


@router.put("/seats/{seat}/volunteer")
async def volunteer(
    match_id: str,
    seat: int,
    services: TheServices,
    person: ThePerson,
    request: Request,
    response: Response,
    wanted: Offering = NOTHING_SAID,
) -> Offered:
    """Offer to take over a seat of a running match whose person has left it; the others there vote.

    For who looks on and has never had a seat there: they have one offer in a match. It ends when the person
    comes back, and when the caller has no stream of the match open for 15 seconds. The caller gets a cookie
    if need be.
    """
    check_name("name", wanted.name)
    live = await services.matches.get(match_id)
    known_seat(live, seat)
    await demand_may_watch(services, live, person)
    if person is None:
        person = await welcome(services, request, response)
    services.limiter.count("messages", person, match_id)
    account = await services.accounts.of(person)
    called = wanted.name or live.table.free_name(account.name)
    stops = live.table.clock.stops_on_vacation

    def demand(connection: Connection, who: Person) -> None:
        demand_unrestricted(connection, who, "ban")
        demand_unrestricted(connection, who, "silence")
        on_vacation = select(VACATIONS.c.open).where(VACATIONS.c.open == who)
        if stops and connection.execute(on_vacation).first() is not None:
            raise refusal("conflict", "on-vacation", "who is on vacation takes over no seat")

    offering = live.volunteers.offer(seat, person, called, demand)
    return Offered(n=await live.change_volunteers(offering))


@router.delete("/seats/{seat}/volunteer", status_code=204)
async def withdraw(match_id: str, seat: int, services: TheServices, person: Somebody) -> None:
    """Take back that the caller offers to take over a seat."""
    live = await services.matches.get(match_id)
    await live.change_volunteers(live.volunteers.withdraw(known_seat(live, seat), person))
