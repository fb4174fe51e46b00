"""Afterthoughts: what is worked out in the background about matches that are over, and remembered."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Generic, Protocol, TypeVar

from ...game import Game
from ...rejection import Rejection
from ..core.logging import logger

log = logger(__name__)

WAITING = 8
"""The most matches that wait to be looked at, for the same thing."""

Key = TypeVar("Key")
Found = TypeVar("Found")
T = TypeVar("T")


class Think(Protocol):
    """Has something done in a thread in which bots think."""

    async def __call__(self, game: Game, thought: Callable[[], T], /) -> T:
        """What comes of the thought about a game."""
        ...


class Afterthoughts(Generic[Key, Found]):
    """Works one kind of thing out, for one match at a time, and remembers what has been found so far."""

    def __init__(self, kept: int) -> None:
        """Remember what was found of so many, those that were asked for last."""
        self._most = kept
        self._known: OrderedDict[Key, Found] = OrderedDict()
        self._failed: set[Key] = set()
        self._at_work: set[asyncio.Task[None]] = set()
        self._turnstile = asyncio.Lock()

    def of(
        self,
        key: Key,
        begin: Callable[[], Found],
        work_out: Callable[[Found], Awaitable[None]],
    ) -> Found:
        """What has been found so far; if nothing, what `begin` gives, and from now on it is worked out.

        Raises Rejection: too-many if too many wait, internal if this could not be worked out.
        """
        if key in self._failed:
            raise Rejection("internal", "cannot-tell", "this match cannot be looked at again")
        if key not in self._known:
            if len(self._at_work) >= WAITING:
                detail = "too many matches are being looked at again: try again later"
                raise Rejection("too-many", "busy", detail, retry_after=10)
            found = self._known[key] = begin()
            task = asyncio.create_task(self._work_out(key, partial(work_out, found)))
            self._at_work.add(task)
            task.add_done_callback(self._at_work.discard)
            while len(self._known) > self._most:
                self._failed.discard(self._known.popitem(last=False)[0])
        self._known.move_to_end(key)
        return self._known[key]

    async def close(self) -> None:
        """Leave off."""
        tasks = list(self._at_work)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work_out(self, key: Key, work: Callable[[], Awaitable[None]]) -> None:
        try:
            async with self._turnstile:
                await work()
        except Exception:
            log.exception("a match cannot be looked at again", match=str(key))
            if key in self._known:
                self._failed.add(key)
