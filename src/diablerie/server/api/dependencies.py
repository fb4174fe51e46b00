"""Dependencies of routes (FastAPI's `Depends`): services, who calls, the match that is asked for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.responses import Response

from ...events import Seat
from ..accounts.identity import Caller
from ..errors import Rejection
from ..live.match import LiveMatch
from ..live.permissions import demand_seat
from ..services import House
from ..storage.models import Person
from .client_address import address_of
from .credentials import credential_of, set_cookie


def house_of(connection: HTTPConnection) -> House:
    """The house that a request came to."""
    house: House = connection.app.state.house
    return house


TheHouse = Annotated[House, Depends(house_of)]


async def caller_of(connection: HTTPConnection, house: TheHouse) -> Caller:
    """Who is asking, and by what he is known."""
    return await house.people.caller(credential_of(connection))


TheCaller = Annotated[Caller, Depends(caller_of)]


async def person_of(caller: TheCaller) -> Person | None:
    """Who is asking."""
    return caller.person


ThePerson = Annotated[Person | None, Depends(person_of)]


async def somebody(person: ThePerson) -> Person:
    """Who is asking. Raises Rejection unauthenticated if it is nobody known."""
    if person is None:
        raise Rejection("unauthenticated", "nobody", "be a guest first: POST /api/guests")
    return person


Somebody = Annotated[Person, Depends(somebody)]


async def welcome(house: House, connection: HTTPConnection, response: Response) -> Person:
    """A new guest, whose browser gets a cookie. Raises Rejection too-many if there have been too many."""
    house.limiter.count("guests", address_of(connection))
    person, token = await house.people.welcome()
    set_cookie(connection, response, token)
    return person


@dataclass(frozen=True)
class Admitted:
    """Somebody who may look at a match as `seat`, or as a spectator if that is None."""

    live: LiveMatch
    seat: Seat | None
    person: Person | None


async def admit(
    house: TheHouse, person: ThePerson, match_id: str, seat: int | None = None
) -> Admitted:
    """Let somebody look at a match.

    Raises Rejection: 404 for an unknown match, 422 for a seat it does not have, 403 for another's.
    """
    live = await house.matches.get(match_id)
    demand_seat(live, person, seat)
    return Admitted(live, seat, person)


TheAdmitted = Annotated[Admitted, Depends(admit)]
