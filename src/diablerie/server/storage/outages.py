"""Outages: times in which the database has kept nothing of what it was given, by the monotonic clock."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from time import monotonic

SLOW = 1.0
"""Seconds without anything being done, while something was to be done, that count as an outage."""

SUSPICIOUS = 0.5
"""Seconds without anything being done, while something is to be done, that may become an outage."""

Interval = tuple[float, float]

Call = int
"""A call of the database that has begun and has not ended."""


class Outages:
    """What calls of the database have come to. For one thread.

    Only a database of which nothing at all is heard is out: that one call takes long, or waits behind many,
    is no outage, whoever has brought it about. A call begins when it is asked for: while it waits for a free
    reader, and none becomes free, nothing is heard of the database either.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        """`clock` tells seconds that never go back."""
        self._clock = clock
        self._heard = clock()
        self._calls: dict[Call, float] = {}
        self._numbers = count()
        self._out_since: float | None = None
        self._ended: list[Interval] = []

    def begin(self) -> Call:
        """Take note that a call begins."""
        call = next(self._numbers)
        self._calls[call] = self._clock()
        return call

    def failed(self, call: Call) -> None:
        """Take note that the database could not do a call."""
        since = max(self._calls.pop(call), self._heard)
        self._out_since = since if self._out_since is None else min(since, self._out_since)

    def done(self, call: Call) -> None:
        """Take note that a call was done."""
        now, began = self._clock(), self._calls.pop(call)
        since = max(began, self._heard) if self._out_since is None else self._out_since
        if now - since >= SLOW:
            self._ended.append((since, now))
        self._heard, self._out_since = now, None

    def dropped(self, call: Call) -> None:
        """Take note that nobody waits for a call any more: nothing is known of the database by that."""
        del self._calls[call]

    @property
    def is_out(self) -> bool:
        """Whether the database may be out at present: what is to be done has not been for a while."""
        if self._out_since is not None:
            return True
        oldest = next(iter(self._calls.values()), None)
        return oldest is not None and self._clock() - max(oldest, self._heard) >= SUSPICIOUS

    def take(self) -> list[Interval]:
        """The outages that have ended since this was asked last, in order."""
        ended, self._ended = self._ended, []
        return ended
