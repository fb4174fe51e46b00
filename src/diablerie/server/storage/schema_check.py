"""Schema check: whether the database answers and is of this version."""

from __future__ import annotations

import asyncio

from sqlalchemy import Connection

from ...rejection import Rejection
from ..errors import Unavailable, unavailable
from . import migrations
from .database import Database

PATIENCE = 2.0
"""Seconds that the database gets to answer."""


class Readiness:
    """Looks into the database once at a time, however many ask."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._looking: asyncio.Task[str | Unavailable] | None = None

    async def demand(self) -> None:
        """Raise Rejection unavailable if the database cannot be used, or the last write was not kept."""
        trouble = self._database.trouble()
        if trouble is not None:
            raise unavailable(trouble)
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._revision())
        await asyncio.wait([self._looking], timeout=PATIENCE)
        if not self._looking.done():
            raise not_ready("unavailable", "the database does not answer")
        revision = self._looking.result()
        if isinstance(revision, Unavailable):
            raise unavailable(revision)
        if revision != migrations.HEAD:
            raise not_ready("other-revision", "the database is of another version")

    async def _revision(self) -> str | Unavailable:
        """The database's revision, or why it cannot be read."""
        try:
            return await self._database.read(_written)
        except Unavailable as error:
            return error


def not_ready(reason: str, detail: str) -> Rejection:
    """Why nobody should be sent here at present."""
    return Rejection("unavailable", reason, detail, retry_after=1)


def _written(connection: Connection) -> str:
    return migrations.written(connection) or "none"
