"""Module build: games compiled and the library packed for browsers in the background, at low priority.

A server plays without: a page that finds no modules asks the server for all that they would do.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from ...wasm import modules, offline
from ..core.file_lock import alone
from ..core.logging import logger
from .compile_process import ChildProcesses

BEGIN = """
import os, signal, sys

def leave(*_):
    sys.exit(1)

# What it has begun itself ends with it.
signal.signal(signal.SIGTERM, leave)
signal.signal(signal.SIGINT, leave)
if hasattr(os, "nice"):
    os.nice(19)
"""

BUILD = f"""{BEGIN}
from diablerie.wasm import modules
try:
    modules.build()
except modules.BuildError as error:
    sys.exit(str(error))
"""

PACK = f"""{BEGIN}
from pathlib import Path
from diablerie.wasm import offline
offline.build(Path(sys.argv[1]))
"""
"""Packs the library for the page in the folder that its first argument names."""

log = logger(__name__)


class ModuleBuild:
    """Makes the modules that are missing, once for all processes of a user, until it is told to stop."""

    def __init__(self, page: Path | None = None) -> None:
        """`page`: the built page for which the library is packed, too, None: for none."""
        self._page = page
        self._processes = ChildProcesses()

    def build(self) -> bool:
        """Have them made; whether all are there: not without what they need, nor once stopped."""
        cache = modules.cache_folder()
        if cache is None:
            log.info(
                "no cache folder: browsers play without a server if the package has what it takes"
            )
            return modules.is_complete()
        if modules.can_build():
            self._make(modules.folder().with_suffix(".lock"), modules.is_complete, BUILD)
        page = self._page
        if modules.is_complete() and page is not None and offline.core(page) is not None:
            self._make(
                cache / "pack.lock", lambda: offline.archive(page) is not None, PACK, str(page)
            )
        return modules.is_complete()

    def _make(self, lock: Path, is_made: Callable[[], bool], program: str, *argument: str) -> None:
        """Run a program, unless what it makes is there."""
        if is_made():
            return
        try:
            lock.parent.mkdir(parents=True, exist_ok=True)
            # Of several processes one makes it, the others find it.
            with lock.open("wb") as file, alone(file):
                if not is_made() and not self._processes.is_stopped:
                    self._run(is_made, program, *argument)
        except OSError:
            log.exception("what browsers play without a server with could not be made")

    def _run(self, is_made: Callable[[], bool], program: str, *argument: str) -> None:
        log.info("making what browsers play without a server with, in the background")
        begun = time.monotonic()
        status = self._processes.run(program, *argument)
        seconds = round(time.monotonic() - begun)
        if status == 0 and is_made():
            log.info("what browsers play without a server with is made", seconds=seconds)
        elif not self._processes.is_stopped:
            log.warning("what browsers play without a server with was not made", seconds=seconds)

    def stop(self) -> None:
        """End what is being made, and make nothing more."""
        self._processes.stop()
