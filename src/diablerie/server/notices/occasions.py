"""Occasions: of what in which match somebody is to be told, as the database has it.

All follows from what everybody at the table may know: who is to move, who sits there, what was asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, get_args

from sqlalchemy import ColumnElement, Connection, select, true

from ...matches.log_entries import Deed
from ...matches.players import Person
from ..accounts.contacts import is_blocked
from ..storage.notice_tables import NOTICE_SETTINGS, NOTICE_TARGETS
from ..storage.schema import ENTRIES, MATCHES, SEATS

Occasion = Literal["turn", "begun", "over", "rematch", "asked"]
"""It is somebody's turn; a match has begun, has ended; a seat is kept for them, be it that the same
people want to play again; somebody offers to
end without a winner, or has a vote taken."""

OCCASIONS: tuple[Occasion, ...] = get_args(Occasion)

MOVES = ("act", "take-back", "time-out")
"""The deeds after which it may be another's turn."""

QUESTIONS = ("offer", "vote")

DEEDS = get_args(Deed)


@dataclass(frozen=True)
class Call:
    """Something that somebody is to be told of. `turn`: the number of the entry that it follows.

    `since`: when it came about, at the latest.
    """

    person: Person
    occasion: Occasion
    turn: int
    since: str


@dataclass(frozen=True)
class MatchCalls:
    """A match of which somebody is to be told: its game, and who sits there: kind, person, name."""

    match: str
    game: str
    seats: tuple[tuple[str, Person | None, str | None], ...]
    calls: tuple[Call, ...]

    def others_of(self, person: Person) -> list[str]:
        """By which names a person's companions sit there, bots left out."""
        people = [(owner, name) for kind, owner, name in self.seats if kind != "bot"]
        return [name for owner, name in people if name and owner != person]


def calls_in(connection: Connection, names: Sequence[str]) -> list[MatchCalls]:
    """Of what the people in these matches are to be told who want to be told of anything."""
    heads = connection.execute(select(MATCHES).where(MATCHES.c.match.in_(names))).all()
    found = [_calls(connection, head) for head in heads]
    return [one for one in found if one is not None]


def _calls(connection: Connection, head: Any) -> MatchCalls | None:
    query = select(SEATS).where(SEATS.c.match == head.match).order_by(SEATS.c.seat)
    rows = connection.execute(query).all()
    people = {row.person for row in rows if row.person is not None} | {head.host} - {None}
    seated = {row.person for row in rows if row.person is not None}
    # Who plays alone, or with others before one screen, keeps nobody waiting.
    if len(people) < 2:
        return None
    wanted = _wanted(connection, seated)
    calls = [
        Call(person, occasion, turn, head.started if occasion == "begun" else head.changed)
        for person, occasions in wanted.items()
        for occasion, turn in _of_person(connection, head, rows, person)
        if occasion in occasions
    ]
    seats = tuple((row.kind, row.person, row.name) for row in rows)
    return MatchCalls(head.match, head.game, seats, tuple(calls)) if calls else None


def _wanted(connection: Connection, people: set[Person]) -> dict[Person, list[str]]:
    """Who of them can be told somewhere, and of which occasions."""
    somewhere = select(NOTICE_TARGETS.c.person).where(
        NOTICE_TARGETS.c.person.in_(people), NOTICE_TARGETS.c.code_hash.is_(None)
    )
    query = select(NOTICE_SETTINGS).where(NOTICE_SETTINGS.c.person.in_(somewhere))
    return {row.person: list(row.occasions) for row in connection.execute(query)}


def _of_person(
    connection: Connection, head: Any, rows: Sequence[Any], person: Person
) -> list[tuple[Occasion, int]]:
    seats = [row.seat for row in rows if row.person == person and row.kind == "person"]
    if head.status == "waiting":
        kept = any(row.person == person and row.kind == "reserved" for row in rows)
        unwanted = head.host is not None and is_blocked(connection, person, head.host)
        return [("rematch", 0)] if kept and not unwanted else []
    own = _last(connection, head.match, DEEDS, ENTRIES.c.seat.in_(seats))
    if head.status == "over":
        # Whoever has done the last thing knows.
        return [("over", 0)] if _last(connection, head.match, DEEDS, true()) > own else []
    if head.to_play in seats and not head.bot:
        return [("turn", _last(connection, head.match, MOVES, ENTRIES.c.seat.not_in(seats)))]
    # A question is open for who has done nothing since, unless another has declined.
    asked = _last(connection, head.match, QUESTIONS, ENTRIES.c.seat.not_in(seats))
    declined = _last(connection, head.match, ("decline",), true())
    told: list[tuple[Occasion, int]] = [] if own else [("begun", 0)]
    return [*told, ("asked", asked)] if asked > max(own, declined) else told


def _last(
    connection: Connection, match: str, deeds: Sequence[str], which: ColumnElement[bool]
) -> int:
    """The number of the last such entry of a match, 0: there is none."""
    query = select(ENTRIES.c.number).where(
        ENTRIES.c.match == match, ENTRIES.c.deed.in_(deeds), which
    )
    return connection.execute(query.order_by(ENTRIES.c.number.desc()).limit(1)).scalar() or 0
