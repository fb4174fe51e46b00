"""A child process that draws: begun when it is asked, ended where it does not answer, let go when idle."""

from __future__ import annotations

import asyncio
import sys

import pytest

from diablerie.server.library import drawing_process
from diablerie.server.library.drawing_process import DrawingProcess, NotDrawn

ECHO = """
import os, sys
for line in sys.stdin.buffer:
    what = line.strip().decode()
    if what == "leave":
        sys.exit()
    if what == "sleep":
        import time
        time.sleep(60)
    answer = b"" if what == "nothing" else f"{os.getpid()} {what}".encode()
    sys.stdout.buffer.write(len(answer).to_bytes(4, "big") + answer)
    sys.stdout.buffer.flush()
"""


def echo(idle: float = 60.0) -> DrawingProcess:
    """One that answers with its number and what it was asked."""
    return DrawingProcess([sys.executable, "-c", ECHO], idle)


async def test_what_is_asked_is_answered_in_turn_by_one_process() -> None:
    process = echo()
    told = await asyncio.gather(*(process.draw(str(n).encode()) for n in range(20)))
    numbers, said = zip(*(each.decode().split() for each in told), strict=True)
    assert list(said) == [str(n) for n in range(20)]
    assert len(set(numbers)) == 1
    await process.close()


async def test_a_position_that_cannot_be_drawn_does_not_end_it() -> None:
    process = echo()
    first = await process.draw(b"one")
    with pytest.raises(NotDrawn, match="could not be drawn"):
        await process.draw(b"nothing")
    assert await process.draw(b"one") == first
    await process.close()


async def test_one_that_has_gone_is_followed_by_another() -> None:
    process = echo()
    first = await process.draw(b"one")
    with pytest.raises(NotDrawn, match="has not answered"):
        await process.draw(b"leave")
    assert await process.draw(b"one") != first
    await process.close()


async def test_one_that_does_not_answer_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    process = echo()
    await process.draw(b"one")
    monkeypatch.setattr(drawing_process, "PATIENCE", 0.2)
    with pytest.raises(NotDrawn, match="has not answered"):
        await process.draw(b"sleep")
    monkeypatch.setattr(drawing_process, "PATIENCE", 60.0)
    assert (await process.draw(b"two")).endswith(b" two")
    await process.close()


async def test_who_no_longer_waits_leaves_no_answer_for_the_next() -> None:
    process = echo()
    await process.draw(b"one")
    asked = asyncio.create_task(process.draw(b"sleep"))
    await asyncio.sleep(0.1)
    asked.cancel()
    await asyncio.gather(asked, return_exceptions=True)
    assert (await process.draw(b"two")).endswith(b" two")
    await process.close()


async def test_one_that_nobody_asks_is_let_go() -> None:
    process = echo(idle=0.2)
    await process.draw(b"one")
    child = process._process
    assert child is not None
    assert await asyncio.wait_for(child.wait(), 30) == 0
    assert (await process.draw(b"two")).endswith(b" two")
    await process.close()
