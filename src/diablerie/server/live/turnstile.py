"""Turnstile (lock): one at a time changes a match, and then everybody hears of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ..protocol.frames import Status

Stage = tuple[int, Status]
"""How far a match is: its version and status."""


class Turn:
    """The time in which one alone changes something: `changed` is told how it was, if it has."""

    def __init__(
        self, turnstile: asyncio.Lock, stage: Callable[[], Stage], changed: Callable[[Stage], None]
    ) -> None:
        self._turnstile = turnstile
        self._stage = stage
        self._changed = changed

    async def __aenter__(self) -> None:
        await self._turnstile.acquire()
        self._before = self._stage()

    async def __aexit__(self, *_error: object) -> None:
        try:
            if self._stage() != self._before:
                self._changed(self._before)
        finally:
            self._turnstile.release()
