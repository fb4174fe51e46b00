"""Match rows: how everything about a match is written as rows of the database."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import pairwise
from typing import Any

from sqlalchemy import Connection, Update, bindparam, case, delete, false, insert, update

from ...events import Event, Seat
from ...matches import Entry, Match, Stop
from ...matches.commands import Committed
from ...matches.premoves import Premove
from ...matches.record import moment_text
from .models import Chair, MatchSetup
from .notice_tables import NOTICES
from .schema import (
    ENTRIES,
    FORMER_PLAYERS,
    MATCHES,
    MESSAGES,
    MUTES,
    PREPARED,
    SEATS,
    VOLUNTEERS,
)

ADD_ENTRY = insert(ENTRIES)


def _set(*columns: str) -> Update:
    """An update of these columns of a match's own row, and of the last gap that its clocks know of."""
    of_match = update(MATCHES).where(MATCHES.c.match == bindparam("name"))
    # Of several processes one may not have heard yet of a gap that another has given back already.
    latest = bindparam("known_gap", type_=MATCHES.c.gap.type)
    gap = case((MATCHES.c.gap > latest, MATCHES.c.gap), else_=latest)
    return of_match.values({column: bindparam(column) for column in columns} | {"gap": gap})


STOPS_ON_VACATION = (MATCHES.c.clock["kind"].as_string() == "days") & (
    MATCHES.c.clock["vacations"].as_boolean().is_distinct_from(false())
)
"""Of a match: whether its clock stands still while who is to move is on vacation."""

MOVE = _set("changed", "v", "to_play")
"""What there is to update with most actions: nothing by which matches are looked for changes."""

MOVE_AND_MORE = _set("changed", "v", "to_play", "bot", "deadline", "status", "result")


def update_of(name: str) -> Any:
    """An update of a match's own row."""
    return update(MATCHES).where(MATCHES.c.match == name)


def head_row(table: MatchSetup) -> dict[str, Any]:
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
        "position": table.position,
        **shuffle_of(table),
    }


def shuffle_of(table: MatchSetup) -> dict[str, Any]:
    """What clients add to the seed of a match that has not begun, and until when they may, as columns."""
    shuffle, closes = table.shuffle, table.closes
    return {
        "shuffle": None if shuffle is None else shuffle.document(),
        "deadline": None if closes is None else moment_text(closes),
    }


def seat_rows(table: MatchSetup) -> list[dict[str, Any]]:
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


def set_chairs(connection: Connection, before: MatchSetup, after: MatchSetup) -> None:
    """Write the seats at which somebody else sits now."""
    for seat, (old, new) in enumerate(zip(before.chairs, after.chairs, strict=True)):
        if old != new:
            here = (SEATS.c.match == before.name) & (SEATS.c.seat == seat)
            row = seat_row(before.name, seat, new)
            connection.execute(update(SEATS).where(here).values(row))


def begin(connection: Connection, name: str, match: Match, gap: int) -> None:
    """Save the start of a match whose table is saved. `gap`: the last one there was."""
    started = moment_text(match.started)
    head = {"started": started, "changed": started, "beginning": full(match.full_events)}
    standing = standing_of(match, match.version)
    connection.execute(update_of(name).values(head | standing | {"gap": gap}))


def how_it_went(match: Match, beginning: Stop) -> dict[str, Any]:
    """What is kept of a match that is over besides its log; `beginning`: as it was at its start."""
    last = match.log[-1].at if match.log else match.started
    return {
        "started": moment_text(match.started),
        "beginning": full(match.full_events[: beginning.v]),
        "changed": moment_text(last),
        **standing_of(match, match.version),
    }


def entry_rows(name: str, match: Match, stops: Sequence[Stop]) -> Iterator[dict[str, Any]]:
    """The rows of a whole log. `stops`: the match as it was at its start and after each entry."""
    for number, (entry, (before, after)) in enumerate(
        zip(match.log, pairwise(stops), strict=True), 1
    ):
        yield entry_row(name, number, match.full_events[before.v : after.v], after.v, entry)


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
        "result": match.result,
    }


def move_of(match: Match, ahead: Match, v: int) -> tuple[Update, dict[str, Any]]:
    """How the row of a match is updated when it comes to where it will be at a version."""
    waits = (match.bot_to_play is None, match.deadline)
    if ahead.is_over or (ahead.bot_to_play is None, ahead.deadline) != waits:
        return MOVE_AND_MORE, standing_of(ahead, v)
    return MOVE, {"v": v, "to_play": ahead.to_play}


def entry_row(
    name: str, number: int, events: Sequence[Event], v: int, entry: Entry
) -> dict[str, Any]:
    """One entry of a log, that brought `events` about and the match to version `v`, as a row."""
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
        "cmd": None,
        "events": full(events),
        "continues": entry.continues,
        "stopped": None,
        "seconds": entry.seconds,
        "cause": entry.cause,
        "volunteer": entry.volunteer,
    }


REST = "rest"
"""Beside why the rest of a command was not done: the actions of which that is."""


def command_rows(name: str, match: Match, command: Committed) -> list[dict[str, Any]]:
    """The entries that a command adds to the log of `match`, not in it yet, as rows."""
    rows, v = [], match.version
    for number, step in enumerate(command.steps, len(match.log) + 1):
        v += len(step.events)
        rows.append(entry_row(name, number, step.events, v, step.entry))
    stopped = command.stopped and {**command.stopped, REST: list(command.rest)}
    rows[0] |= {"cmd": command.cmd, "stopped": stopped}
    return rows


def full(events: Sequence[Event]) -> list[dict[str, Any]]:
    """Events with everything in them."""
    return [
        {
            "kind": event.kind,
            "clause": event.clause,
            "actor": event.actor,
            "params": dict(event.params),
        }
        for event in events
    ]


def set_prepared(connection: Connection, name: str, seat: Seat, prepared: Premove) -> None:
    """Write what a seat has prepared in place of what it had prepared before."""
    of_seat = (PREPARED.c.match == name) & (PREPARED.c.seat == seat)
    connection.execute(delete(PREPARED).where(of_seat))
    row = {"match": name, "seat": seat, "cmd": prepared.cmd, "v": prepared.v}
    connection.execute(
        insert(PREPARED), [row | {"answer": prepared.answer, "done": list(prepared.done)}]
    )


def delete_matches(connection: Connection, names: Sequence[str]) -> None:
    """Delete matches with all that was done and said there."""
    said = (PREPARED, ENTRIES, MUTES, MESSAGES, NOTICES)
    of_match = (*said, VOLUNTEERS, FORMER_PLAYERS, SEATS, MATCHES)
    for rows in of_match:
        connection.execute(delete(rows).where(rows.c.match.in_(names)))
