"""Storage that fails: a full disk, a lock of another's, a PostgreSQL that has gone, and the way back."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import httpx2
import pytest
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import IntegrityError

from diablerie.rejection import Rejection
from diablerie.server import Settings
from diablerie.server.errors import StorageFault, Unavailable
from diablerie.server.storage import database as databases
from diablerie.server.storage import migrations
from diablerie.server.storage.condition import QUIET, StorageCondition
from diablerie.server.storage.database import Database
from diablerie.server.storage.faults import code_of, fault_of
from diablerie.server.storage.schema import PEOPLE
from diablerie.server.storage.schema_check import Readiness
from diablerie.server.storage.write_probe import WriteProbe
from diablerie.server.storage.writer import Job

from ..clients import PATIENCE, PERSON, Client, running
from ..postgres import TEMPLATE, PostgresServer
from ..problems import problem
from ..small_disk import SmallDisk, small_disk, small_tablespace
from ..waiting import eventually

__all__ = ["small_disk", "small_tablespace"]

BEAT = 0.1

LOCK = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN IMMEDIATE")
print("locked", flush=True)
sys.stdin.read()
"""

MATCH = {"game": "doctor-faust", "seats": [PERSON, PERSON]}


@pytest.fixture
def short_folder() -> Iterator[Path]:
    """A folder whose path is short, for that of a socket has to be, and that others can get at."""
    folder = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))
    yield folder
    shutil.rmtree(folder)


def person(key: str) -> Job[None]:
    """A job that adds one, with a name that takes room."""

    def add(connection: Connection) -> None:
        connection.execute(insert(PEOPLE).values(key=key, name="x" * 1000, created=""))

    return add


async def written(database: Database, key: str) -> StorageFault | None:
    """What came of a write: why it was not kept, if it was not."""
    try:
        await database.write(person(key))
    except Unavailable as error:
        return error.fault
    return None


async def first_fault(database: Database) -> tuple[int, StorageFault]:
    """How many writes were kept until the first that was not, and why that was not."""
    for number in range(2_000):
        fault = await written(database, f"before {number}")
        if fault is not None:
            return number, fault
    raise AssertionError("nothing has failed")


async def reason_not_ready(database: Database) -> str | None:
    """Why a server on a database is not ready; None: it is."""
    try:
        await Readiness(database).demand()
    except Rejection as refused:
        return refused.reason
    return None


@contextmanager
def probing(database: Database) -> Iterator[None]:
    """While it is tried to write where that has failed."""
    task = asyncio.create_task(WriteProbe(database, BEAT).keep())
    yield
    task.cancel()


async def until_ready(database: Database) -> None:
    deadline = time.monotonic() + PATIENCE
    while await reason_not_ready(database) is not None:
        assert time.monotonic() < deadline
        await asyncio.sleep(BEAT)


