"""Dependencies of routes (FastAPI's `Depends`): services, who calls, the match that is asked for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.responses import Response

from ...events import Seat
from ...matches.players import Person
from ...rejection import Rejection
from ..accounts.identity import Caller
from ..live.match import LiveMatch
from ..live.permissions import demand_seat, is_onlooker
from ..services import Services
from .client_address import address_of
from .credentials import credential_of, set_cookie


def services_of(connection: HTTPConnection) -> Services:
    """The services of the server that a request came to."""
    services: Services = connection.app.state.services
    return services


TheServices = Annotated[Services, Depends(services_of)]


async def caller_of(connection: HTTPConnection, services: TheServices) -> Caller:
    """Who is asking, and by what they are known.

    Raises Rejection forbidden, saying why and until when, for who has been banned.
    """
    caller = await services.identities.caller(credential_of(connection))
    ban = await services.bans.of(caller.person)
    if ban is not None:
        raise ban.rejection
    return caller


TheCaller = Annotated[Caller, Depends(caller_of)]


async def unbanned_caller_of(connection: HTTPConnection, services: TheServices) -> Caller:
    """Who is asking; somebody who has been banned counts as nobody, so that another may come in here."""
    caller = await services.identities.caller(credential_of(connection))
    is_banned = await services.bans.of(caller.person) is not None
    return Caller(None, None) if is_banned else caller


AnotherCaller = Annotated[Caller, Depends(unbanned_caller_of)]


async def any_caller_of(connection: HTTPConnection, services: TheServices) -> Caller:
    """Who is asking, banned or not: whoever they are, they may be known no more."""
    return await services.identities.caller(credential_of(connection))


AnyCaller = Annotated[Caller, Depends(any_caller_of)]


async def person_of(caller: TheCaller) -> Person | None:
    """Who is asking."""
    return caller.person


ThePerson = Annotated[Person | None, Depends(person_of)]


def nobody() -> Rejection:
    """The answer to who has to be somebody for what they ask."""
    return Rejection("unauthenticated", "nobody", "be a guest first: POST /api/guests")


async def somebody(person: ThePerson) -> Person:
    """Who is asking. Raises Rejection unauthenticated if it is nobody known."""
    if person is None:
        raise nobody()
    return person


Somebody = Annotated[Person, Depends(somebody)]


async def welcome(services: Services, connection: HTTPConnection, response: Response) -> Person:
    """A new guest, whose browser gets a cookie. Raises Rejection too-many if there have been too many."""
    services.limiter.count("guests", address_of(connection))
    person, token = await services.identities.welcome()
    set_cookie(connection, response, token)
    return person


async def demand_may_watch(services: Services, live: LiveMatch, person: Person | None) -> None:
    """Raise Rejection forbidden for an onlooker at a running match where the host has closed watching."""
    if is_onlooker(live, person):
        await services.closures.demand_open("watching")


@dataclass(frozen=True)
class Admitted:
    """Somebody who may look at a match as the seat that is wanted, or as a spectator if that is None."""

    live: LiveMatch
    wanted: Seat | None
    person: Person | None

    @property
    def seat(self) -> Seat | None:
        """The seat. Raises Rejection forbidden if another has taken it over since they were let in."""
        demand_seat(self.live, self.person, self.wanted)
        return self.wanted


async def admit(
    services: TheServices, person: ThePerson, match_id: str, seat: int | None = None
) -> Admitted:
    """Let somebody look at a match.

    Raises Rejection: not-found for an unknown match, invalid for an unknown seat, forbidden for another's.
    """
    live = await services.matches.get(match_id)
    demand_seat(live, person, seat)
    await demand_may_watch(services, live, person)
    return Admitted(live, seat, person)


TheAdmitted = Annotated[Admitted, Depends(admit)]
