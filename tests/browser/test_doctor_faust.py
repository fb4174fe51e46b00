"""Doctor Faust in a real browser: cards, keys, reasons, one screen passed round, reading the page anew."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.games.doctor_faust.page import Faust, start

from .conftest import Complaints
from .gathered import Visitor
from .means import Fingers
from .painting import paintings
from .seated import PATIENCE, box_at_rest, tab_to

pytestmark = pytest.mark.usefixtures("console_errors")


ON_THE_PAGE = "element => Math.round(element.getBoundingClientRect().top + scrollY)"


def drag_with_finger(page: Page, thing: Locator, place: Locator) -> None:
    """Touch a thing, move on to a place, and let go there."""
    middles = []
    thing.tap(trial=True)  # Until it stands still.
    for one in (thing, place):
        box = one.bounding_box()
        assert box is not None
        middles.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    (x, y), (to_x, to_y) = middles
    line = page.context.new_cdp_session(page)
    for kind, part in (("touchStart", 0.0), *(("touchMove", k / 8) for k in range(1, 9))):
        point = {"x": x + (to_x - x) * part, "y": y + (to_y - y) * part}
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("width", [1280, 390])
def test_what_is_printed_is_not_drawn_again_for_what_is_taken_up(
    page: Page, server_url: str, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    table = start(page, server_url)
    assert table.wait_for_turn()
    box_at_rest(table.pieces.last)
    printed, laid = (paintings(page, f".board svg.{part}") for part in ("ground", "play"))

    def take_up_and_leave() -> None:
        assert table.choose("doctor-faust-choose-soul")
        page.keyboard.press("Escape")
        expect(table.targets).to_have_count(0)

    # Of a page at rest nothing is told.
    take_up_and_leave()
    before = printed(), laid()
    for _ in range(5):
        take_up_and_leave()
    assert laid() > before[1]
    assert printed() == before[0]


def test_a_card_is_laid_and_the_story_tells_where(page: Page, server_url: str) -> None:
    table = start(page, server_url)
    assert table.wait_for_turn()
    page.get_by_role(
        "button", name=table.word("doctor-faust-aria-hand-card", value=8, direction="forward")
    ).click()
    page.locator('.space[data-space="20"]').click()
    expect(table.story).to_contain_text("20")
    # No other can be laid in this turn, and none is asked for.
    choose = table.word("doctor-faust-table-choose", points=6, what="stone-pyramid")
    expect(page.get_by_text(choose)).to_be_visible()


def test_a_stone_is_dragged_along_a_preview_and_goes_back_where_it_cannot_go(
    page: Page, server_url: str
) -> None:
    table = start(page, server_url)
    assert table.wait_for_turn()
    stone = table.pieces.first
    told = stone.get_attribute("aria-label")
    stone.drag_to(table.space(20))
    expect(table.targets).to_have_count(0)
    expect(stone).to_have_attribute("aria-label", str(told))
    stone.hover()
    page.mouse.down()
    table.space(4).hover()
    expect(page.locator(".carried")).to_be_visible()
    expect(page.locator(".aim .beads")).to_have_count(1)
    walk = table.word("doctor-faust-table-walk", points=4, **{"from": 0, "to": 4})
    expect(page.locator(".prompt .ahead")).to_contain_text(walk)
    page.mouse.up()
    walked = table.word("doctor-faust-event-stone-walk", you="yes", **{"from": 0, "to": 4})
    expect(table.story).to_contain_text(walked)


def test_the_pyramid_is_dragged_with_a_finger(new_context: Visitor, server_url: str) -> None:
    page = new_context(locale="en", **Fingers.screen).new_page()
    table = start(page, server_url)
    assert table.wait_for_turn()
    drag_with_finger(page, table.pieces.last, table.space(18))
    pushed = table.word("doctor-faust-event-soul-walk", you="yes", **{"from": 15, "to": 18})
    expect(table.story).to_contain_text(pushed)


@pytest.mark.parametrize("on", ["board", "numbers"])
def test_a_finger_sees_first_what_it_would_do_and_confirms_it_by_a_button(
    new_context: Visitor, server_url: str, on: str
) -> None:
    page = new_context(locale="en", **Fingers.screen).new_page()
    table = start(page, server_url)
    assert table.wait_for_turn()
    table.button("doctor-faust-choose-soul").tap()
    numbers = page.get_by_role("group", name=table.word("doctor-faust-table-how-far"))
    for points in (2, 3):
        goal = numbers.get_by_text(str(points)) if on == "numbers" else table.space(15 + points)
        goal.tap()
    confirm = page.locator(".prompt [data-confirm]")
    expect(confirm).to_be_in_viewport(ratio=1)
    expect(table.story).not_to_contain_text("15")
    confirm.tap()
    pushed = table.word("doctor-faust-event-soul-walk", you="yes", **{"from": 15, "to": 18})
    expect(table.story).to_contain_text(pushed)


def test_a_finger_sees_first_what_it_would_do_though_a_piece_stands_there(
    new_context: Visitor, server_url: str
) -> None:
    page = new_context(locale="en", **Fingers.screen).new_page()
    page.goto(f"{server_url}/learn/doctor-faust/landing")
    table = Faust(page)
    table.button("doctor-faust-choose-stone").tap()
    done = table.word("doctor-faust-lesson-landing-done")
    met = page.get_by_role("status").get_by_text(done)
    # The pyramid, on the seventh space: where the stone is to go.
    table.pieces.last.tap()
    expect(page.locator(".prompt [data-confirm]")).to_be_visible()
    expect(met).to_have_count(0)
    table.pieces.last.tap()
    expect(met).to_be_visible()


def test_on_a_phone_what_can_be_done_stays_in_sight_after_another_has_thought(
    screen: Callable[..., Page], unhurried_url: str
) -> None:
    page = screen(320, "light", "de")
    wish = {
        "game": "doctor-faust",
        "seats": [{"kind": "person"}, {"kind": "bot", "level": "greedy"}],
    }
    match = page.request.post(f"{unhurried_url}/api/matches", data=wish).json()["id"]
    page.goto(f"{unhurried_url}/m/{match}")
    table = Faust(page, "de")
    assert table.wait_for_turn()
    prompt = page.locator(".area-prompt")
    before = prompt.bounding_box()
    table.choose("doctor-faust-choose-soul")
    page.get_by_role("group").get_by_text("7", exact=True).tap()
    page.locator(".prompt [data-confirm]").tap()
    thinks = table.word("page-bot-thinks", seat=table.word("doctor-faust-seat-1"))
    expect(page.get_by_role("heading", name=thinks)).to_be_visible(timeout=PATIENCE)
    assert table.wait_for_turn()
    after = prompt.bounding_box()
    assert before is not None
    assert after is not None
    # A height is kept in whole pixels.
    assert after["height"] < before["height"] + 1


def test_what_a_step_brings_is_told_thing_by_thing_and_moves_nothing_on_a_phone(
    new_context: Visitor, server_url: str
) -> None:
    page = new_context(locale="en", **Fingers.screen).new_page()
    page.goto(f"{server_url}/learn/doctor-faust/ending")
    table = Faust(page)
    table.button("doctor-faust-choose-stone").tap()
    numbers = page.get_by_role("group", name=table.word("doctor-faust-table-how-far"))
    acts = page.locator(".area-acts")
    before = acts.evaluate(ON_THE_PAGE)
    numbers.get_by_text("7", exact=True).tap()
    both = f"{table.word('doctor-faust-brings-26')} {table.word('doctor-faust-brings-40')}"
    expect(page.locator(".prompt .ahead")).to_contain_text(both)
    assert acts.evaluate(ON_THE_PAGE) == before


def test_the_held_pyramid_says_why_it_stays(
    page: Page, server_url: str, console_errors: Complaints
) -> None:
    page.goto(f"{server_url}/learn/doctor-faust/held")
    table = Faust(page)
    pyramid = page.locator(".piece.asked[aria-disabled=true]")
    held = table.word("doctor-faust-refusal-14", space=4)
    for pressed in (pyramid, table.button("doctor-faust-choose-soul")):
        pressed.click(force=True)
        alert = page.locator(".prompt").get_by_role("alert")
        expect(alert).to_contain_text(held)
        # No stone was taken up; whoever takes up one goes on.
        expect(table.targets).to_have_count(0)
        table.pieces.first.click()
        expect(table.targets.first).to_be_visible()
        expect(alert).to_have_count(0)
        page.keyboard.press("Escape")
    pyramid.focus()
    page.keyboard.press("Enter")
    expect(alert).to_contain_text(held)
    expect(pyramid).to_be_focused()
    expect(pyramid.locator(".ring")).to_have_css("opacity", "1")
    # The browser itself complains of the answer by which the server said so.
    console_errors.clear()


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


def test_what_the_bot_has_done_stays_marked_until_one_acts(page: Page, server_url: str) -> None:
    table = start(page, server_url)
    marks = page.locator(".marks path")
    assert table.wait_for_turn()
    expect(marks).to_have_count(0)
    assert table.choose("doctor-faust-choose-stone")
    table.targets.last.click()
    assert table.wait_for_turn()
    expect(marks).not_to_have_count(0)
    drawn = marks.evaluate_all("all => all.map(each => each.getAttribute('d'))")
    page.reload()
    expect(marks).to_have_count(len(drawn))
    assert marks.evaluate_all("all => all.map(each => each.getAttribute('d'))") == drawn
    assert table.choose("doctor-faust-choose-stone")
    expect(marks).not_to_have_count(0)
    table.targets.first.click()
    expect(marks).to_have_count(0)


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
    for name, asked in ((red, "take"), (blue, "pass"), (red, "pass")):
        expect(page.get_by_text(table.word(f"page-curtain-{asked}", seat=name))).to_be_visible(
            timeout=PATIENCE
        )
        raise_curtain = page.get_by_role("button", name=table.word("page-curtain-raise", seat=name))
        expect(raise_curtain).to_be_visible(timeout=PATIENCE)
        expect(page.get_by_role("button", name=re.compile("devil card"))).to_have_count(0)
        raise_curtain.click()
        assert table.wait_for_turn()
        assert table.choose("doctor-faust-choose-stone")
        table.targets.last.click()


def test_behind_the_curtain_nothing_is_told_that_the_next_one_has_not_asked_for(
    page: Page, server_url: str
) -> None:
    table = start(page, server_url, "page-play-one-screen")
    names = (table.word("doctor-faust-seat-0"), table.word("doctor-faust-seat-1"))
    curtains = [
        page.get_by_role("button", name=table.word("page-curtain-raise", seat=name))
        for name in names
    ]
    curtains[0].click(timeout=PATIENCE)
    assert table.wait_for_turn()
    table.button("page-hint-short").click()
    panel = page.get_by_role("complementary", name=table.word("page-counsel"))
    panel.get_by_role("button", name=table.word("counsel-hint-do")).click(timeout=PATIENCE)
    until = time.monotonic() + PATIENCE / 1000
    while not curtains[1].is_visible():
        assert time.monotonic() < until
        if table.ready.is_visible() and table.choose("doctor-faust-choose-stone"):
            table.targets.last.click()
        page.wait_for_timeout(100)
    curtains[1].click(timeout=PATIENCE)
    assert table.wait_for_turn()
    expect(panel).to_have_count(0)
    table.button("page-counsel").click()
    expect(panel).to_be_visible()
    expect(panel.get_by_role("button", name=table.word("counsel-hint-do"))).to_have_count(0)


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
