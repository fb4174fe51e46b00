"""Closures: registration, lobby and watching, closed for all by the host without a restart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from sqlalchemy import Connection, delete, insert, select

from ...matches.record import moment_text
from ...rejection import Rejection
from ..clock import now
from ..storage.database import Database
from ..storage.schema import CLOSURES
from .audit import By, log_deed

Closable = Literal["registration", "lobby", "watching"]
CLOSABLE: tuple[Closable, ...] = get_args(Closable)

TOLD: dict[Closable, str] = {
    "registration": "new accounts are not taken at present",
    "lobby": "there are no public tables at present: invite by link",
    "watching": "running matches are not shown at present to who has no seat in them",
}


def close(connection: Connection, by: By, what: Closable) -> None:
    """Close something for all. Raises Rejection conflict if it is closed already."""
    if what in closed_now(connection):
        raise Rejection("conflict", "closed-before", f"{what} is closed already")
    row = {"what": what, "since": moment_text(now())}
    connection.execute(insert(CLOSURES).values(row))
    log_deed(connection, by, "close", what=what)


def reopen(connection: Connection, by: By, what: Closable) -> None:
    """Open something again. Raises Rejection conflict if it is open."""
    if not connection.execute(delete(CLOSURES).where(CLOSURES.c.what == what)).rowcount:
        raise Rejection("conflict", "not-closed", f"{what} is not closed")
    log_deed(connection, by, "reopen", what=what)


def closed_now(connection: Connection) -> list[Closable]:
    """What is closed."""
    there = set(connection.execute(select(CLOSURES.c.what)).scalars())
    return [what for what in CLOSABLE if what in there]


class Closures:
    """What is closed, in memory: it is asked for with every request that it concerns."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._closed: list[Closable] | None = None

    @property
    def known(self) -> Sequence[Closable]:
        """What is closed, as it was last read: nothing before it has been."""
        return self._closed or ()

    async def refresh(self) -> None:
        """Read it again: a host has changed it, be it from another process."""
        self._closed = await self._database.read(closed_now)

    async def all(self) -> list[Closable]:
        """What is closed."""
        if self._closed is None:
            await self.refresh()
        return [*self.known]

    async def demand_open(self, what: Closable) -> None:
        """Raise Rejection forbidden if something is closed."""
        if what in await self.all():
            raise Rejection("forbidden", f"{what}-closed", TOLD[what])
