"""Floods: what strangers do to a server from one address, as a process of its own.

`python -m tests.server.flooding KIND ADDRESS` goes on until it is ended, and says at the end of each second
how many connections it has open and how many have been ended by the server so far.
"""

from __future__ import annotations

import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from urllib.parse import urlsplit

from .strangers import ELSEWHERE, posting

PACKET = 64 * 1024

BODIES, SILENT = 900, 2000

AT_ONCE = 100
"""So many connections are opened anew before there is a rest."""

REST = 0.1

SENDERS = 2
"""Connections that send without end, at the same time."""


class Flood:
    """Connections to one server, and what has become of them."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        assert parts.hostname is not None
        assert parts.port is not None
        self._where = parts.hostname, parts.port
        self._lock = threading.Lock()
        self.open = 0
        self.ended = 0

    def line(self) -> None:
        """Send request lines without end."""
        self._send(b"GET /", b"a" * PACKET)

    def headers(self) -> None:
        """Send blocks of headers of 200 MB, and more."""
        self._send(b"GET / HTTP/1.1\r\n", b"X-Flood: " + b"a" * (PACKET - 11) + b"\r\n")

    def bodies(self) -> None:
        """Hold hundreds of requests whose bodies do not come."""
        self._hold(BODIES, posting(60_000) + b"{")

    def silent(self) -> None:
        """Hold thousands of connections on which nothing is said."""
        self._hold(SILENT, b"")

    def _send(self, beginning: bytes, more: bytes) -> None:
        def send() -> None:
            while True:
                with suppress(OSError), self._connect() as line:
                    self.open += 1
                    line.sendall(beginning)
                    while True:
                        line.sendall(more)
                with self._lock:
                    self.open -= 1
                    self.ended += 1

        for _ in range(SENDERS):
            threading.Thread(target=send, daemon=True).start()

    def _hold(self, size: int, words: bytes) -> None:
        def hold() -> None:
            held: list[socket.socket] = []
            while True:
                for _ in range(min(AT_ONCE, size - len(held))):
                    with suppress(OSError):
                        held.append(self._connect())
                        held[-1].sendall(words)
                before = len(held)
                held = [line for line in held if not _is_ended(line)]
                self.ended += before - len(held)
                self.open = len(held)
                time.sleep(REST)

        threading.Thread(target=hold, daemon=True).start()

    def _connect(self) -> socket.socket:
        line = socket.socket()
        try:
            line.settimeout(10)
            line.bind((ELSEWHERE, 0))
            line.connect(self._where)
        except OSError:
            line.close()
            raise
        return line


def _is_ended(line: socket.socket) -> bool:
    """Whether the server has ended a connection; ours is then closed."""
    line.setblocking(False)
    try:
        is_ended = line.recv(PACKET, socket.MSG_PEEK) == b""
        if not is_ended:
            line.recv(PACKET)
    except BlockingIOError:
        return False
    except OSError:
        is_ended = True
    if is_ended:
        line.close()
    return is_ended


KINDS: dict[str, Callable[[Flood], None]] = {
    "line": Flood.line,
    "headers": Flood.headers,
    "bodies": Flood.bodies,
    "silent": Flood.silent,
}


def main(kind: str, address: str) -> None:
    """Flood until ended."""
    flood = Flood(address)
    KINDS[kind](flood)
    while True:
        time.sleep(1)
        print(flood.open, flood.ended, flush=True)  # noqa: T201 - read by whoever has begun this


if __name__ == "__main__":
    main(*sys.argv[1:])
