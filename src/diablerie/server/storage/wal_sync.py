"""WAL sync (fsync): what is committed reaches the disk before anybody is told.

SQLite forces its write-ahead log to the disk with each commit, and lets nobody else write until it is there.
Here a commit only writes into the log, and it is forced afterwards, before anybody is told of it. That is as
safe: what has come into the log in order is read from it in order, and SQLite forces it all by itself before
it moves any of it into the database's own file.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection

from ..core.logging import logger
from .faults import code_of

log = logger(__name__)

Force = Callable[[], None]
"""Returns when all that has been committed is on the disk; raises OSError if it cannot be brought there."""


@contextmanager
def wal_sync(connection: Connection) -> Iterator[Force]:
    """What is to be called after each commit of a connection to a file of SQLite's; for one thread.

    Where a file system cannot have a write-ahead log, SQLite goes on forcing each commit, and there is
    nothing to be done after it.
    """
    file = connection.connection.driver_connection
    assert file is not None
    # A look into the file opens its log.
    file.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if file.execute("PRAGMA journal_mode").fetchone()[0] != "wal":
        yield _nothing
        return
    database = Path(file.execute("PRAGMA database_list").fetchone()[2])
    with database.with_name(f"{database.name}-wal").open("r+b") as wal:
        file.execute("PRAGMA synchronous = NORMAL")
        yield lambda: _to_disk(wal.fileno())


def _nothing() -> None:
    """It is there already."""


def _to_disk(file: int) -> None:
    # Systems without the quicker one have the other.
    getattr(os, "fdatasync", os.fsync)(file)


def save_log(connection: Connection) -> None:
    """Bring what the write-ahead log holds into the open database itself, wherever both lie by now.

    So all that was acknowledged is in one file if that has been moved, or if the log alone was removed;
    and the log is left empty, which nobody then takes for that of another file. What fails is logged.
    """
    file = connection.connection.driver_connection
    assert file is not None
    try:
        is_busy = file.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    except sqlite3.Error as error:
        log.error("the log of the database cannot be saved", reason=code_of(error))
        return
    if is_busy:
        log.error("the log of the database is not wholly saved", reason="somebody reads it")
