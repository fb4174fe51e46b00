"""Vacations: where a turn has days, the clock of who is on vacation stands still, seen by the others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import Connection, insert, update

import diablerie
from diablerie.matches import Clock, Match, Player, verify
from diablerie.matches.commands import Command
from diablerie.rejection import Rejection
from diablerie.server import Settings
from diablerie.server.accounts.vacations import YEAR, Vacation, Vacations
from diablerie.server.clock import now
from diablerie.server.live import vacation_keeper
from diablerie.server.live.match import LiveMatch
from diablerie.server.live.room import room_seen
from diablerie.server.services import Services
from diablerie.server.storage.gaps import Gap
from diablerie.server.storage.schema import PEOPLE, VACATIONS

from ..tables import table_of
from ..waiting import until

ADA, BEN, GUEST = 1, 2, 3
DAY = timedelta(days=1)
TWO_DAYS = Clock.parse({"kind": "days", "days": 2})

OpenHouse = Callable[..., Any]


@pytest_asyncio.fixture
async def open_house(database_url: str) -> AsyncIterator[OpenHouse]:
    """Opens houses on one database, of either kind, at which Ada and Ben have accounts."""
    houses: list[Services] = []

    async def open_one(**settings: Any) -> Services:
        # Who is to look at the clocks late does not look at once either.
        mercy = settings.get("tick", 0.0)
        chosen = {"bot_pace": 0.0, "warm": False, "tick": 0.05, "mercy": mercy} | settings
        houses.append(Services(Settings(database_url, **chosen)))
        await houses[-1].open()
        return houses[-1]

    yield open_one
    for house in houses:
        await house.close()


def _people(connection: Connection) -> None:
    for number, key in ((ADA, "ada"), (BEN, "ben"), (GUEST, None)):
        row = {"person": number, "name": key, "key": key, "created": ""}
        connection.execute(insert(PEOPLE).values(row))


async def begin(
    house: Services, ago: timedelta, name: str = "m", clock: Clock = TWO_DAYS
) -> LiveMatch:
    """A match of Ada, who is to move, and Ben, that began some time ago."""
    if name == "m":
        await house.database.write(_people)
    players = [Player.person("Ada"), Player.person("Ben")]
    table = table_of(name, diablerie.load("doctor-faust"), *players, clock=clock)
    chairs = tuple(replace(c, person=p) for c, p in zip(table.chairs, (ADA, BEN), strict=True))
    return await house.matches.open(replace(table, created=now() - ago, chairs=chairs))


async def have_begun(house: Services, ago: timedelta, person: int = ADA) -> None:
    """Have a vacation have begun some time ago."""
    began = (now() - ago).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    change = update(VACATIONS).where(VACATIONS.c.open == person).values(began=began)
    await house.database.write(lambda connection: connection.execute(change).rowcount)


def vacations(match: Match) -> list[float]:
    """The vacations that a match's clocks were put on by, in days."""
    return [(e.seconds or 0) / 86_400 for e in match.log if e.cause == "vacation"]


async def on_vacation(house: Services, ago: timedelta) -> None:
    await house.vacation_keeper.begin(ADA)
    await have_begun(house, ago)


async def test_the_clock_of_who_is_on_vacation_stands_still(open_house: OpenHouse) -> None:
    house = await open_house(tick=60.0)
    live = await begin(house, 5 * DAY)
    await on_vacation(house, 4 * DAY)
    assert await house.repository.with_time_up(now()) == []
    await house.vacation_keeper.end(ADA)
    assert vacations(live.match) == [pytest.approx(4, abs=0.01)]
    assert live.match.deadline is not None
    assert abs(live.match.deadline - (now() + DAY)) < timedelta(minutes=5)
    assert await house.repository.with_time_up(now()) == []


async def test_it_ends_with_the_first_move_which_is_made_in_time(open_house: OpenHouse) -> None:
    house = await open_house(tick=60.0)
    live = await begin(house, 5 * DAY)
    await on_vacation(house, 4 * DAY)
    await live.do(Command(0, ("s1",), live.version))
    assert vacations(live.match) == [pytest.approx(4, abs=0.01)]
    assert (await house.vacations.of(ADA, now())).current is None
    await live.do(Command(0, deed="resign", level="random"))
    assert verify(live.match.record(None)).is_honest


async def test_it_holds_in_all_their_slow_matches_in_memory_or_not(open_house: OpenHouse) -> None:
    house = await open_house(tick=60.0)
    one, other = await begin(house, 5 * DAY), await begin(house, 5 * DAY, "n")
    house.matches.forget("n")
    del other
    await on_vacation(house, 4 * DAY)
    await one.do(Command(0, ("s1",), one.version))
    again = await house.matches.get("n")
    assert vacations(again.match) == [pytest.approx(4, abs=0.01)]


