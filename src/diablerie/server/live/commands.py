"""What people, and those who play for them, ask of a match, and how a match refuses it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Literal

from ...documents import Document
from ...events import Seat
from ...matches import Deed, Entry, LogStep, Match, Refused, WrongSeat
from ...refusals import IllegalAction
from ...words import speak
from ..errors import Rejection, refusal
from ..storage.models import Command

Answer = Callable[[int], None]
"""Told the version after something done, once it is saved and before any viewer hears of it."""

Doer = Literal["person", "prepared", "bot"]
"""Who does something: a person, the answer he has prepared, or the bot that plays for the seat."""


@dataclass(frozen=True)
class Asked:
    """Something to be done as its doer asks for it: upon version `expect` (None: any), named `cmd`.

    `provided` raises Rejection if it cannot be done at that moment for another reason than those of the
    match. The other members are those of an entry of the log, as `matches.Entry` has them.
    """

    seat: Seat | None
    action: str | None = None
    expect: int | None = None
    cmd: str | None = None
    deed: Deed = "act"
    about: Seat | None = None
    level: str | None = None
    doer: Doer = "person"
    provided: Callable[[], None] | None = None

    def is_same(self, known: Command) -> bool:
        """Whether it asks for what has been done."""
        mine = (self.seat, self.deed, self.action, self.about)
        return mine == (known.seat, known.deed, known.action, known.about)

    def done(self, v: int) -> Command:
        """What is remembered of it once it has been done and has led to a version."""
        return Command(self.seat, self.deed, self.action, self.about, v)

    def step(self, match: Match, at: datetime) -> LogStep:
        """What it would bring about in a match. Raises Rejection if it is refused."""
        self._demand_fresh(match)
        if self.deed == "act" and self.doer != "bot" and not match.is_over:
            _demand_playing(match, self.seat)
        entry = Entry(self.deed, self.seat, at, self.action, self.about, self.level)
        step = _considered(match, entry)
        if self.provided is not None:
            self.provided()
        return step

    def _demand_fresh(self, match: Match) -> None:
        if self.expect not in (None, match.version):
            detail = f"the match is at version {match.version}, not {self.expect}"
            params = {"expect": self.expect, "v": match.version}
            raise refusal("conflict", "stale", detail, params=params)


@dataclass(frozen=True)
class Preparing:
    """What a seat wants to have prepared (None: nothing), under the name `cmd`."""

    seat: Seat
    answer: Document | None
    cmd: str

    def read(self, match: Match) -> Preparing:
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


def _considered(match: Match, entry: Entry) -> LogStep:
    try:
        return match.consider(entry)
    except WrongSeat as error:
        raise refusal("conflict", "not-your-turn", str(error)) from error
    except IllegalAction as error:
        raise illegal(error) from error
    except Refused as error:
        raise refusal("conflict", error.reason, error.detail, params=error.params) from error


def illegal(error: IllegalAction) -> Rejection:
    """The answer to an action that the rules forbid: why, by which clause, and what may be done instead."""
    message: str = speak("en", error.reason, **error.params)
    params: dict[str, Any] = error.params
    return refusal(
        "invalid", error.reason, message, clause=error.clause, params=params, legal=error.legal
    )
