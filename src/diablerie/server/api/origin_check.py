"""Origin check (CSRF): pages of other sites do not act here."""

from __future__ import annotations

from urllib.parse import urlsplit

from fastapi import Depends
from starlette.requests import HTTPConnection

from ..errors import Rejection
from .dependencies import TheServices


def demand_own_origin(connection: HTTPConnection, services: TheServices) -> None:
    """Raise Rejection forbidden if a browser asks on behalf of another site's page.

    Browsers name the page's origin with every WebSocket and unsafe request; programs need not.
    """
    origin = connection.headers.get("origin")
    if origin is None or origin in services.settings.origins:
        return
    if urlsplit(origin).netloc != connection.headers.get("host"):
        raise Rejection("forbidden", "other-origin", f"pages of {origin} may not use this server")


OWN_PAGE = Depends(demand_own_origin)
"""The dependency of every route that changes something."""
