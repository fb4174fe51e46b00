"""The one thread that writes to the database, committing what has gathered as one group."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from .tables import WRITES

GROUP = 256
"""The most jobs committed together."""

Job = Callable[[Connection], None]


class Closed(RuntimeError):
    """The writer has been closed and takes no more jobs."""


@dataclass(frozen=True)
class _Pending:
    job: Job
    done: Future[None]


class Writer:
    """Runs jobs on the database one after another and tells each when it is safely committed.

    While one group is being forced to disk the next gathers, so that the cost of a commit is shared
    by all who wait for it. A job that fails leaves no trace and does not disturb the others.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: SimpleQueue[_Pending | None] = SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="database-writer", daemon=True)
        self._thread.start()

    async def write(self, job: Job) -> None:
        """Run `job` and return once it is committed. Raises what the job or the commit raised."""
        if self._closed:
            raise Closed("the database is being closed")
        pending = _Pending(job, Future())
        self._queue.put(pending)
        await asyncio.wrap_future(pending.done)

    def close(self) -> None:
        """Finish what has been asked for, then stop."""
        self._closed = True
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        with self._engine.connect().execution_options(**{WRITES: True}) as connection:
            while (first := self._queue.get()) is not None:
                self._commit(connection, self._gather(first))

    def _gather(self, first: _Pending) -> list[_Pending]:
        group = [first]
        while len(group) < GROUP and not self._queue.empty():
            pending = self._queue.get()
            if pending is None:
                self._queue.put(None)
                break
            group.append(pending)
        return group

    def _commit(self, connection: Connection, group: list[_Pending]) -> None:
        outcomes: list[BaseException | None] = []
        try:
            with connection.begin():
                outcomes = [_attempt(connection, pending.job) for pending in group]
        except SQLAlchemyError as error:
            outcomes = [error] * len(group)
        for pending, outcome in zip(group, outcomes, strict=True):
            _settle(pending.done, outcome)


def _attempt(connection: Connection, job: Job) -> BaseException | None:
    """Run a job in a savepoint of its own; what it raised, if anything."""
    try:
        with connection.begin_nested():
            job(connection)
    except Exception as error:  # noqa: BLE001 - whatever it is belongs to the one who asked
        return error
    return None


def _settle(done: Future[Any], outcome: BaseException | None) -> None:
    if not done.set_running_or_notify_cancel():
        return
    if outcome is None:
        done.set_result(None)
    else:
        done.set_exception(outcome)
