"""The database, a file or PostgreSQL: who can read it, groups of jobs, jobs that fail, crashes."""

from __future__ import annotations

import asyncio
import errno
import os
import stat
import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest
from sqlalchemy import Connection, Engine, Select, create_engine, event, func, insert, select, text
from sqlalchemy.exc import IntegrityError, ProgrammingError

from diablerie.rejection import Rejection
from diablerie.server.errors import Unavailable
from diablerie.server.storage import outages
from diablerie.server.storage.database import READERS, Database, url_of
from diablerie.server.storage.group_writer import GroupWriter
from diablerie.server.storage.pooled_writer import PooledWriter
from diablerie.server.storage.schema import ENTRIES, PEOPLE
from diablerie.server.storage.schema_check import Readiness
from diablerie.server.storage.wal_sync import wal_sync
from diablerie.server.storage.writer import Closed, Job

from ..postgres import PostgresServer


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "matches.sqlite3"


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    """A database of either kind."""
    database = Database.open(database_url)
    yield database
    database.close()


@pytest.fixture
def file(path: Path) -> Iterator[Database]:
    """A database in a file."""
    database = Database.open(path)
    yield database
    database.close()


@pytest.fixture
def shared(postgres_url: str) -> Iterator[Database]:
    """A database on PostgreSQL."""
    database = Database.open(postgres_url)
    yield database
    database.close()


def people(engine: Engine) -> int:
    with engine.connect() as connection:
        return connection.execute(_count()).scalar_one()


def person(key: str) -> Job[None]:
    """A job that adds one."""
    return lambda connection: _add(connection, key)


def _count() -> Select[int]:
    return select(func.count()).select_from(PEOPLE)


def _add(connection: Connection, key: str) -> None:
    connection.execute(insert(PEOPLE).values(key=key, created=""))


# Where it is


def test_a_path_is_a_file_of_sqlites(path: Path) -> None:
    for where in (path, str(path)):
        url = url_of(where)
        assert (url.drivername, url.database) == ("sqlite", str(path))


@pytest.mark.parametrize("kind", ["postgres", "postgresql", "postgresql+psycopg2"])
def test_postgresql_is_spoken_to_by_psycopg(kind: str) -> None:
    url = url_of(f"{kind}://devil:secret@house/matches")
    assert url.drivername == "postgresql+psycopg"
    assert (url.username, url.host, url.database) == ("devil", "house", "matches")


@pytest.mark.parametrize("where", ["mysql://house/matches", "sqlite://", "://"])
def test_what_is_no_database_is_refused(where: str) -> None:
    with pytest.raises(ValueError, match="database"):
        url_of(where)


def test_it_is_known_whether_others_may_work_on_it(file: Database, shared: Database) -> None:
    assert (file.is_shared, shared.is_shared) == (False, True)


# The file


def test_only_its_owner_can_read_the_file(path: Path, file: Database) -> None:
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_what_is_committed_is_forced_to_the_disk(file: Database) -> None:
    with file.engine.connect() as connection:
        settings = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    assert settings == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


