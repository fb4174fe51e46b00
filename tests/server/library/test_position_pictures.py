"""Pictures of positions: kept, drawn once for all who ask, and refused where too many are asked for."""

from __future__ import annotations

import asyncio

import pytest

import diablerie
from diablerie.rendering import position_seen, renderer
from diablerie.server.library import position_pictures
from diablerie.server.library.drawing_process import DrawingProcess, NotDrawn
from diablerie.server.library.position_pictures import KEPT, MOST_WAITING, PositionPictures
from diablerie.words import LANGUAGES

GAME = diablerie.load("doctor-faust")
STATES = [GAME.start(1)]


class Counted(DrawingProcess):
    """Draws at once, or when it is let; counts."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn: list[bytes] = []
        self.may = asyncio.Event()
        self.may.set()
        self.fails = False

    async def draw(self, position: bytes) -> bytes:
        self.drawn.append(position)
        await self.may.wait()
        if self.fails:
            raise NotDrawn("no")
        return b"of " + position


def distinct(count: int) -> list[diablerie.State]:
    """So many positions that onlookers see differently."""
    found: list[diablerie.State] = []
    state = GAME.start(1)
    while len(found) < count:
        found.append(state)
        state = state.play(state.legal[0])
        if state.is_over:
            raise AssertionError("too few positions")
    return found


async def test_a_position_is_drawn_by_a_process_as_it_is_here() -> None:
    pictures = PositionPictures()
    try:
        async with asyncio.timeout(200):
            while (drawn := await pictures.of(STATES[0], "fr")) is None:
                pass
        assert drawn == renderer().jpeg(position_seen(STATES[0], None, "fr"))
    finally:
        await pictures.close()


async def test_a_picture_is_drawn_once_for_all_who_ask() -> None:
    process = Counted()
    pictures = PositionPictures(process)
    told = await asyncio.gather(*(pictures.of(STATES[0], "en") for _ in range(5)))
    again = await pictures.of(STATES[0], "en")
    assert len(set(told)) == 1
    assert again == told[0]
    assert len(process.drawn) == 1
    assert await pictures.of(STATES[0], "de") != again


async def test_what_onlookers_cannot_tell_apart_is_one_picture() -> None:
    process = Counted()
    pictures = PositionPictures(process)
    state = GAME.start(1).play("9@16")
    worlds = {state.belief(None).sample(seed) for seed in range(20)}
    assert len(worlds) > 5
    assert len({await pictures.of(world, "en") for world in worlds}) == 1
    assert len(process.drawn) == 1


async def test_who_asks_for_one_too_many_gets_none() -> None:
    process = Counted()
    pictures = PositionPictures(process)
    process.may.clear()
    first, *rest = states = distinct(MOST_WAITING + 1)
    asked = [asyncio.create_task(pictures.of(state, "en")) for state in states[:-1]]
    await asyncio.sleep(0)
    assert await pictures.of(rest[-1], "en") is None
    process.may.set()
    assert None not in await asyncio.gather(*asked)
    assert await pictures.of(rest[-1], "en") is not None
    assert await pictures.of(first, "en") is not None


async def test_of_a_flood_few_are_drawn_and_nobody_waits_for_the_rest() -> None:
    process = Counted()
    pictures = PositionPictures(process)
    process.may.clear()
    states = distinct(60)
    asked = [
        asyncio.create_task(pictures.of(state, language))
        for state in states
        for language in LANGUAGES
        for _ in range(3)
    ]
    await asyncio.sleep(0)
    assert sum(each.done() for each in asked) == len(asked) - 3 * MOST_WAITING
    process.may.set()
    told = await asyncio.gather(*asked)
    assert sum(each is not None for each in told) == 3 * MOST_WAITING
    assert len(process.drawn) == MOST_WAITING


async def test_who_waits_too_long_gets_none_and_the_next_has_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    process = Counted()
    pictures = PositionPictures(process)
    monkeypatch.setattr(position_pictures, "PATIENCE", 0.05)
    process.may.clear()
    assert await pictures.of(STATES[0], "en") is None
    process.may.set()
    await asyncio.sleep(0)
    assert await pictures.of(STATES[0], "en") is not None
    assert len(process.drawn) == 1


async def test_one_that_cannot_be_drawn_is_none_and_is_tried_again() -> None:
    process = Counted()
    pictures = PositionPictures(process)
    process.fails = True
    assert await pictures.of(STATES[0], "en") is None
    process.fails = False
    assert await pictures.of(STATES[0], "en") is not None


async def test_so_many_are_kept_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(position_pictures, "KEPT", 2)
    assert KEPT > 2
    process = Counted()
    pictures = PositionPictures(process)
    states = distinct(3)
    for state in states:
        await pictures.of(state, "en")
    await pictures.of(states[2], "en")
    assert len(process.drawn) == 3
    await pictures.of(states[0], "en")
    assert len(process.drawn) == 4
