"""Answers prepared in advance, in the house that keeps them: restarts, pauses, and who comes first."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio

import diablerie
from diablerie.matches import Deed, Player
from diablerie.matches.commands import Command, PremoveCommand
from diablerie.rejection import Rejection
from diablerie.server import Settings
from diablerie.server.live.match import LiveMatch
from diablerie.server.services import Services

from .. import tables
from ..clients import PERSON, Client, Table
from ..preparing import ANSWER, ATTEMPTING, TURN, RehearsedPremoves, actions, murderous, put
from ..process import process
from ..waiting import eventually, until


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "matches.sqlite3"


@pytest_asyncio.fixture
async def houses(path: Path, preparable: None) -> AsyncIterator[Any]:
    made: list[Services] = []

    def make(low: float = 30, high: float = 60) -> Services:
        made.append(Services(Settings(path, bot_pace=0, warm=False, answer_pause=(low, high))))
        return made[-1]

    yield make
    for house in made:
        await house.close()


async def begin(house: Services) -> LiveMatch:
    game = diablerie.load("doctor-faust")
    return await tables.begin(house, "m", game, Player.person(), Player.person())


async def play(live: LiveMatch, *todo: str) -> None:
    for action in todo:
        await live.do(Command(live.match.to_play or 0, (action,), live.match.version))


def stored(path: Path) -> list[tuple[Any, ...]]:
    with sqlite3.connect(path) as connection:
        rows = connection.execute("SELECT seat, answer, done FROM prepared").fetchall()
    connection.close()
    return [(seat, json.loads(answer or "null"), json.loads(done)) for seat, answer, done in rows]


async def test_it_survives_a_restart_and_is_given_then(houses: Any, path: Path) -> None:
    live = await begin(houses())
    await live.prepare(PremoveCommand(1, ANSWER, "mine"))
    assert stored(path) == [(1, ANSWER, [])]
    await play(live, *TURN)
    house = houses(0.0, 0.01)
    await house.open()
    again = await house.matches.get("m")
    await until(again, lambda match: len(match.log) == 10)
    assert [entry.seat for entry in again.match.log[7:]] == [1] * 3
    assert stored(path) == [(1, None, [])]


async def test_half_given_it_goes_on_where_it_was(houses: Any) -> None:
    live = await begin(houses())
    await live.prepare(PremoveCommand(1, ANSWER, "mine"))
    await play(live, *TURN)
    await live.do(Command(1, ("s1",), live.match.version, doer="prepared"))
    house = houses(0.0, 0.01)
    await house.open()
    again = await house.matches.get("m")
    await until(again, lambda match: len(match.log) == 10)
    assert json.loads(again.view(1, "null"))["prepared"] is None


async def test_a_repetition_after_a_restart_brings_nothing_back(houses: Any) -> None:
    live = await begin(houses())
    await live.prepare(PremoveCommand(1, ANSWER, "mine"))
    await live.prepare(PremoveCommand(1, None, "back"))
    again = await houses().matches.get("m")
    assert await again.prepare(PremoveCommand(1, None, "back")) == live.match.version
    assert json.loads(again.view(1, "null"))["prepared"] is None


async def test_who_answers_by_hand_is_not_answered_for(houses: Any, path: Path) -> None:
    live = await begin(houses())
    await live.prepare(PremoveCommand(1, ANSWER, "mine"))
    await play(live, *TURN)
    assert live.has_prepared
    await live.do(Command(1, ("s2",), live.match.version))
    assert json.loads(live.view(1, "null"))["prepared"] is None
    assert stored(path) == [(1, None, [])]


async def test_the_person_comes_before_the_answer_that_was_on_its_way(houses: Any) -> None:
    house = houses(0.2, 0.2)
    live = await begin(house)
    await live.prepare(PremoveCommand(1, {"action": "s2", "times": 1}, "mine"))
    await play(live, *TURN, *TURN)
    await until(live, lambda match: match.to_play == 0)
    await house.close()
    assert [entry.action for entry in live.match.log if entry.seat == 1] == TURN


async def test_the_pause_lasts_at_least_as_long_as_its_lower_bound(houses: Any) -> None:
    live = await begin(houses(0.3, 0.4))
    await live.prepare(PremoveCommand(1, {"action": "s1", "times": 1}, "mine"))
    await play(live, *TURN)
    begun = time.monotonic()
    await until(live, lambda match: len(match.log) == 8)
    assert time.monotonic() - begun >= 0.3


async def test_an_answer_that_breaks_the_rules_is_logged_and_not_given(
    houses: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house = houses(0.0, 0.0)
    live = await begin(house)
    monkeypatch.setattr(RehearsedPremoves, "action", lambda *_: "resign")
    await live.prepare(PremoveCommand(0, ANSWER, "mine"))
    assert house.premove_runner.is_at_work(live)
    while house.premove_runner.is_at_work(live):
        with pytest.raises(Rejection):
            await live.do(Command(0, ("resign",), live.match.version))
    assert live.match.log == []
    assert caplog.messages == ["a match stands still"]


def test_an_answer_acknowledged_is_given_though_the_power_fails(tmp_path: Path) -> None:
    database = tmp_path / "matches.sqlite3"
    rng = Random(7)
    with process(database) as server, Client(server.address) as client:
        table = client.new_match(PERSON, PERSON, PERSON, game=ATTEMPTING)
        while not (attempt := attempt_in(table)):
            table.play(murderous(legal_in(table), rng))
        asked = (table.read(None)["view"]["state"]["to_play"] + 1) % 3
        put(table, asked, {"up_to": 0}).raise_for_status()
        table.play(attempt)
        server.kill()
        cookies = client.http.cookies
    with process(database) as server, Client(server.address) as client:
        client.http.cookies = cookies
        table = Table(client, table.id, {})
        assert "pass" not in actions(table, asked)
        wait_until_passed(table, asked)
        assert table.read(asked)["view"]["prepared"] is None


@pytest.mark.parametrize("deed", ["substitute", "vote"])
async def test_an_answer_lapses_when_a_bot_takes_over_and_none_is_prepared_then(
    houses: Any, deed: Deed
) -> None:
    house = houses()
    live = await tables.begin(house, "m", diablerie.load("doctor-faust"), *[Player.person()] * 2)
    await live.prepare(PremoveCommand(1, ANSWER, "mine"))
    seat = None if deed == "substitute" else 0
    await live.do(Command(seat, deed=deed, about=1, level="random"))
    assert json.loads(live.view(1, "null"))["prepared"] is None
    with pytest.raises(Rejection) as caught:
        await live.prepare(PremoveCommand(1, ANSWER, "again"))
    assert caught.value.reason == "not-playing"
    await live.do(Command(1, deed="return"))
    await live.prepare(PremoveCommand(1, ANSWER, "again"))


def legal_in(table: Table) -> list[str]:
    """What the seat to move can do."""
    seat = table.read(None)["view"]["state"]["to_play"]
    legal: list[str] = table.read(seat)["view"]["state"]["legal"]
    return legal


def attempt_in(table: Table) -> str:
    """An attempt that the seat to move can make, empty if it can make none."""
    return next((action for action in legal_in(table) if action.startswith("attempt")), "")


def wait_until_passed(table: Table, seat: int) -> None:
    eventually(lambda: actions(table, seat)[-1:] == ["pass"])
