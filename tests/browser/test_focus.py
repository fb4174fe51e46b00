"""The focus is seen wherever it is, in the page's own colours and in the reader's."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO
from itertools import product
from typing import Any

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import BrowserContext, Page

import diablerie
from tests.settings import everyday, in_turn

from .pages import PAGES

Visitor = Callable[..., BrowserContext]

MOST_STOPS = 60
PAINTED = 60
"""Pixels that a ring of focus changes at least."""

CHANGE = 40
"""How much a channel of a pixel changes at least, of 255, for that to be seen."""

STOP = """() => {
    const here = document.activeElement;
    if (here === document.body) return null;
    const { left, top, right, bottom } = (here.labels?.[0] ?? here).getBoundingClientRect();
    const [x, y] = [Math.max(left - 8, 0), Math.max(top - 8, 0)];
    return {
        kind: `${here.tagName}.${here.getAttribute('class')}`,
        clip: {
            x, y,
            width: Math.min(right + 8, innerWidth) - x,
            height: Math.min(bottom + 8, innerHeight) - y,
        },
    };
}"""
"""What has the focus: its kind, and where it is on the screen."""


def picture(page: Page, clip: Any) -> Image.Image:
    return Image.open(BytesIO(page.screenshot(clip=clip))).convert("RGB")


def seen_change(one: Image.Image, other: Image.Image) -> int:
    """How many pixels are clearly not the same."""
    brightest = ImageChops.difference(one, other).split()
    clear = [band.point(lambda level: 255 if level >= CHANGE else 0) for band in brightest]
    either = ImageChops.lighter(ImageChops.lighter(clear[0], clear[1]), clear[2])
    return either.histogram()[255]


def stops(page: Page) -> Iterator[dict[str, Any]]:
    """The first of each kind of thing that Tab comes to."""
    known = set()
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        stop = page.evaluate(STOP)
        if stop is None:
            return
        if stop["kind"] not in known:
            known.add(stop["kind"])
            yield stop


COLOURS = ("none", "active")
"""Which colours a browser forces upon a page."""

LOOKED_AT = ("front", *(f"table of {game}" for game in diablerie.games()))


@pytest.fixture
def page_by_colours(new_context: Visitor, request: pytest.FixtureRequest) -> Page:
    """A window in which nothing moves, with the page's own colours or the reader's."""
    return new_context(
        viewport={"width": 1280, "height": 800},
        locale="en",
        reduced_motion="reduce",
        forced_colors=request.param,
    ).new_page()


@pytest.mark.parametrize(
    ("page_by_colours", "name"),
    everyday(
        product(COLOURS, LOOKED_AT),
        *in_turn(COLOURS, LOOKED_AT),
    ),
    indirect=["page_by_colours"],
)
def test_wherever_the_focus_is_it_is_painted(
    page_by_colours: Page, server_url: str, name: str
) -> None:
    page = page_by_colours
    PAGES[name](page, server_url)
    page.wait_for_load_state("networkidle")
    unseen, many = [], 0
    for stop in stops(page):
        many += 1
        focused = picture(page, stop["clip"])
        page.evaluate("document.activeElement.blur()")
        if seen_change(focused, picture(page, stop["clip"])) < PAINTED:
            unseen.append(stop["kind"])
    assert many > 5
    assert unseen == []
