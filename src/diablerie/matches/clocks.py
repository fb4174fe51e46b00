"""Clocks: how long a seat may take for its turn, reckoned from the times in the record alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import cached_property
from typing import Any, Literal, Self

from ..events import Seat
from ..whole_numbers import whole_number

ClockKind = Literal["none", "per-move", "bank", "days"]

DAY = 24 * 3600

Span = tuple[datetime, datetime]
"""From one moment until another."""

MEMBERS: Mapping[ClockKind, Mapping[str, tuple[int, int]]] = {
    "none": {},
    "per-move": {"seconds": (5, DAY)},
    "bank": {"seconds": (10, DAY), "increment": (0, 3600)},
    "days": {"days": (1, 30)},
}
"""Of each kind of clock: what it is set by, and from how much to how much."""


@dataclass(frozen=True)
class Clock:
    """How time is limited, in seconds.

    `per-move` and `days`: each turn, that is until another seat is to move, may take so long. `bank`:
    all turns together may, and each turn brings `increment` back. `none`: there is no limit. Bots, and
    seats that a bot plays for, have all the time there is. `vacations`: whether the clock of who is on
    vacation stands still, where it may: with `days`.
    """

    kind: ClockKind = "none"
    seconds: int = 0
    increment: int = 0
    vacations: bool = True

    @classmethod
    def parse(cls, document: Mapping[str, Any]) -> Self:
        """The clock that a document describes. Raises ValueError saying what is wrong with it."""
        given_kind = document.get("kind")
        kind = next((known for known in MEMBERS if known == given_kind), None)
        if kind is None:
            raise ValueError(f"a clock is one of {', '.join(MEMBERS)}, not {given_kind!r}")
        switches = {"vacations"} if kind == "days" else set()
        unknown = set(document) - {"kind", *MEMBERS[kind], *switches}
        if unknown:
            raise ValueError(f"a clock of kind {kind} has no {', '.join(sorted(unknown))}")
        given = {name: _within(document, name, *bounds) for name, bounds in MEMBERS[kind].items()}
        if kind == "days":
            return cls("days", given["days"] * DAY, vacations=_switch(document, "vacations"))
        return cls(kind, given.get("seconds", 0), given.get("increment", 0))

    @cached_property
    def document(self) -> Mapping[str, Any]:
        """The clock as JSON, as `parse` reads it."""
        members: dict[str, Any] = {"seconds": self.seconds, "increment": self.increment}
        members["days"] = self.seconds // DAY
        switches = {} if self.vacations else {"vacations": False}
        return {"kind": self.kind, **{n: members[n] for n in MEMBERS[self.kind]}, **switches}

    @property
    def stops_on_vacation(self) -> bool:
        """Whether the clock of who is on vacation stands still."""
        return self.kind == "days" and self.vacations

    @property
    def is_set(self) -> bool:
        """Whether time is limited at all."""
        return self.kind != "none"

    def left_after_turn(self, left: float, is_own: bool) -> float:
        """What a seat has left, in seconds, when its turn is over: `is_own`, by an action of its own."""
        if self.kind != "bank":
            return float(self.seconds)
        return left + self.increment if is_own else left


UNTIMED = Clock()
"""Nobody's time is limited."""


