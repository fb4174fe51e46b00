"""Drawing process: a child that draws positions, one after another, so that nobody here waits for it."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress

from ..core.logging import logger

log = logger(__name__)

PROGRAM = (sys.executable, "-m", "diablerie.rendering")

LENGTH = 4
"""Bytes that say how long a picture is."""

PATIENCE = 60.0
"""Seconds after which a child that has not answered is ended: the first picture of a game takes a few."""

IDLE = 600.0
"""Seconds after which a child that nobody asks is let go: it keeps some 200 MB."""


class NotDrawn(RuntimeError):
    """A position has not been drawn."""


class DrawingProcess:
    """A child process that is begun when it is first asked, and goes with whoever began it."""

    def __init__(self, program: Sequence[str] = PROGRAM, idle: float = IDLE) -> None:
        self._program = program
        self._idle = idle
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self._leave: asyncio.TimerHandle | None = None

    async def draw(self, position: bytes) -> bytes:
        """A position, as a line of JSON, as a JPEG file. Raises NotDrawn."""
        async with self._turn:
            try:
                async with asyncio.timeout(PATIENCE):
                    return await self._asked(position)
            except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
                await self._end()
                raise NotDrawn(f"the process that draws has not answered: {error!r}") from error
            except asyncio.CancelledError:
                # What it still answers would be taken for the answer to what is asked next.
                await self._end()
                raise

    async def close(self) -> None:
        """End the child."""
        await self._end()

    async def _asked(self, position: bytes) -> bytes:
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(position + b"\n")
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
        if length == 0:
            raise NotDrawn("a position could not be drawn; what draws has said why")
        return await process.stdout.readexactly(length)

    async def _running(self) -> Process:
        if self._leave is not None:
            self._leave.cancel()
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self._program, stdin=PIPE, stdout=PIPE
            )
        self._leave = asyncio.get_running_loop().call_later(self._idle, self._let_go, self._process)
        return self._process

    def _let_go(self, process: Process) -> None:
        """Let a child end that nobody asks; whoever asks next has another begun."""
        if self._process is process and not self._turn.locked():
            self._process = None
            assert process.stdin is not None
            process.stdin.close()

    async def _end(self) -> None:
        if self._leave is not None:
            self._leave.cancel()
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
