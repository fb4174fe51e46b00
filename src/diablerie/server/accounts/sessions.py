"""Sessions: the tokens by which browsers and programs are known, and how they end."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from ...matches.players import Person
from ..storage.database import Database
from ..storage.schema import SESSIONS

TOKEN_BYTES = 32


@dataclass(frozen=True)
class Session:
    """One browser or program by which a person is known."""

    number: int
    created: str
    seen: str
    is_current: bool


class Sessions:
    """The sessions that a person can look through and end."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: Person, current: str) -> list[Session]:
        """A person's sessions, the latest first; `current`: the hash of the token that asks."""
        query = select(SESSIONS).where(SESSIONS.c.person == person).order_by(SESSIONS.c.session)
        return [
            Session(r.session, r.created, r.seen, hmac.compare_digest(r.token_hash, current))
            for r in reversed(await self._database.rows(query))
        ]

    async def end(self, person: Person, number: int) -> Sequence[str]:
        """End one of a person's sessions; the hash of its token, none if there is none."""
        this = (SESSIONS.c.person == person) & (SESSIONS.c.session == number)
        return await self._database.write(lambda connection: end_sessions(connection, this))

    async def end_by_token(self, token_hash: str) -> Sequence[str]:
        """End the session of a token."""
        this = SESSIONS.c.token_hash == token_hash
        return await self._database.write(lambda connection: end_sessions(connection, this))


def begin_session(connection: Connection, person: Person, moment: str) -> str:
    """Have a person be known by a new token; the token, which is kept nowhere."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    row = {"token_hash": digest(token), "person": person, "created": moment, "seen": moment}
    connection.execute(insert(SESSIONS).values(row))
    return token


def end_sessions(connection: Connection, which: ColumnElement[bool]) -> Sequence[str]:
    """End some sessions; the hashes of their tokens."""
    ending = delete(SESSIONS).where(which).returning(SESSIONS.c.token_hash)
    return connection.execute(ending).scalars().all()


def see_session(connection: Connection, token_hash: str, moment: str) -> None:
    """Note that a session is still used."""
    this = SESSIONS.c.token_hash == token_hash
    connection.execute(update(SESSIONS).where(this).values(seen=moment))


def digest(token: str) -> str:
    """What is kept of a token: it leads back to nobody, and comparing it tells nothing of the token."""
    return hashlib.sha256(token.encode("utf-8", "surrogateescape")).hexdigest()
