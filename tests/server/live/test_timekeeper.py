"""Time in which nobody could act: stalls of the loop and the database, stops, steps of the system's clock."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import select, update

import diablerie
from diablerie.matches import Clock, Match, Player, verify
from diablerie.matches.commands import Command
from diablerie.server import Settings, clock
from diablerie.server.clock import ServerClock, now
from diablerie.server.errors import Unavailable
from diablerie.server.live import timekeeper
from diablerie.server.live.match import LiveMatch
from diablerie.server.live.subscription import Subscription
from diablerie.server.services import Services
from diablerie.server.storage.database import Database
from diablerie.server.storage.gaps import MISSED, Gap
from diablerie.server.storage.schema import GAPS, MATCHES, PEOPLE

from .. import tables
from ..clients import PATIENCE
from ..postgres import PostgresServer
from ..waiting import until

LONG = 2.0
"""Seconds for which nobody can act."""

BANK = Clock("bank", seconds=60)

OpenHouse = Callable[..., Any]


@pytest_asyncio.fixture
async def open_house(database_url: str) -> AsyncIterator[OpenHouse]:
    """Opens houses on one database, of either kind, that look at the clocks often, and closes them."""
    houses: list[Services] = []

    async def open_one(*, serves: bool = True, **settings: Any) -> Services:
        chosen = {"bot_pace": 0.0, "warm": False, "tick": 0.05, "mercy": 0.0, "pulse": 0.2}
        houses.append(Services(Settings(database_url, **chosen | settings)))
        await houses[-1].open(serves=serves)
        return houses[-1]

    yield open_one
    for house in houses:
        if not house.closing:
            await shut(house)


async def shut(house: Services) -> None:
    """End a house in good order."""
    await house.drain(0)
    await house.close()


async def begin(
    house: Services,
    clock: Clock = BANK,
    *,
    game: str = "doctor-faust",
    name: str = "m",
    ago: timedelta = timedelta(),
) -> LiveMatch:
    """A match of two people that has just begun, or some time ago."""
    people = [Player.person("Ada"), Player.person("Ben")]
    table = tables.table_of(name, diablerie.load(game, seats=2), *people, clock=clock)
    await house.database.write(_add_people)
    chairs = tuple(replace(chair, person=n) for n, chair in enumerate(table.chairs, 1))
    return await house.matches.open(replace(table, created=now() - ago, chairs=chairs))


def _add_people(connection: Any) -> None:
    if not connection.execute(select(PEOPLE)).all():
        for number in (1, 2):
            row = {"person": number, "created": ""}
            connection.execute(PEOPLE.insert().values(row))


@contextmanager
def connected(live: LiveMatch, *seats: int) -> Iterator[None]:
    """While people have a connection open to the house."""
    viewers = [Subscription(live, seat, seat + 1) for seat in seats]
    for viewer in viewers:
        viewer.come()
    yield
    for viewer in viewers:
        viewer.go()


def shifts(match: Match) -> list[tuple[str | None, float]]:
    """The shifts of a match's clocks: why, and by how many seconds."""
    return [(e.cause, e.seconds or 0.0) for e in match.log if e.deed == "shift"]


def about(seconds: float) -> Any:
    """As long as something was to last, or longer on a machine that is busy."""
    return pytest.approx(seconds + 2, abs=3)


async def until_shifted(live: LiveMatch, times: int = 1) -> None:
    async with asyncio.timeout(PATIENCE):
        await until(live, lambda match: len(shifts(match)) >= times)


# The loop


async def test_a_loop_that_stood_still_takes_nobodys_time(open_house: OpenHouse) -> None:
    live = await begin(await open_house())
    with connected(live, 0, 1):
        await asyncio.sleep(0.1)
        time.sleep(LONG)  # noqa: ASYNC251 - nothing is to happen meanwhile
        await live.do(Command(0, ("s1",), live.version))
    assert not live.match.is_over
    assert shifts(live.match) == [("stall", about(LONG))]


