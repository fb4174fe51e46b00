"""What every table owes whoever sits at it: to be legible, and to have all that can be pressed in reach."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from .seated import PATIENCE, await_faces

FINGER = 44
"""Pixels that a fingertip needs, each way."""

TOO_NARROW = """
({buttons, finger}) => [...document.querySelectorAll(buttons)]
    .filter(e => e.checkVisibility())
    .filter(e => {
        const {width, height} = e.getBoundingClientRect();
        return Math.min(width, height) < finger - 0.01;
    })
    .map(e => e.outerHTML)
"""
COVERED = """
({buttons}) => [...document.querySelectorAll(buttons)]
    .filter(e => e.checkVisibility() && !e.matches(':disabled, [aria-disabled=true]'))
    .map(e => {
        e.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
        const {left, top, width, height} = e.getBoundingClientRect();
        return [e, document.elementFromPoint(left + width / 2, top + height / 2)];
    })
    .filter(([e, seen]) => seen?.closest('button') !== e)
    .map(([e, seen]) => [e.outerHTML, seen?.outerHTML.slice(0, 300)])
"""
"""Each button that cannot be brought to the light, and what is seen where it is."""

TOO_SMALL = """
() => [...document.querySelectorAll('body *:not(.unseen, .unseen *, svg *, script, style)')]
    .filter(e => [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim() !== ''))
    .filter(e => e.checkVisibility() && parseFloat(getComputedStyle(e).fontSize) < 12)
    .map(e => e.textContent)
"""
CUT_OFF = """
({table}) => [...document.querySelectorAll(`${table} *:not(.unseen, .unseen *, svg, svg *)`)]
    .filter(e => getComputedStyle(e).overflowX === 'hidden' && e.checkVisibility())
    .filter(e => e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 1)
    .map(e => e.outerHTML)
"""
"""What is a pixel wide is there for screen readers alone."""


def demand_reach(page: Page, buttons: str, finger: int) -> None:
    """Nothing runs off the side; what can be pressed is large enough, and can be brought to the light.

    `buttons`: a CSS selector. Something that lies over one of them for a moment does no harm.
    """
    await_faces(page)
    assert page.viewport_size is not None
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    assert page.evaluate(TOO_NARROW, {"buttons": buttons, "finger": finger}) == []
    assert lasting(page, COVERED, {"buttons": buttons}) == []
    page.evaluate("scrollTo(0, 0)")


def demand_legible(page: Page, table: str) -> None:
    """No text is smaller than 12 pixels, and none of a table's (a CSS selector) is cut off."""
    assert page.evaluate(TOO_SMALL) == []
    assert page.evaluate(CUT_OFF, {"table": table}) == []


def lasting(page: Page, faults: str, wanted: dict[str, Any]) -> list[Any]:
    """The faults that a script finds, once there are none, or those that stay."""
    for _ in range(PATIENCE // 5_000):
        found: list[Any] = page.evaluate(faults, wanted)
        if found == []:
            break
        page.wait_for_timeout(500)
    return found
