"""Replay: a match gone through once more from its start, as it was after each thing done in it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any, Protocol

from ..events import Seat
from ..game import Seen, State
from ..memory import LONGEST, Memory
from .match import Match


@dataclass(frozen=True)
class Stop:
    """A match as it was once: at the version `v`, to be looked at only."""

    v: int
    match: Match


def stops(match: Match) -> Iterator[Stop]:
    """A match as it was at its start and after each entry of its log."""
    again = match.restarted()
    yield Stop(again.version, copy(again))
    for entry in match.log:
        step = again.consider(entry)
        then = again.after(step)
        again.append(step)
        yield Stop(again.version, then)


def past_of(match: Match, seat: Seat) -> tuple[Seen, ...]:
    """What a seat has seen of a match, as it is remembered: what was taken back has not been."""
    done: list[tuple[State, str]] = []
    again = match.restarted()
    for entry in match.log:
        if entry.deed == "act" and entry.action is not None:
            done.append((again.state, entry.action))
        elif entry.deed == "take-back":
            done.pop()
        again.do(entry)
    memory = Memory(match.game, seat)
    for state, action in done[-LONGEST:]:
        memory.see(state, action)
    return memory.past


@dataclass(frozen=True)
class Eyes:
    """By whom a match is seen again: a seat or a spectator (None), or with everything laid open."""

    seat: Seat | None = None
    revealed: bool = False

    def events(self, match: Match, after: int) -> list[tuple[int, dict[str, Any] | None]]:
        """The events numbered above `after`, with their numbers; None: these eyes cannot see it."""
        if not self.revealed:
            return match.events(self.seat, after)
        later = match.full_events[after:]
        return [(v, event.revealed()) for v, event in enumerate(later, after + 1)]

    def view(self, match: Match) -> dict[str, Any]:
        """The position, as `Match.view` has it."""
        seen = match.view(self.seat)
        return {**seen, "state": match.state.revealed_view} if self.revealed else seen


class Facts(Protocol):
    """Tells what does not change during a match, as a viewer has it; `board`: with the board."""

    def __call__(self, then: Match, /, *, board: bool) -> dict[str, Any]:
        """Of the match as it was once."""
        ...


def shown_at(every: Sequence[Stop], v: int) -> Stop:
    """The stop that shows a version, with all that was done together with it; `every`: all of the match.

    Raises IndexError for a version that there is not.
    """
    return every[bisect_left(every, v, key=lambda stop: stop.v)]


def seen_again(every: Sequence[Stop], eyes: Eyes, versions: range, facts: Facts) -> dict[str, Any]:
    """Some versions of a match that is over, for somebody's eyes, as JSON; `every`: all its stops.

    `versions`: for each its number `v`, the `event` (null: these eyes could not see it), the last version
    `until` which was done together with it, and the `view` after that. The first one comes with the board,
    as the first one after a `resume` does. `last`: the last version there is.
    """
    match = every[-1].match
    views: dict[int, dict[str, Any]] = {}
    seen = []
    for v, event in eyes.events(match, versions.start - 1)[: len(versions)]:
        stop = shown_at(every, v)
        until, then = stop.v, stop.match
        if until not in views:
            told = facts(then, board=not views)
            held = {"match": told, "prepared": None, "belief": None}
            views[until] = {**held, **eyes.view(then)}
        seen.append({"v": v, "event": event, "until": until, "view": views[until]})
    return {"versions": seen, "last": match.version}