async def test_who_waits_is_told_once_it_is_forced_to_the_disk(
    path: Path, file: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    to_disk, may_end = os.fdatasync, threading.Event()
    forced: list[tuple[int, int]] = []

    def watched(number: int) -> None:
        assert may_end.wait(10)
        to_disk(number)
        forced.append((os.fstat(number).st_ino, people(file.engine)))

    monkeypatch.setattr(os, "fdatasync", watched)
    written = asyncio.create_task(file.write(person("one")))
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(asyncio.shield(written), 0.5)
    assert people(file.engine) == 1
    may_end.set()
    await written
    assert forced == [(path.with_name(f"{path.name}-wal").stat().st_ino, 1)]


async def test_on_a_disk_that_has_failed_nothing_is_written_any_more(
    file: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    readiness = Readiness(file)
    await readiness.demand()

    def failing(_number: int) -> None:
        raise OSError(errno.EIO, "the disk is dying")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fdatasync", failing)
        with pytest.raises(Unavailable, match="disk"):
            await file.write(person("committed, but nobody knows whether it stays"))
    for number in range(2):
        with pytest.raises(Unavailable, match="disk"):
            await file.write(person(f"too late {number}"))
    assert people(file.engine) == 1
    with pytest.raises(Rejection) as caught:
        await readiness.demand()
    assert (caught.value.kind, caught.value.reason) == ("unavailable", "storage-failing")


async def test_without_a_log_each_commit_is_forced_by_sqlite(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on file systems that processes cannot share memory on."""
    path.parent.mkdir()
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection, wal_sync(connection) as force:
        monkeypatch.delattr(os, "fdatasync")
        force()
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar_one() == 2
    engine.dispose()


# Either kind


async def test_what_was_written_is_there_when_it_is_opened_again(database_url: str) -> None:
    for before in range(2):
        database = Database.open(database_url)
        assert len(await database.rows(select(PEOPLE))) == before
        await database.write(person(f"person {before}"))
        database.close()


def test_what_is_done_belongs_to_a_match_that_is_there(database: Database) -> None:
    entry = {"match": "none", "number": 1, "v": 1, "deed": "resign", "at": "", "events": []}
    with pytest.raises(IntegrityError), database.engine.begin() as connection:
        connection.execute(insert(ENTRIES).values(entry))


async def test_all_that_one_look_finds_is_of_one_moment(database: Database) -> None:
    loop = asyncio.get_running_loop()

    def look(connection: Connection) -> tuple[int, int]:
        before = connection.execute(_count()).scalar_one()
        asyncio.run_coroutine_threadsafe(database.write(person("late")), loop).result()
        return before, connection.execute(_count()).scalar_one()

    assert await database.read(look) == (0, 0)
    assert people(database.engine) == 1


async def test_who_waits_for_a_reader_while_all_are_held_up_waits_for_the_database(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody could act meanwhile: it counts from when the first of them was asked."""
    monkeypatch.setattr(outages, "SLOW", 0.2)
    freed = threading.Event()
    began = monotonic()
    held = [asyncio.create_task(database.read(lambda _: freed.wait())) for _ in range(READERS)]
    waiting = asyncio.create_task(database.read(lambda _: None))
    await asyncio.sleep(0.6)
    assert not waiting.done()
    assert database.is_out
    freed.set()
    await asyncio.gather(waiting, *held)
    (since, until), *_ = database.outages()
    assert began <= since <= until - 0.5
    assert not database.is_out


async def test_who_waits_for_a_reader_while_others_are_served_holds_no_clock_up(
    database_url: str,
) -> None:
    """By a clock that goes on with each look: how busy the machine is must not matter."""
    looks, seconds_each = 20 * READERS, outages.SLOW / 10
    now = 0.0
    database = Database.open(database_url, clock=lambda: now)

    async def look() -> None:
        nonlocal now
        await database.read(lambda _: None)
        now += seconds_each

    await asyncio.gather(*(look() for _ in range(looks)))
    assert now > 2 * outages.SLOW
    assert database.outages() == []
    database.close()


async def test_many_jobs_at_once_are_all_committed(database: Database) -> None:
    await asyncio.gather(*(database.write(person(str(number))) for number in range(300)))
    assert people(database.engine) == 300


async def test_a_job_that_fails_leaves_no_trace_and_disturbs_no_other(database: Database) -> None:
    def half(connection: Connection) -> None:
        _add(connection, "left behind")
        raise ZeroDivisionError

    jobs = [*(person(f"person {number % 8}") for number in range(10)), half]
    results = await asyncio.gather(*map(database.write, jobs), return_exceptions=True)
    assert Counter(map(type, results)) == {type(None): 8, IntegrityError: 2, ZeroDivisionError: 1}
    assert people(database.engine) == 8


async def test_a_closed_database_has_finished_and_takes_no_more(database: Database) -> None:
    asked = asyncio.ensure_future(database.write(person("last")))
    await asyncio.sleep(0)
    database.close()
    await asked
    assert people(database.engine) == 1
    with pytest.raises(Closed):
        await database.write(person("late"))
    database.engine.dispose()


# How they are written to


async def test_jobs_that_gather_while_one_is_done_are_committed_together(file: Database) -> None:
    writer = GroupWriter(file.engine)
    gathered = threading.Event()
    commits: list[Connection] = []
    event.listen(file.engine, "commit", commits.append)
    asked = [asyncio.ensure_future(writer.write(lambda _: gathered.wait(30)))]
    others = [asyncio.ensure_future(writer.write(person(key))) for key in "abcdefgh"]
    await asyncio.sleep(0)
    gathered.set()
    await asyncio.gather(*asked, *others)
    writer.close()
    assert people(file.engine) == 8
    assert len(commits) <= 2


async def test_jobs_for_postgresql_are_done_at_the_same_time(shared: Database) -> None:
    writer = PooledWriter(shared.engine, writers=2)
    meeting = threading.Barrier(2)
    await asyncio.gather(*(writer.write(lambda _: meeting.wait(30)) for _ in range(2)))
    writer.close()


async def test_what_is_committed_outlives_a_crash_of_postgresql(
    postgres_server: PostgresServer, shared: Database
) -> None:
    await shared.write(person("before"))
    postgres_server.crash()
    postgres_server.start()
    await shared.write(person("after"))
    assert [row.key for row in await shared.rows(select(PEOPLE))] == ["before", "after"]


async def test_errors_do_not_repeat_what_was_to_be_written(database_url: str) -> None:
    database = Database.open(database_url)
    query = text("SELECT :hand FROM nowhere")
    with pytest.raises((ProgrammingError, Unavailable)) as raised:
        await database.write(lambda connection: connection.execute(query, {"hand": "8@16"}).all())
    error: BaseException | None = raised.value
    while error is not None:
        assert "8@16" not in str(error)
        error = error.__cause__
    database.close()
