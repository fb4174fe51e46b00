"""The command as tests call it: in this process, as a process of its own, or in a terminal."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pexpect
import pyte
from typer.testing import CliRunner, Result

import diablerie
from diablerie.cli import app

COMMAND = [sys.executable, "-m", "diablerie"]
PATIENCE = 100
"""Seconds for what may have to start a process or compile."""
COMPILING_ALL = 300
"""Seconds for what may have to compile every game."""


def call(*args: str, typed: str = "") -> Result:
    """Run the command in this process; `typed` is its input."""
    return CliRunner().invoke(app, args, input=typed)


def environment(**changes: str) -> dict[str, str]:
    """The environment of a process that finds this very package, and what is installed beside it."""
    source = str(Path(diablerie.__file__).parent.parent)
    path = os.pathsep.join(filter(None, (source, os.environ.get("PYTHONPATH"))))
    return {**os.environ, "PYTHONPATH": path, "LANG": "C.UTF-8", **changes}


def run(*args: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run the command as a process of its own."""
    return subprocess.run(
        [*COMMAND, *args],
        input=given,
        capture_output=True,
        env=environment(),
        timeout=COMPILING_ALL,
        check=False,
    )


class Terminal:
    """The command in a terminal; `screen` is what a person would see there."""

    def __init__(self, args: tuple[str, ...], columns: int, rows: int, **changes: str) -> None:
        self._screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self._screen)
        self.seen = b""
        self.process: pexpect.spawn[bytes] = pexpect.spawn(
            COMMAND[0],
            [*COMMAND[1:], *args],
            env=environment(**{"TERM": "xterm-256color", **changes}),
            dimensions=(rows, columns),
            timeout=PATIENCE,
        )

    @property
    def screen(self) -> list[str]:
        """The lines on the screen now."""
        self._read(0.01)
        return [line.rstrip() for line in self._screen.display]

    @property
    def text(self) -> str:
        """The screen as one text."""
        return "\n".join(self.screen)

    def wait_for(self, text: str) -> str:
        """Wait until some text stands on the screen; returns the whole screen."""
        return self.wait_until(lambda screen: text in screen, repr(text))

    def wait_until(self, holds: Callable[[str], bool], wanted: str = "something") -> str:
        """Wait until the screen satisfies a condition; returns the whole screen."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            self._read(0.05)
            if holds(text := self.text):
                return text
        raise AssertionError(f"{wanted} did not come; on the screen stands\n{self.text}")

    def type(self, line: str, then: str = "") -> None:
        """Type a line and press Enter; wait until what it leads to stands on the screen."""
        self.press(f"{line}\r", then)

    def press(self, keys: str, then: str = "") -> None:
        """Press keys without Enter; wait until what they lead to stands on the screen."""
        self.process.send(keys)
        if then:
            self.wait_for(then)

    def wait_for_end(self) -> int | None:
        """Wait until the command has ended; returns its exit status, None if a signal ended it."""
        while self.process.isalive():
            if not self._read(0.1):
                continue
        self._read(0.01)
        self.process.close()
        status: int | None = self.process.exitstatus
        return status

    def _read(self, seconds: float) -> bool:
        try:
            content = self.process.read_nonblocking(1 << 16, seconds)
        except (pexpect.TIMEOUT, pexpect.EOF):
            return False
        self.seen += content
        self._stream.feed(content)
        return True


@contextmanager
def terminal(*args: str, columns: int = 80, rows: int = 24, **changes: str) -> Iterator[Terminal]:
    """The command in a terminal, ended in any case."""
    opened = Terminal(args, columns, rows, **changes)
    try:
        yield opened
    finally:
        # Not left to `close`: on a busy machine it has given up before the kernel has ended the process.
        if opened.process.isalive():
            opened.process.kill(signal.SIGKILL)
            opened.process.wait()
        opened.process.close()
