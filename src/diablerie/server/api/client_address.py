"""The client's address, by which requests are counted."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from ..core.rate_limits import address_key


def address_of(connection: HTTPConnection) -> str:
    """By what a client is counted: the address, of IPv6 the network that is one subscriber's."""
    return address_key("" if connection.client is None else connection.client.host)