async def test_it_does_not_help_where_a_turn_has_seconds(open_house: OpenHouse) -> None:
    house = await open_house(tick=60.0)
    live = await begin(house, timedelta(minutes=5), clock=Clock("per-move", seconds=60))
    await house.vacation_keeper.begin(ADA)
    assert await house.repository.with_time_up(now()) == [live.name]
    assert room_seen(live, BEN).seats[0].vacation_since is None


async def test_at_a_table_where_vacations_stop_no_clock_nobody_is_on_vacation(
    open_house: OpenHouse,
) -> None:
    house = await open_house(tick=60.0)
    straight = Clock.parse({"kind": "days", "days": 2, "vacations": False})
    live = await begin(house, 5 * DAY, clock=straight)
    other = await begin(house, 5 * DAY, "n")
    await on_vacation(house, 4 * DAY)
    await live.catch_up()
    assert room_seen(live, BEN).seats[0].vacation_since is None
    assert await house.repository.with_time_up(now()) == ["m"]
    await house.vacation_keeper.end(ADA)
    assert vacations(live.match) == []
    assert vacations(other.match) == [pytest.approx(4, abs=0.01)]


async def test_the_clocks_of_others_run_on(open_house: OpenHouse) -> None:
    house = await open_house()
    live = await begin(house, 5 * DAY)
    await house.vacation_keeper.begin(BEN)
    await until(live, lambda match: match.is_over)
    assert live.match.outcome is not None
    assert (live.match.outcome.reason, live.match.outcome.winner) == ("time-out", 1)


async def test_others_see_it_and_no_bot_takes_over(open_house: OpenHouse) -> None:
    house = await open_house(tick=60.0, grace=0.0, patience=0.0)
    live = await begin(house, DAY)
    assert room_seen(live, BEN).seats[0].vacation_since is None
    await on_vacation(house, 30 * DAY)
    await live.catch_up()
    assert room_seen(live, BEN).seats[0].vacation_since is not None
    assert not live.presence.is_replaceable(0)
    await house.vacation_keeper.end(ADA)
    assert room_seen(live, BEN).seats[0].vacation_since is None


async def test_when_its_days_are_used_up_it_ends_by_itself(open_house: OpenHouse) -> None:
    house = await open_house(tick=60.0, vacation_days=3)
    live = await begin(house, 6 * DAY)
    await on_vacation(house, 5 * DAY)
    until_then = (now() - 2 * DAY).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    change = update(VACATIONS).values(until=until_then)
    await house.database.write(lambda connection: connection.execute(change).rowcount)
    [over] = await house.vacations.over(now())
    await house.vacation_keeper._settle(over)
    assert vacations(live.match) == [pytest.approx(3, abs=0.01)]
    assert await house.repository.with_time_up(now()) == ["m"]
    with pytest.raises(Rejection) as refused:
        await house.vacation_keeper.begin(ADA)
    assert refused.value.reason == "vacation-used-up"


async def test_a_clock_is_put_on_once_though_a_server_was_killed_meanwhile(
    open_house: OpenHouse,
) -> None:
    house = await open_house(tick=60.0)
    live = await begin(house, 5 * DAY)
    await on_vacation(house, 4 * DAY)
    ended = await house.vacations.end(ADA, now())
    assert ended is not None
    # Until all clocks know of it nobody's time is called.
    assert await house.repository.with_time_up(now()) == []
    change = update(VACATIONS).values(open=ADA)
    for _ in range(2):
        [over] = await house.vacations.over(now())
        await house.vacation_keeper._settle(over)
        await house.database.write(lambda connection: connection.execute(change).rowcount)
    assert len(vacations(live.match)) == 1


async def ended_elsewhere(open_house: OpenHouse) -> tuple[LiveMatch, Vacation, Services]:
    """A match as a second process knows it, which has not heard yet that the first has put its clock on."""
    house, second = await open_house(tick=60.0), await open_house(tick=60.0)
    await begin(house, 9 * DAY)
    late = await second.matches.get("m")
    await on_vacation(house, 4 * DAY)
    ended = await house.vacations.end(ADA, now())
    assert ended is not None
    await house.vacation_keeper._settle(ended)
    return late, ended, second


async def test_two_processes_that_settle_a_vacation_put_the_clock_on_once(
    open_house: OpenHouse,
) -> None:
    late, ended, second = await ended_elsewhere(open_house)
    await second.vacation_keeper._settle(ended)
    assert vacations(late.match) == [pytest.approx(4, abs=0.01)]