# SQLite


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """While another program has a database locked."""
    command = [sys.executable, "-c", LOCK, str(path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "locked\n"
        try:
            yield
        finally:
            process.kill()


async def test_a_lock_of_another_programs_is_told_as_one_and_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(databases, "LOCK_PATIENCE", 0.2)
    path = tmp_path / "matches.sqlite3"
    with closing(Database.open(path)) as database, probing(database):
        with locked(path):
            assert await written(database, "one") == "locked"
            assert await reason_not_ready(database) == "storage-locked"
        await until_ready(database)
        assert await written(database, "one") is None


async def test_on_a_full_disk_all_that_was_acknowledged_is_there_and_it_goes_on_with_room(
    small_disk: SmallDisk,
) -> None:
    with closing(Database.open(small_disk.folder / "matches.sqlite3")) as database:
        small_disk.fill()
        kept, fault = await first_fault(database)
        assert fault == "full"
        with probing(database):
            await asyncio.sleep(5 * BEAT)
            assert await reason_not_ready(database) == "storage-full"
            small_disk.clear()
            await until_ready(database)
        assert await written(database, "after") is None
        keys = [row.key for row in await database.rows(select(PEOPLE.c.key))]
    assert keys == [*(f"before {number}" for number in range(kept)), "after"]


async def test_trying_to_write_leaves_all_as_it_was(database_url: str) -> None:
    """Also the revision, be it a later one's: a server that still runs does not write its own."""
    with closing(Database.open(database_url)) as database:
        later = text("UPDATE alembic_version SET version_num = '9999'")
        await database.write(lambda connection: connection.execute(later).rowcount)
        await database.write(WriteProbe(database, BEAT)._write)
        assert await database.read(migrations.written) == "9999"


def test_clients_are_told_that_the_disk_is_full_and_the_log_why(
    settings: Settings, small_disk: SmallDisk, caplog: pytest.LogCaptureFixture
) -> None:
    database = small_disk.folder / "matches.sqlite3"
    how = replace(settings, database=database, write_probe=BEAT)
    with running(how) as address, Client(address) as client:
        client.new_match()
        small_disk.fill()
        answer = _first_refused(lambda: client.http.post("/api/matches", json=MATCH))
        told = problem(answer, 503)
        assert told["reason"] == "storage-full"
        assert "room" in told["detail"]
        assert "away" not in told["detail"]
        assert answer.headers["Retry-After"] == "10"
        assert problem(client.get("/readyz"), 503)["reason"] == "storage-full"
        small_disk.clear()
        eventually(lambda: client.get("/readyz").status_code == 200)
        client.new_match()
    [failed, again] = [r for r in caplog.records if r.name.endswith("storage.condition")]
    assert (failed.levelno, again.levelno) == (logging.ERROR, logging.WARNING)
    assert "[SQLITE_FULL]" in failed.__dict__["reason"]


def _first_refused(ask: Callable[[], httpx2.Response]) -> httpx2.Response:
    for _ in range(500):
        answer = ask()
        if answer.status_code != 201:
            return answer
    raise AssertionError("nothing was refused")


# PostgreSQL


async def test_a_postgresql_that_was_stopped_is_written_to_again_without_visitors(
    postgres_server: PostgresServer, postgres_url: str
) -> None:
    with closing(Database.open(postgres_url)) as database, probing(database):
        postgres_server.stop()
        try:
            assert await written(database, "one") == "away"
            assert await reason_not_ready(database) == "unavailable"
        finally:
            postgres_server.start()
        await until_ready(database)
        assert await written(database, "one") is None


async def test_a_postgresql_without_room_is_told_as_one_until_there_is_some(
    postgres_server: PostgresServer, small_tablespace: SmallDisk
) -> None:
    name = "without_room"
    postgres_server.execute(f"CREATE TABLESPACE {name} LOCATION '{small_tablespace.folder}'")
    postgres_server.execute(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE} TABLESPACE {name}")
    try:
        with closing(Database.open(postgres_server.url(name))) as database:
            small_tablespace.fill()
            _, fault = await first_fault(database)
            assert fault == "full"
            with probing(database):
                await asyncio.sleep(5 * BEAT)
                assert await reason_not_ready(database) == "storage-full"
                small_tablespace.clear()
                await until_ready(database)
            assert await written(database, "after") is None
    finally:
        postgres_server.drop_database(postgres_server.url(name))
        postgres_server.execute(f"DROP TABLESPACE {name}")


async def test_a_postgresql_that_may_only_be_read_is_told_as_one(
    postgres_server: PostgresServer, postgres_url: str
) -> None:
    name = postgres_url.partition("?")[0].rpartition("/")[2]
    postgres_server.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    with closing(Database.open(postgres_url)) as database:
        assert await written(database, "one") == "read-only"
        assert await reason_not_ready(database) == "storage-read-only"


# Which fault it is


def _locked(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as one:
        one.execute("BEGIN IMMEDIATE")
        with closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")


def _read_only(path: Path) -> None:
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        connection.execute("INSERT INTO things VALUES (1)")


def _no_database(path: Path) -> None:
    path.write_bytes(b"this is a letter, and a long one" * 100)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("SELECT * FROM things")


def _not_there(path: Path) -> None:
    with closing(sqlite3.connect(path / "nowhere" / "matches")) as connection:
        connection.execute("SELECT 1")


def _no_such_table(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("SELECT * FROM nothing")


@pytest.mark.parametrize(
    ("do", "fault", "code"),
    [
        (_locked, "locked", "SQLITE_BUSY"),
        (_read_only, "read-only", "SQLITE_READONLY"),
        (_no_database, "failing", "SQLITE_NOTADB"),
        (_not_there, "failing", "SQLITE_CANTOPEN"),
        (_no_such_table, None, "SQLITE_ERROR"),
    ],
)
def test_what_sqlite_says_is_known(
    do: Callable[[Path], None], fault: StorageFault | None, code: str, tmp_path: Path
) -> None:
    path = tmp_path / "things"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE things (number)")
    with pytest.raises(sqlite3.Error) as raised:
        do(path)
    assert (fault_of(raised.value), code_of(raised.value)) == (fault, code)


async def test_what_was_asked_wrongly_is_no_fault_of_the_database(database_url: str) -> None:
    with closing(Database.open(database_url)) as database:
        await database.write(person("one"))
        with pytest.raises(IntegrityError):
            await database.write(person("one"))
        assert database.trouble() is None


# The log


def test_the_log_is_told_once_a_minute_however_much_fails(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    condition = StorageCondition(lambda: now)
    for _ in range(1_000):
        now += QUIET / 500
        condition.failed(Unavailable("no room [SQLITE_FULL]", "full"))
        condition.written()
    assert len([r for r in caplog.records if r.levelno == logging.ERROR]) == 2
    assert len(caplog.records) <= 4
    condition.failed(Unavailable("locked [SQLITE_BUSY]", "locked"))
    assert "SQLITE_BUSY" in caplog.records[-1].__dict__["reason"]
