"""The settings, over every page: by keyboard and by finger, remembered, and known where they matter."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import Locator, Page, expect

from diablerie.words import speak
from tests.settings import everyday

from .seated import PATIENCE, choose_language, tab_to

TOUCH = 44
"""Pixels that a finger needs."""

SMALL = """least => [...document.querySelectorAll('dialog :is(label, button, [type="range"])')]
    .filter((each) => Math.min(each.offsetHeight, each.offsetWidth) < least)
    .map((each) => each.outerHTML)"""


CUT = """() => [...document.querySelectorAll('dialog label')]
    .filter((each) => each.scrollWidth > each.clientWidth + 1)
    .map((each) => each.textContent)"""
"""Labels that run out of their boxes."""


def open_settings(page: Page, language: str = "en") -> Locator:
    """The settings, opened."""
    page.get_by_role("button", name=speak(language, "page-settings"), exact=True).click()
    dialog = page.get_by_role("dialog", name=speak(language, "page-settings"))
    expect(dialog).to_be_visible()
    return dialog


@pytest.mark.parametrize(
    ("width", "light", "language"),
    everyday(
        [(360, "dark", "en"), (1280, "light", "de"), (360, "light", "fr"), (360, "dark", "de")],
        (360, "dark", "en"),
        (1280, "light", "de"),
        (360, "light", "fr"),
    ),
)
def test_they_have_room_for_fingers_and_axe_finds_nothing(
    screen: Callable[..., Page], server_url: str, width: int, light: str, language: str
) -> None:
    page = screen(width, light, language)
    page.goto(server_url)
    dialog = open_settings(page, language)
    assert page.evaluate(SMALL, TOUCH) == []
    assert page.evaluate(CUT) == []
    box = dialog.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    page.evaluate(AXE_SCRIPT)
    found = AxeResults(page.evaluate("axe.run('dialog', { resultTypes: ['violations'] })"))
    assert found.violations_count == 0, found.generate_report()


def test_they_are_reached_and_left_by_keyboard(page: Page, server_url: str) -> None:
    page.goto(server_url)
    choose_language(page, "fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    settings = page.get_by_role("button", name=speak("fr", "page-settings"), exact=True)
    expect(settings).to_be_focused()


def test_what_is_chosen_is_remembered(page: Page, server_url: str) -> None:
    page.goto(server_url)
    dialog = open_settings(page)
    dialog.get_by_text(speak("en", "settings-light-light"), exact=True).click()
    dialog.get_by_text(speak("en", "settings-pace-leisurely"), exact=True).click()
    dialog.get_by_label(speak("en", "settings-volume")).fill("0.3")
    dialog.get_by_label(speak("en", "settings-sound"), exact=True).uncheck()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    dialog = open_settings(page)
    expect(dialog.get_by_label(speak("en", "settings-pace-leisurely"), exact=True)).to_be_checked()
    expect(dialog.get_by_label(speak("en", "settings-volume"))).to_have_value("0.3")
    expect(dialog.get_by_label(speak("en", "settings-volume"))).to_be_disabled()
    expect(dialog.get_by_label(speak("en", "settings-sound"), exact=True)).not_to_be_checked()


def test_a_click_beside_them_closes_them(page: Page, server_url: str) -> None:
    page.goto(server_url)
    dialog = open_settings(page)
    page.mouse.click(5, 5)
    expect(dialog).to_have_count(0)


def begin(page: Page, url: str) -> str:
    """Begin a match with a bot; its path."""
    wish = {"game": "doctor-faust", "seats": [{"kind": "person"}, {"kind": "bot", "level": "imp"}]}
    match = page.request.post(f"{url}/api/matches", data=wish).json()["id"]
    return f"/m/{match}"


def bot_pace(page: Page, url: str, path: str) -> float | None:
    """How long bots are wanted to take there for an action, in seconds."""
    room = page.request.get(f"{url}{path.replace('/m/', '/api/matches/')}/room").json()
    seconds: float | None = room["bot_pace"]
    return seconds


def test_bots_are_told_the_pace_when_it_is_chosen_and_when_one_comes(
    page: Page, server_url: str
) -> None:
    path = begin(page, server_url)
    page.goto(server_url + path)
    expect(page.locator(".space").first).to_be_visible(timeout=PATIENCE)
    assert bot_pace(page, server_url, path) is None
    dialog = open_settings(page)
    for pace, seconds in (("leisurely", 1), ("brisk", None), ("leisurely", 1)):
        with page.expect_response("**/bot-pace"):
            dialog.get_by_text(speak("en", f"settings-pace-{pace}"), exact=True).click()
        assert bot_pace(page, server_url, path) == seconds
    other = begin(page, server_url)
    with page.expect_response("**/bot-pace"):
        page.goto(server_url + other)
    assert bot_pace(page, server_url, other) == 1


def test_where_the_system_cannot_tell_anything_they_say_so(page: Page, server_url: str) -> None:
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    page.goto(server_url)
    dialog = open_settings(page)
    expect(dialog.get_by_label(speak("en", "settings-notices"), exact=True)).to_be_disabled()
    expect(dialog.get_by_text(speak("en", "settings-notices-cannot"))).to_be_visible()


def test_the_system_tells_only_who_lets_it(page: Page, server_url: str) -> None:
    page.add_init_script("Notification.requestPermission = async () => window.answer")
    page.goto(server_url)
    dialog = open_settings(page)
    switch = dialog.get_by_label(speak("en", "settings-notices"), exact=True)
    page.evaluate("window.answer = 'denied'")
    tab_to(page, switch)
    page.keyboard.press("Space")
    expect(dialog.get_by_text(speak("en", "settings-notices-refused"))).to_be_visible()
    expect(switch).not_to_be_checked()
    page.evaluate("window.answer = 'granted'")
    page.keyboard.press("Space")
    expect(switch).to_be_checked()
