"""Storage condition: whether the last write was kept, since when not, and what the log is told of it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from ..core.logging import logger
from ..errors import STORAGE_ANSWERS, StorageFault, Unavailable

log = logger(__name__)

QUIET = 60.0
"""Seconds in which the same fault is told once in the log, however often it comes."""


class StorageCondition:
    """What the writes of a database have come to. For one thread."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        """`clock` tells seconds that never go back."""
        self.error: Unavailable | None = None
        """Why the last write failed; None: it was kept, or there was none."""
        self._clock = clock
        self._since = 0.0
        self._failed = 0
        self._told: dict[StorageFault, float] = {}
        self._is_told = False

    def failed(self, error: Unavailable) -> None:
        """Take note that a write has failed."""
        now = self._clock()
        if self.error is None:
            self._since, self._failed, self._is_told = now, 0, False
        self.error = error
        self._failed += 1
        last = self._told.get(error.fault)
        if last is None or now - last >= QUIET:
            self._told[error.fault], self._is_told = now, True
            _, detail, _ = STORAGE_ANSWERS[error.fault]
            log.error("a write has failed", reason=f"{detail} ({error})", number=self._failed)

    def written(self) -> None:
        """Take note that a write was kept."""
        if self.error is None:
            return
        self.error = None
        if self._is_told:
            seconds = round(self._clock() - self._since, 1)
            log.warning("writes are kept again", number=self._failed, seconds=seconds)
