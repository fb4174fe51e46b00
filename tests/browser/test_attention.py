"""Whoever looks at something else is called to the table when it is his turn, and no longer than he needs."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from diablerie.words import speak
from tests.games.doctor_faust.page import Faust

AWAY = """
    window.looking = true;
    document.hasFocus = () => window.looking;
"""
"""A script for a page at which one can be made to look or not."""


def test_the_tab_calls_until_one_looks(page: Page, unhurried_url: str) -> None:
    page.add_init_script(AWAY)
    seats = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
    wish = {"game": "doctor-faust", "seats": seats}
    match = page.request.post(f"{unhurried_url}/api/matches", data=wish).json()["id"]
    page.goto(f"{unhurried_url}/m/{match}")
    table = Faust(page)
    usual = "Doctor Faust · Diablerie"
    assert table.wait_for_turn()
    expect(page).to_have_title(usual)
    page.evaluate("window.looking = false")
    while table.ready.count():
        table.walk_far()
        page.wait_for_timeout(100)
    expect(page).to_have_title(usual)
    assert table.wait_for_turn()
    expect(page).to_have_title(speak("en", "page-call-turn", title=usual))
    sign = page.locator('link[rel="icon"]')
    expect(sign).to_have_attribute("href", "/favicon-calling.svg")
    assert page.request.get(f"{unhurried_url}/favicon-calling.svg").ok
    page.evaluate("window.looking = true; window.dispatchEvent(new Event('focus'))")
    expect(page).to_have_title(usual)
    expect(sign).to_have_attribute("href", "/favicon.svg")
