"""Cluster: one of several server processes on one PostgreSQL database, as the others see it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from sqlalchemy import Connection

from ..live.match import LiveMatch
from ..live.registry import MatchRegistry
from ..storage.database import Database
from ..storage.match_repository import MatchRepository
from .jobs import JobQueue
from .notifications import Notifications


class Cluster:
    """The other processes, as one of them knows them."""

    def __init__(
        self,
        database: Database,
        store: Callable[[], MatchRepository],
        matches: Callable[[], MatchRegistry],
        attend: Callable[[str], Awaitable[None]],
    ) -> None:
        """`store` and `matches` are those of this process; `attend` does a match's errands here."""
        self._herald = Notifications(database, store, matches)
        self._errands = JobQueue(database, store, attend)

    def tell(self, connection: Connection, name: str) -> None:
        """Say in a transaction that a match has changed."""
        self._herald.tell(connection, name)

    def show(self, live: LiveMatch) -> None:
        """Say that somebody has come or gone."""
        self._herald.show(live)

    def ask(self, live: LiveMatch) -> None:
        """Have some process do what is to be done in a match without people."""
        self._errands.ask(live)

    async def open(self, *, work: bool) -> None:
        """Listen to the others; do errands, too, if `work` is set."""
        self._herald.open()
        await self._errands.open(work=work)

    async def close(self) -> None:
        """Leave the others to themselves."""
        await self._errands.close()
        await self._herald.close()
