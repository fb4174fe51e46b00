"""Forwarded headers (X-Forwarded-For, X-Forwarded-Proto): for whom, and over what, a trusted proxy asks."""

from __future__ import annotations

from collections.abc import Iterable

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from ..core.addresses import Networks, spoken_for

SCHEMES = {
    "http": ("http", "ws"),
    "ws": ("http", "ws"),
    "https": ("https", "wss"),
    "wss": ("https", "wss"),
}
"""What a proxy may say it is spoken to by, as the scheme of a request and of a WebSocket."""


class ForwardedHeaders:
    """Takes from the headers of trusted proxies who the client is, and whether the connection to it is safe.

    Addresses of one proxy may be of either family, also where IPv4 comes in over an IPv6 socket.
    """

    def __init__(self, app: ASGIApp, trusted: Iterable[str]) -> None:
        """Believe these addresses and networks. Raises ValueError for what is neither."""
        self._app = app
        self._trusted = Networks(trusted)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        client = scope.get("client")
        if client is not None and client[0] in self._trusted:
            headers = Headers(scope=scope)
            host = spoken_for(client[0], headers.getlist("x-forwarded-for"), self._trusted)
            scope["client"] = (host, client[1] if host == client[0] else 0)
            schemes = SCHEMES.get(_first(headers.get("x-forwarded-proto", "")))
            if schemes is not None:
                scope["scheme"] = schemes[scope["type"] == "websocket"]
        await self._app(scope, receive, send)


def _first(values: str) -> str:
    """What the proxy says to which the client has spoken; those behind it may have added theirs."""
    return values.partition(",")[0].strip().lower()
