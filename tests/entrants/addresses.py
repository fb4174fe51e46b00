"""Addresses at which programs play, well or badly: real servers on this machine."""

from __future__ import annotations

import json
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

Answer = dict[str, Any]


def first_legal(asked: Answer) -> Answer:
    """Does the first thing that is legal."""
    if asked["cmd"] == "enter":
        return {"id": asked["id"], "name": "first"}
    return {"id": asked["id"], "action": asked["view"]["legal"][0]}


@contextmanager
def served(
    answer: Callable[[Answer], Answer],
    certificate: tuple[Path, Path] | None = None,
    heard: list[bytes] | None = None,
) -> Iterator[int]:
    """A server that answers so; its port. `heard`: the bodies of requests are added there."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            if heard is not None:
                heard.append(body)
            answered = json.dumps(answer(json.loads(body))).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(answered)))
            self.end_headers()
            self.wfile.write(answered)

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002  # as the library has it
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    server.block_on_close = False
    if certificate is not None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(*certificate)
        server.socket = context.wrap_socket(server.socket, server_side=True)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@contextmanager
def raw(content: bytes, then: bytes = b"", pause: float = 0.0) -> Iterator[int]:
    """A server that reads a request and sends some bytes, `then` others again and again; its port."""
    listener = socket.create_server(("127.0.0.1", 0))
    over = threading.Event()

    def serve() -> None:
        while not over.is_set():
            try:
                connection, _ = listener.accept()
            except OSError:
                return
            threading.Thread(target=send, args=[connection], daemon=True).start()

    def send(connection: socket.socket) -> None:
        with connection:
            try:
                connection.recv(1 << 20)
                connection.sendall(content)
                while then and not over.is_set():
                    connection.sendall(then)
                    time.sleep(pause)
            except OSError:
                return

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    try:
        yield listener.getsockname()[1]
    finally:
        over.set()
        listener.shutdown(socket.SHUT_RDWR)
        listener.close()
        thread.join()
