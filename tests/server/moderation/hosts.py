"""The operator of a server, as a program."""

from __future__ import annotations

from typing import Any

import httpx2

from ..clients import Client

TOKEN = "only the operator knows this one"
WHY = "as the rules of the house have it"


class Host(Client):
    """Whoever has the operator's token."""

    def __init__(self, address: str, token: str | None = TOKEN) -> None:
        super().__init__(address)
        if token is not None:
            self.http.headers["Authorization"] = f"Bearer {token}"

    def ask(self, what: str, **params: Any) -> httpx2.Response:
        return self.http.get(f"/api/operator/{what}", params=params)

    def do(self, what: str, **body: Any) -> httpx2.Response:
        """Do something with a reason."""
        return self.http.post(f"/api/operator/{what}", json={"why": WHY} | body)

    def put(self, what: str, **body: Any) -> httpx2.Response:
        return self.http.put(f"/api/operator/{what}", json={"why": WHY} | body)

    def show(self, who: str) -> dict[str, Any]:
        """What is known of somebody."""
        answer = self.ask("people", who=who)
        assert answer.status_code == 200, answer.text
        person: dict[str, Any] = answer.json()
        return person

    def deeds(self) -> list[dict[str, Any]]:
        """The audit log, the newest first."""
        deeds: list[dict[str, Any]] = self.ask("deeds").json()["deeds"]
        return deeds


def say(client: Client, match: str, text: str, cmd: str) -> httpx2.Response:
    """Say something at a table."""
    return client.http.post(f"/api/matches/{match}/messages", json={"cmd": cmd, "text": text})
