"""Who reads nothing is let go; who reads slowly is not."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from diablerie.server.transport.unread import UnreadWatch, unread

SECONDS = 0.05
PATIENCE = 10.0


class Line(asyncio.Transport):
    """A connection on which so many bytes wait at each look."""

    def __init__(self, *waiting: int) -> None:
        super().__init__()
        self._waiting = iter(waiting)
        self.looks = 0

    def get_write_buffer_size(self) -> int:
        self.looks += 1
        return next(self._waiting)

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return None


@pytest.mark.parametrize(
    ("waiting", "looks"), [((9, 9), 2), ((9, 8, 7, 7), 4), ((9, 10), 2), ((9, 8, 9), 3)]
)
async def test_it_is_let_go_at_the_first_look_at_which_nothing_has_been_read(
    waiting: tuple[int, ...], looks: int
) -> None:
    line, gone = Line(*waiting), asyncio.Event()
    UnreadWatch(asyncio.get_running_loop(), SECONDS).begin(line, gone.set)
    async with asyncio.timeout(PATIENCE):
        await gone.wait()
    assert line.looks == looks


async def test_nothing_is_looked_at_when_all_has_been_read() -> None:
    line, gone = Line(9, 9), asyncio.Event()
    watch = UnreadWatch(asyncio.get_running_loop(), SECONDS)
    watch.begin(line, gone.set)
    watch.end()
    await asyncio.sleep(3 * SECONDS)
    assert line.looks == 1
    assert not gone.is_set()


def numbers() -> Iterator[bytes]:
    while True:
        yield b"x" * 65536


async def test_what_the_system_keeps_counts_as_unread() -> None:
    sent = asyncio.Event()

    async def pour(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        transport = writer.transport
        for part in numbers():
            writer.write(part)
            if transport.get_write_buffer_size():
                break
        kept.append((unread(transport), transport.get_write_buffer_size()))
        sent.set()
        transport.abort()

    kept: list[tuple[int, int]] = []
    server = await asyncio.start_server(pour, "127.0.0.1", 0)
    async with server:
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        async with asyncio.timeout(PATIENCE):
            await sent.wait()
        writer.close()
    [(all_unread, own)] = kept
    assert all_unread > own
    assert reader is not None
