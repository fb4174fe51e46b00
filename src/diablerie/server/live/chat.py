"""Chat: what people say to one another at a table, and whom they mute."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, Select, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from ...events import Seat
from ...matches.players import Person
from ...matches.record import moment_text
from ...rejection import Rejection, refusal
from ..accounts.restrictions import demand_unrestricted
from ..protocol.documents import Unheard
from ..protocol.down import Said
from ..storage.database import Database
from ..storage.schema import MATCHES, MESSAGES, MUTES
from .log import no_such_match

KEPT = 200
"""How many of a match's latest messages are told to those who come."""


@dataclass(frozen=True)
class Message:
    """One message, as it is kept."""

    number: int
    person: Person
    seat: Seat | None
    name: str | None
    text: str
    at: str
    deleted: bool = False
    """Whether it has been deleted: its place is left, without its words."""


class Chat:
    """The conversation at one table."""

    def __init__(
        self, name: str, database: Database, tell: Callable[[Connection, str], None]
    ) -> None:
        self._name = name
        self._database = database
        self._tell = tell
        self._messages: list[Message] | None = None
        self._deleted: list[Message] = []
        self._mutes: dict[tuple[Person, Person], Unheard | None] = {}
        self._turnstile = asyncio.Lock()

    @property
    def last(self) -> int:
        """The number of the last message, 0 if there is none or it has not been looked."""
        return self._messages[-1].number if self._messages else 0

    async def load(self) -> None:
        """Read what has been said, unless it is known."""
        if self._messages is None:
            await self.catch_up()

    def forget(self) -> None:
        """Have all be read again: who has said it is called otherwise now."""
        self._messages = None

    async def catch_up(self, *, anew: bool = False) -> None:
        """Read what has been said since; `anew`: all, as some of it may have been deleted."""
        async with self._turnstile:
            kept = [] if anew else self._messages or []
            last = kept[-1].number if kept else 0
            query = (
                select(MESSAGES)
                .where(MESSAGES.c.match == self._name, MESSAGES.c.number > last)
                .order_by(MESSAGES.c.number.desc())
                .limit(KEPT)
            )
            mutes = self._mutes_kept()
            rows, muted = await self._database.read(
                lambda c: (c.execute(query).all(), c.execute(mutes).all())
            )
            self._messages = (kept + _messages(reversed(rows)))[-KEPT:]
            self._deleted = [message for message in self._messages if message.deleted]
            self._mutes = {(row.person, row.muted): _unheard(row) for row in muted}

    def _mutes_kept(self) -> Select[Any]:
        """Who does not want to hear whom, with the first message of the latter if they have said any."""
        here = MESSAGES.c.match == self._name
        first = (
            select(MESSAGES.c.person, func.min(MESSAGES.c.number).label("number"))
            .where(here)
            .group_by(MESSAGES.c.person)
            .subquery()
        )
        return (
            select(MUTES.c.person, MUTES.c.muted, MESSAGES.c.number, MESSAGES.c.name)
            .outerjoin_from(MUTES, first, first.c.person == MUTES.c.muted)
            .outerjoin(MESSAGES, here & (MESSAGES.c.number == first.c.number))
            .where(MUTES.c.match == self._name)
        )

    async def say(
        self, person: Person, seat: Seat | None, name: str | None, text: str, cmd: str, at: datetime
    ) -> int:
        """Keep a message; its number once it is saved. The same `cmd` again is the same message.

        Raises Rejection: conflict if `cmd` names another message, not-found if the match has been called off,
        forbidden for who has been silenced.
        """
        row: dict[str, Any] = {"match": self._name, "person": person, "seat": seat, "name": name}
        row |= {"text": text, "at": moment_text(at), "cmd": cmd}
        while True:
            try:
                number = await self._database.write(lambda connection: self._add(connection, row))
            except IntegrityError:
                # Another process has taken the number.
                continue
            await self.catch_up()
            return number

    def _add(self, connection: Connection, row: dict[str, Any]) -> int:
        self._demand_there(connection)
        mine = (MESSAGES.c.match == self._name) & (MESSAGES.c.person == row["person"])
        query = select(MESSAGES).where(mine, MESSAGES.c.cmd == row["cmd"])
        known = connection.execute(query).one_or_none()
        if known is not None:
            if not known.deleted and (known.seat, known.text) != (row["seat"], row["text"]):
                raise refusal(
                    "conflict", "command-reused", f"{row['cmd']!r} already names another message"
                )
            return int(known.number)
        demand_unrestricted(connection, row["person"], "silence")
        last = select(func.max(MESSAGES.c.number)).where(MESSAGES.c.match == self._name)
        number = (connection.execute(last).scalar_one() or 0) + 1
        connection.execute(insert(MESSAGES).values(row | {"number": number}))
        self._tell(connection, self._name)
        return int(number)

    async def mute(self, person: Person, muted: Person, *, on: bool) -> None:
        """Have a person hear, or no longer hear, what another says.

        Raises Rejection not-found if the match has been called off.
        """
        row = {"match": self._name, "person": person, "muted": muted}
        this = (MUTES.c.match == self._name) & (MUTES.c.person == person) & (MUTES.c.muted == muted)

        def job(connection: Connection) -> None:
            self._demand_there(connection)
            connection.execute(delete(MUTES).where(this))
            if on:
                connection.execute(insert(MUTES).values(row))
            self._tell(connection, self._name)

        await self._database.write(job)
        await self.catch_up()

    async def speaker_of(self, number: int) -> Person:
        """Who has said a message. Raises Rejection not-found if there is none with this number."""
        this = (MESSAGES.c.match == self._name) & (MESSAGES.c.number == number)
        query = select(MESSAGES.c.person).where(this)
        row = await self._database.read(lambda c: c.execute(query).one_or_none())
        if row is None:
            raise Rejection(
                "not-found", "no-such-message", f"there is no message {number} at this table"
            )
        speaker: Person = row.person
        return speaker

    def _demand_there(self, connection: Connection) -> None:
        query = select(MATCHES.c.match).where(MATCHES.c.match == self._name)
        if connection.execute(query).one_or_none() is None:
            raise no_such_match(self._name)

    def heard(self, person: Person | None, after: int) -> list[Said]:
        """What a person hears of what was said after a number of a message."""
        messages = self._messages or []
        return [
            _said(m, person) for m in messages if m.number > after and self._is_heard(person, m)
        ]

    def deleted(self, person: Person | None, upto: int) -> list[Said]:
        """What has been deleted of the messages up to a number that a person hears."""
        gone = (m for m in self._deleted if m.number <= upto and self._is_heard(person, m))
        return [_said(m, person) for m in gone]

    def _is_heard(self, person: Person | None, message: Message) -> bool:
        return (person, message.person) not in self._mutes

    def has_muted(self, person: Person | None) -> set[Person]:
        """Whom a person does not want to hear."""
        return {muted for who, muted in self._mutes if who == person}

    def has_spoken(self, person: Person) -> bool:
        """Whether a person has said anything of what is at hand."""
        return any(message.person == person for message in self._messages or ())

    def unheard(self, person: Person | None, seated: Collection[Person | None]) -> list[Unheard]:
        """Whom of those without a seat a person does not want to hear."""
        mutes = self._mutes.items()
        found = (said for (who, muted), said in mutes if who == person and muted not in seated)
        return sorted((said for said in found if said is not None), key=lambda said: said.n)


class Chats:
    """Makes the talk of each table."""

    def __init__(self, database: Database, tell: Callable[[Connection, str], None]) -> None:
        """`tell` is called in each transaction that changes what somebody hears."""
        self._database = database
        self._tell = tell

    def of(self, name: str) -> Chat:
        """The talk at one table."""
        return Chat(name, self._database, self._tell)


def _unheard(row: Row[Any]) -> Unheard | None:
    return None if row.number is None else Unheard(n=row.number, name=row.name)


def _messages(rows: Iterable[Row[Any]]) -> list[Message]:
    return [Message(r.number, r.person, r.seat, r.name, r.text, r.at, r.deleted) for r in rows]


def _said(message: Message, person: Person | None) -> Said:
    return Said(
        n=message.number,
        seat=message.seat,
        name=message.name,
        text=message.text,
        at=message.at,
        yours=message.person == person,
        deleted=message.deleted,
    )
