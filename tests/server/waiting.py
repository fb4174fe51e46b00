"""Waiting for what is to come about, in a match in this process or anywhere."""

from __future__ import annotations

import asyncio
import time
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


LONGEST = 30.0
"""Seconds after which what should come about, on a busy machine as well, is taken not to."""

PAUSE = 0.02
"""Seconds between two looks at what is to come about."""


def eventually(holds: Callable[[], bool], seconds: float = LONGEST) -> None:
    """Return once something holds; fail if it does not come about in so many seconds."""
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline, "it has not come about"
        time.sleep(PAUSE)
