"""Guests: people and programs without an account, known by a secret token that only they hold."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from .live import now
from .problems import Problem
from .store import Guest, Store

COOKIE = "diablerie_guest"
TOKEN_BYTES = 32
LIFETIME = 400 * 24 * 3600
"""Seconds a browser keeps the cookie; browsers allow no more."""
REMEMBERED = 4096
"""How many guests are looked up in memory instead of in the database."""


class Guests:
    """Who is asking. Only the SHA-256 of a token is kept, so the database gives no one away."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Guest] = OrderedDict()

    async def welcome(self) -> tuple[Guest, str]:
        """A new guest, and the token to be known by."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        return await self._store.add_guest(_digest(token), now()), token

    async def who(self, connection: HTTPConnection) -> Guest | None:
        """The guest who asks, by bearer token or cookie; None if there is neither.

        A cookie nobody knows counts for nothing, for browsers keep them longer than databases live.
        Raises Problem 401 for a bearer token nobody knows.
        """
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            guest = await self._find(token.strip())
            if guest is None:
                headers = {"WWW-Authenticate": "Bearer"}
                raise Problem(401, "unknown-token", "nobody has this token", headers=headers)
            return guest
        cookie = connection.cookies.get(COOKIE)
        return None if cookie is None else await self._find(cookie)

    async def _find(self, token: str) -> Guest | None:
        digest = _digest(token)
        guest = self._known.get(digest) or await self._store.guest(digest)
        if guest is not None:
            self._known[digest] = guest
            self._known.move_to_end(digest)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return guest


def set_cookie(connection: HTTPConnection, response: Response, token: str) -> None:
    """Have a browser remember its token, out of reach of scripts and of other sites."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=LIFETIME,
        secure=connection.url.scheme in ("https", "wss"),
        httponly=True,
        samesite="lax",
    )


def demand_own_origin(connection: HTTPConnection, allowed: tuple[str, ...]) -> None:
    """Raise Problem 403 if a browser asks on behalf of another site's page.

    Browsers name the page's origin with every WebSocket and unsafe request; programs need not.
    """
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return
    if urlsplit(origin).netloc != connection.headers.get("host"):
        raise Problem(403, "other-origin", f"pages of {origin} may not use this server")


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogateescape")).hexdigest()
