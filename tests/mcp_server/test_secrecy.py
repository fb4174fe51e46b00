"""No answer of a tool tells a seat what it must not know: hidden cards, a seed, what goes on in a bot's mind.

Two worlds that a seat cannot tell apart are held side by side, with another seed each, and every tool is
asked the same in both. At a server a match is played twice, alike but for two cards that only their seat can
tell apart.
"""

from __future__ import annotations

import asyncio
import json
import time
from base64 import b64encode
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any

import httpx2
import pytest
from mcp import Client as ToolClient
from mcp.types import CallToolResult

import diablerie
from diablerie import Game
from diablerie.matches import Match
from diablerie.mcp_server import ServerClient, Tables, answers, make_server, tools
from diablerie.mcp_server.answers import table_seen
from diablerie.mcp_server.local_table import LocalTable
from diablerie.mcp_server.table import Done, Table
from diablerie.mcp_server.tables import Kept
from diablerie.secrecy import Case, Report, Resampler, check
from diablerie.secrecy.adapters.own_games import GamePosition, GameSubject
from diablerie.text_interface.seat_text import Moment, SeatText
from tests.matches.playing import begun_at
from tests.server.clients import PERSON, Client
from tests.server.clients import Table as HttpTable
from tests.server.two_worlds import played_alike
from tests.settings import many

POSITIONS = many(10, soaking=400)
TABLES = [(name, min(3, diablerie.describe(name).seat_range[1])) for name in diablerie.games()]

Plant = Callable[[pytest.MonkeyPatch], None]


class StillTable(LocalTable):
    """A table at which nobody else does anything: what others do is for the check to choose."""

    def wait(self, seconds: float) -> None:
        """Nobody acts."""


def asked(tables: Tables, *calls: tuple[str, dict[str, Any]]) -> list[str]:
    """All that a client of the protocol gets for these calls, as text."""

    async def ask() -> list[str]:
        async with ToolClient(make_server(tables)) as client:
            told = [await client.call_tool(tool, arguments) for tool, arguments in calls]
        return [_plain(answer) for answer in told]

    return asyncio.run(ask())


def _plain(answer: Any) -> str:
    assert isinstance(answer, CallToolResult)
    return json.dumps(answer.model_dump(mode="json", exclude={"meta"}), sort_keys=True)


class ToolSubject(GameSubject):
    """One of our games as an assistant meets it."""

    def start(self, rng: Any) -> ToolPosition:
        """A new game."""
        return ToolPosition(self.game.start(int(rng.integers(1 << 62))))


@dataclass(frozen=True, eq=False)
class ToolPosition(GamePosition):
    """A position; what a seat receives is what the tools answer at a table that stands there."""

    def received(self, seat: int | None) -> dict[str, str]:
        """The answers of all tools that are asked of a table."""
        if seat is None:
            return {}
        name, tables = self._table(seat)
        tried = self.tried
        own = seat == self.state.to_play
        refused = [action for action in tried if not (own and self.state.allows(action))]
        calls: list[tuple[str, dict[str, Any]]] = [
            ("see", {"table": name}),
            *(("why", {"table": name, "action": action}) for action in tried),
            *(("act", {"table": name, "action": action}) for action in refused),
        ]
        told = [each.replace(name, "table") for each in asked(tables, *calls)]
        found: dict[str, str] = {}
        for (tool, _), answer in zip(calls, told, strict=True):
            found[tool] = found.get(tool, "") + answer
        return found

    def told(self, choice: Any, seat: int | None) -> str:
        """What `act` answers to a seat that learns nothing hidden by it; else nothing."""
        events = self.state.narrate(str(choice))[1]
        if seat != self.state.to_play or any(event.reveals_to(seat) for event in events):
            return ""
        assert seat is not None
        name, tables = self._table(seat)
        (answer,) = asked(tables, ("act", {"table": name, "action": str(choice)}))
        return answer.replace(name, "table")

    def _table(self, seat: int) -> tuple[str, Tables]:
        """A table at this position; its seed is another in every world."""
        match = begun_at(self.state)
        match.seed = sha256(self.world.encode()).digest()
        tables = Tables()
        kept = tables.keep(lambda: StillTable.at(match, seat, "en", lambda belief: belief.legal[0]))
        return kept.name, tables


def channels(game: Game, positions: int = POSITIONS) -> set[str]:
    """The tools in whose answers something was found."""
    case = Case(ToolSubject(game), (Resampler("its belief"),))
    reports = list[Report](check(case, positions))
    assert any(report.compared for report in reports)
    return {finding.channel for report in reports for finding in report.findings}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_a_seat_cannot_know_changes_no_answer_of_any_tool(name: str, seats: int) -> None:
    assert channels(diablerie.load(name, seats=seats)) == set()


# Planted leaks


def match_of(table: Table) -> Match:
    assert isinstance(table, LocalTable)
    return table.match


def in_what_is_seen(patch: pytest.MonkeyPatch) -> None:
    honest = table_seen

    def leaky(name: str, table: Table, *rest: Any, **more: Any) -> Any:
        hands = str(match_of(table).state.position()["hands"])
        return honest(name, table, *rest, **more).model_copy(update={"ending": hands})

    patch.setattr(tools, "table_seen", leaky)


def of_the_seed(patch: pytest.MonkeyPatch) -> None:
    honest = table_seen

    def leaky(name: str, table: Table, *rest: Any, **more: Any) -> Any:
        seen = honest(name, table, *rest, **more)
        return seen.model_copy(update={"text": seen.text + match_of(table).seed_hash})

    patch.setattr(tools, "table_seen", leaky)


