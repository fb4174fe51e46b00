"""A connection on which nothing was asked for a while serves again, and holds up no end."""

from __future__ import annotations

import time
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

from . import fleets

QUIET = 6
"""Seconds: longer than servers such as this keep a connection if nothing is said of it."""


def test_what_is_asked_on_a_connection_that_was_idle_is_answered(tmp_path: Path) -> None:
    with fleets.server(tmp_path / "matches.sqlite3") as server:
        connection = HTTPConnection(urlsplit(server.said).netloc)
        connection.connect()
        line = connection.sock
        for pause in (0, QUIET):
            time.sleep(pause)
            connection.request("GET", "/api/status")
            answer = connection.getresponse()
            answer.read()
            assert answer.status == 200
        assert connection.sock is line
        server.tell_to_stop()
        assert server.wait(30) == 0
        connection.close()
