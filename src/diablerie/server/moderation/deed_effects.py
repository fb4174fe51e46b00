"""Deed effects: what a running server has in memory is brought up to what hosts have done."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import Connection, select

from ..accounts.identity import Identities
from ..accounts.restrictions import Bans
from ..core.logging import logger
from ..errors import Rejection
from ..live.match import LiveMatch
from ..live.registry import MatchRegistry
from ..storage.database import Database
from ..storage.models import Person
from ..storage.schema import MATCHES, SEATS
from .audit import Deed
from .closures import Closures

log = logger(__name__)

UNSEATING = ("delete-person", "purge")
"""Deeds after which matches may be gone, or somebody no longer sit where they sat."""


class DeedEffects:
    """Heeds deeds in one process: sessions and sockets end, tables are read anew, doors close."""

    def __init__(
        self,
        database: Database,
        matches: MatchRegistry,
        identities: Identities,
        bans: Bans,
        closures: Closures,
    ) -> None:
        self._database = database
        self._matches = matches
        self._identities = identities
        self._bans = bans
        self._closures = closures

    async def heed(self, deeds: Sequence[Deed]) -> None:
        """Bring all that is remembered here up to some deeds. The same once more changes nothing."""
        await self._bans.refresh()
        await self._closures.refresh()
        people = {deed.person for deed in deeds if deed.person is not None}
        for person in people:
            self._identities.forget_person(person)
        stale = {deed.match for deed in deeds if deed.deed == "delete-message"}
        lives = [live for live in self._matches.all() if live.name in stale]
        if any(deed.deed in UNSEATING for deed in deeds):
            lives += await self._unlike_database(people)
        for live in lives:
            await self._read_anew(live)
        for live in self._matches.all():
            # Each looks whether it is still somebody's connection, and whether they may look on.
            live.wake_viewers()

    async def _unlike_database(self, people: Collection[Person]) -> list[LiveMatch]:
        """The matches in memory that are gone, or tell of people who have been deleted."""
        held = {live.name: live for live in self._matches.all()}
        seats = await self._database.read(lambda connection: _seats(connection, list(held)))
        return [
            live
            for name, live in held.items()
            if [chair.person for chair in live.table.chairs] != seats.get(name)
            or any(live.table.host == person or live.chat.has_spoken(person) for person in people)
        ]

    async def _read_anew(self, live: LiveMatch) -> None:
        try:
            await live.read_anew()
        except Rejection as problem:
            if problem.kind == "not-found":
                self._matches.forget(live.name)
            else:
                log.warning("a match cannot be read anew", match=live.name, reason=problem.reason)


def _seats(connection: Connection, names: list[str]) -> dict[str, list[Person | None]]:
    """Who sits in the seats of matches, in order; those that are gone are left out."""
    query = (
        select(MATCHES.c.match, SEATS.c.person)
        .join(SEATS, SEATS.c.match == MATCHES.c.match)
        .where(MATCHES.c.match.in_(names))
        .order_by(MATCHES.c.match, SEATS.c.seat)
    )
    found: dict[str, list[Person | None]] = {}
    for row in connection.execute(query):
        found.setdefault(row.match, []).append(row.person)
    return found
