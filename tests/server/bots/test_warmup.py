"""What a shortage leaves uncompiled is tried again."""

from __future__ import annotations

import asyncio
import threading

import pytest

import diablerie
from diablerie import Game, bots
from diablerie.server.bots import warmup as warming
from diablerie.server.bots.compile_process import Compiler
from diablerie.server.bots.module_build import ModuleBuild
from diablerie.server.bots.warmup import Warmup
from tests.own_game.installed import NAME, poker


async def settled(warmup: Warmup) -> None:
    async with asyncio.timeout(20):
        await warmup.settled.wait()


async def tries(monkeypatch: pytest.MonkeyPatch, *failures: Exception) -> int:
    """How often compiling is tried that fails so often; people need not wait for more than the first."""
    tried = 0
    done = asyncio.Event()
    loop = asyncio.get_running_loop()

    def compiled(_warmup: Warmup, _loop: object) -> None:
        nonlocal tried
        tried += 1
        if tried <= len(failures):
            raise failures[tried - 1]
        loop.call_soon_threadsafe(done.set)

    monkeypatch.setattr(warming, "PAUSES", (0.05, 0.05))
    monkeypatch.setattr(Warmup, "_compile_all", compiled)
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
    def short(_warmup: Warmup, _loop: object) -> None:
        raise OSError(24, "too many open files")

    monkeypatch.setattr(warming, "PAUSES", (600.0,))
    monkeypatch.setattr(Warmup, "_compile_all", short)
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
    monkeypatch.setattr(Warmup, "_compile_all", lambda *_: begun.append("rules"))
    monkeypatch.setattr(ModuleBuild, "build", lambda _: begun.append("modules"))
    warmup = Warmup()
    warmup.warm(modules=wanted)
    await settled(warmup)
    for thread in threading.enumerate():
        if thread.name == "warming":
            await asyncio.to_thread(thread.join, 20)
    warmup.close()
    assert begun == ["rules", "modules"][: 1 + wanted]


class SlowCompiler:
    """Compiles nothing, and each game only once it is told to go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[str] = []
        self.at_work = threading.Event()
        self.go_on = threading.Semaphore(0)
        monkeypatch.setattr(Compiler, "compile", lambda _, game: self._compile(game))
        monkeypatch.setattr(bots, "warm", lambda _: None)

    def _compile(self, game: Game) -> None:
        self.begun.append(game.name)
        self.at_work.set()
        assert self.go_on.acquire(timeout=20)


async def test_the_game_somebody_waits_for_is_compiled_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first, *others, last = diablerie.built_in_games()
    compiler = SlowCompiler(monkeypatch)
    warmup = Warmup()
    waiting = asyncio.create_task(warmup.until_ready(diablerie.load(last)))
    await asyncio.sleep(0)
    warmup.warm()
    compiler.go_on.release()
    async with asyncio.timeout(20):
        await waiting
    assert warmup.has_ready(last)
    assert not warmup.has_ready(first)
    for _ in (first, *others):
        compiler.go_on.release()
    await settled(warmup)
    assert compiler.begun == [last, first, *others]


async def test_nobody_waits_for_a_game_that_stays_interpreted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compiler = SlowCompiler(monkeypatch)
    warmup = Warmup()
    with poker():
        async with asyncio.timeout(5):
            await warmup.until_ready(diablerie.load(NAME))
        assert compiler.begun == []
        warmup.warm()
        assert await asyncio.to_thread(compiler.at_work.wait, 20)
        assert warmup.has_ready(NAME)
        assert not warmup.settled.is_set()
        for _ in diablerie.built_in_games():
            compiler.go_on.release()
        await settled(warmup)
    assert NAME not in compiler.begun


async def test_what_fails_in_one_game_keeps_no_other_from_being_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun: list[str] = []

    def failing(_: Compiler, game: Game) -> None:
        begun.append(game.name)
        raise ValueError("no rule")

    monkeypatch.setattr(Compiler, "compile", failing)
    warmup = Warmup()
    warmup.warm()
    await settled(warmup)
    assert begun == list(diablerie.built_in_games())