async def test_it_is_told_to_all_before_anybody_does_anything(open_house: OpenHouse) -> None:
    live = await begin(await open_house())
    with connected(live, 0):
        await asyncio.sleep(0.1)
        time.sleep(LONG)  # noqa: ASYNC251 - nothing is to happen meanwhile
        await until_shifted(live)
    [event] = [e for _, e in live.match.events(None) if e and e["kind"] == "clock-shifted"]
    assert event["params"] == {"seconds": about(LONG), "cause": "stall"}


async def test_who_has_thought_about_the_position_may_act_upon_it(open_house: OpenHouse) -> None:
    live = await begin(await open_house())
    seen = live.version
    with connected(live, 0, 1):
        await asyncio.sleep(0.1)
        time.sleep(LONG)  # noqa: ASYNC251 - nothing is to happen meanwhile
        await until_shifted(live)
        assert live.version > seen
        done = await live.do(Command(0, ("s1",), seen))
    assert done.v == live.version


async def test_it_holds_for_a_match_that_was_not_in_memory(open_house: OpenHouse) -> None:
    """On a file; who has no connection to one of several servers may have had one to another."""
    house = await open_house(tick=60.0)
    live = await begin(house)
    name = live.name
    if house.database.is_shared:
        return
    house.matches.forget(name)
    del live
    await asyncio.sleep(0.1)
    time.sleep(LONG)  # noqa: ASYNC251 - nothing is to happen meanwhile
    again = await house.matches.get(name)
    await again.do(Command(0, ("s1",), again.version))
    assert shifts(again.match) == [("stall", about(LONG))]


async def test_who_is_connected_to_none_of_several_servers_could_have_come_to_another(
    open_house: OpenHouse,
) -> None:
    house = await open_house(tick=60.0)
    live = await begin(house)
    await asyncio.sleep(0.1)
    time.sleep(LONG)  # noqa: ASYNC251 - nothing is to happen meanwhile
    await live.do(Command(0, ("s1",), live.version))
    assert bool(shifts(live.match)) != house.database.is_shared


async def test_a_clock_of_days_is_not_bothered_with_seconds(open_house: OpenHouse) -> None:
    live = await begin(await open_house(), Clock("days", seconds=24 * 3600))
    with connected(live, 0):
        await asyncio.sleep(0.1)
        time.sleep(LONG)  # noqa: ASYNC251 - nothing is to happen meanwhile
        await live.do(Command(0, ("s1",), live.version))
    assert shifts(live.match) == []


async def _fail() -> None:
    raise RuntimeError("nobody has thought of this")


