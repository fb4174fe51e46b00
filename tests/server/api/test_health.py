"""Whether a server answers and can be used, as what watches over it is told."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2
import pytest
from sqlalchemy import Connection, text
from sqlalchemy.sql.compiler import SQLCompiler

from diablerie.rejection import Rejection
from diablerie.server import Limits, Settings
from diablerie.server.storage import migrations, schema_check
from diablerie.server.storage.database import Database
from diablerie.server.storage.schema_check import Readiness

from ..clients import running
from ..postgres import PostgresServer
from ..problems import problem


def test_a_server_that_is_well_says_so_and_no_more(address: str) -> None:
    assert httpx2.get(f"{address}/healthz").json() == {"status": "ok"}
    assert httpx2.get(f"{address}/readyz").json() == {"status": "ready"}


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
def test_it_can_be_asked_without_wanting_the_answer(address: str, path: str) -> None:
    answer = httpx2.head(f"{address}{path}")
    assert (answer.status_code, answer.content) == (200, b"")


def test_whoever_watches_may_ask_as_often_as_he_likes(settings: Settings, tmp_path: Path) -> None:
    strict = replace(settings, database=tmp_path / "m.sqlite3", limits=Limits(requests="1/hour"))
    with running(strict) as address:
        assert [httpx2.get(f"{address}/readyz").status_code for _ in range(5)] == [200] * 5
        assert [httpx2.get(f"{address}/api/games").status_code for _ in range(2)] == [200, 429]


def test_without_its_database_it_answers_but_is_not_ready(
    settings: Settings, postgres_server: PostgresServer, postgres_url: str
) -> None:
    with running(replace(settings, database=postgres_url)) as address:
        assert httpx2.get(f"{address}/readyz").status_code == 200
        postgres_server.drop_database(postgres_url)
        assert httpx2.get(f"{address}/healthz").status_code == 200
        told = problem(httpx2.get(f"{address}/readyz"), 503)
    assert (told["reason"], told["detail"]) == ("unavailable", "the database is away; ask again")


async def test_who_watches_for_long_leaves_nothing_behind(database_url: str) -> None:
    """Nothing compiled in particular: SQLAlchemy keeps hundreds of statements, with all they name.

    One for each look, twenty, would be the leak; whatever else is in memory may compile one or two meanwhile.
    """
    looks = 20

    def statements() -> int:
        gc.collect()
        return sum(issubclass(type(thing), SQLCompiler) for thing in gc.get_objects())

    with closing(Database.open(database_url)) as database:
        await Readiness(database).demand()
        before = statements()
        for _ in range(looks):
            await Readiness(database).demand()
        assert statements() < before + looks // 2


async def test_a_database_of_another_version_is_none_to_be_used(database_url: str) -> None:
    database = Database.open(database_url)
    await Readiness(database).demand()
    set_revision = text("UPDATE alembic_version SET version_num = '9999'")
    await database.write(lambda connection: connection.execute(set_revision).rowcount)
    with pytest.raises(Rejection) as raised:
        await Readiness(database).demand()
    assert (raised.value.kind, raised.value.reason) == ("unavailable", "other-revision")
    database.close()


async def test_a_database_that_hangs_is_asked_once_however_many_want_to_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, looks, going_on = Database.open(tmp_path / "m.sqlite3"), [], asyncio.Event()

    async def read(look: Callable[[Connection], Any]) -> Any:
        looks.append(look)
        await going_on.wait()
        return migrations.HEAD

    monkeypatch.setattr(database, "read", read)
    monkeypatch.setattr(schema_check, "PATIENCE", 0.1)
    ready = Readiness(database)
    told = await asyncio.gather(*(ready.demand() for _ in range(5)), return_exceptions=True)
    assert [getattr(error, "detail", None) for error in told] == [
        "the database does not answer"
    ] * 5
    assert len(looks) == 1
    going_on.set()
    await ready.demand()
    database.close()
