"""What is worked out about a match grows, is worked out once, waits its turn, and says where it fails."""

from __future__ import annotations

import asyncio

import pytest

from diablerie.rejection import Rejection
from diablerie.server.library.afterthoughts import WAITING, Afterthoughts

from ..clients import PATIENCE


async def add_three(found: list[int]) -> None:
    for number in range(3):
        found.append(number)
        await asyncio.sleep(0)


async def wait_for_ever(found: list[int]) -> None:
    found.append(0)
    await asyncio.Event().wait()


async def fail(found: list[int]) -> None:
    raise RuntimeError("no world is possible")


async def test_what_is_worked_out_grows_and_is_worked_out_once() -> None:
    keeper = Afterthoughts[str, list[int]](kept=5)
    seen = set()
    async with asyncio.timeout(PATIENCE):
        while len(found := keeper.of("one", list, add_three)) < 3:
            seen.add(len(found))
            await asyncio.sleep(0)
    assert len(seen) > 1
    await asyncio.sleep(0.01)
    assert keeper.of("one", list, add_three) is found
    assert found == [0, 1, 2]
    await keeper.close()


async def test_matches_wait_for_one_another_but_not_too_many() -> None:
    keeper = Afterthoughts[str, list[int]](kept=2 * WAITING)
    found = [keeper.of(str(number), list, wait_for_ever) for number in range(WAITING)]
    with pytest.raises(Rejection) as caught:
        keeper.of("one too many", list, wait_for_ever)
    assert (caught.value.kind, caught.value.reason) == ("too-many", "busy")
    await asyncio.sleep(0.01)
    assert found == [[0], *[[]] * (WAITING - 1)]
    assert keeper.of("0", list, wait_for_ever) is found[0]
    await keeper.close()


async def test_what_was_asked_for_last_is_remembered() -> None:
    keeper = Afterthoughts[str, list[int]](kept=2)
    first = keeper.of("first", list, add_three)
    second = keeper.of("second", list, add_three)
    assert keeper.of("first", list, add_three) is first
    keeper.of("third", list, add_three)
    assert keeper.of("first", list, add_three) is first
    assert keeper.of("second", list, add_three) is not second
    await keeper.close()


async def test_what_cannot_be_worked_out_says_so() -> None:
    keeper = Afterthoughts[str, list[int]](kept=5)
    keeper.of("one", list, fail)
    await asyncio.sleep(0.01)
    with pytest.raises(Rejection) as caught:
        keeper.of("one", list, fail)
    assert (caught.value.kind, caught.value.reason) == ("internal", "cannot-tell")
    # Another match is none the worse, and who is forgotten may be tried again.
    assert keeper.of("another", list, add_three) == []
    await keeper.close()
