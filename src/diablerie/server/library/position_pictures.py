"""Position pictures: what an onlooker sees of a match, drawn beside the server, few at a time, and kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from hashlib import sha256

import orjson

from ...game import State
from ...rendering import position_seen
from ..core.logging import logger
from ..core.shield import shielded
from .drawing_process import DrawingProcess, NotDrawn

log = logger(__name__)

KEPT = 64
"""How many pictures are kept: some 200 kB each."""

MOST_WAITING = 4
"""How many are being drawn or wait for that; whoever asks for one more gets none."""

PATIENCE = 5.0
"""Seconds that whoever asks waits for a picture. It is drawn all the same, for who asks next."""


class PositionPictures:
    """Pictures of positions as onlookers see them, made of their view alone."""

    def __init__(self, process: DrawingProcess | None = None) -> None:
        """Draw with a child process, begun when it is needed."""
        self._process = process or DrawingProcess()
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._coming: dict[bytes, asyncio.Task[bytes | None]] = {}

    async def of(self, state: State, language: str) -> bytes | None:
        """A position as a JPEG file; None: too many are asked for, it takes too long, or it is not drawn."""
        position = orjson.dumps(position_seen(state, None, language))
        key = sha256(position).digest()
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._coming:
            if len(self._coming) >= MOST_WAITING:
                return None
            self._coming[key] = asyncio.create_task(self._draw(key, position))
        try:
            async with asyncio.timeout(PATIENCE):
                return await shielded(self._coming[key])
        except TimeoutError:
            return None

    async def close(self) -> None:
        """Draw nothing more."""
        for task in self._coming.values():
            task.cancel()
        await asyncio.gather(*self._coming.values(), return_exceptions=True)
        await self._process.close()

    async def _draw(self, key: bytes, position: bytes) -> bytes | None:
        try:
            picture = await self._process.draw(position)
        except NotDrawn as error:
            log.warning("a position has not been drawn", reason=str(error))
            return None
        finally:
            del self._coming[key]
        self._kept[key] = picture
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return picture
