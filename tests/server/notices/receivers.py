"""Where notices arrive: an HTTPS server for push and chat, a mail server, and a browser's keys; all real."""

from __future__ import annotations

import base64
import email
import hashlib
import hmac
import json
import os
import ssl
import threading
import time
from asyncio import Server
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

PATIENCE = 20.0
"""Seconds after which something that should arrive is taken not to."""


@dataclass(frozen=True)
class Arrived:
    """A request that has arrived."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Post:
    """An HTTPS server that takes what comes; `answers`: the statuses to come, then always 201."""

    port: int
    arrived: list[Arrived] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)
    redirect: str = ""

    @property
    def url(self) -> str:
        return f"https://127.0.0.1:{self.port}"

    def wait(self, count: int = 1, path: str = "") -> list[Arrived]:
        """The requests to a path, once there are so many."""
        return waited(lambda: [one for one in self.arrived if one.path.startswith(path)], count)


def waited(look: Callable[[], list[Any]], count: int) -> list[Any]:
    """What a look finds, once there is so much."""
    until = time.monotonic() + PATIENCE
    while len(look()) < count:
        assert time.monotonic() < until, f"{len(look())} of {count} have come"
        time.sleep(0.02)
    return look()


@contextmanager
def post_office(files: tuple[Path, Path]) -> Iterator[Post]:
    """Such a server while it runs."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            post.arrived.append(Arrived(self.path, dict(self.headers), body))
            status = post.answers.pop(0) if post.answers else 201
            self.send_response(status)
            if 300 <= status < 400:
                self.send_header("Location", post.redirect)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*files)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    post = Post(server.server_address[1])
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield post
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Mailbox:
    """What a mail server has been given; `refuses`: by which words it refuses whom it is for."""

    def __init__(self) -> None:
        self.mails: list[tuple[str, Message]] = []
        self.refuses: list[str] = []
        self.encrypted: list[bool] = []

    async def handle_RCPT(  # noqa: N802  # as the library calls it
        self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any
    ) -> str:
        if self.refuses:
            return self.refuses.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.encrypted.append(session.ssl is not None)
        self.mails.append((envelope.rcpt_tos[0], email.message_from_bytes(envelope.content)))
        return "250 taken"

    def wait(self, count: int = 1) -> list[tuple[str, Message]]:
        """What has come, once there is so much."""
        return waited(lambda: self.mails, count)


class AnyPort(Controller):
    """A mail server at any free port: it looks there whether it answers."""

    def _trigger_server(self) -> None:
        assert isinstance(self.server, Server)
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()  # type: ignore[no-untyped-call]  # the library's own


@contextmanager
def mail_server(files: tuple[Path, Path]) -> Iterator[tuple[Mailbox, int]]:
    """A mail server that takes nothing but by STARTTLS, while it runs; its port."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*files)
    box = Mailbox()
    controller = AnyPort(
        box, hostname="127.0.0.1", port=0, tls_context=context, require_starttls=True
    )
    controller.start()
    try:
        yield box, controller.port
    finally:
        controller.stop()


class Browser:
    """A browser that has subscribed to push: its keys, and how it reads what comes (RFC 8291, RFC 8188)."""

    def __init__(self) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    @property
    def keys(self) -> dict[str, str]:
        return {
            "p256dh": unpadded(point_of(self._private.public_key())),
            "auth": unpadded(self._auth),
        }

    def plain(self, body: bytes) -> bytes:
        """What was encrypted, before that."""
        salt, size = body[:16], body[20]
        theirs, sealed = body[21 : 21 + size], body[21 + size :]
        shared = self._private.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        )
        mine = point_of(self._private.public_key())
        secret = derived(self._auth, shared, b"WebPush: info\0" + mine + theirs, 32)
        key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert padded.endswith(b"\2")
        return padded[:-1]

    def read(self, arrived: Arrived) -> dict[str, str]:
        """What a notice says."""
        assert arrived.headers["Content-Encoding"] == "aes128gcm"
        told: dict[str, str] = json.loads(self.plain(arrived.body))
        return told


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256, of one block."""
    pseudorandom = hmac.new(salt, secret, hashlib.sha256).digest()
    return hmac.new(pseudorandom, info + b"\1", hashlib.sha256).digest()[:length]


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def unpadded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def padded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def signed_claims(authorization: str) -> tuple[dict[str, Any], str]:
    """What a server says of itself, its signature checked, and the key it is signed with (RFC 8292)."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(one.strip().split("=", 1) for one in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    raw = padded(signature)
    numbers = (int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), padded(parts["k"]))
    signed = f"{head}.{claims}".encode()
    key.verify(encode_dss_signature(*numbers), signed, ec.ECDSA(hashes.SHA256()))
    told: dict[str, Any] = json.loads(padded(claims))
    return told, parts["k"]
