"""A match on the page, as any game's tests find their way about it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from diablerie.words import speak

PATIENCE = 60_000
"""Milliseconds a bot may take, on a machine that is compiling at the same time."""


HASTY = """
    const { setTimeout } = window;
    window.setTimeout = (what, after, ...rest) => setTimeout(what, Math.min(after ?? 0, 50), ...rest);
"""
"""A script for a page on which nobody takes a last look before the curtain falls."""


class Seated:
    """A match on the page, in one language."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.language = language

    def word(self, message: str, **params: str | int) -> str:
        return speak(self.language, message, **params)

    def button(self, message: str, **params: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.word(message, **params), exact=True)

    @property
    def result(self) -> Locator:
        return self.button("page-result-again")

    @property
    def story(self) -> Locator:
        return self.page.get_by_role("region", name=self.word("page-story"))

    @property
    def targets(self) -> Locator:
        return self.page.locator(".space.target")
