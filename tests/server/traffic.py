"""Two matches played alike, that differ in what two viewers cannot know, and all that these are sent.

Seat 1 has two of its cards the other way round. Until one of the two is revealed everything that
seat 0 and a spectator are sent must be the same to the byte, but for the names and times of the
matches, and for how often it is told who is there, which depends on when connections open.
"""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any

import httpx2

from .clients import PERSON, Client, Live, Table, fresh_cmd, stream, streamed
from .gathered import do, invite

OUTSIDERS = (0, None)
MOMENT = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)")


@dataclass
class Traffic:
    """A match, and all that outsiders are sent of it."""

    table: Table
    swap: dict[str, str]
    tried: tuple[str, ...] = ("fly", "9@17", "9@17", "soul")
    """What seat 0 tries: what is no action, and what is one when it is its turn."""
    lives: dict[int | None, Live] = field(default_factory=dict)
    sent: list[str] = field(default_factory=list)
    together: int = 0
    """How often seat 0 did several actions as one."""
    stopped: int = 0
    """How often seat 0 was told why the rest of what it asked for as one was not done."""

    def watch(self, stack: ExitStack) -> None:
        """Open the outsiders' connections."""
        self.lives = {
            viewer: stack.enter_context(self.table.live(viewer, None)) for viewer in OUTSIDERS
        }
        for live in self.lives.values():
            live.send(type="resume", after=0, beliefs=True)
            live.snap()

    # Doing

    def act(self, seat: int, actions: list[str], cmd: str) -> None:
        """Have a seat do actions as one: seat 1 in this match's own way."""
        if seat == 1:
            actions = [self._swapped(action) for action in actions]
        answer = self.table.act(seat, actions, self.version, cmd)
        self._done(seat, answer)
        if seat == 0:
            told = answer.json()
            self.together += told["done"] > 1
            self.stopped += told["stopped"] is not None

    def _swapped(self, action: str) -> str:
        value, at, space = action.partition("@")
        return self.swap.get(value, value) + at + space

    def do(self, seat: int, deed: str, cmd: str) -> None:
        """Have a seat do something at the table."""
        self._done(seat, do(self.table, deed, seat, cmd=cmd, expect=self.version))

    def say(self, seat: int, text: str, cmd: str) -> None:
        """Have a seat say something."""
        body = {"cmd": cmd, "text": text, "seat": seat}
        answer = self.table.client.http.post(f"{self.table.path}/messages", json=body)
        answer.raise_for_status()
        self._listen(seat, answer, "said", None)

    def _done(self, seat: int, answer: httpx2.Response) -> None:
        self._listen(seat, answer, "snap", answer.raise_for_status().json()["v"])

    def _listen(self, seat: int, answer: httpx2.Response, kind: str, v: int | None) -> None:
        """Hear what a seat was answered, and what outsiders are told live."""
        if seat == 0:
            self.hear(answer)
        for live in self.lives.values():
            before = len(live.texts)
            live.until(kind, v)
            self.sent += live.texts[before:]

    # Looking

    @property
    def version(self) -> int:
        return int(self.table.read(None)["v"])

    def look(self) -> None:
        """Have outsiders ask for all there is to be asked for."""
        client, path = self.table.client, self.table.path
        for viewer in OUTSIDERS:
            for what in (
                path,
                f"{path}/record",
                f"{path}/replay",
                f"{path}/chances",
                f"{path}/setup",
            ):
                self.hear(client.get(what, seat=viewer))
            asked = {} if viewer is None else {"seat": viewer}
            told = stream(client, f"{path}/events", **asked)
            self.sent += [str(frame) for frame in islice(told, self.version)]
            self.sent += next(streamed(client, f"{path}/frames", **asked, beliefs=True))
        for what in (
            f"{path}/room",
            f"{path}/messages",
            "/engine/offline.json",
            "/sw.js",
            f"/m/{self.table.id}",
        ):
            self.hear(client.get(what))
        for what in ("/api/lobby", "/api/me/matches"):
            listed = client.get(what, status="running").json()["matches"]
            self.sent += [json.dumps(match) for match in listed if match["id"] == self.table.id]
        waiting = client.get("/api/me/waiting").json()["matches"]
        self.sent.append(str(self.table.id in waiting))

    def probe(self) -> None:
        """Have seat 0 try what it may not."""
        v = self.version
        for number, action in enumerate(self.tried):
            if number == 0 or self.table.read(None)["view"]["state"]["to_play"] != 0:
                self.hear(self.table.act(0, action, v, "probe"))
        for deed in ("accept", "decline", "return", "vote", "substitute"):
            self.hear(do(self.table, deed, 0, cmd="probe", about=1))
        if self.table.read(0)["view"]["table"]["fixed"] is not None:
            self.hear(do(self.table, "take-back", 0, cmd="probe", expect=v))

    def hear(self, answer: httpx2.Response) -> None:
        headers = {name: value for name, value in answer.headers.items() if name != "date"}
        self.sent.append(f"{answer.status_code} {headers} {answer.text}")

    # Comparing

    def plain(self) -> list[str]:
        """What was sent, without what names the match or tells the time; last, who was there."""
        told = [text for text in self.sent if not is_room(text)]
        rooms = [text for live in self.lives.values() for text in live.texts if is_room(text)]
        return [self._nameless(text) for text in told] + sorted(set(map(self._nameless, rooms)))

    def _nameless(self, text: str) -> str:
        begun = self.table.begun
        names = text.replace(begun["id"], "id").replace(begun["seed_hash"], "hash")
        return MOMENT.sub("then", names)

    @property
    def is_over(self) -> bool:
        return bool(self.table.read(None)["view"]["state"]["outcome"])

    def reveals(self, values: tuple[str, str]) -> bool:
        """Whether the match has shown one of the values of seat 1, or all of them by ending."""
        state = self.table.read(None)["view"]["state"]
        unrevealed = set(state["unrevealed"][1])
        return bool(state["outcome"]) or not {int(value) for value in values} <= unrevealed


