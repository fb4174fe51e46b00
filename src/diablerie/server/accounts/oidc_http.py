"""HTTP to a sign-in provider: bounded in bytes and seconds, documents cached (OpenID Connect)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

import httpx2

from ...rejection import Rejection
from ..core.logging import logger

log = logger(__name__)

PATIENCE = 8.0
"""Seconds that one request to a provider may take in all."""

MOST_BYTES = 256 * 1024
"""The longest answer of a provider that is read."""

CONNECTIONS = 8
"""How many requests to a provider may be on their way at once."""

LIFETIME = 3600.0
"""Seconds for which a document is taken to be what it was."""

SOON = 30.0
"""Seconds after which a document may be asked for again that seems to have changed."""

COOLING = 2.0
"""Seconds for which a provider that did not answer is not asked again."""

T = TypeVar("T")


class TooLong(httpx2.RequestError):
    """An answer that has more bytes than are read, or is packed, so that its length would not tell."""


class NotAsExpected(ValueError):
    """An answer that is none; the message is in fixed words, for the log."""


class _Bounded(httpx2.AsyncByteStream):
    def __init__(self, within: httpx2.AsyncByteStream) -> None:
        self._within = within

    async def __aiter__(self) -> AsyncIterator[bytes]:
        total = 0
        async for part in self._within:
            total += len(part)
            if total > MOST_BYTES:
                raise TooLong(f"more than {MOST_BYTES} bytes")
            yield part

    async def aclose(self) -> None:
        await self._within.aclose()


async def bound(response: httpx2.Response) -> None:
    """Have no more read of a response than `MOST_BYTES`: a hook of httpx's, called before its body is read.

    Raises TooLong for a packed one, while reading for a longer one.
    """
    if response.headers.get("content-encoding", "identity") != "identity":
        raise TooLong("packed, though it was asked not to be")
    assert isinstance(response.stream, httpx2.AsyncByteStream)
    response.stream = _Bounded(response.stream)


CLIENT: dict[str, Any] = {
    "timeout": httpx2.Timeout(PATIENCE),
    "limits": httpx2.Limits(max_connections=CONNECTIONS),
    "headers": {"Accept": "application/json", "Accept-Encoding": "identity"},
    "event_hooks": {"response": [bound]},
    "follow_redirects": False,
}
"""How every client is made by which a provider is spoken to."""


def provider_away() -> Rejection:
    """The answer while the provider cannot be reached, or answers what it should not."""
    return Rejection(
        "unavailable",
        "provider-away",
        "the sign-in provider does not answer as it should; ask again, or log in by a password",
        retry_after=5,
    )


@contextmanager
def answering() -> Iterator[None]:
    """While the provider is expected to answer. Raises Rejection unavailable if it does not, and logs it."""
    try:
        yield
    except (httpx2.HTTPError, httpx2.InvalidURL, TimeoutError, ValueError, RecursionError) as error:
        # Of others' errors only the kind is told: in their words stands what was asked.
        reason = str(error) if isinstance(error, NotAsExpected) else type(error).__name__
        log.warning("the sign-in provider does not answer as it should", reason=reason)
        raise provider_away() from error


async def within_patience(request: Awaitable[T]) -> T:
    """What a request brings. Raises TimeoutError if that takes longer than `PATIENCE`, all in all."""
    async with asyncio.timeout(PATIENCE):
        return await request


class CachedDocument(Generic[T]):
    """Something fetched from a provider when it is asked for, and kept for a time."""

    def __init__(self, fetch: Callable[[], Awaitable[T]], clock: Callable[[], float]) -> None:
        """Keep what `fetch` brings; it may raise Rejection, which is raised to all who wait for it."""
        self._fetch = fetch
        self._clock = clock
        self._kept: tuple[T, float] | None = None
        self._failed: float | None = None
        self._one_at_a_time = asyncio.Lock()

    async def get(self) -> T:
        """What is kept, or fetched if that is older than `LIFETIME`."""
        return await self._not_older_than(LIFETIME)

    async def renewed(self) -> T:
        """The same, fetched again if what is kept is older than `SOON`."""
        return await self._not_older_than(SOON)

    async def _not_older_than(self, seconds: float) -> T:
        async with self._one_at_a_time:
            if self._kept is not None and self._clock() - self._kept[1] < seconds:
                return self._kept[0]
            if self._failed is not None and self._clock() - self._failed < COOLING:
                raise provider_away()
            try:
                fetched = await self._fetch()
            except Rejection:
                self._failed = self._clock()
                raise
            self._kept = fetched, self._clock()
            return fetched
