"""A server told to stop: what was asked for is answered, everybody is told to come back, and it ends."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from diablerie.server import Settings, create_app
from diablerie.server.main import PageServer, listen

from . import fleets
from .clients import PATIENCE, PERSON, Client, Live, Table
from .problems import problem

AT_ONCE = 6
"""How many matches are played at the same time."""


@dataclass
class Hasty:
    """Somebody who plays both seats over WebSockets, each action as soon as the last is answered."""

    table: Table
    acks: int = 0
    codes: list[int | None] = field(default_factory=list)

    def play(self) -> None:
        """Act until the server ends the connections."""
        rng = Random(0)
        with self.table.live(0) as first, self.table.live(1) as second:
            try:
                snap = first.snap()
                while True:
                    seat, v = snap["view"]["state"]["to_play"], snap["v"]
                    snap = (
                        self.act((first, second)[seat], first, rng.choice(["s1", "s2"]), v) or snap
                    )
            except ConnectionClosed:
                self.codes = [self.code_of(live) for live in (first, second)]

    def act(self, live: Live, eyes: Live, action: str, v: int) -> dict[str, object] | None:
        """Act, and wait for the answer and for the position after it."""
        live.act(action, v)
        while (frame := live.next())["type"] not in ("ack", "rej"):
            pass
        if frame["type"] == "rej":
            return None
        self.acks += 1
        return eyes.snap(frame["v"])

    @staticmethod
    def code_of(live: Live) -> int | None:
        """The code with which a connection was ended, whatever is still to be read."""
        try:
            while True:
                live.next()
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code


def played(database: Path | str, seconds: float) -> None:
    """Have a server stopped while many play: each action is acknowledged, or never happened."""
    with fleets.server(database) as server, ExitStack() as opened:
        clients = [opened.enter_context(Client(server.said)) for _ in range(AT_ONCE)]
        hasty = [Hasty(client.new_match()) for client in clients]
        with ThreadPoolExecutor(AT_ONCE) as threads:
            playing = [threads.submit(one.play) for one in hasty]
            while sum(one.acks for one in hasty) < AT_ONCE:
                time.sleep(0.01)
            time.sleep(seconds)
            server.tell_to_stop()
            assert server.wait(30) == 0
        for future in playing:
            future.result()
    assert [code for one in hasty for code in one.codes] == [
        CloseCode.SERVICE_RESTART
    ] * 2 * AT_ONCE
    with fleets.server(database) as server:
        for one in hasty:
            record = httpx2.get(f"{server.said}{one.table.path}/record").json()
            assert len(record["actions"]) == one.acks


@pytest.mark.parametrize(
    "seconds",
    [pytest.param(0.05, marks=pytest.mark.soak), 0.21, pytest.param(0.43, marks=pytest.mark.soak)],
)
def test_an_action_in_flight_is_acknowledged_or_never_happens(
    tmp_path: Path, seconds: float
) -> None:
    played(tmp_path / "matches.sqlite3", seconds)


def test_the_same_on_postgresql(postgres_url: str) -> None:
    played(postgres_url, 0.3)


def test_it_ends_soon_though_many_are_connected_and_a_bot_thinks(tmp_path: Path) -> None:
    with (
        fleets.server(tmp_path / "matches.sqlite3", thinking=60) as server,
        Client(server.said) as client,
        ExitStack() as opened,
    ):
        client.new_match({"kind": "bot", "level": "imp"}, PERSON)
        table = client.new_match()
        lives = [opened.enter_context(table.live(0)) for _ in range(24)]
        streams = [
            opened.enter_context(client.http.stream("GET", f"{table.path}/events"))
            for _ in range(8)
        ]
        for live in lives:
            live.snap()
        lines = [stream.iter_lines() for stream in streams]
        for one in lines:
            next(one)
        server.tell_to_stop()
        assert server.wait(30) == 0


def test_it_is_not_ready_before_it_hears_nobody_any_more(
    settings: Settings, tmp_path: Path
) -> None:
    settings = Settings(tmp_path / "matches.sqlite3", settings.page, warm=False)
    listener, answering = listen("127.0.0.1", 0), threading.Event()
    app = create_app(settings)
    server = PageServer(app, settings, answering.set)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        assert answering.wait(PATIENCE)
        address = f"http://127.0.0.1:{listener.getsockname()[1]}"
        app.state.services.closing = True
        assert problem(httpx2.get(f"{address}/readyz"), 503)["reason"] == "stopping"
        assert httpx2.get(f"{address}/healthz").status_code == 200
    finally:
        server.should_exit = True
        thread.join()
