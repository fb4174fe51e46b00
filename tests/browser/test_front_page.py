"""The front page for somebody who has never been here, on the window of a laptop."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import diablerie
from diablerie.words import catalogue, speak

from .seated import Seated


def knows(message: str) -> bool:
    """Whether there are words for it."""
    return f"{message} =" in catalogue("en")


@pytest.fixture
def guest(page: Page) -> Seated:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.emulate_media(reduced_motion="reduce")
    page.goto("/")
    expect(page.locator("article")).to_have_count(len(diablerie.games()))
    return Seated(page)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (2560, 1440)])
def test_every_game_can_be_begun_at_first_sight(guest: Seated, width: int, height: int) -> None:
    guest.page.set_viewport_size({"width": width, "height": height})
    expect(guest.page.get_by_text(guest.word("page-promise"))).to_be_in_viewport()
    for game in diablerie.games():
        card = guest.page.locator(f"#{game}")
        expect(card.get_by_role("heading", name=guest.word(f"{game}-title"))).to_be_in_viewport()
        begin = card.get_by_role("button", name=guest.word("page-play"), exact=True)
        expect(begin).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("form", [(1280, 800), (390, 844)], ids=str)
def test_a_game_is_played_learnt_and_played_with_friends_at_first_sight(
    page: Page, form: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": form[0], "height": form[1]})
    page.goto("/")
    card = page.locator("article").first
    ways = [
        card.get_by_role("button", name=speak("en", f"page-play{way}"), exact=True)
        for way in ("", "-friends")
    ]
    for way in (*ways, card.get_by_role("link", name=speak("en", "page-learn"))):
        expect(way).to_be_in_viewport(ratio=0.99)


def test_a_quick_first_table_says_what_it_is_and_the_printed_rules_are_one_press_away(
    guest: Seated,
) -> None:
    [quick] = [game for game in diablerie.games() if knows(f"{game}-counsel-first-table")]
    printed = guest.word("lobby-first-printed")
    for name, begun in ((guest.word("page-play"), True), (printed, False)):
        guest.page.goto("/")
        card = guest.page.locator(f"#{quick}")
        expect(card.get_by_text(guest.word(f"{quick}-counsel-first-table"))).to_be_visible()
        card.get_by_role("button", name=name, exact=True).click()
        expect(guest.page).to_have_url(re.compile("/m/"))
        match = guest.page.url.rpartition("/")[2]
        told = guest.page.request.get(f"/api/matches/{match}/record").json()
        plain = diablerie.load(quick, seats=len(told["players"])).options
        changed = [name for name, value in plain.items() if told["options"][name] != value]
        assert (changed != []) is begun


@pytest.mark.parametrize("language", ["fr", "de"])
def test_a_low_window_has_the_way_to_play_in_sight_in_longer_languages(
    new_context: Callable[..., BrowserContext], language: str
) -> None:
    page = new_context(locale=language, viewport={"width": 1280, "height": 800}).new_page()
    page.goto("/")
    for game in diablerie.games():
        card = page.locator(f"#{game}")
        name = speak(language, "page-play")
        expect(card.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=0.9)


def test_where_games_are_one_below_another_all_are_named_first_and_led_to(guest: Seated) -> None:
    guest.page.set_viewport_size({"width": 1000, "height": 800})
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


def test_one_can_begin_wherever_one_is_among_the_options(guest: Seated) -> None:
    guest.page.set_viewport_size({"width": 390, "height": 844})
    game = diablerie.games()[-1]
    guest.page.locator(f"#{game} [aria-controls='{game}-options']").click()
    options = guest.page.locator(f"#{game}-options")
    options.get_by_role("group").first.scroll_into_view_if_needed()
    begin = options.get_by_role("button", name=guest.word("page-play-so"), exact=True)
    expect(begin).to_be_in_viewport(ratio=0.9)
    begin.click()
    expect(guest.page).to_have_url(re.compile("/m/"))


def test_a_match_against_bots_is_dealt_from_what_the_browser_adds(guest: Seated) -> None:
    game = diablerie.games()[0]
    card = guest.page.locator(f"#{game}")
    card.get_by_role("button", name=guest.word("page-play"), exact=True).click()
    expect(guest.page).to_have_url(re.compile("/m/"))
    match = guest.page.url.rpartition("/")[2]
    (kept,) = guest.page.evaluate("JSON.parse(localStorage.getItem('diablerie-shuffle-shares'))")
    record = guest.page.request.get(f"/api/matches/{match}/record").json()
    told = record["shuffle"]["seats"]
    assert (kept["match"], kept["commitments"]) == (match, [seat["commitment"] for seat in told])
    assert [seat["state"] for seat in told].count("given") == 1
    assert kept["contribution"] == told[kept["seat"]]["contribution"]
