"""Deed watch: a server learns from the audit log what hosts do, by a command or in another process."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from sqlalchemy import Connection, func, select

from ..core.logging import logger, sentence
from ..errors import Unavailable
from ..storage.database import Database
from ..storage.schema import DEEDS
from .audit import Deed, read_deeds_after

log = logger(__name__)

PERIOD = 2.0
"""Seconds between two looks: so long what was done elsewhere may go unnoticed."""

OVERLAP = 64
"""How many numbers before the last are looked at again: a lower one may be committed later."""

Heed = Callable[[list[Deed]], Awaitable[None]]
"""Told of deeds that have not been heeded here yet, the oldest first."""


class DeedWatch:
    """Looks at the audit log again and again, and has new deeds heeded."""

    def __init__(self, database: Database, heed: Heed) -> None:
        self._database = database
        self._heed = heed
        self._last: int | None = None
        self._known: set[int] = set()
        self._turnstile = asyncio.Lock()
        self._fails = False

    async def keep(self) -> None:
        """Look until cancelled."""
        while True:
            await self._try()
            await asyncio.sleep(PERIOD)

    async def _try(self) -> None:
        """Look, and log why it failed: once, for as long as it does."""
        try:
            await self.look()
        except Unavailable as away:
            if not self._fails:
                log.warning("what hosts have done cannot be looked at", reason=sentence(away))
            self._fails = True
        except Exception:
            if not self._fails:
                log.exception("what a host has done cannot be heeded")
            self._fails = True
        else:
            self._fails = False

    async def look(self) -> None:
        """Have heeded what is new. The first look finds nothing, but has all remembered so far read again."""
        async with self._turnstile:
            if self._last is None:
                last = await self._database.read(_last)
                await self._heed([])
                self._last, self._known = last, set(range(last - OVERLAP, last + 1))
                return
            deeds = await self._database.read(self._read)
            new = [deed for deed in deeds if deed.number not in self._known]
            if not new:
                return
            await self._heed(new)
            self._last = max(self._last, *(deed.number for deed in new))
            oldest = self._last - OVERLAP
            self._known = {n for n in self._known | {d.number for d in new} if n > oldest}

    def _read(self, connection: Connection) -> list[Deed]:
        """The deeds that may be new: all of them, if the log is another than before."""
        assert self._last is not None
        if _last(connection) < self._last:
            # The database has been put back to how it was earlier.
            self._last, self._known = 0, set()
        return read_deeds_after(connection, self._last - OVERLAP)


def _last(connection: Connection) -> int:
    return connection.execute(select(func.max(DEEDS.c.number))).scalar_one() or 0
