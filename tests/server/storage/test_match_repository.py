"""Matches in the database: read back as they were, written by several, and never out of step."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

import diablerie
from diablerie.matches import Match, Player
from diablerie.matches.commands import Command
from diablerie.rejection import Rejection
from diablerie.server import Settings
from diablerie.server.live.match import LiveMatch
from diablerie.server.services import Services
from diablerie.server.storage.outages import SLOW

from .. import tables
from ..waiting import until


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "matches.sqlite3"


@pytest_asyncio.fixture
async def house(path: Path) -> AsyncIterator[Services]:
    house = Services(Settings(path, bot_pace=0, warm=False))
    yield house
    await house.close()


async def begin(house: Services, name: str = "m") -> Match:
    game = diablerie.load("doctor-faust")
    live = await tables.begin(house, name, game, Player.person(), Player.person())
    return live.match


async def test_a_saved_match_is_replayed_as_it_was(house: Services) -> None:
    match = await begin(house)
    live = await house.matches.get("m")
    for action in ("soul", "8@17", "s1"):
        await live.do(Command(0, (action,), live.match.version, f"do {action}"))
    saved = await house.repository.read("m")
    assert saved is not None
    assert saved.match is not None
    assert saved.match.record(0) == match.record(0)
    assert saved.match.state == match.state
    assert {cmd: command.v for cmd, command in saved.commands.items()} == {
        "do soul": 2,
        "do 8@17": 3,
        "do s1": 4,
    }


async def test_that_a_match_takes_long_to_replay_is_no_outage_of_the_database(
    house: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(house)
    replay = Match.replay

    def slowly(*parts: Any) -> Match:
        time.sleep(2 * SLOW)
        return replay(*parts)

    monkeypatch.setattr(Match, "replay", slowly)
    house.database.outages()
    reading = asyncio.create_task(house.repository.read("m"))
    await asyncio.sleep(SLOW)
    assert not house.database.is_out
    assert await reading is not None
    assert house.database.outages() == []


async def test_a_match_begun_under_earlier_rules_goes_on_by_those(
    house: Services, path: Path
) -> None:
    """TT-11: by rules 1 of Teufel Teufel nobody came back to where a move began."""
    game = diablerie.load("teufel-teufel", seats=2, start_again="no")
    live = await tables.begin(house, "m", game, Player.person(), Player.person())
    await live.do(Command(0, (live.match.state.legal[0],), live.match.version))
    state = live.match.state
    del live
    change = (
        "UPDATE matches SET rules_version = '1', options = json_remove(options, '$.start_again')"
    )
    with sqlite3.connect(path) as connection:
        assert connection.execute(change).rowcount == 1
    connection.close()
    house.matches.forget("m")
    again = await house.matches.get("m")
    assert again.match.game.options["start_again"] == "no"
    assert again.match.state == state


async def test_when_another_process_was_faster_the_action_is_stale_and_its_move_appears(
    house: Services, path: Path
) -> None:
    await begin(house)
    live = await house.matches.get("m")
    other = Services(Settings(path, bot_pace=0, warm=False))
    await (await other.matches.get("m")).do(Command(0, ("s1",), 1, "theirs"))
    await other.close()
    with pytest.raises(Rejection) as caught:
        await live.do(Command(0, ("s2",), 1, "mine"))
    assert caught.value.reason == "stale"
    assert [entry.action for entry in live.match.log] == ["s1"]
    assert (await live.do(Command(0, ("s2",), 2, "mine"))).v == 3


@pytest.mark.parametrize(
    "change", ["UPDATE matches SET beginning = '[{}]'", "UPDATE entries SET events = '[]'"]
)
async def test_a_match_whose_events_would_now_be_others_is_not_played_on(
    house: Services, path: Path, change: str
) -> None:
    await begin(house)
    live = await house.matches.get("m")
    await live.do(Command(0, ("s1",), live.version))
    del live
    with sqlite3.connect(path) as connection:
        assert connection.execute(change).rowcount == 1
    connection.close()
    house.matches.forget("m")
    with pytest.raises(Rejection) as caught:
        await house.matches.get("m")
    assert (caught.value.kind, caught.value.reason) == ("conflict", "rules-changed")


async def test_matches_nobody_holds_are_forgotten_and_found_again(path: Path) -> None:
    house = Services(Settings(path, bot_pace=0, warm=False, matches_at_hand=1))
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
    house = Services(Settings(path, bot_pace=0, warm=False, matches_at_hand=1))
    for name in ("a", "b"):
        await begin(house, name)
    found = await asyncio.gather(*(house.matches.get("a") for _ in range(10)))
    assert len(set(map(id, found))) == 1
    await house.close()


async def test_an_actor_who_is_cancelled_does_not_leave_memory_and_disk_apart(
    house: Services,
) -> None:
    await begin(house)
    live = await house.matches.get("m")
    for v in range(1, 7):
        acting = asyncio.create_task(live.do(Command(0, ("soul",), v, f"c{v}")))
        for _ in range(v - 1):
            await asyncio.sleep(0)
        acting.cancel()
        await asyncio.gather(acting, return_exceptions=True)
        with pytest.raises(Rejection, match="version"):
            await live.do(Command(0, ("soul",), 99))
        saved = await house.repository.read("m")
        assert saved is not None
        assert saved.match is not None
        assert len(saved.match.log) == len(live.match.log)
        assert (await live.do(Command(0, ("soul",), v, f"c{v}"))).v == v + 1


@pytest_asyncio.fixture
async def failures() -> AsyncIterator[list[BaseException]]:
    """What the loop was told of failures that nobody had waited for."""
    told: list[BaseException] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: told.append(context["exception"]))
    yield told
    loop.set_exception_handler(None)


async def abandoned(live: LiveMatch, asked: Command) -> None:
    """Have somebody ask for something and go away at once; wait until it is done or has failed."""
    asking = asyncio.create_task(live.do(asked))
    await asyncio.sleep(0)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    await live.catch_up()  # That comes after it.
    gc.collect()
    await asyncio.sleep(0)


async def test_a_refusal_that_nobody_waits_for_any_more_is_no_error(
    house: Services, failures: list[BaseException]
) -> None:
    await begin(house)
    live = await house.matches.get("m")
    await abandoned(live, Command(0, ("soul",), 99))
    assert failures == []


async def test_a_failure_is_told_even_if_nobody_waits_for_it_any_more(
    house: Services, failures: list[BaseException]
) -> None:
    await begin(house)
    live = await house.matches.get("m")

    def fail() -> None:
        raise RuntimeError("planted")

    await abandoned(live, Command(0, ("soul",), 1, provided=fail))
    assert [str(error) for error in failures] == ["planted"]


async def test_a_command_done_by_another_process_is_acknowledged_by_this_one(
    house: Services, path: Path
) -> None:
    await begin(house)
    live = await house.matches.get("m")
    other = Services(Settings(path, bot_pace=0, warm=False))
    asked = Command(0, ("s1",), 1, "mine")
    await (await other.matches.get("m")).do(asked)
    await other.close()
    assert (await live.do(asked)).v == 2
    assert len(live.match.log) == 1


async def test_the_last_move_of_a_match_leaves_nobody_to_move(house: Services) -> None:
    game = diablerie.load("doctor-faust", max_turns=1)
    live = await tables.begin(house, "short", game, Player.person(), Player.bot("random"))
    for _ in range(7):
        await live.do(Command(0, ("s1",), live.match.version))
    assert live.match.is_over
    assert await house.repository.with_bot_to_move() == []


async def test_a_match_that_cannot_go_on_keeps_no_other_bot_from_moving(
    house: Services, path: Path
) -> None:
    for name in ("a", "b"):
        game = diablerie.load("doctor-faust")
        table = tables.table_of(name, game, Player.bot("random"), Player.person())
        await house.repository.add(table, table.start(tables.NOW))
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE matches SET beginning = '[{}]' WHERE match = 'a'")
    connection.close()
    await house.open()
    await until(await house.matches.get("b"), lambda match: match.to_play == 1)
