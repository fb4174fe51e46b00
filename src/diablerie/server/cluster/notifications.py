"""Notifications (LISTEN/NOTIFY) between server processes: a match's name and version, no more."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

import psycopg
from sqlalchemy import URL, Connection

from ...events import Seat
from ...rejection import Rejection
from ..core.logging import logger, sentence
from ..errors import Unavailable
from ..live.match import LiveMatch
from ..live.match_metrics import reason_of
from ..live.registry import MatchRegistry
from ..storage.changed_matches import Names, note_changed
from ..storage.database import Database
from ..storage.match_repository import Drifted, MatchRepository
from .outbox import Outbox

log = logger(__name__)

CHANGES = "diablerie_changes"
"""The channel on which it is said, after the commit, that a match has come to a version."""

PRESENCE = "diablerie_presence"
"""The channel on which processes say which seats of a match have a connection open to them."""

PULSE = 20.0
"""Seconds after which a process says again who is there."""

FADING = 3 * PULSE
"""Seconds after which what a process said of who is there counts no more: it may be gone."""

VOLUNTEER = "v"
"""What the number of an offer to take over a seat begins with, where seats stand beside it."""

Told = tuple[float, frozenset[Seat], frozenset[int]]
"""When a process has said who is connected to it, which seats and which volunteers."""

LAST_WORDS = 1.0
"""Seconds that the last news get to be told."""

RETRY = 1.0
"""Seconds until it is listened again after the connection was lost, or a match read that could not be."""


class Notifications:
    """Tells other processes what has changed here, and follows what changes there.

    News are sent after the commits they tell of, all that have gathered in one transaction: PostgreSQL
    commits transactions that notify one after the other, and nobody who plays shall wait for that.
    Nothing hangs on a message arriving: who acts on an old version is led up to the new one by the
    database, news of a match or a waiting table that a killed process never sent are missed no longer
    than until the next pulse, and after a lost connection everything held in memory is looked at anew.
    """

    def __init__(
        self,
        database: Database,
        repository: Callable[[], MatchRepository],
        matches: Callable[[], MatchRegistry],
    ) -> None:
        self._database = database
        self._repository = repository
        self._matches = matches
        self._outbox = Outbox(plain_url(database.url))
        self._own = secrets.token_hex(8)
        self._elsewhere: dict[str, dict[str, Told]] = {}
        self._following: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []

    def tell(self, connection: Connection, name: str) -> None:
        """Say that a match has changed; heard once the transaction is committed."""
        note_changed(connection, name)

    def _committed(self, changed: Names) -> None:
        """Hear of a commit, in the thread that did it."""
        # A loop that is closed has nobody left to tell.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._announce, changed)

    def _announce(self, changed: Names) -> None:
        for name in changed:
            # Processes of an earlier version expect a third word.
            self._outbox.put(CHANGES, name, f"{self._own} {name} -")

    def open(self) -> None:
        """Begin to tell and to listen."""
        self._loop = asyncio.get_running_loop()
        self._database.on_changed(self._committed)
        work = (self._outbox.keep, self._listen, self._pulse)
        self._tasks = [asyncio.create_task(each()) for each in work]

    async def close(self) -> None:
        """Tell what there is to tell, and listen no more."""
        await self._outbox.settle(LAST_WORDS)
        for task in (*self._tasks, *self._following.values()):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Hearing

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_once()
            except psycopg.OperationalError as error:
                log.warning("no news from other processes", reason=sentence(error))
            except Exception:
                log.exception("news from other processes cannot be heeded")
            await asyncio.sleep(RETRY)

    async def _listen_once(self) -> None:
        conninfo = plain_url(self._database.url)
        async with await psycopg.AsyncConnection.connect(conninfo, autocommit=True) as connection:
            for channel in (CHANGES, PRESENCE):
                await connection.execute(f"LISTEN {channel}".encode())
            self._follow_all()
            async for news in connection.notifies():
                self._heed(news.channel, news.payload)

    def _heed(self, channel: str, payload: str) -> None:
        sender, name, said = payload.split(" ", 2)
        if sender == self._own:
            return
        if channel == CHANGES:
            self._follow(name)
        elif (live := self._matches().held(name)) is not None:
            self._note(live, sender, said)

    def _follow_all(self) -> None:
        for name in self._matches().names:
            self._follow(name)

    def _follow(self, name: str) -> None:
        """Bring a match up to date if it is here or on its way: once more if news comes meanwhile."""
        if name in self._following:
            self._again.add(name)
        elif name in self._matches().names:
            self._following[name] = asyncio.create_task(self._catch_up(name))

    async def _catch_up(self, name: str) -> None:
        try:
            going = True
            while going:
                self._again.discard(name)
                going = not await self._is_up_to_date(name) or name in self._again
        except (Rejection, Drifted) as problem:
            live = self._matches().held(name)
            if live is not None and not live.is_off:
                log.warning("a match cannot be followed", match=name, reason=_why(problem))
            else:
                self._matches().forget(name)
        except Exception:
            log.exception("a match cannot be followed", match=name)
        finally:
            del self._following[name]

    async def _is_up_to_date(self, name: str) -> bool:
        """Bring a match up to date. While the database is away: whether nobody needs it any more."""
        try:
            live = await self._matches().arrived(name)
            if live is not None:
                await live.catch_up()
        except Unavailable as away:
            log.warning("news of a match waits", match=name, reason=sentence(away))
            await asyncio.sleep(RETRY)
            return name not in self._matches().names
        return True

    # Who is there

    def show(self, live: LiveMatch) -> None:
        """Tell other processes whose connections are open to this one."""
        told = [*map(str, sorted(live.presence.here()))]
        told += [f"{VOLUNTEER}{number}" for number in sorted(live.volunteers.here())]
        said = ",".join(told) or "-"
        self._outbox.put(PRESENCE, live.name, f"{self._own} {live.name} {said}")

    def _note(self, live: LiveMatch, sender: str, said: str) -> None:
        known = self._elsewhere.setdefault(live.name, {})
        if sender not in known and _is_watched(live):
            self.show(live)
        known[sender] = monotonic(), *_read(said)
        self._refresh(live)

    def _refresh(self, live: LiveMatch) -> None:
        """Let a match know who is there in other processes, as far as they still say so."""
        oldest = monotonic() - FADING
        known = {
            sender: told
            for sender, told in self._elsewhere.get(live.name, {}).items()
            if told[0] > oldest
        }
        self._elsewhere[live.name] = known
        told = known.values()
        live.presence.is_elsewhere(frozenset().union(*(seats for _, seats, _ in told)))
        if live.volunteers.are_elsewhere(frozenset().union(*(numbers for *_, numbers in told))):
            live.review_volunteers()
            live.look_round()

    async def _pulse(self) -> None:
        while True:
            await asyncio.sleep(PULSE)
            self._beat()
            await self._look_up()

    async def _look_up(self) -> None:
        """Follow what has gone on elsewhere without news of it: matches, and tables that wait."""
        known = {live.name: live.version for live in self._matches().all()}
        waiting = {live.name for live in self._matches().all() if not live.has_begun}
        try:
            there = await self._repository().versions(known)
        except Unavailable as away:
            log.warning("matches cannot be looked up", reason=sentence(away))
            return
        for name, v in known.items():
            if name in waiting or there.get(name, v + 1) > v:
                self._follow(name)

    def _beat(self) -> None:
        # Apart from the loop, for what a loop has in its hands stays in memory while it sleeps.
        held = {live.name: live for live in self._matches().all()}
        self._elsewhere = {n: known for n, known in self._elsewhere.items() if n in held}
        for live in held.values():
            self._refresh(live)
            if _is_watched(live):
                self.show(live)


def _is_watched(live: LiveMatch) -> bool:
    """Whether somebody has a connection open here whom other processes know of."""
    return bool(live.presence.here() or live.volunteers.here())


def _read(said: str) -> tuple[frozenset[Seat], frozenset[int]]:
    """The seats, and the numbers of volunteers, that a process says are connected to it."""
    told = [each for each in said.split(",") if each != "-"]
    numbers = (int(each[1:]) for each in told if each.startswith(VOLUNTEER))
    seats = (int(each) for each in told if not each.startswith(VOLUNTEER))
    return frozenset(seats), frozenset(numbers)


def _why(error: Rejection | Drifted) -> str:
    return "rules-changed" if isinstance(error, Drifted) else reason_of(error)


def plain_url(url: URL) -> str:
    """A database's URL as PostgreSQL's own library takes it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
