"""Migrations: databases of any earlier version are upgraded to this one's schema, in one transaction."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Connection, Engine, MetaData, String, Table, inspect, select, text

from ..writer import WRITES

HEAD = "0017"
"""The revision that `tables` describes."""

LAYOUT_1 = "0001"
"""The revision of databases made before revisions were written into them."""

LAYOUTS = (0, 1, 2)
"""SQLite's user_version: 0 in a new file, 1 in layout 1, 2 in all that say their revision themselves.

So a program that knows no revisions leaves alone what it would spoil.
"""

REVISIONS = Table("alembic_version", MetaData(), Column("version_num", String(32)))
"""Where Alembic writes the revision.

It makes itself such a table whenever it looks, and SQLAlchemy keeps what it has compiled for each of
them: who looks often has one for all times.
"""

_THREADS = Lock()
"""Alembic leads up one database of a process at a time."""

_LOCK = 0xD1AB1E
"""The advisory lock that one PostgreSQL client holds while it leads a database up."""

logging.getLogger("alembic").setLevel(logging.WARNING)


class Newer(RuntimeError):
    """The database was made by a later version of this package."""


def upgrade(engine: Engine, revision: str = HEAD) -> None:
    """Lead a database, empty or of any earlier version, up to a revision: wholly or not at all.

    Of several processes that ask at once one does it, the others wait. Raises Newer, changing
    nothing, if a later version made the database.
    """
    if current(engine) == revision:
        return
    writing = {WRITES: True}
    with (
        _THREADS,
        engine.connect().execution_options(**writing) as connection,
        _references_unchecked(connection),
        connection.begin(),
    ):
        _lock(connection)
        config = _config(connection)
        if _current(connection) == LAYOUT_1:
            command.stamp(config, LAYOUT_1)
        command.upgrade(config, revision)


def current(engine: Engine) -> str | None:
    """The revision of a database; None: it is empty.

    Raises Newer if a later version made it.
    """
    with engine.connect() as connection:
        return _current(connection)


def _current(connection: Connection) -> str | None:
    layout = _layout(connection)
    if layout not in LAYOUTS:
        raise _newer(connection, f"layout {layout}")
    revision = written(connection)
    if revision is None:
        return LAYOUT_1 if layout == 1 else None
    if revision not in {script.revision for script in _scripts().walk_revisions()}:
        raise _newer(connection, f"revision {revision}")
    return revision


def written(connection: Connection) -> str | None:
    """The revision that a database says it has, if it says one."""
    if not inspect(connection).has_table(REVISIONS.name):
        return None
    revision: str | None = connection.execute(select(REVISIONS.c.version_num)).scalar()
    return revision


def _layout(connection: Connection) -> int:
    if connection.dialect.name != "sqlite":
        return 0
    layout: int = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
    return layout


def _newer(connection: Connection, found: str) -> Newer:
    where = connection.engine.url.render_as_string(hide_password=True)
    return Newer(
        f"{where} has {found}, made by a later version of Diablerie;"
        f" this one knows revisions up to {HEAD}"
    )


@contextmanager
def _references_unchecked(connection: Connection) -> Iterator[None]:
    """Let SQLite drop a table that others refer to, to make it anew; it heeds that only before it begins."""
    if connection.dialect.name != "sqlite":
        yield
        return
    driver: Any = connection.connection.driver_connection
    driver.execute("PRAGMA foreign_keys = OFF")
    try:
        yield
    finally:
        driver.execute("PRAGMA foreign_keys = ON")


def _lock(connection: Connection) -> None:
    # SQLite is locked already: its transaction began with BEGIN IMMEDIATE.
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())
