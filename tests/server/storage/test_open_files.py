"""The file that is gone: what is acknowledged is in the file that was open, wherever it lies by now."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, insert
from sqlalchemy.exc import OperationalError

from diablerie.rejection import Rejection
from diablerie.server.errors import Unavailable
from diablerie.server.storage.database import Database
from diablerie.server.storage.group_writer import GroupWriter
from diablerie.server.storage.schema import PEOPLE
from diablerie.server.storage.schema_check import Readiness

from ..clients import PERSON, Client
from ..problems import problem
from ..process import process

MATCH = {"game": "doctor-faust", "seats": [PERSON, PERSON]}
COMPANIONS = ("", "-wal", "-shm")
SOME = 30


@dataclass
class Place:
    """Where a database lies, and what is done to it."""

    path: Path
    moved: Path
    """Where it lies after it has been moved."""

    def of(self, companion: str) -> Path:
        return self.path.with_name(self.path.name + companion)

    def remove_all(self) -> None:
        for companion in COMPANIONS:
            self.of(companion).unlink()

    def remove_log(self) -> None:
        self.of("-wal").unlink()

    def remove_index(self) -> None:
        self.of("-shm").unlink()

    def move_all(self) -> None:
        for companion in COMPANIONS:
            self.of(companion).rename(self.moved.with_name(self.moved.name + companion))

    def move_file(self) -> None:
        """What somebody does who does not know of the log beside it."""
        self.path.rename(self.moved)

    def move_over(self) -> None:
        """Restore a copy as `mv` does, with the one that is open kept elsewhere."""
        with (
            closing(sqlite3.connect(self.path)) as here,
            closing(sqlite3.connect(_copy(self))) as copy,
        ):
            here.backup(copy)
        self.path.rename(self.moved)
        _copy(self).rename(self.path)

    def move_folder(self) -> None:
        self.path.parent.rename(self.moved.parent)


def _copy(place: Place) -> Path:
    return place.path.with_name("copy")


@pytest.fixture
def place(tmp_path: Path) -> Place:
    (tmp_path / "house").mkdir()
    return Place(tmp_path / "house" / "matches.sqlite3", tmp_path / "house" / "old.sqlite3")


@dataclass
class Guest:
    """Somebody who makes matches, and remembers those that were acknowledged."""

    client: Client
    acknowledged: list[str] = field(default_factory=list)

    def make(self) -> bool:
        answer = self.client.http.post("/api/matches", json=MATCH)
        if answer.status_code != 201:
            assert problem(answer, 503)["reason"] == "storage-replaced"
            return False
        self.acknowledged.append(answer.json()["id"])
        return True


def matches_in(path: Path) -> set[str]:
    """The matches of a database, which is whole."""
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return {row[0] for row in connection.execute("SELECT match FROM matches")}


def played_and_killed(place: Place, deed: Callable[[Place], None]) -> tuple[set[str], set[str]]:
    """The matches acknowledged before a deed and after it, by a server that is killed at last."""
    with process(place.path) as server, Client(server.address) as client:
        guest = Guest(client)
        assert all(guest.make() for _ in range(SOME))
        before = set(guest.acknowledged)
        deed(place)
        assert not any(guest.make() for _ in range(SOME))
        assert problem(client.get("/readyz"), 503)["reason"] == "storage-replaced"
        assert client.get("/healthz").status_code == 200
        server.kill()
        return before, set(guest.acknowledged) - before


def test_a_server_whose_database_is_removed_acknowledges_nothing_more(place: Place) -> None:
    _, after = played_and_killed(place, Place.remove_all)
    assert after == set()
    assert list(place.path.parent.iterdir()) == []


@pytest.mark.parametrize("deed", [Place.move_all, Place.move_file])
def test_what_was_acknowledged_is_in_the_file_that_was_moved_away(
    place: Place, deed: Callable[[Place], None]
) -> None:
    before, after = played_and_killed(place, deed)
    assert after == set()
    place.moved.with_name(f"{place.moved.name}-wal").unlink(missing_ok=True)
    assert before <= matches_in(place.moved)


def test_a_copy_moved_over_it_is_not_spoilt_by_the_log_of_the_other(place: Place) -> None:
    before, after = played_and_killed(place, Place.move_over)
    assert after == set()
    assert place.of("-wal").stat().st_size == 0
    assert matches_in(place.path) == before <= matches_in(place.moved)
    with process(place.path) as server, Client(server.address) as client:
        assert client.get("/readyz").status_code == 200
        assert Guest(client).make()


@pytest.mark.parametrize("deed", [Place.remove_log, Place.remove_index])
def test_with_its_log_or_the_index_removed_nothing_acknowledged_is_lost(
    place: Place, deed: Callable[[Place], None]
) -> None:
    before, after = played_and_killed(place, deed)
    assert after == set()
    assert before <= matches_in(place.path)


def test_a_folder_that_is_moved_takes_the_database_with_it(tmp_path: Path) -> None:
    (tmp_path / "house").mkdir()
    place = Place(tmp_path / "house" / "m.sqlite3", tmp_path / "elsewhere" / "m.sqlite3")
    before, after = played_and_killed(place, Place.move_folder)
    assert after == set()
    assert before <= matches_in(place.moved)


# What the server says, and what it leaves alone


@pytest.fixture
def database(place: Place) -> Iterator[Database]:
    with closing(Database.open(place.path)) as database:
        yield database


def _person(connection: Connection) -> None:
    connection.execute(insert(PEOPLE).values(created=""))


async def test_it_is_seen_without_a_write_and_the_log_says_what_to_do(
    place: Place, database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    await database.write(_person)
    place.remove_log()
    with pytest.raises(Rejection) as refused:
        await Readiness(database).demand()
    assert refused.value.reason == "storage-replaced"
    with pytest.raises(Unavailable):
        await database.write(_person)
    [told] = [r for r in caplog.records if r.name.endswith("storage.group_writer")]
    assert told.levelno == logging.ERROR
    assert f"{place.of('-wal')} has been removed or replaced" in told.__dict__["reason"]
    assert "stop the server" in told.__dict__["reason"]


async def test_what_has_come_to_lie_there_is_not_touched(place: Place, database: Database) -> None:
    place.remove_all()
    await Readiness(database)._revision()
    with pytest.raises(Unavailable):
        await database.write(_person)
    assert list(place.path.parent.iterdir()) == []


def test_a_file_that_cannot_be_written_to_is_not_waited_for(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'nowhere' / 'matches.sqlite3'}")
    with pytest.raises(OperationalError):
        GroupWriter(engine)
    engine.dispose()


async def test_a_link_that_leads_elsewhere_is_seen(tmp_path: Path) -> None:
    link, one, other = tmp_path / "link", tmp_path / "one.sqlite3", tmp_path / "other.sqlite3"
    link.symlink_to(one)
    with closing(Database.open(link)) as database:
        await database.write(_person)
        link.unlink()
        link.symlink_to(other)
        with pytest.raises(Unavailable) as raised:
            await database.write(_person)
    assert raised.value.fault == "replaced"
    assert not other.exists()


async def test_a_copy_made_while_it_is_open_is_no_reason_to_stop(
    place: Place, database: Database
) -> None:
    with closing(sqlite3.connect(place.path)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        with closing(sqlite3.connect(place.moved)) as copy:
            other.backup(copy)
    await database.write(_person)
    assert database.trouble() is None
