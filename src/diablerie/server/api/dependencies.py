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
from ..services import Services
from ..storage.models import Person
from .client_address import address_of
from .credentials import credential_of, set_cookie


def services_of(connection: HTTPConnection) -> Services:
    """The services of the server that a request came to."""
    services: Services = connection.app.state.services
    return services


TheServices = Annotated[Services, Depends(services_of)]


async def caller_of(connection: HTTPConnection, services: TheServices) -> Caller:
    """Who is asking, and by what they are known."""
    return await services.identities.caller(credential_of(connection))


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


async def welcome(services: Services, connection: HTTPConnection, response: Response) -> Person:
    """A new guest, whose browser gets a cookie. Raises Rejection too-many if there have been too many."""
    services.limiter.count("guests", address_of(connection))
    person, token = await services.identities.welcome()
    set_cookie(connection, response, token)
    return person


@dataclass(frozen=True)
class Admitted:
    """Somebody who may look at a match as `seat`, or as a spectator if that is None."""

    live: LiveMatch
    seat: Seat | None
    person: Person | None


async def admit(
    services: TheServices, person: ThePerson, match_id: str, seat: int | None = None
) -> Admitted:
    """Let somebody look at a match.

    Raises Rejection: not-found for an unknown match, invalid for an unknown seat, forbidden for another's.
    """
    live = await services.matches.get(match_id)
    demand_seat(live, person, seat)
    return Admitted(live, seat, person)


TheAdmitted = Annotated[Admitted, Depends(admit)]
