"""Gaps in time: moments between which nobody could act; pulses, by which a stopped server is noticed."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from ...matches import Cause
from ...matches.record import moment_text
from ..core.logging import logger
from .database import Database
from .schema import GAPS, MATCHES, PULSES

log = logger(__name__)

LEAST = 1.0
"""Seconds of the shortest gap that is kept."""

MISSED = 2.5
"""So many beats after its last pulse a server that has not said that it stops is taken to be gone."""


@dataclass(frozen=True)
class Gap:
    """Nobody could act from `began` until `ended`, which is before it where the clock was set back."""

    number: int
    cause: Cause
    began: datetime
    ended: datetime

    @property
    def seconds(self) -> float:
        """How long it was."""
        return (self.ended - self.began).total_seconds()


class GapStore:
    """The gaps of a database, and the pulse of this process among those that serve it."""

    def __init__(self, database: Database, beat: float) -> None:
        """Every `beat` seconds this process will say that it runs."""
        self._database = database
        self._beat = beat
        self._server = secrets.token_hex(8)

    async def known(self) -> list[Gap]:
        """All gaps so far."""
        return await self._database.read(_gaps)

    async def begin(self, now: datetime) -> list[Gap]:
        """Say that this process runs; all gaps, with the one that has just ended if no process ran so far."""

        def job(connection: Connection) -> list[Gap]:
            if self._database.is_shared:
                # Of several that start at once one finds that none ran.
                connection.execute(text("LOCK TABLE pulses IN EXCLUSIVE MODE"))
            gaps = _gaps(connection)
            pulses = connection.execute(select(PULSES)).all()
            last = self._last(pulses, now)
            if last is not None and abs((now - last).total_seconds()) >= LEAST:
                gap = Gap(_next(gaps), "stopped" if last < now else "step", last, now)
                _add(connection, gap)
                gaps.append(gap)
            gone = [row.server for row in pulses if not self._runs(row, now)]
            connection.execute(delete(PULSES).where(PULSES.c.server.in_(gone)))
            connection.execute(insert(PULSES).values(server=self._server, at=moment_text(now)))
            return gaps

        return await self._database.write(job)

    def _last(self, pulses: Sequence[Row[Any]], now: datetime) -> datetime | None:
        """When the last process ran; None: one still does, or none ever has."""
        if not pulses or any(self._runs(row, now) for row in pulses):
            return None
        return max(datetime.fromisoformat(row.at) for row in pulses)

    def _runs(self, row: Row[Any], now: datetime) -> bool:
        """Whether another process is still there. Of a file's there is none, whatever it said last."""
        if row.stopped or not self._database.is_shared:
            return False
        since = now - datetime.fromisoformat(row.at)
        return since <= timedelta(seconds=MISSED * self._beat)

    async def pulse(self, now: datetime) -> None:
        """Say that this process still runs, if any clock may be running that would have to know it."""
        running = (MATCHES.c.status == "running") & MATCHES.c.deadline.is_not(None)
        query = select(MATCHES.c.match).where(running).limit(1)
        if self._database.is_shared or await self._database.rows(query):
            await self._say(now, stopped=False)

    async def end(self, now: datetime) -> None:
        """Say that this process stops."""
        await self._say(now, stopped=True)

    async def _say(self, now: datetime, *, stopped: bool) -> None:
        own = update(PULSES).where(PULSES.c.server == self._server)
        saying = own.values(at=moment_text(now), stopped=stopped)
        await self._database.write(lambda connection: connection.execute(saying).rowcount)

    async def add(self, gap: Gap) -> None:
        """Keep a gap."""
        try:
            await self._database.write(lambda connection: _add(connection, gap))
        except IntegrityError:
            log.warning("another server works on the same file", number=gap.number)


def _gaps(connection: Connection) -> list[Gap]:
    rows = connection.execute(select(GAPS).order_by(GAPS.c.gap))
    return [
        Gap(r.gap, r.cause, datetime.fromisoformat(r.began), datetime.fromisoformat(r.ended))
        for r in rows
    ]


def _next(gaps: Sequence[Gap]) -> int:
    return gaps[-1].number + 1 if gaps else 1


def _add(connection: Connection, gap: Gap) -> None:
    began, ended = moment_text(gap.began), moment_text(gap.ended)
    row = insert(GAPS).values(gap=gap.number, cause=gap.cause, began=began, ended=ended)
    connection.execute(row)
