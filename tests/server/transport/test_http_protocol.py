"""HTTP from strangers: heads without end, bodies that do not come, answers nobody reads."""

from __future__ import annotations

import gc
import json
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from diablerie.server import ConnectionTimes, Settings
from diablerie.server.transport.http_protocol import (
    FIELDS,
    HEAD_BYTES,
    PIECE,
    PIPELINED,
    BoundedHttp,
)

from ..clients import Client, running
from ..strangers import PATIENCE, Stranger, crowd, posting, request, stranger
from ..waiting import eventually

LARGE = 8 * 2**20
"""Bytes: more than the system keeps of what is not read."""

TIMES = ConnectionTimes(silent=1.0, head=1.0, body=1.0, unread=1.5, idle=2)


@pytest.fixture(scope="module")
def hasty_server(settings: Settings, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that waits for nobody for long, whose page has a large file."""
    folder = tmp_path_factory.mktemp("hasty")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Diablerie</title>")
    (folder / "assets" / "large-Bx3f9a.js").write_bytes(b" " * LARGE)
    chosen = replace(settings, database=folder / "matches.sqlite3", page=folder, times=TIMES)
    with running(chosen) as address:
        yield address


@pytest.fixture
def one(hasty_server: str) -> Iterator[Stranger]:
    with stranger(hasty_server) as found:
        yield found


def refused(told: bytes, status: int, reason: str) -> dict[str, Any]:
    """The problem document of the only answer on a connection."""
    head, _, body = told.partition(b"\r\n\r\n")
    assert head.startswith(f"HTTP/1.1 {status} ".encode()), told[:200]
    assert b"connection: close" in head.lower()
    document: dict[str, Any] = json.loads(body)
    assert (document["status"], document["reason"]) == (status, reason)
    return document


# Heads


def test_who_never_says_a_word_is_let_go(one: Stranger) -> None:
    assert one.hear() == b""


def test_who_takes_too_long_to_ask_is_told_so(one: Stranger) -> None:
    one.send(b"GET /api/status HTTP/1.1\r\nHost: play")
    refused(one.hear(), 408, "too-slow")


def test_a_word_now_and_then_does_not_make_a_head_quicker(one: Stranger) -> None:
    since = time.monotonic()
    one.send(b"GET /api/status HTTP/1.1\r\n")
    while not one.is_ended and one.send(b"X: y\r\n"):
        time.sleep(0.1)
        assert time.monotonic() - since < 20


@pytest.mark.parametrize("data", [b"\r\n", b"\n", b"\r\n\r\n\r\n"])
def test_empty_lines_keep_no_connection(one: Stranger, data: bytes) -> None:
    since = time.monotonic()
    while not one.is_ended and one.send(data):
        time.sleep(0.1)
        assert time.monotonic() - since < 20


@pytest.mark.parametrize(
    ("beginning", "more"),
    [
        (b"GET /", b"a" * 4096),
        (b"GET / HTTP/1.1\r\nX: ", b"a" * 4096),
        (b"GET / HTTP/1.1\r\n", b"X: y\r\n" * 700),
        (b"GET / HTTP/1.1\r\n", b"a" * 4096),
    ],
    ids=["line", "header", "headers", "name"],
)
def test_a_head_without_end_is_refused(one: Stranger, beginning: bytes, more: bytes) -> None:
    one.send(beginning)
    for _ in range(HEAD_BYTES // len(more) + 1):
        if not one.send(more):
            break
    assert refused(one.hear(), 431, "too-large")["limit"] == HEAD_BYTES


def test_what_comes_after_a_refusal_is_not_taken(one: Stranger) -> None:
    one.send(b"GET /")
    sent = 0
    while one.send(b"a" * 65536):
        sent += 65536
        assert sent < 64 * 2**20
    assert one.ends()


def test_a_head_that_is_large_but_ends_is_answered(one: Stranger) -> None:
    head = request(X="y" * (HEAD_BYTES - PIECE - 100), Connection="close")
    one.send(head)
    assert one.hear().startswith(b"HTTP/1.1 200 ")


def test_too_many_headers_are_refused_though_they_are_small(one: Stranger) -> None:
    one.send(request(**{f"X{n}": "y" for n in range(FIELDS)}))
    refused(one.hear(), 431, "too-large")


def test_what_is_no_http_is_told_so(one: Stranger) -> None:
    one.send(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" * 8)
    refused(one.hear(), 400, "bad-request")


def test_an_answer_to_a_bad_head_says_as_little_to_browsers_as_any_other(one: Stranger) -> None:
    one.send(b"GET /" + b"a" * HEAD_BYTES)
    told = one.hear().lower()
    assert b"x-content-type-options: nosniff" in told
    assert b"content-security-policy:" in told


# Bodies


def test_a_body_that_does_not_come_is_not_waited_for(one: Stranger) -> None:
    one.send(posting(60_000) + b"{")
    refused(one.hear(), 408, "too-slow")


def test_a_body_that_comes_too_slowly_is_not_waited_for(one: Stranger) -> None:
    one.send(posting(60_000))
    since = time.monotonic()
    while not one.is_ended and one.send(b" "):
        time.sleep(0.1)
        assert time.monotonic() - since < 20


def test_nothing_is_done_for_who_has_gone_before_the_end_of_a_body(
    hasty_server: str, one: Stranger
) -> None:
    one.send(posting(2) + b"{")
    one.socket.close()
    with stranger(hasty_server) as other:
        other.send(posting(2, Connection="close") + b"{}")
        assert other.hear().startswith(b"HTTP/1.1 201 ")


def test_the_rest_of_a_body_that_was_too_large_is_passed_over(one: Stranger) -> None:
    body = b" " * 70_000
    one.send(posting(len(body)) + body)
    assert one.hear_answer().startswith(b"HTTP/1.1 413 ")
    one.send(request())
    assert one.hear_answer().startswith(b"HTTP/1.1 200 ")


def test_the_rest_of_a_body_without_end_is_not(one: Stranger) -> None:
    one.send(posting(10**9))
    assert one.hear_answer().startswith(b"HTTP/1.1 413 ")
    since = time.monotonic()
    while one.send(b" " * 65536):
        time.sleep(0.05)
        assert time.monotonic() - since < 20


@pytest.mark.parametrize(
    ("beginning", "more"),
    [(b"0\r\n", b"X: y\r\n" * 500), (b"0\r\nX: ", b"a" * 4096), (b"1;", b"a" * 4096)],
    ids=["trailers", "trailer", "extension"],
)
def test_nothing_within_a_body_is_without_end(one: Stranger, beginning: bytes, more: bytes) -> None:
    head = request(
        "/api/guests", "POST", Content_Type="application/json", Transfer_Encoding="chunked"
    )
    one.send(head + beginning)
    sent = 0
    while one.send(more):
        sent += len(more)
        assert sent < 64 * 2**20
    assert one.ends()


def test_a_body_in_small_pieces_is_taken(one: Stranger) -> None:
    head = request(
        "/api/guests", "POST", Content_Type="application/json", Transfer_Encoding="chunked"
    )
    one.send(head + b"1\r\n \r\n" * 30_000 + b"2\r\n{}\r\n0\r\n\r\n")
    assert one.hear_answer().startswith(b"HTTP/1.1 201 ")


# Answers


def test_some_requests_may_wait_for_the_answer_to_another(one: Stranger) -> None:
    one.send(request() * 9 + request(Connection="close"))
    assert one.hear().count(b"HTTP/1.1 200 ") == 10


def test_many_may_not(one: Stranger) -> None:
    one.send(request() * (40 * PIPELINED))
    assert one.hear().count(b"HTTP/1.1 200 ") < 40 * PIPELINED


def test_who_does_not_read_is_let_go(hasty_server: str) -> None:
    with stranger(hasty_server, room=4096) as one:
        one.send(request("/assets/large-Bx3f9a.js"))
        deadline = time.monotonic() + PATIENCE
        while is_held(one) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert b"HTTP/1.1 200 " in one.hear()
        assert len(one.heard) < LARGE


ESTABLISHED = "01"


def is_held(one: Stranger) -> bool:
    """Whether the server holds a connection on to which it has sent more than has been read."""
    port = f":{one.socket.getsockname()[1]:04X}"
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()]
    return any(line[2].endswith(port) and line[3] == ESTABLISHED for line in lines)


def test_a_connection_on_which_nothing_more_is_asked_is_let_go(one: Stranger) -> None:
    one.send(request())
    assert one.hear_answer().startswith(b"HTTP/1.1 200 ")
    assert one.hear() == b""


@pytest.fixture
def no_garbage() -> Iterator[None]:
    """Nobody looks for garbage."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def protocols() -> int:
    """How many connections this process knows of, its servers being threads."""
    return sum(isinstance(one, BoundedHttp) for one in gc.get_objects())


@pytest.mark.parametrize(
    "words",
    [b"", b"GET /" + b"a" * HEAD_BYTES, posting(60_000) + b"{", request(Connection="close")],
    ids=["silent", "line", "body", "answered"],
)
def test_what_has_gone_leaves_nothing_that_must_be_looked_for(
    hasty_server: str, no_garbage: None, words: bytes
) -> None:
    before = protocols()
    for _ in range(4):
        with stranger(hasty_server) as one:
            one.send(words)
            if words:
                one.hear()
    deadline = time.monotonic() + PATIENCE
    while protocols() > before and time.monotonic() < deadline:
        time.sleep(0.1)
    assert protocols() <= before


def test_others_are_answered_meanwhile(hasty_server: str) -> None:
    with crowd(hasty_server, 50) as them, stranger(hasty_server) as other:
        for n, each in enumerate(them):
            each.send(posting(60_000) + b"{" if n % 2 else b"GET /" + b"a" * 40_000)
        other.send(request(Connection="close"))
        assert other.hear().startswith(b"HTTP/1.1 200 ")


def test_who_upgrades_behind_a_stream_leaves_nobody_at_the_table(hasty_server: str) -> None:
    with Client(hasty_server) as client, stranger(hasty_server) as one:
        table = client.new_match()
        path = f"/api/matches/{table.id}"
        one.send(f"GET {path}/events HTTP/1.1\r\nHost: play\r\n\r\n".encode())
        eventually(lambda: watching(client, path) == 1)
        one.send(
            f"GET {path}/live HTTP/1.1\r\nHost: play\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n".encode()
        )
        assert one.ends()
        eventually(lambda: watching(client, path) == 0)


def watching(client: Client, path: str) -> int:
    """How many look on at a match."""
    return int(client.get(f"{path}/room").json()["watching"])
