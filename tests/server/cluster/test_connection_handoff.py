"""Connections that one process passes to another: whole, once, and between two requests only."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote, urlsplit

import pytest

from diablerie.server.cluster.sharding import Home

from ..clients import PATIENCE, Client, Table
from ..zygote import Server, zygote

COUNT = 2
PIECE = 0.05
"""Seconds between two pieces of a request."""

TIMES = 4
"""So many connections hardly ever all come to the same of two processes."""

STATUS = re.compile(rb"HTTP/1\.1 (\d{3}) ")
ID = re.compile(rb'"id":"([^"]+)"')


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with zygote() as forge:
        file = tmp_path_factory.mktemp("shared") / "matches.sqlite3"
        yield forge.serve(file, processes=COUNT, body_limit=2000)


@pytest.fixture(scope="module")
def tables(server: Server) -> Iterator[list[Table]]:
    """A match in each process."""
    with Client(server.address) as client:
        found: dict[int, Table] = {}
        while len(found) < COUNT:
            table = client.new_match()
            found[Home(Path(), 0, COUNT).of(table.id)] = table
        yield list(found.values())


@contextmanager
def line(server: Server) -> Iterator[socket.socket]:
    parts = urlsplit(server.address)
    with socket.create_connection((parts.hostname, parts.port), timeout=PATIENCE) as connection:
        yield connection


def wish(path: str, *headers: str, method: str = "GET") -> bytes:
    lines = (f"{method} {path} HTTP/1.1", "Host: here", *headers, "", "")
    return "\r\n".join(lines).encode()


def answers(connection: socket.socket, wait: float = 1.0) -> bytes:
    """All that comes until nothing has come for a while."""
    connection.settimeout(wait)
    received = b""
    try:
        while more := connection.recv(65536):
            received += more
    except TimeoutError:
        pass
    connection.settimeout(PATIENCE)
    return received


def test_a_request_that_comes_in_pieces_is_passed_on_whole(
    server: Server, tables: list[Table]
) -> None:
    for table in tables * TIMES:
        text = wish(table.path)
        with line(server) as connection:
            for end in (1, 9, 20, len(text) - 1):
                connection.sendall(text[:end])
                text = text[end:]
                time.sleep(PIECE)
            connection.sendall(text)
            received = answers(connection, 0.3)
        assert STATUS.findall(received) == [b"200"]
        assert ID.findall(received)[0].decode() == table.id


def test_a_body_that_comes_later_follows(server: Server, tables: list[Table]) -> None:
    for table in tables * TIMES:
        body = b'{"cmd":"c","seat":0,"expect":1,"action":"nonsense"}'
        headers = (f"Content-Length: {len(body)}", "Content-Type: application/json")
        with line(server) as connection:
            connection.sendall(wish(f"{table.path}/actions", *headers, method="POST"))
            time.sleep(PIECE)
            connection.sendall(body[:10])
            time.sleep(PIECE)
            connection.sendall(body[10:])
            received = answers(connection, 0.3)
        # Whoever asks has no seat; that he is told so shows that all of it has been read.
        assert STATUS.findall(received) == [b"403"]


def test_a_name_written_otherwise_is_the_same_match(server: Server, tables: list[Table]) -> None:
    for table in tables * TIMES:
        disguised = "/api/matches/" + "".join(f"%{ord(letter):02x}" for letter in table.id)
        with line(server) as connection:
            connection.sendall(wish(disguised))
            received = answers(connection, 0.3)
        assert STATUS.findall(received) == [b"200"], quote(table.id)


def test_what_is_in_a_body_is_no_request(server: Server, tables: list[Table]) -> None:
    """Else who shares a proxy's connection with others could have them answered what he likes."""
    first, second = tables
    hidden = wish(second.path, "X-Hidden: yes")
    for table in (first, second) * TIMES:
        length = 50_000
        headers = (f"Content-Length: {length}", "Content-Type: application/json")
        with line(server) as connection:
            connection.sendall(wish(f"{table.path}/actions", *headers, method="POST"))
            refused = answers(connection, 0.3)
            assert STATUS.findall(refused) == [b"413"]
            connection.sendall(hidden)
            assert answers(connection, 0.3) == b""


def test_requests_sent_without_waiting_are_answered_or_refused_in_order(
    server: Server, tables: list[Table]
) -> None:
    first, second = tables
    for one, other in [(first, second), (second, first)] * TIMES:
        with line(server) as connection:
            connection.sendall(wish(one.path) + wish(other.path))
            received = answers(connection, 0.3)
        assert STATUS.findall(received) == [b"200", b"503"]
        assert ID.findall(received)[0].decode() == one.id


def test_what_is_no_request_is_refused(server: Server) -> None:
    for nonsense in (b"nonsense\r\n\r\n", b"GET /api/matches/x HTTP/9.9\r\n\r\n", b"x" * 20_000):
        with line(server) as connection:
            connection.sendall(nonsense)
            assert STATUS.findall(answers(connection, 0.3))[:1] == [b"400"]
