"""Flag fall: clocks that have run out end a seat's turn, whoever is or is not looking."""

from __future__ import annotations

import asyncio

from ..clock import now
from ..config import Settings
from ..core.logging import logger, sentence
from ..errors import Rejection, Unavailable
from ..storage.match_repository import MatchRepository
from .commands import Command
from .match_metrics import reason_of
from .registry import MatchRegistry

log = logger(__name__)


class FlagFall:
    """Ends the turns of those whose time is up."""

    def __init__(self, store: MatchRepository, matches: MatchRegistry, settings: Settings) -> None:
        """Look at the clocks every `settings.tick` seconds, first after `settings.mercy`."""
        self._store = store
        self._matches = matches
        self._settings = settings
        self._stuck: set[str] = set()

    async def keep(self) -> None:
        """Look at the clocks until cancelled."""
        await asyncio.sleep(self._settings.mercy)
        while True:
            try:
                for name in await self._store.with_time_up(now()):
                    if name not in self._stuck:
                        await self._call_time(name)
            except Unavailable as away:
                log.warning("the clocks cannot be looked at", reason=sentence(away))
            await asyncio.sleep(self._settings.tick)

    async def _call_time(self, name: str) -> None:
        try:
            live = await self._matches.get(name)
            level = self._settings.substitute
            await live.do(Command(live.match.to_play, deed="time-out", level=level))
        except Unavailable:
            raise
        except Rejection as problem:
            # Somebody has just moved, or the match cannot be played on.
            log.info("nobody's time is up", match=name, reason=reason_of(problem))
            if problem.reason == "rules-changed":
                self._stuck.add(name)
        except Exception:
            # Other matches have clocks, too.
            log.exception("a clock is not looked at any more", match=name)
            self._stuck.add(name)
