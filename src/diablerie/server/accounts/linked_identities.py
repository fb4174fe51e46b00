"""Linked identities (account linking): by which subject of a sign-in provider somebody is known."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, Select, delete, insert, select
from sqlalchemy.exc import IntegrityError

from ...matches.players import Person
from ...matches.record import moment_text
from ...rejection import Rejection
from ..clock import now
from ..storage.schema import LINKED_IDENTITIES, PEOPLE


@dataclass(frozen=True)
class WaysIn:
    """By what somebody can log in."""

    is_account: bool
    has_password: bool
    is_linked: bool


def person_of(connection: Connection, issuer: str, subject: str) -> Person | None:
    """Whose account is linked to a subject of a provider's."""
    query = select(LINKED_IDENTITIES.c.person).where(
        LINKED_IDENTITIES.c.issuer == issuer, LINKED_IDENTITIES.c.subject == subject
    )
    person: Person | None = connection.execute(query).scalar()
    return person


def ways_in(connection: Connection, person: Person, issuer: str) -> WaysIn:
    """By what somebody can log in; `issuer`: the provider there is."""
    row = connection.execute(select(PEOPLE).where(PEOPLE.c.person == person)).one()
    is_linked = connection.execute(select(_link(person, issuer).exists())).scalar_one()
    return WaysIn(row.key is not None, row.password is not None, is_linked)


def link(connection: Connection, person: Person, issuer: str, subject: str) -> None:
    """Have an account's holder be known by a subject of a provider's; that they are already is no fault.

    Raises Rejection conflict if the subject is another account's, or the account has another subject.
    """
    if person_of(connection, issuer, subject) == person:
        return
    row = {"issuer": issuer, "subject": subject, "person": person}
    try:
        with connection.begin_nested():
            adding = insert(LINKED_IDENTITIES).values(row | {"created": moment_text(now())})
            connection.execute(adding)
    except IntegrityError as error:
        raise _taken(connection, issuer, subject) from error


def unlink(connection: Connection, person: Person, issuer: str) -> None:
    """Have somebody be known by a provider no more.

    Raises Rejection: not-found if they are not, conflict if there is no other way for them to log in.
    """
    demand_unlinkable(connection, person, issuer)
    this = (LINKED_IDENTITIES.c.person == person) & (LINKED_IDENTITIES.c.issuer == issuer)
    connection.execute(delete(LINKED_IDENTITIES).where(this))


def demand_unlinkable(connection: Connection, person: Person, issuer: str) -> None:
    """Raise Rejection as `unlink`, which is not done."""
    ways = ways_in(connection, person, issuer)
    if not ways.has_password:
        detail = "you log in by this alone: choose a password first"
        raise Rejection("conflict", "last-way-in", detail)
    if not ways.is_linked:
        raise Rejection("not-found", "not-linked", "your account is not linked to this provider")


def unlink_all(connection: Connection, person: Person) -> bool:
    """Have no provider know somebody; whether one did. Only for who has another way to log in."""
    theirs = delete(LINKED_IDENTITIES).where(LINKED_IDENTITIES.c.person == person)
    return connection.execute(theirs).rowcount > 0


def _link(person: Person, issuer: str) -> Select[tuple[str]]:
    return select(LINKED_IDENTITIES.c.subject).where(
        LINKED_IDENTITIES.c.person == person, LINKED_IDENTITIES.c.issuer == issuer
    )


def _taken(connection: Connection, issuer: str, subject: str) -> Rejection:
    if person_of(connection, issuer, subject) is not None:
        detail = "another account is linked to this sign-in: log in by it, or unlink it there"
        return Rejection("conflict", "subject-taken", detail)
    detail = "your account is linked to another sign-in of this provider: unlink that first"
    return Rejection("conflict", "already-linked", detail)
