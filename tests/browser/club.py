"""A club's web space for tests: a file server with a static site in a folder of it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

PATIENCE = 120_000
"""Milliseconds that Python may take to come and to begin, on a machine with other things to do."""


class FileServer(SimpleHTTPRequestHandler):
    """Files and, for what is missing, the page that lies there for that."""

    club: Club

    def __init__(self, club: Club, *arguments: Any, **options: Any) -> None:
        self.club = club
        super().__init__(*arguments, **options)

    def end_headers(self) -> None:
        if self.club.age is not None:
            self.send_header("Cache-Control", f"max-age={self.club.age}")
        super().end_headers()

    def do_GET(self) -> None:
        self.club.asked.append(self.path)
        # Who has gone elsewhere meanwhile takes no more.
        try:
            super().do_GET()
        except OSError:
            self.close_connection = True

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        found = (Path(self.directory) / "club" / "games" / "404.html").read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(found)))
        self.end_headers()
        self.wfile.write(found)

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


class Club:
    """A club's web space, with the games in a folder of it."""

    def __init__(self, root: Path) -> None:
        self.asked: list[str] = []
        # For how many seconds browsers need not ask again; None: nothing is said, and they guess.
        self.age: int | None = None
        handler = partial(FileServer, self, directory=str(root))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.root = f"http://127.0.0.1:{self._server.server_address[1]}"
        self.url = f"{self.root}/club/games/"

    def close(self) -> None:
        """Serve nothing any more; a second time does nothing."""
        if not self._thread.is_alive():
            return
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


@pytest.fixture
def club(static_site: Path, tmp_path: Path) -> Iterator[Club]:
    """A club that has the games."""
    (tmp_path / "club").mkdir()
    (tmp_path / "club" / "games").symlink_to(static_site)
    club = Club(tmp_path)
    yield club
    club.close()
