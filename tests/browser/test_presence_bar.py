"""The people at a table, in a row above it: who they are is read there on the smallest screen."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from .gathered import Visitor
from .pages import GAMES
from .seated import PATIENCE, board_of, box_at_rest

LONG = ("Wilhelmina Katzenstein", "Maximilian von Hohenfels")
LETTERS = 40
"""Pixels in which a name can be told from another."""


def boxes(parts: Locator) -> list[FloatRect]:
    return [box for box in (part.bounding_box() for part in parts.all()) if box is not None]


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_names_clocks_and_lamps_have_a_place_each(
    new_context: Visitor, server_url: str, game: str
) -> None:
    phone = {"width": 390, "height": 844}
    pages = [new_context(viewport=phone, locale="en").new_page() for _ in range(3)]
    seats = [{"kind": "person"}, {"kind": "open"}]
    bots = [{"kind": "bot", "level": "random"}] * (GAMES[game] - 2)
    clock = {"kind": "bank", "seconds": 900, "increment": 10}
    wish = {"game": game, "seats": [*seats, *bots], "clock": clock}
    names = [LONG[0], None, *[None] * len(bots)]
    made = pages[0].request.post(f"{server_url}/api/matches", data={**wish, "names": names})
    match = made.json()["id"]
    sat = pages[1].request.put(f"{server_url}/api/matches/{match}/seats/1", data={"name": LONG[1]})
    assert sat.ok, sat.text()
    for page in pages:
        page.goto(f"{server_url}/m/{match}")
        expect(board_of(page)).to_be_visible(timeout=PATIENCE)
    said = pages[1].request.post(
        f"{server_url}/api/matches/{match}/messages",
        data={"cmd": "greeting", "text": "Good evening", "seat": 1},
    )
    assert said.ok, said.text()
    bar = pages[0].locator(".company")
    expect(bar.locator(".unread").last).to_be_visible()
    expect(bar.locator(".watching")).to_be_visible()
    box_at_rest(bar)
    for row in bar.locator("li").all():
        name, when = row.locator(".name").bounding_box(), row.locator(".clock").bounding_box()
        assert name is not None
        assert when is not None
        whole = row.locator(".name").evaluate("one => one.scrollWidth <= one.clientWidth")
        assert whole or name["width"] >= LETTERS
        assert name["y"] + name["height"] <= when["y"] + 2
    across = boxes(bar.locator("li, .watching, button"))
    for one, other in pairwise(across):
        assert one["x"] + one["width"] <= other["x"] + 1
    watching = bar.locator(".watching").bounding_box()
    assert watching is not None
    assert watching["width"] < 50
    assert pages[0].evaluate("document.documentElement.scrollWidth") <= 390
