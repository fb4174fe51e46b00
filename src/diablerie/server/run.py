"""Running the server in this process, until it is told to stop."""

from __future__ import annotations

import logging
import signal
import socket
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import uvicorn
from fastapi import FastAPI

from .app import create_app
from .settings import Settings

PATIENCE = 5
"""Seconds that connections get to end by themselves when the server stops."""


def run_server(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: Path | None = None,
    *,
    open_browser: bool = False,
    announce: Callable[[str], None] | None = None,
    settings: Settings | None = None,
) -> None:
    """Serve the page and the API until SIGINT or SIGTERM. To be called in the main thread.

    `port` 0 takes any free one; `announce` is told the address once the server answers. `database`
    goes before that of `settings`. Raises OSError if the port is taken.
    """
    settings = settings or Settings()
    if database is not None:
        settings = replace(settings, database=database)
    listener = listen(host, port)
    address = address_of(host, listener.getsockname()[1])

    def ready() -> None:
        if announce is not None:
            announce(address)
        if open_browser:
            webbrowser.open(address)

    with _stopping_quietly():
        PageServer(create_app(settings), settings, ready).run(sockets=[listener])


@contextmanager
def _stopping_quietly() -> Iterator[None]:
    """Take SIGTERM like SIGINT, and both for what they are: the ordinary way to stop a server.

    Uvicorn raises a signal once more when it has shut down.
    """
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with suppress(KeyboardInterrupt):
            yield
    finally:
        signal.signal(signal.SIGTERM, before)


class PageServer(uvicorn.Server):
    """Uvicorn, telling when it answers, and ending event streams when it stops."""

    def __init__(self, app: FastAPI, settings: Settings, ready: Callable[[], None]) -> None:
        """Prepare to serve `app`; `ready` is called once it answers."""
        config = uvicorn.Config(
            app,
            log_level=logging.WARNING,
            ws_max_size=settings.body_limit,
            timeout_graceful_shutdown=PATIENCE,
            server_header=False,
        )
        super().__init__(config)
        self._page = app
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the application, then begin to listen."""
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End what would never end by itself, then stop."""
        self._page.state.house.close_streams()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """A socket at an address; `port` 0 takes any free one. Raises OSError if it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    return listener


def address_of(host: str, port: int) -> str:
    """Where a browser on this machine finds a server that listens on `host`."""
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"
