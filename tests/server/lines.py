"""What people see of a table, over lines that may be cut at any moment and taken up again."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from random import Random
from typing import Any

import httpx2
from websockets.sync.client import ClientConnection

from .clients import Client, Frame, Table, fresh_cmd, stream
from .gathered import do

PATIENCE = 60.0
"""Seconds for what takes milliseconds on a machine that has time."""


class Guest(Client):
    """Somebody with an address of their own, who may turn to another of the servers."""

    def __init__(self, servers: list[str], rng: Random) -> None:
        super().__init__(rng.choice(servers))
        self._servers = servers
        self._rng = rng
        self._from = "10." + ".".join(str(rng.randrange(256)) for _ in range(3))
        self.http.timeout = httpx2.Timeout(PATIENCE)
        self.http.headers["X-Forwarded-For"] = self._from

    def turn(self) -> None:
        """Go on with any of the servers."""
        self.address = self._rng.choice(self._servers)
        self.http.base_url = httpx2.URL(self.address)

    @contextmanager
    def connect(
        self, path: str, seat: int | None = None, **headers: str
    ) -> Iterator[ClientConnection]:
        with super().connect(path, seat, **headers, **{"X-Forwarded-For": self._from}) as socket:
            yield socket


class Line:
    """A seat's eyes on a running match, or a spectator's, over a WebSocket.

    Asserts of everything that comes that it comes once, in order and without a gap, over all lines of
    this viewer together.
    """

    def __init__(self, table: Table, seat: int | None) -> None:
        self.table = table
        self.seat = seat
        self.v = 0
        self.heard = 0
        self.shown = 0
        """The version of the last position."""
        self.view: Frame = {}
        self.unread = 0
        """How many frames have been refused because they are none."""
        self._known = 0
        """What had been seen when the line was last taken up."""
        self._answers: dict[str, Frame] = {}
        self._open = ExitStack()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.table.id}, seat {self.seat}, at {self.v})"

    def open(self) -> None:
        """Go on from what has been seen, and wait until all is."""
        self._live = self._open.enter_context(self.table.live(self.seat, None))
        self._live.patience = PATIENCE
        # Another server may not have come as far yet, and then tells some of it once more.
        self._known, self.shown = self.v, -1
        self._live.send(type="resume", after=self.v, heard=self.heard)
        self.until(lambda: self.shown >= self._known)

    def cut(self) -> None:
        """Be gone."""
        self._open.close()

    def turn(self) -> None:
        """Come to any of the servers when the line is taken up next."""
        if isinstance(self.table.client, Guest):
            self.table.client.turn()

    def read(self) -> None:
        """Take in what comes next."""
        frame = self._live.any()
        match frame["type"]:
            case "ev" if frame["v"] > self._known:
                assert frame["v"] == self.v + 1, (self, frame)
                self.v += 1
            case "snap" if frame["v"] >= self._known:
                assert frame["v"] == self.v, (self, frame["v"])
                view = frame["view"]
                # What does not change is told once.
                match = view["match"] or self.view["match"]
                self.shown, self.view = self.v, view | {"match": match}
            case "said":
                assert frame["n"] > self.heard, (self, frame)
                self.heard = frame["n"]
            case "ack" | "rej" if frame["cmd"] is not None:
                self._answers[frame["cmd"]] = frame
            case "rej":
                self.unread += 1

    def until(self, holds: Callable[[], bool]) -> None:
        """Take in what comes until something holds."""
        while not holds():
            try:
                self.read()
            except TimeoutError as error:
                state = self.view.get("state", {})
                raise AssertionError(f"{self}: nothing comes, to play: {state}") from error

    def linger(self, seconds: float) -> None:
        """Take in what comes for a while, if anything does."""
        until = time.monotonic() + seconds
        with suppress(TimeoutError):
            while (left := until - time.monotonic()) > 0:
                self._live.patience = left
                self.read()
        self._live.patience = PATIENCE

    def reach(self, v: int) -> None:
        """Take in what comes until a version is shown, or a later one."""
        self.until(lambda: self.shown >= v)

    def ask(self, kind: str, cmd: str | None = None, **asked: Any) -> Frame:
        """What is answered to a frame."""
        cmd = cmd or fresh_cmd()
        self._live.send(type=kind, cmd=cmd, **asked)
        self.until(lambda: cmd in self._answers)
        return self._answers.pop(cmd)

    def mumble(self, text: str) -> None:
        """Send something that is no frame, and wait until that is said."""
        before = self.unread
        self._live.socket.send(text)
        self.until(lambda: self.unread > before)

    def drop(self, kind: str, cmd: str, **asked: Any) -> None:
        """Ask for something and be gone before it is answered."""
        self._live.send(type=kind, cmd=cmd, **asked)
        self.cut()


class StreamLine(Line):
    """The same for who acts by requests and watches an event stream."""

    _frames: Iterator[Frame]

    def open(self) -> None:
        seat = {} if self.seat is None else {"seat": self.seat}
        last = {"last": self.v} if self.v else {}
        self._frames = stream(self.table.client, f"{self.table.path}/events", **seat, **last)
        self._open.callback(self._frames.close)  # type: ignore[attr-defined]  # a generator
        self._known, self.shown = self.v, -1
        until = time.monotonic() + PATIENCE
        while self.table.client.get(self.table.path).status_code == 409:
            assert time.monotonic() < until, (self, "has not begun")
            time.sleep(0.01)
        self.reach(max(self.v, self.table.read(self.seat)["v"]))

    def read(self) -> None:
        frame = next(self._frames)
        if frame["v"] > self._known:
            assert frame["v"] == self.v + 1, (self, frame)
            self.v += 1

    def reach(self, v: int) -> None:
        self.until(lambda: self.v >= v)
        while self.shown < v:
            position = self.table.read(self.seat)
            self.shown, self.view = position["v"], position["view"]
        self.until(lambda: self.v >= self.shown)

    def ask(self, kind: str, cmd: str | None = None, **asked: Any) -> Frame:
        cmd, http, path = cmd or fresh_cmd(), self.table.client.http, self.table.path
        match kind:
            case "act":
                answer = http.post(f"{path}/actions", json={"cmd": cmd, "seat": self.seat, **asked})
            case "do":
                answer = do(self.table, seat=self.seat, cmd=cmd, **asked)
            case "say":
                body = {"cmd": cmd, "seat": self.seat, **asked}
                answer = http.post(f"{path}/messages", json=body)
            case _:
                answer = http.put(f"{path}/prepared", json={"seat": self.seat, **asked})
        told: Frame = answer.json()
        return {**told, "type": "ack" if answer.is_success else "rej", "cmd": cmd}

    def mumble(self, text: str) -> None:
        answer = self.table.client.http.post(f"{self.table.path}/actions", content=text.encode())
        assert answer.status_code in (415, 422), answer.text

    def drop(self, kind: str, cmd: str, **asked: Any) -> None:
        self.cut()
        self.ask(kind, cmd, **asked)
