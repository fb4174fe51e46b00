"""Targets: where somebody is called back, how they want it, and of what."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Literal

from sqlalchemy import Connection, Row, delete, insert, select, update

from ...matches.players import Person
from ...matches.record import moment_text
from ...rejection import Rejection
from ..clock import now
from ..storage.notice_tables import NOTICE_SETTINGS, NOTICE_TARGETS
from ..storage.schema import PEOPLE, SESSIONS
from .occasions import OCCASIONS, Occasion
from .quiet_hours import QuietHours

TargetKind = Literal["push", "mail", "webhook"]

MOST: Mapping[TargetKind, int] = {"push": 10, "mail": 1, "webhook": 1}
"""How many targets of each kind somebody has at most; of browsers the oldest makes room."""

CODE_BYTES = 5
"""Random bytes in the code that confirms an address of mail."""


@dataclass(frozen=True)
class Wishes:
    """In which language somebody is told, of which occasions, and when not."""

    language: str = "en"
    occasions: tuple[Occasion, ...] = OCCASIONS
    quiet: QuietHours | None = None


@dataclass(frozen=True)
class Target:
    """Where somebody is told. `is_confirmed`: whether a mail that went there has been read."""

    number: int
    kind: TargetKind
    address: str
    created: str
    is_confirmed: bool
    keys: Mapping[str, str] | None = None


def wishes_of(connection: Connection, person: Person) -> Wishes:
    """How somebody wants to be told; as anybody is who has not said anything."""
    query = select(NOTICE_SETTINGS).where(NOTICE_SETTINGS.c.person == person)
    row = connection.execute(query).one_or_none()
    if row is None:
        return Wishes()
    quiet = row.quiet_from and QuietHours(row.quiet_from, row.quiet_until, row.zone)
    return Wishes(row.language, tuple(o for o in OCCASIONS if o in row.occasions), quiet or None)


def set_wishes(connection: Connection, person: Person, wishes: Wishes) -> None:
    """Have somebody told as they want it."""
    quiet = wishes.quiet
    row = {
        "language": wishes.language,
        "occasions": list(wishes.occasions),
        "quiet_from": quiet and quiet.begin,
        "quiet_until": quiet and quiet.end,
        "zone": quiet.zone if quiet else "UTC",
    }
    theirs = NOTICE_SETTINGS.c.person == person
    if not connection.execute(update(NOTICE_SETTINGS).where(theirs).values(row)).rowcount:
        connection.execute(insert(NOTICE_SETTINGS).values(row | {"person": person}))


def targets_of(connection: Connection, person: Person) -> list[Target]:
    """Where somebody is told, the oldest first."""
    query = select(NOTICE_TARGETS).where(NOTICE_TARGETS.c.person == person)
    return [_target(row) for row in connection.execute(query.order_by(NOTICE_TARGETS.c.target))]


def target_of(connection: Connection, person: Person, number: int) -> Target:
    """One of somebody's targets. Raises Rejection not-found if it is none."""
    theirs = (NOTICE_TARGETS.c.person == person) & (NOTICE_TARGETS.c.target == number)
    row = connection.execute(select(NOTICE_TARGETS).where(theirs)).one_or_none()
    if row is None:
        raise Rejection("not-found", "no-such-target", f"you are told at no target {number}")
    return _target(row)


def add_push(
    connection: Connection,
    person: Person,
    token_hash: str | None,
    endpoint: str,
    keys: Mapping[str, str],
) -> Target:
    """Have somebody told in a browser, for as long as the session lasts that asks; nobody else is there.

    The same again takes the new keys.
    """
    here = (NOTICE_TARGETS.c.kind == "push") & (NOTICE_TARGETS.c.address == endpoint)
    connection.execute(delete(NOTICE_TARGETS).where(here))
    query = select(SESSIONS.c.session).where(SESSIONS.c.token_hash == token_hash)
    session = connection.execute(query).scalar()
    target = _add(connection, person, "push", endpoint, keys=dict(keys), session=session)
    others = [one for one in targets_of(connection, person) if one.kind == "push"]
    for old in others[: -MOST["push"]]:
        remove(connection, old.number)
    return target


def add_mail(connection: Connection, person: Person, address: str) -> tuple[Target, str | None]:
    """Have somebody written to once they say the code that is returned; None: they have said it before.

    An account has one address: a new one takes its place. Raises Rejection conflict for a guest.
    """
    _demand_account(connection, person)
    known = [one for one in targets_of(connection, person) if one.kind == "mail"]
    if known and known[0].address == address and known[0].is_confirmed:
        return known[0], None
    for old in known:
        remove(connection, old.number)
    code = secrets.token_hex(CODE_BYTES)
    return _add(connection, person, "mail", address, code_hash=_hash(code)), code


def add_webhook(connection: Connection, person: Person, address: str) -> Target:
    """Have a chat service told, in the place of a former one. Raises Rejection conflict for a guest."""
    _demand_account(connection, person)
    for old in targets_of(connection, person):
        if old.kind == "webhook":
            remove(connection, old.number)
    return _add(connection, person, "webhook", address)


def confirm(connection: Connection, person: Person, number: int, code: str) -> Target:
    """Take note that a mail has been read. Raises Rejection: not-found, forbidden for another code."""
    target_of(connection, person, number)
    this = NOTICE_TARGETS.c.target == number
    wanted = connection.execute(select(NOTICE_TARGETS.c.code_hash).where(this)).scalar_one()
    if wanted is not None and not hmac.compare_digest(wanted, _hash(code.strip().lower())):
        raise Rejection("forbidden", "wrong-code", "this is not the code of the last mail")
    connection.execute(update(NOTICE_TARGETS).where(this).values(code_hash=None))
    return target_of(connection, person, number)


def remove(connection: Connection, number: int) -> None:
    """Tell nobody there any more."""
    connection.execute(delete(NOTICE_TARGETS).where(NOTICE_TARGETS.c.target == number))


def confirmed_of(connection: Connection, people: Sequence[Person]) -> list[tuple[int, Person, str]]:
    """Where people are told: target, person, since when."""
    c = NOTICE_TARGETS.c
    query = select(c.target, c.person, c.created).where(c.person.in_(people), c.code_hash.is_(None))
    return [(row.target, row.person, row.created) for row in connection.execute(query)]


def _add(
    connection: Connection,
    person: Person,
    kind: TargetKind,
    address: str,
    *,
    keys: Mapping[str, str] | None = None,
    session: int | None = None,
    code_hash: str | None = None,
) -> Target:
    row = {"person": person, "kind": kind, "address": address, "keys": keys, "session": session}
    row |= {"code_hash": code_hash, "created": moment_text(now())}
    key = connection.execute(insert(NOTICE_TARGETS).values(row)).inserted_primary_key
    assert key is not None
    known = select(NOTICE_SETTINGS.c.person).where(NOTICE_SETTINGS.c.person == person)
    if connection.execute(known).first() is None:
        set_wishes(connection, person, Wishes())
    return target_of(connection, person, key[0])


def _demand_account(connection: Connection, person: Person) -> None:
    query = select(PEOPLE.c.key).where(PEOPLE.c.person == person)
    if connection.execute(query).scalar_one() is None:
        detail = "a guest is called back by a browser alone: POST /api/accounts makes an account"
        raise Rejection("conflict", "no-account", detail)


def _hash(code: str) -> str:
    return sha256(code.encode()).hexdigest()


def _target(row: Row[Any]) -> Target:
    confirmed = row.code_hash is None
    return Target(row.target, row.kind, row.address, row.created, confirmed, row.keys)
