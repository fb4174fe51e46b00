"""Doctor Faust on large and small screens: what is in sight together, and what can be pressed."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.games.doctor_faust.page import start
from tests.settings import everyday

from .gathered import Visitor
from .seated import box_at_rest

pytestmark = pytest.mark.usefixtures("console_errors")

SMALLEST = "all => Math.min(...all.map(e => e.getAttribute('font-size') * e.getScreenCTM().a))"
"""How many pixels high the smallest letters of a drawing are."""


@pytest.mark.parametrize("width", everyday([360, 390, 720, 1280, 2560], 360, 1280))
def test_nothing_runs_off_the_side(page: Page, server_url: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    table = start(page, server_url)
    assert table.wait_for_turn()
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_beside_a_panel_the_last_of_the_story_is_in_sight(page: Page, server_url: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    table = start(page, server_url)
    assert table.wait_for_turn()
    table.button("page-counsel").click()
    walk = table.word("doctor-faust-table-walk", points=4, **{"from": 0, "to": 4})
    page.get_by_role("complementary").get_by_role("button", name=walk).click()
    told = table.word("doctor-faust-event-stone-walk", you="yes", **{"from": 0, "to": 4})
    expect(table.story.get_by_text(told)).to_be_in_viewport(ratio=1)
    expect(table.button("doctor-faust-choose-card")).to_be_in_viewport(ratio=1)


def test_on_a_phone_all_can_be_pressed_while_one_aims(page: Page, server_url: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    table = start(page, server_url)
    assert table.wait_for_turn()
    assert table.choose("doctor-faust-choose-stone")
    table.targets.last.focus()
    for button in ("doctor-faust-choose-stone", "doctor-faust-choose-card"):
        expect(table.button(button)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    "size", [(360, 640), pytest.param((390, 664), marks=pytest.mark.soak)], ids=str
)
def test_on_a_small_phone_board_and_hand_and_what_can_be_done_are_in_sight_together(
    new_context: Visitor, server_url: str, size: tuple[int, int]
) -> None:
    window = {"width": size[0], "height": size[1]}
    page = new_context(viewport=window, has_touch=True, is_mobile=True).new_page()
    table = start(page, server_url)
    assert table.wait_for_turn()
    acts = [table.button(f"doctor-faust-choose-{act}") for act in ("stone", "soul", "card")]

    def demand_sight(*parts: Locator) -> None:
        for part in (page.locator(".area-board"), *acts, *parts):
            expect(part).to_be_in_viewport(ratio=1)
        assert page.evaluate("scrollY") == 0

    cards = page.locator(".hand .card").all()
    demand_sight(page.locator(".prompt h2"), *cards[1:-1])
    assert page.locator(".board text").evaluate_all(SMALLEST) >= 11
    assert table.choose("doctor-faust-choose-card")
    demand_sight(page.locator(".prompt p"), *cards[1:-1])
    assert table.choose("doctor-faust-choose-stone")
    demand_sight(*page.locator(".ways b").all())
    page.locator(".ways button").nth(2).tap()
    demand_sight(page.locator(".prompt [data-confirm]"), *page.locator(".ways b").all())


@pytest.mark.parametrize(
    "size", [pytest.param((844, 390), marks=pytest.mark.soak), (667, 375)], ids=str
)
def test_on_a_phone_on_its_side_the_board_and_what_can_be_done_are_in_sight(
    page: Page, server_url: str, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    table = start(page, server_url)
    assert table.wait_for_turn()
    for part in (".area-board", ".area-prompt h2", ".area-candles"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    for act in ("stone", "soul", "card"):
        expect(table.button(f"doctor-faust-choose-{act}")).to_be_in_viewport(ratio=1)
    expect(page.locator(".hand .card").first).to_be_in_viewport(ratio=0.7)
    assert table.choose("doctor-faust-choose-stone")
    for number in page.locator(".ways b").all():
        expect(number).to_be_in_viewport(ratio=1)


def test_a_panel_below_the_board_leaves_every_card_of_the_hand_to_be_read(
    page: Page, server_url: str
) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    table = start(page, server_url)
    assert table.wait_for_turn()
    table.button("page-rules").click()
    panel = box_at_rest(page.locator("aside.spotted"))
    assert panel is not None
    assert panel["width"] >= 30 * 16
    cards = [one.bounding_box() for one in page.locator(".hand .card").all()]
    lefts = [card["x"] for card in cards if card is not None]
    assert min(b - a for a, b in pairwise(lefts)) >= 24
    assert lefts[-1] + 24 < panel["x"]
