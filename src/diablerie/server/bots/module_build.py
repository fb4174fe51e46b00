"""Module build: the games compiled for browsers in the background, by a process of low priority.

A server plays without: a page that finds no modules asks the server for all that they would do.
"""

from __future__ import annotations

import time

from ...wasm import modules
from ..core.file_lock import alone
from ..core.logging import logger
from .compile_process import ChildProcesses

BUILD = """
import os, signal, sys

def leave(*_):
    sys.exit(1)

# What it has begun itself ends with it.
signal.signal(signal.SIGTERM, leave)
signal.signal(signal.SIGINT, leave)
if hasattr(os, "nice"):
    os.nice(19)
from diablerie.wasm import modules
try:
    modules.build()
except modules.BuildError as error:
    sys.exit(str(error))
"""

log = logger(__name__)


class ModuleBuild:
    """Makes the modules that are missing, once for all processes of a user, until it is told to stop."""

    def __init__(self) -> None:
        self._processes = ChildProcesses()

    def build(self) -> bool:
        """Have them made; whether all are there: not without what they need, nor once stopped."""
        if not modules.is_complete() and modules.can_build():
            lock = modules.folder().with_suffix(".lock")
            try:
                lock.parent.mkdir(parents=True, exist_ok=True)
                # Of several processes one makes them, the others find them.
                with lock.open("wb") as file, alone(file):
                    self._build_missing()
            except OSError:
                log.exception("the games could not be compiled for browsers")
        return modules.is_complete()

    def _build_missing(self) -> None:
        if modules.is_complete() or self._processes.is_stopped:
            return
        log.info("compiling the games for browsers, in the background")
        begun = time.monotonic()
        status = self._processes.run(BUILD)
        seconds = round(time.monotonic() - begun)
        if status == 0 and modules.is_complete():
            log.info("the games are compiled for browsers", seconds=seconds)
        elif not self._processes.is_stopped:
            log.warning("the games could not be compiled for browsers", seconds=seconds)

    def stop(self) -> None:
        """End what is being made, and make nothing more."""
        self._processes.stop()
