"""A match on the page, as any game's tests find their way about it."""

from __future__ import annotations

import re
from typing import ClassVar

from playwright.sync_api import FloatRect, Locator, Page, expect

from diablerie.words import speak

PATIENCE = 60_000
"""Milliseconds a bot may take, on a machine that is compiling at the same time."""


HASTY = """
    const { setTimeout } = window;
    window.setTimeout = (what, after, ...rest) => setTimeout(what, Math.min(after ?? 0, 50), ...rest);
"""
"""A script for a page on which nobody takes a last look before the curtain falls."""


TELLTALE = """
    window.pointed = [];
    for (const kind of ['mousedown', 'mousemove', 'pointerdown', 'pointermove', 'touchstart'])
        addEventListener(kind, () => pointed.push(kind), true);
"""
"""A script for a page that knows whether it was ever pointed at."""

WARMING = 180
"""Seconds until the rules are compiled, at worst."""


def await_engine(page: Page, url: str = "") -> None:
    """Wait until bots can play at once."""
    for _ in range(WARMING):
        if page.request.get(f"{url}/api/status").json()["engine"]["ready"]:
            return
        page.wait_for_timeout(1_000)
    raise AssertionError("the rules are still being compiled")


def board_of(page: Page) -> Locator:
    """The board of any game once it is drawn with all its spaces: its room stands there before that."""
    return page.locator("[data-board] svg.play:has([role='button'])")


REST = 7
"""Looks, a tenth of a second apart, at something that does not move: then it has come to rest."""


FACES = """
async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return document.fonts.status === 'loaded' && [...document.fonts].some(({status}) => status === 'loaded');
}
"""
"""Whether the faces have come. A face is sent for when something is first drawn with it, not sooner."""


def await_faces(page: Page) -> None:
    """Wait until what is written has its own face, which comes after the board and runs wider or narrower."""
    for _ in range(PATIENCE // 100):
        if page.evaluate(FACES):
            return
        page.wait_for_timeout(100)
    raise AssertionError("the faces have not come")


def box_at_rest(what: Locator) -> FloatRect | None:
    """Where something is, once it stays there."""
    await_faces(what.page)
    seen: list[FloatRect | None] = []
    while len(seen) < REST or seen[-REST:].count(seen[-1]) < REST:
        assert len(seen) < PATIENCE / 100, f"it does not come to rest: {what}"
        what.page.wait_for_timeout(100)
        seen.append(what.bounding_box())
    return seen[-1]


class Seated:
    """A match on the page, in one language."""

    CHOICES: ClassVar[str]
    """What can be pressed when one must choose, as a selector."""

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
        """Of the match so far, or in a replay of all of it."""
        titles = [re.escape(self.word(title)) for title in ("page-story", "page-story-whole")]
        return self.page.get_by_role("region", name=re.compile("|".join(titles)))

    @property
    def board(self) -> Locator:
        return board_of(self.page)

    @property
    def targets(self) -> Locator:
        return self.page.locator(".space.target")

    @property
    def ready(self) -> Locator:
        """What can be pressed when one must choose."""
        return self.page.locator(self.CHOICES)

    @property
    def is_asked(self) -> bool:
        """One must choose, and can."""
        return self.ready.count() > 0

    def wait_for_turn(self) -> bool:
        """Wait until one must choose; False if the match is over instead."""
        expect(self.result.or_(self.ready).first).to_be_visible(timeout=PATIENCE)
        self.await_all_parts()
        return not self.result.is_visible()

    def await_all_parts(self) -> None:
        """Wait until all of the table is there: board and story are drawn last."""
        expect(self.board).to_be_visible()
        expect(self.page.locator("[data-story] > *").first).to_be_attached()


def tab_to(page: Page, wanted: Locator, key: str = "Tab", most: int = 90) -> None:
    """Press Tab until the focus is on what is wanted."""
    expect(wanted.first).to_be_visible()
    for _ in range(most):
        if wanted.first.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"not reached with {key}: {wanted}")


LANGUAGES = {"en": "English", "fr": "Français", "de": "Deutsch"}
"""Each as it calls itself."""


def choose_language(page: Page, language: str) -> None:
    """Open the settings of an English page and choose another language, with the keyboard alone."""
    tab_to(page, page.get_by_role("button", name=speak("en", "page-settings"), exact=True))
    page.keyboard.press("Enter")
    languages = page.get_by_role("dialog").get_by_role("radio")
    tab_to(page, languages.and_(page.get_by_label(LANGUAGES["en"], exact=True)))
    wanted = languages.and_(page.get_by_label(LANGUAGES[language], exact=True))
    while not wanted.is_checked():
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
