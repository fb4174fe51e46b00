"""Servers and workers as processes of their own, on one database; `imp` is a bot that takes its time."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

PROGRAM = """
import json, sys, time
from diablerie import bots
from diablerie.bots import levels
from diablerie.cli.server_process import until_stopped
from diablerie.server import UNLIMITED, Limits, Settings, run_server, run_worker
from diablerie.server.core import logging as server_logging

what, database = sys.argv[1:3]
thinking, chosen, logged = map(json.loads, sys.argv[3:])

class Slow:
    def __init__(self, *_args):
        pass

    def choose(self, belief):
        time.sleep(thinking)
        return belief.legal[0]

if thinking is not None:
    levels._LEVELS["imp"] = bots.Level("imp", "Takes its time.", Slow)
if logged:
    server_logging.configure("json", "info")
limits = Limits(**chosen.pop("limits")) if "limits" in chosen else UNLIMITED
settings = Settings(database, limits=limits, **{"warm": False} | chosen)
with until_stopped():
    if what == "serve":
        run_server(port=0, settings=settings, announce=lambda where: print(where, flush=True))
    else:
        run_worker(settings, lambda: print("working", flush=True))
"""


class Running:
    """A process; `said` is what it said when it was ready: a server, its address.

    `thinking`: the seconds that `imp` takes; None: it is the `imp` that there is.
    `log`: the file into which it logs, in JSON from `info` on. `chosen` are settings; `limits`: those
    that are others than usual, without it there are none.
    """

    def __init__(
        self,
        what: str,
        database: Path | str,
        thinking: float | None,
        log: Path | None = None,
        **chosen: Any,
    ) -> None:
        told = ({"bot_pace": 0.0} | chosen, log is not None)
        settings = [json.dumps(one) for one in (thinking, *told)]
        command = [sys.executable, "-c", PROGRAM, what, str(database), *settings]
        self.log = log
        with log.open("wb") if log else nullcontext() as to:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=to, text=True)
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline().strip()

    @property
    def address(self) -> str:
        """Where a server answers."""
        return self.said

    def tell_to_stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it without warning (SIGKILL)."""
        self.process.kill()
        self.wait()

    def wait(self, seconds: float = 15) -> int:
        """Its exit status, once it has ended."""
        status = self.process.wait(seconds)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status


@contextmanager
def server(
    database: Path | str, thinking: float | None = 0, log: Path | None = None, **chosen: Any
) -> Iterator[Running]:
    """A server that is ended in any case."""
    with _ended(Running("serve", database, thinking, log, **chosen)) as started:
        assert started.said.startswith("http://")
        yield started


@contextmanager
def worker(
    database: str, thinking: float | None = 0, log: Path | None = None, **chosen: Any
) -> Iterator[Running]:
    """A worker that is ended in any case."""
    with _ended(Running("worker", database, thinking, log, **chosen)) as started:
        assert started.said == "working"
        yield started


@contextmanager
def _ended(started: Running) -> Iterator[Running]:
    try:
        yield started
    finally:
        if started.process.poll() is None:
            started.kill()
