"""Background call: in a thread of its own; who waits hears Ctrl-C, or waits no longer than they like."""

from __future__ import annotations

import threading
from collections.abc import Callable
from types import TracebackType
from typing import Generic, TypeVar

T = TypeVar("T")

HEARTBEAT = 0.1
"""Seconds between two moments at which an interrupt is heard."""


class Background(Generic[T]):
    """A call that runs in a thread of its own, which does not keep the program alive."""

    def __init__(self, call: Callable[[], T]) -> None:
        """Begin at once."""
        self._call = call
        self._results: list[T] = []
        self._error: BaseException | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    @property
    def is_done(self) -> bool:
        """Whether waiting would take no time."""
        return not self._thread.is_alive()

    def is_done_within(self, seconds: float) -> bool:
        """Whether it is done, now or after so many seconds at most."""
        self._thread.join(seconds)
        return self.is_done

    def wait(self) -> T:
        """What the call returns, or raises."""
        while self._thread.is_alive():
            self._thread.join(HEARTBEAT)
        if self._error is not None:
            raise self._error
        return self._results[0]

    def _run(self) -> None:
        with self:
            self._results.append(self._call())

    def __enter__(self) -> None:
        """Begin to hold back errors for whoever waits."""

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> bool:
        """Hold an error back."""
        self._error = error
        return True
