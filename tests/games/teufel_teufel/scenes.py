"""Pictures of Teufel Teufel: the moment that tells most of it, and what is printed to be shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page

from pictures.pointing import point

LEVEL = "greedy"
"""Who plays: whoever brings about much to be seen in few actions."""

SHEETS = [("board", [], 0), ("cards", ["--ink", "black"], 0)]
"""What is printed for docs/print.md: the part, further options, and which page."""

View = Mapping[str, Any]
"""What a seat may know of a position, as a page is sent it."""

FAR, OPEN_CARDS = 2, 6
"""How many cells a flight that is worth a picture crosses, and how many cards lie open then."""


def is_telling(view: View) -> bool:
    """The own sled is possessed and can fly to a letter, and cards lie open."""
    state = view["state"]
    far = [walk for walk in view["walks"] if len(walk["path"]) >= FAR]
    open_cards = sum(card["up"] for card in state["cards"].values())
    is_ready = state["phase"] == "turn" and state["possessed"][0] and state["letters"][0]
    return bool(is_ready) and open_cards >= OPEN_CARDS and any("TT-14" in w["clauses"] for w in far)


def take_up(page: Page) -> None:
    """Take the sled and point to a letter to which it could fly."""
    page.locator('button:has-text("Move")').first.click()
    point(page, page.locator(".cell.target.gain").first)
