"""Gaps in time as the database keeps them, and the pulses of the servers on it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import Insert, insert, select

import diablerie
from diablerie.matches import Player
from diablerie.server.storage.database import Database
from diablerie.server.storage.gaps import MISSED, Gap, GapStore
from diablerie.server.storage.match_repository import MatchRepository
from diablerie.server.storage.schema import GAPS, MATCHES, PULSES

from ..tables import table_of

START = datetime(2026, 11, 21, 12, tzinfo=UTC)
BEAT = 5.0


def at(seconds: float) -> datetime:
    return START + timedelta(seconds=seconds)


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    with closing(Database.open(database_url)) as database:
        yield database


def server(database: Database) -> GapStore:
    """Another process on the database."""
    return GapStore(database, BEAT)


async def test_where_none_has_ever_run_nothing_was_missed(database: Database) -> None:
    assert await server(database).begin(START) == []


async def test_from_the_end_of_the_last_until_the_next_begins_nobody_could_act(
    database: Database,
) -> None:
    first = server(database)
    await first.begin(START)
    await first.end(at(10))
    assert await server(database).begin(at(45)) == [Gap(1, "stopped", at(10), at(45))]


async def test_one_that_is_killed_ran_until_its_last_pulse(database: Database) -> None:
    first = server(database)
    await first.begin(START)
    await database.write(lambda connection: connection.execute(_a_clock_runs()).rowcount)
    await first.pulse(at(20))
    [gap] = await server(database).begin(at(60))
    assert gap == Gap(1, "stopped", at(20), at(60))


def _a_clock_runs() -> Insert:
    game = diablerie.load("doctor-faust")
    table = table_of("m", game, Player.person(), Player.person())
    row: dict[str, Any] = {
        "match": "m",
        "game": game.name,
        "options": {},
        "rules_version": "1",
        "seed": table.seed,
    }
    row |= {"clock": {}, "status": "running", "created": "", "changed": "", "v": 1}
    return insert(MATCHES).values(row | {"deadline": "2026-11-21T12:00:00.000Z"})


async def test_on_a_file_nothing_is_written_while_no_clock_runs(database: Database) -> None:
    first = server(database)
    await first.begin(START)
    before = await database.rows(select(PULSES.c.at))
    await first.pulse(at(20))
    assert (await database.rows(select(PULSES.c.at)) == before) != database.is_shared


async def test_a_clock_that_went_back_meanwhile_is_told_as_one(database: Database) -> None:
    first = server(database)
    await first.begin(START)
    await first.end(at(3600))
    assert await server(database).begin(at(10)) == [Gap(1, "step", at(3600), at(10))]


async def test_a_second_is_none(database: Database) -> None:
    first = server(database)
    await first.begin(START)
    await first.end(at(10))
    assert await server(database).begin(at(10.9)) == []


async def test_of_several_servers_none_was_missed_while_one_ran(database: Database) -> None:
    one, two = server(database), server(database)
    await one.begin(START)
    await two.begin(at(1))
    await two.end(at(2))
    gaps = await server(database).begin(at(1 + BEAT))
    assert (gaps == []) == database.is_shared


async def test_one_of_several_that_has_long_said_nothing_is_gone(database: Database) -> None:
    await server(database).begin(START)
    [gap] = await server(database).begin(at(MISSED * BEAT + 1))
    assert gap.began == START


async def test_gaps_are_numbered_on_and_known_to_the_next(database: Database) -> None:
    gaps = [Gap(1, "stall", at(1), at(9)), Gap(2, "step", at(20), at(-3580))]
    store = server(database)
    await store.begin(START)
    for gap in gaps:
        await store.add(gap)
    assert await store.known() == gaps
    await store.end(at(-3500))
    assert [gap.number for gap in await server(database).begin(at(0))] == [1, 2, 3]


async def test_no_number_is_given_that_a_match_knows_already(database: Database) -> None:
    """It may have been saved with a gap that itself was lost."""
    store = server(database)
    await store.begin(START)
    table = table_of("m", diablerie.load("doctor-faust"), Player.person(), Player.person())
    await MatchRepository(database, latest_gap=lambda: 7).add(table, table.start(START))
    assert (await database.rows(select(MATCHES.c.gap)))[0].gap == 7
    await store.end(at(1))
    assert [gap.number for gap in await server(database).begin(at(60))] == [8]


async def test_a_number_that_another_has_taken_is_left_to_it(database: Database) -> None:
    store = server(database)
    await store.begin(START)
    for began in (1, 2):
        await store.add(Gap(1, "stall", at(began), at(9)))
    [row] = await database.rows(select(GAPS))
    assert row.began == "2026-11-21T12:00:01.000Z"
