"""Frames down: what a client of a live match is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import orjson
from pydantic import Field, TypeAdapter

from .documents import (
    EventSeen,
    RoomSeen,
    View,
)
from .frames import (
    CommandName,
    Frame,
    Version,
)


class Head(Frame):
    """The first frame of every message down, by which it is known whether one is missing."""

    type: Literal["head"] = "head"
    n: int
    """The number of the message on this connection, from 1 without a gap."""
    anew: bool
    """Whether it answers a `resume`: who has missed messages before it goes on from here."""


class Ev(Frame):
    """One event. Versions have no gaps: an event that this viewer may not see at all is null."""

    type: Literal["ev"] = "ev"
    v: Version
    event: EventSeen | None


class Stopped(Frame):
    """Why the rest of a command was not done."""

    reason: str
    """`turn-over`: the seat is not to move any more; `something-new`: it has learnt something; or as in the
    frame `rej`: the next action cannot be done."""
    clause: str | None
    params: dict[str, Any]
    message: str
    """The reason in English."""


class Ack(Frame):
    """What was asked has been done and saved."""

    type: Literal["ack"] = "ack"
    cmd: CommandName
    v: Version
    """The version after it; what is prepared leaves the version as it is."""
    done: int
    """How many actions were done, or taken back; otherwise 1."""
    stopped: Stopped | None
    """Why not all were; null: they were."""


class Rej(Frame):
    """A frame has been refused and nothing has changed."""

    type: Literal["rej"] = "rej"
    cmd: str | None
    """Null if the frame could not be read, not even its `cmd`."""
    clause: str | None
    """The clause that forbids the action; null if it is no rule of the game that does."""
    reason: str
    """A message id of the catalogue, or `stale`, `not-your-turn`, `not-your-seat`,
    `command-reused`, `cannot-prepare`, `match-over`, `malformed`, and those of deeds (docs/api.md)."""
    params: dict[str, Any]
    message: str
    """The reason in English."""
    legal: list[str]
    """What the seat may do instead; empty if it is not to move."""


class Room(Frame):
    """Who is there, sent first and whenever it changes."""

    type: Literal["room"] = "room"
    room: RoomSeen


class Said(Frame):
    """Something that somebody has said at the table."""

    type: Literal["said"] = "said"
    n: Version
    """Messages are numbered from 1; numbers of those whom the viewer has muted are left out."""
    seat: int | None
    """Null: somebody who looks on."""
    name: str | None
    text: str
    at: str
    yours: bool
    deleted: bool
    """Whether it has been deleted: `text` is empty then. Who had heard it gets it again under its number."""


class Snap(Frame):
    """The position at a version."""

    type: Literal["snap"] = "snap"
    v: Version
    view: View


Down = Head | Ev | Ack | Rej | Snap | Room | Said
DownFrame = Annotated[Down, Field(discriminator="type")]


# The frames that are sent most, as JSON: writing them so takes a third of the time that models take.


def head_text(n: int, *, anew: bool) -> str:
    """The frame `head`."""
    return json_text({"type": "head", "n": n, "anew": anew})


def ack_text(cmd: str, v: int, done: int = 1, stopped: Mapping[str, Any] | None = None) -> str:
    """The frame `ack`."""
    return json_text({"type": "ack", "cmd": cmd, "v": v, "done": done, "stopped": stopped})


def ev_text(v: int, event: dict[str, Any] | None) -> str:
    """The frame `ev`."""
    return json_text({"type": "ev", "v": v, "event": event})


def json_text(value: Any) -> str:
    """What holds nothing but dicts, lists, texts, numbers, truth values and None, as JSON."""
    return orjson.dumps(value).decode()


DOWN: TypeAdapter[Down] = TypeAdapter(DownFrame)
