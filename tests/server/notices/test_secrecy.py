"""Non-interference: in two worlds that a seat cannot tell apart its notices are the same, byte for byte."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest
from sqlalchemy import Connection, Engine, select

from diablerie.events import Seat
from diablerie.server import NoticeSettings
from diablerie.server.library.lobby import Lobby
from diablerie.server.notices import occasions
from diablerie.server.notices.chat_message import chat_message
from diablerie.server.notices.mail import of_notice
from diablerie.server.notices.text import notice_of
from diablerie.server.notices.web_push import payload
from diablerie.server.storage.database import engine_of, url_of
from diablerie.server.storage.schema import ENTRIES, SEATS

from ..clients import Client, Serve, Table
from ..gathered import OPEN, done, invite, join, to_play
from ..two_worlds import played_alike
from .asking import subscribe
from .conftest import SITE
from .receivers import Post

SEED = 5

Plant = Callable[[pytest.MonkeyPatch], None]


class Both(Table):
    """A match of two people, for whom one hand plays."""

    people: tuple[Table, Table]

    def read(self, seat: int | None = 0) -> dict[str, Any]:
        return self.people[seat or 0].read(seat)

    def act(
        self, seat: int, action: str | list[str], expect: int | None = None, cmd: str | None = None
    ) -> httpx2.Response:
        return self.people[seat].act(seat, action, expect, cmd)


@pytest.fixture
def where(tmp_path: Path) -> Path:
    return tmp_path / "matches.sqlite3"


@pytest.fixture
def watched(serve: Serve, notices: NoticeSettings, where: Path) -> Iterator[str]:
    """A server that would call people back, and does not come to it."""
    never = replace(notices, delay=3600.0, look=3600.0)
    with serve(database=where, notices=never) as address:
        yield address


@contextmanager
def people(address: str, post: Post) -> Iterator[tuple[Client, Client]]:
    with Client(address) as one, Client(address) as other:
        for path, client in (("/one", one), ("/other", other)):
            client.new_match()
            subscribe(client, post, path)
        yield one, other


def both(one: Client, other: Client) -> Both:
    first = invite(one, {"kind": "person"}, OPEN, names=["Anna", None])
    table = Both(one, first.id, first.begun)
    table.people = (first, join(first, other, 1))
    return table


def told(engine: Engine, table: Table) -> list[bytes]:
    """All that seat 0 would be told at this moment, by each means, before it is encrypted."""
    with engine.connect() as connection:
        here = (SEATS.c.match == table.id) & (SEATS.c.seat == 0)
        person = connection.execute(select(SEATS.c.person).where(here)).scalar_one()
        found = occasions.calls_in(connection, [table.id])
    lines = []
    for calls in found:
        for call in calls.calls:
            if call.person != person:
                continue
            notice = notice_of(calls, person, call.occasion, "en", SITE)
            lines += [
                f"{call.occasion} {call.turn}".encode(),
                payload(notice),
                chat_message(notice),
            ]
            lines += [part.encode() for part in of_notice(notice, "en", SITE)]
    return [line.replace(table.id.encode(), b"MATCH") for line in lines]


def waits(client: Client, table: Table) -> bytes:
    """Whether a match is among those that wait for somebody."""
    waiting = client.get("/api/me/waiting").json()["matches"]
    return f"waits: {table.id in waiting}".encode()


def told_in_both(address: str, where: Path, post: Post) -> tuple[list[Any], list[Any]]:
    """What seat 0 is told in two worlds that it cannot tell apart."""
    engine = engine_of(url_of(where))
    with people(address, post) as (one, other):
        plain, swapped = both(one, other), both(one, other)
        heard: tuple[list[Any], list[Any]] = ([], [])
        offers = True
        for _ in played_alike(plain, swapped, Random(SEED)):
            offered, offers = offers and to_play(plain) == 1, offers and to_play(plain) == 0
            for table, lines in zip((plain, swapped), heard, strict=True):
                if offered:
                    done(table.people[1], "offer", 1)
                lines.append(told(engine, table))
                lines[-1].append(waits(one, table))
        for table, lines in zip((plain, swapped), heard, strict=True):
            done(table.people[1], "resign", 1)
            lines.append(told(engine, table))
    engine.dispose()
    return heard


def test_notices_are_the_same_in_both_worlds(watched: str, where: Path, post: Post) -> None:
    plain, swapped = told_in_both(watched, where, post)
    said = b" ".join(line for lines in plain for line in lines)
    words = (b"your turn", b"your answer is wanted", b"the match is over")
    for word in (*words, b"waits: True", b"waits: False"):
        assert word in said
    assert plain == swapped


# A leak is found


def secret(connection: Connection, match: str) -> str:
    """What seat 1 has done, cards that lie face down and all."""
    theirs = (ENTRIES.c.match == match) & (ENTRIES.c.seat == 1)
    query = select(ENTRIES.c.action).where(theirs).order_by(ENTRIES.c.number)
    return " ".join(map(str, connection.execute(query).scalars()))


def number(connection: Connection, match: str) -> int:
    return sha256(secret(connection, match).encode()).digest()[0]


def in_the_text(patch: pytest.MonkeyPatch) -> None:
    honest = occasions._calls

    def leaky(connection: Connection, head: Any) -> occasions.MatchCalls | None:
        calls = honest(connection, head)
        if calls is None:
            return None
        hand = secret(connection, head.match)[-30:]
        seats = tuple((kind, person, hand) for kind, person, _ in calls.seats)
        return replace(calls, seats=seats)

    patch.setattr(occasions, "_calls", leaky)


def in_which_turn_it_is(patch: pytest.MonkeyPatch) -> None:
    honest = occasions._of_person

    def leaky(connection: Connection, head: Any, rows: Sequence[Any], person: int) -> list[Any]:
        found = honest(connection, head, rows, person)
        return [(what, turn + number(connection, head.match)) for what, turn in found]

    patch.setattr(occasions, "_of_person", leaky)


def in_whether_one_is_told(patch: pytest.MonkeyPatch) -> None:
    honest = occasions._of_person

    def leaky(connection: Connection, head: Any, rows: Sequence[Any], person: int) -> list[Any]:
        found = honest(connection, head, rows, person)
        return found if number(connection, head.match) % 2 else []

    patch.setattr(occasions, "_of_person", leaky)


def in_what_waits(patch: pytest.MonkeyPatch) -> None:
    honest = Lobby.waiting

    async def leaky(self: Lobby, person: int) -> list[str]:
        found = await honest(self, person)

        def odd(connection: Connection) -> list[str]:
            return [name for name in found if number(connection, name) % 2]

        return await self._database.read(odd)

    patch.setattr(Lobby, "waiting", leaky)


PLANTS = [in_the_text, in_which_turn_it_is, in_whether_one_is_told, in_what_waits]


@pytest.mark.parametrize("plant", PLANTS)
def test_a_leak_is_found(
    watched: str, where: Path, post: Post, monkeypatch: pytest.MonkeyPatch, plant: Plant
) -> None:
    plant(monkeypatch)
    plain, swapped = told_in_both(watched, where, post)
    assert plain != swapped


def test_no_word_of_a_notice_is_other_than_what_the_lobby_tells() -> None:
    """Game, names and address are all there is to say it with."""
    seats: tuple[tuple[str, Seat | None, str | None], ...] = (
        ("person", 1, "Anna"),
        ("person", 2, "Bert"),
    )
    calls = occasions.MatchCalls("m", "doctor-faust", seats, ())
    for occasion in occasions.OCCASIONS:
        notice = notice_of(calls, 2, occasion, "en", SITE)
        assert notice.body == "With Anna"
        assert (notice.path, notice.tag, notice.url) == ("/m/m", "m", f"{SITE}/m/m")