async def test_who_is_overtaken_while_putting_a_clock_on_does_not_do_so_again(
    open_house: OpenHouse,
) -> None:
    late, ended, _ = await ended_elsewhere(open_house)
    assert ended.ended is not None
    for _ in range(2):
        late.owed.add(Gap(0, "vacation", ended.began, ended.ended))
    await late.give_back()
    assert vacations(late.match) == [pytest.approx(4, abs=0.01)]
    assert not late.owed


async def test_a_clock_that_cannot_be_put_on_for_now_is_put_on_once_later(
    open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await open_house(tick=60.0)
    live = await begin(house, 5 * DAY)
    await on_vacation(house, 4 * DAY)
    ended = await house.vacations.end(ADA, now())
    assert ended is not None
    with monkeypatch.context() as refusing:
        refusing.setattr(house.repository, "commit", _refuse)
        for _ in range(2):
            await house.vacation_keeper._settle(ended)
    await live.do(Command(0, ("s1",), live.version))
    assert vacations(live.match) == [pytest.approx(4, abs=0.01)]


async def _refuse(*_args: object) -> None:
    raise Rejection("conflict", "rules-changed", "not now")


async def test_a_match_that_fails_leaves_those_of_others_their_vacations(
    open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await open_house(tick=60.0)
    await begin(house, 5 * DAY, "m")
    other = await begin(house, 5 * DAY, "n")
    await on_vacation(house, 4 * DAY)
    await house.vacations.end(ADA, now())
    found: Callable[[str], Awaitable[LiveMatch]] = house.matches.get

    async def get(name: str) -> LiveMatch:
        if name == "m":
            raise KeyError(name)
        return await found(name)

    monkeypatch.setattr(house.matches, "get", get)
    await house.vacation_keeper.settle_all()
    assert vacations(other.match) == [pytest.approx(4, abs=0.01)]
    assert await house.vacations.over(now()) == []


async def test_a_vacation_that_fails_is_told_once_and_leaves_others_theirs(
    open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await open_house(tick=60.0)
    await begin(house, 5 * DAY)
    settled = []
    for person in (ADA, BEN):
        await house.vacation_keeper.begin(person)
        await house.vacations.end(person, now())
    close: Callable[[Vacation], Awaitable[list[str]]] = house.vacations.close

    async def closing(vacation: Vacation) -> list[str]:
        settled.append(vacation.person)
        if vacation.person == ADA:
            raise KeyError(vacation.number)
        return await close(vacation)

    monkeypatch.setattr(house.vacations, "close", closing)
    for _ in range(2):
        await house.vacation_keeper.settle_all()
    assert settled == [ADA, BEN]


async def test_the_keeper_looks_again_after_a_look_that_failed(
    open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await open_house(tick=60.0)
    looks: list[int] = []
    twice = asyncio.Event()

    async def over(_now: object) -> list[Vacation]:
        looks.append(1)
        if len(looks) > 1:
            twice.set()
        raise KeyError("a row that nobody has thought of")

    monkeypatch.setattr(vacation_keeper, "LOOK", 0.0)
    monkeypatch.setattr(house.vacations, "over", over)
    keeping = asyncio.create_task(house.vacation_keeper.keep())
    waiting = asyncio.create_task(twice.wait())
    await asyncio.wait([keeping, waiting], return_when=asyncio.FIRST_COMPLETED, timeout=30)
    assert twice.is_set()
    assert not keeping.done()
    for task in (keeping, waiting):
        task.cancel()


async def test_days_come_back_after_a_year(open_house: OpenHouse) -> None:
    house = await open_house(tick=60.0)
    await begin(house, DAY)
    desk = Vacations(house.database, 20, lambda _connection, _name: None)
    then = now() - YEAR - 5 * DAY
    await desk.begin(ADA, then)
    await desk.end(ADA, then + 10 * DAY)
    assert (await desk.of(ADA, now())).left == pytest.approx(15 * DAY, abs=timedelta(minutes=1))


@pytest.mark.parametrize(
    ("days", "person", "reason"), [(0, ADA, "no-vacation"), (20, GUEST, "no-account")]
)
async def test_who_may_not_go_is_told_why(
    open_house: OpenHouse, days: int, person: int, reason: str
) -> None:
    house = await open_house(tick=60.0, vacation_days=days)
    await house.database.write(_people)
    with pytest.raises(Rejection) as refused:
        await house.vacation_keeper.begin(person)
    assert (refused.value.kind, refused.value.reason) == ("conflict", reason)
