"""Frames up of a line, read and done: what a server does with those of its WebSocket."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..matches.commands import Command, DoneCommand, PremoveCommand
from ..matches.log_entries import Deed
from ..rejection import Rejection, refusal
from .json_members import (
    fault,
    integer,
    integer_or_none,
    items,
    known_members,
    read_object,
    text,
)
from .line import Line

MOST_ACTIONS = 100
LONGEST_COMMAND = 64

SUBSTITUTE = "greedy"
"""The level of the bot that plays on for who resigns among several."""

DEEDS: tuple[Deed, ...] = ("take-back", "resign", "offer", "accept", "decline", "return")
"""What can be done at a table where everybody is there."""

AWAY = ("vote", "substitute")
"""What is done about somebody who is away."""


def heed(line: Line, frame: str) -> None:
    """Do what a frame asks for, and have it answered on the line."""
    cmd: str | None = None
    try:
        given = read_object(frame, "frame")
        cmd = given["cmd"] if isinstance(given.get("cmd"), str) else None
        heeding = FRAMES.get(str(given.get("type")))
        if heeding is None:
            raise fault("type", f"a frame is one of {', '.join(FRAMES)}")
        heeding(line, given)
    except Rejection as problem:
        line.reply(rejected_frame(cmd, problem))


def rejected_frame(cmd: str | None, problem: Rejection) -> dict[str, Any]:
    """The frame `rej`."""
    return {
        "type": "rej",
        "cmd": cmd,
        "clause": problem.extra.get("clause"),
        "reason": problem.reason,
        "params": dict(problem.extra.get("params", {})),
        "message": problem.detail,
        "legal": list(problem.extra.get("legal", [])),
    }


def acknowledged(cmd: str, done: DoneCommand) -> dict[str, Any]:
    """The frame `ack`."""
    stopped = None if done.stopped is None else dict(done.stopped)
    return {"type": "ack", "cmd": cmd, "v": done.v, "done": done.done, "stopped": stopped}


def actions_in(given: Mapping[str, Any]) -> tuple[str, ...]:
    """One `action`, or several `actions` in order. Raises Rejection invalid."""
    if (given.get("action") is None) == (given.get("actions") is None):
        raise fault("action", "either `action` or `actions` is needed, and not both")
    if given.get("actions") is None:
        return (text(given, "action"),)
    listed = items(given, "actions", MOST_ACTIONS)
    if not listed:
        raise fault("actions", "at least one is needed")
    return tuple(text({"actions": each}, "actions") for each in listed)


def _resume(line: Line, given: Mapping[str, Any]) -> None:
    known_members(given, ("type", "after", "heard", "walks", "beliefs"))
    line.resume(integer(given, "after"), walks=given.get("walks") is not False)


def _ping(line: Line, given: Mapping[str, Any]) -> None:
    known_members(given, ("type",))
    line.ping()


def _act(line: Line, given: Mapping[str, Any]) -> None:
    known_members(given, ("type", "cmd", "expect", "action", "actions"))
    cmd, actions = text(given, "cmd", LONGEST_COMMAND), actions_in(given)
    command = Command(_seat_of(line), actions, integer(given, "expect"), cmd)
    line.reply(acknowledged(cmd, line.table.do(command)))


def _prepare(line: Line, given: Mapping[str, Any]) -> None:
    known_members(given, ("type", "cmd", "answer"))
    cmd, answer = text(given, "cmd", LONGEST_COMMAND), given.get("answer")
    if answer is not None and not isinstance(answer, dict):
        raise fault("answer", "a JSON object or null is needed")
    v = line.table.prepare(PremoveCommand(_seat_of(line), answer, cmd))
    line.reply({"type": "ack", "cmd": cmd, "v": v, "done": 1, "stopped": None})


def _do(line: Line, given: Mapping[str, Any]) -> None:
    known_members(given, ("type", "cmd", "deed", "expect", "about", "volunteer"))
    cmd, deed = text(given, "cmd", LONGEST_COMMAND), given.get("deed")
    command = deed_command(_seat_of(line), cmd, deed, integer_or_none(given, "expect"))
    line.reply(acknowledged(cmd, line.table.do(command)))


def deed_command(seat: int, cmd: str, deed: object, expect: int | None) -> Command:
    """The command of a deed at the table. Raises Rejection: invalid, conflict where nobody is away."""
    if deed in AWAY:
        raise refusal("conflict", "not-away", "nobody is away from this device")
    if deed == "take-back" and expect is None:
        detail = "expect: taking back needs the version that is seen"
        raise refusal("invalid", "expect-missing", detail)
    for known in DEEDS:
        if known == deed:
            level = SUBSTITUTE if known == "resign" else None
            return Command(seat, expect=expect, cmd=cmd, deed=known, level=level)
    raise fault("deed", f"a deed is one of {', '.join(DEEDS)}")


def _say(_line: Line, _given: Mapping[str, Any]) -> None:
    raise refusal("conflict", "nobody-hears", "everybody is at this device")


def _seat_of(line: Line) -> int:
    """The seat of a line. Raises Rejection forbidden for a spectator's."""
    if line.seat is None:
        raise Rejection("forbidden", "not-your-seat", "spectators look on")
    return line.seat


FRAMES: Mapping[str, Callable[[Line, Mapping[str, Any]], None]] = {
    "resume": _resume,
    "ping": _ping,
    "act": _act,
    "prepare": _prepare,
    "do": _do,
    "say": _say,
}
