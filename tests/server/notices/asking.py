"""How people ask to be called back."""

from __future__ import annotations

from typing import Any

import httpx2

from ..clients import Client, Table
from ..gathered import to_play
from .receivers import Browser, Post


def ask(client: Client, kind: str, address: str, **more: Any) -> httpx2.Response:
    """Ask to be told somewhere."""
    body = {"kind": kind, "address": address, **more}
    return client.http.post("/api/me/notices/targets", json=body)


def subscribe(client: Client, post: Post, path: str = "/push", **more: Any) -> Browser:
    """Have a client told by push; the browser that reads it."""
    browser = Browser()
    ask(client, "push", post.url + path, keys=browser.keys, **more).raise_for_status()
    return browser


def wish(client: Client, **wishes: Any) -> httpx2.Response:
    """Ask to be told otherwise."""
    every = ["turn", "begun", "over", "rematch", "asked"]
    return client.http.put("/api/me/notices", json={"language": "en", "occasions": every} | wishes)


def targets(client: Client) -> list[dict[str, Any]]:
    """Where a client is told."""
    found: list[dict[str, Any]] = client.get("/api/me/notices").json()["targets"]
    return found


def pass_turn(table: Table) -> None:
    """Have a client act for who is to move until it is another's turn."""
    seat = to_play(table)
    while to_play(table) == seat:
        table.play(table.read(seat)["view"]["state"]["legal"][0])
