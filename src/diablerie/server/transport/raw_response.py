"""Raw responses: answers written to a connection on which no request has come to the application."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING

from ..api.middleware import HEADERS

if TYPE_CHECKING:
    from starlette.responses import Response


def raw_response(response: Response) -> bytes:
    """A response as HTTP/1.1 has it, the last on its connection."""
    status = HTTPStatus(response.status_code)
    lines = [f"HTTP/1.1 {status.value} {status.phrase}".encode()]
    lines += [b"%s: %s" % header for header in response.raw_headers]
    lines += [f"{name}: {value}".encode() for name, value in HEADERS.items()]
    return b"\r\n".join((*lines, b"connection: close", b"", bytes(response.body)))
