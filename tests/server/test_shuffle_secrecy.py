"""Non-interference before the deal: what a client adds to the seed is told to nobody too early.

A table is gathered twice, alike but for what the client of seat 1 has drawn. Until all have committed, what
seat 0 and a spectator are sent must be the same; until all have revealed, the same but for what seat 1 has
committed to.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import ExitStack
from hashlib import sha256
from typing import Any

import pytest

from diablerie.matches import Shuffle
from diablerie.rejection import Rejection
from diablerie.server.library import lobby
from diablerie.server.live import room
from diablerie.server.live.log import MatchLog
from diablerie.server.live.match import LiveMatch
from diablerie.server.protocol.documents import ShuffleSeen

from .clients import PERSON, Client, Live
from .contributing import Contributor
from .gathered import OPEN, done, invite, join
from .traffic import MOMENT

Plant = Callable[[pytest.MonkeyPatch], None]

OWN = bytes(32)
OTHERS = (bytes([1] * 32), bytes([2] * 32))
"""What the client of seat 1 has drawn in the one world and in the other."""


class World:
    """A table in which the client of seat 1 has drawn something, and what outsiders are sent."""

    def __init__(self, client: Client, other: Client, drawn: bytes, stack: ExitStack) -> None:
        self._client = client
        table = invite(client, PERSON, OPEN, contributes=True, public=True)
        self.own = Contributor(table, 0, OWN)
        self.lives: list[Live] = [stack.enter_context(table.live(seat)) for seat in (0, None)]
        self.other = Contributor(join(table, other, 1, contributes=True), 1, drawn)
        self.sent: list[str] = []
        self._hear("committing", "expected")

    def commit(self) -> None:
        """Seat 1 commits, and outsiders look and try what they may not."""
        self.other.commit().raise_for_status()
        self._hear("committing", "committed")
        self._look()
        self._hear_answer(self.own.put(1, contribution=OWN.hex()))

    def reveal(self) -> None:
        """Seat 0 commits, seat 1 reveals, and outsiders look and try what they may not."""
        self._hear_answer(self.own.commit())
        self._hear("revealing", "committed")
        self.other.reveal().raise_for_status()
        self._hear("revealing", "given")
        self._look()
        for contribution in ("00" * 31 + "01", self.own.commitment()):
            self._hear_answer(self.own.put(1, contribution=contribution))

    def _hear(self, stage: str, state: str) -> None:
        for live in self.lives:
            live.room(
                lambda seen: (
                    seen["shuffle"]["stage"] == stage
                    and seen["shuffle"]["seats"][1]["state"] == state
                )
            )

    def _look(self) -> None:
        path = self.own.table.path
        for what in ("", "/room", "/record", "/messages", "/replay", "/chances"):
            self._hear_answer(self._client.http.get(path + what))
        for what in ("/api/lobby?status=waiting", "/api/me/matches?status=waiting"):
            listed = self._client.http.get(what).json()["matches"]
            self.sent += [json.dumps(m) for m in listed if m["id"] == self.own.table.id]

    def _hear_answer(self, answer: Any) -> None:
        self.sent.append(f"{answer.status_code} {answer.text}")

    def told(self) -> list[str]:
        """What was sent, without names of the match, times, and commitments that all are told."""
        rooms = {text for live in self.lives for text in live.texts}
        return [self._nameless(text) for text in [*self.sent, *sorted(rooms)]]

    def _nameless(self, text: str) -> str:
        begun = self.own.table.begun
        named = {begun["id"]: "id", begun["seed_hash"]: "hash", self.own.commitment(): "own"}
        if '"stage":"revealing"' in text:
            named[self.other.commitment()] = "other"
        for name, plain in named.items():
            text = text.replace(name, plain)
        return re.sub(r'"closes":"[^"]*"', '"closes":"then"', MOMENT.sub("then", text))


def both_told(client: Client, other: Client, *, until: str) -> list[list[str]]:
    """What outsiders are told in both worlds, until all have committed or until all have revealed."""
    told = []
    for drawn in OTHERS:
        with ExitStack() as stack:
            world = World(client, other, drawn, stack)
            world.commit()
            if until == "revealed":
                world.reveal()
            told.append(sorted(set(world.told())))
            client.http.delete(world.own.table.path).raise_for_status()
    return told


@pytest.mark.parametrize("until", ["committed", "revealed"])
def test_what_a_client_adds_changes_nothing_that_others_are_sent_too_early(
    client: Client, stranger: Client, until: str
) -> None:
    one, other = both_told(client, stranger, until=until)
    assert len(one) > 7
    assert one == other


def test_nothing_of_the_seed_is_sent_before_the_match_is_over(
    client: Client, stranger: Client
) -> None:
    with ExitStack() as stack:
        world = World(client, stranger, OTHERS[0], stack)
        world.commit()
        world.reveal()
        world.own.reveal().raise_for_status()
        for live in world.lives:
            live.snap()
        table = world.own.table
        told = [*world.sent, *(text for live in world.lives for text in live.texts)]
        told += [json.dumps(table.record(seat)) for seat in (0, None)]
    done(table, "resign", 0)
    record = table.record(None)
    dealt = Shuffle.read(record["shuffle"]).dealing_seed(bytes.fromhex(record["seed"]))
    assert record["shuffle"]["seats"][1]["contribution"] in told[-1]
    assert not [text for text in told if record["seed"] in text or dealt.hex() in text]


# A leak in any channel is found


def in_what_is_shown(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Shuffle, "seen", Shuffle.document)


def in_when_it_closes(patch: pytest.MonkeyPatch) -> None:
    honest = room.shuffle_seen

    def leaky(live: LiveMatch) -> ShuffleSeen | None:
        seen = honest(live)
        return seen and seen.model_copy(update={"match": secret(live.table.shuffle)})

    patch.setattr(room, "shuffle_seen", leaky)


def in_refusals(patch: pytest.MonkeyPatch) -> None:
    honest = MatchLog.shuffle

    async def leaky(self: MatchLog, *asked: Any) -> None:
        try:
            await honest(self, *asked)
        except Rejection as problem:
            raise Rejection(problem.kind, problem.reason, secret(self.table.shuffle)) from problem

    patch.setattr(MatchLog, "shuffle", leaky)


def in_the_lobby(patch: pytest.MonkeyPatch) -> None:
    honest = lobby._listed

    def leaky(found: Any, *rest: Any) -> dict[str, Any]:
        return honest(found, *rest) | {"title": str(found.head.shuffle)}

    patch.setattr(lobby, "_listed", leaky)


def secret(shuffle: Shuffle | None) -> str:
    """Something that is different whenever what a seat has added is."""
    assert shuffle is not None
    shares = json.dumps(shuffle.shares[1].document())
    return sha256(shares.replace(shuffle.match, "").encode()).hexdigest()


@pytest.mark.parametrize("until", ["committed", "revealed"])
@pytest.mark.parametrize("plant", [in_what_is_shown, in_when_it_closes, in_refusals, in_the_lobby])
def test_a_leak_is_found(
    client: Client,
    stranger: Client,
    monkeypatch: pytest.MonkeyPatch,
    plant: Plant,
    until: str,
) -> None:
    plant(monkeypatch)
    one, other = both_told(client, stranger, until=until)
    assert one != other
