"""A match of Doctor Faust on the page, as tests find their way about it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.seated import Seated


class Faust(Seated):
    """A match of Doctor Faust on the page."""

    @property
    def ready(self) -> Locator:
        """The button that walks a stone, if it is one's turn."""
        name = self.word("doctor-faust-choose-stone")
        return self.page.locator(f'button[aria-label="{name}"][aria-disabled="false"]')

    @property
    def pieces(self) -> Locator:
        """The pieces that may be taken up, one's stones first."""
        return self.page.locator(".piece.open")

    def space(self, space: int) -> Locator:
        return self.page.locator(f'.space[data-space="{space}"]')

    def choose(self, message: str) -> bool:
        """Press the button of a kind of action; False if there is nothing to do with it."""
        button = self.button(message)
        if not button.is_enabled():
            return False
        button.click()
        expect(self.targets.first).to_be_visible()
        return True

    def walk_stone(self) -> None:
        """Walk a stone as far as it goes: by that no match ends, as it can by the pyramid."""
        assert self.choose("doctor-faust-choose-stone")
        self.targets.last.click()
        expect(self.targets).to_have_count(0)

    def walk_far(self) -> None:
        """Push the pyramid as far as it goes, or walk a stone if it cannot."""
        if not self.choose("doctor-faust-choose-soul"):
            assert self.choose("doctor-faust-choose-stone")
        self.targets.last.click()
        expect(self.targets).to_have_count(0)


def start(page: Page, server_url: str, button: str = "page-play") -> Faust:
    """Open the page and begin a match with one click."""
    page.goto(server_url)
    table = Faust(page)
    table.button(button).first.click()
    expect(page).to_have_url(re.compile(r"/m/[\w-]+$"))
    return table
