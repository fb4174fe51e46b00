"""From every page but a table one finds everywhere, with a mouse and on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import diablerie
from diablerie.words import speak

PAGES = ("/", "/lobby", "/check", f"/rules/{diablerie.games()[0]}", "/nowhere")
EVERYWHERE = {
    "/lobby": "page-lobby",
    "/games": "page-games",
    "/ratings": "page-ratings",
    "/check": "page-check",
    "/account": "page-account",
}


@pytest.mark.parametrize("path", PAGES)
def test_the_foot_of_a_page_and_the_menu_on_a_phone_lead_everywhere(
    screen: Callable[..., Page], server_url: str, path: str
) -> None:
    page = screen(390, "dark", "en")
    page.goto(server_url + path)
    page.get_by_role("button", name=speak("en", "page-menu"), exact=True).click()
    menu = page.get_by_role("navigation", name=speak("en", "page-menu"))
    foot = page.get_by_role("contentinfo")
    for game in diablerie.games():
        for there in (menu, foot):
            expect(there.locator(f'a[href="/rules/{game}"]')).to_be_visible()
    for address, message in EVERYWHERE.items():
        expect(menu.locator(f'a[href="{address}"]')).to_contain_text(speak("en", message))


def test_who_presses_beside_the_open_menu_puts_it_away_and_does_nothing_else(
    screen: Callable[..., Page], server_url: str
) -> None:
    page = screen(390, "dark", "en")
    page.goto(f"{server_url}/lobby")
    page.get_by_role("button", name=speak("en", "page-menu"), exact=True).click()
    menu = page.get_by_role("navigation", name=speak("en", "page-menu"))
    expect(menu).to_be_visible()
    home = page.get_by_role("banner").get_by_role("heading").get_by_role("link")
    home.click()
    expect(menu).to_be_hidden()
    expect(page).to_have_url(f"{server_url}/lobby")
    home.click()
    expect(page).to_have_url(f"{server_url}/")


def test_the_page_one_is_at_is_marked_and_no_other(
    screen: Callable[..., Page], server_url: str
) -> None:
    page = screen(1280, "dark", "en")
    page.goto(server_url + "/ratings/doctor-faust/2")
    marked = page.get_by_role("banner").locator('[aria-current="page"]')
    expect(marked).to_have_text(speak("en", "page-ratings"))
    top = page.get_by_role("banner").get_by_role("navigation")
    colours = top.locator("a:not([aria-current]):visible").evaluate_all(
        "links => [...new Set(links.map((link) => getComputedStyle(link).color))]"
    )
    assert len(colours) == 1
