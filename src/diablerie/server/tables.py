"""The database's tables, and how SQLite is opened so that what is committed stays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import (
    JSON,
    Column,
    Connection,
    Engine,
    ForeignKey,
    ForeignKeyConstraint,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    create_engine,
    event,
)

LAYOUT = 1
"""The number of this layout of tables, kept in SQLite's user_version."""

WRITES = "diablerie_writes"
"""Execution option of connections whose transactions write."""

METADATA = MetaData()

GUESTS = Table(
    "guests",
    METADATA,
    Column("guest", Integer, primary_key=True),
    Column("token_hash", String, nullable=False, unique=True),
    Column("created", String, nullable=False),
)

MATCHES = Table(
    "matches",
    METADATA,
    Column("match", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("rules_version", String, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("started", String, nullable=False),
    Column("to_play", Integer),
)
"""`to_play`: the seat to move, null once over; kept, though it could be replayed, to find bots."""

SEATS = Table(
    "seats",
    METADATA,
    Column("match", ForeignKey("matches.match"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("level", String),
    Column("name", String),
    Column("guest", ForeignKey("guests.guest")),
)

ACTIONS = Table(
    "actions",
    METADATA,
    Column("match", ForeignKey("matches.match"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", String, nullable=False),
    Column("at", String, nullable=False),
    Column("cmd", String),
    Column("v", Integer, nullable=False),
    UniqueConstraint("match", "cmd"),
    ForeignKeyConstraint(["match", "seat"], ["seats.match", "seats.seat"]),
)
"""`cmd`: what the actor called the action, null for bots. `v`: the match's version after it."""

EVENTS = Table(
    "events",
    METADATA,
    Column("match", ForeignKey("matches.match"), primary_key=True),
    Column("v", Integer, primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("event", JSON, nullable=False),
)
"""What each action brought about, in full; `ply` 0 is the start."""

PREPARED = Table(
    "prepared",
    METADATA,
    Column("match", ForeignKey("matches.match"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("cmd", String, nullable=False),
    Column("v", Integer, nullable=False),
    Column("answer", JSON(none_as_null=True)),
    Column("done", JSON, nullable=False),
    ForeignKeyConstraint(["match", "seat"], ["seats.match", "seats.seat"]),
)
"""What a seat has prepared last; `answer` is null once it has lapsed. `done`: played by it so far."""


class OtherLayout(RuntimeError):
    """The database was made by another version of this package."""


def open_database(path: Path) -> Engine:
    """Open, or make, the database in a file that only its owner can read: it holds hands and seeds.

    Raises OtherLayout if it was made by a version that lays its tables out otherwise.
    """
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    path.touch(mode=0o600)
    engine = create_engine(f"sqlite:///{path}")
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    with engine.begin() as connection:
        layout = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
        if layout not in (0, LAYOUT):
            raise OtherLayout(f"{path} has table layout {layout}; this version needs {LAYOUT}")
        METADATA.create_all(connection)
        connection.exec_driver_sql(f"PRAGMA user_version = {LAYOUT}")
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
    connection.execute("PRAGMA busy_timeout = 5000")
