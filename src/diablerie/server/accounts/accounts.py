"""Accounts: registration, login and renaming of guests who take a name and a password."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, select, update
from sqlalchemy.exc import IntegrityError

from ...matches.players import Person
from ...matches.record import moment_text
from ...rejection import Rejection
from ..clock import now
from ..core import usernames
from ..storage.database import Database
from ..storage.match_repository import Changed, MatchRepository
from ..storage.schema import MATCHES, PEOPLE, SESSIONS
from .guest_merge import matches_of, merge_guest
from .identity import Caller, Identities, new_person
from .password_resets import drop_resets
from .passwords import Passwords
from .restrictions import demand_unrestricted
from .sessions import begin_session, end_sessions

Made = Callable[[Connection, Person], None]
"""Told of an account that is being made, in the transaction that makes it."""


@dataclass(frozen=True)
class Account:
    """What is known of a person; a guest has no name."""

    person: Person
    name: str | None
    rated: bool
    created: str


@dataclass(frozen=True)
class Admission:
    """Somebody is who they say they are.

    `token`: the cookie to be set, None for a program, which goes on with its own. `matches`: those in
    which it now shows who sits there.
    """

    account: Account
    token: str | None
    matches: tuple[str, ...]


class Accounts:
    """The accounts of a database."""

    def __init__(
        self,
        database: Database,
        people: Identities,
        passwords: Passwords,
        repository: MatchRepository,
        tell: Changed | None = None,
    ) -> None:
        """`tell` is called, in the transaction, for each match in which somebody else now sits.

        `repository`: where tables wait at which somebody may have got a second seat by it.
        """
        self._repository = repository
        self._database = database
        self._people = people
        self._passwords = passwords
        self._tell = tell or (lambda _connection, _name: None)

    # Looking

    async def of(self, person: Person) -> Account:
        """What is known of a person."""
        (row,) = await self._database.rows(select(PEOPLE).where(PEOPLE.c.person == person))
        return _account(row)

    async def named(self, name: str) -> Account | None:
        """The account of that name, however it is spelt."""
        row = await self._row(name)
        return None if row is None else _account(row)

    async def _row(self, name: str) -> Row[Any] | None:
        key = usernames.key(name)
        if key is None:
            return None
        rows = await self._database.rows(select(PEOPLE).where(PEOPLE.c.key == key))
        return rows[0] if rows else None

    # Coming in

    async def register(self, caller: Caller, name: str, password: str) -> Admission:
        """Make whoever asks an account; all that was theirs as a guest stays theirs.

        Raises Rejection: invalid for what is no name, conflict if it is taken, looks like another or they
        have an account.
        """
        await self._demand_new(caller, name)
        return await self.create(caller, name, await self._passwords.hash(password))

    async def create(
        self, caller: Caller, name: str, kept: str | None, also: Made | None = None
    ) -> Admission:
        """Make whoever asks an account; `kept`: the hash of its password, None if it has none.

        `also` is called in the same transaction. Raises as `register`, and what `also` raises.
        """
        name = await self._demand_new(caller, name)

        def job(connection: Connection) -> Admission:
            person = caller.person or new_person(connection, moment_text(now()))
            self._name(connection, person, name, kept)
            if also is not None:
                also(connection, person)
            token = self._renew(connection, caller, person)
            return self._admission(connection, person, token, matches_of(connection, person))

        try:
            admission = await self._database.write(job)
        except IntegrityError as error:
            raise await self._why_taken(name) or _name_taken(name) from error
        self._forget(caller)
        return admission

    async def _demand_new(self, caller: Caller, name: str) -> str:
        """The name as it will be shown, if the caller may take it now."""
        name = _settled(name)
        if caller.person is not None and (await self.of(caller.person)).name is not None:
            raise _has_account()
        taken = await self._why_taken(name)
        if taken is not None:
            raise taken
        return name

    async def _why_taken(self, name: str) -> Rejection | None:
        """Why nobody else may have a name: it is somebody's, or looks like theirs."""
        if await self._row(name) is not None:
            return _name_taken(name)
        like = select(PEOPLE.c.person).where(PEOPLE.c.skeleton == usernames.skeleton(name))
        return _looks_like_another(name) if await self._database.rows(like) else None

    async def log_in(self, caller: Caller, name: str, password: str) -> Admission:
        """Let somebody in, who brings along what they have played as a guest.

        Raises Rejection forbidden if there is no such account, or it has another password: which of the two
        can be told neither by the answer nor by how long it takes. Who has been banned is told so, and why.
        """
        row = await self._row(name)
        fits = await self._passwords.fits(password, None if row is None else row.password)
        if row is None or not fits:
            raise Rejection(
                "forbidden", "wrong-login", "there is no account of this name and password"
            )
        if self._passwords.is_outdated(row.password):
            await self._keep(row.person, await self._passwords.hash(password))
        return await self.admit(caller, row.person)

    async def admit(self, caller: Caller, person: Person) -> Admission:
        """Have the caller be known as an account's holder, who gets what they have played as a guest."""
        ended: list[str] = []

        def job(connection: Connection) -> Admission:
            demand_unrestricted(connection, person, "ban")
            matches = self._bring_along(connection, caller, person, ended)
            token = self._renew(connection, caller, person)
            return self._admission(connection, person, token, matches)

        admission = await self._database.write(job)
        self._people.forget(ended)
        self._forget(caller)
        return admission

    def _bring_along(
        self, connection: Connection, caller: Caller, person: Person, ended: list[str]
    ) -> tuple[str, ...]:
        """If a guest asks: pass on what is theirs and end their sessions, but that of a program."""
        guest = caller.person
        if guest is None or not _is_guest(connection, guest):
            return ()
        matches = merge_guest(connection, guest, person)
        which = SESSIONS.c.person == guest
        if caller.credential is not None:
            which &= SESSIONS.c.token_hash != caller.credential.token_hash
        ended.extend(end_sessions(connection, which))
        for name in self._shuffled(connection, matches):
            self._repository.expect_one_share_each(connection, name, now())
        return matches

    def _shuffled(self, connection: Connection, matches: tuple[str, ...]) -> list[str]:
        """Those that have not begun and whose clients add to the seed."""
        waits = (MATCHES.c.status == "waiting") & MATCHES.c.shuffle.is_not(None)
        query = select(MATCHES.c.match).where(MATCHES.c.match.in_(matches), waits)
        return list(connection.execute(query.order_by(MATCHES.c.match)).scalars())

    def _renew(self, connection: Connection, caller: Caller, person: Person) -> str | None:
        """Have the caller be known as `person`: a browser by a fresh token, a program by its own."""
        credential = caller.credential
        if credential is None or caller.person is None:
            return begin_session(connection, person, moment_text(now()))
        this = SESSIONS.c.token_hash == credential.token_hash
        if credential.is_bearer:
            connection.execute(update(SESSIONS).where(this).values(person=person))
            return None
        end_sessions(connection, this)
        return begin_session(connection, person, moment_text(now()))

    def _name(self, connection: Connection, person: Person, name: str, kept: str | None) -> None:
        this = (PEOPLE.c.person == person) & PEOPLE.c.key.is_(None)
        row = {"name": name, **usernames.told_apart_by(name), "password": kept}
        if not connection.execute(update(PEOPLE).where(this).values(row)).rowcount:
            raise _has_account()

    def _admission(
        self, connection: Connection, person: Person, token: str | None, matches: tuple[str, ...]
    ) -> Admission:
        for name in matches:
            self._tell(connection, name)
        row = connection.execute(select(PEOPLE).where(PEOPLE.c.person == person)).one()
        return Admission(_account(row), token, matches)

    # Changing

    async def set_rated(self, person: Person, rated: bool) -> Account:
        """Have one's matches rated, or not. Raises Rejection conflict for a guest."""
        await self._demand(person)
        this = PEOPLE.c.person == person
        change = update(PEOPLE).where(this).values(rated=rated)
        await self._database.write(lambda connection: connection.execute(change).rowcount)
        return await self.of(person)

    async def change_password(self, caller: Caller, old: str | None, new: str) -> None:
        """Take another password, and end all sessions but the one that asks.

        `old` is None for an account that has none so far. Raises Rejection: forbidden if `old` is not the
        password, conflict for a guest.
        """
        person, credential = caller.person, caller.credential
        if person is None or credential is None:
            raise ValueError("nobody has no password")
        before = await self._demand(person)
        if not await self._is_password(old, before.password):
            raise Rejection(
                "forbidden", "wrong-password", "the old password is another", {"param": "old"}
            )
        kept = await self._passwords.hash(new)
        ended = await self._keep(person, kept, but=credential.token_hash)
        self._people.forget(ended)

    async def _is_password(self, given: str | None, kept: str | None) -> bool:
        """Whether it is the password of which this was kept; None is it where there is none."""
        if given is None or kept is None:
            return given is None and kept is None
        return await self._passwords.fits(given, kept)

    async def has_password(self, person: Person) -> bool:
        """Whether a person can log in by a password."""
        (kept,) = await self._database.rows(
            select(PEOPLE.c.password).where(PEOPLE.c.person == person)
        )
        return kept.password is not None

    async def demand_password(self, person: Person, password: str | None) -> None:
        """Raise Rejection forbidden unless it is the password of an account; None where there is none.

        A guest has none to give, and neither has an account that signs in by a provider alone.
        """
        (row,) = await self._database.rows(select(PEOPLE).where(PEOPLE.c.person == person))
        if row.key is not None and not await self._is_password(password, row.password):
            raise Rejection(
                "forbidden", "wrong-password", "the password is another", {"param": "password"}
            )

    async def _keep(self, person: Person, kept: str, but: str | None = None) -> list[str]:
        """Keep a new hash; with `but`, of a new password: links to choose one end, and all other sessions."""

        def job(connection: Connection) -> list[str]:
            this = PEOPLE.c.person == person
            connection.execute(update(PEOPLE).where(this).values(password=kept))
            if but is None:
                return []
            drop_resets(connection, person)
            others = (SESSIONS.c.person == person) & (SESSIONS.c.token_hash != but)
            return list(end_sessions(connection, others))

        return await self._database.write(job)

    async def _demand(self, person: Person) -> Row[Any]:
        (row,) = await self._database.rows(select(PEOPLE).where(PEOPLE.c.person == person))
        if row.key is None:
            raise Rejection(
                "conflict", "no-account", "a guest has none: POST /api/accounts makes one"
            )
        return row

    def _forget(self, caller: Caller) -> None:
        if caller.credential is not None:
            self._people.forget([caller.credential.token_hash])


def _account(row: Row[Any]) -> Account:
    return Account(row.person, row.name, row.rated, row.created)


def _is_guest(connection: Connection, person: Person) -> bool:
    """Whether a person has no account, and will have none before the transaction ends."""
    query = select(PEOPLE.c.key).where(PEOPLE.c.person == person).with_for_update()
    return connection.execute(query).scalar_one() is None


def _settled(name: str) -> str:
    """A new account's name as it will be shown. Raises Rejection invalid for what may be none."""
    try:
        shown = usernames.settled(name)
        usernames.demand_one_script(shown)
    except ValueError as error:
        raise Rejection("invalid", "not-allowed", f"name: {error}", {"param": "name"}) from error
    return shown


def _has_account() -> Rejection:
    return Rejection("conflict", "has-account", "you have an account already: log out first")


def _looks_like_another(name: str) -> Rejection:
    detail = f"{name!r} looks like the name of another account, written in another script"
    return Rejection("conflict", "name-looks-alike", detail, {"param": "name"})


def _name_taken(name: str) -> Rejection:
    return Rejection(
        "conflict", "name-taken", f"somebody is called {name!r} already", {"param": "name"}
    )
