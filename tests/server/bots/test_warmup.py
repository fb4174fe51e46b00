"""What a shortage leaves uncompiled is tried again."""

from __future__ import annotations

import asyncio
import threading

import pytest

from diablerie.server.bots import warmup as warming
from diablerie.server.bots.module_build import ModuleBuild
from diablerie.server.bots.warmup import Warmup


async def settled(warmup: Warmup) -> None:
    async with asyncio.timeout(20):
        await warmup.settled.wait()


async def tries(monkeypatch: pytest.MonkeyPatch, *failures: Exception) -> int:
    """How often compiling is tried that fails so often; people need not wait for more than the first."""
    tried = 0
    done = asyncio.Event()
    loop = asyncio.get_running_loop()

    def compiled(_warmup: Warmup, _games: object) -> None:
        nonlocal tried
        tried += 1
        if tried <= len(failures):
            raise failures[tried - 1]
        loop.call_soon_threadsafe(done.set)

    monkeypatch.setattr(warming, "PAUSES", (0.05, 0.05))
    monkeypatch.setattr(Warmup, "_compile", compiled)
    warmup = Warmup()
    warmup.warm()
    await settled(warmup)
    try:
        async with asyncio.timeout(2):
            await done.wait()
    except TimeoutError:
        pass
    warmup.close()
    return tried


async def test_a_shortage_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    shortages = (OSError(24, "too many open files"), MemoryError(), OSError(11, "no process"))
    assert await tries(monkeypatch, *shortages) == 4


async def test_what_cannot_be_compiled_is_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await tries(monkeypatch, ValueError("no rule"), ValueError("no rule")) == 1


async def test_who_ends_waits_for_no_other_try(monkeypatch: pytest.MonkeyPatch) -> None:
    def short(_warmup: Warmup, _games: object) -> None:
        raise OSError(24, "too many open files")

    monkeypatch.setattr(warming, "PAUSES", (600.0,))
    monkeypatch.setattr(Warmup, "_compile", short)
    warmup = Warmup()
    warmup.warm()
    await settled(warmup)
    warmup.close()
    assert warmup.progress == 1.0


@pytest.mark.parametrize("wanted", [True, False])
async def test_for_browsers_is_compiled_last_and_only_where_people_come(
    monkeypatch: pytest.MonkeyPatch, wanted: bool
) -> None:
    begun: list[str] = []
    monkeypatch.setattr(Warmup, "_compile", lambda *_: begun.append("rules"))
    monkeypatch.setattr(ModuleBuild, "build", lambda _: begun.append("modules"))
    warmup = Warmup()
    warmup.warm(modules=wanted)
    await settled(warmup)
    for thread in threading.enumerate():
        if thread.name == "warming":
            await asyncio.to_thread(thread.join, 20)
    warmup.close()
    assert begun == ["rules", "modules"][: 1 + wanted]
