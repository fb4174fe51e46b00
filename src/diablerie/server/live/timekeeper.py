"""Timekeeper: time in which nobody could act is measured, kept, and given back to the clocks that ran."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import datetime
from time import monotonic

from sqlalchemy import select

from ...matches import Cause
from ...rejection import Rejection
from ..clock import CLOCK, now
from ..core.logging import logger, sentence
from ..errors import Unavailable
from ..storage.database import Database
from ..storage.gaps import LEAST, Gap, GapStore
from .match import LiveMatch
from .match_metrics import reason_of
from .stall_meter import BEAT, StallMeter

log = logger(__name__)

PROBE = 1.0
"""Seconds between two questions whether the database answers, while a clock runs."""

RETRY = 1.0
"""Seconds until it is tried again what the database could not do."""


class Timekeeper:
    """Looks whether time has stood still, and sees to it that no clock has run meanwhile.

    On a file all is in this process's hands: a gap counts for every match, in memory or not. Where several
    processes share a database, what one of them has measured counts for the matches whose seat to move has a
    connection open to it: elsewhere others could act.
    """

    def __init__(
        self, database: Database, matches: Callable[[], Iterable[LiveMatch]], beat: float
    ) -> None:
        """`matches`: those in memory. Every `beat` seconds it is kept that the server runs."""
        self._database = database
        self._matches = matches
        self._beat = beat
        self._store = GapStore(database, beat)
        self._meter = StallMeter()
        self._steps = len(CLOCK.steps)
        self._covered = monotonic()
        self._gaps: list[Gap] = []
        self._unsaved: list[Gap] = []
        self._due = asyncio.Event()
        self._is_open = False
        self._stopping: datetime | None = None

    @property
    def latest(self) -> int:
        """The number of the latest gap that counts for every match; 0: there is none."""
        return self._gaps[-1].number if self._gaps else 0

    def after(self, number: int) -> list[Gap]:
        """The gaps that count for every match, above a number."""
        return [gap for gap in self._gaps if gap.number > number]

    async def open(self, *, serves: bool) -> None:
        """Find out since when no server has run, and say that one does.

        `serves`: whether people reach this process; where only bots think nobody can act.
        """
        began = now()
        self._gaps = await (self._store.begin(began) if serves else self._store.known())
        self._is_open = serves
        for gap in self._gaps[-1:]:
            if gap.ended == began:
                _log(gap)
        # That a process takes long to begin is part of the time in which it was not there.
        self._meter.look()
        self._covered = monotonic()

    def stop(self) -> None:
        """Take note that nobody is served any more."""
        self._stopping = self._stopping or now()

    async def close(self) -> None:
        """Keep since when nobody is served any more."""
        if self._is_open:
            with suppress(Unavailable):
                await self._store.end(self._stopping or now())

    # Measuring

    def look(self) -> bool:
        """Look whether time has stood still, before anything that depends on what time it is.

        Whether it may be standing still at present: then nobody's time is up.
        """
        stalls = [*self._database.outages(), *filter(None, [self._meter.look()])]
        for began, ended in sorted(stalls):
            # Where loop and database have stood still at once, that is told once.
            seconds = ended - max(began, self._covered)
            if seconds >= LEAST:
                self._covered = ended
                self._found("stall", CLOCK.at(ended - seconds), CLOCK.at(ended))
        CLOCK.look()
        for step in CLOCK.steps[self._steps :]:
            self._found("step", step.before, step.after)
        self._steps = len(CLOCK.steps)
        return self._database.is_out

    def _found(self, cause: Cause, began: datetime, ended: datetime) -> None:
        gap = Gap(self.latest + 1, cause, began, ended)
        _log(gap)
        if not self._database.is_shared:
            self._gaps.append(gap)
            self._unsaved.append(gap)
        for live in self._matches():
            if not self._database.is_shared or live.is_moved_here:
                live.owe(gap)
        self._due.set()

    async def keep(self) -> None:
        """Look again and again until cancelled."""
        while True:
            await asyncio.sleep(BEAT)
            self.look()

    async def probe(self) -> None:
        """While a clock runs, ask the database again and again whether it answers, until cancelled."""
        while True:
            await asyncio.sleep(PROBE)
            if any(live.is_timed for live in self._matches()):
                with suppress(Unavailable):
                    await self._database.rows(select(1))

    # Keeping and giving back

    async def pulse(self) -> None:
        """Say again and again that this server runs, until cancelled."""
        while True:
            await asyncio.sleep(self._beat)
            try:
                await self._store.pulse(now())
            except Unavailable as away:
                log.info("it cannot be kept that the server runs", reason=sentence(away))

    async def give_back(self) -> None:
        """Give back what was nobody's time as soon as there is any, until cancelled."""
        while True:
            await self._due.wait()
            self._due.clear()
            try:
                await self._save()
                for live in [live for live in self._matches() if live.owed]:
                    await self._give(live)
            except Unavailable as away:
                log.info("time cannot be given back yet", reason=sentence(away))
                await asyncio.sleep(RETRY)
                self._due.set()
            except Exception:
                # Without another look nobody would ever be given anything back.
                log.exception("time cannot be given back")

    async def _save(self) -> None:
        while self._unsaved:
            await self._store.add(self._unsaved[0])
            del self._unsaved[0]

    async def _give(self, live: LiveMatch) -> None:
        try:
            await live.give_back()
        except Unavailable:
            raise
        except Rejection as problem:
            log.warning("time cannot be given back", match=live.name, reason=reason_of(problem))
        except Exception:
            # Other matches have clocks, too.
            log.exception("time cannot be given back", match=live.name)


def _log(gap: Gap) -> None:
    seconds = round(gap.seconds, 1)
    log.warning("nobody could act for a while", reason=gap.cause, seconds=seconds)
