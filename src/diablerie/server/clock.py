"""The server's clock: the time of day, measured by the monotonic clock from one look at it to the next.

The system's clock may be set while a server runs, by hand, by NTP, or because the machine slept: a turn would
then have lasted for an hour, or for less than nothing. So `now` goes on by the monotonic clock. It follows
the system's clock slowly where that only drifts; where the two come apart by more, that is a step.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

STEP = 1.0
"""Seconds by which the two clocks come apart before it counts as a step."""

TOGETHER = 0.1
"""Seconds within which both clocks are read; who was held up between them does not compare them."""

FOLLOWING = 0.002
"""Which part of the time that passes is spent at most on following a clock that drifts."""


@dataclass(frozen=True)
class Step:
    """The system's clock was set anew: the same moment by `now` before it and after it."""

    before: datetime
    after: datetime

    @property
    def seconds(self) -> float:
        """By how many seconds it was put on; fewer than 0: back."""
        return (self.after - self.before).total_seconds()


class ServerClock:
    """A clock that does not jump but where it says so in `steps`."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        """`wall` tells seconds since 1970 and may be set; `monotonic` tells seconds and never goes back."""
        self._wall = wall
        self._monotonic = monotonic
        while (both := self._both()) is None:
            pass
        self._looked, told = both
        self._ahead = told - self._looked
        self.steps: list[Step] = []
        """All that there have been, in order."""

    def now(self) -> datetime:
        """The present moment, in UTC, in whole milliseconds as records have it."""
        return self.at(self._monotonic())

    def at(self, monotonic: float) -> datetime:
        """The moment, as `now` tells them, at which the monotonic clock was there."""
        moment = datetime.fromtimestamp(monotonic + self._ahead, UTC)
        return moment.replace(microsecond=moment.microsecond // 1000 * 1000)

    def look(self) -> None:
        """Compare the two clocks: follow a drift, and take note of a step. To be called often."""
        both = self._both()
        if both is None:
            return
        monotonic, told = both
        apart = told - monotonic - self._ahead
        if abs(apart) >= STEP:
            before = self.now()
            self._ahead += apart
            self.steps.append(Step(before, self.now()))
        else:
            most = FOLLOWING * (monotonic - self._looked)
            self._ahead += max(-most, min(most, apart))
        self._looked = monotonic

    def _both(self) -> tuple[float, float] | None:
        """What the monotonic clock and the system's tell at the same time, None if they were not read so."""
        before, told, after = self._monotonic(), self._wall(), self._monotonic()
        return (before, told) if after - before <= TOGETHER else None


CLOCK = ServerClock()
"""The one of this process."""


def now() -> datetime:
    """The present moment, in UTC, in whole milliseconds as records have it."""
    return CLOCK.now()
