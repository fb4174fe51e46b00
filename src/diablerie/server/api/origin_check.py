"""Origin check (CSRF): pages of other sites do not act here."""

from __future__ import annotations

from fastapi import Depends
from starlette.requests import HTTPConnection

from ...rejection import Rejection
from ..core.addresses import origin_or_none
from .dependencies import TheServices


def demand_own_origin(connection: HTTPConnection, services: TheServices) -> None:
    """Raise Rejection forbidden if a browser asks on behalf of another site's page.

    Browsers name the page's origin with every WebSocket and unsafe request; programs need not.
    """
    named = connection.headers.get("origin")
    if named is None:
        return
    origin = origin_or_none(named)
    if origin is not None and (
        origin.is_at(connection.headers.get("host", ""))
        or origin in map(origin_or_none, services.settings.origins)
    ):
        return
    raise Rejection("forbidden", "other-origin", f"pages of {named} may not use this server")


OWN_PAGE = Depends(demand_own_origin)
"""The dependency of every route that changes something."""
