"""Group writer (group commit): jobs that have gathered are committed together, for a file of SQLite's."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any

from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import SQLAlchemyError

from ..core.logging import logger
from .faults import code_of, fault_of
from .open_files import OpenFiles
from .row_jobs import Rows, write_rows
from .wal_sync import Force, save_log, wal_sync
from .writer import WRITES, Committed, Job, T, Unforced, Writer

log = logger(__name__)

GROUP = 256
"""So many jobs are committed together, if they have gathered, and no more are waited for."""


@dataclass(frozen=True)
class _Pending:
    job: Job[Any]
    done: asyncio.Future[Any]


class GroupWriter(Writer):
    """One thread that commits what has gathered as one group: for a file that one may write at a time.

    While one group is being forced to the disk the next gathers, so that the cost of a commit is shared
    by all who wait for it. A disk that has once failed to take something is not trusted again: what it
    holds is found out by opening the file anew. Nor is a file trusted that its path does not name any more.
    """

    def __init__(self, engine: Engine, committed: Committed | None = None) -> None:
        super().__init__(engine, committed)
        self._queue: SimpleQueue[list[_Pending] | None] = SimpleQueue()
        self._asked: dict[asyncio.AbstractEventLoop, list[_Pending]] = {}
        self._files: OpenFiles | None = None
        self._thread = threading.Thread(target=self._run, name="database-writer", daemon=True)
        self._opened: Future[None] = Future()
        self._thread.start()
        # What happens to the file from here on is noticed; and what cannot be opened is not waited for later.
        self._opened.result()

    def _take(self, job: Job[T]) -> asyncio.Future[T]:
        loop = asyncio.get_running_loop()
        pending = _Pending(job, loop.create_future())
        asked = self._asked.get(loop)
        if asked is None:
            # What is asked for in one turn of the loop is handed over at once: to wake a thread takes long.
            self._asked[loop] = [pending]
            loop.call_soon(self._hand_over, loop)
        else:
            asked.append(pending)
        return pending.done

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        asked = self._asked.pop(loop, None)
        if asked is not None:
            self._queue.put(asked)

    def close(self) -> None:
        """Finish what has been asked for, then stop."""
        self._closed = True
        for loop in list(self._asked):
            self._hand_over(loop)
        self._queue.put(None)
        self._thread.join()

    def look(self) -> Unforced | None:
        """Why nothing is written any more, as far as it can be seen without writing."""
        if self.broken is None and (error := self._come_apart()) is not None:
            # The thread that writes saves what can be saved.
            self._queue.put([])
            return error
        return self.broken

    def _run(self) -> None:
        try:
            self._write_all()
        except BaseException as error:
            if self._opened.done():
                raise
            self._opened.set_exception(error)

    def _write_all(self) -> None:
        with (
            self._engine.connect().execution_options(**{WRITES: True}) as connection,
            wal_sync(connection) as force,
            self._only_the_same(connection),
        ):
            self._opened.set_result(None)
            while (first := self._queue.get()) is not None:
                self._commit(connection, force, first)

    @contextmanager
    def _only_the_same(self, connection: Connection) -> Iterator[None]:
        """Let nobody open another file by the same path."""
        self._files = OpenFiles.of(connection)

        def demand_same(*_how: object) -> None:
            if (error := self._come_apart()) is not None:
                raise error

        event.listen(self._engine, "do_connect", demand_same)
        try:
            yield
        finally:
            event.remove(self._engine, "do_connect", demand_same)

    def _gather(self, first: list[_Pending]) -> list[_Pending]:
        group = first
        while len(group) < GROUP and not self._queue.empty():
            asked = self._queue.get()
            if asked is None:
                self._queue.put(None)
                break
            group += asked
        return group

    def _commit(self, connection: Connection, force: Force, first: list[_Pending]) -> None:
        """Do what has been asked for, and tell of it once it is sure to stay."""
        group = self._gather(first)
        if self._is_sound(connection):
            outcomes = _all(connection, group) or _each(connection, group)
            if self._is_forced(force) and self._is_sound(connection):
                self._committed(len(group))
                _tell_all(group, outcomes)
                return
        _tell_all(group, [_Outcome(error=self.broken)] * len(group))

    def _is_forced(self, force: Force) -> bool:
        """Bring to the disk what has been committed; whether that is done."""
        try:
            force()
        except OSError as error:
            reason = f"the disk has failed [{code_of(error)}]"
            log.exception("the disk has failed: nothing is written any more", reason=reason)
            self.broken = Unforced(reason, "failing")
        return self.broken is None

    def _is_sound(self, connection: Connection) -> bool:
        """Whether it may be trusted that what is written stays."""
        if self.broken is None and (error := self._come_apart()) is not None:
            self.broken = error
            save_log(connection)
            log.error("the database has gone: nothing is acknowledged any more", reason=str(error))
        return self.broken is None

    def _come_apart(self) -> Unforced | None:
        """What is wrong if what is open is not what the path names."""
        path = None if self._files is None else self._files.missing()
        return None if path is None else Unforced(GONE.format(path=path), "replaced")


GONE = (
    "{path} has been removed or replaced while it was open;"
    " stop the server, put the database in its place with no -wal and -shm of another beside it,"
    " and start the server again"
)


def _tell_all(group: list[_Pending], outcomes: list[_Outcome]) -> None:
    """Let all know who wait for a group what has come of it."""
    settling: dict[asyncio.AbstractEventLoop, list[tuple[_Outcome, asyncio.Future[Any]]]] = {}
    for pending, outcome in zip(group, outcomes, strict=True):
        settling.setdefault(pending.done.get_loop(), []).append((outcome, pending.done))
    for loop, settled in settling.items():
        # Nobody waits any more in a loop that is closed.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_settle, settled)


@dataclass(frozen=True)
class _Outcome:
    result: Any = None
    error: BaseException | None = None

    def settle(self, done: asyncio.Future[Any]) -> None:
        if done.cancelled():
            return
        if self.error is None:
            done.set_result(self.result)
        else:
            done.set_exception(self.error)


def _settle(settled: Iterable[tuple[_Outcome, asyncio.Future[Any]]]) -> None:
    """Tell all that waited for one commit at once: waking a loop takes longer than telling it."""
    for outcome, done in settled:
        outcome.settle(done)


def _all(connection: Connection, group: list[_Pending]) -> list[_Outcome]:
    """Do all jobs as if none could fail; nothing is done, and nothing returned, if one does."""
    rows = [pending.job for pending in group if isinstance(pending.job, Rows)]
    try:
        with connection.begin():
            write_rows(connection, Rows.joined(rows))
            return [_Outcome(_other(connection, pending.job)) for pending in group]
    except Exception as error:  # noqa: BLE001 - which job it was is found by doing each alone
        # What the database cannot take from all it takes from nobody, and each would wait as long.
        return [] if fault_of(error) is None else [_Outcome(error=error)] * len(group)


def _other(connection: Connection, job: Job[Any]) -> Any:
    return None if isinstance(job, Rows) else job(connection)


def _each(connection: Connection, group: list[_Pending]) -> list[_Outcome]:
    """Do each job in a savepoint of its own."""
    try:
        with connection.begin():
            return [_attempt(connection, pending.job) for pending in group]
    except SQLAlchemyError as error:
        return [_Outcome(error=error)] * len(group)


def _attempt(connection: Connection, job: Job[Any]) -> _Outcome:
    """Run a job in a savepoint of its own."""
    try:
        with connection.begin_nested():
            return _Outcome(job(connection))
    except Exception as error:  # noqa: BLE001 - whatever it is belongs to the one who asked
        return _Outcome(error=error)
