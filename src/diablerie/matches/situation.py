"""Situation: where a match has come to, with state, table, clocks, and what can be taken back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime

from ..events import Event, Seat
from ..game import State
from ..outcome import Outcome
from .clocks import Clock, Times
from .table_status import TableStatus


@dataclass(frozen=True)
class Before:
    """What taking an action back leads to: the state before it, and the time its seat then had left.

    `undone`: the versions of the events that the action brought about. `continues`: whether the action
    was asked for as one with the one before it.
    """

    state: State
    left: float
    undone: tuple[int, ...]
    continues: bool = False


@dataclass(frozen=True)
class Situation:
    """A match at one moment. It never changes: each thing done gives the next one.

    `last`: the seat that acted last, what was taken back included. `past`: what its latest actions can
    be taken back to, oldest first; `fixed`: why none before those can be, as the reason of a refusal.
    """

    state: State
    standing: TableStatus
    times: Times
    last: Seat | None = None
    past: tuple[Before, ...] = ()
    fixed: str = "nothing-done"

    @property
    def undoable(self) -> tuple[int, ...]:
        """The versions of the events that no longer hold once the last action is taken back."""
        return self.past[-1].undone

    @property
    def last_command(self) -> int:
        """How many actions that can be taken back were asked for as one, the last of them included."""
        for count, before in enumerate(reversed(self.past), 1):
            if not before.continues:
                return count
        return len(self.past)

    @property
    def kept_of_command(self) -> str | None:
        """Why the last command can only be taken back in part; None: it can be taken back whole."""
        return self.fixed if self.past and all(b.continues for b in self.past) else None

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, at the table or by the rules of the game; None while it goes on."""
        return self.standing.outcome or self.state.outcome

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.standing.outcome is not None or self.state.is_over

    def fixed_for(self, seat: Seat) -> str | None:
        """Why a seat cannot take its last action back, as the reason of a refusal; None: it can."""
        if self.is_over:
            return "match-over"
        if self.last is not None and (seat != self.last or seat not in self.standing.present):
            return "done-by-another"
        return None if self.past else self.fixed

    def acted(
        self,
        seat: Seat,
        after: State,
        events: Mapping[int, Event],
        at: datetime,
        *,
        continues: bool = False,
    ) -> Situation:
        """After an action of the game that led to a state and brought these events about, by version."""
        standing = self.standing.acted(seat)
        fixed = _fixed_by(events.values()) if seat in standing.present else "done-by-another"
        if fixed is not None:
            return Situation(after, standing, self.times, seat, (), fixed)
        before = Before(self.state, self.times.left_at(seat, at), tuple(events), continues)
        if self.last in (seat, None):
            return Situation(after, standing, self.times, seat, (*self.past, before), self.fixed)
        return Situation(after, standing, self.times, seat, (before,), "done-by-another")

    def taken_back(self, seat: Seat, at: datetime) -> Situation:
        """After a seat has taken its last action back."""
        *past, before = self.past
        return replace(
            self,
            state=before.state,
            standing=self.standing.seen(seat),
            times=self.times.resumed(seat, before.left, at),
            past=tuple(past),
        )

    def handed_on(self, clock: Clock, seat: Seat, at: datetime) -> Situation:
        """After another person has taken a seat over: what was done from it before is another's."""
        passed = replace(self, times=self.times.handed_on(clock, seat, at))
        return replace(passed, past=(), fixed="done-by-another") if seat == self.last else passed

    def timed(self, clock: Clock, at: datetime) -> Situation:
        """With the clock running, from a moment on, for the person who is to move, if one is."""
        turn = self.state.to_play
        counts = clock.is_set and not self.is_over and turn in self.standing.present
        running = turn if counts else None
        times = self.times.turned(clock, turn, running, at)
        return self if times is self.times else replace(self, times=times)


def _fixed_by(events: Iterable[Event]) -> str | None:
    """Why a person's action that brought these events about cannot be taken back; None: it can."""
    for event in events:
        if event.random:
            return "was-random"
        if event.reveals:
            return "has-revealed"
    return None
