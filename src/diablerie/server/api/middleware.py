"""Middleware: request limits, body limits, compression, security headers, content security policy."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...page import content_policy
from ...rejection import Rejection
from .client_address import count_request
from .problem_details import Problem, response_to

API = "/api/"

ONE_CLICK = "/api/notices/unsubscribe/"
"""Below it mail programs send forms (RFC 8058), of which nothing is read."""

CONTENT_POLICY = "Content-Security-Policy"

HEADERS = {
    CONTENT_POLICY: content_policy(),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


class SecurityHeaders:
    """Adds the headers that tell browsers what this site never does.

    API answers are not stored, unless they say so themselves.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_protected(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith(API):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self._app(scope, receive, send_protected)


class Compression(GZipMiddleware):
    """Compresses long answers of the API. The page's files lie compressed beside themselves."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        packs = scope["type"] == "http" and scope["path"].startswith(API)
        await (super().__call__ if packs else self.app)(scope, receive, send)


class RequestLimit:
    """Takes so many requests to the API from one address or known person, and no more."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] == "http" and scope["path"].startswith(API):
            try:
                await count_request(HTTPConnection(scope), scope["app"].state.services)
            except Rejection as rejection:
                await response_to(rejection)(scope, receive, send)
                return
        await self._app(scope, receive, send)


class BodyLimit:
    """Takes no body that is larger than a limit, however it is sent, or slower, and none that is not JSON."""

    def __init__(self, app: ASGIApp, limit: int, larger: Mapping[str, int], seconds: float) -> None:
        """Take bodies of up to `limit` bytes, at the addresses in `larger` of so many, within `seconds`."""
        self._app = app
        self._limit = limit
        self._larger = larger
        self._seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        try:
            limit = self._larger.get(scope["path"], self._limit)
            body = await self._read(Headers(scope=scope), receive, limit)
            if not scope["path"].startswith(ONE_CLICK):
                _demand_json(Headers(scope=scope), body)
        except _Gone:
            return
        except Problem as problem:
            await problem.response()(scope, receive, send)
            return
        given = False

        async def receive_again() -> Message:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self._app(scope, receive_again, send)

    async def _read(self, headers: Headers, receive: Receive, limit: int) -> bytes:
        try:
            async with asyncio.timeout(self._seconds):
                return await _read(headers, receive, limit)
        except TimeoutError as error:
            detail = f"a body is to come within {self._seconds:g} s"
            raise Problem(408, "too-slow", detail, headers={"Connection": "close"}) from error


class _Gone(Exception):
    """The client has gone before all of its body had come."""


async def _read(headers: Headers, receive: Receive, limit: int) -> bytes:
    announced = headers.get("content-length", "")
    if announced.isdecimal() and int(announced) > limit:
        raise _too_large(limit)
    body = bytearray()
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise _Gone
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > limit:
            raise _too_large(limit)
    return bytes(body)


def _demand_json(headers: Headers, body: bytes) -> None:
    media_type = headers.get("content-type", "").partition(";")[0].strip().lower()
    if body and media_type != "application/json":
        detail = f"bodies are application/json here, not {media_type or 'unnamed'}"
        raise Problem(415, "not-json", detail, headers={"Accept": "application/json"})


def _too_large(limit: int) -> Problem:
    detail = f"a body has {limit} bytes at most"
    return Problem(413, "too-large", detail, {"limit": limit})