@dataclass(frozen=True)
class Times:
    """What every seat had left, in seconds, at a moment.

    `turn`: the seat to move; None: nobody. `running`: the same seat, if its time has been running out
    since then; None: nobody's has, for a bot is to move, or there is no limit. `given`: what of the time
    in which it ran was nobody's and has been given back, by which `since` has been put on; in order.
    """

    since: datetime
    left: tuple[float, ...]
    turn: Seat | None = None
    running: Seat | None = None
    given: tuple[Span, ...] = ()

    def turned(self, clock: Clock, turn: Seat | None, running: Seat | None, at: datetime) -> Times:
        """The times after something done at a moment, when these seats have, or keep, turn and clock."""
        if (turn, running) == (self.turn, self.running):
            return self
        left = list(self.left)
        if self.running is not None:
            left[self.running] = self.left_at(self.running, at)
        if turn != self.turn and self.turn is not None:
            left[self.turn] = clock.left_after_turn(left[self.turn], self.running is not None)
        return Times(at, tuple(left), turn, running)

    def handed_on(self, clock: Clock, seat: Seat, at: datetime) -> Times:
        """The times after a seat's person has changed: a bank goes on, any other turn begins anew."""
        every = [*self.left]
        every[seat] = clock.left_after_turn(self.left_at(seat, at), is_own=False)
        since = at if seat == self.running else self.since
        given = () if seat == self.running else self.given
        return replace(self, since=since, left=tuple(every), given=given)

    def left_at(self, seat: Seat, at: datetime) -> float:
        """What a seat has left at a moment, in seconds."""
        if seat != self.running:
            return self.left[seat]
        return max(0.0, self.left[seat] - max(0.0, (at - self.since).total_seconds()))

    def resumed(self, seat: Seat, left: float, at: datetime) -> Times:
        """The times after a seat has taken back the end of its turn, when it had so much left.

        So nobody gains time by a turn that is taken back, and who was to move next has lost none.
        """
        if self.turn == seat:
            return self
        every = tuple(left if s == seat else old for s, old in enumerate(self.left))
        return Times(at, every, seat)

    @property
    def _turned_at(self) -> datetime:
        """When the time began to run out, by the clock on the wall."""
        return self.since - sum((ended - began for began, ended in self.given), timedelta())

    def shift_for(self, began: datetime, ended: datetime) -> float:
        """By how many seconds the running clock is to be put on if time stood still between two moments.

        `ended` is before `began` where the clock by which both are told was set back meanwhile. What had
        been used of the turn when time stood still is used afterwards, no more and no less: what has been
        given back already, for whatever reason, is not given again. 0: none of it was within the turn.
        """
        if ended < began:
            return _seconds(ended - began) if self.since <= began else 0.0
        owed = _between(max(began, self._turned_at), ended, self.given)
        return _seconds(sum((end - start for start, end in owed), timedelta()))

    def shifted(self, seconds: float, at: datetime) -> Times | None:
        """The times when so many seconds up to a moment were nobody's; None: so many have not passed.

        They are the last that have not been given back already.
        """
        by = timedelta(seconds=seconds)
        if seconds < 0:
            # By the clock that was set back, what came before it was earlier, too.
            given = tuple((began + by, ended + by) for began, ended in self.given)
            return (
                None if self.since + by > at else replace(self, since=self.since + by, given=given)
            )
        left, taken = by, []
        for began, ended in reversed(_between(self._turned_at, at, self.given)):
            part = min(left, ended - began)
            taken.append((ended - part, ended))
            left -= part
        if left:
            return None
        return replace(self, since=self.since + by, given=tuple(sorted((*self.given, *taken))))

    def deadline(self, clock: Clock) -> datetime | None:
        """When the running seat's time is up; None: never."""
        if self.running is None or not clock.is_set:
            return None
        return self.since + timedelta(seconds=self.left[self.running])

    @cached_property
    def document(self) -> Mapping[str, Any]:
        """The times as JSON, but for the moment they count from."""
        return {"left": [round(left, 3) for left in self.left], "running": self.running}


def _between(began: datetime, ended: datetime, given: Sequence[Span]) -> list[Span]:
    """What of the time between two moments is in none of these spans, which are in order."""
    spans = []
    for start, end in given:
        if began < min(start, ended):
            spans.append((began, min(start, ended)))
        began = max(began, end)
    return [*spans, (began, ended)] if began < ended else spans


def _seconds(duration: timedelta) -> float:
    return round(duration.total_seconds(), 3)


def _switch(document: Mapping[str, Any], name: str) -> bool:
    value = document.get(name, True)
    if not isinstance(value, bool):
        raise ValueError(f"{name} of a clock is true or false, not {value!r}")
    return value


def _within(document: Mapping[str, Any], name: str, low: int, high: int) -> int:
    number = whole_number(document.get(name))
    if number is None or not low <= number <= high:
        raise ValueError(f"{name} of a clock is {low} to {high}, not {document.get(name)!r}")
    return number
