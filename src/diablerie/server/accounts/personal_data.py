"""Personal data: everything that is kept of a person, as one JSON document, and nothing of anybody else."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Table, false, func, or_, select

from ...matches.players import Person
from ..storage.notice_tables import NOTICE_SETTINGS, NOTICE_TARGETS
from ..storage.schema import (
    DEEDS,
    ENTRIES,
    FORMER_PLAYERS,
    LINKED_IDENTITIES,
    MATCHES,
    MESSAGES,
    MUTES,
    PEOPLE,
    PREPARED,
    PUZZLE_DAYS,
    RATED_RESULTS,
    RATINGS,
    REPORTS,
    RESTRICTIONS,
    SEATS,
    SESSIONS,
    VACATIONS,
    VOLUNTEERS,
)
from .contacts import contacts_of

FORMAT = "diablerie-person-1"

OF_MATCH = (
    "match",
    "game",
    "options",
    "clock",
    "public",
    "status",
    "created",
    "started",
    "changed",
)
"""What is told of a match, besides how it ended: nothing that only some at its table may know."""

OF_ENTRY = ("number", "v", "at", "deed", "seat", "action", "about", "level", "volunteer", "cmd")
"""What is told of something that the person has done. Not what it brought about: that is others' as well."""

OF_NOTICE_SETTINGS = ("language", "occasions", "quiet_from", "quiet_until", "zone")
"""What is told of how somebody wants to be called back."""

OF_REPORTS = ("take-report", "close-report")
"""The deeds whose reason may say who has reported something."""

OF_HAND = ("action", "about")
"""What of that may say what nobody else at the table knows, as long as the match is not over."""


def personal_data(
    connection: Connection, person: Person, *, for_others: bool = False
) -> dict[str, Any]:
    """All that is kept of a person: themselves, sessions, seats, own actions, words, ratings, reports.

    Also what hosts have done about them, and what others have reported of them, but not who: neither the
    names of hosts nor whatever might tell who has reported it.

    Hashes of password and tokens are left out: they are of use to nobody but who wants to break them.
    `for_others`: somebody else will read it, who may sit at the same table. Then what the person has
    done and prepared in matches that are not over is left out, for that may be hidden from the others.
    """
    return {
        "format": FORMAT,
        "person": _person(connection, person),
        "sessions": _rows(connection, SESSIONS, "person", person, ("created", "seen")),
        "linked_identities": _rows(
            connection, LINKED_IDENTITIES, "person", person, ("issuer", "subject", "created")
        ),
        "restrictions": _rows(
            connection, RESTRICTIONS, "person", person, ("kind", "until", "reason", "at")
        ),
        "vacations": _rows(connection, VACATIONS, "person", person, ("began", "until", "ended")),
        "puzzle_days": _rows(connection, PUZZLE_DAYS, "person", person, ("day", "length")),
        "matches": _matches(connection, person, for_others=for_others),
        "former_players": _former(connection, person, for_others=for_others),
        "volunteers": _rows(
            connection, VOLUNTEERS, "person", person, ("match", "seat", "name", "at")
        ),
        "notice_settings": _rows(connection, NOTICE_SETTINGS, "person", person, OF_NOTICE_SETTINGS),
        "notice_targets": _rows(
            connection, NOTICE_TARGETS, "person", person, ("kind", "address", "created")
        ),
        "messages": _rows(
            connection,
            MESSAGES,
            "person",
            person,
            ("match", "number", "seat", "name", "text", "at"),
        ),
        "mutes": _mutes(connection, person),
        "contacts": [asdict(contact) for contact in contacts_of(connection, person)],
        "ratings": _rows(
            connection, RATINGS, "person", person, ("game", "seats", "mu", "sigma", "matches")
        ),
        "rated_results": _rows(
            connection,
            RATED_RESULTS,
            "person",
            person,
            ("match", "game", "seats", "place", "at", "taken_back"),
        ),
        "reports": _rows(
            connection,
            REPORTS,
            "reporter",
            person,
            ("at", "kind", "match", "message", "words", "reason", "state", "outcome"),
        ),
        "reports_about_them": _rows(
            connection, REPORTS, "about", person, ("at", "kind", "words", "state")
        ),
        "deeds": _deeds(connection, person),
    }


def _deeds(connection: Connection, person: Person) -> list[dict[str, Any]]:
    """What hosts have done about them, and why, unless that is about a report and may tell whose."""
    query = select(DEEDS.c.at, DEEDS.c.deed, DEEDS.c.match, DEEDS.c.why)
    done = _mappings(connection, query.where(DEEDS.c.person == person).order_by(DEEDS.c.number))
    unsaid = {"match": None, "why": None}
    return [one | unsaid if one["deed"] in OF_REPORTS else one for one in done]


def _person(connection: Connection, person: Person) -> dict[str, Any]:
    columns = (PEOPLE.c.person, PEOPLE.c.name, PEOPLE.c.rated, PEOPLE.c.created)
    row = connection.execute(select(*columns).where(PEOPLE.c.person == person)).one()
    return _document(row)


def _rows(
    connection: Connection, table: Table, whose: str, person: Person, columns: tuple[str, ...]
) -> list[dict[str, Any]]:
    """Some columns of all rows of a table that are a person's."""
    query = select(*(table.c[name] for name in columns)).where(table.c[whose] == person)
    ordered = query.order_by(*table.primary_key.columns)
    return [_document(row) for row in connection.execute(ordered)]


