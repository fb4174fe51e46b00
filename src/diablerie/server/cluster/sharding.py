"""Several processes of one server on one file: where a match is at home, and how they reach one another."""

from __future__ import annotations

import re
import socket
import struct
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from random import SystemRandom
from typing import BinaryIO, Literal
from urllib.parse import unquote
from zlib import crc32

from ..core.file_lock import alone

MATCH = re.compile(r"/api/matches/([^/]+)(?:/|$)")
"""The addresses at which everything that concerns one match is asked for."""

BEGINNING = ("POST", "/api/matches")
"""What begins a match. It is at home where this is done, and that is drawn by lot."""

METRICS = "/metrics"
ASKED = re.compile(r"(?:^|&)process=(\d{1,3})(?:&|$)")
"""Of which process the numbers are asked for that each counts of itself: without it, the first."""

Kind = Literal["connection", "match", "session"]
KINDS: tuple[Kind, ...] = ("connection", "match", "session")
"""What one process passes another: a connection with what has come over it, the name of a match that is to be
looked at again, the hash of a token whose holder may be another now."""

HEADER = struct.Struct("!BI")
"""Before all that one process passes another: the number of its kind, and how many bytes follow."""

CHANCE = SystemRandom()


@dataclass(frozen=True)
class Home:
    """One of the processes of a server.

    Each match is at home in one of them, which alone holds it in memory: all that is asked about it is asked
    there, whatever process the request came to. `folder`: a private one, that only they know of.
    """

    folder: Path
    number: int
    count: int

    def keeps(self, match: str) -> bool:
        """Whether a match is at home here."""
        return self.of(match) == self.number

    def of(self, match: str) -> int:
        """The number of the process in which a match is at home."""
        return crc32(match.encode()) % self.count

    def wanted(self, method: str, path: str, query: str) -> int:
        """The number of the process that a request is for; this one's where any will do."""
        plain = unquote(path)
        match = MATCH.match(plain)
        if match is not None:
            return self.of(match[1])
        if plain == METRICS:
            asked = ASKED.search(query)
            return min(0 if asked is None else int(asked[1]), self.count - 1)
        return CHANCE.randrange(self.count) if (method, plain) == BEGINNING else self.number

    def door(self, number: int) -> str:
        """The address at which a process takes what others pass it."""
        return str(self.folder / f"{number}.door")

    def pass_on(
        self, number: int, kind: Kind, content: bytes, connection: int | None = None
    ) -> None:
        """Give another process something at once, with the file number of a connection if it is one.

        Raises OSError if it is not there, or cannot take it without making others wait.
        """
        message = HEADER.pack(KINDS.index(kind), len(content)) + content
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as door:
            door.setblocking(False)
            door.connect(self.door(number))
            files = [] if connection is None else [connection]
            if socket.send_fds(door, [message], files) < len(message):
                raise OSError("it does not go through the door in one piece")

    def tell(self, number: int, kind: Kind, what: str) -> None:
        """Let another process know something; one that is not there reads what there is when it is begun."""
        with suppress(OSError):
            self.pass_on(number, kind, what.encode())

    def tell_all(self, kind: Kind, what: str) -> None:
        """Let all others know."""
        for number in range(self.count):
            if number != self.number:
                self.tell(number, kind, what)

    def turn_to_write(self) -> AbstractContextManager[None]:
        """Be the only process that writes: SQLite has those who wait look now and then, this wakes them."""
        return alone(self._lock)

    @cached_property
    def _lock(self) -> BinaryIO:
        return (self.folder / "writing.lock").open("wb")
