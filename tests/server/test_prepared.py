"""Answers prepared in advance: given when the seat is asked, and nobody else can tell that they were."""

from __future__ import annotations

import json
import re
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
import pytest_asyncio

import diablerie
from diablerie.matches import Match, Player
from diablerie.server import Settings
from diablerie.server.house import House
from diablerie.server.live import Asked, LiveMatch, Preparing
from diablerie.server.problems import Problem
from diablerie.server.routes import matches as match_routes
from diablerie.server.store import Saved

from .clients import PATIENCE, PERSON, RANDOM_BOT, Client, Live, Table, fresh_cmd, running
from .process import process
from .waiting import until

TURN = ["s1"] * 7
ANSWER = {"action": "s1", "times": 3}
MOMENT = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)")


def read_prepared(_game: object, document: Mapping[str, Any]) -> dict[str, Any]:
    """For these tests a seat can prepare an action to be done some times when it is its turn."""
    if set(document) != {"action", "times"}:
        raise ValueError("an answer has action and times")
    return {"action": document["action"], "times": document["times"]}


def prepared_action(
    _game: object, view: Mapping[str, Any], prepared: Mapping[str, Any], done: Sequence[str]
) -> str | None:
    """The action, if it is legal and was not done so often yet."""
    if len(done) == prepared["times"] or prepared["action"] not in view["legal"]:
        return None
    return str(prepared["action"])


