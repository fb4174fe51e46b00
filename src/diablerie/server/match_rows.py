"""Matches as rows of the database: how everything about them is written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, update

from ..events import Event, Seat
from ..matches import Entry, Match, Stop
from ..matches.record import moment_text, result
from .prepared import Prepared
from .saved import Chair, Table
from .tables import ENTRIES, EVENTS, MATCHES, PREPARED, SEATS

ADD_ENTRY = insert(ENTRIES)
ADD_EVENT = insert(EVENTS)
SET_HEAD = (
    update(MATCHES)
    .where(MATCHES.c.match == bindparam("name"))
    .values(
        {
            c: bindparam(c)
            for c in ("changed", "v", "to_play", "bot", "deadline", "status", "result")
        }
    )
)


def update_of(name: str) -> Any:
    """An update of a match's own row."""
    return update(MATCHES).where(MATCHES.c.match == name)


def head_row(table: Table) -> dict[str, Any]:
    """A table that waits for players as the row of its match."""
    return {
        "match": table.name,
        "game": table.game.name,
        "options": dict(table.game.options),
        "rules_version": table.game.rules_version,
        "seed": table.seed,
        "clock": dict(table.clock.document),
        "public": table.public,
        "host": table.host,
        "status": "waiting",
        "created": moment_text(table.created),
        "changed": moment_text(table.created),
        "v": 0,
        "bot_pace": table.bot_pace,
    }


def seat_rows(table: Table) -> list[dict[str, Any]]:
    """The rows of a table's seats."""
    return [seat_row(table.name, seat, chair) for seat, chair in enumerate(table.chairs)]


def seat_row(name: str, seat: Seat, chair: Chair) -> dict[str, Any]:
    """One seat as a row."""
    return {
        "match": name,
        "seat": seat,
        "kind": chair.kind,
        "level": chair.level,
        "name": chair.name,
        "person": chair.person,
    }


def set_chairs(connection: Connection, before: Table, after: Table) -> None:
    """Write the seats at which somebody else sits now."""
    for seat, (old, new) in enumerate(zip(before.chairs, after.chairs, strict=True)):
        if old != new:
            here = (SEATS.c.match == before.name) & (SEATS.c.seat == seat)
            row = seat_row(before.name, seat, new)
            connection.execute(update(SEATS).where(here).values(row))


def begin(connection: Connection, name: str, match: Match) -> None:
    """Save the start of a match whose table is saved."""
    started = moment_text(match.started)
    head = {"started": started, "changed": started}
    connection.execute(update_of(name).values(head | standing_of(match, match.version)))
    add_events(connection, event_rows(name, 0, 1, match.full_events))


def how_it_ended(match: Match) -> dict[str, Any]:
    """What is kept of a match that is over, to find it by."""
    last = match.log[-1].at if match.log else match.started
    moments = {"started": moment_text(match.started), "changed": moment_text(last)}
    return moments | standing_of(match, match.version)


def entry_rows(name: str, match: Match, stops: Sequence[Stop]) -> Iterator[dict[str, Any]]:
    """The rows of a whole log. `stops`: the match as it was at its start and after each entry."""
    for number, (entry, stop) in enumerate(zip(match.log, stops[1:], strict=True), 1):
        yield entry_row(name, number, stop.v, entry, None)


def all_event_rows(name: str, match: Match, stops: Sequence[Stop]) -> Iterator[dict[str, Any]]:
    """The rows of all events of a match; `stops` as for `entry_rows`."""
    first = 1
    for number, stop in enumerate(stops):
        yield from event_rows(name, number, first, match.full_events[first - 1 : stop.v])
        first = stop.v + 1


def touch(connection: Connection, name: str, now: datetime) -> None:
    """Take note that something about a match has changed."""
    connection.execute(update_of(name).values(changed=moment_text(now)))


def standing_of(match: Match, v: int) -> dict[str, Any]:
    """What is kept of a match at a version, though it could be replayed, to find it by."""
    deadline = match.deadline
    return {
        "v": v,
        "to_play": match.to_play,
        "bot": match.bot_to_play is not None,
        "deadline": None if deadline is None else moment_text(deadline),
        "status": "over" if match.is_over else "running",
        "result": result(match),
    }


def entry_row(name: str, number: int, v: int, entry: Entry, cmd: str | None) -> dict[str, Any]:
    """One entry of a log, after which the match is at version `v`, as a row."""
    return {
        "match": name,
        "number": number,
        "v": v,
        "deed": entry.deed,
        "seat": entry.seat,
        "action": entry.action,
        "about": entry.about,
        "level": entry.level,
        "at": moment_text(entry.at),
        "cmd": cmd,
    }


def event_rows(name: str, number: int, first: int, events: Sequence[Event]) -> list[dict[str, Any]]:
    """The events of one entry, the first of them numbered `first`, as rows."""
    return [
        {"match": name, "v": v, "number": number, "event": full(event)}
        for v, event in enumerate(events, first)
    ]


def add_events(connection: Connection, rows: Sequence[dict[str, Any]]) -> None:
    """Write events."""
    # Not every game begins with an event, and no rows would be taken for one of defaults.
    if rows:
        connection.execute(insert(EVENTS), rows)


def full(event: Event) -> dict[str, Any]:
    """An event with everything in it."""
    return {
        "kind": event.kind,
        "clause": event.clause,
        "actor": event.actor,
        "params": dict(event.params),
    }


def set_prepared(connection: Connection, name: str, seat: Seat, prepared: Prepared) -> None:
    """Write what a seat has prepared in place of what it had prepared before."""
    of_seat = (PREPARED.c.match == name) & (PREPARED.c.seat == seat)
    connection.execute(delete(PREPARED).where(of_seat))
    row = {"match": name, "seat": seat, "cmd": prepared.cmd, "v": prepared.v}
    connection.execute(
        insert(PREPARED), [row | {"answer": prepared.answer, "done": list(prepared.done)}]
    )
