"""Prepared answers: given when their seat is asked, after a time that says nothing."""

from __future__ import annotations

import asyncio
import secrets

from ..core.logging import logger, sentence
from ..errors import Rejection, Unavailable
from .commands import Asked
from .match import LiveMatch
from .match_metrics import reason_of

log = logger(__name__)

RETRY = 5.0
"""Seconds until an answer is given again that could not be saved."""

CHANCE = secrets.SystemRandom()


class Answers:
    """Sees to it that what a seat has prepared is answered when the seat is asked.

    The pause is drawn before anything is looked at, and the looking is done when it is over: what
    others hear, and when, is the same whether somebody has thought now or long before.
    """

    def __init__(self, pause: tuple[float, float]) -> None:
        """Answer after a random time between so many seconds."""
        self._pause = pause
        self._at_work: dict[str, asyncio.Task[None]] = {}

    def attend(self, live: LiveMatch) -> asyncio.Task[None] | None:
        """Give the prepared answers of a match for as long as those who have them are asked.

        Returns the work, if there is any.
        """
        if live.has_prepared and not self.is_at_work(live):
            self._at_work[live.name] = asyncio.create_task(self._play(live))
        return self._at_work.get(live.name)

    def is_at_work(self, live: LiveMatch) -> bool:
        """Whether an answer of a match is on its way, or being looked for."""
        return live.name in self._at_work

    async def close(self) -> None:
        """Stop; what is prepared and not yet answered is answered when the house opens again."""
        tasks = list(self._at_work.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, live: LiveMatch) -> None:
        try:
            waiting = True
            while waiting and live.has_prepared:
                version = live.version
                await asyncio.sleep(CHANCE.uniform(*self._pause))
                if live.version == version:
                    waiting = await self._answer(live)
        except Exception:
            log.exception("a match stands still", match=live.name)
        finally:
            # In the same breath as the last look, as with bots.
            del self._at_work[live.name]

    async def _answer(self, live: LiveMatch) -> bool:
        """Answer for the seat to move, if what it has prepared is an answer to this; whether to go on."""
        seat, action = live.match.to_play, live.prepared_action
        if seat is None or action is None:
            return False
        try:
            await live.do(Asked(seat, action, live.version, doer="prepared"))
        except Rejection as refused:
            if refused.reason == "stale":
                # Overtaken by the person: then there is something new to look at.
                return True
            log.warning("a match stands still", match=live.name, reason=reason_of(refused))
            return False
        except Unavailable as away:
            log.warning("a match stands still", match=live.name, reason=sentence(away))
            await asyncio.sleep(RETRY)
        return True
