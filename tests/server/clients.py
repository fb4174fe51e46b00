"""A real server to test against, and clients that talk to it as pages and programs do."""

from __future__ import annotations

import json
import ssl
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Self

import httpx2
from websockets.sync.client import ClientConnection, connect

from diablerie.server.main import serving

PERSON = {"kind": "person"}
RANDOM_BOT = {"kind": "bot", "level": "random"}
PATIENCE = 10.0
"""Seconds after which something that should happen is taken not to happen."""

Frame = dict[str, Any]

_numbers = count(1)


def fresh_cmd() -> str:
    """A name for a command that was not used before."""
    return f"c{next(_numbers)}"


running = serving
"""A server on a free port, run by uvicorn in a thread; its address."""

Serve = Callable[..., AbstractContextManager[str]]
"""Runs a server with other settings than most, and a database of its own; its address."""


@dataclass
class Table:
    """A match as one client knows it."""

    client: Client
    id: str
    begun: dict[str, Any]

    @property
    def path(self) -> str:
        return f"/api/matches/{self.id}"

    def read(self, seat: int | None = 0) -> dict[str, Any]:
        position: dict[str, Any] = self.client.get(self.path, seat=seat).json()
        return position

    def record(self, seat: int | None = 0) -> dict[str, Any]:
        record: dict[str, Any] = self.client.get(f"{self.path}/record", seat=seat).json()
        return record

    def act(
        self, seat: int, action: str | list[str], expect: int | None = None, cmd: str | None = None
    ) -> httpx2.Response:
        """Have a seat do an action, or several as one."""
        body = {
            "cmd": cmd or fresh_cmd(),
            "expect": self.read(seat)["v"] if expect is None else expect,
            "seat": seat,
            "action" if isinstance(action, str) else "actions": action,
        }
        return self.client.http.post(f"{self.path}/actions", json=body)

    def play(self, *actions: str) -> None:
        """Have whoever is to move act, one after another."""
        position = self.read(None)
        for action in actions:
            seat = position["view"]["state"]["to_play"]
            self.act(seat, action, position["v"]).raise_for_status()
            position = self.read(None)

    @contextmanager
    def live(self, seat: int | None = 0, after: int | None = 0) -> Iterator[Live]:
        """A WebSocket; it resumes after version `after`, unless that is None."""
        with self.client.connect(f"{self.path}/live", seat) as socket:
            live = Live(socket)
            if after is not None:
                live.send(type="resume", after=after)
            yield live


@dataclass
class Live:
    """One end of a WebSocket that remembers what it was sent."""

    socket: ClientConnection
    texts: list[str] = field(default_factory=list)
    """The frames, but for heads: how many messages they come in is chance."""
    heads: list[Frame] = field(default_factory=list)
    rooms: list[Frame] = field(default_factory=list)
    """Who was there, as told so far; it comes when it comes, so tests look for it here."""
    patience: float = PATIENCE
    _unread: deque[str] = field(default_factory=deque)

    def send(self, **frame: Any) -> None:
        self.socket.send(json.dumps(frame))

    def act(self, action: str, expect: int, cmd: str | None = None) -> str:
        cmd = cmd or fresh_cmd()
        self.send(type="act", cmd=cmd, expect=expect, action=action)
        return cmd

    def next(self) -> Frame:
        frame = self.any()
        while frame["type"] == "room":
            self.rooms.append(frame["room"])
            frame = self.any()
        return frame

    def room(self, condition: Callable[[Frame], bool] = lambda _room: True) -> Frame:
        """The room once it is as wanted."""
        while not self.rooms or not condition(self.rooms[-1]):
            frame = self.any()
            if frame["type"] == "room":
                self.rooms.append(frame["room"])
        return self.rooms[-1]

    def ping(self) -> Frame:
        """The head of the next message, and the message is to be nothing else."""
        self.send(type="ping")
        assert not self._unread
        self._receive()
        assert not self._unread
        return self.heads[-1]

    def _receive(self) -> None:
        message = self.socket.recv(timeout=self.patience)
        assert isinstance(message, str)
        head, *rest = message.split("\n")
        self.heads.append(json.loads(head))
        assert self.heads[-1]["type"] == "head"
        assert self.heads[-1]["n"] == len(self.heads)
        self._unread.extend(rest)

    def any(self) -> Frame:
        """The next frame, whichever it is."""
        while not self._unread:
            self._receive()
        text = self._unread.popleft()
        self.texts.append(text)
        frame: Frame = json.loads(text)
        return frame

    def until(self, kind: str, v: int | None = None) -> list[Frame]:
        """The frames up to the first of a kind (and version)."""
        frames = [self.next()]
        while frames[-1]["type"] != kind or (v is not None and frames[-1]["v"] != v):
            frames.append(self.next())
        return frames

    def snap(self, v: int | None = None) -> Frame:
        return self.until("snap", v)[-1]


