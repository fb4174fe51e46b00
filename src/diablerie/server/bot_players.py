"""Bots that sit in matches: they think in threads, know their belief, and act like anybody."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import monotonic
from typing import ParamSpec, TypeVar
from weakref import WeakKeyDictionary

from .. import bots
from ..state import Belief
from .asked import Asked
from .database import Unavailable
from .engine import Engine
from .live import LiveMatch
from .logs import logger, sentence
from .problems import Problem
from .tally import reason_of

log = logger(__name__)

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
        self.seconds = 0.0
        """How long people have seen bots think, in whole paces."""
        self._seated: WeakKeyDictionary[LiveMatch, dict[int, bots.Bot]] = WeakKeyDictionary()

    @property
    def at_work(self) -> int:
        """In how many matches a bot is to move."""
        return len(self._at_work)

    def attend(self, live: LiveMatch) -> asyncio.Task[None] | None:
        """Have the bots of a match play for as long as it is their turn; the work, if there is any."""
        if live.bot_to_play is not None and live.name not in self._at_work:
            self._at_work[live.name] = asyncio.create_task(self._play(live))
        return self._at_work.get(live.name)

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
        begun, version = monotonic(), live.version
        action = await self._choice(live, seat, level)
        await self._keep_pace(begun)
        try:
            await live.do(Asked(seat, action, version, doer="bot"))
        except Problem as refused:
            log.warning("a bot was refused", match=live.name, bot=level, reason=reason_of(refused))
        except Unavailable as away:
            log.warning("a bot could not act", match=live.name, bot=level, reason=sentence(away))
            await asyncio.sleep(RETRY)

    async def _choice(self, live: LiveMatch, seat: int, level: str) -> str:
        game, belief = live.match.game, live.match.state.belief(seat)
        seated = self._seated.setdefault(live, {})
        try:
            if seat not in seated:
                seated[seat] = await self._think(bots.load, level, game)
            return _legal(await self._think(seated[seat].choose, belief), belief)
        except Exception:
            log.exception("a bot has failed", match=live.name, bot=level)
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
            self.seconds += paces * self._pace


def _legal(action: str, belief: Belief) -> str:
    if action not in belief.legal:
        raise ValueError(f"{action!r} is not among the legal actions")
    return action
