"""Waiting tables that go: nobody comes to them any more, or their host calls them off."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from functools import partial

import pytest
import pytest_asyncio

import diablerie
from diablerie.matches import Clock, Player
from diablerie.server import Settings
from diablerie.server.errors import Rejection
from diablerie.server.live.match import LiveMatch
from diablerie.server.live.subscription import Viewer
from diablerie.server.services import House
from diablerie.server.storage.models import Chair, Person, Table

from .. import tables

WEEK = timedelta(days=7)
LIFETIME = timedelta(days=28)


@pytest_asyncio.fixture
async def house(database_url: str) -> AsyncIterator[House]:
    house = House(Settings(database_url, warm=False, table_lifetime=LIFETIME.total_seconds()))
    yield house
    await house.close()


async def guest(house: House) -> Person:
    person, _ = await house.people.welcome()
    return person


async def wait_for_players(house: House, name: str = "m") -> LiveMatch:
    """A table that waits for one more."""
    host = await guest(house)
    chairs = (Chair.of(host, None, None), Chair("open"))
    game, created = diablerie.load("doctor-faust"), datetime.now(UTC)
    table = Table(name, game, chairs, bytes(32), Clock(), True, host, created)
    return await house.matches.open(table)


async def is_there(house: House, name: str = "m") -> bool:
    """Whether a table is there, and is found there."""
    listed, _ = await house.lobby.public(None, None, "waiting", None)
    found = name in [one.id for one in listed]
    if found:
        await house.matches.get(name)
    else:
        with pytest.raises(Rejection, match="no match"):
            await house.matches.get(name)
    return found


async def sweep(house: House, after: timedelta) -> None:
    """Look for tables when some time has passed."""
    await house.clearing.sweep(datetime.now(UTC) + after)


async def test_a_table_that_nobody_comes_to_is_cleared_away(house: House) -> None:
    live = await wait_for_players(house)
    await live.say(await guest(house), None, "anybody?", "c1")
    await sweep(house, LIFETIME - WEEK)
    assert await is_there(house)
    await sweep(house, LIFETIME + WEEK)
    assert not await is_there(house)
    assert live.is_off


async def test_a_table_stays_at_which_somebody_is(house: House) -> None:
    live = await wait_for_players(house)
    viewer = Viewer(live, None, None)
    viewer.come()
    for weeks in range(10):
        await sweep(house, weeks * WEEK)
    assert await is_there(house)
    viewer.go()
    await sweep(house, 10 * WEEK)
    await sweep(house, 10 * WEEK + LIFETIME)
    assert not await is_there(house)


async def test_a_table_stays_for_its_time_after_somebody_has_looked_in(house: House) -> None:
    live = await wait_for_players(house)
    await sweep(house, 3 * WEEK)
    viewer = Viewer(live, None, None)
    viewer.come()
    viewer.go()
    await sweep(house, 3 * WEEK)
    await sweep(house, 6 * WEEK)
    assert await is_there(house)


async def test_a_table_stays_for_its_time_after_something_has_been_said(house: House) -> None:
    live = await wait_for_players(house)
    later = (datetime.now(UTC) + 3 * WEEK).replace(microsecond=0)
    await live.talk.say(await guest(house), None, None, "anybody?", "c1", later)
    await sweep(house, 6 * WEEK)
    assert await is_there(house)
    await sweep(house, 8 * WEEK)
    assert not await is_there(house)


async def test_a_match_that_has_begun_stays_however_long_it_rests(house: House) -> None:
    await tables.begin(house, "m", diablerie.load("doctor-faust"), Player.person(), Player.person())
    await sweep(house, 100 * WEEK)
    assert (await house.matches.get("m")).has_begun


@pytest.mark.parametrize("how", ["called off", "cleared away"])
async def test_nobody_is_sent_to_a_rematch_that_has_gone(house: House, how: str) -> None:
    host = await guest(house)
    chairs = (Chair.of(host, None, None), Chair.of(await guest(house), None, None))
    game, created = diablerie.load("doctor-faust"), datetime.now(UTC)
    table = Table("m", game, chairs, bytes(32), Clock(), False, host, created)
    live = await house.matches.open(table)
    again = Table(
        "again", game, (chairs[0], Chair("open")), bytes(32), Clock(), False, host, created
    )
    following = await house.matches.open_next(live, again)
    go = {
        "called off": partial(house.clearing.call_off, following),
        "cleared away": partial(sweep, house, LIFETIME + WEEK),
    }
    assert live.presences.room(host).rematch == "again"
    await go[how]()
    assert live.presences.room(host).rematch is None
    house.matches.forget("m")
    assert (await house.matches.get("m")).table.rematch is None


async def test_a_table_is_gone_from_all_processes(postgres_url: str) -> None:
    here, there = (House(Settings(postgres_url, warm=False)) for _ in range(2))
    try:
        live = await wait_for_players(here)
        seen = await there.matches.get("m")
        await here.clearing.call_off(live)
        with pytest.raises(Rejection, match="no match"):
            await seen.catch_up()
        with pytest.raises(Rejection, match="no match"):
            await there.matches.get("m")
        assert there.matches.held("m") is None
    finally:
        await here.close()
        await there.close()
