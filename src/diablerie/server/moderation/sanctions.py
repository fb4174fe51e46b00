"""Sanctions: a person silenced or banned, for a time or for good, and what is lifted again."""

from __future__ import annotations

from datetime import timedelta

from sqlalchemy import Connection, delete, insert, select

from ...matches.players import Person
from ...matches.record import moment_text
from ...rejection import Rejection
from ..accounts.restrictions import Restriction, RestrictionKind, in_force
from ..accounts.sessions import end_sessions
from ..clock import now
from ..storage.schema import PEOPLE, RESTRICTIONS, SESSIONS
from .audit import By, log_deed
from .lookup import find_person

LONGEST = timedelta(days=3650)
"""The longest time for which somebody is restricted; what is longer is for good."""


def silence(connection: Connection, by: By, who: str, time: timedelta | None) -> Restriction:
    """Let somebody say nothing at any table, for a time or for good; they are told why.

    Raises Rejection as `find_person`, and invalid for a time that is none.
    """
    return _restrict(connection, by, find_person(connection, who), "silence", time)


def ban(connection: Connection, by: By, who: str, time: timedelta | None) -> Restriction:
    """Let somebody not sign in, sit down or make tables, for a time or for good; they are told why.

    Sessions of an account end; a guest's stay, for by them alone a guest is known and told.
    Raises Rejection as `find_person`, and invalid for a time that is none.
    """
    person = find_person(connection, who)
    key = connection.execute(select(PEOPLE.c.key).where(PEOPLE.c.person == person)).scalar_one()
    if key is not None:
        end_sessions(connection, SESSIONS.c.person == person)
    return _restrict(connection, by, person, "ban", time)


def lift(connection: Connection, by: By, who: str, kind: RestrictionKind) -> None:
    """Let somebody do again what they have been forbidden.

    Raises Rejection as `find_person`, and conflict if it is not forbidden to them.
    """
    person = find_person(connection, who)
    theirs = (RESTRICTIONS.c.person == person) & (RESTRICTIONS.c.kind == kind) & in_force(now())
    if not connection.execute(delete(RESTRICTIONS).where(theirs)).rowcount:
        raise Rejection("conflict", "not-restricted", f"there is no {kind} of {who!r} to be lifted")
    log_deed(connection, by, "lift", person=person, kind=kind)


def _restrict(
    connection: Connection, by: By, person: Person, kind: RestrictionKind, time: timedelta | None
) -> Restriction:
    if time is not None and not timedelta(0) < time <= LONGEST:
        detail = f"time: more than none and at most {LONGEST.days} days; without one it is for good"
        raise Rejection("invalid", "not-allowed", detail, {"param": "seconds"})
    moment = now()
    until = None if time is None else moment_text(moment + time)
    # Whose ban or silence is made shorter is not to be held by the longer one before.
    before = (RESTRICTIONS.c.person == person) & (RESTRICTIONS.c.kind == kind)
    connection.execute(delete(RESTRICTIONS).where(before))
    row = {"person": person, "kind": kind, "until": until, "reason": by.why}
    connection.execute(insert(RESTRICTIONS).values(row | {"at": moment_text(moment)}))
    log_deed(connection, by, kind, person=person, until=until)
    return Restriction(kind, until, by.why, moment_text(moment))
