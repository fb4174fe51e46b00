"""Doctor Faust in a real browser: cards, keys, reasons, one screen passed round, reading the page anew."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .faust import Faust
from .seated import PATIENCE, tab_to

pytestmark = pytest.mark.usefixtures("console_errors")


def start(page: Page, server_url: str, button: str = "page-play") -> Faust:
    """Open the page and begin a match with one click."""
    page.goto(server_url)
    table = Faust(page)
    table.button(button).first.click()
    expect(page).to_have_url(re.compile(r"/m/[\w-]+$"))
    return table


def test_a_card_is_laid_and_the_story_tells_where(page: Page, server_url: str) -> None:
    table = start(page, server_url)
    assert table.wait_for_turn()
    page.get_by_role(
        "button", name=table.word("doctor-faust-aria-hand-card", value=8, direction="forward")
    ).click()
    page.locator('.space[data-space="20"]').click()
    expect(table.story).to_contain_text("20")


def test_the_bot_answers_and_the_story_tells_why(page: Page, server_url: str) -> None:
    table = start(page, server_url)
    assert table.wait_for_turn()
    assert table.choose("doctor-faust-choose-stone")
    table.targets.last.click()
    expect(table.story).to_contain_text("0")
    assert table.wait_for_turn()
    table.story.get_by_role("button").last.click()
    book = page.get_by_role("complementary").or_(page.get_by_role("region")).filter(has_text="DF-")
    expect(book.first).to_be_visible()


def test_home_and_end_lead_to_the_first_and_the_last_target(page: Page, server_url: str) -> None:
    table = start(page, server_url)
    assert table.wait_for_turn()
    assert table.choose("doctor-faust-choose-stone")
    tab_to(page, page.locator('.space[tabindex="0"]'))
    for key, space in (("End", "7"), ("Home", "1")):
        page.keyboard.press(key)
        expect(page.locator(".space:focus")).to_have_attribute("data-space", space)
    page.keyboard.press("Enter")
    expect(table.story).to_contain_text("1")


def test_a_curtain_falls_between_two_hands_at_one_screen(page: Page, server_url: str) -> None:
    table = start(page, server_url, "page-play-one-screen")
    red, blue = table.word("doctor-faust-seat-0"), table.word("doctor-faust-seat-1")
    for name in (red, blue, red):
        raise_curtain = page.get_by_role("button", name=table.word("page-curtain-raise", seat=name))
        expect(raise_curtain).to_be_visible(timeout=PATIENCE)
        expect(page.get_by_role("button", name=re.compile("devil card"))).to_have_count(0)
        raise_curtain.click()
        assert table.wait_for_turn()
        assert table.choose("doctor-faust-choose-stone")
        table.targets.last.click()


def test_reloading_in_mid_game_loses_nothing(page: Page, server_url: str) -> None:
    table = start(page, server_url)
    assert table.wait_for_turn()
    assert table.choose("doctor-faust-choose-soul")
    table.targets.first.click()
    assert table.wait_for_turn()
    places = page.locator(".space").evaluate_all(
        "all => all.map(e => e.getAttribute('aria-label'))"
    )
    page.reload()
    assert table.wait_for_turn()
    again = page.locator(".space").evaluate_all("all => all.map(e => e.getAttribute('aria-label'))")
    assert again == places


@pytest.mark.parametrize("width", [360, 390, 720, 1280, 2560])
def test_nothing_runs_off_the_side(page: Page, server_url: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    table = start(page, server_url)
    assert table.wait_for_turn()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
