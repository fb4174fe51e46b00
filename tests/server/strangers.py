"""Strangers with a socket: clients that send whatever they like, and nothing they should."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from urllib.parse import urlsplit

PATIENCE = 30.0
"""Seconds after which a connection that should have ended is taken to stay."""

ELSEWHERE = "127.0.0.2"
"""An address of this machine that no proxy of the tests has."""


@dataclass
class Stranger:
    """One connection."""

    socket: socket.socket
    heard: bytes = b""

    def send(self, data: bytes) -> bool:
        """Send; whether the other end still takes it."""
        try:
            self.socket.sendall(data)
        except OSError:
            return False
        return True

    def hear(self) -> bytes:
        """All that is answered until the other end ends the connection. Fails if it does not."""
        with suppress(ConnectionError):
            while part := self.socket.recv(1 << 16):
                self.heard += part
        return self.heard

    def hear_answer(self) -> bytes:
        """What is answered, up to the first that ends with a body of JSON."""
        while not self.heard.endswith((b"}", b"]")):
            part = self.socket.recv(1 << 16)
            assert part, "the connection has ended"
            self.heard += part
        heard, self.heard = self.heard, b""
        return heard

    @property
    def is_ended(self) -> bool:
        """Whether the other end has ended the connection by now."""
        self.socket.setblocking(False)
        try:
            return self.socket.recv(1 << 16) == b""
        except BlockingIOError:
            return False
        except ConnectionError:
            return True
        finally:
            self.socket.settimeout(PATIENCE)

    def ends(self) -> bool:
        """Whether the other end ends the connection, sooner or later."""
        deadline = time.monotonic() + PATIENCE
        while not self.is_ended:
            if time.monotonic() > deadline:
                return False
            time.sleep(0.02)
        return True


def come(address: str, source: str = ELSEWHERE, room: int | None = None) -> Stranger:
    """A connection from `source` to the server at `address`; `room`: bytes that the system keeps unread."""
    parts = urlsplit(address)
    assert parts.port is not None
    line = socket.socket()
    if room is not None:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    line.settimeout(PATIENCE)
    line.bind((source, 0))
    line.connect((parts.hostname, parts.port))
    return Stranger(line)


@contextmanager
def stranger(address: str, source: str = ELSEWHERE, room: int | None = None) -> Iterator[Stranger]:
    """A connection that is closed in the end."""
    one = come(address, source, room)
    try:
        yield one
    finally:
        one.socket.close()


@contextmanager
def crowd(address: str, size: int, source: str = ELSEWHERE) -> Iterator[list[Stranger]]:
    """So many connections, that are closed in the end."""
    them: list[Stranger] = []
    try:
        them.extend(come(address, source) for _ in range(size))
        yield them
    finally:
        for one in them:
            one.socket.close()


def request(path: str = "/api/status", method: str = "GET", **headers: str) -> bytes:
    """A request's head; underscores in names of headers stand for hyphens."""
    lines = [f"{method} {path} HTTP/1.1", "Host: play.example"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return "\r\n".join((*lines, "", "")).encode()


def posting(length: int | str, path: str = "/api/guests", **headers: str) -> bytes:
    """The head of a request with a body of JSON of so many bytes."""
    return request(
        path, "POST", Content_Type="application/json", Content_Length=str(length), **headers
    )
