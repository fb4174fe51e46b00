"""axe finds nothing wrong with any page, wide and narrow, by day and by night."""

from __future__ import annotations

import pytest
from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import Page

from .conftest import Complaints
from .pages import PAGES

Screen = tuple[int, str]
SCREENS = [(1280, "dark"), (390, "light"), (1280, "light"), (390, "dark")]

SETTLED = """() => Promise.all(
    document.getAnimations().filter(({ effect }) => effect.getTiming().iterations !== Infinity)
        .map(({ finished }) => finished.catch(() => undefined))
)"""
"""What appears by and by has less contrast until it is there."""

TWICE = """() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, k) => ids.indexOf(id) < k);
}"""
"""Ids that more than one thing has: of two patterns of a name a drawing takes the wrong one."""


def screens_of(name: str, *, others: bool) -> list[Screen]:
    """Of the pages one after the other each on the next screen, or on all others."""
    daily = SCREENS[list(PAGES).index(name) % len(SCREENS)]
    return [each for each in SCREENS if each != daily] if others else [daily]


@pytest.mark.parametrize(
    "others", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["", "others"]
)
@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing(
    page: Page, server_url: str, console_errors: Complaints, name: str, others: bool
) -> None:
    page.emulate_media(reduced_motion="reduce")
    PAGES[name](page, server_url)
    page.wait_for_load_state("networkidle")
    page.evaluate(AXE_SCRIPT)
    found = []
    for width, light in screens_of(name, others=others):
        page.set_viewport_size({"width": width, "height": 900})
        page.evaluate("light => { document.documentElement.dataset.theme = light }", light)
        page.evaluate(SETTLED)
        results = AxeResults(page.evaluate("axe.run({ resultTypes: ['violations'] })"))
        if results.violations_count:
            found.append(f"{width} {light}: {results.generate_report()}")
    if name == "no such match":
        console_errors.clear()
    assert not found, "\n".join(found)
    assert page.evaluate(TWICE) == []
