"""Writer: runs jobs in transactions of the database; those for SQLite and PostgreSQL stand above."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection, Engine

from ..errors import StorageFault
from .changed_matches import Heard, Names

WRITES = "diablerie_writes"
"""Execution option of connections whose transactions write."""

T = TypeVar("T")
Job = Callable[[Connection], T]

Committed = Callable[[int], None]
"""Told of each commit how many jobs it held; in the thread that committed."""


class Closed(RuntimeError):
    """The writer has been closed and takes no more jobs."""


class Unforced(RuntimeError):
    """What was committed is not sure to stay: it did not come to the disk, or into a file that is gone."""

    def __init__(self, detail: str, fault: StorageFault) -> None:
        super().__init__(detail)
        self.fault: StorageFault = fault


class Writer(ABC):
    """Runs jobs in transactions of the database and tells each when it is safely committed.

    A job that fails leaves no trace and does not disturb the others.
    """

    def __init__(self, engine: Engine, committed: Committed | None = None) -> None:
        self._engine = engine
        self._committed = committed or _nobody_counts
        self._closed = False
        self.heard: Heard = _nobody_hears
        """Told of the matches that each transaction has changed and noted, once it is committed."""
        self.waiting = 0
        """How many jobs have been asked for and are not committed yet."""
        self.broken: Unforced | None = None
        """Why nothing is written any more, for good."""

    def look(self) -> Unforced | None:
        """Why nothing is written any more, as far as it can be seen without writing."""
        return self.broken

    async def write(self, job: Job[T]) -> T:
        """Run `job` and return what it returns once it is committed.

        Raises what the job or the commit raised, and Closed.
        """
        if self._closed:
            raise Closed("the database is being closed")
        self.waiting += 1
        try:
            return await self._take(job)
        finally:
            self.waiting -= 1

    @abstractmethod
    def _take(self, job: Job[T]) -> asyncio.Future[T]:
        """Have a job done."""

    @abstractmethod
    def close(self) -> None:
        """Finish what has been asked for, then stop."""


def _nobody_counts(_jobs: int) -> None:
    """Nobody wants to know."""


def _nobody_hears(_changed: Names) -> None:
    """Nobody else works on this database."""
