"""Warm-up: rules and bots are compiled in the background while the server already answers."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from itertools import chain, repeat
from pathlib import Path

from ... import bots, games, load
from ...game import Game
from ..core.logging import logger
from .compile_process import Compiler
from .module_build import ModuleBuild

PAUSES = (30.0, 60.0, 120.0, 300.0, 600.0)
"""Seconds until compiling is tried again that a shortage has stopped; the last one again and again."""

log = logger(__name__)


class Warmup:
    """How far the rules are compiled. People can play from the start; bots wait for the end."""

    def __init__(self, page: Path | None = None) -> None:
        """`page`: the built page for which the library is packed, too, None: for none."""
        self.progress = 0.0
        self.doing = ""
        self._compiler = Compiler()
        self._modules = ModuleBuild(page)
        self._closing = threading.Event()
        self.settled = asyncio.Event()
        """Set once there is nothing more to wait for, whether compiling went well or not."""

    def settle(self) -> None:
        """Say that everything is as ready as it will be."""
        self.progress, self.doing = 1.0, ""
        self.settled.set()

    def warm(self, *, modules: bool = False) -> None:
        """Begin compiling all games in a thread of its own; `modules`: for browsers too, after all else."""
        arguments = (asyncio.get_running_loop(), modules)
        thread = threading.Thread(target=self._warm, args=arguments, name="warming", daemon=True)
        thread.start()

    def close(self) -> None:
        """Leave what is not compiled yet to another time."""
        self._closing.set()
        self._compiler.stop()
        self._modules.stop()

    def _warm(self, loop: asyncio.AbstractEventLoop, modules: bool) -> None:
        for pause in chain(PAUSES, repeat(PAUSES[-1])):
            is_done = self._is_compiled(pause)
            # Those who wait play by interpreted rules meanwhile.
            if not loop.is_closed():
                loop.call_soon_threadsafe(self.settle)
            if is_done or self._closing.wait(pause):
                break
        if modules and not self._closing.is_set():
            self._modules.build()

    def _is_compiled(self, pause: float) -> bool:
        """Compile; False where a shortage of files, processes or memory has come between, which may pass."""
        try:
            self._compile([load(name) for name in games()])
        except (OSError, MemoryError):
            log.exception("the rules could not be compiled yet", seconds=pause)
            return False
        except Exception:
            log.exception("the rules could not be compiled; they stay interpreted")
        return True

    def _compile(self, all_games: Sequence[Game]) -> None:
        for number, game in enumerate(all_games):
            self.progress, self.doing = number / len(all_games), game.title
            self._compiler.compile(game)
            if self._closing.is_set():
                return
            bots.warm(game)
