"""Several processes on one PostgreSQL database: what is done in one is seen in all."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest_asyncio

import diablerie
from diablerie.matches import Player
from diablerie.server import Settings
from diablerie.server.asked import Asked
from diablerie.server.house import House
from diablerie.server.live import LiveMatch

from . import tables
from .waiting import until

MakeHouse = Callable[..., Any]


@pytest_asyncio.fixture
async def make_house(postgres_url: str) -> AsyncIterator[MakeHouse]:
    """Opens houses on one database, as processes of their own would have them, and closes them."""
    houses: list[House] = []

    async def make(**settings: Any) -> House:
        chosen = {"bot_pace": 0.0, "warm": False} | settings
        houses.append(House(Settings(postgres_url, **chosen)))
        await houses[-1].open()
        return houses[-1]

    yield make
    for house in houses:
        await house.close()


async def begin(house: House, *players: Player, **options: Any) -> LiveMatch:
    game = diablerie.load("doctor-faust", **options)
    return await tables.begin(house, "m", game, *players)


async def test_what_is_done_in_one_process_is_seen_in_another(make_house: MakeHouse) -> None:
    here, there = await make_house(), await make_house()
    live = await begin(here, Player.person(), Player.person())
    seen = await there.matches.get("m")
    await live.do(Asked(0, "soul", 1, "mine"))
    await until(seen, lambda match: match.version == live.version)
    assert seen.match.state == live.match.state
    assert await seen.do(Asked(0, "soul", 1, "mine")) == live.version


async def test_a_bot_moves_wherever_a_process_works(make_house: MakeHouse) -> None:
    here = await make_house(work=False)
    live = await begin(here, Player.bot("random"), Player.person())
    await asyncio.sleep(0.3)
    assert live.version == 1
    await make_house(work=True)
    await until(live, lambda match: match.to_play == 1)
