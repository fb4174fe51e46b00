"""A seat that another takes over, each in a browser of their own, up to a move of the newcomer."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .gathered import Guest, Visitor, seat_two
from .seated import PATIENCE

pytestmark = pytest.mark.usefixtures("console_errors")


def test_who_looks_on_takes_over_the_seat_of_who_has_left_and_plays_on(
    new_context: Visitor, server_url: str
) -> None:
    ada, ben = seat_two(new_context, server_url)
    cleo = Guest.arrive(new_context, "Cleo", "de", 390)
    cleo.page.goto(ada.page.url)
    cleo.see_board()
    address, visit = ben.page.url, ben.page.context
    assert ada.wait_for_turn()
    ada.walk_far()
    assert ben.wait_for_turn()
    ben.page.close()
    offer = cleo.button("seldom-takeover-offer")
    expect(offer).to_be_visible(timeout=PATIENCE)
    offer.click()
    expect(cleo.button("seldom-takeover-withdraw")).to_be_visible()
    # It can be taken back, and made again.
    cleo.button("seldom-takeover-withdraw").click()
    expect(offer).to_be_visible()
    offer.click()
    expect(ada.page.get_by_text(ada.word("seldom-takeover-somebody"))).to_be_visible()
    ada.button("seldom-takeover-vote").click()
    # It is the turn of the seat that Cleo has now.
    expect(cleo.button("seldom-takeover-withdraw")).to_have_count(0)
    assert cleo.wait_for_turn()
    cleo.walk_far()
    assert ada.wait_for_turn()
    # Who had it is told, and looks on.
    back = Guest(visit.new_page(), "Ben")
    back.page.goto(address)
    back.see_board()
    expect(back.page.get_by_text(back.word("seldom-takeover-lost"))).to_be_visible()
    expect(back.ready).to_have_count(0)
    assert cleo.page.evaluate("document.documentElement.scrollWidth") <= 390
