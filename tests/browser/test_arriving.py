"""What index.html shows before the page is there: in the reader's language and light, where it stays."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from diablerie.words import LANGUAGES, speak
from tests.settings import everyday

from .past_the_page import JSON
from .seated import await_faces

BEGINNING = re.compile(r"/assets/bootstrap-.*\.js")
FONTS = re.compile(r"\.woff2")
WIDTHS = (390, 1280)
GAME = "doctor-faust"
SEEN = re.compile(r"/api/matches/[\w-]+$")
ROOM = re.compile(r"/api/matches/[\w-]+/room$")
A_MOMENT = 500
"""Milliseconds in which faces would have come."""
SLIGHT = 0.06
"""By how much of its width a line may differ in another face."""

Newcomer = Callable[..., BrowserContext]

PLACES = """() => ['.page-head h1 .title', '.motto', '.motto + p'].map((name) => {
    const lines = document.createRange();
    lines.selectNodeContents(document.querySelector(name));
    const { top, width, height } = lines.getBoundingClientRect();
    return { top, width, height };
})"""
"""Where the title and the two sentences of the front page stand, and how large they are."""


FACES = """() => [...document.fonts].some(
    ({ family, status }) => family.includes('IM Fell English') && status === 'loaded')"""
"""Whether the title's face is there."""


def hold(route: Route) -> None:
    """Never answer: the page is on its way."""


def arrive(new_context: Newcomer, **options: Any) -> Page:
    """A newcomer's page, which does not get beyond what index.html shows."""
    page = new_context(**options).new_page()
    page.route(BEGINNING, hold)
    return page


def against_bot(page: Page) -> str:
    """The address of a match that has begun."""
    wish = {"game": GAME, "seats": [{"kind": "person"}, {"kind": "bot", "level": "random"}]}
    begun = page.request.post("/api/matches", data=json.dumps(wish), headers=JSON)
    return f"/m/{begun.json()['id']}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_at_once_what_this_is_in_the_readers_language(
    new_context: Newcomer, language: str
) -> None:
    page = arrive(new_context, locale=language)
    page.goto("/", wait_until="commit")
    for message in ("page-motto", "page-promise"):
        expect(page.get_by_text(speak(language, message))).to_be_in_viewport()
    for other in set(LANGUAGES) - {language}:
        expect(page.get_by_text(speak(other, "page-motto"))).to_be_hidden()
    expect(page.get_by_text("try again")).to_be_hidden()


def test_what_was_chosen_here_counts_more_than_the_browsers_wishes(new_context: Newcomer) -> None:
    page = arrive(new_context, locale="en", color_scheme="dark")
    page.add_init_script(
        "localStorage['diablerie-language'] = 'de'; localStorage['diablerie-light'] = 'light'"
    )
    page.goto("/", wait_until="commit")
    expect(page.get_by_text(speak("de", "page-motto"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_the_light_is_the_systems_before_the_page_is_there(new_context: Newcomer) -> None:
    grounds = []
    for scheme in ("light", "dark"):
        page = arrive(new_context, color_scheme=scheme)
        page.goto("/", wait_until="commit")
        expect(page.locator(".motto")).to_be_visible()
        grounds.append(page.locator("body").evaluate("(body) => getComputedStyle(body).background"))
    assert grounds[0] != grounds[1]


def test_a_match_begins_with_the_place_of_its_board(new_context: Newcomer) -> None:
    page = arrive(new_context, locale="en")
    page.goto(against_bot(page), wait_until="commit")
    expect(page.locator(".coming")).to_be_in_viewport(ratio=0.8)
    expect(page.locator(".motto")).to_be_hidden()


def test_the_grain_of_the_table_waits_until_nothing_else_is_drawn(
    new_context: Newcomer,
) -> None:
    page = arrive(new_context)
    page.goto("/", wait_until="commit")
    expect(page.locator(".motto")).to_be_visible()
    expect(page.locator(".table-wood svg")).to_be_hidden()
    page.unroute(BEGINNING)
    page.reload()
    expect(page.locator(".table-wood svg")).to_be_visible()


@pytest.mark.parametrize("width", everyday(WIDTHS, 390))
def test_nothing_moves_when_the_page_takes_over(new_context: Newcomer, width: int) -> None:
    viewport = {"width": width, "height": 800}
    page = new_context(locale="en", viewport=viewport).new_page()
    page.route(FONTS, hold)
    held: list[Route] = []

    def keep(route: Route) -> None:
        held.append(route)

    page.route(BEGINNING, keep)
    page.goto("/", wait_until="commit")
    expect(page.locator(".motto")).to_be_visible()
    page.wait_for_load_state("load")
    before = page.evaluate(PLACES)
    for route in held:
        route.continue_()
    expect(page.get_by_role("article")).to_have_count(3)
    assert page.evaluate(PLACES) == before


@pytest.mark.parametrize(
    ("width", "language"), everyday(product(WIDTHS, LANGUAGES), (390, "de"), (1280, "fr"))
)
def test_words_stand_where_they_stood_before_their_faces_came(
    new_context: Newcomer, width: int, language: str
) -> None:
    viewport = {"width": width, "height": 800}
    places = []
    for block in (True, False):
        page = new_context(locale=language, viewport=viewport).new_page()
        if block:
            page.route(FONTS, hold)
        page.goto("/", wait_until="domcontentloaded")
        expect(page.get_by_role("article")).to_have_count(3)
        if not block:
            await_faces(page)
        places.append(page.evaluate(PLACES))
    for meanwhile, then in zip(*places, strict=True):
        assert meanwhile["top"] == pytest.approx(then["top"], abs=1)
        assert meanwhile["height"] == pytest.approx(then["height"], abs=1)
        assert meanwhile["width"] == pytest.approx(then["width"], rel=SLIGHT)


def test_the_game_is_on_its_way_before_the_page_has_begun(new_context: Newcomer) -> None:
    page = arrive(new_context, locale="de")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    with page.expect_response(SEEN):
        page.goto(against_bot(page), wait_until="commit")
    for name in (f"{GAME}-", f"words-{GAME}-de-"):
        assert any(f"/assets/{name}" in url for url in asked)


def test_what_is_known_of_a_match_is_asked_once(new_context: Newcomer) -> None:
    page = new_context(locale="en").new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(against_bot(page))
    expect(page.locator("[data-board] svg").first).to_be_visible()
    for address in (SEEN, ROOM):
        assert len([url for url in asked if address.search(url)]) == 1


def test_the_faces_come_after_the_board(new_context: Newcomer) -> None:
    page = new_context(locale="en").new_page()
    held: list[Route] = []

    def keep(route: Route) -> None:
        held.append(route)

    page.route(SEEN, keep)
    page.goto(against_bot(page))
    expect(page.get_by_role("status").first).to_be_attached()
    page.wait_for_timeout(A_MOMENT)
    assert not page.evaluate(FACES)
    for route in held:
        route.continue_()
    page.wait_for_function(FACES)
    expect(page.locator("[data-board] svg").first).to_be_visible()


def test_whoever_has_been_here_has_the_faces_from_the_beginning(new_context: Newcomer) -> None:
    page = new_context(locale="en").new_page()
    page.goto("/")
    page.wait_for_function("() => localStorage['diablerie-faces'] !== undefined")
    page.route(BEGINNING, hold)
    page.goto("/", wait_until="commit")
    page.wait_for_function(FACES)
    expect(page.get_by_role("article")).to_have_count(0)
