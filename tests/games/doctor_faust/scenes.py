"""Pictures of Doctor Faust: the moment that tells most of it, and what is printed to be shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page

from diablerie.words import speak
from pictures.pointing import point

LEVEL = "greedy"
"""Who plays: whoever brings about much to be seen in few actions."""

SHEETS: list[tuple[str, list[str], int]] = [("pieces", [], 0), ("rulebook", [], 0)]
"""What is printed for docs/print.md: the part, further options, and which page."""

View = Mapping[str, Any]
"""What a seat may know of a position, as a page is sent it."""

FULL, AHEAD = 7, 5
"""The points of a whole turn, and how many spaces a stone shall reach."""


def is_telling(view: View) -> bool:
    """Both have a soul, all points are there to spend, and the foremost stone can go far."""
    state = view["state"]
    ahead = sum(walk["piece"] == "s1" for walk in view["walks"])
    return state["points"] == FULL and all(state["won"]) and ahead >= AHEAD


def take_up(page: Page) -> None:
    """Take a stone and point to where it could walk."""
    page.get_by_role("button", name=speak("en", "doctor-faust-choose-stone"), exact=True).click()
    point(page, page.locator(".space.target").nth(2))
