"""Job queue: bots' turns and premoves in a cluster, queued in PostgreSQL for whoever has time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta

import procrastinate
import psycopg
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException

from ..clock import now
from ..core.logging import logger, sentence
from ..live.match import LiveMatch
from ..storage.database import Database
from ..storage.match_repository import MatchRepository
from .notifications import plain_url

log = logger(__name__)

QUEUE = "matches"
TASK = "attend"

AT_ONCE = 64
"""How many matches a worker attends to at once; how many bots think at once is set elsewhere."""

SWEEP = 5.0
"""Seconds between two looks for matches that wait and that nobody attends to."""

LOCK = 20260101
"""Of PostgreSQL's advisory locks, the one under which the queue's tables are made."""

LAST_WORDS = 0.5
"""Seconds that an errand gets to end by itself when its worker is told to stop."""

RETRY = 1.0
"""Seconds until a worker that has lost the database tries again."""


class JobQueue:
    """Matches that need not wait for a person, as a queue that all processes share.

    A match is in the queue at most once. What gets lost, with a process that is killed or a database
    that is away, is found by looking for matches that have waited too long.
    """

    def __init__(
        self,
        database: Database,
        store: Callable[[], MatchRepository],
        attend: Callable[[str], Awaitable[None]],
    ) -> None:
        """Let `attend` do all that is to be done in a match without people."""
        self._database = database
        self._store = store
        self._attend = attend
        self._app = procrastinate.App(
            connector=procrastinate.PsycopgConnector(conninfo=plain_url(database.url))
        )
        self._app.task(name=TASK, queue=QUEUE)(self._do)
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, *, work: bool) -> None:
        """Take errands from now on and, if `work` is set, do them."""
        await asyncio.to_thread(self._make_tables)
        await self._app.open_async()
        self._run(self._sweep())
        if work:
            self._run(self._work())

    async def close(self) -> None:
        """Stop where they are; what is not done is found and done by others."""
        await self._stop()
        await self._app.close_async()
        # Whoever waited for a database that is away gives up now that nothing leads there any more.
        await self._stop()

    async def _stop(self) -> None:
        tasks = set(self._tasks)
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=2 * LAST_WORDS)

    def ask(self, live: LiveMatch) -> None:
        """Have somebody attend to a match."""
        self._run(self._defer(live.name))

    def _run(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _defer(self, name: str) -> None:
        job = self._app.configure_task(TASK, queueing_lock=name, queue=QUEUE)
        try:
            await job.defer_async(match=name)
        except AlreadyEnqueued:
            return
        except ConnectorException:
            log.warning("the queue is away: a match waits until it is found", match=name)

    async def _do(self, match: str) -> None:
        await self._attend(match)

    async def _work(self) -> None:
        while True:
            try:
                await self._app.run_worker_async(
                    queues=[QUEUE],
                    concurrency=AT_ONCE,
                    install_signal_handlers=False,
                    delete_jobs="always",
                    shutdown_graceful_timeout=LAST_WORDS,
                )
            except ConnectorException as away:
                log.warning("the queue is away", reason=sentence(away))
            await asyncio.sleep(RETRY)

    async def _sweep(self) -> None:
        while True:
            try:
                for name in await self._store().neglected(now() - timedelta(seconds=SWEEP)):
                    await self._defer(name)
            except Exception:
                log.exception("waiting matches cannot be looked for")
            await asyncio.sleep(SWEEP)

    def _make_tables(self) -> None:
        """Make the queue's own tables if they are not there."""
        with psycopg.connect(plain_url(self._database.url)) as connection:
            connection.execute("SELECT pg_advisory_xact_lock(%s)", [LOCK])
            there = connection.execute("SELECT to_regclass('procrastinate_jobs')").fetchone()
            if there == (None,):
                schema = procrastinate.schema.SchemaManager.get_schema()
                connection.execute(schema.encode())
