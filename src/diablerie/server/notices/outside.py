"""HTTPS to addresses that people name (SSRF): public ones only, also after DNS; no redirects; bounded."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from ...extras import needs
from ..core.addresses import Address, parsed

with needs("diablerie[notices]"):
    import httpcore2

PATIENCE = 10.0
"""Seconds that one request may take in all."""

CONNECTIONS = 16
"""How many requests may be on their way at once."""

LONGEST = 2000
"""The most characters of an address."""

PORT = 443
"""The only port that is called."""

EMBEDDING = tuple(
    map(
        ipaddress.IPv6Network,
        ("::/96", "64:ff9b::/96", "64:ff9b:1::/48", "2001::/32", "2002::/16", "fec0::/10"),
    )
)
"""Where an IPv6 address has one of IPv4 in it, or is a site's own."""


class NotAllowed(ValueError):
    """An address that this server does not call; the message says why, and not what it leads to."""


class Away(OSError):
    """Nobody has answered as they should; it may be tried again."""


def is_public(address: Address) -> bool:
    """Whether an address is one of the Internet at large: not private, of this machine, or for many."""
    if not address.is_global or address.is_multicast or address.is_reserved:
        return False
    return address.version == 4 or not any(address in network for network in EMBEDDING)


def demand_callable(url: str, exempt: Collection[str] = ()) -> None:
    """Raise NotAllowed for an address that is not called whatever DNS says of it."""
    try:
        parts = urlsplit(url)
        host, port = (parts.hostname or "").rstrip("."), parts.port or PORT
    except ValueError as error:
        raise NotAllowed("it is no address") from error
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or set(" \\") & set(url):
        raise NotAllowed("it is no address as they are sent")
    if parts.scheme != "https" or not host:
        raise NotAllowed("only https is called")
    if parts.username is not None or parts.password is not None or parts.fragment:
        raise NotAllowed("it has a user, a password or a fragment")
    if f"{host}:{port}" in exempt:
        return
    if port != PORT:
        raise NotAllowed(f"only port {PORT} is called")
    address = parsed(host)
    if address is not None and not is_public(address):
        raise NotAllowed("it is no public address")
    if address is None and (
        "." not in host or host.endswith((".local", ".internal", ".localhost"))
    ):
        raise NotAllowed("it is no public name")


async def public_addresses(host: str, port: int) -> list[str]:
    """Where a host is. Raises NotAllowed if any of that is not public, Away if DNS does not know it."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Away("its name is not known") from error
    addresses = list(dict.fromkeys(str(entry[4][0]) for entry in found))
    for address in map(parsed, addresses):
        if address is None or not is_public(address):
            raise NotAllowed("it leads to an address that is not public")
    return addresses


class _Guarded(httpcore2.AsyncNetworkBackend):
    """Connects to what has been checked, and not to what DNS says a moment later."""

    def __init__(self, exempt: Collection[str]) -> None:
        self._exempt = exempt
        self._plain = httpcore2.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109  # as the library has it
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore2.AsyncNetworkStream:
        if f"{host}:{port}" in self._exempt:
            return await self._plain.connect_tcp(host, port, timeout)
        problem: Exception | None = None
        for address in await public_addresses(host, port):
            try:
                return await self._plain.connect_tcp(address, port, timeout)
            except (httpcore2.ConnectError, httpcore2.ConnectTimeout) as error:
                problem = error
        raise Away("nobody is there") from problem

    async def connect_unix_socket(self, *_: Any, **__: Any) -> httpcore2.AsyncNetworkStream:
        raise NotAllowed("only https is called")

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Outside:
    """What is sent to push services and chat services."""

    def __init__(self, exempt: Collection[str] = (), authorities: Path | None = None) -> None:
        """`exempt`: such as `127.0.0.1:8443`, called though not public. `authorities`: certificates."""
        self.exempt = frozenset(exempt)
        trusted = ssl.create_default_context()
        if authorities is not None:
            trusted.load_verify_locations(authorities)
        self._pool = httpcore2.AsyncConnectionPool(
            ssl_context=trusted,
            max_connections=CONNECTIONS,
            max_keepalive_connections=0,
            network_backend=_Guarded(self.exempt),
        )

    async def post(self, url: str, headers: Mapping[str, str], content: bytes) -> int:
        """Send something; the status of the answer, of which nothing more is read.

        Raises NotAllowed for an address that is not called, Away if nobody answers in time.
        """
        demand_callable(url, self.exempt)
        try:
            async with asyncio.timeout(PATIENCE):
                async with self._pool.stream(
                    "POST", url, headers=[*headers.items()], content=content
                ) as response:
                    return int(response.status)
        except NotAllowed:
            raise
        except (
            OSError,
            httpcore2.NetworkError,
            httpcore2.TimeoutException,
            httpcore2.ProtocolError,
            httpcore2.UnsupportedProtocol,
        ) as error:
            raise Away("nobody has answered") from error

    async def close(self) -> None:
        """Send nothing any more."""
        await self._pool.aclose()
