"""Deed effects: what a running server has in memory is brought up to what hosts have done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from sqlalchemy import Connection, select

from ...matches.players import Person
from ...rejection import Rejection
from ..accounts.identity import Identities
from ..accounts.restrictions import Bans
from ..core.logging import logger
from ..live.match import LiveMatch
from ..live.registry import MatchRegistry
from ..storage.database import Database
from ..storage.schema import MATCHES, MESSAGES, SEATS
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
        if any(deed.deed == "purge" for deed in deeds):
            self._identities.forget_all()
        for person in {deed.person for deed in deeds if deed.person is not None}:
            self._identities.forget_person(person)
        stale = {deed.match for deed in deeds if deed.deed == "delete-message"}
        lives = [live for live in self._matches.all() if live.name in stale]
        if any(deed.deed in UNSEATING for deed in deeds):
            lives += await self._unlike_database()
        for live in lives:
            await self._read_anew(live)
        for live in self._matches.all():
            # Each looks whether it is still somebody's connection, and whether they may look on.
            live.wake_viewers()

    async def _unlike_database(self) -> list[LiveMatch]:
        """The matches in memory that are gone, or tell of people who have been deleted."""
        held = {live.name: live for live in self._matches.all()}
        kept = await self._database.read(lambda connection: _kept(connection, list(held)))
        return [
            live for name, live in held.items() if name not in kept or kept[name].is_unlike(live)
        ]

    async def _read_anew(self, live: LiveMatch) -> None:
        try:
            await live.read_anew()
        except Rejection as problem:
            if problem.kind == "not-found":
                self._matches.forget(live.name)
            else:
                log.warning("a match cannot be read anew", match=live.name, reason=problem.reason)


@dataclass
class _Kept:
    """Of whom the database tells at a table."""

    host: Person | None
    seats: list[Person | None] = field(default_factory=list)
    silenced: set[Person] = field(default_factory=set)
    """Whose messages have been deleted, some or all."""

    def is_unlike(self, live: LiveMatch) -> bool:
        """Whether the match in memory tells of others, or of words that are deleted."""
        seats = [chair.person for chair in live.table.chairs]
        spoken = any(live.chat.has_spoken(person) for person in self.silenced)
        return (live.table.host, seats) != (self.host, self.seats) or spoken


def _kept(connection: Connection, names: list[str]) -> dict[str, _Kept]:
    """Of whom the database tells at tables; those that are gone are left out."""
    query = (
        select(MATCHES.c.match, MATCHES.c.host, SEATS.c.person)
        .join(SEATS, SEATS.c.match == MATCHES.c.match)
        .where(MATCHES.c.match.in_(names))
        .order_by(MATCHES.c.match, SEATS.c.seat)
    )
    found: dict[str, _Kept] = {}
    for row in connection.execute(query):
        found.setdefault(row.match, _Kept(row.host)).seats.append(row.person)
    words = select(MESSAGES.c.match, MESSAGES.c.person).where(MESSAGES.c.match.in_(names))
    for said in connection.execute(words.where(MESSAGES.c.deleted).distinct()):
        found[said.match].silenced.add(said.person)
    return found
