"""What everything that the HTTP API refuses has in common."""

from __future__ import annotations

from typing import Any

import httpx2


def problem(response: httpx2.Response, status: int) -> dict[str, Any]:
    """The problem document of a response, checked for what every one has."""
    assert response.status_code == status, response.text
    assert response.headers["Content-Type"] == "application/problem+json"
    document: dict[str, Any] = response.json()
    assert document["status"] == status
    assert document["title"]
    assert document["detail"]
    assert document["type"] == f"urn:diablerie:problem:{document['reason']}"
    return document
