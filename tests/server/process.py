"""The server as a process of its own, that can be killed as a power cut would."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PROGRAM = """
import json
import sys
from diablerie.server import UNLIMITED, Settings, run_server

settings = Settings(sys.argv[1], warm=False, limits=UNLIMITED, **json.loads(sys.argv[2]))
run_server(port=0, settings=settings, announce=lambda address: print(address, flush=True))
"""


class Process:
    """A running server; `address` is where it answers."""

    def __init__(
        self, database: Path | str, settings: dict[str, Any], environment: dict[str, str]
    ) -> None:
        command = [sys.executable, "-c", PROGRAM, str(database), json.dumps(settings)]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env={**os.environ, **environment}
        )
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
def process(
    database: Path | str,
    bot_pace: float = 0,
    environment: dict[str, str] | None = None,
    **settings: Any,
) -> Iterator[Process]:
    """A server process that is ended in any case."""
    started = Process(database, {"bot_pace": bot_pace, **settings}, environment or {})
    try:
        yield started
    finally:
        started.kill()
