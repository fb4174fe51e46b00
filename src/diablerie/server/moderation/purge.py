"""Purge by age: finished matches, unfinished ones, guests never seen again, the audit log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from pydantic import BaseModel
from sqlalchemy import Connection, delete, exists, func, or_, select

from ...matches.players import Person
from ...matches.record import moment_text
from ...rejection import Rejection
from ..accounts.deletion import KEPT, delete_person
from ..storage.match_rows import delete_matches
from ..storage.schema import (
    DEEDS,
    FORMER_PLAYERS,
    MATCHES,
    MESSAGES,
    PASSWORD_RESETS,
    PEOPLE,
    REPORTS,
    RESTRICTIONS,
    SEATS,
    SESSIONS,
)
from .audit import By, log_deed

AT_ONCE = 100
"""How many matches or guests are deleted in one transaction, so that nobody who plays waits for long."""

SHORTEST = timedelta(days=1)
"""The shortest age that is purged: a mistyped number is not to take what is of today."""


@dataclass(frozen=True)
class Ages:
    """How old what is purged must be; None: it stays.

    Matches count from when something was last done there, guests from the last day on which they were seen.
    """

    finished: timedelta | None = None
    unfinished: timedelta | None = None
    guests: timedelta | None = None
    deeds: timedelta | None = None
    """The audit log, and reports that are closed."""

    def __post_init__(self) -> None:
        """Raise Rejection invalid if nothing would be purged, or something of less than a day."""
        ages = {name: age for name, age in vars(self).items() if age is not None}
        if not ages:
            names = ", ".join(vars(self))
            raise Rejection("invalid", "not-allowed", f"say the age of what is to go: {names}")
        for name, age in ages.items():
            if age < SHORTEST:
                detail = f"{name}: at least {SHORTEST.days} day"
                raise Rejection("invalid", "not-allowed", detail, {"param": name})


class Purged(BaseModel):
    """How many have gone, or would go."""

    finished: int = 0
    unfinished: int = 0
    guests: int = 0
    deeds: int = 0

    def plus(self, other: Purged) -> Purged:
        """Both together."""
        return Purged(**{name: n + getattr(other, name) for name, n in self.model_dump().items()})

    @property
    def total(self) -> int:
        """All of them."""
        return sum(self.model_dump().values())


def count_purgeable(connection: Connection, ages: Ages, moment: datetime) -> Purged:
    """How many would go if it were done at a moment. Guests whose matches go first may be more."""
    counts = {
        name: connection.execute(select(func.count()).select_from(query.subquery())).scalar_one()
        for name, query in _queries(ages, moment).items()
    }
    return Purged(**counts)


def purge_some(connection: Connection, by: By, ages: Ages, moment: datetime) -> Purged:
    """Delete some of what is too old at a moment, to be called until it finds nothing; how many have gone."""
    queries = _queries(ages, moment)
    gone: dict[str, int] = {}
    for name in ("finished", "unfinished"):
        if name in queries:
            names = _some(connection, queries[name])
            delete_matches(connection, names)
            gone[name] = len(names)
    if "guests" in queries:
        guests: Sequence[Person] = _some(connection, queries["guests"])
        for guest in guests:
            delete_person(connection, guest)
        gone["guests"] = len(guests)
    if "deeds" in queries:
        gone["deeds"] = _delete_deeds(connection, queries["deeds"], ages, moment)
    purged = Purged(**gone)
    if purged.total:
        log_deed(connection, by, "purge", **purged.model_dump())
    return purged


def _queries(ages: Ages, moment: datetime) -> dict[str, Any]:
    """What is too old, by kind: its key."""
    queries: dict[str, Any] = {}
    if ages.finished is not None:
        old = MATCHES.c.changed <= moment_text(moment - ages.finished)
        queries["finished"] = select(MATCHES.c.match).where(MATCHES.c.status == "over", old)
    if ages.unfinished is not None:
        old = MATCHES.c.changed <= moment_text(moment - ages.unfinished)
        queries["unfinished"] = select(MATCHES.c.match).where(MATCHES.c.status != "over", old)
    if ages.guests is not None:
        queries["guests"] = _guests(moment_text(moment - ages.guests))
    if ages.deeds is not None:
        old = DEEDS.c.at <= moment_text(moment - ages.deeds)
        queries["deeds"] = select(DEEDS.c.number).where(old)
    return queries


def _guests(oldest: str) -> Any:
    """Guests who were last seen before a moment, and numbers of former ones that nothing needs any more.

    Of those deleted already whose number is needed nothing is left to go.
    """
    guest = PEOPLE.c.person
    seen = exists().where(SESSIONS.c.person == guest, SESSIONS.c.seen > oldest)
    something = or_(
        exists().where(SESSIONS.c.person == guest),
        exists().where(SEATS.c.person == guest),
        exists().where(FORMER_PLAYERS.c.person == guest),
        exists().where(MATCHES.c.host == guest),
        exists().where(MESSAGES.c.person == guest, ~MESSAGES.c.deleted),
        exists().where(RESTRICTIONS.c.person == guest),
        exists().where(or_(REPORTS.c.reporter == guest, REPORTS.c.about == guest)),
        ~or_(*(exists().where(column == guest) for column in KEPT)),
    )
    return select(guest).where(PEOPLE.c.key.is_(None), PEOPLE.c.created <= oldest, something, ~seen)


def _some(connection: Connection, query: Any) -> Sequence[Any]:
    locked = query.limit(AT_ONCE).with_for_update(skip_locked=True)
    return connection.execute(locked).scalars().all()


def _delete_deeds(connection: Connection, old: Any, ages: Ages, moment: datetime) -> int:
    assert ages.deeds is not None
    oldest = moment_text(moment - ages.deeds)
    closed = (REPORTS.c.state == "closed") & (REPORTS.c.changed <= oldest)
    connection.execute(delete(REPORTS).where(closed))
    connection.execute(delete(PASSWORD_RESETS).where(PASSWORD_RESETS.c.until <= oldest))
    return connection.execute(delete(DEEDS).where(DEEDS.c.number.in_(old))).rowcount
