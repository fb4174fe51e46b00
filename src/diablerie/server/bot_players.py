"""Bots that sit in matches: they think in threads, know their belief, and act like anybody."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import monotonic
from typing import ParamSpec, TypeVar
from weakref import WeakKeyDictionary

from sqlalchemy.exc import SQLAlchemyError

from .. import bots
from ..state import Belief
from .engine import Engine
from .live import Asked, LiveMatch
from .problems import Problem

log = logging.getLogger(__name__)

LAST_RESORT = "random"
"""The level that plays where another fails."""

RETRY = 5.0
"""Seconds until a bot tries again when its action could not be saved."""

P = ParamSpec("P")
T = TypeVar("T")


class BotPlayers:
    """Sees to it that wherever a bot is to move, it moves."""

    def __init__(self, engine: Engine, pace: float, threads: int) -> None:
        """Let up to `threads` bots think at once; actions come after whole `pace`s of seconds."""
        self._engine = engine
        self._pace = pace
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._seated: WeakKeyDictionary[LiveMatch, dict[int, bots.Bot]] = WeakKeyDictionary()

    def attend(self, live: LiveMatch) -> None:
        """Have the bots of a match play for as long as it is their turn."""
        if live.bot_to_play is None or live.name in self._at_work:
            return
        self._at_work[live.name] = asyncio.create_task(self._play(live))

    async def close(self) -> None:
        """Stop where they are; what they were thinking of is forgotten, what they did is saved."""
        tasks = list(self._at_work.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _play(self, live: LiveMatch) -> None:
        try:
            await self._engine.settled.wait()
            while (bot := live.bot_to_play) is not None:
                await self._move(live, *bot)
        finally:
            # In the same breath as the last look at whose turn it is: an `attend` right after it
            # must not take this task for one that still plays.
            del self._at_work[live.name]

    async def _move(self, live: LiveMatch, seat: int, level: str) -> None:
        begun, version = monotonic(), live.match.version
        action = await self._choice(live, seat, level)
        await self._keep_pace(begun)
        try:
            await live.act(Asked(seat, action, version))
        except Problem as refused:
            log.warning("bot %s of match %s: %s", level, live.name, refused.detail)
        except SQLAlchemyError:
            log.exception("bot %s of match %s could not act", level, live.name)
            await asyncio.sleep(RETRY)

    async def _choice(self, live: LiveMatch, seat: int, level: str) -> str:
        game, belief = live.match.game, live.match.state.belief(seat)
        seated = self._seated.setdefault(live, {})
        try:
            if seat not in seated:
                seated[seat] = await self._think(bots.load, level, game)
            return _legal(await self._think(seated[seat].choose, belief), belief)
        except Exception:
            log.exception("bot %s of match %s has failed", level, live.name)
            seated.pop(seat, None)
            return bots.load(LAST_RESORT, game).choose(belief)

    async def _think(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, partial(call, *args, **kwargs))

    async def _keep_pace(self, begun: float) -> None:
        """Wait until whole paces have passed: how long a bot thought says something of its hand."""
        if self._pace > 0:
            paces = math.ceil((monotonic() - begun) / self._pace)
            await asyncio.sleep(begun + paces * self._pace - monotonic())


def _legal(action: str, belief: Belief) -> str:
    if action not in belief.legal:
        raise ValueError(f"{action!r} is not among the legal actions")
    return action
