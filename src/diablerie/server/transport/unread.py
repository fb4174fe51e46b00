"""Unread answers: a client that takes nothing of what waits for it is let go; one that is slow is not."""

from __future__ import annotations

import asyncio
import struct
import sys
from collections.abc import Callable
from contextlib import suppress


class UnreadWatch:
    """Looks, while a connection has more to be read than it should, whether any of it is."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float) -> None:
        """Look every so many seconds."""
        self._loop = loop
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, transport: asyncio.WriteTransport, give_up: Callable[[], object]) -> None:
        """Begin to look: much waits to be read. Calls `give_up` as soon as none of it is."""
        self.end()
        self._look_later(transport, unread(transport), give_up)

    def end(self) -> None:
        """Look no more: all has been read, or the connection has gone."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look_later(
        self, transport: asyncio.WriteTransport, before: int, give_up: Callable[[], object]
    ) -> None:
        self._timer = self._loop.call_later(self._seconds, self._look, transport, before, give_up)

    def _look(
        self, transport: asyncio.WriteTransport, before: int, give_up: Callable[[], object]
    ) -> None:
        now = unread(transport)
        if now < before:
            self._look_later(transport, now, give_up)
        else:
            self._timer = None
            give_up()


def unread(transport: asyncio.WriteTransport) -> int:
    """How many bytes wait to be read at the other end, with those that the system keeps, where it tells."""
    waiting = transport.get_write_buffer_size()
    line = transport.get_extra_info("socket")
    if sys.platform == "linux" and line is not None:
        import fcntl
        import termios

        # By another name SIOCOUTQ: what has not been acknowledged.
        with suppress(OSError):
            told = fcntl.ioctl(line.fileno(), termios.TIOCOUTQ, bytes(4))
            waiting += struct.unpack("i", told)[0]
    return waiting
