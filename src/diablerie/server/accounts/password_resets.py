"""Password resets: links that a host gives, by which a new password is chosen once within an hour."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import Connection, delete, insert, select, update

from ...matches.players import Person
from ...matches.record import moment_text
from ...rejection import Rejection
from ..clock import now
from ..storage.database import Database
from ..storage.schema import PASSWORD_RESETS, PEOPLE, SESSIONS
from .identity import Identities
from .linked_identities import unlink_all
from .passwords import Passwords
from .sessions import TOKEN_BYTES, digest, end_sessions

LIFETIME = timedelta(hours=1)
"""How long a link is good for."""


def new_reset(connection: Connection, person: Person, moment: datetime) -> tuple[str, str]:
    """A token by which a person may choose a password, kept nowhere, and until when; earlier ones end.

    Raises Rejection conflict for a guest, who has no password.
    """
    key = connection.execute(select(PEOPLE.c.key).where(PEOPLE.c.person == person)).scalar()
    if key is None:
        raise Rejection("conflict", "no-account", "a guest has no password to be reset")
    # Those whose time is up are of no use to anybody: they go whenever another is made.
    old = (PASSWORD_RESETS.c.person == person) | (PASSWORD_RESETS.c.until <= moment_text(moment))
    connection.execute(delete(PASSWORD_RESETS).where(old))
    token, until = secrets.token_urlsafe(TOKEN_BYTES), moment_text(moment + LIFETIME)
    row = {"token_hash": digest(token), "person": person, "until": until}
    connection.execute(insert(PASSWORD_RESETS).values(row))
    return token, until


def drop_resets(connection: Connection, person: Person) -> None:
    """Let no link choose a password for a person any more: they have just chosen one."""
    connection.execute(delete(PASSWORD_RESETS).where(PASSWORD_RESETS.c.person == person))


@dataclass(frozen=True)
class Redeemed:
    """Whose password was chosen anew; `unlinked`: whether a provider knew their account until then."""

    name: str
    unlinked: bool


class PasswordResets:
    """Takes links at their word."""

    def __init__(self, database: Database, people: Identities, passwords: Passwords) -> None:
        self._database = database
        self._people = people
        self._passwords = passwords

    async def redeem(self, token: str, password: str) -> Redeemed:
        """Set a new password by a link's token, and have nobody else get in any more.

        All sessions of its person end, and no sign-in provider knows their account: whoever had taken it
        over may have linked it to a sign-in of their own.
        Raises Rejection forbidden if the link has been used, is too old, or has never been.
        """
        kept = await self._passwords.hash(password)
        ended: list[str] = []

        def job(connection: Connection) -> Redeemed:
            person = _spend(connection, token)
            this = PEOPLE.c.person == person
            connection.execute(update(PEOPLE).where(this).values(password=kept))
            drop_resets(connection, person)
            ended.extend(end_sessions(connection, SESSIONS.c.person == person))
            name: str = connection.execute(select(PEOPLE.c.name).where(this)).scalar_one()
            return Redeemed(name, unlink_all(connection, person))

        redeemed = await self._database.write(job)
        self._people.forget(ended)
        return redeemed


def _spend(connection: Connection, token: str) -> Person:
    """Whose password a token resets; it does so no more."""
    this = PASSWORD_RESETS.c.token_hash == digest(token)
    spending = delete(PASSWORD_RESETS).where(this)
    spent = connection.execute(spending.returning(*PASSWORD_RESETS.c)).one_or_none()
    if spent is None or spent.until <= moment_text(now()):
        detail = "this link has been used or is older than an hour: ask the host for another"
        raise Rejection("forbidden", "reset-spent", detail)
    person: Person = spent.person
    return person
