"""Storage faults: why a database refuses, by the error codes of SQLite and PostgreSQL (SQLSTATE)."""

from __future__ import annotations

import errno
import sqlite3

from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from ..errors import StorageFault

_SQLITE: dict[int, StorageFault] = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_PROTOCOL: "locked",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_IOERR: "failing",
    sqlite3.SQLITE_CORRUPT: "failing",
    sqlite3.SQLITE_NOTADB: "failing",
    sqlite3.SQLITE_CANTOPEN: "failing",
}
"""By primary result code. What is not here is no fault of storage, but of a statement."""

_DBMOVED = sqlite3.SQLITE_READONLY_DBMOVED

_PRIMARY = 0xFF
"""The part of an extended result code of SQLite's that is the primary one."""

_POSTGRES: dict[str, StorageFault] = {
    "53100": "full",
    "55P03": "locked",
    "25006": "read-only",
    "57014": "overloaded",
}
"""By SQLSTATE."""

_POSTGRES_CLASSES: dict[str, StorageFault] = {
    "08": "away",
    "53": "overloaded",
    "57": "away",
    "58": "failing",
    "XX": "failing",
}
"""By the first two letters of SQLSTATE, where the whole is not known."""


def fault_of(error: BaseException) -> StorageFault | None:
    """What is wrong with the database if an error says so; None: it is a fault of what was asked."""
    if isinstance(error, PoolTimeout):
        return "overloaded"
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, sqlite3.Error):
        return _fault_of_sqlite(getattr(cause, "sqlite_errorcode", None))
    sqlstate = getattr(cause, "sqlstate", None)
    if sqlstate is not None:
        return _POSTGRES.get(sqlstate) or _POSTGRES_CLASSES.get(sqlstate[:2])
    # psycopg has no code for a connection that could not be made, or has gone.
    return "away" if isinstance(error, OperationalError | InterfaceError) else None


def _fault_of_sqlite(code: int | None) -> StorageFault | None:
    if code is None:
        return None
    return "replaced" if code == _DBMOVED else _SQLITE.get(code & _PRIMARY)


def code_of(error: BaseException) -> str:
    """The driver's or the system's own name for an error, such as SQLITE_FULL, 53100 or EIO.

    Never its words, which may repeat what was to be written.
    """
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, OSError) and cause.errno is not None:
        return errno.errorcode.get(cause.errno, str(cause.errno))
    named = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None)
    return str(named or type(cause).__name__)


def is_of_statement(error: Exception) -> bool:
    """Whether what was asked is at fault, such as a row that is there already, and not the database."""
    # SQLAlchemy's own wrapping, or what the driver raised where it was used by itself.
    blurred = (OperationalError, InterfaceError, sqlite3.OperationalError, sqlite3.InterfaceError)
    return fault_of(error) is None and not isinstance(error, blurred)
