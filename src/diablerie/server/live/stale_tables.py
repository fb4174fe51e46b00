"""Stale tables: waiting matches that are called off, or removed when nobody has come for weeks."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime, timedelta

from sqlalchemy import Connection, exists, select, update

from ...matches.players import Person
from ...matches.record import moment_text
from ...rejection import Rejection
from ..clock import now
from ..core.logging import logger, sentence
from ..errors import Unavailable
from ..storage.database import Database
from ..storage.match_repository import Changed
from ..storage.match_rows import delete_matches
from ..storage.schema import MATCHES, MESSAGES, SEATS
from .match import LiveMatch
from .registry import MatchRegistry

log = logger(__name__)

SWEEP = 600.0
"""Seconds between two looks for tables that nobody comes to."""

AT_ONCE = 100
"""How many tables are cleared away in one transaction."""


class StaleTables:
    """Sees to it that tables go, and that nobody is sent to one that has gone."""

    def __init__(
        self, database: Database, matches: MatchRegistry, tell: Changed, lifetime: float
    ) -> None:
        """Clear away after `lifetime` seconds; `tell` is called in each transaction that changes a match."""
        self._database = database
        self._matches = matches
        self._tell = tell
        self._lifetime = timedelta(seconds=lifetime)
        self._visited: set[str] = set()

    async def call_off(self, live: LiveMatch) -> None:
        """Let a waiting match be no more. Raises Rejection conflict if it has begun."""
        await live.call_off()
        self._matches.forget(live.name)
        name, host = live.name, live.table.host
        for before in await self._database.write(lambda c: self._unlink(c, name, host)):
            await self._look_again(before)

    def note(self, live: LiveMatch) -> None:
        """Take note that somebody has come or gone."""
        if not live.is_off and live.status == "waiting":
            self._visited.add(live.name)

    async def keep(self) -> None:
        """Clear away what nobody comes to until cancelled."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep(now())
            except Unavailable as away:
                log.warning("tables cannot be cleared away", reason=sentence(away))

    async def sweep(self, moment: datetime) -> None:
        """Clear away the tables at which nobody has been for their lifetime."""
        await self._remember(moment)
        oldest = moment_text(moment - self._lifetime)
        gone, before = await self._database.write(lambda c: self._clear_away(c, oldest))
        for name in gone:
            with suppress(Rejection):  # it is not there any more, and those who look on hear so
                await self._look_again(name)
            self._matches.forget(name)
        for name in before:
            await self._look_again(name)

    async def _remember(self, moment: datetime) -> None:
        """Keep that somebody has been at a table, or is."""
        held = self._matches.all()
        here = {live.name for live in held if any(watcher.is_open for watcher in live.watchers)}
        names, self._visited = self._visited | here, set()
        if names:
            there = MATCHES.c.match.in_(names) & (MATCHES.c.status == "waiting")
            touching = update(MATCHES).where(there).values(changed=moment_text(moment))
            await self._database.write(lambda connection: connection.execute(touching))

    def _clear_away(self, connection: Connection, oldest: str) -> tuple[list[str], list[str]]:
        """The tables that have gone, and the matches they were to follow."""
        said = exists().where(MESSAGES.c.match == MATCHES.c.match, MESSAGES.c.at > oldest)
        left = (MATCHES.c.status == "waiting") & (MATCHES.c.changed <= oldest) & ~said
        heads = select(MATCHES.c.match, MATCHES.c.host).where(left).limit(AT_ONCE)
        gone = connection.execute(heads.with_for_update(skip_locked=True)).all()
        names = [head.match for head in gone]
        delete_matches(connection, names)
        for name in names:
            self._tell(connection, name)
        before = [one for head in gone for one in self._unlink(connection, head.match, head.host)]
        return names, before

    def _unlink(self, connection: Connection, name: str, host: Person | None) -> Sequence[str]:
        """Have the match that a table was to follow lead there no more; its name."""
        # Whoever asks for a rematch has sat there: that is found quicker than who leads where.
        theirs = select(SEATS.c.match).where(SEATS.c.person == host)
        leads = (MATCHES.c.rematch == name) & MATCHES.c.match.in_(theirs)
        before = connection.execute(select(MATCHES.c.match).where(leads)).scalars().all()
        connection.execute(update(MATCHES).where(leads).values(rematch=None))
        for match in before:
            self._tell(connection, match)
        return before

    async def _look_again(self, name: str) -> None:
        live = await self._matches.arrived(name)
        if live is not None:
            await live.catch_up()
