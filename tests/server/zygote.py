"""Server processes by the dozen: forked from one that has already imported everything.

Each is a process of its own, killed like any other; only its start takes no time.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

PROGRAM = """
import json, os, signal, sys
import diablerie
from diablerie.server import UNLIMITED, Settings, run_server
from diablerie.server.storage import database, migrations

for name in diablerie.games():
    state, _ = diablerie.load(name).narrate_start(1)
    state.narrate(state.legal[0])
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
print("ready", flush=True)
for line in sys.stdin:
    wanted = json.loads(line)
    if os.fork():
        continue
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    port, host = wanted.pop("port"), wanted.pop("host", "127.0.0.1")
    settings = Settings(warm=False, limits=UNLIMITED, **wanted)
    run_server(
        host,
        port,
        settings=settings,
        announce=lambda _: print(os.getpid(), flush=True),
    )
    os._exit(0)
"""


@dataclass
class Server:
    """One server process, which keeps its address when it is started again."""

    zygote: Zygote
    settings: dict[str, Any]
    port: int
    pid: int

    @property
    def address(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """End it without warning (SIGKILL), and wait until it is gone."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
            _await_end(self.pid)

    def start(self) -> None:
        """Start it again after it was killed."""
        self.pid = self.zygote.fork(self.port, self.settings)


class Zygote:
    """The process that all servers are forked from."""

    def __init__(self) -> None:
        self._servers: list[Server] = []
        self._process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._line() == "ready"

    def serve(self, database: Path | str, **settings: Any) -> Server:
        """A server on a database, answering; `host`: where it listens, else on 127.0.0.1."""
        wanted = {"database": str(database), "bot_pace": 0.0} | settings
        port = _free_port()
        self._servers.append(Server(self, wanted, port, self.fork(port, wanted)))
        return self._servers[-1]

    def fork(self, port: int, settings: dict[str, Any]) -> int:
        """Start a server; its process number once it answers."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({"port": port} | settings) + "\n")
        self._process.stdin.flush()
        return int(self._line())

    def close(self) -> None:
        """End all that was started."""
        for server in self._servers:
            server.kill()
        self._process.kill()
        self._process.communicate()

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()


@contextmanager
def zygote() -> Iterator[Zygote]:
    """A zygote whose servers are ended in any case."""
    started = Zygote()
    try:
        yield started
    finally:
        started.close()


def _await_end(pid: int) -> None:
    with suppress(ProcessLookupError):
        while True:
            os.kill(pid, 0)
            time.sleep(0.001)


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port
