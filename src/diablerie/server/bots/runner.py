"""Bot runner: bots think in a pool of threads, from their belief alone, and act like anybody."""

from __future__ import annotations

import asyncio
import math
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import TypeVar

from ... import bots
from ...events import Seat
from ...game import Belief, Game
from ...matches.commands import Command
from ...matches.replay import past_of
from ...rejection import Rejection
from ..core.logging import logger
from ..live.match import LiveMatch
from ..live.match_metrics import reason_of
from ..live.seat_runner import SeatRunner
from ..storage.models import MatchSetup
from .warmup import Warmup

log = logger(__name__)

T = TypeVar("T")

AT_HAND = 6
"""How many bots that search are kept while it is not their turn."""

LAST_RESORT = "random"
"""The level that plays where another fails."""

COMING, PACES = 3.0, 10
"""Seconds, and paces at most, for which the first of all actions waits for somebody who will see it."""


class BotRunner(SeatRunner):
    """Sees to it that wherever a bot is to move, it moves."""

    def __init__(self, warmup: Warmup, pace: float, threads: int) -> None:
        """Let up to `threads` bots think at once; actions come after whole `pace`s of seconds.

        Who plays with bots alone may have them take more for each.
        """
        super().__init__()
        self._warmup = warmup
        self._pace = pace
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self.seconds = 0.0
        """How long people have seen bots think, in whole paces."""
        self._idle = _Idle()

    async def think(self, game: Game, thought: Callable[[], T]) -> T:
        """What comes of a thought about a game, had in one of the bots' threads once it is compiled."""
        await self._warmup.until_ready(game)
        return await asyncio.get_running_loop().run_in_executor(self._threads, thought)

    async def close(self) -> None:
        """Stop where they are; what they were thinking of is forgotten, what they did is saved."""
        await super().close()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _is_due(self, live: LiveMatch) -> bool:
        return live.bot_to_play is not None

    async def _await_people(self, live: LiveMatch) -> None:
        """Wait a little for one of a match's people, so that nobody comes to a game under way."""
        with suppress(TimeoutError):
            async with asyncio.timeout(min(COMING, PACES * self._pace)):
                await live.presence.arrival.wait()

    async def _play(self, live: LiveMatch) -> bool:
        await self._warmup.until_ready(live.match.game)
        if not live.match.log and live.presence.people:
            await self._await_people(live)
        bot = live.bot_to_play
        if bot is not None:
            seat, level = bot
            begun, version = monotonic(), live.version
            action = await self._choice(live, seat, level)
            await self._keep_pace(live.table, begun)
            return await self._submit(live, Command(seat, (action,), version, doer="bot"))
        return True

    def _refused(self, live: LiveMatch, refused: Rejection) -> bool:
        # It thinks anew: the match is not where it was when it thought.
        log.warning("a bot was refused", match=live.name, reason=reason_of(refused))
        return True

    async def _choice(self, live: LiveMatch, seat: int, level: str) -> str:
        game, belief = live.match.game, live.match.state.belief(seat)
        loop, past = asyncio.get_running_loop(), partial(past_of, live.match.fork(), seat)
        try:
            choosing = loop.run_in_executor(
                self._threads, self._idle.choose, live.name, level, belief, past
            )
            return _legal(await choosing, belief)
        except Exception:
            log.exception("a bot has failed", match=live.name, bot=level)
            return bots.load(LAST_RESORT, game).choose(belief)

    async def _keep_pace(self, table: MatchSetup, begun: float) -> None:
        """Wait until whole paces have passed: how long a bot thought says something of its hand."""
        pace = self._pace_at(table)
        if pace > 0:
            paces = math.ceil((monotonic() - begun) / pace)
            await asyncio.sleep(begun + paces * pace - monotonic())
            self.seconds += paces * pace

    def _pace_at(self, table: MatchSetup) -> float:
        """The pace at a table, in seconds.

        It is a whole number of the server's own paces, whatever is wanted: else one could see by
        changing it again and again how long a bot has thought within one of them.
        """
        wanted = table.bot_pace if table.is_of_one else None
        if wanted is None or self._pace == 0:
            return wanted or self._pace
        return self._pace * max(1, round(wanted / self._pace))


class _Idle:
    """Bots that search, and think for nobody at present: a few of those that were used last.

    Each goes on where it was when it thinks for the same seat again, and never for another. The room that
    some think in is tens of megabytes: one for every seat of every match in memory would be more than
    there is. Whoever does not search has nothing to go on with, and is made anew in a moment.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._bots: OrderedDict[_Place, bots.Bot] = OrderedDict()

    def choose(self, match: str, level: str, belief: Belief, past: bots.Past) -> str:
        """What a bot of some level does in a match; from any thread. One that fails is not asked again."""
        place = (match, belief.seat, level)
        with self._lock:
            bot = self._bots.pop(place, None)
        bot = bot or bots.load(level, belief.game)
        action = bot.choose(bots.informed(bot, belief, past))
        if bots.parse(level).searches:
            with self._lock:
                self._bots[place] = bot
                if len(self._bots) > AT_HAND:
                    self._bots.popitem(last=False)
        return action


_Place = tuple[str, Seat | None, str]
"""A match, a seat and the level that plays there."""


def _legal(action: str, belief: Belief) -> str:
    if action not in belief.legal:
        raise ValueError(f"{action!r} is not among the legal actions")
    return action
