"""A transaction: several entries of a match's log, asked for and done as one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from ..game import State
from .log_entries import Entry
from .match import LogStep, Match


@dataclass(frozen=True)
class Halt:
    """Why the entries after some point were not done.

    `refused`: the next one cannot be done, `error` says why. `turn-over`: its seat is not to move any more.
    `something-new`: its seat has learnt something that it did not know when it asked for the rest.
    """

    reason: Literal["refused", "turn-over", "something-new"]
    error: ValueError | None = None


@dataclass(frozen=True)
class Transaction:
    """What entries asked for as one bring about: a step for each that is done, at least one.

    `after`: the match as they will leave it, to be looked at only. `halt`: why the rest is not done; None:
    all of them are.
    """

    steps: tuple[LogStep, ...]
    after: Match
    halt: Halt | None = None


def consider(match: Match, entries: Sequence[Entry]) -> Transaction:
    """What entries would bring about if they were done as one, in order; nothing is changed.

    Actions of the game go on while it is their seat's turn and it has learnt nothing new. Raises what
    `Match.consider` raises if the first cannot be done.
    """
    first, *rest = entries
    step = match.consider(first)
    if not rest:
        return Transaction((step,), match.after(step))
    before, steps, ahead = match.state, [step], match.fork()
    ahead.append(step)
    for entry in rest:
        halt = _halt(before, steps[-1], ahead)
        if halt is None:
            try:
                step = ahead.consider(entry)
            except ValueError as error:
                halt = Halt("refused", error)
        if halt is not None:
            return Transaction(tuple(steps), ahead, halt)
        before = ahead.state
        steps.append(step)
        ahead.append(step)
    return Transaction(tuple(steps), ahead)


def _halt(before: State, last: LogStep, ahead: Match) -> Halt | None:
    """Why nothing more is done after an entry that led to `ahead`; None: nothing stands against it."""
    seat = last.entry.seat
    if last.entry.deed != "act" or seat is None:
        return None
    if ahead.to_play != seat:
        return Halt("turn-over")
    if any(before.teaches(event, seat) for event in last.events):
        return Halt("something-new")
    return None
