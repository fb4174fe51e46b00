"""Waiting tables that go: nobody comes to them any more, or their host calls them off."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from functools import partial

import pytest
import pytest_asyncio

import diablerie
from diablerie.matches import Clock, Player
from diablerie.matches.players import Person
from diablerie.rejection import Rejection
from diablerie.server import Settings
from diablerie.server.live.match import LiveMatch
from diablerie.server.live.room import room_seen
from diablerie.server.live.subscription import Subscription
from diablerie.server.services import Services
from diablerie.server.storage.models import Chair, MatchSetup

from .. import tables

WEEK = timedelta(days=7)
LIFETIME = timedelta(days=28)


@pytest_asyncio.fixture
async def house(database_url: str) -> AsyncIterator[Services]:
    house = Services(Settings(database_url, warm=False, table_lifetime=LIFETIME.total_seconds()))
    yield house
    await house.close()


async def guest(house: Services) -> Person:
    person, _ = await house.identities.welcome()
    return person


async def wait_for_players(house: Services, name: str = "m") -> LiveMatch:
    """A table that waits for one more."""
    host = await guest(house)
    chairs = (Chair.of(host, None, None), Chair("open"))
    game, created = diablerie.load("doctor-faust"), datetime.now(UTC)
    table = MatchSetup(name, game, chairs, bytes(32), Clock(), True, host, created)
    return await house.matches.open(table)


async def is_there(house: Services, name: str = "m") -> bool:
    """Whether a table is there, and is found there."""
    listed, _ = await house.lobby.public(None, None, "waiting", None)
    found = name in [one.id for one in listed]
    if found:
        await house.matches.get(name)
    else:
        with pytest.raises(Rejection, match="no match"):
            await house.matches.get(name)
    return found


async def sweep(house: Services, after: timedelta) -> None:
    """Look for tables when some time has passed."""
    await house.stale_tables.sweep(datetime.now(UTC) + after)


async def test_a_table_that_nobody_comes_to_is_cleared_away(house: Services) -> None:
    live = await wait_for_players(house)
    await live.say(await guest(house), None, "anybody?", "c1")
    await sweep(house, LIFETIME - WEEK)
    assert await is_there(house)
    await sweep(house, LIFETIME + WEEK)
    assert not await is_there(house)
    assert live.is_off


async def test_a_table_stays_at_which_somebody_is(house: Services) -> None:
    live = await wait_for_players(house)
    viewer = Subscription(live, None, None)
    viewer.come()
    for weeks in range(10):
        await sweep(house, weeks * WEEK)
    assert await is_there(house)
    viewer.go()
    await sweep(house, 10 * WEEK)
    await sweep(house, 10 * WEEK + LIFETIME)
    assert not await is_there(house)


async def test_a_table_stays_for_its_time_after_somebody_has_looked_in(house: Services) -> None:
    live = await wait_for_players(house)
    await sweep(house, 3 * WEEK)
    viewer = Subscription(live, None, None)
    viewer.come()
    viewer.go()
    await sweep(house, 3 * WEEK)
    await sweep(house, 6 * WEEK)
    assert await is_there(house)


async def test_a_table_stays_for_its_time_after_something_has_been_said(house: Services) -> None:
    live = await wait_for_players(house)
    later = (datetime.now(UTC) + 3 * WEEK).replace(microsecond=0)
    await live.chat.say(await guest(house), None, None, "anybody?", "c1", later)
    await sweep(house, 6 * WEEK)
    assert await is_there(house)
    await sweep(house, 8 * WEEK)
    assert not await is_there(house)


async def test_a_match_that_has_begun_stays_however_long_it_rests(house: Services) -> None:
    await tables.begin(house, "m", diablerie.load("doctor-faust"), Player.person(), Player.person())
    await sweep(house, 100 * WEEK)
    assert (await house.matches.get("m")).has_begun


@pytest.mark.parametrize("how", ["called off", "cleared away"])
async def test_nobody_is_sent_to_a_rematch_that_has_gone(house: Services, how: str) -> None:
    host = await guest(house)
    chairs = (Chair.of(host, None, None), Chair.of(await guest(house), None, None))
    game, created = diablerie.load("doctor-faust"), datetime.now(UTC)
    table = MatchSetup("m", game, chairs, bytes(32), Clock(), False, host, created)
    live = await house.matches.open(table)
    again = MatchSetup(
        "again", game, (chairs[0], Chair("open")), bytes(32), Clock(), False, host, created
    )
    following = await house.matches.open_next(live, again)
    go = {
        "called off": partial(house.stale_tables.call_off, following),
        "cleared away": partial(sweep, house, LIFETIME + WEEK),
    }
    assert room_seen(live, host).rematch == "again"
    await go[how]()
    assert room_seen(live, host).rematch is None
    house.matches.forget("m")
    assert (await house.matches.get("m")).table.rematch is None


async def test_a_table_is_gone_from_all_processes(postgres_url: str) -> None:
    here, there = (Services(Settings(postgres_url, warm=False)) for _ in range(2))
    try:
        live = await wait_for_players(here)
        seen = await there.matches.get("m")
        await here.stale_tables.call_off(live)
        with pytest.raises(Rejection, match="no match"):
            await seen.catch_up()
        with pytest.raises(Rejection, match="no match"):
            await there.matches.get("m")
        assert there.matches.held("m") is None
    finally:
        await here.close()
        await there.close()
