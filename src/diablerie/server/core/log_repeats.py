"""Log repeats: of lines that are alike so many a minute, then one with the count of the others."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Hashable
from typing import TextIO

MINUTE = 60.0

ALIKE = 5
"""So many lines that are alike are written in a minute: they may be about different matches."""

KINDS = 500
"""Of how many kinds of lines are counts kept; a line's words are fixed, so there are few."""


class _Kind:
    """Lines that are alike, since when, how many; and the last that was not written."""

    def __init__(self, since: float) -> None:
        self.since = since
        self.written = 0
        self.held_back = 0
        self.last: logging.LogRecord | None = None


class BoundedHandler(logging.StreamHandler[TextIO]):
    """Writes what is logged from `warning` on so that no flood of requests becomes one of lines.

    What is below that is written by whoever asks for it, and all of it.
    """

    def __init__(
        self,
        to: TextIO,
        clock: Callable[[], float] = time.monotonic,
        minute: float = MINUTE,
    ) -> None:
        """Write to `to`; `minute` is how many seconds lines are counted together."""
        super().__init__(to)
        self._clock = clock
        self._minute = minute
        self._kinds: dict[Hashable, _Kind] = {}
        self._timer: threading.Timer | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, or count it. Called with the handler's lock held."""
        if record.levelno < logging.WARNING:
            super().emit(record)
            return
        self.tell_counts()
        kind = self._kind_of(record)
        if kind.written < ALIKE:
            kind.written += 1
            super().emit(record)
            return
        kind.held_back += 1
        kind.last = record
        if self._timer is None:
            self._wait()

    def tell_counts(self, *, is_end: bool = False) -> None:
        """Write, of each kind of lines whose minute is over, how many were held back; at the end of all."""
        now = self._clock()
        over = [
            key for key, kind in self._kinds.items() if is_end or now - kind.since >= self._minute
        ]
        for kind in map(self._kinds.pop, over):
            if kind.last is not None:
                super().emit(_counted(kind.last, kind.held_back, round(now - kind.since)))

    def close(self) -> None:
        """Write what is still to be told, and write no more."""
        with self.lock or threading.RLock():
            if self._timer is not None:
                self._timer.cancel()
            self.tell_counts(is_end=True)
        super().close()

    def _kind_of(self, record: logging.LogRecord) -> _Kind:
        key = (record.name, record.levelno, _first_line(record), _error_of(record))
        if key not in self._kinds and len(self._kinds) >= KINDS:
            self.tell_counts(is_end=True)
        return self._kinds.setdefault(key, _Kind(self._clock()))

    def _wait(self) -> None:
        """Have the counts written when a minute is over, though nothing more is logged."""
        self._timer = threading.Timer(self._minute, self._over)
        self._timer.daemon = True
        self._timer.start()

    def _over(self) -> None:
        with self.lock or threading.RLock():
            self._timer = None
            self.tell_counts()
            if any(kind.last is not None for kind in self._kinds.values()):
                self._wait()


def _error_of(record: logging.LogRecord) -> Hashable:
    """What kind of error a line is about, and where it happened."""
    if not isinstance(record.exc_info, tuple) or record.exc_info[1] is None:
        return None
    error = record.exc_info[1]
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    return type(error), None if place is None else (place.tb_frame.f_code, place.tb_lineno)


def _counted(last: logging.LogRecord, held_back: int, seconds: int) -> logging.LogRecord:
    """The line that tells how many were held back."""
    told = {"exc_info": None, "exc_text": None, "number": held_back, "seconds": max(1, seconds)}
    of_one = ("match", "seat", "bot", "deed", "v", "reason")
    common = {key: value for key, value in vars(last).items() if key not in of_one}
    return logging.makeLogRecord(common | told | {"msg": f"more like this: {_first_line(last)}"})


def _first_line(record: logging.LogRecord) -> str:
    """What is fixed of a line's words: asyncio adds the task it is about in further lines."""
    return str(record.msg).strip().partition("\n")[0]
