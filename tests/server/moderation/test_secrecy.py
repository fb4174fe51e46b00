"""Non-interference: what hosts see, and what a person takes along, tells nothing of hidden cards."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, select

from diablerie.server.accounts import personal_data
from diablerie.server.api.routes import operator_server
from diablerie.server.moderation import lookup, messages
from diablerie.server.moderation.lookup import MatchKnown
from diablerie.server.moderation.messages import MessageKnown
from diablerie.server.storage.schema import ENTRIES

from ..clients import PERSON, Client, Table
from ..gathered import OPEN, invite, join
from ..traffic import MOMENT
from ..two_worlds import played_alike
from .hosts import Host, say

SEED = 5

Plant = Callable[[pytest.MonkeyPatch], None]


class Apart(Table):
    """A match of two people, each with a client of their own."""

    def __init__(self, ada: Table, bob: Table) -> None:
        super().__init__(ada.client, ada.id, ada.begun)
        self._people = (ada, bob)

    def read(self, seat: int | None = 0) -> dict[str, Any]:
        return Table.read(self._people[seat or 0], seat)

    def act(
        self, seat: int, action: str | list[str], expect: int | None = None, cmd: str | None = None
    ) -> Any:
        """Under a name that is the same in both worlds: a person is given the names they chose."""
        v = self.read(seat)["v"] if expect is None else expect
        return Table.act(self._people[seat], seat, action, v, f"at {v}")


class World:
    """Ada and Bob at a table of one world, and all that leaves the server of it by the host's doors."""

    def __init__(self, address: str, stack: ExitStack) -> None:
        self.ada, self.bob = (stack.enter_context(Client(address)) for _ in range(2))
        self.host = stack.enter_context(Host(address))
        first = invite(self.ada, PERSON, OPEN)
        self.table = Apart(first, join(first, self.bob, 1))
        self.people = [self.host.show(f"{first.id}/seat/{seat}")["person"] for seat in range(2)]

    def told(self) -> list[str]:
        """What the host sees and Ada takes along, without what names the match, its people or the time."""
        match = self.table.id
        say(self.bob, match, "guess which", "1")
        seen: list[Any] = [self.host.show(f"{match}/seat/{seat}") for seat in range(2)]
        seen.append(self.host.ask("messages", match=match).json())
        report = {"kind": "person", "who": f"{match}/seat/1", "reason": "slow"}
        self.ada.http.post("/api/reports", json=report).raise_for_status()
        reports = self.host.ask("reports").json()["reports"]
        seen.append([one for one in reports if one["match"] == match])
        seen.append(self.ada.http.post("/api/me/export", json={}).json())
        seen += [self.host.do("exports", who=f"{match}/seat/{n}").json() for n in range(2)]
        return [self._nameless(one) for one in seen]

    def _nameless(self, seen: Any) -> str:
        text = MOMENT.sub("then", json.dumps(seen)).replace(self.table.id, "match")
        for seat, person in enumerate(self.people):
            for member in ("person", "reporter", "about"):
                text = text.replace(f'"{member}": {person},', f'"{member}": "in seat {seat}",')
        # Reports are numbered in the order in which they come.
        return re.sub(r'"number": \d+, "at"', '"number": 1, "at"', text)


@pytest.fixture
def worlds(hosted: str) -> Iterator[tuple[World, World]]:
    with ExitStack() as stack:
        yield World(hosted, stack), World(hosted, stack)


def play(worlds: tuple[World, World]) -> None:
    """Play both until a card that differs lies hidden; they still look alike then."""
    plain, swapped = worlds
    assert list(played_alike(plain.table, swapped.table, Random(SEED)))


def test_what_leaves_by_the_hosts_doors_is_the_same_in_both_worlds(
    worlds: tuple[World, World],
) -> None:
    play(worlds)
    plain, swapped = (world.told() for world in worlds)
    assert '"status": "running"' in plain[0]
    assert plain == swapped


# A leak by any of these doors is found


def others(connection: Connection, match: str) -> str:
    """What the other seat has done."""
    actions = select(ENTRIES.c.action).where(ENTRIES.c.match == match, ENTRIES.c.seat == 1)
    return "".join(action or "" for action in connection.execute(actions).scalars())


def in_the_lookup(patch: pytest.MonkeyPatch) -> None:
    honest = lookup._matches

    def leaky(connection: Connection, person: int) -> list[MatchKnown]:
        found = honest(connection, person)
        return [m.model_copy(update={"game": others(connection, m.match)}) for m in found]

    patch.setattr(lookup, "_matches", leaky)


def in_the_messages(patch: pytest.MonkeyPatch) -> None:
    def leaky(connection: Connection, match: str) -> list[MessageKnown]:
        found = messages.read_messages(connection, match)
        return [m.model_copy(update={"name": others(connection, match)}) for m in found]

    patch.setattr(operator_server, "read_messages", leaky)


def in_the_export(patch: pytest.MonkeyPatch) -> None:
    honest = personal_data._match

    def leaky(connection: Connection, head: Any, person: int, with_hand: bool) -> dict[str, Any]:
        told = honest(connection, head, person, with_hand=with_hand)
        return told | {"done": others(connection, head.match)}

    patch.setattr(personal_data, "_match", leaky)


def in_the_export_of_an_opponent(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(personal_data, "OF_HAND", ())


PLANTS = [in_the_lookup, in_the_messages, in_the_export, in_the_export_of_an_opponent]


@pytest.mark.parametrize("plant", PLANTS)
def test_a_leak_is_found(
    worlds: tuple[World, World], monkeypatch: pytest.MonkeyPatch, plant: Plant
) -> None:
    play(worlds)
    plant(monkeypatch)
    plain, swapped = (world.told() for world in worlds)
    assert plain != swapped
