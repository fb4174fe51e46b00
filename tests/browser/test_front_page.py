"""The front page for somebody who has never been here, on the window of a laptop."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import diablerie

from .seated import Seated


@pytest.fixture
def guest(page: Page) -> Seated:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.emulate_media(reduced_motion="reduce")
    page.goto("/")
    expect(page.locator("article")).to_have_count(len(diablerie.games()))
    return Seated(page)


def test_it_names_every_game_at_first_sight_and_leads_to_it(guest: Seated) -> None:
    expect(guest.page.get_by_text(guest.word("page-promise"))).to_be_in_viewport()
    for game in diablerie.games():
        title = guest.word(f"{game}-title")
        link = guest.page.locator("main").get_by_role("link", name=title, exact=True)
        guest.page.evaluate("scrollTo(0, 0)")
        expect(link).to_be_in_viewport()
        link.click()
        expect(guest.page.get_by_role("heading", name=title, exact=True)).to_be_in_viewport()
        expect(guest.page.locator(f"#{game} .plate").first).to_be_in_viewport(ratio=0.95)


def test_an_address_leads_to_a_game(page: Page) -> None:
    game = diablerie.games()[-1]
    page.goto(f"/#{game}")
    expect(page.locator(f"#{game} .plate").first).to_be_in_viewport(ratio=0.95)


def test_what_a_button_unfolds_comes_into_sight(guest: Seated) -> None:
    game = diablerie.games()[0]
    guest.page.evaluate("scrollTo(0, 0)")
    guest.button("page-play-friends").first.click()
    opening = guest.page.locator(f"#{game}-friends").get_by_role("button").last
    expect(opening).to_be_in_viewport()
