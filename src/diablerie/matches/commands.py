"""Commands: what people, and those who play for them, ask of a match, and how a match refuses it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Literal, Self

from ..documents import Document
from ..events import Seat
from ..refusals import IllegalAction
from ..rejection import Rejection, refusal
from ..words import speak
from .log_entries import Cause, Deed, Entry, Refused
from .match import FIXED, LogStep, Match, WrongSeat, taken_over_by
from .players import Person
from .premoves import Premove, Premoves
from .transaction import Halt, Transaction, consider

Doer = Literal["person", "prepared", "bot"]
"""Who does something: a person, the answer they have prepared, or the bot that plays for the seat."""

HALTS = {
    "turn-over": "it was no longer its turn",
    "something-new": "something new has come to light",
}
"""Why the rest of a command was not done, in words, where no rule forbids it."""


@dataclass(frozen=True)
class DoneCommand:
    """A command that has been done, kept for when its name comes again.

    `actions`: those of the game that were done; `done`: how many entries of the log it has brought; `v`: the
    version after them. `stopped`: why the `rest` of the actions it asked for was not done, as the frame `ack`
    tells it.
    """

    seat: Seat | None
    deed: str
    about: Seat | None
    actions: tuple[str, ...]
    done: int
    v: int
    stopped: Mapping[str, Any] | None = None
    rest: tuple[str, ...] = ()
    volunteer: int | None = None


Acknowledge = Callable[[DoneCommand], None]
"""Told of a command that it is saved, before any viewer hears of what it has done."""


@dataclass(frozen=True)
class Takeover:
    """A seat that passes to the volunteer of some number."""

    seat: Seat
    volunteer: int


@dataclass(frozen=True)
class Command:
    """Something to be done as its doer asks for it: upon version `expect` (None: any), named `cmd`.

    `actions`: of the game, done as one; a `take-back` takes back all that were done by one command.
    `provided` raises Rejection if it cannot be done at that moment for another reason than those of the
    match. `by`: the person it is done by, whose the seat must be when it is; None: nobody asks. The other
    members are those of an entry of the log, as `matches.Entry` has them.
    """

    seat: Seat | None
    actions: tuple[str, ...] = ()
    expect: int | None = None
    cmd: str | None = None
    deed: Deed = "act"
    about: Seat | None = None
    level: str | None = None
    doer: Doer = "person"
    provided: Callable[[], None] | None = None
    seconds: float | None = None
    cause: Cause | None = None
    volunteer: int | None = None
    by: Person | None = None

    def is_same(self, known: DoneCommand) -> bool:
        """Whether it asks for what has been done."""
        mine = (self.seat, self.deed, self.about, self.volunteer, self.actions)
        done = (known.seat, known.deed, known.about, known.volunteer)
        return mine == (*done, (*known.actions, *known.rest))

    def transaction(self, match: Match, at: datetime) -> Transaction:
        """What it would bring about in a match. Raises Rejection if it is refused."""
        self._demand_fresh(match)
        if self.deed == "act" and self.doer != "bot" and not match.is_over:
            _demand_playing(match, self.seat)
        considered = _considered(match, self._entries(match, at))
        if self.provided is not None:
            self.provided()
        if self.deed == "take-back" and match.kept_of_command is not None:
            kept = match.kept_of_command
            return replace(
                considered, halt=Halt("refused", Refused(kept, f"the rest stays: {FIXED[kept]}"))
            )
        return considered

    def _entries(self, match: Match, at: datetime) -> Sequence[Entry]:
        """The entries of the log that it asks for: more than one are done as one."""
        entry = Entry(
            self.deed,
            self.seat,
            at,
            None,
            self.about,
            self.level,
            seconds=self.seconds,
            cause=self.cause,
            volunteer=self.volunteer,
        )
        if self.deed == "take-back":
            entries = [entry] * max(1, match.last_command)
        else:
            entries = [replace(entry, action=action) for action in self.actions or (None,)]
        return [entries[0], *(replace(later, continues=True) for later in entries[1:])]

    def _demand_fresh(self, match: Match) -> None:
        # That clocks were put on is no news to whoever has thought about the position.
        if self.expect is not None and not match.news_since <= self.expect <= match.version:
            detail = f"the match is at version {match.version}, not {self.expect}"
            params = {"expect": self.expect, "v": match.version}
            raise refusal("conflict", "stale", detail, params=params)


@dataclass(frozen=True)
class Committed:
    """A command as it is committed: its name, its steps, and the match `after` them.

    `stopped`: why the `rest` of its actions was not done, if it was not. `premoves`: what changes with it of
    what seats have prepared.
    """

    cmd: str | None
    steps: tuple[LogStep, ...]
    after: Match
    stopped: Mapping[str, Any] | None
    premoves: Mapping[Seat, Premove]
    rest: tuple[str, ...] = ()

    @classmethod
    def of(cls, command: Command, match: Match, premoves: Premoves, at: datetime) -> Self:
        """What a command would commit. Raises Rejection if it is refused."""
        considered = command.transaction(match, at)
        steps = considered.steps
        left = premoves.left_by(match, steps, by_prepared=command.doer == "prepared")
        stopped, rest = told_of(considered.halt), command.actions[len(steps) :]
        return cls(command.cmd, steps, considered.after, stopped, left, rest)

    def done(self, command: Command, v: int) -> DoneCommand:
        """The command once that is done, and has led to the version `v`."""
        count = len(self.steps)
        return DoneCommand(
            command.seat,
            command.deed,
            command.about,
            command.actions[:count],
            count,
            v,
            self.stopped,
            self.rest,
            command.volunteer,
        )

    @property
    def takeover(self) -> Takeover | None:
        """Which seat changes its person by it; None: none."""
        for step in self.steps:
            seat, volunteer = taken_over_by(step.events), step.entry.volunteer
            if seat is not None and volunteer is not None:
                return Takeover(seat, volunteer)
        return None


@dataclass(frozen=True)
class PremoveCommand:
    """What a seat wants to have prepared (None: nothing), under the name `cmd`; `by`: the person it is of."""

    seat: Seat
    answer: Document | None
    cmd: str
    by: Person | None = None

    def read(self, match: Match) -> PremoveCommand:
        """The same with the answer in its one form. Raises Rejection invalid if it is none."""
        if self.answer is None:
            return self
        try:
            return replace(self, answer=match.game.premoves.read(self.answer))
        except ValueError as error:
            raise refusal("invalid", "cannot-prepare", str(error)) from error

    def demand_possible(self, match: Match) -> None:
        """Raise Rejection conflict if nobody will ever ask for the answer."""
        if self.answer is None:
            return
        if match.is_over:
            raise refusal("conflict", "match-over", "the match is over")
        _demand_playing(match, self.seat)


def _demand_playing(match: Match, seat: Seat | None) -> None:
    """Keep a person's hands off a seat that a bot plays for."""
    if seat not in match.standing.present:
        raise refusal("conflict", "not-playing", f"nobody plays for seat {seat} but a bot")


