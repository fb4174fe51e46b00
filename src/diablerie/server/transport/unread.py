"""Unread answers: a client that takes nothing of what waits for it is let go; one that is slow is not."""

from __future__ import annotations

import asyncio
import struct
import sys
from collections.abc import Callable
from contextlib import suppress


class UnreadWatch:
    """Looks, while a connection has more to be read than it should, whether any of it is."""

    def __init__(
        self, loop: asyncio.AbstractEventLoop, seconds: float, give_up: Callable[[], object]
    ) -> None:
        """Call `give_up` when nothing has been read for so many seconds."""
        self._loop = loop
        self._seconds = seconds
        self._give_up = give_up
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, transport: asyncio.WriteTransport) -> None:
        """Begin to look: more waits than the transport wants to hold."""
        self.end()
        self._look_later(transport, unread(transport))

    def end(self) -> None:
        """Look no more: all has been read, or the connection has gone."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look_later(self, transport: asyncio.WriteTransport, before: int) -> None:
        self._timer = self._loop.call_later(self._seconds, self._look, transport, before)

    def _look(self, transport: asyncio.WriteTransport, before: int) -> None:
        now = unread(transport)
        if now < before:
            self._look_later(transport, now)
        else:
            self._give_up()


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
