"""Flag fall: clocks that run out end a seat's turn, and whoever lets others wait for long is seen to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import timedelta

from ...matches.commands import Command
from ...rejection import Rejection
from ..clock import now
from ..config import Settings
from ..core.logging import logger, sentence
from ..errors import Unavailable
from ..storage.match_repository import MatchRepository
from .match import LiveMatch
from .match_metrics import reason_of
from .registry import MatchRegistry

log = logger(__name__)


class FlagFall:
    """Ends the turns of those whose time is up."""

    def __init__(
        self,
        store: MatchRepository,
        matches: MatchRegistry,
        settings: Settings,
        look: Callable[[], bool],
    ) -> None:
        """Look at the clocks every `settings.tick` seconds, first after `settings.mercy`.

        `look` finds out first whether time has stood still; while it does, it says so, and nobody's is up.
        """
        self._look = look
        self._away = False
        self._store = store
        self._matches = matches
        self._settings = settings
        self._stuck: set[str] = set()

    async def keep(self) -> None:
        """Look at the clocks until cancelled."""
        await asyncio.sleep(self._settings.mercy)
        while True:
            if not self._look():
                await self._call_all()
            for live in self._matches.all():
                live.presence.look_for_change()
                live.review_volunteers()
            await asyncio.sleep(self._settings.tick)

    async def _call_all(self) -> None:
        try:
            for name in await self._store.with_time_up(now()):
                if name not in self._stuck and not self._look():
                    await self._call_time(name)
            self._away = False
        except Unavailable as away:
            self._tell(away)

    def _tell(self, away: Unavailable) -> None:
        """Let the log know once that the database is away, and not with every look."""
        if not self._away:
            log.warning("the clocks cannot be looked at", reason=sentence(away))
        self._away = True

    def _is_anothers(self, live: LiveMatch) -> bool:
        """Whether the time of who is to move is for another process to call: it knows whether they could act.

        Of a process that has been silent for long nobody waits to hear.
        """
        if not self._store.is_shared or live.is_moved_here:
            return False
        deadline = live.match.deadline
        waited = deadline is None or now() - deadline < timedelta(seconds=self._settings.mercy)
        return waited or live.presence.is_with_another(live.match.to_play)

    async def _call_time(self, name: str) -> None:
        try:
            live = await self._matches.get(name)
            if self._is_anothers(live):
                return
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
