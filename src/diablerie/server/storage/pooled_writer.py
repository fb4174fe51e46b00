"""Pooled writer: each job in a transaction of its own, several at once, for PostgreSQL."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Engine
from sqlalchemy.exc import OperationalError

from .changed_matches import take_changed
from .writer import Committed, Job, T, Writer

WRITERS = 8
"""How many connections write to PostgreSQL at once: its server groups their commits by itself."""

COLLISIONS = ("40001", "40P01")
"""PostgreSQL's names for transactions that were in each other's way: one of them is to be repeated."""

ATTEMPTS = 5
"""How often a transaction is tried that collides with others."""


class PooledWriter(Writer):
    """Each job in a transaction of its own, several at once: for a server that orders them itself."""

    def __init__(
        self, engine: Engine, committed: Committed | None = None, writers: int = WRITERS
    ) -> None:
        super().__init__(engine, committed)
        self._threads = ThreadPoolExecutor(writers, thread_name_prefix="database-writer")

    def _take(self, job: Job[T]) -> asyncio.Future[T]:
        return asyncio.wrap_future(self._threads.submit(self.run, job))

    def run(self, job: Job[T]) -> T:
        """Run a job in this thread; what it returns, once that is committed."""
        for _ in range(ATTEMPTS - 1):
            try:
                return self._once(job)
            except OperationalError as error:
                if getattr(error.orig, "sqlstate", None) not in COLLISIONS:
                    raise
        return self._once(job)

    def _once(self, job: Job[T]) -> T:
        with self._engine.begin() as connection:
            # What a transaction noted that came to nothing was not changed.
            take_changed(connection)
            result = job(connection)
            changed = take_changed(connection)
        self._committed(1)
        if changed:
            self.heard(changed)
        return result

    def close(self) -> None:
        """Finish what has been asked for, then stop."""
        self._closed = True
        self._threads.shutdown()