def _considered(match: Match, entries: Sequence[Entry]) -> Transaction:
    first, *rest = entries
    try:
        if rest and first.deed == "act" and match.game.premoves.asks(match.state.view(first.seat)):
            return _answered(consider(match, [first]), first.seat)
        return consider(match, entries)
    except (WrongSeat, IllegalAction, Refused) as error:
        raise rejected(error) from error


def _answered(considered: Transaction, seat: Seat | None) -> Transaction:
    """One answer of several: premoves answer one by one, and nobody is to tell what was no premove."""
    if considered.after.to_play != seat:
        return replace(considered, halt=Halt("turn-over"))
    detail = "what could have been prepared is answered one action at a time"
    return replace(considered, halt=Halt("refused", Refused("one-at-a-time", detail)))


def rejected(error: WrongSeat | IllegalAction | Refused) -> Rejection:
    """The answer to what a match refuses: why, by which clause, and what may be done instead."""
    if isinstance(error, WrongSeat):
        return refusal("conflict", "not-your-turn", str(error))
    if isinstance(error, Refused):
        return refusal("conflict", error.reason, error.detail, params=error.params)
    message: str = speak("en", error.reason, **error.params)
    params: dict[str, Any] = error.params
    return refusal(
        "invalid", error.reason, message, clause=error.clause, params=params, legal=error.legal
    )


def told_of(halt: Halt | None) -> dict[str, Any] | None:
    """Why the rest of a command was not done, as acknowledgements have it; None: all of it was."""
    if halt is None:
        return None
    told: dict[str, Any] = {"reason": halt.reason, "clause": None, "params": {}}
    if isinstance(halt.error, WrongSeat | IllegalAction | Refused):
        refused = rejected(halt.error)
        told |= {name: refused.extra[name] for name in ("clause", "params")}
        return told | {"reason": refused.reason, "message": refused.detail}
    if halt.error is not None:
        raise halt.error
    return told | {"message": HALTS[halt.reason]}
