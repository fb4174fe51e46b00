"""The queue of notices: noted once for each turn and target, claimed by one process at a time."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, and_, delete, insert, select, update

from ...matches.players import Person
from ...matches.record import moment_text
from ..storage.notice_tables import NOTICE_TARGETS, NOTICES
from ..storage.schema import MATCHES, SEATS
from .occasions import MatchCalls, Occasion
from .targets import Target, confirmed_of

AT_ONCE = 50
"""How many notices are claimed in one transaction."""

LEASE = timedelta(minutes=2)
"""For how long nobody else takes a notice that is claimed: longer than any target may take to answer."""

OLDEST = timedelta(days=1)
"""What has been so for longer when it is found is not told any more."""


@dataclass(frozen=True)
class Owed:
    """A notice that somebody is to be given now. `tries`: with this one."""

    target: Target
    person: Person
    match: str
    occasion: Occasion
    turn: int
    tries: int

    @property
    def key(self) -> Mapping[str, Any]:
        """By what it is known."""
        own = {"match": self.match, "occasion": self.occasion, "turn": self.turn}
        return {"target": self.target.number, **own}


def note(
    connection: Connection,
    found: Sequence[tuple[MatchCalls, AbstractSet[Person]]],
    moment: datetime,
    due: datetime,
) -> int:
    """Note what is to be told at `due` unless that is noted; how much is new.

    Beside each match: who is present there, and so has seen it. What was so before a target was there, or for
    too long, is not told there either.
    """
    noted, oldest = 0, moment_text(moment - OLDEST)
    for calls, present in found:
        known = {
            (row.target, row.occasion, row.turn)
            for row in connection.execute(select(NOTICES).where(NOTICES.c.match == calls.match))
        }
        people = {
            call.person: [c for c in calls.calls if c.person == call.person] for call in calls.calls
        }
        for target, person, since in confirmed_of(connection, list(people)):
            for call in people[person]:
                if (target, call.occasion, call.turn) in known:
                    continue
                seen = person in present or call.since < max(since, oldest)
                _forget_earlier(connection, target, calls.match, call.occasion)
                row = {"target": target, "match": calls.match, "occasion": call.occasion}
                row |= {"turn": call.turn, "due": None if seen else moment_text(due)}
                connection.execute(insert(NOTICES).values(row))
                noted += not seen
    return noted


def _forget_earlier(connection: Connection, target: int, match: str, occasion: str) -> None:
    c = NOTICES.c
    earlier = (c.target == target) & (c.match == match) & (c.occasion == occasion)
    connection.execute(delete(NOTICES).where(earlier))


def claim(
    connection: Connection, moment: datetime, held: Collection[str] | None, orphaned: timedelta
) -> list[Owed]:
    """Take what is due, so that nobody else does meanwhile.

    `held`: the matches of which this process knows who is present; others are left to those who know for so
    long as `orphaned`. None: there are no others.
    """
    due = NOTICES.c.due <= moment_text(moment)
    if held is not None:
        late = NOTICES.c.due <= moment_text(moment - orphaned)
        due = and_(due, late | NOTICES.c.match.in_(held))
    query = (
        select(NOTICES)
        .where(due)
        .order_by(NOTICES.c.due)
        .limit(AT_ONCE)
        .with_for_update(skip_locked=True)
    )
    rows = connection.execute(query).all()
    claimed = []
    for row in rows:
        owed = _owed(connection, row)
        values = {"due": moment_text(moment + LEASE), "tries": owed.tries}
        connection.execute(update(NOTICES).where(_this(owed.key)).values(values))
        claimed.append(owed)
    return claimed


def _owed(connection: Connection, row: Row[Any]) -> Owed:
    c = NOTICE_TARGETS.c
    found = connection.execute(select(NOTICE_TARGETS).where(c.target == row.target)).one()
    target = Target(
        found.target,
        found.kind,
        found.address,
        found.created,
        found.code_hash is None,
        found.keys,
    )
    return Owed(target, found.person, row.match, row.occasion, row.turn, row.tries + 1)


def settle(connection: Connection, owed: Owed, *, told: bool) -> None:
    """Have nothing more told of it."""
    connection.execute(update(NOTICES).where(_this(owed.key)).values(due=None, told=told))


def postpone(connection: Connection, owed: Owed, due: datetime, *, counted: bool) -> None:
    """Have it told later. `counted`: whether this was a try."""
    tries = owed.tries if counted else owed.tries - 1
    values = {"due": moment_text(due), "tries": tries}
    connection.execute(update(NOTICES).where(_this(owed.key)).values(values))


def _this(key: Mapping[str, Any]) -> ColumnElement[bool]:
    columns = ("target", "match", "occasion", "turn")
    return and_(*(NOTICES.c[name] == key[name] for name in columns))


def matches_to_look_at(connection: Connection, moment: datetime) -> list[str]:
    """The matches of people who are called back that go on, or have ended lately."""
    people = select(NOTICE_TARGETS.c.person)
    seated = select(SEATS.c.match).where(SEATS.c.person.in_(people))
    lately = MATCHES.c.changed > moment_text(moment - OLDEST)
    query = select(MATCHES.c.match).where(MATCHES.c.match.in_(seated), lately)
    return list(connection.execute(query).scalars())


def is_due(connection: Connection, moment: datetime) -> bool:
    """Whether there is anything to be told at a moment."""
    query = select(NOTICES.c.due).where(NOTICES.c.due <= moment_text(moment)).limit(1)
    return connection.execute(query).first() is not None
