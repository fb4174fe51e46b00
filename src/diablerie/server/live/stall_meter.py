"""Stall meter: how long the event loop stood still, and how much of that counts (monotonic clock)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from time import monotonic, thread_time

BEAT = 0.5
"""Seconds between two looks of a loop that runs."""

LEAST = 1.0
"""Seconds beyond a beat from which on a loop stood still."""

BUSY_MOST = 30.0
BUSY_WITHIN = 600.0
"""Of the time in which the loop was busy itself, so many seconds count at most within so many.

Whoever keeps the server busy so has its clocks stand still for no longer. Time in which the process did not
run at all, was stopped, swapped out or waited for a disk, is in nobody's power and counts in full.
"""

Interval = tuple[float, float]


class StallMeter:
    """Finds out that the loop stood still as soon as anything is done in it again. For the loop's thread."""

    def __init__(
        self, clock: Callable[[], float] = monotonic, worked: Callable[[], float] = thread_time
    ) -> None:
        """`clock` tells seconds that never go back, `worked` those that this thread has computed."""
        self._clock = clock
        self._worked = worked
        self._seen = clock()
        self._work = worked()
        self._busy: deque[tuple[float, float]] = deque()

    def look(self) -> Interval | None:
        """Take note that the loop runs; the time until now that is nobody's, if it has stood still."""
        now, work = self._clock(), self._worked()
        stood, busy = now - self._seen, work - self._work
        self._seen, self._work = now, work
        if stood < BEAT + LEAST:
            return None
        busy = min(busy, stood)
        counts = stood - busy + self._allowed(now, busy)
        return (now - counts, now) if counts >= LEAST else None

    def _allowed(self, now: float, busy: float) -> float:
        """How much of the time in which the loop was busy counts."""
        while self._busy and self._busy[0][0] < now - BUSY_WITHIN:
            self._busy.popleft()
        allowed = min(busy, BUSY_MOST - sum(seconds for _, seconds in self._busy))
        self._busy.append((now, allowed))
        return allowed
