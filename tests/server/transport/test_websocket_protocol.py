"""WebSockets from strangers: handshakes that fail, frames in torrents, news that nobody reads."""

from __future__ import annotations

import base64
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from diablerie.server import UNLIMITED, ConnectionTimes, Settings
from diablerie.server.transport.websocket_protocol import FRAGMENTS

from ..clients import Client, Table, running
from ..strangers import Stranger, request, stranger

FINAL, TEXT, CONTINUED, PING = 0x80, 1, 0, 9


@pytest.fixture(scope="module")
def table(settings: Settings, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """A match at a server that takes four frames in five seconds, and waits for no reader."""
    folder = tmp_path_factory.mktemp("few")
    chosen = replace(
        settings,
        database=folder / "matches.sqlite3",
        limits=replace(UNLIMITED, frames="4/5 seconds"),
        times=ConnectionTimes(unread=1.0),
    )
    with running(chosen) as address, Client(address) as client:
        yield client.new_match()


def frame(kind: int, data: bytes = b"") -> bytes:
    """A frame as clients send it, masked with nothing."""
    size = (
        bytes([0x80 | len(data)])
        if len(data) < 126
        else bytes([0x80 | 126]) + len(data).to_bytes(2, "big")
    )
    return bytes([kind]) + size + bytes(4) + data


def handshake(path: str, **headers: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    upgrade = {"Connection": "Upgrade", "Upgrade": "websocket"}
    return request(path, Sec_WebSocket_Key=key, Sec_WebSocket_Version="13", **upgrade, **headers)


@contextmanager
def connected(table: Table, room: int | None = None) -> Iterator[Stranger]:
    with stranger(table.client.address, room=room) as one:
        one.send(handshake(f"{table.path}/live"))
        while b"\r\n\r\n" not in one.heard:
            one.heard += one.socket.recv(4096)
        assert one.heard.startswith(b"HTTP/1.1 101 ")
        yield one


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Cookie": "x" * 20_000}, b"431"),
        ({f"X{n}": "y" for n in range(150)}, b"431"),
    ],
)
def test_a_handshake_that_is_too_large_is_refused(
    table: Table, headers: dict[str, str], status: bytes
) -> None:
    with stranger(table.client.address) as one:
        one.send(handshake(f"{table.path}/live", **headers))
        assert one.hear().startswith(b"HTTP/1.1 " + status)


def test_a_handshake_that_is_none_is_refused(table: Table) -> None:
    with stranger(table.client.address) as one:
        head = request(f"{table.path}/live", Connection="Upgrade", Upgrade="websocket")
        one.send(head)
        assert one.hear().startswith(b"HTTP/1.1 400 ")


def test_a_frame_that_is_too_large_ends_the_connection(table: Table) -> None:
    with connected(table) as one:
        one.send(bytes([FINAL | TEXT, 0x80 | 127]) + (10**9).to_bytes(8, "big") + bytes(4))
        assert (1009).to_bytes(2, "big") in one.hear()


@pytest.mark.parametrize("kind", [FINAL | PING, FINAL | 10], ids=["ping", "pong"])
def test_a_torrent_of_frames_ends_the_connection(table: Table, kind: int) -> None:
    with connected(table) as one:
        one.send(frame(kind) * 10_000)
        assert one.ends()


def test_a_message_in_more_parts_than_anybody_needs_ends_the_connection(
    settings: Settings, tmp_path: Path
) -> None:
    with (
        running(replace(settings, database=tmp_path / "m.sqlite3")) as address,
        Client(address) as client,
        connected(client.new_match()) as one,
    ):
        one.send(frame(TEXT))
        one.send(frame(CONTINUED) * (4 * FRAGMENTS))
        assert one.ends()


def test_some_frames_too_many_are_answered_as_such(table: Table) -> None:
    with connected(table) as one:
        one.send(frame(FINAL | TEXT, b'{"type":"ping"}') * 8)
        while one.heard.count(b"too-many") < 4:
            one.heard += one.socket.recv(4096)


def test_who_answers_no_ping_of_news_is_let_go(settings: Settings, tmp_path: Path) -> None:
    times = ConnectionTimes(unread=1.0)
    chosen = replace(settings, database=tmp_path / "m.sqlite3", times=times)
    with running(chosen) as address, Client(address) as client:
        table = client.new_match()
        with connected(table, room=4096) as one:
            # Each is answered with as much: who sends and never reads has answers heaped up.
            text = b'{"type":"act","cmd":"c","expect":1,"action":"' + b"x" * 9_000 + b'"}'
            since = time.monotonic()
            while one.send(frame(FINAL | TEXT, text)):
                assert time.monotonic() - since < 60
        with connected(table) as other:
            other.send(frame(FINAL | TEXT, b'{"type":"ping"}'))
            while b'"head"' not in other.heard:
                other.heard += other.socket.recv(4096)
