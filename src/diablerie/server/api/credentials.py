"""Credentials in HTTP: the bearer token, and the session cookie and its flags."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ..accounts.identity import Credential
from ..accounts.sessions import digest

COOKIE = "diablerie_guest"
LIFETIME = 400 * 24 * 3600
"""Seconds a browser keeps the cookie; browsers allow no more."""


def credential_of(connection: HTTPConnection) -> Credential | None:
    """By what somebody asks to be known: a bearer token goes before a cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return Credential(digest(token.strip()), is_bearer=True)
    cookie = connection.cookies.get(COOKIE)
    return None if cookie is None else Credential(digest(cookie), is_bearer=False)


def set_cookie(connection: HTTPConnection, response: Response, token: str) -> None:
    """Have a browser remember its token, out of reach of scripts and of other sites."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=LIFETIME,
        secure=connection.scope["scheme"] in ("https", "wss"),
        httponly=True,
        samesite="lax",
    )


def drop_cookie(response: Response) -> None:
    """Have a browser forget its token."""
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")


SIGN_IN_COOKIE = "diablerie_sign_in"
SIGN_IN_PATH = "/api/sign-in"
"""Where a browser shows the cookie by which a sign-in that it has begun is known, and nowhere else."""


def set_sign_in_cookie(
    connection: HTTPConnection, response: Response, token: str, seconds: int
) -> None:
    """Have a browser remember for a while that it has begun to sign in by a provider."""
    response.set_cookie(
        SIGN_IN_COOKIE,
        token,
        max_age=seconds,
        path=SIGN_IN_PATH,
        secure=connection.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )


def drop_sign_in_cookie(response: Response) -> None:
    """Have a browser forget it."""
    response.delete_cookie(SIGN_IN_COOKIE, path=SIGN_IN_PATH, httponly=True, samesite="lax")
