"""Premove runner: plays what a seat has prepared when it is asked, after a time that says nothing."""

from __future__ import annotations

import asyncio
import secrets

from ...matches.commands import Command
from .match import LiveMatch
from .seat_runner import SeatRunner

CHANCE = secrets.SystemRandom()


class PremoveRunner(SeatRunner):
    """Sees to it that what a seat has prepared is answered when the seat is asked.

    The pause is drawn before anything is looked at, and the looking is done when it is over: what
    others hear, and when, is the same whether somebody has thought now or long before.
    """

    def __init__(self, pause: tuple[float, float]) -> None:
        """Answer after a random time between so many seconds."""
        super().__init__()
        self._pause = pause

    def _is_due(self, live: LiveMatch) -> bool:
        return live.has_prepared

    async def _play(self, live: LiveMatch) -> bool:
        """Answer for the seat to move, if what it has prepared is an answer to this."""
        version = live.version
        await asyncio.sleep(CHANCE.uniform(*self._pause))
        if live.version != version:
            return True
        seat, action = live.match.to_play, live.prepared_action
        if seat is None or action is None:
            return False
        return await self._submit(live, Command(seat, (action,), live.version, doer="prepared"))
