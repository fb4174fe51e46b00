"""Pictures of Kill Doctor Lucky: the moment that tells most of it, and what is printed to be shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page

LEVEL = "random"
"""Who plays: whoever brings about much to be seen in few actions."""

SHEETS: list[tuple[str, list[str], int]] = [("cards", [], 10), ("pieces", [], 0)]
"""What is printed for docs/print.md: the part, further options, and which page."""

View = Mapping[str, Any]
"""What a seat may know of a position, as a page is sent it."""


def is_telling(view: View) -> bool:
    """An attempt with a weapon is possible, after some turns."""
    state = view["state"]
    armed = any(action.startswith("attempt:") for action in state["legal"])
    return armed and state["turn"] > 2 * len(state["pawns"])


def take_up(_page: Page) -> None:
    """What can be done is in sight as it is."""
