"""Log entries: what is done at a table besides the game's own actions; a match's log holds both, in order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal

from ..events import Event, Seat

Deed = Literal[
    "act",
    "take-back",
    "resign",
    "offer",
    "accept",
    "decline",
    "time-out",
    "vote",
    "substitute",
    "return",
    "shift",
]

Cause = Literal["stall", "stopped", "step", "vacation"]
"""Why a clock stood still for a while: the server, or its database, stood still; it was not running; it only
seems so, as its clock was set anew; or whoever was to move was on vacation."""


@dataclass(frozen=True)
class Entry:
    """One thing done in a match, and when.

    `act`: an action of the game by `seat`. `take-back`: its last one undone. `resign`. `offer`: to
    end here without a winner; `accept`, `decline`: an answer to that. `time-out`: the time of `seat`
    is up. `vote`: for a bot in the seat `about`, or for the `volunteer` of this number, from 1, who offers
    to take it over. `substitute`: a bot takes over `about` by the host's choice (`seat` is None).
    `return`: the person comes back to `seat`. `shift`: so many `seconds` up to then, of which `cause` says
    why, were nobody's (`seat` is None; fewer than 0 where a clock was set back).
    `level`: of the bot that takes a seat if this makes one do so. `continues`: whether it was asked for as
    one with the entry before it, and is taken back with it; no part of the record.
    """

    deed: Deed
    seat: Seat | None
    at: datetime
    action: str | None = None
    about: Seat | None = None
    level: str | None = None
    continues: bool = False
    seconds: float | None = None
    cause: Cause | None = None
    volunteer: int | None = None

    def document(self, at: str, action: str | None) -> dict[str, Any]:
        """The entry as JSON, its moment and its action as the reader may see them given as text."""
        written: dict[str, Any] = {"seat": self.seat, "at": at}
        if self.deed == "act":
            return written | {"action": action}
        written["deed"] = self.deed
        members: dict[str, Any] = {"about": self.about, "level": self.level}
        members |= {"seconds": self.seconds, "cause": self.cause, "volunteer": self.volunteer}
        return written | {name: value for name, value in members.items() if value is not None}


def entry_of(document: Mapping[str, Any], at: datetime) -> Entry:
    """The entry that `Entry.document` wrote. JSON may write a whole number as 1.0."""
    seat, about, volunteer = document["seat"], document.get("about"), document.get("volunteer")
    return Entry(
        document.get("deed", "act"),
        None if seat is None else int(seat),
        at,
        document.get("action"),
        None if about is None else int(about),
        document.get("level"),
        seconds=None if document.get("seconds") is None else float(document["seconds"]),
        cause=document.get("cause"),
        volunteer=None if volunteer is None else int(volunteer),
    )


@dataclass(eq=False)
class Refused(ValueError):
    """Something at the table that cannot be done: `table-refusal-<reason>` says why in the catalogue."""

    reason: str
    detail: str
    params: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.detail


def told(kind: str, actor: Seat | None, **params: Any) -> Event:
    """An event of the table: it follows from no clause, and tells of the seat that does it as games do."""
    return Event(kind, None, actor, params if actor is None else {"seat": actor, **params})
