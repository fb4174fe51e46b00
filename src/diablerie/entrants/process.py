"""Process: a program as an entrant, spoken to over its standard input and output, and killed surely.

It runs under a `watchdog` in a process group of its own, which goes with this process, however it goes.
"""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO

from .channel import LONGEST
from .faults import Fault

WATCHDOG = Path(__file__).with_name("watchdog.py")

LAST_WORDS = 4096
"""So many bytes of what it has written to standard error are kept, the last ones."""

CHUNK = 1 << 16

PATIENCE = 5.0
"""Seconds until what was killed has to be gone."""


class Process:
    """A program of anybody's, a line there and a line back."""

    def __init__(self, command: Sequence[str]) -> None:
        """Begin it. That there is no such program is a fault of the first exchange."""
        leash, self._hold = os.pipe()
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-I", str(WATCHDOG), str(leash), *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                pass_fds=[leash],
                start_new_session=True,
            )
        except BaseException:
            os.close(self._hold)
            raise
        finally:
            os.close(leash)
        self._heard = b""
        self._words = b""
        for stream in self._streams:
            os.set_blocking(stream.fileno(), False)

    @property
    def number(self) -> int:
        """The number of the process group that it runs in."""
        return self._process.pid

    @property
    def _streams(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        given, said, words = self._process.stdin, self._process.stdout, self._process.stderr
        assert given is not None
        assert said is not None
        assert words is not None
        return given, said, words

    def exchange(self, request: bytes, seconds: float) -> bytes:
        """A line there and a line back. Raises Fault: not in time, too long, or it has ended."""
        deadline = time.monotonic() + seconds
        given, said, words = self._streams
        with selectors.DefaultSelector() as ready:
            ready.register(given, selectors.EVENT_WRITE)
            ready.register(said, selectors.EVENT_READ)
            ready.register(words, selectors.EVENT_READ)
            while b"\n" not in self._heard:
                if (left := deadline - time.monotonic()) <= 0:
                    raise Fault("time", f"no answer within {seconds:g} s")
                for key, _ in ready.select(left):
                    if key.fileobj is given:
                        request = self._write(request)
                        if not request:
                            ready.unregister(given)
                    elif not self._listen(key.fd, is_answer=key.fileobj is said):
                        ready.unregister(key.fileobj)
        answered, _, self._heard = self._heard.partition(b"\n")
        return answered

    def _write(self, request: bytes) -> bytes:
        """What of a request is still to be written."""
        with suppress(BlockingIOError):
            try:
                return request[os.write(self._streams[0].fileno(), request) :]
            except BrokenPipeError:
                # Why it does not read any more is told by what it says last, or by its end.
                return b""
        return request

    def _listen(self, stream: int, *, is_answer: bool) -> bool:
        """Take in what is there; whether more may come. Raises Fault where an answer ends before its line."""
        try:
            more = os.read(stream, CHUNK)
        except BlockingIOError:
            return True
        if not is_answer:
            self._words = (self._words + more)[-LAST_WORDS:]
            return bool(more)
        if not more:
            raise Fault("crash", f"it has ended{self._last_line()}")
        self._heard += more
        if len(self._heard) > LONGEST:
            raise Fault("protocol", f"the answer is longer than {LONGEST} bytes")
        return True

    def _last_line(self) -> str:
        """The last that it has said of itself."""
        with suppress(BlockingIOError):
            while more := os.read(self._streams[2].fileno(), CHUNK):
                self._words = (self._words + more)[-LAST_WORDS:]
        said = [line for line in self._words.decode(errors="replace").splitlines() if line.strip()]
        return f": {said[-1].strip()}" if said else ""

    def close(self, *, gently: bool = False) -> None:
        """End it: kill it and whatever it has begun in its group, `gently` a second after its input's end."""
        if self._hold < 0:
            return
        os.close(self._hold)
        self._hold = -1
        self._streams[0].close()
        if gently:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(PATIENCE)
        if self._process.returncode is None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait(PATIENCE)
        for stream in self._streams:
            stream.close()
