"""Teufel Teufel on a telephone: what a finger does there, and what it finds within reach."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.games.teufel_teufel.page import GAME, PERSON, Teufel, begin, bot, placed
from tests.settings import everyday

from .seated import PATIENCE, box_at_rest

pytestmark = pytest.mark.usefixtures("console_errors")


def test_on_a_phone_the_first_touch_shows_and_the_second_walks(screen: Callable[..., Page]) -> None:
    page = screen(390, "dark")
    table = Teufel(page, begin(page, PERSON, bot("random"), start_gap="none"))
    table.open()
    assert table.wait_for_turn()
    table.cell("c3").tap()
    expect(table.gold).to_have_text(table.word(f"{GAME}-action-place", cell="c3"))
    assert table.state["sleds"][0] is None
    table.cell("c3").tap()
    expect(table.own("table-mode-move")).to_be_visible(timeout=PATIENCE)
    assert table.state["sleds"][0] == "c3"
    assert table.wait_for_turn()
    expect(table.prompt).to_contain_text(table.word(f"{GAME}-table-ask-move", hovers="no"))
    target = table.targets.first
    cell = str(target.get_attribute("data-space"))
    target.tap()
    expect(page.locator(".trail")).to_contain_text(cell)
    assert table.state["sleds"][0] == "c3"
    target.tap()
    expect(table.story).to_contain_text(cell)


def test_a_finger_drags_the_sled_and_scrolls_elsewhere(screen: Callable[..., Page]) -> None:
    page = screen(390, "dark")
    table = Teufel(page, begin(page, PERSON, bot("random"), start_gap="none"))
    table.open()
    assert table.wait_for_turn()
    for _ in range(2):
        table.cell("c3").tap()
    expect(table.own("table-mode-move")).to_be_visible(timeout=PATIENCE)
    assert table.wait_for_turn()
    draw(page, table.cell("e6"), table.cell("e3"))
    box_at_rest(table.cell("e6"))
    scrolled = page.evaluate("scrollY")
    assert scrolled > 0
    near, *_ = table.away_from_sleds("c2", "c4")
    step = str(near.get_attribute("data-space"))
    draw(page, table.cell("c3"), near)
    expect(table.story).to_contain_text(step)
    assert page.evaluate("scrollY") == scrolled


def draw(page: Page, start: Locator, end: Locator) -> None:
    """Put a finger down, and take it off somewhere else: real touches, such as may scroll."""
    # What was scrolled before may still be on its way.
    boxes = [box for box in (box_at_rest(start), box_at_rest(end)) if box is not None]
    (x, y), (far, low) = [(b["x"] + b["width"] / 2, b["y"] + b["height"] / 2) for b in boxes]
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: dict[str, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", {"x": x, "y": y})
    for step in range(1, 9):
        touch("touchMove", {"x": x + (far - x) * step / 8, "y": y + (low - y) * step / 8})
        page.wait_for_timeout(30)
    touch("touchEnd")
    finger.detach()


def test_on_a_phone_the_prompt_is_no_higher_than_it_must_be(screen: Callable[..., Page]) -> None:
    page = screen(390, "light")
    table = placed(page)
    before = table.prompt.evaluate("element => element.offsetHeight")
    table.mode("swap")
    for place in (0, 3):
        table.targets.nth(place).tap()
    expect(table.prompt).not_to_have_js_property("offsetHeight", before)
    table.mode("move")
    expect(table.prompt).to_have_js_property("offsetHeight", before)


@pytest.mark.parametrize("language", everyday(["en", "de", "fr"], "de"))
def test_on_a_phone_the_lesson_shows_the_board_and_what_a_turn_can_be(
    screen: Callable[..., Page], server_url: str, language: str
) -> None:
    page = screen(390, "light", language)
    page.goto(f"/learn/{GAME}/swapping")
    table = Teufel(page, "", language=language)
    swap = table.own("table-mode-swap")
    # One reads first; what there is no room for then is below, where a sign leads.
    expect(page.locator(".pressing")).to_be_visible()
    sign = table.button("lesson-down")
    if sign.is_visible():
        sign.tap()
    expect(page.locator(".underworld")).to_be_in_viewport(ratio=1)
    assert swap.evaluate(IS_ON_TOP)


@pytest.mark.parametrize(
    ("step", "press"), [("second", ".acts .letters"), ("tower", ".acts .gold")]
)
def test_on_a_phone_the_lesson_shows_what_wants_an_answer(
    screen: Callable[..., Page], server_url: str, step: str, press: str
) -> None:
    page = screen(390, "light")
    page.goto(f"/learn/{GAME}/{step}")
    for _ in range(2):
        page.locator('.cell[data-space="c3"]').tap()
    wanted = page.locator(press)
    expect(wanted).to_be_visible()
    page.wait_for_function(IS_ON_TOP, arg=wanted.element_handle())
    assert page.locator(".underworld").evaluate("board => board.getBoundingClientRect().top") >= 0


IS_ON_TOP = """
element => {
    const {x, y, width, height} = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
"""
"""Whether a press on its middle meets an element."""
