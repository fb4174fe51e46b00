"""The server as a process of its own, that can be killed as a power cut would."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PROGRAM = """
import sys
from pathlib import Path
from diablerie.server import UNLIMITED, Settings, run_server

settings = Settings(Path(sys.argv[1]), bot_pace=float(sys.argv[2]), warm=False, limits=UNLIMITED)
run_server(port=0, settings=settings, announce=lambda address: print(address, flush=True))
"""


class Process:
    """A running server; `address` is where it answers."""

    def __init__(self, database: Path, bot_pace: float) -> None:
        command = [sys.executable, "-c", PROGRAM, str(database), str(bot_pace)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()

    def kill(self) -> None:
        """End it without warning (SIGKILL)."""
        self.process.kill()
        self.wait()

    def wait(self) -> int:
        """Wait until it has ended."""
        assert self.process.stdout is not None
        self.process.stdout.close()
        return self.process.wait(15)


@contextmanager
def process(database: Path, bot_pace: float = 0) -> Iterator[Process]:
    """A server process that is ended in any case."""
    started = Process(database, bot_pace)
    try:
        yield started
    finally:
        started.kill()
