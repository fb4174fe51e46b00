"""Connections passed from one process of a server to another: to where the match is at home they ask for.

A connection goes from hand to hand between two requests, with the bytes of the next one; what is
answered is answered by whoever has it. So it is no matter to which process a browser, or a proxy that
keeps its connections, happened to connect.
"""

from __future__ import annotations

import asyncio
import re
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ..api.problem_details import unavailable
from .sharding import BEGINNING, HEADER, KINDS, Home, Kind

REQUEST_LINE = re.compile(rb"([A-Z]+) ([^ ?]+)\??([^ ]*) HTTP/1\.[01]\r\n")

LONGEST_LINE = 8192
"""Bytes of a request after which it is not waited for the end of its first line any more."""

Heard = Callable[[Kind, str], None]
"""Told what another process lets this one know."""


class PassingProtocol(HttpToolsProtocol):
    """Uvicorn's HTTP, passing on what is for another process. `first`: bytes that were passed on with it."""

    def __init__(self, *arguments: Any, home: Home, first: bytes = b"", **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._home = home
        self._first = first
        self._beginning = b""
        self._incomplete = 0

    # Narrower than asyncio's, as uvicorn's own is.
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a new connection, or one that has been passed on."""
        super().connection_made(transport)
        if self._first:
            super().data_received(self._first)

    def data_received(self, data: bytes) -> None:
        """Take what has come, unless a request begins with it that is for another process."""
        if not self._is_between_requests:
            super().data_received(data)
            return
        data = self._beginning + data
        if b"\r\n" not in data and len(data) < LONGEST_LINE:
            self._beginning = data
            return
        self._beginning = b""
        if not self._passed_on(data):
            super().data_received(data)

    def on_message_begin(self) -> None:
        """Take note that a request begins."""
        self._incomplete += 1
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """Take note that all of a request has come."""
        self._incomplete -= 1
        super().on_message_complete()

    @property
    def _is_between_requests(self) -> bool:
        return not self._incomplete and (self.cycle is None or self.cycle.response_complete)

    def _passed_on(self, data: bytes) -> bool:
        """Give the connection to the process that a request is for; False if it stays here."""
        line = REQUEST_LINE.match(data)
        if line is None or self.transport.get_write_buffer_size():
            return False
        number = self._home.wanted(*(part.decode("latin-1") for part in line.groups()))
        if number == self._home.number:
            return False
        file = self.transport.get_extra_info("socket").fileno()
        try:
            self._home.pass_on(number, "connection", data, file)
        except OSError:
            return False
        self._unset_keepalive_if_required()
        self.transport.close()
        return True


class AtHome:
    """Sends away whoever asks here for what is at home in another process, and could not be passed on."""

    def __init__(self, app: ASGIApp, home: Home) -> None:
        self._app = app
        self._home = home

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] in ("http", "websocket") and not self._is_home(scope):
            problem = unavailable()
            problem.headers = {**(problem.headers or {}), "Connection": "close"}
            await problem.response()(scope, receive, send)
            return
        await self._app(scope, receive, send)

    def _is_home(self, scope: Scope) -> bool:
        asked = scope.get("method", "GET"), scope["path"]
        # What is drawn by lot has been drawn.
        if asked == BEGINNING:
            return True
        return (
            self._home.wanted(*asked, scope["query_string"].decode("latin-1")) == self._home.number
        )


class Door:
    """Where a process takes what others pass it."""

    def __init__(self, home: Home, protocol: Callable[..., asyncio.Protocol], heard: Heard) -> None:
        """`protocol` makes what serves a connection, with its `first` bytes; `heard` is told the rest."""
        self._loop = asyncio.get_running_loop()
        self._protocol = protocol
        self._heard = heard
        self._tasks: set[asyncio.Task[None]] = set()
        address = home.door(home.number)
        # Whoever had this number before may have died and left it.
        Path(address).unlink(missing_ok=True)
        self._listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._listener.bind(address)
        self._listener.listen(socket.SOMAXCONN)
        threading.Thread(target=self._listen, name="door", daemon=True).start()

    def close(self) -> None:
        """Take nothing more."""
        with suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()

    def _listen(self) -> None:
        with suppress(OSError, RuntimeError):  # closed, or the loop is
            while True:
                caller, _ = self._listener.accept()
                with caller:
                    kind, content, files = _message(caller)
                    self._loop.call_soon_threadsafe(self._take, kind, content, files)

    def _take(self, kind: Kind | None, content: bytes, files: list[int]) -> None:
        connections = [socket.socket(fileno=file) for file in files]
        if kind is not None and kind != "connection":
            self._heard(kind, content.decode())
        elif kind is not None and connections:
            task = self._loop.create_task(self._serve(connections[0], content))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _serve(self, connection: socket.socket, first: bytes) -> None:
        connection.setblocking(False)
        with suppress(OSError):
            await self._loop.connect_accepted_socket(
                partial(self._protocol, first=first), connection
            )


def _message(caller: socket.socket) -> tuple[Kind | None, bytes, list[int]]:
    """What one process passes another, with file numbers; of no kind if it is not whole."""
    received, files, _, _ = socket.recv_fds(caller, 2**16, 1)
    while more := caller.recv(2**16):
        received += more
    if len(received) < HEADER.size:
        return None, b"", files
    kind, size = HEADER.unpack_from(received)
    content = received[HEADER.size :]
    return (KINDS[kind] if len(content) == size else None), content, files
