"""Takes pictures of scenes: several browsers at once, before one server with the same database every time."""

from __future__ import annotations

import multiprocessing
import os
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.browser.conftest import CHROMIUM_NAMES, PROMPT, QUIET, serve

from diablerie.page import PAGE
from diablerie.server.api.credentials import COOKIE
from diablerie.wasm import modules, offline

from . import stage
from .moments import BEGUN
from .scenes import SCENES, Scene, settle

SITE = "http://diablerie.localhost"
"""The address that pages show, whatever port the server has found."""

HEIGHTS = {390: 844, 1280: 800, 2560: 1440}
THEMES = ("dark", "light")
TELEPHONE = 700
"""Up to how many pixels a screen is touched."""

LONGEST = 3000
"""How many pixels of a long page are shown."""

WHOLE = """() => {
    const root = document.documentElement;
    root.style.fontSize = getComputedStyle(root).fontSize;
    return [innerWidth, Math.max(innerHeight, root.scrollHeight)];
}"""
"""The width of a page, and how high it is. Its letters would grow with the window."""

SAME_FOR_ALL = (
    "--force-color-profile=srgb",
    "--hide-scrollbars",
    "--disable-lcd-text",
    # What is painted anew in part has other edges than what is painted at once.
    "--disable-partial-raster",
    "--disable-checker-imaging",
)

PRELUDE = """
from datetime import datetime
from functools import partial
from pathlib import Path
import uvicorn
from diablerie import server
from diablerie.server.accounts import identity
from diablerie.server.library import lobby
server.Settings = partial(server.Settings, page=Path({page!r}), tick=1e9, mercy=1e9, table_lifetime=1e12)
uvicorn.Config = partial(uvicorn.Config, date_header=False)
lobby.now = identity.now = lambda: datetime.fromisoformat({now!r})
"""
"""The server serves a copy of the page, which no build changes meanwhile, and for it no time passes."""


@dataclass(frozen=True)
class Order:
    """Which pictures are wanted, and where they go."""

    scenes: tuple[str, ...]
    widths: tuple[int, ...]
    themes: tuple[str, ...]
    folder: Path
    page: Path = PAGE
    """The built page."""


def take(order: Order, browsers: int) -> list[str]:
    """Take the pictures in `order` with so many browsers at once; what went wrong, a line each."""
    with tempfile.TemporaryDirectory() as scratch, _served(Path(scratch), order) as url:
        turns = [(title, order, url) for title in order.scenes]
        with multiprocessing.get_context("spawn").Pool(browsers, _open_eyes) as pool:
            troubles = pool.imap_unordered(_take_scene, turns)
            return [trouble for trouble in troubles if trouble]


@contextmanager
def _served(folder: Path, order: Order) -> Iterator[str]:
    page = folder / "page"
    shutil.copytree(order.page, page)
    wanted = [scene for scene in SCENES if scene.title in order.scenes]
    if any(scene.here for scene in wanted):
        modules.build(tell=lambda game: print(f"making {game}'s module"))
        offline.build(page)
    needs = (scene.needs for scene in wanted)
    stage.build(folder / "matches.sqlite3", frozenset[str]().union(*needs))
    prelude = PRELUDE.format(page=str(page), now=BEGUN.isoformat())
    yield from serve(folder, 0.0, prelude)


# In each browser's own process

_eyes: dict[str, Any] = {}


def _open_eyes() -> None:
    _eyes["playwright"] = sync_playwright().start()


def _browser(port: str) -> Browser:
    if "browser" not in _eyes:
        named = os.environ.get("DIABLERIE_CHROMIUM")
        found = named or next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
        rules = f"--host-resolver-rules=MAP diablerie.localhost 127.0.0.1:{port}"
        _eyes["browser"] = _eyes["playwright"].chromium.launch(
            executable_path=found, args=[*QUIET, *SAME_FOR_ALL, rules]
        )
    browser: Browser = _eyes["browser"]
    return browser


def _take_scene(turn: tuple[str, Order, str]) -> str:
    title, order, url = turn
    scene = next(scene for scene in SCENES if scene.title == title)
    try:
        for width in order.widths:
            with _visit(_browser(url.rpartition(":")[2]), width, scene.who) as context:
                _show(context.new_page(), scene, order, width)
    except Exception as error:  # noqa: BLE001 - the others are taken all the same
        return f"{title}: {error}"
    return ""


@contextmanager
def _visit(browser: Browser, width: int, who: stage.Who) -> Iterator[BrowserContext]:
    small = width <= TELEPHONE
    context = browser.new_context(
        viewport={"width": width, "height": HEIGHTS.get(width, 1000)},
        color_scheme="dark",
        reduced_motion="reduce",
        locale="en",
        timezone_id="UTC",
        has_touch=small,
        is_mobile=small,
    )
    context.add_init_script(PROMPT)
    if who != "nobody":
        context.add_cookies([{"name": COOKIE, "value": who, "url": SITE}])
        context.add_init_script("localStorage['diablerie-known'] = 'yes'")
    try:
        yield context
    finally:
        context.close()


def _show(page: Page, scene: Scene, order: Order, width: int) -> None:
    page.clock.set_fixed_time(BEGUN)
    page.goto(SITE + scene.address)
    settle(page)
    scene.do(page)
    settle(page)
    if scene.whole:
        _unroll(page)
    for theme in order.themes:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        path = order.folder / f"{scene.title}-{width}-{theme}.png"
        page.screenshot(path=path, animations="disabled", scale="css")


def _unroll(page: Page) -> None:
    """Make the window as high as the page, with letters as they are."""
    width, height = page.evaluate(WHOLE)
    page.set_viewport_size({"width": width, "height": min(height, LONGEST)})
    settle(page)


def titles(patterns: Sequence[str]) -> tuple[str, ...]:
    """The scenes whose title holds one of these, all if there are none."""
    return tuple(s.title for s in SCENES if not patterns or any(p in s.title for p in patterns))
