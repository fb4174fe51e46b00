"""Seat runners: tasks that play a match's seats for which nobody need be waited for, bots' and premoves'."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod

from ...matches.commands import Command
from ...rejection import Rejection
from ..core.logging import logger, sentence
from ..errors import Unavailable
from .match import LiveMatch
from .match_metrics import reason_of

log = logger(__name__)

RETRY = 5.0
"""Seconds until it is tried again when an action could not be saved."""


class SeatRunner(ABC):
    """Plays seats of matches, in one task per match, for as long as there is something to do."""

    def __init__(self) -> None:
        self._at_work: dict[str, asyncio.Task[None]] = {}

    @property
    def at_work(self) -> int:
        """In how many matches there is something to do."""
        return len(self._at_work)

    def is_at_work(self, live: LiveMatch) -> bool:
        """Whether something is on its way in a match."""
        return live.name in self._at_work

    def attend(self, live: LiveMatch) -> asyncio.Task[None] | None:
        """Play in a match for as long as there is something to do; the task, if there is any."""
        if self._is_due(live) and not self.is_at_work(live):
            self._at_work[live.name] = asyncio.create_task(self._run(live))
        return self._at_work.get(live.name)

    async def close(self) -> None:
        """Stop; what is not done yet is done when the server is started again."""
        tasks = list(self._at_work.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @abstractmethod
    def _is_due(self, live: LiveMatch) -> bool:
        """Whether it is for this runner to do something in a match now."""

    @abstractmethod
    async def _play(self, live: LiveMatch) -> bool:
        """Do the next thing in a match; whether to go on."""

    async def _run(self, live: LiveMatch) -> None:
        try:
            while self._is_due(live) and await self._play(live):
                pass
        except Exception:
            log.exception("a match stands still", match=live.name)
        finally:
            # In the same breath as the last look at whose turn it is: an `attend` right after it
            # must not take this task for one that still plays.
            del self._at_work[live.name]

    async def _submit(self, live: LiveMatch, command: Command) -> bool:
        """Do a command; whether to go on: also where something else has come before it."""
        try:
            await live.do(command)
        except Rejection as refused:
            return refused.reason == "stale" or self._refused(live, refused)
        except Unavailable as away:
            log.warning("a seat could not act", match=live.name, reason=sentence(away))
            await asyncio.sleep(RETRY)
        return True

    def _refused(self, live: LiveMatch, refused: Rejection) -> bool:
        """Take note that an action is refused for good; whether to go on."""
        log.warning("a match stands still", match=live.name, reason=reason_of(refused))
        return False
