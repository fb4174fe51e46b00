"""Clients that do not commit or do not reveal: the match begins without them, and it is said."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from diablerie.matches import verify
from diablerie.rejection import Rejection
from diablerie.server import Settings
from diablerie.server.live.shuffle_deadlines import ShuffleDeadlines

from ..clients import PATIENCE, PERSON, RANDOM_BOT, Client, Table, running
from ..contributing import Contributor, stage, states
from ..gathered import OPEN, done, invite, join, reason, room
from ..waiting import eventually

TimeUp = Callable[[Table], None]

LUCKY = "kill-doctor-lucky"


@pytest.fixture
def settings(settings: Settings, tmp_path: Path) -> Settings:
    """A server that looks often whose time is up; it never is by itself while a test runs."""
    database = tmp_path / "matches.sqlite3"
    return replace(settings, database=database, shuffle_wait=3600.0, tick=0.02, mercy=0.0)


@pytest.fixture
def address(settings: Settings) -> Iterator[str]:
    with running(settings) as address:
        yield address


@pytest.fixture
def people(address: str) -> Iterator[list[Client]]:
    with Client(address) as one, Client(address) as two, Client(address) as three:
        yield [one, two, three]


def gather(people: list[Client], **asked: object) -> list[Contributor]:
    """A table at which the client of each of these people has offered to add something."""
    first = invite(
        people[0], PERSON, *[OPEN] * (len(people) - 1), game=LUCKY, contributes=True, **asked
    )
    others = [
        join(first, client, seat, contributes=True) for seat, client in enumerate(people[1:], 1)
    ]
    return [Contributor(table, seat) for seat, table in enumerate([first, *others])]


@pytest.fixture
def time_up(settings: Settings) -> TimeUp:
    """Has the time of a table's present stage be up."""

    def let_it_pass(table: Table) -> None:
        connection = sqlite3.connect(settings.database, timeout=PATIENCE)
        with connection:
            past = ("2000-01-01T00:00:00.000Z", table.id)
            connection.execute(
                "UPDATE matches SET deadline = ? WHERE match = ? AND deadline IS NOT NULL", past
            )
        connection.close()

    return let_it_pass


class Asked:
    """A repository in which a stage's time is up, and the matches there, neither of which has any."""

    def __init__(self) -> None:
        self.asked = self.closed = 0

    async def with_stage_up(self, _now: datetime) -> list[str]:
        self.asked += 1
        return ["m"]

    async def get(self, _name: str) -> Any:
        self.closed += 1
        raise Rejection("not-found", "no-such-match", "it is a test")


@pytest.mark.parametrize("outage", [False, True])
async def test_no_stage_is_over_while_and_soon_after_nothing_can_be_answered(
    settings: Settings, outage: bool
) -> None:
    looks, enough = 0, asyncio.Event()

    def stands_still() -> bool:
        nonlocal looks
        looks += 1
        if looks == 6:
            enough.set()
        return outage and looks == 1

    there = Asked()
    keeper = ShuffleDeadlines(there, there, settings, stands_still)  # type: ignore[arg-type]  # asked for two things
    task = asyncio.create_task(keeper.keep())
    async with asyncio.timeout(PATIENCE):
        await enough.wait()
    task.cancel()
    assert (there.closed == 0) == outage
    assert (there.asked == 0) == outage


def begun(table: Table) -> None:
    eventually(lambda: room(table)["status"] == "running")


def added(table: Table, *seats: int) -> list[str]:
    """How far each seat is by the record, once these have given up."""
    for seat in seats:
        done(table, "resign", seat)
    record = table.record(None)
    assert verify(record).is_honest
    return [seat["state"] for seat in record["shuffle"]["seats"]]


def test_a_match_begins_though_no_client_commits(people: list[Client], time_up: TimeUp) -> None:
    table = invite(people[0], PERSON, RANDOM_BOT, game=LUCKY, contributes=True)
    time_up(table)
    begun(table)
    assert added(table, 0) == ["late", "bot"]


def test_who_does_not_commit_in_time_adds_nothing(people: list[Client], time_up: TimeUp) -> None:
    first, second = gather(people[:2])
    first.commit().raise_for_status()
    time_up(first.table)
    eventually(lambda: stage(first.table) == "revealing")
    assert states(first.table) == ["committed", "late"]
    assert reason(second.commit()) == "not-expected"
    assert first.reveal().json()["status"] == "running"
    assert added(first.table, 0) == ["given", "late"]
    assert verify(first.table.record(None), first.kept).is_honest


def test_who_does_not_reveal_in_time_is_left_out_and_the_others_draw_anew(
    people: list[Client], time_up: TimeUp
) -> None:
    clients = gather(people)
    for client in clients:
        client.commit().raise_for_status()
    for client in clients[:2]:
        client.reveal().raise_for_status()
    table = clients[0].table
    time_up(table)
    eventually(lambda: room(table)["shuffle"]["round"] == 2)
    assert states(table) == ["expected", "expected", "withheld"]
    again = [Contributor(client.table, client.seat) for client in clients[:2]]
    for client in again:
        client.commit().raise_for_status()
    for client in again:
        client.reveal().raise_for_status()
    begun(table)
    for client in clients:
        done(client.table, "resign", client.seat)
    assert added(table) == ["given", "given", "withheld"]
    assert all(verify(table.record(None), client.kept).is_honest for client in again)


def test_by_post_clients_have_as_long_as_for_a_turn(people: list[Client]) -> None:
    first, second = gather(people[:2], clock={"kind": "days", "days": 2})
    first.commit().raise_for_status()
    second.commit().raise_for_status()
    quick, _ = gather(people[:2])
    for table, seconds in ((first.table, 2 * 24 * 3600), (quick.table, 3600)):
        closes = datetime.fromisoformat(room(table)["shuffle"]["closes"])
        left = (closes - datetime.now(UTC)).total_seconds()
        assert seconds - 600 < left <= seconds
    first.reveal().raise_for_status()
    assert second.reveal().json()["status"] == "running"
    assert added(first.table, 0) == ["given", "given"]


def test_a_shuffle_goes_on_after_a_restart(settings: Settings) -> None:
    with running(settings) as address, Client(address) as one, Client(address) as two:
        first, second = gather([one, two])
        first.commit().raise_for_status()
        second.commit().raise_for_status()
        first.reveal().raise_for_status()
        cookies = two.http.cookies
    with running(settings) as address, Client(address) as two:
        two.http.cookies.update(cookies)
        table = Table(two, second.table.id, second.table.begun)
        assert states(table) == ["given", "committed"]
        again = Contributor(table, 1, second.drawn)
        assert again.reveal().json()["status"] == "running"
        assert added(table, 1) == ["given", "given"]
        assert verify(table.record(None), again.kept).is_honest


def test_time_that_is_up_during_a_restart_is_up_afterwards(
    settings: Settings, time_up: TimeUp
) -> None:
    with running(replace(settings, mercy=600.0)) as address, Client(address) as client:
        table = invite(client, PERSON, RANDOM_BOT, game=LUCKY, contributes=True)
        time_up(table)
        cookies = client.http.cookies
    with running(settings) as address, Client(address) as client:
        client.http.cookies.update(cookies)
        table = Table(client, table.id, table.begun)
        begun(table)
        assert added(table, 0) == ["late", "bot"]
