"""Kill Doctor Lucky in a real browser: its keys, one screen passed round, answers prepared, its end."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.games.kill_doctor_lucky.page import (
    GAME,
    PERSON,
    Frames,
    Lucky,
    begin,
    bot,
    lodge,
    look,
)

from .seated import HASTY, PATIENCE

pytestmark = pytest.mark.usefixtures("console_errors")


def test_at_the_end_everybodys_hand_is_shown(page: Page, server_url: str) -> None:
    table = Lucky(page)
    table.open(begin(page, PERSON, bot("random"), bot("random"), first_player=0, max_turns=1))
    assert table.wait_for_turn()
    table.own("end").click()
    expect(table.result).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".hand")).to_have_count(0)
    for name in (table.word("page-you"), table.name(1), table.name(2)):
        expect(page.locator(".area-hand")).to_contain_text(name)


@pytest.mark.parametrize("key", ["m", "d"])
def test_a_key_takes_a_pawn_up_and_leads_to_where_it_can_go(
    page: Page, server_url: str, key: str
) -> None:
    table = Lucky(page)
    table.open(begin(page, PERSON, bot(), mansion=cards_that_move(), first_player=0))
    assert table.wait_for_turn()
    page.keyboard.press(key)
    focused = page.locator(".space:focus")
    expect(focused).to_have_class(re.compile("target"))
    sends = table.word(f"{GAME}-table-pawn-{'me' if key == 'm' else 'lucky'}")
    expect(page.get_by_role("button", name=sends, exact=True, pressed=True)).to_be_visible()


def cards_that_move() -> dict[str, Any]:
    """The lodge, where everybody holds cards that move somebody."""
    house = lodge()
    house["deck"]["failure"] = [{"value": 1, "count": 7}]
    house["deck"]["move"] = [{"steps": steps, "count": 20} for steps in (1, 2)]
    return house


def test_four_people_pass_one_screen_round_and_three_of_them_answer(
    page: Page, server_url: str
) -> None:
    page.add_init_script(HASTY)
    page.emulate_media(reduced_motion="reduce")
    frames = Frames(page)
    table = Lucky(page)
    address = begin(page, PERSON, PERSON, PERSON, PERSON, mansion=lodge(), first_player=0)
    page.goto(address)

    def sit(seat: int, before: int | None) -> None:
        """Raise the curtain for a seat; so far the page knows no hand but that of the one before."""
        expect(table.curtain(seat)).to_be_visible(timeout=PATIENCE)
        expect(table.cards.or_(page.locator(".plan"))).to_have_count(0)
        assert frames.hands <= {before}
        frames.clear()
        table.curtain(seat).click()
        expect(table.cards.first).to_be_visible()
        assert table.wait_for_turn()
        assert frames.hands == {seat}

    sit(0, None)
    table.space("passage").click()
    table.own("end").click()
    for seat in (1, 2, 3):
        sit(seat, seat - 1)
        table.own("end").click()
    sit(0, 3)
    table.space("study").click()
    table.own("attempt").click()
    for seat in (1, 2):
        sit(seat, seat - 1)
        expect(page.get_by_role("heading", name=asked(table, seat))).to_be_visible()
        table.own("pass").click()
    sit(3, 2)
    scene = page.locator(".scene")
    for seat in (1, 2):
        line = scene.get_by_role("listitem").filter(has_text=table.name(seat))
        expect(line).to_contain_text(table.word(f"{GAME}-table-passed", you="no"))
    # While an answer is on its way nothing is asked either: the end of it is that the next one is called.
    while not table.curtain(1).is_visible():
        if table.asked:
            table.answer()
        page.wait_for_timeout(100)
    sit(1, 3)
    view = look(page, address)["view"]["state"]
    assert (view["turn_of"], view["turn"], view["attempt"]) == (1, 6, None)


def asked(table: Lucky, seat: int) -> str:
    return table.word(f"{GAME}-table-asked-one", seat=table.name(seat))


@pytest.mark.parametrize("base_url", ["unhurried_url"], indirect=True, ids=["unhurried"])
@pytest.mark.parametrize("wanted", ["pass", "points"])
def test_a_prepared_answer_is_given_and_looks_like_any_other(
    page: Page, new_context: Callable[..., BrowserContext], wanted: str
) -> None:
    onlooker = new_context().new_page()
    seen, own = Frames(onlooker), Frames(page)
    address = begin(page, PERSON, bot(), first_player=0)
    onlooker.goto(address)
    table = Lucky(page)
    table.open(address)
    while not prepare(table, wanted):
        assert table.wait_for_turn()
        if table.asked:
            table.answer()
        else:
            table.let_go()
    before = len(answers(own))
    while len(answers(own)) == before:
        table.let_go()
        page.wait_for_timeout(100)
    told = answers(own)[before]
    for _ in range(100):
        if own.views[-1]["prepared"] is None and told in answers(seen):
            break
        page.wait_for_timeout(100)
    assert told["kind"] == "pass" if wanted == "pass" else told["kind"] in ("pass", "failure")
    assert told in answers(seen)
    assert any(view["prepared"] is not None for view in own.views)
    assert own.views[-1]["prepared"] is None
    assert all(view["prepared"] is None for view in seen.views)
    expect(page.get_by_text(table.word(f"{GAME}-table-prepare-note"))).to_have_count(0)
    expect(onlooker.locator(".side details")).to_have_count(0)


def prepare(table: Lucky, wanted: str) -> bool:
    """Prepare an answer if it is the bot's turn; some points, if there are any to be had."""
    panel = table.page.locator(".side details")
    mine = table.ready.or_(table.result)
    expect(panel.or_(mine).first).to_be_visible(timeout=PATIENCE)
    if panel.count() == 0:
        return False
    more = panel.get_by_role("button", name=table.word(f"{GAME}-table-prepare-more"))
    some = panel.locator(".upto button").nth(1)
    passing = panel.get_by_role("button", name=table.word(f"{GAME}-table-prepare-pass"))
    try:
        if panel.get_attribute("open", timeout=1_000) is None:
            panel.locator("summary").click(timeout=1_000)
        button = passing
        if wanted == "points" and some.count() > 0:
            button = more if more.is_enabled(timeout=1_000) else some
        button.click(timeout=1_000)
        note = table.word(f"{GAME}-table-prepare-note")
        expect(panel).to_contain_text(note, timeout=1_000)
    except (AssertionError, TooLate):
        return False  # The bot has ended its turn in the meantime.
    return True


def answers(frames: Frames) -> list[dict[str, Any]]:
    """What seat 0 has answered to attempts."""
    kinds = ("pass", "failure")
    return [event for event in frames.events if event["kind"] in kinds and answered(event)]


def answered(event: dict[str, Any]) -> bool:
    return bool(event["params"]["seat"] == 0)
