"""Several processes that serve one address together, and one that sees to it that they are there."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, Pipe, wait
from pathlib import Path

from ..core.logging import logger
from .sharding import Home

log = logger(__name__)

PAUSE = 0.5
"""Seconds after which a process that has died is begun anew: one that cannot live must not take all time."""

Serve = Callable[[Home, Callable[[], None]], None]
"""Serves as one of the processes until SIGTERM; calls what it is given once it answers."""

Life = tuple[Connection, Connection]
"""The two ends of a pipe, the second held by the process that begins the others: it closes when that dies."""


class NotServed(RuntimeError):
    """A process ended before it answered."""


def run_processes(count: int, serve: Serve, ready: Callable[[], None]) -> None:
    """Serve in so many processes until SIGINT; `ready` is called once all of them answer.

    One that dies is begun anew. To be called before there are threads. Raises NotServed if one ends
    before it answers for the first time.
    """
    # What is there by now is there for all: it is not to be copied by being looked through.
    gc.collect()
    gc.freeze()
    with tempfile.TemporaryDirectory(prefix="diablerie-") as folder:
        life = Pipe(duplex=False)
        children = [
            _Child(Home(Path(folder), number, count), serve, life) for number in range(count)
        ]
        try:
            for child in children:
                child.await_answer()
            ready()
            _keep_alive(children)
        finally:
            for child in children:
                child.end()
            for child in children:
                child.join()


class _Child:
    """One of the processes, as the one that began it knows it."""

    def __init__(self, home: Home, serve: Serve, life: Life) -> None:
        self.home = home
        self._serve = serve
        self._life = life
        self.begin()

    def begin(self) -> None:
        """Start it, for the first time or anew."""
        self._ready, ready = Pipe(duplex=False)
        arguments = (self.home, self._serve, ready, self._life)
        forked = multiprocessing.get_context("fork")
        self._process = forked.Process(target=_live, args=arguments)
        self._process.start()
        ready.close()

    def await_answer(self) -> None:
        """Wait until it answers. Raises NotServed if it ends before."""
        try:
            self._ready.recv()
        except EOFError as error:
            raise NotServed(f"process {self.home.number} of the server did not come up") from error

    @property
    def sentinel(self) -> int:
        """What can be waited for: it is ready when the process has ended."""
        return self._process.sentinel

    def end(self) -> None:
        """Tell it to stop."""
        self._process.terminate()

    def join(self) -> None:
        """Wait until it has stopped."""
        self._process.join()


def _keep_alive(children: list[_Child]) -> None:
    while True:
        ended = wait([child.sentinel for child in children])
        for child in children:
            if child.sentinel in ended:
                child.join()
                log.warning("a process has died and is begun anew", number=child.home.number)
                time.sleep(PAUSE)
                child.begin()


def _live(home: Home, serve: Serve, ready: Connection, life: Life) -> None:
    """Be one of the processes."""
    end, held = life
    held.close()
    threading.Thread(target=_end_with, args=(end,), name="orphan", daemon=True).start()
    with suppress(KeyboardInterrupt):
        serve(home, lambda: ready.send(True))


def _end_with(end: Connection) -> None:
    """End as the process that began this one has, so that whoever is begun next finds the address free."""
    wait([end])
    os.kill(os.getpid(), signal.SIGKILL)
