"""Write probe: where a write has failed, one is tried from time to time until it is kept."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from pathlib import Path

from sqlalchemy import Connection, select, text, update
from sqlalchemy.exc import DBAPIError

from ..core.logging import logger
from ..errors import Unavailable
from .database import Database
from .migrations import REVISIONS

log = logger(__name__)

ROOM = 1024 * 1024
"""Bytes that a disk which was full must have again: a write that happens to fit proves nothing."""

TAKE_ROOM = text(
    "CREATE TEMPORARY TABLE write_probe ON COMMIT DROP AS"
    f" SELECT repeat('x', 1000) AS filler FROM generate_series(1, {ROOM // 1000})"
)
"""For PostgreSQL, whose disk may be another machine's: as much is written where its tables are."""

REVISION = select(REVISIONS.c.version_num)


class WriteProbe:
    """Has a server that could not write come back by itself, without visitors who lose what they do."""

    def __init__(self, database: Database, beat: float) -> None:
        """Look every `beat` seconds, and try while the last write has failed."""
        self._database = database
        self._beat = beat

    async def keep(self) -> None:
        """Look after the database until cancelled."""
        while True:
            await asyncio.sleep(self._beat)
            trouble = self._database.trouble()
            if trouble is not None and (trouble.fault != "full" or self._has_room()):
                await self._try()

    async def _try(self) -> None:
        with suppress(Unavailable):
            try:
                await self._database.write(self._write)
            except DBAPIError:
                log.exception("the database does not take what is written to try it")

    def _has_room(self) -> bool:
        if self._database.is_shared:
            return True
        folder = os.statvfs(Path(str(self._database.url.database)).resolve().parent)
        return folder.f_bavail * folder.f_frsize >= ROOM

    def _write(self, connection: Connection) -> None:
        """Write something and leave all as it was: what is the same as before would not be written."""
        if self._database.is_shared:
            connection.execute(TAKE_ROOM)
        revision = connection.execute(REVISION.with_for_update()).scalar_one()
        for value in ("0", revision):
            connection.execute(update(REVISIONS).values(version_num=value))
