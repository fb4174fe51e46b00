"""The database: groups of jobs, jobs that fail, other writers, and files of other versions."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
import pytest_asyncio
from sqlalchemy import Connection, Engine, func, insert, select
from sqlalchemy.exc import IntegrityError

import diablerie
from diablerie.matches import Match, Player
from diablerie.server import Settings
from diablerie.server.house import House
from diablerie.server.live import Asked
from diablerie.server.problems import Problem
from diablerie.server.store import Saved, Store
from diablerie.server.tables import EVENTS, GUESTS, MATCHES, OtherLayout, open_database
from diablerie.server.writer import Closed, Job, Writer

from .waiting import until

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "matches.sqlite3"


@pytest.fixture
def engine(path: Path) -> Iterator[Engine]:
    engine = open_database(path)
    yield engine
    engine.dispose()


@pytest.fixture
def writer(engine: Engine) -> Iterator[Writer]:
    writer = Writer(engine)
    yield writer
    writer.close()


@pytest_asyncio.fixture
async def house(path: Path) -> AsyncIterator[House]:
    house = House(Settings(path, bot_pace=0, warm=False))
    yield house
    await house.close()


def guests(engine: Engine) -> int:
    with engine.connect() as connection:
        return connection.execute(select(func.count()).select_from(GUESTS)).scalar_one()


def guest(token: str) -> Job:
    """A job that adds one."""
    return lambda connection: _add(connection, token)


def _add(connection: Connection, token: str) -> None:
    connection.execute(insert(GUESTS).values(token_hash=token, created=""))


async def begin(house: House, name: str = "m") -> Match:
    game = diablerie.load("doctor-faust")
    match = Match.start(game, [Player.person(), Player.person()], bytes(32), NOW)
    await house.store.add_match(name, match, {})
    house.matches.add(name, Saved(match, {}, {}))
    return match


# The file


def test_only_its_owner_can_read_the_database(path: Path, engine: Engine) -> None:
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_what_is_committed_is_forced_to_the_disk(engine: Engine) -> None:
    with engine.connect() as connection:
        settings = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    assert settings == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def test_a_database_of_another_layout_is_left_alone(path: Path) -> None:
    open_database(path).dispose()
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(OtherLayout, match="layout 99"):
        open_database(path)


def test_events_belong_to_a_match_that_is_there(engine: Engine) -> None:
    with pytest.raises(IntegrityError), engine.begin() as connection:
        connection.execute(insert(EVENTS).values(match="none", v=1, ply=0, event={}))


# The writer


async def test_many_jobs_at_once_are_all_committed(writer: Writer, engine: Engine) -> None:
    await asyncio.gather(*(writer.write(guest(str(number))) for number in range(1_000)))
    assert guests(engine) == 1_000


async def test_a_job_that_fails_leaves_no_trace_and_disturbs_no_other(
    writer: Writer, engine: Engine
) -> None:
    def half(connection: Connection) -> None:
        _add(connection, "left behind")
        raise ZeroDivisionError

    jobs = [*(guest(f"guest {number % 8}") for number in range(10)), half]
    results = await asyncio.gather(*map(writer.write, jobs), return_exceptions=True)
    assert [type(result) for result in results[8:]] == [
        IntegrityError,
        IntegrityError,
        ZeroDivisionError,
    ]
    assert results[:8] == [None] * 8
    assert guests(engine) == 8


async def test_a_closed_writer_has_finished_and_takes_no_more(engine: Engine, path: Path) -> None:
    writer = Writer(engine)
    asked = [asyncio.ensure_future(writer.write(guest("last")))]
    await asyncio.sleep(0)
    writer.close()
    await asyncio.gather(*asked)
    assert guests(engine) == 1
    with pytest.raises(Closed):
        await writer.write(guest("late"))


# Matches


async def test_a_saved_match_is_replayed_as_it_was(house: House) -> None:
    match = await begin(house)
    live = await house.matches.get("m")
    for action in ("soul", "8@17", "s1"):
        await live.act(Asked(0, action, live.match.version, f"do {action}"))
    saved = await house.store.match("m")
    assert saved is not None
    assert saved.match.record(0) == match.record(0)
    assert saved.match.state == match.state
    assert {cmd: command.v for cmd, command in saved.commands.items()} == {
        "do soul": 2,
        "do 8@17": 3,
        "do s1": 4,
    }


async def test_when_another_process_was_faster_the_action_is_stale_and_its_move_appears(
    house: House, path: Path
) -> None:
    await begin(house)
    live = await house.matches.get("m")
    other = House(Settings(path, bot_pace=0, warm=False))
    await (await other.matches.get("m")).act(Asked(0, "s1", 1, "theirs"))
    await other.close()
    with pytest.raises(Problem) as caught:
        await live.act(Asked(0, "s2", 1, "mine"))
    assert caught.value.reason == "stale"
    assert [move.action for move in live.match.moves] == ["s1"]
    assert await live.act(Asked(0, "s2", 2, "mine")) == 3


async def test_a_match_whose_events_would_now_be_others_is_not_played_on(
    house: House, path: Path
) -> None:
    await begin(house)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE events SET event = '{}'")
    connection.close()
    house.matches = type(house.matches)(house.store, house.bots.attend, at_hand=1)
    with pytest.raises(Problem) as caught:
        await house.matches.get("m")
    assert (caught.value.status, caught.value.reason) == (409, "rules-changed")


async def test_matches_nobody_holds_are_forgotten_and_found_again(path: Path) -> None:
    house = House(Settings(path, bot_pace=0, warm=False, matches_at_hand=1))
    for name in ("a", "b"):
        await begin(house, name)
    held = await house.matches.get("a")
    await house.matches.get("b")
    assert await house.matches.get("a") is held
    del held
    await house.matches.get("b")
    assert [live.name for live in house.matches.all()] == ["b"]
    assert (await house.matches.get("a")).match.version == 1
    await house.close()


async def test_a_match_asked_for_by_many_at_once_is_loaded_once(path: Path) -> None:
    house = House(Settings(path, bot_pace=0, warm=False, matches_at_hand=1))
    for name in ("a", "b"):
        await begin(house, name)
    found = await asyncio.gather(*(house.matches.get("a") for _ in range(10)))
    assert len(set(map(id, found))) == 1
    await house.close()


async def test_an_actor_who_is_cancelled_does_not_leave_memory_and_disk_apart(
    house: House,
) -> None:
    await begin(house)
    live = await house.matches.get("m")
    for v in range(1, 7):
        acting = asyncio.create_task(live.act(Asked(0, "soul", v, f"c{v}")))
        for _ in range(v - 1):
            await asyncio.sleep(0)
        acting.cancel()
        await asyncio.gather(acting, return_exceptions=True)
        with pytest.raises(Problem, match="version"):
            await live.act(Asked(0, "soul", 99))
        saved = await house.store.match("m")
        assert saved is not None
        assert len(saved.match.moves) == len(live.match.moves)
        assert await live.act(Asked(0, "soul", v, f"c{v}")) == v + 1


async def test_a_command_done_by_another_process_is_acknowledged_by_this_one(
    house: House, path: Path
) -> None:
    await begin(house)
    live = await house.matches.get("m")
    other = House(Settings(path, bot_pace=0, warm=False))
    asked = Asked(0, "s1", 1, "mine")
    await (await other.matches.get("m")).act(asked)
    await other.close()
    assert await live.act(asked) == 2
    assert len(live.match.moves) == 1


async def test_the_last_move_of_a_match_leaves_nobody_to_move(house: House) -> None:
    game = diablerie.load("doctor-faust", max_turns=1)
    match = Match.start(game, [Player.person(), Player.bot("random")], bytes(32), NOW)
    await house.store.add_match("short", match, {})
    live = house.matches.add("short", Saved(match, {}, {}))
    for _ in range(7):
        await live.act(Asked(0, "s1", live.match.version))
    assert live.match.is_over
    assert await house.store.with_bot_to_move() == []


def test_the_database_knows_no_token(path: Path) -> None:
    store = Store(path)
    columns = set(GUESTS.c.keys()) | set(MATCHES.c.keys())
    store.close()
    assert "token" not in columns


async def test_a_match_that_cannot_go_on_keeps_no_other_bot_from_moving(
    house: House, path: Path
) -> None:
    for name in ("a", "b"):
        game = diablerie.load("doctor-faust")
        match = Match.start(game, [Player.bot("random"), Player.person()], bytes(32), NOW)
        await house.store.add_match(name, match, {})
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE events SET event = '{}' WHERE match = 'a'")
    connection.close()
    await house.open()
    await until(await house.matches.get("b"), lambda match: match.to_play == 1)
