"""Lookup: who somebody is, by name, number, seat or message, and what a host may know of them."""

from __future__ import annotations

import re
from typing import Any

from pydantic import BaseModel
from sqlalchemy import ColumnElement, Connection, func, select

from ...matches.players import Person
from ...rejection import Rejection
from ..accounts.restrictions import in_force
from ..clock import now
from ..core import usernames
from ..storage.schema import (
    MATCHES,
    MESSAGES,
    PEOPLE,
    RATED_RESULTS,
    RATINGS,
    REPORTS,
    RESTRICTIONS,
    SEATS,
    SESSIONS,
)
from .audit import Deed, deeds_about

LATEST = 50
"""How many matches and reports of a person are told."""

NUMBERED = re.compile(r"person/(\d{1,9})")
IN_SEAT = re.compile(r"([A-Za-z0-9_-]{1,64})/seat/(\d{1,2})")
SPEAKER = re.compile(r"([A-Za-z0-9_-]{1,64})/message/(\d{1,9})")

FORMS = "an account's name, person/NUMBER, MATCH/seat/NUMBER or MATCH/message/NUMBER"
"""How somebody is named: no account's name has a slash in it."""


class SessionKnown(BaseModel):
    """A browser or program by which somebody is known."""

    created: str
    seen: str


class MatchKnown(BaseModel):
    """A match of somebody's, as its list in the lobby would tell it: nothing of its position."""

    match: str
    game: str
    status: str
    public: bool
    created: str
    changed: str
    seat: int | None
    """Null: they are its host and have no seat."""
    name: str | None
    """What they are called there."""


class RestrictionKnown(BaseModel):
    """What somebody may not do at present."""

    kind: str
    until: str | None
    """Null: for good."""
    reason: str
    at: str


class ReportKnown(BaseModel):
    """A report by or about somebody."""

    number: int
    at: str
    kind: str
    state: str
    reason: str
    by_them: bool


class RatingKnown(BaseModel):
    """A rating of somebody's."""

    game: str
    seats: int
    mu: float
    sigma: float
    matches: int


class PersonKnown(BaseModel):
    """What a host may know of somebody."""

    person: int
    name: str | None
    """Null: a guest."""
    rated: bool
    created: str
    sessions: list[SessionKnown]
    restrictions: list[RestrictionKnown]
    matches: list[MatchKnown]
    """The latest."""
    reports: list[ReportKnown]
    """The latest, by them and about them."""
    ratings: list[RatingKnown]
    rated_results: int
    """How many matches count for their ratings."""
    deeds: list[Deed]
    """What has been done about them."""


def find_person(connection: Connection, who: str) -> Person:
    """Who is meant. Raises Rejection: not-found if there is nobody, invalid for what names nobody."""
    for form, look in ((NUMBERED, _numbered), (IN_SEAT, _in_seat), (SPEAKER, _speaker)):
        found = form.fullmatch(who)
        if found is not None:
            return _demand(connection, look(*found.groups()), who)
    key = usernames.key(who)
    if key is None:
        detail = f"who: {who!r} names nobody; it is {FORMS}"
        raise Rejection("invalid", "not-allowed", detail, {"param": "who"})
    return _demand(connection, select(PEOPLE.c.person).where(PEOPLE.c.key == key), who)


def _numbered(number: str) -> Any:
    return select(PEOPLE.c.person).where(PEOPLE.c.person == int(number))


def _in_seat(match: str, seat: str) -> Any:
    here = (SEATS.c.match == match) & (SEATS.c.seat == int(seat))
    return select(SEATS.c.person).where(here, SEATS.c.person.is_not(None))


def _speaker(match: str, number: str) -> Any:
    here = (MESSAGES.c.match == match) & (MESSAGES.c.number == int(number))
    return select(MESSAGES.c.person).where(here)


def _demand(connection: Connection, query: Any, who: str) -> Person:
    person: Person | None = connection.execute(query).scalar()
    if person is None:
        raise Rejection("not-found", "no-such-person", f"there is nobody known as {who!r}")
    return person


def look_up(connection: Connection, who: str) -> PersonKnown:
    """What a host may know of somebody. Raises as `find_person`."""
    person = find_person(connection, who)
    row = connection.execute(select(PEOPLE).where(PEOPLE.c.person == person)).one()
    theirs = RATED_RESULTS.c.person == person
    counted = select(func.count()).where(theirs, ~RATED_RESULTS.c.taken_back)
    return PersonKnown(
        person=person,
        name=row.name,
        rated=row.rated,
        created=row.created,
        sessions=_all(connection, SESSIONS, SessionKnown, SESSIONS.c.person == person),
        restrictions=_restrictions(connection, person),
        matches=_matches(connection, person),
        reports=_reports(connection, person),
        ratings=_all(connection, RATINGS, RatingKnown, RATINGS.c.person == person),
        rated_results=connection.execute(counted).scalar_one(),
        deeds=deeds_about(connection, person),
    )


def _all(connection: Connection, rows: Any, kind: Any, which: ColumnElement[bool]) -> list[Any]:
    """All rows of a table that are somebody's, each as a document with the columns it has a place for."""
    query = select(*(rows.c[name] for name in kind.model_fields)).where(which)
    return [kind(**row._mapping) for row in connection.execute(query)]


def _restrictions(connection: Connection, person: Person) -> list[RestrictionKnown]:
    holding = (RESTRICTIONS.c.person == person) & in_force(now())
    found: list[RestrictionKnown] = _all(connection, RESTRICTIONS, RestrictionKnown, holding)
    return found


def _matches(connection: Connection, person: Person) -> list[MatchKnown]:
    seated = (SEATS.c.match == MATCHES.c.match) & (SEATS.c.person == person)
    columns = [MATCHES.c[name] for name in MatchKnown.model_fields if name in MATCHES.c]
    query = (
        select(*columns, SEATS.c.seat, SEATS.c.name)
        .outerjoin_from(MATCHES, SEATS, seated)
        .where((MATCHES.c.host == person) | SEATS.c.seat.is_not(None))
        .order_by(MATCHES.c.created.desc(), SEATS.c.seat)
        .limit(LATEST)
    )
    return [MatchKnown(**row._mapping) for row in connection.execute(query)]


def _reports(connection: Connection, person: Person) -> list[ReportKnown]:
    theirs = (REPORTS.c.reporter == person) | (REPORTS.c.about == person)
    query = select(REPORTS).where(theirs).order_by(REPORTS.c.number.desc()).limit(LATEST)
    return [
        ReportKnown(
            number=row.number,
            at=row.at,
            kind=row.kind,
            state=row.state,
            reason=row.reason,
            by_them=row.reporter == person,
        )
        for row in connection.execute(query)
    ]