class Client:
    """A guest of the server, with the cookie it was given."""

    def __init__(self, address: str) -> None:
        self.address = address
        # Packed, an answer is as long as the names in it happen to make it: nobody could compare two.
        plain = {"Accept-Encoding": "identity"}
        # Nothing here is encrypted, and to read all certificates takes longer than most requests.
        self.http = httpx2.Client(base_url=address, timeout=PATIENCE, headers=plain, verify=False)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def get(self, path: str, seat: int | None = None, **params: Any) -> httpx2.Response:
        seated = {} if seat is None else {"seat": seat}
        return self.http.get(path, params=seated | params)

    def new_match(
        self, *seats: dict[str, str], game: str = "doctor-faust", **options: Any
    ) -> Table:
        body = {"game": game, "seats": seats or (PERSON, PERSON), "options": options}
        response = self.http.post("/api/matches", json=body)
        assert response.status_code == 201, response.text
        begun = response.json()
        return Table(self, begun["id"], begun)

    @contextmanager
    def connect(
        self, path: str, seat: int | None = None, **headers: str
    ) -> Iterator[ClientConnection]:
        query = "" if seat is None else f"?seat={seat}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        sent = ({"Cookie": cookies} if cookies else {}) | headers
        address = self.address.replace("http", "ws", 1)
        # With a limit, one who has left much unread would not see the end before he gives up waiting for it.
        with connect(
            f"{address}{path}{query}",
            additional_headers=sent,
            proxy=None,
            max_queue=None,
            ssl=_unverified() if address.startswith("wss:") else None,
        ) as socket:
            yield socket


def _unverified() -> ssl.SSLContext:
    """For a proxy of the tests', which vouches for itself."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def stream(client: Client, path: str, **asked: Any) -> Iterator[Frame]:
    """The frames of an event stream, each checked to carry its version as its id."""
    headers = {"Last-Event-ID": str(asked.pop("last"))} if "last" in asked else {}
    with client.http.stream("GET", path, params=asked, headers=headers) as response:
        assert response.headers["Content-Type"].startswith("text/event-stream")
        event: dict[str, str] = {}
        for line in response.iter_lines():
            name, _, value = line.partition(": ")
            if line:
                event[name] = value
            elif "data" in event:
                frame = json.loads(event["data"])
                assert str(frame["v"]) == event["id"]
                event = {}
                yield frame


def streamed(client: Client, path: str, **asked: Any) -> Iterator[list[str]]:
    """The messages of a stream of frames, each with its frames as they came."""
    with client.http.stream("GET", path, params=asked) as response:
        assert response.headers["Content-Type"].startswith("text/event-stream")
        message: list[str] = []
        for line in response.iter_lines():
            name, _, value = line.partition(": ")
            if name == "data":
                message.append(value)
            elif not line and message:
                yield message
                message = []


def frames(kind: str, of: list[Frame]) -> list[Frame]:
    """Those of a kind."""
    return [frame for frame in of if frame["type"] == kind]
