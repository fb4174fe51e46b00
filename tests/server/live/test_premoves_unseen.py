"""Answers prepared in advance: nobody else can tell that they were."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from contextlib import ExitStack
from datetime import UTC, datetime
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import diablerie
from diablerie.matches import Match, Player
from diablerie.server.api.routes import matches as match_routes

from ..clients import PERSON, Client, Live, Table
from ..preparing import ANSWER, ATTEMPTING, TURN, actions, murderous, put

MOMENT = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)")


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


def played_to_an_attempt(game: diablerie.Game, seed: int) -> tuple[list[str], Match]:
    """The actions that lead to an attempt that is yet to be answered by all, and the match there."""
    rng, moment = Random(seed), datetime.now(UTC)
    match = Match.start(game, [Player.person()] * game.seats, bytes(32), moment)
    while match.state.view(None)["phase"] != "answer":
        match.act(match.to_play or 0, murderous(match.state.legal, rng), moment)
    return [str(entry.action) for entry in match.log], match


def answers_of(match: Match, prepared: dict[str, Any]) -> list[str]:
    """What the seat to move answers by what it has prepared, until it is not asked any more."""
    seat, done = match.to_play or 0, list[str]()
    while match.to_play == seat:
        view = match.state.view(seat)
        action = match.game.premoves.action(view, prepared, done)
        if action is None:
            break
        match.act(seat, action, datetime.now(UTC))
        done.append(action)
    return done


def follow_together(lives: Sequence[Live]) -> None:
    """Have all follow from when all have come: who hears how often of the others' coming is chance.

    A connection that has answered a ping counts as there, and before it resumes it is told nothing.
    """
    for live in lives:
        live.ping()
    for live in lives:
        live.send(type="resume", after=0)
        live.snap()


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
        others = [seat for seat in (0, 1, 2, None) if seat != asked]
        lives = [stack.enter_context(table.live(seat, after=None)) for seat in others]
        follow_together(lives)
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
