"""Clocks that the server keeps: time runs out though nobody looks, and never for a bot."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

import diablerie
from diablerie.matches import Clock, Match, Player, verify
from diablerie.matches.commands import Command
from diablerie.rejection import Rejection
from diablerie.server import Settings
from diablerie.server.live.match import LiveMatch
from diablerie.server.services import Services
from diablerie.server.storage.models import SavedMatch

from .. import tables
from ..clients import PERSON, Client
from ..gathered import company, do, invite, reason, room, standing
from ..waiting import until

A_MINUTE = Clock("per-move", seconds=60)
LONG_AGO = timedelta(hours=1)

OpenHouse = Callable[..., Any]


@pytest_asyncio.fixture
async def open_house(tmp_path: Path) -> AsyncIterator[OpenHouse]:
    """Opens houses on one database that look at the clocks often, and closes them."""
    houses: list[Services] = []

    async def open_one(**settings: Any) -> Services:
        chosen = {"bot_pace": 0.0, "warm": False, "tick": 0.02, "mercy": 0.0} | settings
        houses.append(Services(Settings(tmp_path / "matches.sqlite3", **chosen)))
        await houses[-1].open()
        return houses[-1]

    yield open_one
    for house in houses:
        await house.close()


async def begin(
    house: Services,
    *players: Player,
    name: str = "m",
    game: str = "doctor-faust",
    clock: Clock = A_MINUTE,
    ago: timedelta = LONG_AGO,
) -> LiveMatch:
    """A match that has begun some time ago and in which nothing has been done since."""
    table = tables.table_of(name, diablerie.load(game, seats=len(players)), *players, clock=clock)
    return await house.matches.open(replace(table, created=datetime.now(UTC) - ago))


def is_over(match: Match) -> bool:
    return match.is_over


# Time that runs out


async def test_time_runs_out_though_nobody_is_looking(open_house: OpenHouse) -> None:
    house = await open_house()
    live = await begin(house, Player.person(), Player.person())
    await until(live, is_over)
    outcome = live.match.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winner) == ("time-out", 1)
    assert await house.repository.with_time_up(datetime.now(UTC)) == []
    assert verify(live.match.record(None)).is_honest


async def test_time_runs_out_in_a_match_that_is_not_in_memory(open_house: OpenHouse) -> None:
    house = await open_house(mercy=0.2)
    await begin(house, Player.person(), Player.person())
    house.matches.forget("m")
    for _ in range(1_000):
        await asyncio.sleep(0.01)
        if not await house.repository.with_time_up(datetime.now(UTC)):
            break
    # What is saved is told a moment later.
    await until(await house.matches.get("m"), lambda match: match.is_over)


async def test_where_others_are_left_a_bot_goes_on(open_house: OpenHouse) -> None:
    house = await open_house(substitute="random")
    live = await begin(house, *[Player.person()] * 4, game="teufel-teufel")
    late = live.match.to_play
    await until(live, lambda match: bool(match.standing.forfeits) and match.to_play != late)
    assert live.match.standing.forfeits == {late: "time-out"}
    assert live.match.standing.substitutes == {late: "random"}
    assert not live.match.is_over
    assert live.match.deadline is not None
    assert live.match.deadline > datetime.now(UTC)


async def test_who_has_time_left_goes_on(open_house: OpenHouse) -> None:
    house = await open_house()
    live = await begin(house, Player.person(), Player.person(), ago=timedelta(seconds=30))
    await asyncio.sleep(0.2)
    assert not live.match.is_over
    await live.do(Command(0, ("s1",), live.version))


async def test_nobody_calls_time_before_it_is_up(open_house: OpenHouse) -> None:
    house = await open_house()
    live = await begin(house, Player.person(), Player.person(), ago=timedelta())
    with pytest.raises(Rejection) as caught:
        await live.do(Command(0, deed="time-out", level="random"))
    assert caught.value.reason == "time-left"


async def test_a_match_that_cannot_be_read_keeps_no_other_clock_from_running(
    open_house: OpenHouse, tmp_path: Path
) -> None:
    house = await open_house(mercy=0.3)
    for name in ("a", "b"):
        await begin(house, Player.person(), Player.person(), name=name)
    with sqlite3.connect(tmp_path / "matches.sqlite3") as connection:
        connection.execute("UPDATE matches SET beginning = '[{}]' WHERE match = 'a'")
    connection.close()
    house.matches.forget("a")
    await until(await house.matches.get("b"), is_over)
    with pytest.raises(Rejection, match="rules"):
        await house.matches.get("a")


async def test_a_match_that_cannot_be_read_is_not_tried_again_and_again(
    open_house: OpenHouse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await open_house(mercy=0.3)
    await begin(house, Player.person(), Player.person())
    with sqlite3.connect(tmp_path / "matches.sqlite3") as connection:
        connection.execute("UPDATE matches SET beginning = '[{}]'")
    connection.close()
    house.matches.forget("m")
    read = house.repository.read
    tried: list[str] = []

    async def counted(name: str) -> SavedMatch | None:
        tried.append(name)
        saved: SavedMatch | None = await read(name)
        return saved

    monkeypatch.setattr(house.repository, "read", counted)
    await asyncio.sleep(0.8)
    assert tried == ["m"]


# Mercy


async def test_after_a_start_of_the_server_people_have_a_while_to_come_back(
    open_house: OpenHouse,
) -> None:
    live = await begin(await open_house(mercy=60), Player.person(), Player.person())
    await asyncio.sleep(0.2)
    assert not live.match.is_over
    again = await (await open_house(mercy=60)).matches.get("m")
    assert (await again.do(Command(0, ("s1",), again.version))).v == again.version
    assert not again.match.is_over


async def test_when_that_while_is_over_time_runs_out(open_house: OpenHouse) -> None:
    live = await begin(await open_house(mercy=60), Player.person(), Player.person())
    again = await (await open_house(mercy=0.1)).matches.get(live.name)
    await until(again, is_over)


# Whose time runs


async def test_a_bots_time_is_not_counted(open_house: OpenHouse) -> None:
    house = await open_house(bot_pace=60.0)
    live = await begin(house, Player.bot("random"), Player.person())
    assert live.match.deadline is None
    assert live.match.view(None)["table"]["clock"]["running"] is None
    await asyncio.sleep(0.2)
    assert not live.match.is_over


async def test_a_clock_of_days_gives_days(open_house: OpenHouse) -> None:
    clock = Clock.parse({"kind": "days", "days": 3})
    house = await open_house()
    early = await begin(
        house, Player.person(), Player.person(), clock=clock, ago=timedelta(days=2, hours=23)
    )
    late = await begin(
        house, Player.person(), Player.person(), clock=clock, ago=timedelta(days=3), name="late"
    )
    await until(late, is_over)
    assert not early.match.is_over


def test_everybody_sees_whose_time_is_running_and_how_much_is_left(address: str) -> None:
    clock = {"kind": "bank", "seconds": 600, "increment": 5}
    with company(address, 2, clock=clock) as (one, other):
        before = standing(one)["clock"]
        assert (before["running"], before["left"]) == (0, [600, 600])
        assert {name: before[name] for name in clock} == clock
        one.play(*["s1"] * 7)
        after = standing(other, 1)["clock"]
        assert after["running"] == 1
        assert 600 < after["left"][0] <= 605
        assert after["left"][1] == 600
        assert after["since"] > before["since"]


def test_no_time_runs_while_a_match_waits_for_players(client: Client) -> None:
    clock = {"kind": "per-move", "seconds": 30}
    table = invite(client, PERSON, {"kind": "open"}, clock=clock)
    assert room(table)["clock"] == clock


def test_time_is_called_by_nobody_but_the_server(address: str) -> None:
    with company(address, 2, clock={"kind": "per-move", "seconds": 5}) as (one, other):
        assert reason(do(other, "time-out", 1), 422) == "invalid"
        assert reason(do(one, "time-out", 0), 422) == "invalid"


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "sand"},
        {"kind": "per-move"},
        {"kind": "per-move", "seconds": 4},
        {"kind": "per-move", "seconds": 86_401},
        {"kind": "per-move", "seconds": 60, "increment": 1},
        {"kind": "bank", "seconds": 60},
        {"kind": "days", "days": 31},
        {"kind": "none", "seconds": 60},
    ],
)
def test_a_clock_that_is_none_is_refused(client: Client, clock: dict[str, Any]) -> None:
    body = {"game": "doctor-faust", "seats": [PERSON, PERSON], "clock": clock}
    answer = client.http.post("/api/matches", json=body)
    assert answer.status_code == 422
    assert "clock" in answer.json()["param"]
