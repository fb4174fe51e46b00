"""Pointing: the mouse held over something, where there is a mouse."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

WIDE = 800
"""From how many pixels on somebody sits there with a mouse."""


def point(page: Page, target: Locator) -> None:
    """Hold the mouse over something, where there is one."""
    if page.viewport_size is not None and page.viewport_size["width"] >= WIDE:
        target.hover()
