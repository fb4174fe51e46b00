"""One press, one act: several actions are one frame, one commit, one message; so is taking them back."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import select

import diablerie
from diablerie.matches import Player
from diablerie.matches.commands import Command
from diablerie.rejection import Rejection
from diablerie.server import Settings
from diablerie.server.live.match import LiveMatch
from diablerie.server.live.subscription import Subscription
from diablerie.server.services import Services
from diablerie.server.storage.database import Database
from diablerie.server.storage.schema import ENTRIES

from .. import tables
from ..clients import Client, fresh_cmd
from ..preparing import murderous

SEVEN = ("s1",) * 7
"""The seven steps that make a turn of Doctor Faust."""


@pytest_asyncio.fixture
async def services(database_url: str) -> AsyncIterator[Services]:
    """A server on either database."""
    found = Services(Settings(database_url, bot_pace=0, warm=False))
    yield found
    await found.close()


async def begun(services: Services) -> LiveMatch:
    game = diablerie.load("doctor-faust", first_player=0)
    return await tables.begin(services, "m", game, Player.person(), Player.person())


@contextmanager
def counted(database: Database, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """How many transactions are committed meanwhile, as a list of one number."""
    found = [0]
    honest = database._writer.write

    async def write(job: Any) -> Any:
        found[0] += 1
        return await honest(job)

    with monkeypatch.context() as patch:
        patch.setattr(database._writer, "write", write)
        yield found


def message(watcher: Subscription) -> list[str]:
    """The kinds of the frames in the one message that there is for a watcher."""
    assert watcher.wake.is_set()
    watcher.wake.clear()
    kinds = [json.loads(frame)["type"] for frame in watcher.take()]
    assert not watcher.take(), "all of it is one message"
    return kinds


async def test_seven_steps_are_one_commit_and_one_message(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await begun(services)
    watchers = [Subscription(live, seat, None) for seat in (0, 1, None)]
    for watcher in watchers:
        watcher.resume(0)
        watcher.take()
        watcher.wake.clear()
    with counted(services.database, monkeypatch) as commits:
        done = await live.do(Command(0, SEVEN, live.version, "press"))
    assert (done.done, done.stopped, commits) == (7, None, [1])
    for watcher in watchers:
        kinds = message(watcher)
        assert kinds.count("ev") >= 7
        assert (kinds.count("head"), kinds.count("snap")) == (1, 1)


async def test_taking_them_back_is_one_commit_and_one_message(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await begun(services)
    before = live.match.state
    await live.do(Command(0, SEVEN[:-1], live.version, "press"))
    watcher = Subscription(live, 1, None)
    watcher.resume(0)
    watcher.take()
    watcher.wake.clear()
    with counted(services.database, monkeypatch) as commits:
        done = await live.do(Command(0, expect=live.version, cmd="undo", deed="take-back"))
    assert (done.done, commits) == (6, [1])
    assert live.match.state == before
    kinds = message(watcher)
    assert (kinds.count("ev"), kinds.count("snap")) == (6, 1)


async def test_there_is_an_entry_per_action_under_one_name(services: Services) -> None:
    live = await begun(services)
    await live.do(Command(0, SEVEN, live.version, "press"))
    query = select(ENTRIES).order_by(ENTRIES.c.number)
    rows = await services.database.rows(query)
    assert [row.cmd for row in rows] == ["press", *[None] * 6]
    assert [row.continues for row in rows] == [False, *[True] * 6]
    assert [row.action for row in rows] == list(SEVEN)


@pytest.mark.parametrize(
    ("actions", "done", "reason"),
    [
        (("s1", "s1"), 2, None),
        (("2@0", "3@1", "s1"), 1, "refused"),
        ((*SEVEN, "s1", "s1"), 7, "turn-over"),
    ],
)
async def test_a_repeated_command_is_acknowledged_as_before_also_after_a_restart(
    services: Services, actions: tuple[str, ...], done: int, reason: str | None
) -> None:
    live = await begun(services)
    command = Command(0, actions, live.version, "press")
    first = await live.do(command)
    assert first.done == done
    assert (first.stopped is None) == (reason is None)
    if reason == "turn-over":
        assert first.stopped is not None
        assert first.stopped["reason"] == reason
    again = Services(services.settings)
    try:
        for one in (live, await again.matches.get("m")):
            assert await one.do(command) == first
            for others in (("soul", "soul"), actions[:-1], (*actions[:-1], "soul")):
                with pytest.raises(Rejection, match="already names another action"):
                    await one.do(Command(0, others, live.version, "press"))
    finally:
        await again.close()
    assert len(live.match.log) == done


async def test_what_one_press_did_is_taken_back_as_one_also_after_a_restart(
    services: Services,
) -> None:
    live = await begun(services)
    await live.do(Command(0, ("soul",), live.version, "one"))
    before = live.match.state
    await live.do(Command(0, ("s1", "s1"), live.version, "two"))
    again = Services(services.settings)
    try:
        there = await again.matches.get("m")
        done = await there.do(Command(0, expect=there.version, deed="take-back"))
        assert (done.done, there.match.state) == (2, before)
    finally:
        await again.close()
    await live.catch_up()
    assert live.match.state == before


async def test_of_a_press_in_which_chance_had_a_hand_only_the_rest_is_taken_back(
    services: Services,
) -> None:
    """A shuffle of three cards: the first laid down is drawn by lot, the second is a choice alone."""
    game = diablerie.load("teufel-teufel", seats=2)
    live = await tables.begin(services, "m", game, Player.person(), Player.person())
    rng = Random(3)
    while not any(action.startswith("lift:") for action in live.match.state.legal):
        action = rng.choice(live.match.state.legal)
        await live.do(Command(live.match.to_play, (action,), live.version))
    seat, state, actions = live.match.to_play, live.match.state, list[str]()
    for kind in ("lift:", "lift:", "lift:", "lay:", "lay:"):
        actions.append(next(action for action in state.legal if action.startswith(kind)))
        state = state.play(actions[-1])
    done = await live.do(Command(seat, tuple(actions), live.version, "press"))
    assert (done.done, done.stopped, live.match.to_play) == (5, None, seat)
    undone = await live.do(Command(seat, expect=live.version, deed="take-back"))
    assert undone.done == 1
    assert undone.stopped is not None
    assert undone.stopped["reason"] == "was-random"


async def test_what_could_be_prepared_is_answered_one_action_at_a_time(services: Services) -> None:
    """A premove answers card by card: who answers with several at once would show that it was none."""
    game = diablerie.load("kill-doctor-lucky", seats=3)
    live = await tables.begin(services, "m", game, *[Player.person()] * 3)
    rng = Random(2)

    def answers() -> list[str]:
        return [action for action in live.match.state.legal if action.startswith("fail")]

    while not (answers() and answers()[0] in live.match.state.play(answers()[0]).legal):
        action = murderous(live.match.state.legal, rng)
        await live.do(Command(live.match.to_play, (action,), live.version))
    seat, card = live.match.to_play, answers()[0]
    done = await live.do(Command(seat, (card, card), live.version, "press"))
    assert done.done == 1
    assert done.stopped is not None
    assert done.stopped["reason"] == "one-at-a-time"
    assert live.match.to_play == seat


# Over the WebSocket and over HTTP


def test_a_press_is_one_frame_and_its_answer_one_message(client: Client) -> None:
    table = client.new_match()
    with table.live(0) as live:
        v = live.snap()["v"]
        messages = len(live.heads)
        live.send(type="act", cmd="press", expect=v, actions=list(SEVEN[:-1]))
        ack = live.until("ack")[-1]
        assert (ack["cmd"], ack["done"], ack["stopped"]) == ("press", 6, None)
        assert live.snap(ack["v"])["v"] == v + 6
        assert len(live.heads) == messages + 1
        live.send(type="do", cmd="undo", deed="take-back", expect=ack["v"])
        undone = live.until("ack")[-1]
        assert undone["done"] == 6
        live.snap(undone["v"])
        assert len(live.heads) == messages + 2


def test_an_answer_says_how_many_were_done_and_why_not_all(client: Client) -> None:
    table = client.new_match()
    with table.live(0) as live:
        v = live.snap()["v"]
        live.send(type="act", cmd="press", expect=v, actions=["2@0", "3@1"])
        ack = live.until("ack")[-1]
    assert ack["done"] == 1
    assert ack["stopped"]["clause"].startswith("DF-")
    assert ack["stopped"]["message"]


@pytest.mark.parametrize("body", [{}, {"action": "s1", "actions": ["s1"]}, {"actions": []}])
def test_an_act_has_one_action_or_several(client: Client, body: dict[str, Any]) -> None:
    table = client.new_match()
    v = table.read(0)["v"]
    asked = {"cmd": fresh_cmd(), "expect": v, "seat": 0, **body}
    assert client.http.post(f"{table.path}/actions", json=asked).status_code == 422
    with table.live(0) as live:
        live.snap()
        live.send(type="act", cmd="c", expect=v, **body)
        rej = live.until("rej")[-1]
        assert (rej["reason"], rej["cmd"]) == ("malformed", "c")


def test_over_http_as_over_the_socket(client: Client) -> None:
    table = client.new_match()
    body = {"cmd": "press", "expect": table.read(0)["v"], "seat": 0, "actions": ["s1", "s1"]}
    answers = [client.http.post(f"{table.path}/actions", json=body).json() for _ in range(2)]
    assert answers[0] == answers[1]
    assert (answers[0]["done"], answers[0]["stopped"]) == (2, None)
    undoing = {"cmd": "undo", "deed": "take-back", "seat": 0, "expect": answers[0]["v"]}
    undone = client.http.post(f"{table.path}/deeds", json=undoing).json()
    assert undone["done"] == 2
