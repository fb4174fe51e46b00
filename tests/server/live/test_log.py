"""A match in memory follows what has come to the database from elsewhere, and shows it."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

import diablerie
from diablerie.matches import Player
from diablerie.matches.commands import Command
from diablerie.rejection import Rejection
from diablerie.server import Settings
from diablerie.server.live.match import LiveMatch
from diablerie.server.live.subscription import Subscription
from diablerie.server.services import Services
from diablerie.server.storage.models import Chair

from .. import tables


@pytest_asyncio.fixture
async def houses(tmp_path: Path) -> AsyncIterator[tuple[Services, Services]]:
    """Two houses on one database, neither of which tells the other anything."""
    settings = Settings(tmp_path / "matches.sqlite3", bot_pace=0, warm=False)
    pair = Services(settings), Services(settings)
    yield pair
    for house in pair:
        await house.close()


async def begun(houses: tuple[Services, Services]) -> tuple[LiveMatch, LiveMatch]:
    """A match between two people, as both houses know it."""
    here, there = houses
    game = diablerie.load("doctor-faust")
    live = await tables.begin(here, "m", game, Player.person(), Player.person())
    return live, await there.matches.get("m")


async def waiting(houses: tuple[Services, Services]) -> tuple[LiveMatch, LiveMatch]:
    """A table with a free seat, as both houses know it."""
    here, there = houses
    table = tables.table_of("m", diablerie.load("doctor-faust"), *[Player.person()] * 2)
    table = table.with_chair(1, Chair("open"))
    return await here.matches.open(table), await there.matches.get("m")


async def test_who_is_refused_for_what_was_done_elsewhere_sees_it(
    houses: tuple[Services, Services],
) -> None:
    here, there = await begun(houses)
    viewer = Subscription(here, 1, None)
    viewer.resume(0)
    viewer.take()
    before = here.view(1, "null")
    await there.do(Command(0, ("s1",), 1))
    viewer.wake.clear()
    with pytest.raises(Rejection, match="version"):
        await here.do(Command(0, ("s2",), 1))
    assert here.view(1, "null") != before
    assert viewer.wake.is_set()
    assert [v for v, _ in viewer.take_events()] == [2]


async def test_who_expects_what_is_not_known_here_yet_is_served(
    houses: tuple[Services, Services],
) -> None:
    here, there = await begun(houses)
    await there.do(Command(0, ("s1",), 1))
    assert (await here.do(Command(0, ("s2",), 2))).v == 3


async def test_a_seat_taken_elsewhere_is_taken_here_too(houses: tuple[Services, Services]) -> None:
    here, there = await waiting(houses)
    await there.change_table(lambda table: table.with_chair(1, Chair("person")))
    assert (here.status, there.status) == ("waiting", "running")
    with pytest.raises(Rejection) as caught:
        await here.change_table(lambda table: table.with_chair(1, Chair("bot", "random")))
    assert caught.value.reason == "has-begun"
    assert here.status == "running"
    assert here.table.chairs[1].kind == "person"


async def test_a_match_called_off_elsewhere_is_gone_here(houses: tuple[Services, Services]) -> None:
    here, there = await waiting(houses)
    await there.call_off()
    assert not here.is_off
    with pytest.raises(Rejection, match="no match"):
        await here.catch_up()
    assert here.is_off


async def test_a_match_whose_rules_have_changed_is_not_followed(
    houses: tuple[Services, Services], tmp_path: Path
) -> None:
    here, there = await begun(houses)
    await there.do(Command(0, ("s1",), 1))
    with sqlite3.connect(tmp_path / "matches.sqlite3") as connection:
        connection.execute("UPDATE entries SET v = 7")
        connection.execute("UPDATE matches SET beginning = '[{}]'")
    connection.close()
    with pytest.raises(Rejection) as caught:
        await here.catch_up()
    assert caught.value.reason == "rules-changed"
    assert here.version == 1, "what does not lead where it led elsewhere is not done here"
    assert not here.is_off
