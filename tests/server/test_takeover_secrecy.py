"""Non-interference when a seat changes its person: the one before hears no more from it than a spectator.

A match is played twice, alike until somebody takes over seat 1 from a person who is connected and does
nothing. Then one of those who play lays another card face down: what all others are sent must be the same,
be it by connections that were opened for the seat before.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from diablerie.events import Event
from diablerie.matches import Match
from diablerie.server import Settings
from diablerie.server.live.subscription import Subscription
from diablerie.server.storage.models import MatchSetup

from .clients import Client, Live, Table, running, streamed
from .gathered import done, invite, join, room
from .traffic import MOMENT, is_room

Plant = Callable[[pytest.MonkeyPatch], None]

PATIENCE = 0.5
"""Seconds after which who is to move and does nothing may be replaced."""


@pytest.fixture(scope="module")
def brisk(settings: Settings, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server at which others may take over from those who let others wait for a moment."""
    file = tmp_path_factory.mktemp("database") / "matches.sqlite3"
    with running(
        replace(settings, database=file, patience=PATIENCE, tick=0.05, mercy=0.0)
    ) as address:
        yield address


@dataclass
class World:
    """One match: what the person of seat 1 was sent after another had it, and what the newcomer was sent."""

    before: list[str] = field(default_factory=list)
    newcomer: list[str] = field(default_factory=list)
    own: str = ""
    """What the newcomer knows themselves."""


def played(address: str, laid_by_0: str, laid_by_1: str) -> World:
    """A match in which seat 0 lays one card before the change, and the newcomer another after it."""
    world = World()
    with ExitStack() as stack:
        host, other, guest = (stack.enter_context(Client(address)) for _ in range(3))
        table = invite(host, {"kind": "person"}, {"kind": "open"})
        theirs = join(table, other, 1)
        guest.new_match()
        table.play(f"{laid_by_0}@17")
        while table.read(None)["view"]["state"]["to_play"] == 0:
            table.play("s1")
        socket = stack.enter_context(theirs.live(1))
        assert socket.snap()["view"]["seat"] == 1
        told = streamed(other, f"{table.path}/frames", seat=1)
        next(told)
        spectator = stack.enter_context(Table(guest, table.id, {}).live(None))
        spectator.snap()
        while not room(table)["seats"][1]["left"]:
            pass
        number = guest.http.put(f"{table.path}/seats/1/volunteer", json={}).json()["n"]
        v = done(table, "vote", 0, about=1, volunteer=number)
        taken = Table(guest, table.id, {})
        seat = stack.enter_context(taken.live(1))
        seat.snap(v)
        legal = [a for a in taken.read(1)["view"]["state"]["legal"] if "@" in a]
        action = next(a for a in legal if a.startswith(laid_by_1))
        answer = taken.act(1, action, v)
        v = answer.raise_for_status().json()["v"]
        world.before += heard(socket, v) + streamed_until(told, v) + looked(theirs)
        world.newcomer += heard(spectator, v) + heard(seat, v) + looked(taken, 1)
        world.own = json.dumps(taken.read(1)["view"]["state"])
        names = {table.id: "id", table.begun["seed_hash"]: "hash"}
        world.before = nameless(world.before, names)
        world.newcomer = nameless(world.newcomer, names)
    return world


def heard(live: Live, v: int) -> list[str]:
    """All that a connection is sent up to a version, who is there left out."""
    if live.texts and not any(f'"v":{v},"view"' in text for text in live.texts):
        live.until("snap", v)
    return [text for text in live.texts if not is_room(text)]


def streamed_until(told: Iterator[list[str]], v: int) -> list[str]:
    """The same of a stream of frames."""
    found: list[str] = []
    while not any(f'"v":{v},"view"' in text for text in found):
        found += next(told)
    return [text for text in found if not is_room(text) and '"type":"head"' not in text]


def looked(table: Table, seat: int | None = None) -> list[str]:
    """What somebody is answered who asks for all there is; as seat 1, be it theirs or not."""
    found = [
        table.client.get(f"{table.path}{what}", seat=asked).text
        for what in ("", "/record", "/replay")
        for asked in {seat, 1, None}
    ]
    prepared = {"seat": 1, "answer": None, "cmd": "p"}
    found.append(table.client.http.put(f"{table.path}/prepared", json=prepared).text)
    return found


def nameless(texts: list[str], names: dict[str, str]) -> list[str]:
    told = []
    for text in texts:
        plain = text
        for name, neutral in names.items():
            plain = plain.replace(name, neutral)
        told.append(MOMENT.sub("then", plain))
    return told


def test_who_had_the_seat_hears_no_more_of_it_than_who_looks_on(brisk: str) -> None:
    one, two = played(brisk, "8", "9"), played(brisk, "8", "7")
    assert one.own != two.own
    assert any('"taken-over"' in text for text in one.before)
    assert one.before == two.before


def test_who_takes_it_over_knows_no_more_than_the_seat(brisk: str) -> None:
    one, two = played(brisk, "8", "9"), played(brisk, "7", "9")
    assert any('"seat":1' in text for text in one.newcomer)
    assert one.newcomer == two.newcomer
    assert one.before == two.before


# A leak is found


def in_the_old_connection(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Subscription, "seat", property(lambda self: self._seat))


def in_what_is_asked_for(patch: pytest.MonkeyPatch) -> None:
    honest = MatchSetup.owns

    def leaky(self: MatchSetup, person: int | None, seat: int) -> bool:
        had = any((f.person, f.seat) == (person, seat) for f in self.former)
        return honest(self, person, seat) or (had and person is not None)

    patch.setattr(MatchSetup, "owns", leaky)


def in_the_events_of_the_change(patch: pytest.MonkeyPatch) -> None:
    honest = Match.events

    def leaky(self: Match, viewer: int | None, after: int = 0) -> list[Any]:
        told = honest(self, viewer, after)
        actions = [entry.action for entry in self.log if entry.action]
        return [
            (v, {**event, "params": {"actions": actions}})
            if event is not None and event["kind"] == "taken-over"
            else (v, event)
            for v, event in told
        ]

    patch.setattr(Match, "events", leaky)


def in_all_events(patch: pytest.MonkeyPatch) -> None:
    def leaky(self: Event, seat: int | None) -> dict[str, Any]:
        members = ("kind", "clause", "actor", "random", "reveals")
        return {**{name: getattr(self, name) for name in members}, "params": dict(self.params)}

    patch.setattr(Event, "seen_by", leaky)


@pytest.mark.parametrize("plant", [in_the_old_connection, in_what_is_asked_for, in_all_events])
def test_a_leak_to_who_had_the_seat_is_found(
    brisk: str, monkeypatch: pytest.MonkeyPatch, plant: Plant
) -> None:
    plant(monkeypatch)
    one, two = played(brisk, "8", "9"), played(brisk, "8", "7")
    assert one.before != two.before


@pytest.mark.parametrize("plant", [in_the_events_of_the_change, in_all_events])
def test_a_leak_to_who_takes_it_over_is_found(
    brisk: str, monkeypatch: pytest.MonkeyPatch, plant: Plant
) -> None:
    plant(monkeypatch)
    one, two = played(brisk, "8", "9"), played(brisk, "7", "9")
    assert one.newcomer != two.newcomer
