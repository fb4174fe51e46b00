"""Waiting for what happens in a match in this process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from diablerie.matches import Match
from diablerie.server.live.match import LiveMatch
from diablerie.server.live.subscription import Subscription

from .clients import PATIENCE


async def until(live: LiveMatch, condition: Callable[[Match], bool]) -> None:
    """Return when a match has come so far; fail if it does not."""
    viewer = Subscription(live, None, None)
    async with asyncio.timeout(PATIENCE):
        while not condition(live.match):
            viewer.wake.clear()
            await viewer.wake.wait()