@pytest.fixture
def preparable(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game has something to prepare."""
    kind = type(diablerie.load("doctor-faust"))
    monkeypatch.setattr(kind, "read_prepared", read_prepared)
    monkeypatch.setattr(kind, "prepared_action", prepared_action)


@pytest.fixture(scope="module")
def quick(settings: Settings, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that answers after a short time."""
    database = tmp_path_factory.mktemp("database") / "matches.sqlite3"
    with running(replace(settings, database=database, answer_pause=(0.08, 0.1))) as address:
        yield address


@pytest.fixture
def player(quick: str, preparable: None) -> Iterator[Client]:
    with Client(quick) as client:
        yield client


def prepare(live: Live, answer: object, cmd: str | None = None) -> str:
    cmd = cmd or fresh_cmd()
    live.send(type="prepare", cmd=cmd, answer=answer)
    return cmd


def put(table: Table, seat: int, answer: object, **headers: str) -> Any:
    body = {"seat": seat, "answer": answer}
    return table.client.http.put(f"{table.path}/prepared", json=body, headers=headers)


def actions(table: Table, seat: int) -> list[str]:
    """What a seat has done so far."""
    return [entry["action"] for entry in table.record(seat)["actions"] if entry["seat"] == seat]


def wait_for(table: Table, count: int, seat: int = 1) -> None:
    """Wait until a seat has done so many actions."""
    end = time.monotonic() + PATIENCE
    while len(actions(table, seat)) < count:
        assert time.monotonic() < end
        time.sleep(0.01)


# Preparing


def test_a_game_with_nothing_to_prepare_refuses(client: Client) -> None:
    table = client.new_match()
    refused = put(table, 0, {"up_to": 3})
    assert (refused.status_code, refused.json()["reason"]) == (422, "cannot-prepare")
    with table.live(0) as live:
        live.snap()
        cmd = prepare(live, {"up_to": 3})
        told = live.next()
    assert (told["type"], told["cmd"], told["reason"]) == ("rej", cmd, "cannot-prepare")
    assert "nothing to prepare" in told["message"]


def test_what_is_prepared_is_acknowledged_and_shown_to_its_seat_alone(player: Client) -> None:
    table = player.new_match()
    with table.live(1) as live:
        v = live.snap()["v"]
        cmd = prepare(live, ANSWER)
        assert live.next() == {"type": "ack", "cmd": cmd, "v": v}
        snap = live.next()
    assert (snap["type"], snap["v"], snap["view"]["prepared"]) == ("snap", v, ANSWER)
    assert table.read(1)["view"]["prepared"] == ANSWER
    assert table.read(0)["view"]["prepared"] is table.read(None)["view"]["prepared"] is None


def test_over_http_it_is_put_and_taken_back(player: Client) -> None:
    table = player.new_match()
    assert put(table, 1, ANSWER).json() == {"v": table.read(1)["v"]}
    assert table.read(1)["view"]["prepared"] == ANSWER
    assert put(table, 1, None).status_code == 200
    assert table.read(1)["view"]["prepared"] is None


def test_an_answer_that_will_not_do_is_refused_in_the_games_words(player: Client) -> None:
    table = player.new_match()
    refused = put(table, 1, {"times": 1}).json()
    assert (refused["status"], refused["detail"]) == (422, "an answer has action and times")
    assert table.read(1)["view"]["prepared"] is None


def test_only_the_owner_of_a_seat_prepares_for_it(player: Client, quick: str) -> None:
    table = player.new_match(PERSON, RANDOM_BOT)
    assert put(table, 1, ANSWER).status_code == 403
    with Client(quick) as stranger:
        assert put(Table(stranger, table.id, {}), 0, ANSWER).status_code == 403
    assert put(table, 0, ANSWER, Origin="https://evil.example").status_code == 403
    with table.live(None) as live:
        live.snap()
        prepare(live, ANSWER)
        assert live.next()["reason"] == "not-your-seat"


def test_once_over_nothing_can_be_prepared(player: Client) -> None:
    table = player.new_match(max_turns=1)
    table.play(*TURN)
    assert put(table, 1, ANSWER).json()["reason"] == "match-over"
    assert put(table, 1, None).status_code == 200


def test_a_repeated_command_is_answered_alike_and_brings_nothing_back(player: Client) -> None:
    table = player.new_match()
    with table.live(1) as live:
        v = live.snap()["v"]
        prepare(live, ANSWER, "mine")
        live.until("ack")
        prepare(live, {**ANSWER, "times": 2}, "mine")
        assert live.until("rej")[-1]["reason"] == "command-reused"
        table.play(*TURN)
        wait_for(table, 3)
        prepare(live, ANSWER, "mine")
        assert live.until("ack")[-1]["v"] == v
    assert table.read(1)["view"]["prepared"] is None


def test_a_command_that_names_an_action_names_no_preparation(player: Client) -> None:
    table = player.new_match()
    table.act(0, "s1", cmd="mine").raise_for_status()
    with table.live(0) as live:
        live.snap()
        prepare(live, ANSWER, "mine")
        assert live.until("rej")[-1]["reason"] == "command-reused"


# Answering


def test_when_the_seat_is_asked_it_answers_by_itself_and_what_was_prepared_lapses(
    player: Client,
) -> None:
    table = player.new_match()
    put(table, 1, ANSWER)
    with table.live(1) as live:
        live.snap()
        table.play(*TURN)
        wait_for(table, 3)
        while (snap := live.snap())["view"]["prepared"] is not None:
            pass
    assert actions(table, 1) == ["s1"] * 3
    assert (snap["view"]["state"]["to_play"], snap["view"]["walks"] != []) == (1, True)


def test_it_waits_where_it_is_no_answer_to_what_is_asked(player: Client) -> None:
    table = player.new_match()
    put(table, 1, {"action": "9@17", "times": 1})
    table.play("8@17", *["s1"] * 6)
    time.sleep(0.2)
    assert actions(table, 1) == []
    assert table.read(1)["view"]["prepared"] == {"action": "9@17", "times": 1}


def test_taken_back_in_time_it_is_not_given(player: Client) -> None:
    table = player.new_match()
    put(table, 1, ANSWER)
    put(table, 1, None)
    table.play(*TURN)
    time.sleep(0.2)
    assert actions(table, 1) == []


def test_the_last_that_was_prepared_counts(player: Client) -> None:
    table = player.new_match()
    put(table, 1, ANSWER)
    put(table, 1, {"action": "s2", "times": 1})
    table.play(*TURN)
    wait_for(table, 1)
    assert table.read(1)["view"]["prepared"] is None
    assert actions(table, 1) == ["s2"]


def test_the_match_ending_ends_what_is_prepared(player: Client) -> None:
    table = player.new_match(max_turns=1)
    put(table, 1, ANSWER)
    put(table, 0, {"action": "9@17", "times": 1})
    table.play(*TURN)
    assert table.read(1)["view"]["prepared"] is table.read(0)["view"]["prepared"] is None


# One house after another, on one database


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "matches.sqlite3"


@pytest_asyncio.fixture
async def houses(path: Path, preparable: None) -> AsyncIterator[Any]:
    made: list[House] = []

    def make(low: float = 30, high: float = 60) -> House:
        made.append(House(Settings(path, bot_pace=0, warm=False, answer_pause=(low, high))))
        return made[-1]

    yield make
    for house in made:
        await house.close()


async def begin(house: House) -> LiveMatch:
    game = diablerie.load("doctor-faust")
    players = [Player.person(), Player.person()]
    match = Match.start(game, players, bytes(32), datetime.now(UTC))
    await house.store.add_match("m", match, {})
    return house.matches.add("m", Saved(match, {}, {}))


async def play(live: LiveMatch, *todo: str) -> None:
    for action in todo:
        await live.act(Asked(live.match.to_play or 0, action, live.match.version))


def stored(path: Path) -> list[tuple[Any, ...]]:
    with sqlite3.connect(path) as connection:
        rows = connection.execute("SELECT seat, answer, done FROM prepared").fetchall()
    connection.close()
    return rows


async def test_it_survives_a_restart_and_is_given_then(houses: Any, path: Path) -> None:
    live = await begin(houses())
    await live.prepare(Preparing(1, ANSWER, "mine"))
    assert stored(path) == [(1, json.dumps(ANSWER), "[]")]
    await play(live, *TURN)
    house = houses(0.0, 0.01)
    await house.open()
    again = await house.matches.get("m")
    await until(again, lambda match: len(match.moves) == 10)
    assert [move.seat for move in again.match.moves[7:]] == [1] * 3
    assert stored(path) == [(1, None, "[]")]


async def test_half_given_it_goes_on_where_it_was(houses: Any) -> None:
    live = await begin(houses())
    await live.prepare(Preparing(1, ANSWER, "mine"))
    await play(live, *TURN)
    await live.act(Asked(1, "s1", live.match.version, by_prepared=True))
    house = houses(0.0, 0.01)
    await house.open()
    again = await house.matches.get("m")
    await until(again, lambda match: len(match.moves) == 10)
    assert again.snap(1, None).view.prepared is None


async def test_a_repetition_after_a_restart_brings_nothing_back(houses: Any) -> None:
    live = await begin(houses())
    await live.prepare(Preparing(1, ANSWER, "mine"))
    await live.prepare(Preparing(1, None, "back"))
    again = await houses().matches.get("m")
    assert await again.prepare(Preparing(1, None, "back")) == live.match.version
    assert again.snap(1, None).view.prepared is None


async def test_who_answers_by_hand_is_not_answered_for(houses: Any, path: Path) -> None:
    live = await begin(houses())
    await live.prepare(Preparing(1, ANSWER, "mine"))
    await play(live, *TURN)
    assert live.has_prepared
    await live.act(Asked(1, "s2", live.match.version))
    assert live.snap(1, None).view.prepared is None
    assert stored(path) == [(1, None, "[]")]


async def test_the_person_comes_before_the_answer_that_was_on_its_way(houses: Any) -> None:
    house = houses(0.2, 0.2)
    live = await begin(house)
    await live.prepare(Preparing(1, {"action": "s2", "times": 1}, "mine"))
    await play(live, *TURN, *TURN)
    await until(live, lambda match: match.to_play == 0)
    await house.close()
    assert [move.action for move in live.match.moves if move.seat == 1] == TURN


async def test_the_pause_is_drawn_between_its_bounds(houses: Any) -> None:
    live = await begin(houses(0.3, 0.4))
    await live.prepare(Preparing(1, {"action": "s1", "times": 1}, "mine"))
    await play(live, *TURN)
    begun = time.monotonic()
    await until(live, lambda match: len(match.moves) == 8)
    assert 0.3 <= time.monotonic() - begun < 2


async def test_an_answer_that_breaks_the_rules_is_logged_and_not_given(
    houses: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house = houses(0.0, 0.0)
    live = await begin(house)
    monkeypatch.setattr(type(live.match.game), "prepared_action", lambda *_: "resign")
    await live.prepare(Preparing(0, ANSWER, "mine"))
    assert house.answers.is_at_work(live)
    while house.answers.is_at_work(live):
        with pytest.raises(Problem):
            await live.act(Asked(0, "resign", live.match.version))
    assert live.match.moves == []
    assert "prepared answer in match m" in caplog.text


# What others are sent


def plain(table: Table, text: str) -> str:
    """What was sent, without what names the match or tells the time."""
    return MOMENT.sub("then", text).replace(table.id, "id")


class Watched:
    """A match, and all that seat 0 and a spectator are sent of it."""

    def __init__(self, table: Table, *lives: Live) -> None:
        self.table = table
        self.lives = lives
        self.heard: list[str] = []
        for live in lives:
            live.snap()

    def act(self, seat: int, action: str, cmd: str) -> None:
        v = self.table.read(None)["v"]
        self.table.act(seat, action, v, cmd).raise_for_status()
        self.hear()

    def hear(self) -> None:
        """Have what has happened arrive."""
        for live in self.lives:
            live.snap()

    def look(self) -> None:
        """Look by the other doors."""
        for seat in (0, None):
            for path in (self.table.path, f"{self.table.path}/record"):
                answer = self.table.client.get(path, seat=seat)
                self.heard.append(f"{answer.headers['content-length']} {answer.text}")

    def plain(self) -> list[str]:
        told = [text for live in self.lives for text in live.texts] + self.heard
        return [plain(self.table, text) for text in told]


def test_nothing_sent_to_others_tells_prepared_answers_from_considered_ones(
    player: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    same = SimpleNamespace(token_bytes=bytes, token_urlsafe=secrets.token_urlsafe)
    monkeypatch.setattr(match_routes, "secrets", same)
    one, other = player.new_match(), player.new_match()
    with one.live(0) as a, one.live(None) as b, other.live(0) as c, other.live(None) as d:
        considered, ready = Watched(one, a, b), Watched(other, c, d)
        for answer in (ANSWER, None, {"action": "soul", "times": 5}, ANSWER):
            put(other, 1, answer).raise_for_status()
        for k, action in enumerate(TURN):
            for watched in (considered, ready):
                watched.act(0, action, f"first {k}")
                watched.look()
        for k in range(3):
            considered.act(1, "s1", f"answer {k}")
        for _ in range(3):
            ready.hear()
        for k, action in enumerate(["s2"] * 4):
            for watched in (considered, ready):
                watched.act(1, action, f"last {k}")
                watched.look()
    assert actions(one, 1) == actions(other, 1) == ["s1"] * 3 + ["s2"] * 4
    assert considered.plain() == ready.plain()


# A game in which people are asked in turn

ATTEMPTING = "kill-doctor-lucky"


def murderous(legal: Sequence[str], rng: Random) -> str:
    """An attempt if it can be made, else anything but the end of a turn."""
    attempts = [action for action in legal if action.startswith("attempt")]
    return rng.choice(attempts or [action for action in legal if action != "end"] or list(legal))


def played_to_an_attempt(game: diablerie.Game, seed: int) -> tuple[list[str], Match]:
    """The actions that lead to an attempt that is yet to be answered by all, and the match there."""
    rng, moment = Random(seed), datetime.now(UTC)
    match = Match.start(game, [Player.person()] * game.seats, bytes(32), moment)
    while match.state.view(None)["phase"] != "answer":
        match.act(match.to_play or 0, murderous(match.state.legal, rng), moment)
    return [move.action for move in match.moves], match


def answers_of(match: Match, prepared: dict[str, Any]) -> list[str]:
    """What the seat to move answers by what it has prepared, until it is not asked any more."""
    seat, done = match.to_play or 0, list[str]()
    while match.to_play == seat:
        view = match.state.view(seat)
        action = match.game.prepared_action(view, prepared, done)
        if action is None:
            break
        match.act(seat, action, datetime.now(UTC))
        done.append(action)
    return done


def heard(
    client: Client, actions_there: Sequence[str], answers: Sequence[str], prepared: object
) -> list[list[str]]:
    """What all but the seat asked first are sent of an attempt and its answers, given or prepared."""
    *before, attempt = actions_there
    table = client.new_match(PERSON, PERSON, PERSON, game=ATTEMPTING)
    table.play(*before)
    attacker = table.read(None)["view"]["state"]["to_play"]
    asked = (attacker + 1) % 3
    if prepared is not None:
        put(table, asked, prepared).raise_for_status()
    with ExitStack() as stack:
        lives = [stack.enter_context(table.live(seat)) for seat in (0, 1, 2, None) if seat != asked]
        for live in lives:
            live.snap()
        table.play(attempt)
        for answer in answers:
            if prepared is None:
                table.play(answer)
            for live in lives:
                live.snap()
        for live in lives:
            live.snap()
    assert actions(table, asked)[-len(answers) :] == list(answers)
    return [[plain(table, text) for text in live.texts] for live in lives]


@pytest.mark.parametrize("up_to", [0, 2, 9])
def test_nobody_can_tell_whether_an_attempt_was_answered_in_advance(
    quick: str, monkeypatch: pytest.MonkeyPatch, up_to: int
) -> None:
    same = SimpleNamespace(token_bytes=bytes, token_urlsafe=secrets.token_urlsafe)
    monkeypatch.setattr(match_routes, "secrets", same)
    actions_there, match = played_to_an_attempt(diablerie.load(ATTEMPTING, seats=3), up_to)
    prepared = {"up_to": up_to}
    answers = answers_of(match, prepared)
    with Client(quick) as client:
        in_advance = heard(client, actions_there, answers, prepared)
        considered = heard(client, actions_there, answers, None)
    assert in_advance == considered


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


def legal_in(table: Table) -> list[str]:
    """What the seat to move can do."""
    seat = table.read(None)["view"]["state"]["to_play"]
    legal: list[str] = table.read(seat)["view"]["state"]["legal"]
    return legal


def attempt_in(table: Table) -> str:
    """An attempt that the seat to move can make, empty if it can make none."""
    return next((action for action in legal_in(table) if action.startswith("attempt")), "")


def wait_until_passed(table: Table, seat: int) -> None:
    end = time.monotonic() + PATIENCE
    while actions(table, seat)[-1:] != ["pass"]:
        assert time.monotonic() < end
        time.sleep(0.05)