def _mutes(connection: Connection, person: Person) -> list[dict[str, Any]]:
    """At which tables they do not want to hear how many others: not whom, which is somebody else."""
    counted = select(MUTES.c.match, func.count().label("muted")).where(MUTES.c.person == person)
    rows = connection.execute(counted.group_by(MUTES.c.match).order_by(MUTES.c.match))
    return [_document(row) for row in rows]


def _matches(connection: Connection, person: Person, *, for_others: bool) -> list[dict[str, Any]]:
    """Their matches, with their seats and what they have done there."""
    seated = select(SEATS.c.match).where(SEATS.c.person == person)
    which = (MATCHES.c.host == person) | MATCHES.c.match.in_(seated)
    heads = connection.execute(select(MATCHES).where(which).order_by(MATCHES.c.created)).all()
    return [
        _match(connection, head, person, with_hand=head.status == "over" or not for_others)
        for head in heads
    ]


def _match(connection: Connection, head: Any, person: Person, *, with_hand: bool) -> dict[str, Any]:
    mine = (SEATS.c.match == head.match) & (SEATS.c.person == person)
    seats = connection.execute(
        select(SEATS.c.seat, SEATS.c.kind, SEATS.c.name).where(mine).order_by(SEATS.c.seat)
    ).all()
    taken = select(FORMER_PLAYERS.c.seat, FORMER_PLAYERS.c.number).where(
        FORMER_PLAYERS.c.match == head.match
    )
    since = {
        row.seat: row.number for row in connection.execute(taken.order_by(FORMER_PLAYERS.c.number))
    }
    numbers = [row.seat for row in seats if row.kind == "person"]
    first = [seat for seat in numbers if seat not in since]
    told = {name: getattr(head, name) for name in OF_MATCH}
    return told | {
        "result": head.result if head.status == "over" else None,
        "host": head.host == person,
        "seats": [_document(row) for row in seats],
        "added_to_seed": [] if head.shuffle is None else _added(head.shuffle, first),
        "done": _done(
            connection,
            head.match,
            or_(false(), *(_spell(seat, since.get(seat, 0)) for seat in numbers)),
            with_hand=with_hand,
        ),
        **({"prepared": _prepared(connection, head.match, numbers)} if with_hand else {}),
    }


def _former(connection: Connection, person: Person, *, for_others: bool) -> list[dict[str, Any]]:
    """The seats of theirs that others have taken over, with what they had done there until then."""
    former = FORMER_PLAYERS.c
    query = (
        select(former.match, former.seat, former.number, MATCHES.c.status, MATCHES.c.shuffle)
        .join(MATCHES, MATCHES.c.match == former.match)
        .where(former.person == person)
        .order_by(former.match, former.number)
    )
    told = []
    for row in connection.execute(query).all():
        here = (former.match == row.match) & (former.seat == row.seat)
        earlier = select(func.max(former.number)).where(here, former.number < row.number)
        since = connection.execute(earlier).scalar_one()
        is_first = since is None and row.shuffle is not None
        done = _done(
            connection,
            row.match,
            _spell(row.seat, since or 0) & (ENTRIES.c.number <= row.number),
            with_hand=row.status == "over" or not for_others,
        )
        told.append(
            {
                "match": row.match,
                "seat": row.seat,
                "until": row.number,
                "added_to_seed": _added(row.shuffle, [row.seat]) if is_first else [],
                "done": done,
            }
        )
    return told


def _spell(seat: int, since: int) -> ColumnElement[bool]:
    """What was done from a seat after the entry of some number."""
    return (ENTRIES.c.seat == seat) & (ENTRIES.c.number > since)


def _done(
    connection: Connection, match: str, which: ColumnElement[bool], *, with_hand: bool
) -> list[dict[str, Any]]:
    """What has been done in a match, as far as it is told."""
    names = [name for name in OF_ENTRY if with_hand or name not in OF_HAND]
    theirs = (ENTRIES.c.match == match) & which
    query = select(*(ENTRIES.c[name] for name in names)).where(theirs)
    return _mappings(connection, query.order_by(ENTRIES.c.number))


def _prepared(connection: Connection, match: str, seats: list[int]) -> list[dict[str, Any]]:
    """What some seats of a match have prepared and not played yet."""
    query = select(PREPARED.c.seat, PREPARED.c.answer).where(
        PREPARED.c.match == match,
        PREPARED.c.seat.in_(seats),
        PREPARED.c.answer.is_not(None),
    )
    return _mappings(connection, query.order_by(PREPARED.c.seat))


def _added(shuffle: dict[str, Any], seats: list[int]) -> list[dict[str, Any]]:
    """What their browser or program has added to the seed."""
    return [{"seat": seat, **shuffle["seats"][seat]} for seat in seats]


def _mappings(connection: Connection, query: Any) -> list[dict[str, Any]]:
    return [_document(row) for row in connection.execute(query)]


def _document(row: Row[*tuple[Any, ...]]) -> dict[str, Any]:
    """A row by the names of its columns, which SQLAlchemy has as a kind of text of its own."""
    return {str(name): value for name, value in row._mapping.items()}
