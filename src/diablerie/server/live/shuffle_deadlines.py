"""Shuffle deadlines: matches begin without the contributions of clients that do not answer in time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic

from ...rejection import Rejection
from ..clock import now
from ..config import Settings
from ..core.logging import logger, sentence
from ..errors import Unavailable
from ..storage.match_repository import MatchRepository
from .match_metrics import reason_of
from .registry import MatchRegistry

log = logger(__name__)


class ShuffleDeadlines:
    """Closes the stages of shuffles whose time is up."""

    def __init__(
        self,
        store: MatchRepository,
        matches: MatchRegistry,
        settings: Settings,
        stands_still: Callable[[], bool],
    ) -> None:
        """Look for them every `settings.tick` seconds, first after `settings.mercy`.

        `stands_still` finds out whether nothing can be answered at present: after that clients have another
        `settings.shuffle_wait` seconds, whatever they were told before.
        """
        self._stands_still = stands_still
        self._not_before = monotonic()
        self._store = store
        self._matches = matches
        self._settings = settings
        self._late: set[str] = set()

    async def keep(self) -> None:
        """Look for them until cancelled."""
        await asyncio.sleep(self._settings.mercy)
        while True:
            try:
                if self._stands_still():
                    self._wait_anew()
                elif monotonic() >= self._not_before:
                    await self._look()
            except Unavailable as away:
                self._wait_anew()
                log.warning("shuffles cannot be looked at", reason=sentence(away))
            await asyncio.sleep(self._settings.tick)

    def _wait_anew(self) -> None:
        self._not_before = monotonic() + self._settings.shuffle_wait

    async def _look(self) -> None:
        # At the second look: after a stall the server first hears what has been sent to it meanwhile.
        late = set(await self._store.with_stage_up(now()))
        for name in late & self._late:
            await self._close(name)
        self._late = late

    async def _close(self, name: str) -> None:
        try:
            live = await self._matches.get(name)
            await live.close_stage()
        except Unavailable:
            raise
        except Rejection as problem:
            log.info("a shuffle does not go on", match=name, reason=reason_of(problem))
        except Exception:
            # Others wait at other tables.
            log.exception("a shuffle does not go on", match=name)