async def test_a_match_that_fails_leaves_others_their_time_and_itself_a_later_try(
    open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house = await open_house()
    live, other = await begin(house), await begin(house, name="n")
    with connected(live, 0), connected(other, 0):
        await asyncio.sleep(0.1)
        with monkeypatch.context() as broken:
            broken.setattr(live, "give_back", _fail)
            time.sleep(LONG)  # noqa: ASYNC251 - nothing is to happen meanwhile
            await until_shifted(other)
        assert shifts(live.match) == []
        time.sleep(LONG)  # noqa: ASYNC251 - nothing is to happen meanwhile
        await until_shifted(live, 2)
    assert "nobody has thought of this" in caplog.text


async def test_that_gaps_cannot_be_kept_for_once_ends_no_giving_back(
    open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house = await open_house()
    live = await begin(house)
    with connected(live, 0):
        await asyncio.sleep(0.1)
        with monkeypatch.context() as broken:
            broken.setattr(house._timekeeper, "_save", _fail)
            time.sleep(LONG)  # noqa: ASYNC251 - nothing is to happen meanwhile
            async with asyncio.timeout(PATIENCE):
                while "nobody has thought of this" not in caplog.text:  # noqa: ASYNC110 - a log wakes nobody
                    await asyncio.sleep(0.05)
        assert shifts(live.match) == []
        time.sleep(LONG)  # noqa: ASYNC251 - nothing is to happen meanwhile
        await until_shifted(live, 2)


# The database


@asynccontextmanager
async def database_stopped(database: Database, server: PostgresServer) -> AsyncIterator[None]:
    """While nothing can be written: all of PostgreSQL's processes stopped, or the file locked."""
    if database.is_shared:
        server.freeze()
        yield
        server.thaw()
        return
    with database.engine.connect() as other:
        driver = other.connection.driver_connection
        assert driver is not None
        driver.execute("BEGIN IMMEDIATE")
        yield
        driver.execute("ROLLBACK")


async def test_what_was_sent_in_time_is_in_time_however_long_the_database_takes(
    open_house: OpenHouse, postgres_server: PostgresServer
) -> None:
    house = await open_house()
    live = await begin(house)
    with connected(live, 0, 1):
        async with database_stopped(house.database, postgres_server):
            asked = [asyncio.create_task(live.do(Command(0, ("s1",) * 7, live.version)))]
            await asyncio.sleep(LONG)
        await asyncio.gather(*asked)
        await until_shifted(live)
    left = live.match.view(None)["table"]["clock"]["left"]
    assert left[0] > 60 - LONG
    assert live.match.to_play == 1
    assert shifts(live.match) == [("stall", about(LONG))]
    assert live.match.deadline is not None
    assert live.match.deadline - now() > timedelta(seconds=60 - LONG)


async def test_nobodys_time_is_up_while_the_database_stands_still(
    open_house: OpenHouse, postgres_server: PostgresServer
) -> None:
    house = await open_house()
    live = await begin(house, Clock("per-move", seconds=1))
    with connected(live, 0, 1):
        async with database_stopped(house.database, postgres_server):
            writing = asyncio.create_task(house.database.write(_touch))
            await asyncio.sleep(LONG)
        await writing
        await until_shifted(live)
        assert live.match.log[0].deed == "shift"


def _touch(connection: Any) -> None:
    connection.execute(update(PEOPLE).values(created="x"))


async def test_what_two_servers_have_measured_is_given_back_once(open_house: OpenHouse) -> None:
    """Somebody may have a connection to each, and each hears of the database at its own moments."""
    house = await open_house(mercy=60.0)
    other = await open_house(mercy=60.0) if house.database.is_shared else house
    live = await begin(house, ago=timedelta(seconds=30))
    began = now() - timedelta(seconds=20)
    ended = began + timedelta(seconds=10)
    live.owe(Gap(1, "stall", began, ended))
    await live.give_back()
    again = await other.matches.get(live.name)
    await again.catch_up()
    for early, late in ((0.3, 0.4), (-0.2, -0.1)):
        again.owe(
            Gap(1, "stall", began - timedelta(seconds=early), ended + timedelta(seconds=late))
        )
    await again.give_back()
    assert shifts(again.match) == [("stall", 10.0)]


async def test_what_was_kept_though_nobody_heard_so_is_given_back_once(
    open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await open_house(mercy=60.0)
    live = await begin(house, ago=timedelta(seconds=30))
    commit = house.repository.commit

    async def unheard(*what: Any) -> None:
        await commit(*what)
        raise Unavailable("the connection has gone", "away")

    began = now() - timedelta(seconds=20)
    gap = Gap(1, "stall", began, began + timedelta(seconds=10))
    live.owe(gap)
    with monkeypatch.context() as going:
        going.setattr(house.repository, "commit", unheard)
        with pytest.raises(Unavailable):
            await live.give_back()
    await live.do(Command(0, ("s1",), live.version))
    [(_, seconds)] = shifts(live.match)
    assert seconds == pytest.approx(gap.seconds, abs=0.01)


# Stops


async def test_a_server_that_was_away_has_taken_nobodys_time(open_house: OpenHouse) -> None:
    house = await open_house()
    name = (await begin(house)).name
    await shut(house)
    await asyncio.sleep(LONG)
    again = await (await open_house(tick=60.0)).matches.get(name)
    await again.do(Command(0, ("s1",), again.version))
    assert shifts(again.match) == [("stopped", about(LONG))]
    assert not again.match.is_over


async def test_it_is_given_back_once_however_often_a_match_is_read(open_house: OpenHouse) -> None:
    house = await open_house()
    name = (await begin(house)).name
    await shut(house)
    await asyncio.sleep(LONG)
    for _ in range(2):
        house = await open_house(tick=60.0)
        live = await house.matches.get(name)
        await live.give_back()
        house.matches.forget(name)
        del live
        live = await house.matches.get(name)
        await live.give_back()
        assert len(shifts(live.match)) == 1
        await shut(house)


async def test_while_only_a_worker_runs_nobodys_time_is_up(open_house: OpenHouse) -> None:
    house = await open_house(mercy=60.0)
    name = (await begin(house, Clock("per-move", seconds=5), ago=timedelta(seconds=4))).name
    await shut(house)
    worker = await open_house(serves=False)
    await asyncio.sleep(LONG)
    seen = await worker.repository.read(name)
    assert seen is not None
    assert seen.match is not None
    assert seen.match.log == []
    await shut(worker)
    again = await (await open_house(mercy=60.0)).matches.get(name)
    await again.do(Command(0, ("s1",), again.version))
    given = dict(shifts(again.match))
    assert given["stopped"] == about(LONG)


async def test_who_has_not_heard_of_a_gap_takes_back_no_word_that_it_is_given(
    open_house: OpenHouse,
) -> None:
    house = await open_house(tick=60.0)
    live = await begin(house)
    heard = update(MATCHES).values(gap=7)
    await house.database.write(lambda connection: connection.execute(heard).rowcount)
    for action in ("s1", "s1"):
        await live.do(Command(0, (action,), live.version))
    await live.do(Command(0, deed="resign", level="random"))
    [row] = await house.database.rows(select(MATCHES.c.gap))
    assert row.gap == 7


async def test_where_another_server_ran_nobody_was_kept_from_acting(open_house: OpenHouse) -> None:
    # All of them run in one loop, which a third one that opens may keep busy for a while.
    beat = 2.0
    one, other = await open_house(pulse=beat), await open_house(pulse=beat)
    if not one.database.is_shared:
        return
    live = await begin(one)
    await shut(other)
    await asyncio.sleep((MISSED + 0.5) * beat)
    third = await open_house(pulse=beat)
    assert await third.database.rows(select(GAPS)) == []
    assert shifts(live.match) == []


# Steps of the system's clock


class SetClock:
    """The clock of this process, with a wall clock that can be set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0.0
        its = ServerClock(lambda: time.time() + self.ahead)
        monkeypatch.setattr(clock, "CLOCK", its)
        monkeypatch.setattr(timekeeper, "CLOCK", its)


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> SetClock:
    return SetClock(monkeypatch)


async def test_a_step_of_the_clock_ends_no_turn_and_stands_in_the_record(
    set_clock: SetClock, open_house: OpenHouse, caplog: pytest.LogCaptureFixture
) -> None:
    live = await begin(await open_house())
    with connected(live, 0, 1):
        for number, seconds in enumerate((4_000, -3_600, 3_600), 1):
            set_clock.ahead += seconds
            await until_shifted(live, number)
    assert [cause for cause, _ in shifts(live.match)] == ["step"] * 3
    assert [s for _, s in shifts(live.match)] == [
        pytest.approx(s, abs=0.5) for s in (4_000, -3_600, 3_600)
    ]
    assert live.match.deadline is not None
    assert timedelta() < live.match.deadline - now() <= timedelta(seconds=60)
    await live.do(Command(0, deed="resign", level="random"))
    assert verify(live.match.record(None)).is_honest
    # Other servers in this process have seen their clock set as well.
    told = [r.__dict__ for r in caplog.records if r.name.endswith("timekeeper")]
    steps = [r["levelno"] for r in told if r["reason"] == "step"]
    assert len(steps) >= 3
    assert set(steps) == {logging.WARNING}
