"""What is owed is sent, and once: though a server is killed between turn and notice, though several run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from diablerie.server.storage.database import engine_of, url_of
from diablerie.server.storage.notice_tables import NOTICES
from tests.settings import everyday

from ..clients import Client, Table
from ..gathered import company, to_play
from .asking import pass_turn, subscribe
from .receivers import Post, waited

PROGRAM = """
import json, sys
from pathlib import Path
from diablerie.cli.server_process import until_stopped
from diablerie.server import UNLIMITED, NoticeSettings, Settings, run_server

chosen = json.loads(sys.argv[2])
chosen["authorities"] = Path(chosen["authorities"])
chosen["exempt"] = tuple(chosen["exempt"])
settings = Settings(sys.argv[1], warm=False, limits=UNLIMITED, notices=NoticeSettings(**chosen))
with until_stopped():
    run_server(port=0, settings=settings, announce=lambda address: print(address, flush=True))
"""


class Running:
    """A server process that calls people back."""

    def __init__(self, database: str, chosen: dict[str, Any]) -> None:
        command = [sys.executable, "-c", PROGRAM, database, json.dumps(chosen)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ)
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()
        assert self.address.startswith("http://")

    def kill(self) -> None:
        """End it without warning (SIGKILL)."""
        self._process.kill()
        self._process.wait(15)
        assert self._process.stdout is not None
        self._process.stdout.close()


@contextmanager
def running(database: str, **chosen: Any) -> Iterator[Running]:
    server = Running(database, chosen)
    try:
        yield server
    finally:
        server.kill()


@pytest.fixture
def chosen(post: Post, files: tuple[Path, Path]) -> dict[str, Any]:
    exempt = [f"127.0.0.1:{post.port}"]
    return {
        "site": "https://play.example",
        "look": 0.05,
        "exempt": exempt,
        "authorities": str(files[0]),
    }


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "matches.sqlite3")
    url: str = request.getfixturevalue("empty_postgres_url")
    return url


@contextmanager
def at(table: Table, address: str) -> Iterator[Table]:
    """A table as its client knows it who goes to another process."""
    with Client(address) as client:
        client.http.cookies.update(table.client.http.cookies)
        yield Table(client, table.id, table.begun)


def next_turn(table: Table, seat: int) -> None:
    """Have a seat act, once its process has heard that it is its turn, until it is another's."""
    waited(lambda: [table] if to_play(table) == seat else [], 1)
    pass_turn(table)


@pytest.mark.parametrize("where", everyday(["sqlite", "postgresql"], "sqlite"), indirect=True)
def test_what_a_killed_server_owed_is_sent_by_the_next_and_once(
    where: str, post: Post, chosen: dict[str, Any]
) -> None:
    with running(where, **chosen, delay=3600.0) as server:
        with company(server.address, 2) as (one, other):
            subscribe(other.client, post)
            pass_turn(one)
        time.sleep(0.5)
    assert post.arrived == []
    engine = engine_of(url_of(where))
    with engine.begin() as connection:
        # An hour has passed.
        soon = update(NOTICES).where(NOTICES.c.due.is_not(None)).values(due="2026")
        assert connection.execute(soon).rowcount == 1
    engine.dispose()
    for _ in range(2):
        with running(where, **chosen, delay=0.2, handover=0.3):
            post.wait()
            time.sleep(1.2)
    assert len(post.arrived) == 1


@pytest.mark.parametrize("where", everyday(["sqlite", "postgresql"], "postgresql"), indirect=True)
def test_a_turn_that_a_killed_server_had_not_noted_is_found_by_the_next(
    where: str, post: Post, chosen: dict[str, Any]
) -> None:
    with (
        running(where, **chosen | {"look": 3600.0}, delay=0.2) as server,
        company(server.address, 2) as (one, other),
    ):
        subscribe(other.client, post)
        pass_turn(one)
    with running(where, **chosen, delay=0.2, handover=0.3):
        post.wait()
        time.sleep(1)
    assert len(post.arrived) == 1


def test_of_several_processes_one_sends(
    empty_postgres_url: str, post: Post, chosen: dict[str, Any]
) -> None:
    both = chosen | {"delay": 0.4, "handover": 0.8}
    with (
        running(empty_postgres_url, **both) as first,
        running(empty_postgres_url, **both) as second,
        company(first.address, 2) as (one, other),
        at(other, second.address) as there,
    ):
        subscribe(other.client, post)
        key = one.client.get("/api/notices").json()["push_key"]
        assert there.client.get("/api/notices").json()["push_key"] == key
        next_turn(one, 0)
        post.wait()
        time.sleep(2)
        assert len(post.arrived) == 1
        next_turn(there, 1)
        # Whoever is connected to the other process is there.
        with there.live(1) as line:
            line.room(lambda seen: seen["seats"][1]["present"])
            next_turn(one, 0)
            time.sleep(2)
        assert len(post.arrived) == 1
        next_turn(there, 1)
        next_turn(one, 0)
        post.wait(2)
        time.sleep(2)
        assert len(post.arrived) == 2
