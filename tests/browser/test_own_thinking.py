"""Hints for a match on a server, thought of in the browser: the server's, whether or not it is reached."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, WebSocket, expect

import diablerie
from diablerie.wasm import offline
from diablerie.words import speak
from tests.settings import everyday

from .conftest import Complaints
from .local_match import PATIENCE, serving
from .seated import await_engine, board_of

Visitor = Callable[..., BrowserContext]


def say(message: str, **params: Any) -> str:
    return speak("en", message, **params)


@pytest.fixture(scope="module")
def library_url(built_modules: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that hands out all that thinking needs."""
    assert built_modules.is_dir()
    offline.build(Path(diablerie.__file__).parent / "web")
    with serving(tmp_path_factory.mktemp("thinking")) as url:
        yield url


class Beliefs:
    """The positions that came with a belief."""

    def __init__(self, page: Page) -> None:
        self.views: list[dict[str, Any]] = []
        page.on("websocket", self._watch)

    def _watch(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda message: self._hear(str(message)))

    def _hear(self, message: str) -> None:
        for line in message.split("\n"):
            frame = json.loads(line)
            if frame["type"] == "snap" and frame["view"]["belief"] is not None:
                self.views.append(frame["view"])


def begin(page: Page, url: str, game: str) -> str:
    """Begin a match against bots on the server, and wait for the reader's turn; its id."""
    page.goto(url)
    await_engine(page)
    page.locator(f"#{game}").get_by_role("button", name=say("page-play"), exact=True).click()
    expect(page).to_have_url(re.compile(r"/m/[^~]"), timeout=PATIENCE)
    expect(board_of(page)).to_be_visible(timeout=PATIENCE)
    return page.url.rpartition("/")[2]


def advice(page: Page) -> str:
    """What the hint that is asked for says."""
    hint = page.get_by_role("button", name=say("page-hint-short"), exact=True)
    expect(hint).to_have_attribute("aria-disabled", "false", timeout=PATIENCE)
    hint.click()
    told = page.locator(".hint [role=status] p").first
    expect(told).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("button", name=say("page-hint"), exact=True)).to_be_visible(
        timeout=PATIENCE
    )
    return told.inner_text()


@pytest.mark.parametrize("game", everyday(diablerie.games(), "kill-doctor-lucky"))
def test_a_hint_without_a_server_is_the_hint_of_the_server(
    new_context: Visitor, library_url: str, console_errors: Complaints, game: str
) -> None:
    context = new_context(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    page = context.new_page()
    beliefs = Beliefs(page)
    match = begin(page, library_url, game)
    while not beliefs.views:
        page.wait_for_timeout(500)
    view = beliefs.views[-1]
    path = f"{library_url}/api/matches/{match}"
    asked = page.request.post(f"{path}/hint", data={"seat": view["seat"]})
    assert asked.ok, asked.text()
    server = asked.json()
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url))
    page.wait_for_load_state("networkidle")
    context.set_offline(True)
    told = advice(page)
    console_errors.clear()
    assert not any("/hint" in url for url in sent)
    context.set_offline(False)
    page.reload()
    console_errors.clear()
    page.get_by_role("button", name=say("page-counsel"), exact=True).wait_for()
    assert server["complete"]
    page.route("**/engine/offline.json", lambda route: route.abort())
    page.route("**/api/engine", lambda route: route.abort())
    assert advice(page) == told
    assert any(url.endswith("/hint") for url in sent)
    console_errors.clear()


@pytest.mark.soak
def test_chances_of_all_moves_are_reckoned_here(new_context: Visitor, library_url: str) -> None:
    context = new_context(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    page = context.new_page()
    beliefs = Beliefs(page)
    begin(page, library_url, "doctor-faust")
    while not beliefs.views:
        page.wait_for_timeout(500)
    page.get_by_role("button", name=say("page-counsel"), exact=True).click()
    page.get_by_role("button", name=say("counsel-chances"), exact=True).click()
    expect(page.get_by_text(say("counsel-chances-doc"))).to_be_visible(timeout=PATIENCE)
    assert re.search(r"\d+\s?%", page.locator(".acts .chance").first.inner_text())
