"""Matches on this machine, for tests: who hands out the library, a page that has fetched it, what is kept."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, Page, Request, expect

import diablerie
from diablerie.local import LocalServer
from diablerie.words import speak

from .conftest import HURRIED, serve

HERE = "try { localStorage.setItem('diablerie-where', 'here'); } catch {}"
"""A script for the page of somebody who has chosen to play on this machine."""

PATIENCE = 120_000
"""Milliseconds that the library may take to come, on a machine with other things to do."""

READ = """
    async () => {
        const opened = indexedDB.open('diablerie');
        await new Promise((done) => (opened.onsuccess = done));
        const all = opened.result.transaction('matches').objectStore('matches').getAll();
        await new Promise((done) => (all.onsuccess = done));
        opened.result.close();
        return all.result;
    }
"""

PUT = """
    async (match) => {
        const opened = indexedDB.open('diablerie', 1);
        opened.onupgradeneeded = () => {
            opened.result.createObjectStore('matches', { keyPath: 'id' });
            opened.result.createObjectStore('roles');
        };
        await new Promise((done) => (opened.onsuccess = done));
        const change = opened.result.transaction('matches', 'readwrite');
        change.objectStore('matches').put(match);
        await new Promise((done) => (change.oncomplete = done));
        opened.result.close();
        localStorage.setItem('diablerie-matches-here', 'yes');
    }
"""

MOST_MATCHES = 20

Asking = dict[str, Any]


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address of a server that hands out the library, while it is there."""
    server = serve(folder, HURRIED)
    try:
        yield next(server)
    finally:
        server.close()


def fetch_library(page: Page, url: str, game: str, language: str = "en") -> None:
    """On the front page, choose to play on this machine, and fetch what that needs."""
    page.goto(url)
    card = page.locator(f"#{game}")
    card.get_by_role("button", name=speak(language, "page-places")).click()
    card.get_by_text(speak(language, "local-where-here"), exact=True).click()
    card.get_by_role("button", name=speak(language, "local-library-fetch")).first.click()
    there = card.get_by_text(speak(language, "local-library-there")).first
    expect(there).to_be_visible(timeout=PATIENCE)


def kept(page: Page) -> list[dict[str, Any]]:
    """What this browser keeps."""
    found: list[dict[str, Any]] = page.evaluate(READ)
    return found


def keep(page: Page, match: dict[str, Any]) -> None:
    """Have this browser keep a match that was played elsewhere."""
    page.evaluate(PUT, match)


PLAIN = ("go:", "stop", "place:")
"""How actions begin that are no part of a longer piece of work."""


def played(game: str, seats: list[Asking], actions: int, **options: Any) -> dict[str, Any]:
    """A match on this machine after so many actions by people, as the page keeps it; bots do theirs."""
    server = LocalServer()
    asked = {"game": game, "seats": seats, "options": options}
    begun = server.answer("POST", "/api/matches", json.dumps(asked))
    assert begun.status == 201, begun.body
    match = json.loads(begun.body)["id"]
    server.answer("PUT", f"/api/matches/{match}/bot-pace", json.dumps({"seconds": 0}))
    line = server.open(match, None)
    random = Random(5)
    for number in range(actions):
        while server.wait() is not None:
            server.work()
        seat = _to_play(server, match)
        if seat is None:
            break
        position = json.loads(server.answer("GET", f"/api/matches/{match}?seat={seat}").body)
        legal = position["view"]["state"]["legal"]
        action = random.choice([each for each in legal if each.startswith(PLAIN)] or legal)
        wanted = {"cmd": f"past-{number}", "seat": seat, "expect": position["v"], "action": action}
        done = server.answer("POST", f"/api/matches/{match}/actions", json.dumps(wanted))
        assert done.status == 200, done.body
    server.close(line)
    document = server.take_changes()[match]
    listed = json.loads(server.answer("GET", "/api/me/matches").body)["matches"][0]
    return {"id": match, "game": game, "listed": listed, "document": document}


def running(game: str, seats: list[Asking], actions: int, **options: Any) -> dict[str, Any]:
    """The same of a match that is not over by then: the cards are others each time."""
    for _ in range(MOST_MATCHES):
        match = played(game, seats, actions, **options)
        if match["listed"]["status"] == "running":
            return match
    raise AssertionError(f"{game} is always over after {actions} actions")


def _to_play(server: LocalServer, match: str) -> int | None:
    position = json.loads(server.answer("GET", f"/api/matches/{match}").body)
    seat: int | None = position["view"]["state"]["to_play"]
    return seat


class Overheard(list[str]):
    """What a browser's pages ask for once they are there: `GET /path`, and `WS address`."""

    def __init__(self, context: BrowserContext) -> None:
        super().__init__()
        context.on("request", self._hear)
        context.on("page", self._watch)

    def _hear(self, request: Request) -> None:
        if request.is_navigation_request():
            return
        path = "/" + request.url.split("/", 3)[-1]
        self.append(f"{request.method} {path}")

    def _watch(self, page: Page) -> None:
        page.on("websocket", lambda socket: self.append(f"WS {socket.url}"))

    @property
    def of_matches(self) -> list[str]:
        """What tells of a match, or has something done."""
        return [
            asked
            for asked in self
            if not asked.startswith("GET ") or "/api/matches" in asked or "~" in asked
        ]


def titles() -> list[str]:
    """What the games are called."""
    return [diablerie.describe(game).title for game in diablerie.games()]


Visitor = Callable[..., BrowserContext]
