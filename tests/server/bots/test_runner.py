"""Bots in matches: they move when it is their turn, at a pace that tells nothing, and go on."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
import weakref
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

import diablerie
from diablerie import bots
from diablerie.game import Belief
from diablerie.matches import Player
from diablerie.matches.commands import Command
from diablerie.server import Settings
from diablerie.server.bots.compile_process import Compiler
from diablerie.server.bots.runner import AT_HAND
from diablerie.server.live.match import LiveMatch
from diablerie.server.services import Services

from .. import tables
from ..clients import PATIENCE, PERSON, RANDOM_BOT, Client, running
from ..waiting import until

MakeHouse = Callable[..., Services]


@pytest_asyncio.fixture
async def make_house(tmp_path: Path) -> AsyncIterator[MakeHouse]:
    """Makes houses on one database, and closes them."""
    houses: list[Services] = []

    def make(**settings: Any) -> Services:
        chosen = {"bot_pace": 0.0, "warm": False} | settings
        houses.append(Services(Settings(tmp_path / "matches.sqlite3", **chosen)))
        return houses[-1]

    yield make
    for house in houses:
        await house.close()


async def begin(house: Services, *players: Player, **options: Any) -> LiveMatch:
    game = diablerie.load("doctor-faust", **options)
    return await tables.begin(house, "m", game, *players)


class Foolish:
    """Tries what is not legal."""

    def choose(self, belief: Belief) -> str:
        assert isinstance(belief, Belief)
        return "resign"


class Broken:
    """Fails whenever it is asked."""

    def choose(self, belief: Belief) -> str:
        raise ZeroDivisionError("a bug in a bot")


def replace_level(monkeypatch: pytest.MonkeyPatch, name: str, bot: Any) -> None:
    load = bots.load
    monkeypatch.setattr(
        bots, "load", lambda level, game: bot if level == name else load(level, game)
    )


def test_a_bot_answers_a_persons_turn(client: Client) -> None:
    table = client.new_match(PERSON, RANDOM_BOT)
    with table.live(0) as live:
        snap = live.snap()
        for _ in range(7):
            live.act("s1", expect=snap["v"])
            snap = live.snap()
        while snap["view"]["state"]["to_play"] != 0:
            snap = live.snap()
    actions = table.record(0)["actions"]
    assert [entry["seat"] for entry in actions[:7]] == [0] * 7
    assert {entry["seat"] for entry in actions[7:]} == {1}


def test_bots_alone_play_to_the_end(client: Client) -> None:
    table = client.new_match(RANDOM_BOT, RANDOM_BOT, max_turns=20)
    with table.live(None) as live:
        while live.snap()["view"]["state"]["outcome"] is None:
            pass
    assert table.record(None)["result"]


async def test_people_need_not_wait_for_the_engine_but_bots_do(make_house: MakeHouse) -> None:
    house = make_house()
    live = await begin(house, Player.person(), Player.bot("random"))
    for _ in range(7):
        await live.do(Command(0, ("s1",), live.match.version))
    await asyncio.sleep(0.05)
    assert len(live.match.log) == 7
    house.warmup.settle()
    await until(live, lambda match: len(match.log) > 7)


@pytest.mark.parametrize("bot", [Foolish(), Broken()])
async def test_a_bot_that_fails_is_replaced_by_chance_and_logged(
    make_house: MakeHouse, monkeypatch: pytest.MonkeyPatch, caplog: Any, bot: bots.Bot
) -> None:
    replace_level(monkeypatch, "imp", bot)
    house = make_house()
    house.warmup.settle()
    with caplog.at_level(logging.ERROR):
        live = await begin(house, Player.bot("imp"), Player.person())
        await until(live, lambda match: match.to_play == 1)
    told = [vars(record) for record in caplog.records if record.message == "a bot has failed"]
    assert {(one["match"], one["bot"]) for one in told} == {("m", "imp")}


async def test_a_bot_is_handed_a_belief_and_nothing_else(
    make_house: MakeHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[tuple[Any, ...]] = []

    class Curious:
        def choose(self, *belief: Belief) -> str:
            given.append(belief)
            return belief[0].legal[0]

    replace_level(monkeypatch, "imp", Curious())
    house = make_house()
    house.warmup.settle()
    live = await begin(house, Player.bot("imp"), Player.person())
    await until(live, lambda match: match.to_play == 1)
    assert all([type(thing) for thing in things] == [Belief] for things in given)


async def test_the_loop_goes_on_while_a_bot_thinks(
    make_house: MakeHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop, thinks, enough = asyncio.get_running_loop(), asyncio.Event(), threading.Event()

    class Slow:
        def choose(self, belief: Belief) -> str:
            loop.call_soon_threadsafe(thinks.set)
            assert enough.wait(PATIENCE)
            return belief.legal[0]

    replace_level(monkeypatch, "imp", Slow())
    house = make_house()
    house.warmup.settle()
    live = await begin(house, Player.bot("imp"), Player.person())
    await thinks.wait()
    enough.set()
    await until(live, lambda match: len(match.log) == 1)


@pytest.mark.parametrize("thinking", [0.0, 0.12])
async def test_a_bot_acts_after_whole_paces_however_long_it_thought(
    make_house: MakeHouse, monkeypatch: pytest.MonkeyPatch, thinking: float
) -> None:
    class Thinker:
        def choose(self, belief: Belief) -> str:
            time.sleep(thinking)
            return belief.legal[0]

    replace_level(monkeypatch, "imp", Thinker())
    house = make_house(bot_pace=0.1)
    house.warmup.settle()
    begun = time.monotonic()
    live = await begin(house, Player.bot("imp"), Player.person())
    await until(live, lambda match: len(match.log) == 2)
    paces_each = 1 if thinking < 0.1 else 2
    assert time.monotonic() - begun >= 2 * paces_each * 0.1


async def test_a_bot_that_was_to_move_moves_when_the_house_opens_again(
    make_house: MakeHouse,
) -> None:
    live = await begin(make_house(), Player.bot("random"), Player.person())
    assert not live.match.log
    house = make_house()
    await house.open()
    again = await house.matches.get("m")
    await until(again, lambda match: match.to_play == 1)


def test_people_play_while_the_rules_are_still_being_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_finish = threading.Event()
    monkeypatch.setattr(Compiler, "compile", lambda _self, _game: True)
    monkeypatch.setattr(bots, "warm", lambda _game: may_finish.wait(10))
    settings = Settings(tmp_path / "matches.sqlite3", bot_pace=0)
    with running(settings) as address, Client(address) as client:
        table = client.new_match()
        table.play("soul")
        while not (engine := client.get("/api/status").json()["engine"])["doing"]:
            time.sleep(0.01)
        assert (engine["ready"], engine["games"]) == (False, [])
        assert engine["doing"] == "Doctor Faust"
        assert engine["progress"] < 1
        may_finish.set()
        while not client.get("/api/status").json()["engine"]["ready"]:
            time.sleep(0.01)


def test_rules_that_cannot_be_compiled_are_played_interpreted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: Any
) -> None:
    def fail(game: diablerie.Game) -> None:
        raise OSError("no room for machine code")

    monkeypatch.setattr(Compiler, "compile", lambda _self, _game: False)
    monkeypatch.setattr(bots, "warm", fail)
    settings = Settings(tmp_path / "matches.sqlite3", bot_pace=0)
    with running(settings) as address, Client(address) as client:
        table = client.new_match(RANDOM_BOT, PERSON)
        with table.live(1) as live:
            while live.snap()["view"]["state"]["to_play"] != 1:
                pass
    assert "no room for machine code" in caplog.text


@pytest.mark.parametrize(("level", "kept"), [("imp", AT_HAND), ("greedy", 0)])
async def test_bots_take_no_more_room_the_more_matches_they_play_in(
    level: str, kept: int, make_house: MakeHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[weakref.ref[Any]] = []
    load = bots.load

    def counted(level: str, game: diablerie.Game) -> bots.Bot:
        bot = load(level, game)
        made.append(weakref.ref(bot))
        return bot

    monkeypatch.setattr(bots, "load", counted)
    house = make_house(bot_threads=2)
    house.warmup.settle()
    for number in range(2 * AT_HAND):
        game = diablerie.load("doctor-faust", first_player=0, max_turns=number + 20)
        live = await tables.begin(house, f"m{number}", game, Player.bot(level), Player.person())
        await until(live, lambda match: match.to_play == 1)
    assert len(house.matches.all()) == 2 * AT_HAND <= len(made)
    assert sum(bot() is not None for bot in made) == kept


async def test_a_bot_that_is_overtaken_thinks_anew_and_nobody_is_alarmed(
    make_house: MakeHouse, monkeypatch: pytest.MonkeyPatch, caplog: Any
) -> None:
    class Slow:
        def choose(self, belief: Belief) -> str:
            time.sleep(0.2)
            return belief.legal[0]

    replace_level(monkeypatch, "imp", Slow())
    house = make_house()
    house.warmup.settle()
    game = diablerie.load("teufel-teufel", seats=3, first_player=0)
    players = (Player.bot("imp"), Player.person(), Player.person())
    live = await tables.begin(house, "m", game, *players)
    await asyncio.sleep(0.05)
    await live.do(Command(1, deed="offer"))
    await until(live, lambda match: len(match.log) > 1)
    assert [(entry.seat, entry.deed) for entry in live.match.log] == [(1, "offer"), (0, "act")]
    assert caplog.records == []
