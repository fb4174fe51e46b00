"""A device with a local server: matches begun there, and what its lines are sent."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from diablerie.local import LocalServer
from diablerie.server.protocol.down import DOWN, Ack, Down, Head, Rej, Room, Snap

BOT = {"kind": "bot", "level": "greedy"}
PERSON = {"kind": "person"}


class Device:
    """Somebody at a local server, who is told of by its documents alone."""

    def __init__(self) -> None:
        self.server = LocalServer()
        self._cmd = 0

    def ask(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        """What is answered, as JSON; None where nothing is to be said."""
        sent = None if body is None else json.dumps(body)
        answer = self.server.answer(method, path, sent)
        assert answer.status == status, (answer.status, answer.body)
        return json.loads(answer.body) if answer.body else None

    def begin(self, game: str, *seats: dict[str, str], **options: object) -> str:
        """The id of a match that begins."""
        wanted = {"game": game, "seats": list(seats), "options": options}
        name: str = self.ask("POST", "/api/matches", wanted, 201)["id"]
        return name

    def line(self, match: str, seat: int | None = 0) -> Line:
        """A line on which everything has been asked for."""
        return Line(self, self.server.open(match, seat))

    def name(self) -> str:
        """The name of a new command."""
        self._cmd += 1
        return f"c{self._cmd}"

    def play_bots(self) -> None:
        """Let bots act until somebody is to be waited for."""
        while self.server.wait() is not None:
            self.server.work()

    def again(self) -> Device:
        """The device after the page has been loaded anew: all that was kept, and nothing else."""
        fresh = Device()
        fresh._cmd = self._cmd
        for document in self.server.take_changes().values():
            if document is not None:
                fresh.server.load(document)
        return fresh


class Line:
    """A viewer's line, every frame of which is as the server's own documents have it."""

    def __init__(self, device: Device, number: int) -> None:
        self._device, self._number = device, number
        self._heads = 0
        self.frames: list[Down] = []
        self.view: dict[str, Any] = {}
        self.room: dict[str, Any] = {}
        self.v = 0
        self.send(type="resume", after=0)

    def send(self, **frame: object) -> list[Down]:
        """Send a frame; what comes down upon it."""
        self._device.server.send(self._number, json.dumps(frame))
        return self.take()

    def act(self, *actions: str, cmd: str | None = None, expect: int | None = None) -> Ack | Rej:
        """Do actions as one; how that is answered."""
        name = self._device.name() if cmd is None else cmd
        v = self.v if expect is None else expect
        frames = self.send(type="act", cmd=name, expect=v, actions=list(actions))
        return next(frame for frame in frames if isinstance(frame, Ack | Rej))

    def do(self, deed: str, **members: object) -> Ack | Rej:
        """Do something at the table; how that is answered."""
        frames = self.send(type="do", cmd=self._device.name(), deed=deed, **members)
        return next(frame for frame in frames if isinstance(frame, Ack | Rej))

    def take(self) -> list[Down]:
        """What is sent now."""
        message = self._device.server.take(self._number)
        frames = [DOWN.validate_json(line) for line in message.split("\n")] if message else []
        if frames:
            head = frames[0]
            assert isinstance(head, Head)
            self._heads += 1
            assert head.n == self._heads
        for frame in frames:
            if isinstance(frame, Snap):
                self.v, self.view = frame.v, frame.view.model_dump()
            if isinstance(frame, Room):
                self.room = frame.room.model_dump()
        self.frames += frames
        return frames

    @property
    def legal(self) -> list[str]:
        """What the seat may do now."""
        legal: list[str] = self.view["state"]["legal"]
        return legal

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.view["table"]["result"] is not None

    def play(self, rng: Random, most: int) -> int:
        """Do anything legal whenever the seat is to move, so many actions at most; how many those were."""
        done = 0
        while not self.is_over and done < most:
            self._device.play_bots()
            self.take()
            if self.is_over or not self.legal:
                break
            assert isinstance(self.act(rng.choice(self.legal)), Ack)
            done += 1
        return done


def resigned(game: str, turns: int = 4) -> tuple[Device, str]:
    """A device with a match that has been given up after some turns."""
    device = Device()
    name = device.begin(game, PERSON, BOT)
    device.server.answer("PUT", f"/api/matches/{name}/bot-pace", '{"seconds": 0}')
    line = device.line(name)
    line.play(Random(game), turns)
    device.play_bots()
    line.take()
    assert line.is_over or isinstance(line.do("resign"), Ack)
    return device, name
