"""Matches begun, looked at and played by program, past the page, and what the server has sent to a page."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

from playwright.sync_api import Page, WebSocket

PERSON = {"kind": "person"}

_commands = count(1)


def bot(level: str = "greedy") -> dict[str, str]:
    return {"kind": "bot", "level": level}


def begin(page: Page, *seats: dict[str, str], game: str, **options: Any) -> str:
    """Begin a match whose people sit at this browser; its address."""
    wish = {"game": game, "seats": seats, "options": options}
    response = page.request.post("/api/matches", data=json.dumps(wish), headers=JSON)
    assert response.status == 201, response.text()
    return f"/m/{response.json()['id']}"


JSON = {"Content-Type": "application/json"}


def look(page: Page, address: str, seat: int | None = None) -> dict[str, Any]:
    """The position as a seat, or a spectator, may know it: `v` and `view`."""
    asked: dict[str, str | float | bool] = {} if seat is None else {"seat": seat}
    response = page.request.get(f"/api/matches{address.removeprefix('/m')}", params=asked)
    position: dict[str, Any] = response.json()
    return position


def act(page: Page, address: str, *actions: str) -> None:
    """Have whoever of this browser is to move act, past the page."""
    for action in actions:
        act_on(page, address, look(page, address), action)


def act_on(page: Page, address: str, position: dict[str, Any], action: str) -> None:
    """Have whoever is to move in a position, as one has just looked at it, act past the page."""
    seat = position["view"]["state"]["to_play"]
    command = {"cmd": f"past-{next(_commands)}", "expect": position["v"], "seat": seat}
    response = page.request.post(
        f"/api/matches{address.removeprefix('/m')}/actions",
        data=json.dumps({**command, "action": action}),
        headers=JSON,
    )
    assert response.ok, response.text()


class Frames(list[dict[str, Any]]):
    """What the server has sent to a page."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._take)

    def _take(self, message: str | bytes) -> None:
        text = message if isinstance(message, str) else message.decode()
        self.extend(json.loads(line) for line in text.split("\n"))

    @property
    def views(self) -> list[dict[str, Any]]:
        return [frame["view"] for frame in self if "view" in frame]

    @property
    def events(self) -> list[dict[str, Any]]:
        return [frame["event"] for frame in self if frame.get("event")]

    @property
    def hands(self) -> set[int]:
        """The seats whose cards the page was told."""
        hands = [view["state"]["hands"] for view in self.views]
        return {seat for each in hands for seat, hand in enumerate(each) if hand is not None}
