"""Strings from people, markup and direction among them, on every page that shows them: they stay text."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, expect

import diablerie
from diablerie.matches import Entry, Match, Player
from tests.games.kill_doctor_lucky.page import lodge

from .gathered import Guest, Visitor
from .seated import PATIENCE, Seated, board_of

MARKUP = "<img src=x onerror=window.struck=1>"
"""A name as long as one may be."""

SCRIPT = "<script>window.struck=1</script><svg onload=window.struck=1>{{window.struck=1}}${window.struck=1}"
HEBREW, ARABIC = "נועה", "مريم"
PAGES = ("", "/replay")


def unharmed(page: Page) -> None:
    """Nothing that anybody wrote has been run, or made an element."""
    assert page.evaluate("window.struck === undefined")
    assert page.locator("img[src=x]").count() == 0
    assert page.locator("script:not([src]):not([type])", has_text="struck").count() == 0


def test_names_and_messages_with_markup_stay_text(new_context: Visitor, server_url: str) -> None:
    ada, ben = Guest.arrive(new_context, MARKUP), Guest.arrive(new_context, "Ben")
    address = ada.invite(server_url, max_turns=4)
    ben.page.goto(address)
    expect(ben.page.get_by_text(MARKUP).first).to_be_visible()
    unharmed(ben.page)
    ben.sit_down()
    ada.see_board()
    ada.say(SCRIPT)
    expect(ben.open_company().get_by_role("log")).to_contain_text(SCRIPT)
    expect(ben.page.get_by_text(MARKUP).first).to_be_visible()
    for page in (ada.page, ben.page):
        unharmed(page)


def test_a_house_with_markup_in_its_names_stays_a_drawing(page: Page, server_url: str) -> None:
    house = lodge()
    house["spaces"][0]["name"] = MARKUP
    wish = {
        "game": "kill-doctor-lucky",
        "options": {"mansion": json.dumps(house)},
        "seats": [{"kind": "person"}, {"kind": "bot", "level": "imp"}],
    }
    made = page.request.post(f"{server_url}/api/matches", data=wish)
    assert made.status == 201, made.text()
    page.goto(f"{server_url}/m/{made.json()['id']}")
    expect(board_of(page)).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("button", name="<img src=x").first).to_be_attached()
    unharmed(page)


def brought(game: str, names: list[str | None]) -> dict[str, Any]:
    """The record of a match of people so called, given up after some moves."""
    now = datetime(2026, 1, 1, tzinfo=UTC)
    loaded = diablerie.load(game, seats=len(names))
    match = Match.start(loaded, [Player.person(name) for name in names], bytes(32), now)
    rng = Random(1)
    for _ in range(8):
        assert match.to_play is not None
        match.act(match.to_play, rng.choice(match.state.legal), now)
    match.do(Entry("resign", 0, now))
    return match.record(None)


@pytest.mark.parametrize("game", diablerie.games())
def test_a_record_from_elsewhere_with_markup_stays_text(
    page: Page, server_url: str, game: str
) -> None:
    page.goto(server_url)
    seated = Seated(page)
    record = brought(game, [MARKUP, ARABIC])
    file = FilePayload(
        name=f"{MARKUP}.json", mimeType="application/json", buffer=json.dumps(record).encode()
    )
    picker = page.get_by_label(seated.word("afterwards-open")).locator("input[type=file]")
    picker.set_input_files(file)
    expect(page.get_by_text("<img src=x").first).to_be_visible(timeout=PATIENCE)
    unharmed(page)
    page.wait_for_url("**/replay**")
    address = page.url.split("/replay")[0]
    for rest in PAGES:
        page.goto(address + rest)
        expect(page.get_by_text("<img src=x").first).to_be_attached(timeout=PATIENCE)
        unharmed(page)
    page.goto(address.replace("/m/", "/check/"))
    expect(page.get_by_role("heading", level=3).first).to_be_visible(timeout=PATIENCE)
    unharmed(page)


def test_names_from_right_to_left_turn_nothing_round_them(
    new_context: Visitor, server_url: str
) -> None:
    ada, ben = Guest.arrive(new_context, HEBREW), Guest.arrive(new_context, ARABIC)
    ben.come(ada.invite(server_url))
    ada.see_board()
    ada.say("7 to 14")
    ada.say(f"{ARABIC} 7 to 14")
    first, second = (
        ben.open_company().get_by_role("log").locator(".text").nth(number) for number in (0, 1)
    )
    expect(first).to_have_css("direction", "ltr")
    expect(second).to_have_css("direction", "rtl")
    expect(first).to_have_css("unicode-bidi", "isolate")
    told = ben.page.get_by_text(HEBREW).first
    expect(told).to_be_visible()
    assert f"\u2068{HEBREW}\u2069" in ben.page.locator("body").inner_text()
    # A sentence that begins with such a name still runs from left to right as a whole.
    sentence = ben.page.get_by_text(ben.word("page-turn-of", seat=f"\u2068{HEBREW}\u2069")).first
    expect(sentence).to_be_visible()
    assert sentence.evaluate(BEFORE) > 0


BEFORE = """
element => {
    const text = [...element.childNodes].find(node => node.nodeType === Node.TEXT_NODE);
    const at = (from, to) => {
        const range = document.createRange();
        range.setStart(text, from);
        range.setEnd(text, to);
        return range.getBoundingClientRect().left;
    };
    const length = text.data.trimEnd().length;
    return at(length - 1, length) - at(1, 2);
}
"""
"""How much further right the last letter of a sentence stands than the first of the name it begins with."""


def test_what_would_turn_others_is_refused_with_a_reason(page: Page, server_url: str) -> None:
    wish = {
        "game": "doctor-faust",
        "seats": [{"kind": "person"}, {"kind": "open"}],
        "names": ["\u202eadA", None],
    }
    made = page.request.post(f"{server_url}/api/matches", data=wish)
    assert made.status == 422
    assert "RIGHT-TO-LEFT OVERRIDE" in made.json()["detail"]
