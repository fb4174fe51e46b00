"""The end of a match: a moment over the board, and a picture of it that tells no more than all may see."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from .gathered import Guest, Visitor, play_out, seat_two
from .seated import PATIENCE, board_of, box_at_rest

ENDED = {"max_turns": 4}
"""Options of a match that is over soon."""


def look_on(visitor: Visitor, address: str, width: int = 1280) -> Page:
    """The page of somebody who watches."""
    context = visitor(
        viewport={"width": width, "height": 900}, locale="en", reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(address)
    expect(board_of(page)).to_be_visible(timeout=PATIENCE)
    return page


def picture(page: Page) -> bytes:
    """The picture that is saved."""
    button = page.get_by_role("button", name="Save a picture", exact=True)
    with page.expect_download(timeout=PATIENCE) as saved:
        button.click()
    assert saved.value.suggested_filename.startswith("doctor-faust-")
    return Path(saved.value.path()).read_bytes()


def test_who_was_there_sees_the_end_over_the_board_until_it_is_put_away(
    new_context: Visitor, server_url: str
) -> None:
    ada, ben = seat_two(new_context, server_url, **ENDED)
    play_out(ada, ben)
    finale = ada.page.get_by_role("region", name=ada.word("afterwards-finale"))
    expect(finale).to_be_visible()
    over, board = box_at_rest(finale.locator(".plate")), ada.board.bounding_box()
    assert over is not None
    assert board is not None
    assert abs(over["y"] + over["height"] / 2 - board["y"] - board["height"] / 2) < 12
    size = finale.locator(".headline").evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
    assert size >= 44
    assert ada.page.evaluate("document.getAnimations().length") == 0, "they want no motion"
    expect(ada.result).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(finale).to_have_count(0)
    ben.page.get_by_role("button", name=ben.word("afterwards-finale-close")).click()
    expect(ben.page.locator(".finale")).to_have_count(0)
    late = look_on(new_context, ada.page.url)
    expect(late.locator(".result")).to_be_visible()
    expect(late.locator(".finale")).to_have_count(0)


@pytest.fixture
def given_up(new_context: Visitor, server_url: str) -> Guest:
    """Ada has given up with a card face down beside the board, and sees the end."""
    ada, ben = seat_two(new_context, server_url)
    mover = ada if ada.ready.count() else ben
    match = mover.page.url.rpartition("/")[2]
    seat = 0 if mover is ada else 1
    address = f"{server_url}/api/matches/{match}"
    at = mover.page.request.get(f"{address}?seat={seat}").json()
    laid = next(action for action in at["view"]["state"]["legal"] if "@" in action)
    wish = {"cmd": "trap", "seat": seat, "expect": at["v"], "action": laid}
    done = mover.page.request.post(f"{address}/actions", data=wish)
    assert done.ok, done.text()
    over = {"cmd": "over", "seat": seat, "expect": at["v"] + 1, "deed": "resign"}
    done = mover.page.request.post(f"{address}/deeds", data=over)
    assert done.ok, done.text()
    expect(mover.page.locator(".result")).to_be_visible(timeout=PATIENCE)
    return mover


def test_the_picture_is_the_same_whoever_has_it_drawn(
    new_context: Visitor, given_up: Guest
) -> None:
    own = picture(given_up.page)
    assert own[:4] == b"\x89PNG"
    assert own == picture(look_on(new_context, given_up.page.url))


def test_a_picture_that_told_what_a_seat_knows_would_be_another(given_up: Guest) -> None:
    page = given_up.page
    honest = picture(page)
    match = page.url.rpartition("/")[2]

    def leak(route: Route) -> None:
        base = route.request.url
        views = [page.request.get(f"{base}?seat={seat}").json() for seat in (0, 1)]
        mine = next(view for view in views if "view" in view)
        mine["view"]["seat"] = None
        route.fulfill(body=json.dumps(mine), content_type="application/json")

    page.route(f"**/api/matches/{match}", leak)
    assert picture(page) != honest