def of_a_bot_s_mind(patch: pytest.MonkeyPatch) -> None:
    honest = answers.acted

    def leaky(seen: Any, text: SeatText, done: Any) -> Any:
        return honest(seen.model_copy(update={"ending": minds[-1]}), text, done)

    def noting(kept: Kept) -> Any:
        state = match_of(kept.table).state
        others = (seat for seat in range(state.game.seats) if seat != kept.table.text.seat)
        minds.append(str([state.belief(seat).view["hands"] for seat in others]))
        return news(kept)

    minds: list[str] = []
    news = tools.Tools._news
    patch.setattr(tools.Tools, "_news", staticmethod(noting))
    patch.setattr(tools, "acted", leaky)
    patch.setattr(tools, "refused", lambda seen, text, *_: leaky(seen, text, Done(())))


def in_reasons(patch: pytest.MonkeyPatch) -> None:
    def leaky(kept: Kept, actions: Sequence[str], clause: str | None, told: str) -> Any:
        draw = str(match_of(kept.table).state.position()["draw"])
        return answers.Reason(allowed=False, actions=[], clause=clause, text=told + draw)

    patch.setattr(tools, "_reason", leaky)


@pytest.mark.parametrize(
    ("plant", "found"),
    [
        (in_what_is_seen, {"see", "act", "events"}),
        (of_the_seed, {"see", "act", "events"}),
        (of_a_bot_s_mind, {"act", "events"}),
        (in_reasons, {"why"}),
    ],
)
def test_a_planted_leak_is_found(
    plant: Plant, found: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    assert channels(diablerie.load("kill-doctor-lucky", seats=3), 8) == found


# At a server


@dataclass
class Watched(HttpTable):
    """A match at the server with an assistant in seat 0, and what its latest `act` was answered."""

    tables: Tables
    name: str
    told: str = ""

    @classmethod
    def started(cls, client: Client, token: str) -> Watched:
        """A match whose seats all belong to the client; the assistant acts by its token."""
        table = client.new_match(PERSON, PERSON)
        tables = Tables(connect=lambda: ServerClient(client.address, token))
        name = tables.join(table.id, 0, None, "en").name
        return cls(client, table.id, table.begun, tables, name)

    def act(self, seat: int, action: str | list[str], *rest: Any, **more: Any) -> httpx2.Response:
        """Have a seat do an action: the assistant's own by its tool."""
        if seat != 0:
            return super().act(seat, action, *rest, **more)
        self._catch_up(self.read(0)["v"])
        (answer,) = asked(self.tables, ("act", {"table": self.name, "action": action}))
        self.told = self._plain(answer)
        status = 422 if json.loads(answer)["is_error"] else 200
        return httpx2.Response(status, text=answer, request=httpx2.Request("POST", "http://act"))

    def answers(self, actions: Sequence[str]) -> list[str]:
        """What all tools answer, once the assistant has heard of everything."""
        position = self.read(0)
        self._catch_up(position["v"])
        legal = position["view"]["state"]["legal"]
        calls: list[tuple[str, dict[str, Any]]] = [
            ("see", {"table": self.name}),
            *(("why", {"table": self.name, "action": action}) for action in actions),
            *(
                ("act", {"table": self.name, "action": action})
                for action in actions
                if action not in legal
            ),
        ]
        told = asked(self.tables, *calls)
        return [self.told, *map(self._plain, told)]

    def _plain(self, answer: str) -> str:
        return answer.replace(self.name, "table").replace(self.id, "id")

    def _catch_up(self, version: int) -> None:
        end = time.monotonic() + 20
        with self.tables.at(self.name) as kept:
            while kept.table.version < version:
                assert time.monotonic() < end, "the assistant does not hear of it"
                time.sleep(0.01)


@pytest.fixture
def both(house: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Watched, Watched]]:
    """Two matches of one client with an assistant each, who is answered before the other seat acts."""
    monkeypatch.setattr(tools, "PATIENCE", 0.0)
    token = httpx2.post(f"{house}/api/guests").json()["token"]
    with Client(house) as client:
        client.http.headers["Authorization"] = f"Bearer {token}"
        worlds = (Watched.started(client, token), Watched.started(client, token))
        yield worlds
        for world in worlds:
            world.tables.leave(world.name)


TRIED = ("s1", "soul*2", "9@17", "2@17", "fly", "s2*9", "8@")


def differing(worlds: tuple[Watched, Watched], seed: int) -> int:
    """At how many moments the assistants' answers differ."""
    rng, plain, swapped = Random(seed), *worlds
    differ = 0
    for _ in played_alike(plain, swapped, rng):
        differ += plain.answers(TRIED) != swapped.answers(TRIED)
    return differ


@pytest.mark.parametrize("seed", range(many(1, soaking=10)))
def test_at_a_server_hidden_cards_change_no_answer(
    both: tuple[Watched, Watched], seed: int
) -> None:
    assert differing(both, seed) == 0


def test_at_a_server_a_planted_leak_is_found(
    both: tuple[Watched, Watched], monkeypatch: pytest.MonkeyPatch
) -> None:
    def true_world(self: Match, viewer: int | None) -> str | None:
        own = viewer is not None and viewer == self.to_play
        return b64encode(self.state.record.tobytes()).decode() if own else None

    def hands(self: SeatText, moment: Moment) -> tuple[str, ...]:
        return () if moment.world is None else (str(moment.world.position()["laid"]),)

    monkeypatch.setattr(Match, "belief_text", true_world)
    monkeypatch.setattr(SeatText, "unlisted", hands)
    assert differing(both, 0) > 0
