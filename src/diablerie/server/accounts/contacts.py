"""Contacts: whom somebody has marked as a friend, and whom they have blocked. Nobody else is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import Connection, Row, delete, func, insert, select

from ...matches.players import Person
from ...matches.record import moment_text
from ...rejection import Rejection, refusal
from ..clock import now
from ..core import usernames
from ..storage.database import Database
from ..storage.schema import CONTACTS, PEOPLE
from .restrictions import demand_unrestricted

ContactKind = Literal["friend", "blocked"]
"""`friend`: is at hand to be invited; `blocked`: cannot invite whoever has blocked them."""

MOST = 200
"""How many contacts somebody has at most."""


@dataclass(frozen=True)
class Contact:
    """An account in somebody's list."""

    name: str
    kind: ContactKind
    since: str


class Contacts:
    """The lists of all people, guests too; in them stand accounts alone."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: Person) -> list[Contact]:
        """A person's list, by name."""
        return await self._database.read(lambda c: contacts_of(c, person))

    async def put(self, person: Person, name: str, kind: ContactKind) -> None:
        """Have an account in a person's list as what they are from now on.

        Raises Rejection: not-found for a name nobody has, conflict for oneself or too long a list.
        """
        await self._database.write(lambda c: _put(c, person, name, kind))

    async def remove(self, person: Person, name: str) -> None:
        """Take an account out of a person's list. Raises Rejection not-found for a name nobody has."""

        def job(connection: Connection) -> int:
            other = account_named(connection, name).person
            return connection.execute(delete(CONTACTS).where(_tie(person, other))).rowcount

        await self._database.write(job)


def contacts_of(connection: Connection, person: Person) -> list[Contact]:
    """A person's list, by name."""
    query = (
        select(PEOPLE.c.name, CONTACTS.c.kind, CONTACTS.c.since)
        .join(PEOPLE, PEOPLE.c.person == CONTACTS.c.other)
        .where(CONTACTS.c.person == person)
        .order_by(PEOPLE.c.key)
    )
    return [Contact(row.name, row.kind, row.since) for row in connection.execute(query)]


def contact_kinds(connection: Connection, person: Person) -> dict[str, ContactKind]:
    """As what accounts stand in a person's list, by their names."""
    return {contact.name: contact.kind for contact in contacts_of(connection, person)}


def account_named(connection: Connection, name: str) -> Row[Any]:
    """The account of that name, however it is spelt. Raises Rejection not-found if there is none."""
    found = connection.execute(select(PEOPLE).where(PEOPLE.c.key == usernames.key(name))).first()
    if found is None:
        raise Rejection("not-found", "no-such-person", f"nobody is called {name!r}")
    return found


def demand_may_invite(connection: Connection, host: Person, person: Person) -> None:
    """Raise Rejection if `host` may not invite a person by name.

    Conflict for oneself; forbidden for who may say nothing here, for an invitation is a word to somebody,
    and for whom the person has blocked.
    """
    if host == person:
        raise _oneself()
    demand_unrestricted(connection, host, "silence")
    if is_blocked(connection, person, host):
        detail = "they take no invitation from you: send the table's address to somebody else"
        raise Rejection("forbidden", "takes-no-invitation", detail, {"param": "name"})


def is_blocked(connection: Connection, person: Person, other: Person) -> bool:
    """Whether a person has blocked another."""
    blocked = select(CONTACTS.c.kind).where(_tie(person, other), CONTACTS.c.kind == "blocked")
    return connection.execute(blocked).first() is not None


def hand_over_contacts(connection: Connection, guest: Person, person: Person) -> None:
    """Make a guest's list a person's: of whom stands in both the person's own word counts."""
    removing = delete(CONTACTS).where(CONTACTS.c.person == guest).returning(*CONTACTS.c)
    known = select(CONTACTS.c.other).where(CONTACTS.c.person == person)
    present = {person, *connection.execute(known).scalars()}
    rows = connection.execute(removing).all()
    new = [{**row._mapping, "person": person} for row in rows if row.other not in present]
    if new:
        connection.execute(insert(CONTACTS), new)


def _put(connection: Connection, person: Person, name: str, kind: ContactKind) -> int:
    other = account_named(connection, name).person
    if other == person:
        raise _oneself()
    connection.execute(delete(CONTACTS).where(_tie(person, other)))
    counted = select(func.count()).where(CONTACTS.c.person == person)
    if connection.execute(counted).scalar_one() >= MOST:
        detail = f"there are {MOST} people in your list, and no room for more: take somebody out"
        raise refusal("conflict", "list-full", detail)
    row = {"person": person, "other": other, "kind": kind, "since": moment_text(now())}
    return connection.execute(insert(CONTACTS).values(row)).rowcount


def _tie(person: Person, other: Person) -> Any:
    return (CONTACTS.c.person == person) & (CONTACTS.c.other == other)


def _oneself() -> Rejection:
    detail = "that is you: name somebody else"
    return Rejection("conflict", "that-is-you", detail, {"param": "name"})
