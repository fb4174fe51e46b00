"""`diablerie db`: the database is led up, copied, and told about."""

from __future__ import annotations

import sqlite3
import stat
import subprocess
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, insert

from diablerie.server.storage import migrations
from diablerie.server.storage.database import engine_of, url_of
from diablerie.server.storage.schema import MATCHES
from tests.cli.calling import call
from tests.server.postgres import PostgresServer

HEAD = migrations.HEAD
LAYOUT_1 = Path(__file__).parent.parent / "server" / "layouts" / "layout-1.sql"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "matches.sqlite3"


@pytest.fixture
def older(path: Path) -> Path:
    """A database that an earlier version left: two matches running, one over."""
    connection = sqlite3.connect(path)
    connection.executescript(LAYOUT_1.read_text())
    connection.close()
    return path


@pytest.fixture
def target(tmp_path: Path) -> Path:
    return tmp_path / "copy"


def add_match(where: Path | str) -> None:
    engine = engine_of(url_of(where))
    migrations.upgrade(engine)
    _add(engine)
    engine.dispose()


def _add(engine: Engine) -> None:
    row: dict[str, Any] = {
        "match": "m",
        "game": "g",
        "options": {},
        "rules_version": "1",
        "seed": bytes(32),
    }
    row |= {"clock": {"kind": "none"}, "status": "waiting", "created": "", "changed": "", "v": 0}
    with engine.begin() as connection:
        connection.execute(insert(MATCHES).values(row))


def matches(path: Path) -> int:
    connection = sqlite3.connect(path)
    number: int = connection.execute("SELECT count(*) FROM matches").fetchone()[0]
    connection.close()
    return number


def lines(*args: str) -> list[str]:
    """What a command that goes well says."""
    told = call("db", *args)
    assert (told.exit_code, told.stderr) == (0, "")
    return told.stdout.splitlines()


def complaint(*args: str) -> str:
    """What a command complains about."""
    told = call("db", *args)
    assert (told.exit_code, told.stdout) == (2, "")
    return told.stderr


# upgrade


def test_an_older_database_is_led_up_once(older: Path) -> None:
    where = ("--database", str(older))
    assert lines("upgrade", *where) == [f"{older} is led up from revision 0001 to {HEAD}"]
    assert lines("upgrade", *where) == [f"{older} is at revision {HEAD} already"]
    assert matches(older) == 3


def test_a_database_that_is_missing_is_made(path: Path) -> None:
    assert lines("upgrade", "--database", str(path)) == [f"{path} is made, at revision {HEAD}"]
    assert matches(path) == 0


def test_postgresql_is_led_up_too(empty_postgres_url: str) -> None:
    (line,) = lines("upgrade", "--database", empty_postgres_url)
    assert line.endswith(f"is made, at revision {HEAD}")
    assert line.startswith("postgresql://postgres@/database_")


def test_the_database_of_a_later_version_is_complained_about(older: Path) -> None:
    with sqlite3.connect(older) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    for command in ("upgrade", "status"):
        told = complaint(command, "--database", str(older))
        assert "layout 99, made by a later version" in told


def test_a_file_that_is_no_database_is_complained_about(path: Path) -> None:
    path.write_text("no database, " * 100)
    told = complaint("upgrade", "--database", str(path))
    assert told == f"diablerie: cannot use {path}: file is not a database\n"


def test_a_url_of_another_kind_is_complained_about() -> None:
    told = complaint("status", "--database", "mysql://devil:secret@house/matches")
    assert told == "diablerie: a database is a file or postgresql://..., not mysql://\n"


def test_no_complaint_tells_the_password(tmp_path: Path) -> None:
    url = f"postgresql://devil:secret@/matches?host={tmp_path}"
    told = complaint("status", "--database", url)
    assert told.startswith("diablerie: cannot use postgresql://devil:***@/matches?host=")
    assert "secret" not in told


# status


def test_status_says_where_of_which_revision_and_how_many_matches(older: Path) -> None:
    lines("upgrade", "--database", str(older))
    assert lines("status", "--database", str(older)) == [
        f"database: {older}",
        f"revision: {HEAD}, as this version needs",
        "matches: 0 waiting, 2 running, 1 over",
    ]


def test_status_of_an_older_database_says_what_leads_it_up_and_leaves_it(older: Path) -> None:
    for _ in range(2):
        assert lines("status", "--database", str(older)) == [
            f"database: {older}",
            f"revision: 0001; this version needs {HEAD}: diablerie db upgrade",
        ]


def test_status_counts_the_matches_on_postgresql(postgres_url: str) -> None:
    add_match(postgres_url)
    told = lines("status", "--database", postgres_url)
    assert told[1:] == [
        f"revision: {HEAD}, as this version needs",
        "matches: 1 waiting, 0 running, 0 over",
    ]


@pytest.mark.parametrize("command", [("status",), ("backup", "copy")])
def test_a_database_that_is_not_there_is_not_made(command: tuple[str, ...], path: Path) -> None:
    told = complaint(*command, "--database", str(path))
    assert told == f"diablerie: there is no database at {path}; --database says where it is\n"
    assert not path.exists()


# backup


def test_a_copy_has_everything_and_only_its_owner_can_read_it(path: Path, target: Path) -> None:
    add_match(path)
    # Somebody is writing, as a server does; what is not committed is not copied.
    writing = sqlite3.connect(path)
    writing.execute("BEGIN IMMEDIATE")
    writing.execute("UPDATE matches SET status = 'over'")
    told = lines("backup", str(target), "--database", str(path))
    writing.close()
    assert told == [f"{path} is copied to {target}"]
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert lines("status", "--database", str(target))[2].startswith("matches: 1 waiting")


def test_a_copy_takes_nothings_place(path: Path, target: Path) -> None:
    add_match(path)
    target.write_text("dear to somebody")
    told = complaint("backup", str(target), "--database", str(path))
    assert told == f"diablerie: {target} is there already; a copy takes nothing's place\n"
    assert target.read_text() == "dear to somebody"


def test_where_nothing_can_be_written_that_is_said(path: Path, tmp_path: Path) -> None:
    add_match(path)
    target = tmp_path / "missing" / "copy"
    told = complaint("backup", str(target), "--database", str(path))
    assert told == f"diablerie: cannot write {target}: No such file or directory\n"


def test_a_copy_that_fails_leaves_nothing(path: Path, target: Path) -> None:
    path.write_text("no database, " * 100)
    assert "cannot copy" in complaint("backup", str(target), "--database", str(path))
    assert not target.exists()


def test_postgresql_is_copied_by_its_own_tool(
    postgres_server: PostgresServer,
    postgres_url: str,
    target: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    add_match(postgres_url)
    monkeypatch.setenv("PATH", str(postgres_server.programs))
    (line,) = lines("backup", str(target), "--database", postgres_url)
    assert line.endswith(f"is copied to {target}")
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    listed = subprocess.run(["pg_restore", "--list", target], capture_output=True, check=True)
    assert b"TABLE DATA public matches" in listed.stdout


def test_without_that_tool_its_command_line_is_told_without_the_password(
    target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    url = "postgresql://devil:secret@house/matches"
    told = call("db", "backup", str(target), "--database", url)
    assert told.exit_code == 1
    command = f"pg_dump --format=custom --file={target} postgresql://devil@house/matches"
    assert told.stderr.endswith(f"is not on the PATH: {command}\n")
    assert not target.exists()
