"""Deletion of a person with their data; what others have a part in stays, and leads to nobody."""

from __future__ import annotations

from sqlalchemy import Connection, Select, and_, delete, exists, select, update

from ...matches.players import Person
from ..storage.match_rows import delete_matches
from ..storage.notice_tables import NOTICE_SETTINGS, NOTICE_TARGETS
from ..storage.schema import (
    CONTACTS,
    FORMER_PLAYERS,
    LINKED_IDENTITIES,
    MATCHES,
    MESSAGES,
    MUTES,
    PASSWORD_RESETS,
    PEOPLE,
    PREPARED,
    PUZZLE_DAYS,
    RATED_RESULTS,
    RATINGS,
    REPORTS,
    RESTRICTIONS,
    SEATS,
    SESSIONS,
    SIGN_INS,
    VACATIONS,
    VOLUNTEERS,
)
from .rated_results import forget_ratings

NOBODY = "–"
"""How a seat is called whose person has been deleted: a neutral sign, the same in every language."""

DELETED = (
    NOTICE_TARGETS.c.person,
    NOTICE_SETTINGS.c.person,
    SESSIONS.c.person,
    PASSWORD_RESETS.c.person,
    LINKED_IDENTITIES.c.person,
    SIGN_INS.c.person,
    RESTRICTIONS.c.person,
    VACATIONS.c.person,
    VOLUNTEERS.c.person,
    MUTES.c.person,
    MUTES.c.muted,
    CONTACTS.c.person,
    CONTACTS.c.other,
    PUZZLE_DAYS.c.person,
)
"""Rows that go with the person named in them."""

CLEARED = (
    SEATS.c.person,
    FORMER_PLAYERS.c.person,
    MATCHES.c.host,
    REPORTS.c.reporter,
    REPORTS.c.about,
)
"""Rows that stay, and lead to nobody."""

KEPT = (MESSAGES.c.person, RATED_RESULTS.c.person, RATINGS.c.person)
"""Rows that stay and need a number: the place of a message, a result from which others' ratings follow, and
the rating from which that starts, if it is known by nothing else."""


def delete_person(connection: Connection, person: Person) -> list[str]:
    """Delete a person with all that is theirs; the matches that are gone or told otherwise now.

    Matches that others have played stay, with a neutral name in the seat; of messages their place stays.
    Running matches of theirs alone, and tables of theirs that wait, go. What is left is a number, and that
    only as long as a rated result or the place of a message needs one.
    """
    touched = list(connection.execute(_matches(person)).scalars())
    delete_matches(connection, list(connection.execute(_of_nobody_else(person)).scalars()))
    _leave_tables(connection, person)
    _silence_for_good(connection, person)
    forget_ratings(connection, person)
    for column in DELETED:
        connection.execute(delete(column.table).where(column == person))
    nameless = dict.fromkeys(("name", "key", "skeleton", "password")) | {"rated": False}
    connection.execute(update(PEOPLE).where(PEOPLE.c.person == person).values(nameless))
    delete_if_unneeded(connection, person)
    return touched


def _matches(person: Person) -> Select[str]:
    """The matches in which a person sits or sat, offers to, hosts, or has said something."""
    return (
        select(SEATS.c.match)
        .where(SEATS.c.person == person)
        .union(
            select(MATCHES.c.match).where(MATCHES.c.host == person),
            select(MESSAGES.c.match).where(MESSAGES.c.person == person),
            select(FORMER_PLAYERS.c.match).where(FORMER_PLAYERS.c.person == person),
            select(VOLUNTEERS.c.match).where(VOLUNTEERS.c.person == person),
        )
        .order_by("match")  # type: ignore[return-value]  # a compound select gives rows as well
    )


def _of_nobody_else(person: Person) -> Select[str]:
    """Matches that are not over and concern nobody else: hosted and waiting, or running without others.

    Others are people who are still there, not bots nor those who have been deleted before.
    """
    hosted = and_(MATCHES.c.status == "waiting", MATCHES.c.host == person)
    mine = exists().where(SEATS.c.match == MATCHES.c.match, SEATS.c.person == person)
    others = exists().where(
        SEATS.c.match == MATCHES.c.match,
        SEATS.c.person.is_not(None),
        SEATS.c.person != person,
    )
    alone = and_(MATCHES.c.status == "running", mine, ~others)
    return select(MATCHES.c.match).where(hosted | alone)


def _leave_tables(connection: Connection, person: Person) -> None:
    """Have nobody in their seats, and no name."""
    theirs = SEATS.c.person == person
    waiting = select(MATCHES.c.match).where(MATCHES.c.status == "waiting")
    free = {"kind": "open", "person": None, "name": None}
    connection.execute(update(SEATS).where(theirs, SEATS.c.match.in_(waiting)).values(free))
    seated = exists().where(
        SEATS.c.match == PREPARED.c.match, SEATS.c.seat == PREPARED.c.seat, theirs
    )
    connection.execute(delete(PREPARED).where(seated))
    connection.execute(update(SEATS).where(theirs).values(person=None, name=NOBODY))
    before = FORMER_PLAYERS.c.person == person
    connection.execute(update(FORMER_PLAYERS).where(before).values(person=None))
    connection.execute(update(MATCHES).where(MATCHES.c.host == person).values(host=None))


def _silence_for_good(connection: Connection, person: Person) -> None:
    """Delete what they have said, to others and to the host, and what others quote of them."""
    empty = {"text": "", "name": None, "cmd": None, "deleted": True}
    connection.execute(update(MESSAGES).where(MESSAGES.c.person == person).values(empty))
    connection.execute(
        update(REPORTS).where(REPORTS.c.about == person).values(about=None, words=None)
    )
    told = update(REPORTS).where(REPORTS.c.reporter == person)
    connection.execute(told.values(reporter=None, reason=""))


def delete_if_unneeded(connection: Connection, person: Person) -> bool:
    """Delete the number of somebody of whom nothing else is kept; whether it is gone."""
    needed = (select(column).where(column == person) for column in (*KEPT, *CLEARED))
    if any(connection.execute(query.limit(1)).first() is not None for query in needed):
        return False
    return bool(connection.execute(delete(PEOPLE).where(PEOPLE.c.person == person)).rowcount)
