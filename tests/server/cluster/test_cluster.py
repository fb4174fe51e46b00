"""Several processes on one PostgreSQL database: what is done in one is seen in all."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import Connection, event, func, select, text

import diablerie
from diablerie.matches import Clock, Player
from diablerie.matches.commands import Command
from diablerie.matches.commit_reveal import commitment_to
from diablerie.server import Settings
from diablerie.server.cluster import notifications, outbox
from diablerie.server.errors import Unavailable
from diablerie.server.live.match import LiveMatch
from diablerie.server.services import Services
from diablerie.server.storage.changed_matches import Names, note_changed
from diablerie.server.storage.models import Chair, MatchSetup

from .. import tables
from ..waiting import until

MakeHouse = Callable[..., Any]


@pytest_asyncio.fixture
async def make_house(postgres_url: str) -> AsyncIterator[MakeHouse]:
    """Opens houses on one database, as processes of their own would have them, and closes them."""
    houses: list[Services] = []

    async def make(**settings: Any) -> Services:
        chosen = {"bot_pace": 0.0, "warm": False} | settings
        houses.append(Services(Settings(postgres_url, **chosen)))
        await houses[-1].open()
        return houses[-1]

    yield make
    for house in houses:
        await house.close()


async def begin(house: Services, *players: Player, **options: Any) -> LiveMatch:
    game = diablerie.load("doctor-faust", **options)
    return await tables.begin(house, "m", game, *players)


async def test_what_is_done_in_one_process_is_seen_in_another(make_house: MakeHouse) -> None:
    here, there = await make_house(), await make_house()
    live = await begin(here, Player.person(), Player.person())
    seen = await there.matches.get("m")
    await live.do(Command(0, ("soul",), 1, "mine"))
    await until(seen, lambda match: match.version == live.version)
    assert seen.match.state == live.match.state
    assert (await seen.do(Command(0, ("soul",), 1, "mine"))).v == live.version


class Slow:
    """Something asynchronous that is done, but whose end is held back until it is let `on`."""

    def __init__(self, work: Callable[..., Awaitable[Any]]) -> None:
        self._work = work
        self.done, self.on = asyncio.Event(), asyncio.Event()

    async def __call__(self, *wanted: Any) -> Any:
        result = await self._work(*wanted)
        self.done.set()
        await self.on.wait()
        return result


async def heard_by(there: Services, here: Services) -> None:
    """Return when one process has heard all that another has said so far."""
    game = diablerie.load("doctor-faust")
    said = await tables.begin(here, "last", game, Player.person(), Player.person())
    heard = await there.matches.get("last")
    await said.do(Command(0, ("soul",), 1))
    await until(heard, lambda match: match.version == said.version)


async def test_news_that_comes_while_a_match_is_being_read_is_not_lost(
    make_house: MakeHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = await make_house(), await make_house()
    live = await begin(here, Player.person(), Player.person())
    with monkeypatch.context() as slow:
        slow.setattr(there.repository, "read", reading := Slow(there.repository.read))
        coming = asyncio.create_task(there.matches.get("m"))
        await reading.done.wait()
    await live.do(Command(0, ("soul",), 1))
    await heard_by(there, here)
    reading.on.set()
    seen = await coming
    await until(seen, lambda match: match.version == live.version)


async def test_news_that_comes_while_a_match_is_being_begun_is_not_lost(
    make_house: MakeHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = await make_house(), await make_house()
    with monkeypatch.context() as slow:
        slow.setattr(here.repository, "add", saving := Slow(here.repository.add))
        coming = asyncio.create_task(begin(here, Player.person(), Player.person()))
        await saving.done.wait()
    live = await there.matches.get("m")
    await live.do(Command(0, ("soul",), 1))
    await heard_by(here, there)
    saving.on.set()
    seen = await coming
    await until(seen, lambda match: match.version == live.version)


async def test_news_that_could_not_be_read_at_once_is_read_later(
    make_house: MakeHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifications, "RETRY", 0.05)
    here, there = await make_house(), await make_house()
    live = await begin(here, Player.person(), Player.person())
    seen = await there.matches.get("m")
    looks: list[object] = []
    read = there.database.read

    async def read_late(look: Any) -> Any:
        looks.append(look)
        if len(looks) <= 2:
            raise Unavailable("no answer")
        return await read(look)

    monkeypatch.setattr(there.database, "read", read_late)
    await live.do(Command(0, ("soul",), 1, "mine"))
    await until(seen, lambda match: match.version == live.version)


async def test_news_that_nobody_understands_does_not_keep_others_from_being_heard(
    make_house: MakeHouse, monkeypatch: pytest.MonkeyPatch, caplog: Any
) -> None:
    monkeypatch.setattr(notifications, "RETRY", 0.05)
    here, there = await make_house(), await make_house()
    live = await begin(here, Player.person(), Player.person())
    seen = await there.matches.get("m")

    def say(connection: Connection) -> None:
        connection.execute(select(func.pg_notify(notifications.PRESENCE, "somebody m everywhere")))

    await here.database.write(say)
    await live.do(Command(0, ("soul",), 1, "mine"))
    await until(seen, lambda match: match.version == live.version)
    assert "news from other processes cannot be heeded" in caplog.text


async def test_no_transaction_that_saves_something_waits_for_news_of_it(
    make_house: MakeHouse,
) -> None:
    here, there = await make_house(), await make_house()
    said: list[str] = []
    event.listen(
        here.database.engine,
        "before_cursor_execute",
        lambda _connection, _cursor, statement, *_rest: said.append(statement.lower()),
    )
    live = await begin(here, Player.person(), Player.person())
    await live.do(Command(0, ("soul",), 1))
    await heard_by(there, here)
    assert any(statement.startswith("insert into entries") for statement in said)
    assert not any("notify" in statement for statement in said)


async def test_what_is_rolled_back_is_told_to_nobody(make_house: MakeHouse) -> None:
    here = await make_house()
    told: list[Names] = []
    here.database.on_changed(told.append)

    def fails(connection: Connection) -> None:
        note_changed(connection, "never")
        raise ZeroDivisionError

    for _ in range(20):  # more than there are connections to write with
        with pytest.raises(ZeroDivisionError):
            await here.database.write(fails)
    await here.database.write(lambda connection: note_changed(connection, "m"))
    await here.database.write(lambda _connection: None)
    assert told == [("m",)]


async def test_a_match_is_followed_though_its_process_was_killed_before_it_could_tell(
    make_house: MakeHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifications, "PULSE", 0.05)
    here, there = await make_house(), await make_house()
    live = await begin(here, Player.person(), Player.person())
    seen = await there.matches.get("m")
    here.database.on_changed(lambda _changed: None)
    await live.do(Command(0, ("soul",), 1))
    await until(seen, lambda match: match.version == live.version)


async def test_news_wait_while_they_cannot_be_told(
    make_house: MakeHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "RETRY", 0.05)
    here, there = await make_house(), await make_house()
    live = await begin(here, Player.person(), Player.person())
    seen = await there.matches.get("m")
    await here.database.write(cut_senders)
    await live.do(Command(0, ("soul",), 1))
    await until(seen, lambda match: match.version == live.version)


async def test_news_wait_whatever_the_database_says_of_them(
    make_house: MakeHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "RETRY", 0.05)
    here, there = await make_house(), await make_house()
    live = await begin(here, Player.person(), Player.person())
    seen = await there.matches.get("m")
    with monkeypatch.context() as failing:
        failing.setattr(outbox, "NOTIFY", "SELECT 1 / 0 WHERE %s::text[] <> %s::text[]")
        await live.do(Command(0, ("soul",), 1))
        await asyncio.sleep(0.3)
        assert seen.version != live.version
    await until(seen, lambda match: match.version == live.version)


async def test_a_seat_taken_at_a_waiting_table_is_found_without_news(
    make_house: MakeHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifications, "PULSE", 0.05)
    here, there = await make_house(), await make_house()
    host, _ = await here.identities.welcome()
    chairs = (Chair.of(host, None, None), Chair("open"))
    game = diablerie.load("doctor-faust")
    table = MatchSetup("m", game, chairs, bytes(32), Clock(), True, host, tables.NOW)
    live = await here.matches.open(table)
    seen = await there.matches.get("m")
    here.database.on_changed(lambda _changed: None)
    guest, _ = await here.identities.welcome()
    await live.change_table(lambda at: at.with_chair(1, Chair.of(guest, None, None)))
    for _ in range(1_000):
        await asyncio.sleep(0.01)
        if seen.has_begun:
            break
    assert seen.has_begun


def cut_senders(connection: Connection) -> None:
    """End the connections that have last told something."""
    connection.execute(
        text(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
            "AND query LIKE 'SELECT pg_notify(channel%'"
        )
    )


async def test_the_pace_of_bots_is_heard_of_where_they_think(make_house: MakeHouse) -> None:
    here, there = await make_house(), await make_house()
    live = await begin(here, Player.person(), Player.person())
    seen = await there.matches.get("m")
    await live.set_bot_pace(1.5)
    await until(seen, lambda _match: seen.table.bot_pace == 1.5)


async def test_a_bot_moves_wherever_a_process_works(make_house: MakeHouse) -> None:
    here = await make_house(work=False)
    live = await begin(here, Player.bot("random"), Player.person())
    await asyncio.sleep(0.3)
    assert live.version == 1
    await make_house(work=True)
    await until(live, lambda match: match.to_play == 1)


async def test_a_match_nobody_looks_at_leaves_memory_though_the_pulse_goes_on(
    make_house: MakeHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifications, "PULSE", 0.01)
    here = await make_house(matches_at_hand=1)
    game = diablerie.load("doctor-faust")
    for name in ("m", "n"):
        await tables.begin(here, name, game, Player.person(), Player.person())
        await asyncio.sleep(0.1)
    assert [live.name for live in here.matches.all()] == ["n"]


@pytest.mark.parametrize("asked_again", [False, True])
async def test_nobody_is_alarmed_when_a_table_is_called_off_elsewhere(
    make_house: MakeHouse, caplog: Any, monkeypatch: pytest.MonkeyPatch, *, asked_again: bool
) -> None:
    here, there = await make_house(), await make_house()
    host, _ = await here.identities.welcome()
    chairs = (Chair.of(host, None, None), Chair("open"))
    game = diablerie.load("doctor-faust")
    table = MatchSetup("m", game, chairs, bytes(32), Clock(), True, host, tables.NOW)
    live = await here.matches.open(table)
    seen = await there.matches.get("m")
    if asked_again:  # as soon as it is known to be gone, by those who look on
        monkeypatch.setattr(seen, "wake_viewers", lambda: there.matches.forget("m"))
    await here.stale_tables.call_off(live)
    for _ in range(1_000):
        await asyncio.sleep(0.01)
        if there.matches.held("m") is None:
            break
    assert there.matches.held("m") is None
    assert caplog.records == []


async def test_clients_of_two_processes_add_to_one_seed(make_house: MakeHouse) -> None:
    here, there = await make_house(), await make_house()
    people = [(await here.identities.welcome())[0] for _ in range(2)]
    game = diablerie.load("kill-doctor-lucky", seats=2)
    chairs = (Chair.of(people[0], None, None), Chair("open"))
    table = MatchSetup("m", game, chairs, bytes(32), Clock(), False, people[0], tables.NOW)
    live = await here.matches.open(table.with_shuffle(people[0]))
    seen = await there.matches.get("m")
    chair = Chair.of(people[1], None, None)
    await seen.change_table(lambda table: table.with_chair(1, chair, contributes=True))
    drawn = [bytes([seat] * 32) for seat in (0, 1)]
    houses = (live, seen)
    for seat, each in enumerate(houses):
        commitment = commitment_to(drawn[seat], "m", 1, seat)
        await each.shuffle(lambda shuffle, c=commitment, s=seat: shuffle.add(s, 1, c, None))
    for seat, each in enumerate(houses):
        await each.shuffle(lambda shuffle, s=seat: shuffle.add(s, 1, None, drawn[s]))
    await live.catch_up()
    assert live.match.record(None) == seen.match.record(None)
    assert live.match.record(None)["shuffle"]["seats"][1]["contribution"] == drawn[1].hex()
