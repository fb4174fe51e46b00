"""Address: an entrant over HTTP, https anywhere or http at this machine; no redirects, all of it bounded."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
import threading
from collections.abc import Coroutine, Iterable
from functools import cache
from typing import Any, TypeVar
from urllib.parse import urlsplit

from ..extras import needs
from .channel import LONGEST
from .faults import Fault

with needs("diablerie[lab]"):
    import httpcore2

LONGEST_ADDRESS = 2000
"""The most characters of an address."""

LATE = 1.0
"""Seconds beyond the time for an answer until what is on its way is left to itself."""

OK = 200

Done = TypeVar("Done")


def check_address(url: str) -> None:
    """Raise ValueError for what is no address that is called: https, or http at this machine."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname or "", parts.port
    except ValueError as error:
        raise ValueError(f"{url!r} is no address: {error}") from error
    if len(url) > LONGEST_ADDRESS or not url.isascii() or not url.isprintable() or " " in url:
        raise ValueError(
            f"an address is up to {LONGEST_ADDRESS} characters of ASCII without blanks, not {url!r}"
        )
    if parts.username is not None or parts.password is not None or parts.fragment or not host:
        raise ValueError(
            f"an address has a host, and no user, password or fragment: not so {parts.scheme}://…"
        )
    if parts.scheme == "https" or (parts.scheme == "http" and _may_be_here(host)):
        return
    raise ValueError(
        f"{url!r} is not called: an entrant is at https://…, or at this machine (http://127.0.0.1:…)"
    )


def _may_be_here(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


class _OnlyHere(httpcore2.AsyncNetworkBackend):
    """Connects to this machine alone, whatever a name leads to."""

    def __init__(self) -> None:
        self._plain = httpcore2.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109  # as the library has it
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore2.AsyncNetworkStream:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        here = [str(entry[4][0]) for entry in found]
        if not here or not all(ipaddress.ip_address(each).is_loopback for each in here):
            raise Fault("crash", f"{host} is not this machine")
        problem: Exception | None = None
        for address in dict.fromkeys(here):
            try:
                return await self._plain.connect_tcp(address, port, timeout)
            except (httpcore2.ConnectError, httpcore2.ConnectTimeout) as error:
                problem = error
        raise httpcore2.ConnectError("nobody is there") from problem

    async def connect_unix_socket(self, *_: Any, **__: Any) -> httpcore2.AsyncNetworkStream:
        raise Fault("crash", "only addresses are called")

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Address:
    """A program at an address: each request is posted to it as JSON."""

    def __init__(self, url: str) -> None:
        """Raises ValueError for an address that is not called."""
        check_address(url)
        self._url = url
        self._pool: httpcore2.AsyncConnectionPool | None = None

    def exchange(self, request: bytes, seconds: float) -> bytes:
        """Post a request; the body of the answer. Raises Fault: not in time, too long, not to be reached."""
        try:
            return _run(self._post(request, seconds), seconds + LATE)
        except TimeoutError as error:
            raise Fault("time", f"no answer within {seconds:g} s") from error

    async def _post(self, request: bytes, seconds: float) -> bytes:
        try:
            async with asyncio.timeout(seconds):
                return await self._answer(request)
        except (
            OSError,
            httpcore2.NetworkError,
            httpcore2.TimeoutException,
            httpcore2.ProtocolError,
            httpcore2.UnsupportedProtocol,
        ) as error:
            if isinstance(error, TimeoutError):
                raise
            raise Fault(
                "crash", f"it is not to be reached: {str(error) or type(error).__name__}"
            ) from error

    async def _answer(self, request: bytes) -> bytes:
        headers = {"Content-Type": "application/json", "Accept": "application/json"}
        async with self._connections.stream(
            "POST", self._url, headers=[*headers.items()], content=request
        ) as response:
            if response.status != OK:
                raise Fault("protocol", f"it answers with status {response.status}, not {OK}")
            body = b""
            async for more in response.aiter_stream():
                body += more
                if len(body) > LONGEST:
                    raise Fault("protocol", f"the answer is longer than {LONGEST} bytes")
            return body

    @property
    def _connections(self) -> httpcore2.AsyncConnectionPool:
        if self._pool is None:
            is_here = self._url.startswith("http:")
            self._pool = httpcore2.AsyncConnectionPool(
                ssl_context=ssl.create_default_context(),
                max_connections=1,
                network_backend=_OnlyHere() if is_here else httpcore2.AnyIOBackend(),
            )
        return self._pool

    def close(self, *, gently: bool = False) -> None:
        """Hang up."""
        pool, self._pool = self._pool, None
        if pool is not None:
            _run(pool.aclose(), LATE)


@cache
def _loop() -> asyncio.AbstractEventLoop:
    """The loop of this process that answers come in on, beside whatever else it does."""
    loop = asyncio.new_event_loop()
    threading.Thread(target=loop.run_forever, name="entrants", daemon=True).start()
    return loop


def _run(work: Coroutine[Any, Any, Done], seconds: float) -> Done:
    """What comes of some work. Raises TimeoutError where it does not heed its own time."""
    waiting = asyncio.run_coroutine_threadsafe(work, _loop())
    try:
        return waiting.result(seconds)
    except TimeoutError:
        waiting.cancel()
        raise
