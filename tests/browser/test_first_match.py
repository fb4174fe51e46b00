"""The first minute of somebody who has never seen the game: what wins, and three marks on the table."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, expect

import diablerie
from diablerie.words import LANGUAGES, speak
from tests.settings import everyday, in_turn

DESKTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
FORMS: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": PHONE}
NEW = """
    try {
        if (!sessionStorage.old) localStorage.removeItem('diablerie-met');
        sessionStorage.old = 'yes';
    } catch {}
"""
"""Somebody who has played nothing here, when their tab is opened."""

APART = """
() => {
    const boxOf = at => document.querySelector(at)?.getBoundingClientRect();
    const [word, ring] = [boxOf('.first'), boxOf('.first-ring')];
    if (!word || !ring) return false;
    const beside = word.left >= ring.right || word.right <= ring.left;
    return beside || word.top >= ring.bottom || word.bottom <= ring.top;
}
"""
"""Whether what is said covers nothing of what it is said of."""

IN_FORMS = pytest.mark.parametrize(
    ("form", "game"),
    everyday(
        product(FORMS, diablerie.games()),
        *in_turn(FORMS, diablerie.games()),
    ),
)

Visitor = Callable[..., BrowserContext]


def newcomer(new_context: Visitor, form: str, game: str, language: str = "en") -> Page:
    """A newcomer's first match of a game, with its board."""
    context = new_context(locale=language, reduced_motion="reduce", **FORMS[form])
    context.add_init_script(NEW)
    page = context.new_page()
    page.goto("/")
    begin(page, game, language)
    return page


def begin(page: Page, game: str, language: str = "en") -> None:
    """Play, by the one press on the front page."""
    name = speak(language, "page-play")
    page.locator(f"#{game}").get_by_role("button", name=name, exact=True).click()
    expect(page).to_have_url(re.compile("/m/"))
    expect(page.locator("[data-board]")).to_be_visible()


@IN_FORMS
def test_what_wins_stands_at_the_prompt(new_context: Visitor, form: str, game: str) -> None:
    for language in LANGUAGES:
        page = newcomer(new_context, form, game, language)
        # Who is asked at once to foil an attempt is told who wins if they do not.
        stake = page.locator(".answer > p")
        aim = page.get_by_text(speak(language, f"{game}-aim")).or_(stake)
        expect(aim).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.context.close()


@IN_FORMS
def test_three_marks_are_shown_once_and_cover_nothing_they_mark(
    new_context: Visitor, form: str, game: str
) -> None:
    page = newcomer(new_context, form, game)
    word = page.get_by_role("region", name=speak("en", "counsel-first"))
    for number in (1, 2, 3):
        expect(word).to_contain_text(speak("en", "counsel-first-count", number=number, count=3))
        expect(word).to_be_in_viewport(ratio=1)
        page.wait_for_function(APART)
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()
        word.locator("[data-first-next]").press("Enter")
    expect(word).to_have_count(0)
    page.goto("/")
    begin(page, game)
    page.wait_for_timeout(1000)
    expect(word).to_have_count(0)


def test_it_is_put_away_with_one_press_and_for_one_game_alone(new_context: Visitor) -> None:
    first, second, *_ = diablerie.games()
    page = newcomer(new_context, "desktop", first)
    page.get_by_role("button", name=speak("en", "counsel-first-close")).click()
    page.reload()
    expect(page.locator("[data-board]")).to_be_visible()
    page.wait_for_timeout(1000)
    expect(page.get_by_role("region", name=speak("en", "counsel-first"))).to_have_count(0)
    page.goto("/")
    begin(page, second)
    expect(page.get_by_role("region", name=speak("en", "counsel-first"))).to_be_visible()


def test_the_lesson_is_one_press_away(new_context: Visitor) -> None:
    game = diablerie.games()[0]
    page = newcomer(new_context, "desktop", game)
    page.get_by_role("link", name=speak("en", "counsel-first-learn")).click()
    expect(page).to_have_url(re.compile(f"/learn/{game}"))
    expect(page.get_by_role("region", name=speak("en", "counsel-first"))).to_have_count(0)


def test_those_who_share_a_screen_are_not_told(new_context: Visitor) -> None:
    game = diablerie.games()[0]
    context = new_context(locale="en", reduced_motion="reduce", **DESKTOP)
    context.add_init_script(NEW)
    page = context.new_page()
    page.goto("/")
    together = page.locator(f"#{game}").get_by_role(
        "button", name=speak("en", "page-play-one-screen")
    )
    together.click()
    expect(page).to_have_url(re.compile("/m/"))
    page.wait_for_timeout(1500)
    expect(page.get_by_role("region", name=speak("en", "counsel-first"))).to_have_count(0)
