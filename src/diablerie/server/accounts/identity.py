"""Identity: who is asking, looked up by session token and cached."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select

from ...matches.players import Person
from ...matches.record import moment_text
from ...rejection import Rejection
from ..clock import now
from ..storage.database import Database
from ..storage.schema import PEOPLE, SESSIONS
from .sessions import begin_session, see_session

REMEMBERED = 4096
"""How many people are looked up in memory instead of in the database."""
MEMORY = 30.0
"""Seconds after which it is looked again, for another process may have ended a session."""


@dataclass(frozen=True)
class Credential:
    """By which somebody asks to be known: the hash of a token, sent by a program or kept as a cookie."""

    token_hash: str
    is_bearer: bool


@dataclass(frozen=True)
class Caller:
    """Somebody who asks, as far as they are known."""

    person: Person | None
    credential: Credential | None


class Identities:
    """Who is asking. Only the SHA-256 of a token is kept, so the database gives no one away."""

    def __init__(
        self,
        database: Database,
        clock: Callable[[], float] = time.monotonic,
        tell: Callable[[str], None] | None = None,
    ) -> None:
        """`tell` lets others that remember people know the hash of a token that is to be looked up again."""
        self._database = database
        self._tell = tell or (lambda _token_hash: None)
        self._clock = clock
        self._known: OrderedDict[str, tuple[Person, float]] = OrderedDict()
        self._endings = 0

    async def welcome(self) -> tuple[Person, str]:
        """A new guest, and the token to be known by."""

        def job(connection: Connection) -> tuple[Person, str]:
            moment = moment_text(now())
            person = new_person(connection, moment)
            return person, begin_session(connection, person, moment)

        return await self._database.write(job)

    async def caller(self, credential: Credential | None) -> Caller:
        """Who asks with a credential.

        A cookie nobody knows counts for nothing, for browsers keep them longer than databases live.
        Raises Rejection unauthenticated for a bearer token nobody knows.
        """
        if credential is None:
            return Caller(None, None)
        person = await self._find(credential.token_hash)
        if person is None and credential.is_bearer:
            raise Rejection("unauthenticated", "unknown-token", "nobody has this token")
        return Caller(person, credential)

    def remembers(self, credential: Credential) -> bool:
        """Whether a credential has been somebody's lately, so that nothing need be searched for it."""
        return credential.token_hash in self._known

    async def is_still(self, caller: Caller) -> bool:
        """Whether somebody is still known by the same: sessions end, and guests become others."""
        if caller.credential is None:
            return caller.person is None
        return await self._find(caller.credential.token_hash) == caller.person

    def forget(self, token_hashes: Iterable[str]) -> None:
        """Look again whom these tokens belong to, here and wherever they are remembered."""
        for token_hash in token_hashes:
            self.forget_here(token_hash)
            self._tell(token_hash)

    def forget_here(self, token_hash: str) -> None:
        """Look again whom a token belongs to."""
        self._endings += 1
        self._known.pop(token_hash, None)

    def forget_person(self, person: Person) -> None:
        """Look again who is known as a person: their sessions may have ended."""
        for token_hash in [known for known, (who, _) in self._known.items() if who == person]:
            self.forget_here(token_hash)
        # One that is being looked up at this moment may be theirs.
        self._endings += 1

    def forget_all(self) -> None:
        """Look everybody up again: of many the sessions may have ended."""
        self._endings += 1
        self._known.clear()

    async def _find(self, token_hash: str) -> Person | None:
        person, since = self._known.get(token_hash, (None, 0.0))
        if person is None or self._clock() - since >= MEMORY:
            moment, endings = self._clock(), self._endings
            person = await self._look_up(token_hash)
            self._known.pop(token_hash, None)
            # What was looked up before a session ended may be of that session.
            if person is not None and endings == self._endings:
                self._remember(token_hash, person, moment)
        return person

    def _remember(self, token_hash: str, person: Person, moment: float) -> None:
        self._known[token_hash] = person, moment
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    async def _look_up(self, token_hash: str) -> Person | None:
        query = select(SESSIONS).where(SESSIONS.c.token_hash == token_hash)
        rows = await self._database.rows(query)
        if not rows:
            return None
        (row,), moment = rows, moment_text(now())
        if row.seen[:10] != moment[:10]:
            await self._database.write(lambda c: see_session(c, token_hash, moment))
        person: Person = row.person
        return person


def new_person(connection: Connection, moment: str) -> Person:
    """Somebody of whom nothing is known yet."""
    making = insert(PEOPLE).values(created=moment).returning(PEOPLE.c.person)
    person: Person = connection.execute(making).scalar_one()
    return person
