"""Client address: by what requests and connections are counted, and the share of those who are known."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager

from starlette.requests import HTTPConnection

from ...matches.players import Person
from ...rejection import Rejection
from ..core.addresses import subscriber
from ..services import Services
from .credentials import credential_of


def address_of(connection: HTTPConnection) -> str:
    """By what a client is counted: the address, of IPv6 the network that is one subscriber's."""
    return subscriber("" if connection.client is None else connection.client.host)


async def count_request(connection: HTTPConnection, services: Services) -> None:
    """Count a request by its address or, when those of the address are used up, by the known person who asks.

    Raises Rejection too-many for a stranger, or one who is known but has used up their own share as well.
    """
    try:
        services.limiter.count("requests", address_of(connection))
    except Rejection:
        person = await regular(connection, services)
        if person is None:
            raise
        services.limiter.count("own_requests", person)


async def regular(connection: HTTPConnection, services: Services) -> Person | None:
    """Whoever asks, if they are known by an account or a seat."""
    return await services.regulars.find(credential_of(connection), address_of(connection))


@asynccontextmanager
async def holding_line(connection: HTTPConnection, services: Services) -> AsyncIterator[None]:
    """While a WebSocket or event stream is open: one of its address or, when those are taken, of a regular.

    Raises Rejection too-many if there is none left.
    """
    with ExitStack() as held:
        try:
            held.enter_context(services.limiter.connected(address_of(connection)))
        except Rejection:
            person = await regular(connection, services)
            if person is None:
                raise
            held.enter_context(services.limiter.connected(person, "own_connections"))
        yield
