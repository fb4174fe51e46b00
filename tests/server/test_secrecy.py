"""Non-interference: what a seat cannot know changes nothing that it is sent, by any door.

Two matches are played alike, but that seat 1 has its cards 8 and 9 (or others) the other way
round. Until one of the two is revealed, everything that seat 0 and a spectator are sent must be the
same to the byte, but for the names and times of the matches.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import islice
from random import Random

import httpx2
import pytest
from websockets.sync.client import ClientConnection

from .clients import PERSON, Client, Live, Table, fresh_cmd, stream

OUTSIDERS = (0, None)
MOMENT = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)")


@dataclass
class Traffic:
    """A match, and all that outsiders are sent of it."""

    table: Table
    swap: dict[str, str]
    lives: dict[int | None, Live] = field(default_factory=dict)
    sent: list[str] = field(default_factory=list)

    def watch(self, seat: int | None, socket: ClientConnection) -> None:
        self.lives[seat] = Live(socket)
        self.lives[seat].send(type="resume", after=0)

    def act(self, seat: int, action: str, cmd: str) -> None:
        """Have a seat act: seat 1 in this match's own way, and remember what outsiders hear."""
        if seat == 1:
            value, at, space = action.partition("@")
            action = self.swap.get(value, value) + at + space
        position = self.table.read(None)
        answer = self.table.act(seat, action, position["v"], cmd)
        if seat == 0:
            self.hear(answer)
        v = answer.raise_for_status().json()["v"]
        for live in self.lives.values():
            before = len(live.texts)
            live.snap(v)
            self.sent += live.texts[before:]
        for viewer in OUTSIDERS:
            for path in (self.table.path, f"{self.table.path}/record"):
                self.hear(self.table.client.get(path, seat=viewer))

    def probe(self) -> None:
        """Have seat 0 try what it may not, and read the event stream anew."""
        v = self.table.read(None)["v"]
        for action in ("fly", "9@17", "9@17", "soul"):
            if action == "fly" or self.table.read(None)["view"]["state"]["to_play"] != 0:
                self.hear(self.table.act(0, action, v, "probe"))
        for viewer in OUTSIDERS:
            asked = {} if viewer is None else {"seat": viewer}
            told = stream(self.table.client, f"{self.table.path}/events", **asked)
            self.sent += [str(frame) for frame in islice(told, v)]

    def hear(self, answer: httpx2.Response) -> None:
        headers = {name: value for name, value in answer.headers.items() if name != "date"}
        self.sent.append(f"{answer.status_code} {headers} {answer.text}")

    def plain(self) -> list[str]:
        """What was sent, without what names the match or tells the time."""
        begun = self.table.begun
        return [
            MOMENT.sub("then", text).replace(begun["id"], "id").replace(begun["seed_hash"], "hash")
            for text in self.sent
        ]


def reveals(table: Table, values: tuple[str, str]) -> bool:
    """Whether the match has shown one of the values of seat 1, or all of them by ending."""
    state = table.read(None)["view"]["state"]
    return state["outcome"] or not {int(value) for value in values} <= set(state["unrevealed"][1])


@pytest.mark.parametrize("seed", range(3))
def test_what_a_seat_cannot_know_changes_nothing_it_is_sent(client: Client, seed: int) -> None:
    rng = Random(seed)
    one, other = rng.sample("23456789", 2)
    plain = Traffic(client.new_match(PERSON, PERSON), {})
    swapped = Traffic(client.new_match(PERSON, PERSON), {one: other, other: one})
    laid = played = 0
    with (
        plain.table.live(0, None) as a,
        plain.table.live(None, None) as b,
        swapped.table.live(0, None) as c,
        swapped.table.live(None, None) as d,
    ):
        for traffic, seat, live in (
            (plain, 0, a),
            (plain, None, b),
            (swapped, 0, c),
            (swapped, None, d),
        ):
            traffic.watch(seat, live.socket)
        for _ in range(80):
            seat = plain.table.read(None)["view"]["state"]["to_play"]
            legal = plain.table.read(seat)["view"]["state"]["legal"]
            cards = [a for a in legal if "@" in a and (seat == 0 or a[0] in (one, other))]
            action = rng.choice(cards if cards and rng.random() < 0.3 else legal[:3])
            cmd = fresh_cmd()
            before = len(plain.sent)
            for traffic in (plain, swapped):
                traffic.act(seat, action, cmd)
                if played % 10 == 0:
                    traffic.probe()
            if reveals(plain.table, (one, other)) or reveals(swapped.table, (one, other)):
                del plain.sent[before:]
                del swapped.sent[before:]
                break
            laid += seat == 1 and action[0] in (one, other)
            played += 1
    assert laid > 0, "the hidden cards never came into play"
    assert played > 10
    assert plain.plain() == swapped.plain()
