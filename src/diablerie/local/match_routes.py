"""Routes of one local match: what is asked of it by which path, as a server of the same API answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..matches import stops
from ..matches.commands import Command
from ..matches.replay import Eyes, seen_again, shown_at
from ..rejection import refusal
from .analysis_board import position_of
from .frames import LONGEST_COMMAND, acknowledged, actions_in, deed_command
from .json_members import fault, integer, integer_or_none, text
from .request import Request
from .table import LocalTable

MOST_VERSIONS = 200
"""How many versions are shown again at a time."""

SLOWEST = 10.0
"""Seconds for an action that nobody wants a bot to take longer than."""

Handler = Callable[[LocalTable, Request], dict[str, Any] | None]


def position(table: LocalTable, request: Request) -> dict[str, Any]:
    """The position, for a seat of this device or a spectator."""
    seat = request.number("seat")
    seat = None if seat is None else table.own(seat)
    view = table.view(seat, table.facts(board=True))
    return {"v": table.match.version, "view": view}


def room(table: LocalTable, _request: Request) -> dict[str, Any]:
    """Who is there."""
    return table.room


def record(table: LocalTable, request: Request) -> dict[str, Any]:
    """The record: complete once the match is over; until then what the viewer may know."""
    seat = request.number("seat")
    return table.match.record(None if seat is None else table.own(seat))


def messages(_table: LocalTable, _request: Request) -> dict[str, Any]:
    """Nothing is said here that would not be heard."""
    return {"messages": []}


def replay(table: LocalTable, request: Request) -> dict[str, Any]:
    """The versions above `after` as any seat, or a spectator, saw them; of boards, and once it is over."""
    demand_open(table)
    seat, revealed = request.number("seat"), request.flag("revealed")
    if revealed and seat is not None:
        detail = "ask for a seat's eyes or for everything revealed"
        raise refusal("invalid", "one-way-to-look", detail)
    eyes = Eyes(None if seat is None else table.known(seat), revealed)
    after, limit = request.number("after", 0), request.number("limit", MOST_VERSIONS)
    assert after is not None
    assert limit is not None
    versions = range(after + 1, after + 1 + min(limit, MOST_VERSIONS))
    return seen_again(list(stops(table.match)), eyes, versions, table.facts)


def act(table: LocalTable, request: Request) -> dict[str, Any]:
    """Do actions as one."""
    given = request.document
    cmd, seat = text(given, "cmd", LONGEST_COMMAND), table.own(integer(given, "seat"))
    command = Command(seat, actions_in(given), integer(given, "expect"), cmd)
    return _done(table, command, cmd)


def do(table: LocalTable, request: Request) -> dict[str, Any]:
    """Do something at the table."""
    given = request.document
    cmd, seat = text(given, "cmd", LONGEST_COMMAND), table.own(integer(given, "seat"))
    expect = integer_or_none(given, "expect")
    return _done(table, deed_command(seat, cmd, given.get("deed"), expect), cmd)


def _done(table: LocalTable, command: Command, cmd: str) -> dict[str, Any]:
    told = acknowledged(cmd, table.do(command))
    del told["type"]
    return told


def set_bot_pace(table: LocalTable, request: Request) -> None:
    """Have bots take so long for an action from the next on."""
    seconds = request.document.get("seconds")
    if seconds is not None and (isinstance(seconds, bool) or not isinstance(seconds, int | float)):
        raise fault("seconds", "a number or null is needed")
    if seconds is not None and not 0 <= seconds <= SLOWEST:
        raise fault("seconds", f"from 0 to {SLOWEST:.0f}")
    table.bot_pace = None if seconds is None else float(seconds)
    table.news += 1


def position_document(table: LocalTable, request: Request) -> dict[str, Any]:
    """What sets an analysis board up at the version `v`, of a match in which nothing is hidden any more."""
    demand_open(table)
    last = table.match.version
    v = request.number("v", last)
    if v is None or not 1 <= v <= last:
        raise fault("v", f"a whole number from 1 to {last} is needed")
    return position_of(shown_at(list(stops(table.match)), v).match)


def demand_open(table: LocalTable) -> None:
    """Raise Rejection conflict while anything is hidden from somebody at this device."""
    if not table.is_board:
        demand_over(table)


def demand_over(table: LocalTable) -> None:
    """Raise Rejection conflict while a match runs."""
    if not table.match.is_over:
        raise refusal("conflict", "not-over", "a match can be shown again when it is over")


HANDLERS: Mapping[tuple[str, str], Handler] = {
    ("GET", ""): position,
    ("GET", "room"): room,
    ("GET", "record"): record,
    ("GET", "messages"): messages,
    ("GET", "replay"): replay,
    ("GET", "position"): position_document,
    ("POST", "actions"): act,
    ("POST", "deeds"): do,
    ("PUT", "bot-pace"): set_bot_pace,
}
"""By method and the part of the path behind the match's id."""
