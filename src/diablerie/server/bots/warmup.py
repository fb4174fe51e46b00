"""Warm-up: rules and bots are compiled in the background while the server already answers."""

from __future__ import annotations

import asyncio
import threading
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
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
    """How far the rules are compiled. People can play from the start, bots once their game is ready.

    A game that somebody waits for comes next; one that stays interpreted is ready from the start.
    """

    def __init__(self, page: Path | None = None) -> None:
        """`page`: the built page for which the library is packed, too, None: for none."""
        self.progress = 0.0
        self.doing = ""
        self._compiler = Compiler()
        self._modules = ModuleBuild(page)
        self._closing = threading.Event()
        self.settled = asyncio.Event()
        """Set once there is nothing more to wait for, whether compiling went well or not."""
        self._ready = defaultdict[str, asyncio.Event](asyncio.Event)
        self._wanted: list[str] = []

    def has_ready(self, game: str) -> bool:
        """Whether nobody needs to wait for a game."""
        return self.settled.is_set() or (game in self._ready and self._ready[game].is_set())

    async def until_ready(self, game: Game) -> None:
        """Wait until a game is as ready as it will be; it is compiled before those nobody waits for."""
        if game.is_compiled and not self.has_ready(game.name):
            if game.name not in self._wanted:
                self._wanted.append(game.name)
            await self._ready[game.name].wait()

    def settle(self) -> None:
        """Say that everything is as ready as it will be."""
        self.progress, self.doing = 1.0, ""
        self.settled.set()
        for each in self._ready.values():
            each.set()

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
            is_done = self._are_compiled(loop, pause)
            # Those who wait play by interpreted rules meanwhile.
            _tell(loop, self.settle)
            if is_done or self._closing.wait(pause):
                break
        if modules and not self._closing.is_set():
            self._modules.build()

    def _are_compiled(self, loop: asyncio.AbstractEventLoop, pause: float) -> bool:
        """Compile; False where a shortage of files, processes or memory has come between, which may pass."""
        try:
            self._compile_all(loop)
        except (OSError, MemoryError):
            log.exception("the rules could not be compiled yet", seconds=pause)
            return False
        except Exception:
            log.exception("the rules could not be compiled; they stay interpreted")
        return True

    def _compile_all(self, loop: asyncio.AbstractEventLoop) -> None:
        all_games = [load(name) for name in games()]
        left = [game for game in all_games if game.is_compiled]
        for game in all_games:
            if not game.is_compiled:
                _tell(loop, partial(self._settle_game, game.name))
        count = len(left)
        while left and not self._closing.is_set():
            game = self._next(left)
            self.progress, self.doing = 1 - len(left) / count, game.title
            self._compile(game)
            left.remove(game)
            _tell(loop, partial(self._settle_game, game.name))

    def _settle_game(self, game: str) -> None:
        self._ready[game].set()

    def _next(self, left: Sequence[Game]) -> Game:
        """The game that has been waited for the longest, else the first."""
        wanted = tuple(self._wanted)
        return min(
            left,
            key=lambda game: wanted.index(game.name) if game.name in wanted else len(wanted),
        )

    def _compile(self, game: Game) -> None:
        try:
            self._compiler.compile(game)
            if not self._closing.is_set():
                bots.warm(game)
        except (OSError, MemoryError):
            raise
        except Exception:
            log.exception("rules could not be compiled; they stay interpreted", game=game.name)


def _tell(loop: asyncio.AbstractEventLoop, what: Callable[[], None]) -> None:
    """Have something done in the loop, as long as there is one."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(what)