def is_room(text: str) -> bool:
    """Whether a frame tells who is there."""
    return text.startswith('{"type":"room"')


@dataclass
class Played:
    """What outsiders were sent in both worlds, and how much there was to tell apart."""

    plain: list[str]
    swapped: list[str]
    laid: int
    taken_back: int
    actions: int
    together: int
    stopped: int


def play_both(client: Client, seed: int, most: int, eagerness: float = 0.3) -> Played:
    """Play both matches, until something is revealed; `eagerness`: how readily hidden cards are laid."""
    rng = Random(seed)
    one, other = rng.sample("23456789", 2)
    swaps: list[dict[str, str]] = [{}, {one: other, other: one}]
    tables = [invite(client, PERSON, PERSON, public=True) for _ in swaps]
    worlds = [Traffic(table, swap) for table, swap in zip(tables, swaps, strict=True)]
    game = Both(worlds, rng, (one, other), eagerness)
    with ExitStack() as stack:
        for world in worlds:
            world.watch(stack)
        while game.actions < most and game.go_on():
            pass
    plain, swapped = (world.plain() for world in worlds)
    one_of_them = worlds[0]
    return Played(
        plain,
        swapped,
        game.laid,
        game.taken_back,
        game.actions,
        one_of_them.together,
        one_of_them.stopped,
    )


@dataclass
class Both:
    """The same match played in both worlds at once."""

    worlds: list[Traffic]
    rng: Random
    values: tuple[str, str]
    eagerness: float
    laid: int = 0
    taken_back: int = 0
    actions: int = 0

    def go_on(self) -> bool:
        """Do one thing more in both worlds; whether the outsiders still cannot tell them apart."""
        table = self.worlds[0].table
        seat = table.read(None)["view"]["state"]["to_play"]
        action = self._choose(seat, table.read(seat)["view"]["state"]["legal"])
        before = [len(world.sent) for world in self.worlds]
        # What was done once can be done once more; nothing can be done seven times in a turn.
        self._everywhere("act", seat, [action] * self.rng.choice((1, 2, 7)))
        if any(world.reveals(self.values) for world in self.worlds):
            for world, length in zip(self.worlds, before, strict=True):
                del world.sent[length:]
            return False
        hidden = seat == 1 and action[0] in self.values and "@" in action
        self.laid += hidden
        self.actions += 1
        self._besides(seat, hidden=hidden)
        return True

    def _choose(self, seat: int, legal: list[str]) -> str:
        cards = [a for a in legal if "@" in a and (seat == 0 or a[0] in self.values)]
        return self.rng.choice(cards if cards and self.rng.random() < self.eagerness else legal[:3])

    def _besides(self, seat: int, *, hidden: bool) -> None:
        """What people do besides playing: they talk, offer an end, take something back, look."""
        chance = self.rng.random()
        if hidden:
            self._everywhere("say", seat, "guess which")
        if hidden and self.taken_back == 0:
            self.taken_back += 1
            self._everywhere("do", seat, "take-back")
        elif chance < 0.1:
            self._everywhere("say", self.rng.choice((0, 1)), "hm")
        elif chance < 0.3 and seat == 1:
            # Who has just acted may offer once more.
            self._everywhere("do", 1, "offer")
            self._everywhere("do", 0, "decline")
        for world in self.worlds:
            world.look()
            if self.actions % 10 == 1:
                world.probe()

    def _everywhere(self, what: str, seat: int, *asked: Any) -> None:
        cmd = fresh_cmd()
        for world in self.worlds:
            getattr(world, what)(seat, *asked, cmd)
