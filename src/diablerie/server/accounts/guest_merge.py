"""Guest merge: what a guest has played is passed on to the account they log in to."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from ...matches.players import Person
from ..storage.notice_tables import NOTICE_SETTINGS, NOTICE_TARGETS
from ..storage.schema import (
    FORMER_PLAYERS,
    MATCHES,
    MESSAGES,
    MUTES,
    REPORTS,
    RESTRICTIONS,
    SEATS,
    VOLUNTEERS,
)
from .contacts import hand_over_contacts
from .restrictions import longest_first

THEIRS = (SEATS.c.person, FORMER_PLAYERS.c.person, MATCHES.c.host, MESSAGES.c.person)
"""Where it stands what somebody has at tables."""


def matches_of(connection: Connection, person: Person) -> tuple[str, ...]:
    """The matches in which a person sits or sat, offers to, has a seat kept or is the host."""
    seated = select(SEATS.c.match).where(SEATS.c.person == person)
    former = select(FORMER_PLAYERS.c.match).where(FORMER_PLAYERS.c.person == person)
    offering = select(VOLUNTEERS.c.match).where(VOLUNTEERS.c.person == person)
    hosted = select(MATCHES.c.match).where(MATCHES.c.host == person)
    every = seated.union(former, offering, hosted).order_by("match")
    return tuple(connection.execute(every).scalars())


def merge_guest(connection: Connection, guest: Person, person: Person) -> tuple[str, ...]:
    """Make all that is a guest's a person's; the matches this touches."""
    matches = matches_of(connection, guest)
    # What a guest has called their messages may be what the person has called their own.
    connection.execute(update(MESSAGES).where(MESSAGES.c.person == guest).values(cmd=None))
    for column in (*THEIRS, RESTRICTIONS.c.person, REPORTS.c.reporter, REPORTS.c.about):
        changing = update(column.table).where(column == guest).values({column: person})
        connection.execute(changing)
    _keep_longest(connection, person)
    # Whoever they are now may have a seat there, and the guest may have had one.
    seated = select(SEATS.c.match).where(SEATS.c.person == person)
    former = select(FORMER_PLAYERS.c.match).where(FORMER_PLAYERS.c.person == person)
    theirs = VOLUNTEERS.c.match.in_(seated.union(former)) & (VOLUNTEERS.c.person == person)
    connection.execute(delete(VOLUNTEERS).where(theirs | (VOLUNTEERS.c.person == guest)))
    _hand_over_mutes(connection, guest, person)
    _hand_over_notices(connection, guest, person)
    hand_over_contacts(connection, guest, person)
    return matches


def _keep_longest(connection: Connection, person: Person) -> None:
    """Let a person have one restriction of each kind, as hosts give them: the longest."""
    theirs = RESTRICTIONS.c.person == person
    longest: dict[str, int] = {}
    for row in connection.execute(longest_first(select(RESTRICTIONS).where(theirs))):
        longest.setdefault(row.kind, row.number)
    rest = theirs & RESTRICTIONS.c.number.not_in(longest.values())
    connection.execute(delete(RESTRICTIONS).where(rest))


def _hand_over_mutes(connection: Connection, guest: Person, person: Person) -> None:
    """Whom the guest has muted, and who has muted them; nobody mutes themselves by it."""
    theirs = (MUTES.c.person == guest) | (MUTES.c.muted == guest)
    rows = connection.execute(delete(MUTES).where(theirs).returning(*MUTES.c)).all()

    def now_called(who: Person) -> Person:
        return person if who == guest else who

    moved = {(row.match, now_called(row.person), now_called(row.muted)) for row in rows}
    matches = {match for match, _, _ in moved}
    present = select(MUTES).where(MUTES.c.match.in_(matches))
    new = moved - {tuple(row) for row in connection.execute(present).all()}
    rows_of = [{"match": m, "person": p, "muted": q} for m, p, q in sorted(new) if p != q]
    if rows_of:
        connection.execute(insert(MUTES), rows_of)


def _hand_over_notices(connection: Connection, guest: Person, person: Person) -> None:
    """Where the guest is called back; how they want it only where the person has not said it."""
    known = select(NOTICE_TARGETS.c.address).where(NOTICE_TARGETS.c.person == person)
    addresses = set(connection.execute(known).scalars())
    theirs = NOTICE_TARGETS.c.person == guest
    connection.execute(
        delete(NOTICE_TARGETS).where(theirs, NOTICE_TARGETS.c.address.in_(addresses))
    )
    connection.execute(update(NOTICE_TARGETS).where(theirs).values(person=person))
    of_guest = NOTICE_SETTINGS.c.person == guest
    has = select(NOTICE_SETTINGS.c.person).where(NOTICE_SETTINGS.c.person == person)
    if connection.execute(has).first() is None:
        connection.execute(update(NOTICE_SETTINGS).where(of_guest).values(person=person))
    connection.execute(delete(NOTICE_SETTINGS).where(of_guest))
