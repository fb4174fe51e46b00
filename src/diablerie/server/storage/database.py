"""Database: the engine and connections, SQLite by a file or PostgreSQL by its URL."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any, Self, TypeVar

import orjson
from sqlalchemy import URL, Connection, Engine, Row, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from ...extras import needs
from ..core.logging import sentence
from ..core.metrics import Metrics
from ..errors import StorageFault, Unavailable
from . import migrations
from .changed_matches import Heard
from .condition import StorageCondition
from .faults import code_of, fault_of, is_of_statement
from .group_writer import GroupWriter
from .outages import Interval, Outages
from .pooled_writer import PooledWriter
from .writer import WRITES, Job, Unforced, Writer

T = TypeVar("T")


READERS = 8
"""The most connections that read at once."""

LOCK_PATIENCE = 5.0
"""Seconds that a write to a file waits while another program has it locked."""


def _json(value: Any) -> str:
    """A value as JSON, for rows: most that are written are events."""
    try:
        return orjson.dumps(value).decode()
    except TypeError:
        # Texts that are not Unicode and numbers of more than 64 bits, which JSON can tell of all the same.
        return json.dumps(value)


ENGINE: dict[str, Any] = {
    "json_serializer": _json,
    "pool_size": READERS,
    "max_overflow": READERS,
    "hide_parameters": True,
}
"""Of every engine. What is in the rows, seeds and hands among it, stands in no error and no log."""


class Database:
    """Where everything is kept. Writing returns when the data is on the disk; reading runs in threads."""

    def __init__(
        self, url: URL, engine: Engine, writer: Writer, metrics: Metrics, clock: Callable[[], float]
    ) -> None:
        """Use an engine; `open` is the door."""
        self.url = url
        self.engine = engine
        self._writer = writer
        self._metrics = metrics
        self._condition = StorageCondition()
        self._writes, self._reads = Outages(clock), Outages(clock)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="database-reader")

    @classmethod
    def open(
        cls,
        where: Path | str,
        metrics: Metrics | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> Self:
        """Open a database, made if missing and led up to this version's tables if older.

        `metrics`: where commits are counted, and how often it cannot be reached; `clock`: what outages are
        told by, in seconds that never go back.
        Raises ValueError for a URL that is none, migrations.Newer if a later version made it.
        """
        url = url_of(where)
        engine = engine_of(url)
        migrations.upgrade(engine)
        shared = url.get_backend_name() == "postgresql"
        metrics = metrics or Metrics()
        writer = (PooledWriter if shared else GroupWriter)(engine, metrics.committed)
        return cls(url, engine, writer, metrics, clock)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may work on it at the same time."""
        return self.url.get_backend_name() == "postgresql"

    def trouble(self) -> Unavailable | None:
        """Why nothing is written any more, or why the last write failed; None: it was kept.

        Looks whether a file of SQLite's is still there; asks a server nothing.
        """
        broken = self._writer.look()
        return self._condition.error if broken is None else Unavailable(str(broken), broken.fault)

    def outages(self) -> list[Interval]:
        """The times, by the monotonic clock, in which nothing was written or read, asked for as it was.

        Those that have ended since this was asked last.
        """
        return [*self._writes.take(), *self._reads.take()]

    @property
    def is_out(self) -> bool:
        """Whether nothing may be written or read at present: what was asked for is still to be done."""
        return self._writes.is_out or self._reads.is_out

    @property
    def waiting(self) -> int:
        """How many jobs have been asked for and are not committed yet."""
        return self._writer.waiting

    def on_changed(self, heard: Heard) -> None:
        """Have `heard` told, in the thread that commits, which matches each transaction has noted as changed.

        Only where the database is shared; nobody else needs to know of a file's.
        """
        self._writer.heard = heard

    async def write(self, job: Job[T]) -> T:
        """Do a job in a transaction; what it returns, once that is committed.

        Raises what the job raises, and Unavailable: then it may have been committed all the same.
        """
        try:
            with self._reachable(self._writes):
                result = await self._writer.write(job)
        except Unavailable as error:
            self._condition.failed(error)
            raise
        self._condition.written()
        return result

    async def read(self, look: Callable[[Connection], T]) -> T:
        """What a look into the database finds, all of it as it was at one moment.

        Raises Unavailable if the database is away.
        """

        def looked() -> T:
            with self.engine.connect() as connection:
                if self.is_shared:
                    connection.execution_options(isolation_level="REPEATABLE READ")
                return look(connection)

        with self._reachable(self._reads):
            return await asyncio.get_running_loop().run_in_executor(self._readers, looked)

    async def rows(self, query: Any) -> Sequence[Row[Any]]:
        """The rows of a query."""
        return await self.read(lambda connection: connection.execute(query).all())

    @contextmanager
    def _reachable(self, outages: Outages) -> Iterator[None]:
        """Tell faults of the database from those of what it was asked; `outages` takes note of either."""
        call = outages.begin()
        try:
            with self._told_as_unavailable():
                yield
        except Unavailable:
            outages.failed(call)
            self._metrics.away()
            raise
        except asyncio.CancelledError:
            outages.dropped(call)
            raise
        except Exception:
            outages.done(call)
            raise
        outages.done(call)

    @contextmanager
    def _told_as_unavailable(self) -> Iterator[None]:
        try:
            yield
        except Unforced as error:
            raise Unavailable(str(error), error.fault) from error
        except (DBAPIError, PoolTimeout, sqlite3.Error) as error:
            if is_of_statement(error):
                raise
            raise self._unavailable(error) from error

    def _unavailable(self, error: Exception) -> Unavailable:
        cause = getattr(error, "orig", None) or error
        unknown: StorageFault = "away" if self.is_shared else "failing"
        return Unavailable(f"{sentence(cause)} [{code_of(error)}]", fault_of(error) or unknown)

    def close(self) -> None:
        """Write what is still to be written and close it."""
        self._writer.close()
        self._readers.shutdown(cancel_futures=True)
        self.engine.dispose()


def url_of(where: Path | str) -> URL:
    """The URL of a database: a path is a file of SQLite's; PostgreSQL is always spoken to by psycopg."""
    if isinstance(where, Path) or "://" not in where:
        return URL.create("sqlite", database=str(where))
    try:
        url = make_url(where)
    except ArgumentError as error:
        raise ValueError(f"{where!r} is no database URL") from error
    if url.get_backend_name() == "postgresql" or url.drivername == "postgres":
        return url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() != "sqlite" or not url.database:
        raise ValueError(f"a database is a file or postgresql://..., not {url.drivername}://")
    return url


def engine_of(url: URL) -> Engine:
    """The engine for a URL; a file of SQLite's is made so that only its owner can read it."""
    if url.get_backend_name() == "postgresql":
        with needs("diablerie[postgres]"):
            return create_engine(url, pool_pre_ping=True, **ENGINE)
    path = Path(str(url.database))
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    path.touch(mode=0o600)
    engine = create_engine(url, **ENGINE)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get(WRITES, False)
    # A transaction that will write takes the lock at once: asking for it halfway can only fail.
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _prepare(connection: Any, _record: object) -> None:
    # sqlite3 would begin transactions in its own way, and not before every statement.
    connection.isolation_level = None
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute(f"PRAGMA busy_timeout = {round(LOCK_PATIENCE * 1000)}")
