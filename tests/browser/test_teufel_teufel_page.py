"""The page of Teufel Teufel: what it shows, on every screen, to whom, and what it refuses."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, WebSocketRoute, expect

from diablerie.words import LANGUAGES
from tests.games.teufel_teufel.page import (
    GAME,
    PERSON,
    State,
    Teufel,
    act,
    begin,
    bot,
    is_possessed,
    open_at,
    placed,
    prepare,
)
from tests.settings import everyday

from .past_the_page import Frames
from .reach import FINGER, demand_legible, demand_reach
from .seated import PATIENCE, await_faces

pytestmark = pytest.mark.usefixtures("console_errors")

BUTTONS = ".teufel :is(.acts, .modes, .ways, .seats, .own, .know) button:not(.why)"
"""But links within a sentence, whose words are as large as the others; the place to tap is larger."""


def told(table: Teufel) -> list[str]:
    """All that the table says of the game, less what is written in the story."""
    found = table.page.locator(".cell, .own, .seats li, .know")
    say = "all => all.map(e => (e.getAttribute('aria-label') ?? '') + e.textContent)"
    texts: list[str] = found.evaluate_all(say)
    return texts


def reload(table: Teufel) -> None:
    """Read the page anew, and raise the curtain again."""
    table.page.reload()
    table.sit(table.seat)
    assert table.wait_for_turn()


def test_reloading_during_a_shuffle_loses_nothing(page: Page, server_url: str) -> None:
    address = prepare(page, is_possessed, seats=2)
    lifted = [action for action in legal(page, address) if action.startswith("lift")][:3]
    act(page, address, lifted[0], lifted[1])
    table = open_at(page, address)
    seat = table.seat
    assert table.state["lifted_size"] == 2
    hand = page.locator(".own, .prompt .sheet")
    assert hand.count() > 0
    before = told(table)
    reload(table)
    assert told(table) == before
    table.cell(lifted[2].removeprefix("lift:")).click()
    table.own("table-lay-now").click()
    free = table.targets
    free.first.click()
    reload(table)
    # What was only put together is forgotten; what lay in the hand still does.
    assert table.state["lifted_size"] == 2
    table.own("table-lay-now").click()
    for place in range(2):
        table.targets.nth(place).click()
    table.own("table-shuffle").click()
    expect(table.curtain(1 - seat)).to_be_visible(timeout=PATIENCE)
    assert table.state["lifted_size"] == 0


def recorded(page: Page, address: str) -> list[dict[str, Any]]:
    """All actions of a match so far."""
    record = page.request.get(f"/api/matches{address.removeprefix('/m')}/record")
    actions: list[dict[str, Any]] = record.json()["actions"]
    return actions


def legal(page: Page, address: str) -> list[str]:
    """What can be done by whoever is to play."""
    table = Teufel(page, address)
    table.seat = table.state["to_play"]
    actions: list[str] = table.state["legal"]
    return actions


def test_reloading_on_the_way_loses_nothing(page: Page, server_url: str) -> None:
    address = prepare(page, lambda state: state["phase"] == "moving", seats=2)
    table = open_at(page, address)
    seat, before = table.seat, told(table)
    reload(table)
    assert told(table) == before
    stop = table.own("action-stop")
    (stop if stop.count() > 0 else table.targets.last).click()
    expect(table.curtain(1 - seat).or_(table.targets.first)).to_be_visible(timeout=PATIENCE)


def has_a_free_way_out(state: State) -> bool:
    """Whoever is to play can begin a move with a step onto a cell without a card, and come back."""
    steps = [action.removeprefix("go:") for action in state["legal"] if action.startswith("go:")]
    return state["phase"] == "turn" and any(cell not in state["cards"] for cell in steps)


def test_pressing_one_s_own_sled_goes_back_to_where_the_move_began(
    page: Page, server_url: str
) -> None:
    """TT-11: one's own cell is a place to go to like any other."""
    address = prepare(page, has_a_free_way_out, seats=2)
    table = open_at(page, address)
    start = table.state["sleds"][table.seat]
    own = table.cell(start)
    before = len(recorded(page, address))
    expect(own).to_have_attribute("aria-disabled", "false")
    own.click()

    def came_back() -> bool:
        # What a cell asks of whoever arrives (a tower does) comes after the step back.
        walked = [each["action"] for each in recorded(page, address)[before:]]
        return walked[1:2] == [f"go:{start}"] and walked[0].startswith("go:")

    def soon(seconds: float) -> bool:
        deadline = time.monotonic() + seconds
        while not (there := came_back()) and time.monotonic() < deadline:
            page.wait_for_timeout(100)
        return there

    # Where nothing comes of it the first press shows the way.
    if not soon(3):
        own.click()
    assert soon(PATIENCE / 1000)


def test_a_refused_action_says_why_and_opens_the_rulebook(page: Page, server_url: str) -> None:
    def meddle(route: WebSocketRoute) -> None:
        """Between page and server: any space chosen to begin on becomes the centre."""
        server = route.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            frame = json.loads(text)
            if frame.get("actions", [""])[0].startswith("place:"):
                frame["actions"] = ["place:d4"]
            server.send(json.dumps(frame))

        route.on_message(pass_on)

    page.route_web_socket(re.compile("/live"), meddle)
    table = Teufel(page, begin(page, PERSON, bot("random")))
    table.open()
    assert table.wait_for_turn()
    table.cell("c3").click()
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text(table.word(f"{GAME}-refusal-04"))
    refusal.get_by_role("button").click()
    expect(page.locator(".rule-panel")).to_contain_text("TT-04")
    expect(table.targets.first).to_be_visible()


def test_a_closed_kind_of_turn_says_why(page: Page, server_url: str) -> None:
    table = placed(page)
    shuffle = table.own("table-mode-shuffle")
    expect(shuffle).to_have_attribute("aria-disabled", "true")
    shuffle.click(force=True)
    closed = table.word(f"{GAME}-table-closed-shuffle", possessed="no")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(closed)
    alert.get_by_role("button").click()
    expect(page.locator(".rule-panel")).to_contain_text("TT-35")


def test_whoever_looks_on_sees_all_but_can_do_nothing(
    page: Page, new_context: Callable[..., BrowserContext], server_url: str
) -> None:
    address = begin(page, PERSON, bot("random"))
    onlooker = new_context().new_page()
    frames = Frames(onlooker)
    watching = Teufel(onlooker, address)
    watching.open()
    table = Teufel(page, address)
    table.open()
    assert table.wait_for_turn()
    table.cell("c3").click()
    expect(watching.story).to_contain_text("c3", timeout=PATIENCE)
    assert table.wait_for_turn()
    expect(watching.targets).to_have_count(0)
    expect(onlooker.locator(".own, .acts button, .modes")).to_have_count(0)
    expect(onlooker.locator(".seats li")).to_have_count(2)
    assert all(card["card"] is None for card in frames.views[-1]["state"]["cards"].values())


# Screens


OVERLAPPING = """
() => {
    const parts = [...document.querySelectorAll(
        '.seats li, .underworld, .area-own, .prompt:not(.mine), .area-know, .area-story, .area-result'
    )].filter(e => e.checkVisibility()).map(e => [e.className, e.getBoundingClientRect()]);
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return parts.flatMap(([one, a], k) =>
        parts.slice(k + 1).filter(([, b]) => meet(a, b)).map(([other]) => `${one} / ${other}`));
}
"""
SCROLLS_SIDEWAYS = """
() => [...document.querySelectorAll('.teufel .prompt, .teufel .prompt *')]
    .filter(e => ['auto', 'scroll'].includes(getComputedStyle(e).overflowX))
    .filter(e => e.scrollWidth > e.clientWidth)
    .map(e => e.className)
"""


def demand_room(page: Page, finger: int) -> None:
    """All that can be pressed can be reached, and nothing lies over something else."""
    assert page.evaluate(SCROLLS_SIDEWAYS) == []
    demand_reach(page, BUTTONS, finger)
    assert page.evaluate(OVERLAPPING) == []


@pytest.mark.parametrize(
    ("width", "light", "seats", "language"),
    everyday(
        [
            (360, "dark", 6, "de"),
            (390, "light", 6, "fr"),
            (390, "dark", 4, "en"),
            (1280, "dark", 4, "fr"),
            (1280, "light", 6, "de"),
            (2560, "light", 5, "en"),
        ],
        (360, "dark", 6, "de"),
        (2560, "light", 5, "en"),
    ),
)
def test_on_every_screen_all_is_legible_and_in_reach(
    screen: Callable[..., Page], width: int, light: str, seats: int, language: str
) -> None:
    page = screen(width, light, language)
    address = begin(page, PERSON, *[bot("random")] * (seats - 1), start_gap="none")
    table = Teufel(page, address, language=language)
    table.open()
    assert table.wait_for_turn()
    assert page.locator("html").get_attribute("data-theme") == light
    finger = FINGER if width < 800 else 24
    demand_room(page, finger)
    point(table, "c5")
    if width < 800:
        table.gold.tap()
    else:
        table.cell("c5").click()
    expect(table.own("table-mode-move")).to_be_visible(timeout=PATIENCE)
    assert table.wait_for_turn()
    expect(page.get_by_role("heading", name=table.word("page-your-turn"))).to_be_in_viewport()
    demand_room(page, finger)
    demand_legible(page, ".teufel")
    point(table, str(table.targets.first.get_attribute("data-space")))
    expect(page.locator(".trail")).to_be_visible()
    demand_legible(page, ".teufel")
    demand_room(page, finger)
    table.own("table-mode-swap").click()
    for place in (0, 3):
        table.targets.nth(place).click()
    expect(table.gold).to_be_in_viewport(ratio=1)
    demand_room(page, finger)


def point(table: Teufel, cell: str) -> None:
    """Point at a cell: a finger by its first touch."""
    assert table.page.viewport_size is not None
    if table.page.viewport_size["width"] < 800:
        table.cell(cell).tap()
    else:
        table.cell(cell).hover()


@pytest.mark.parametrize(
    ("language", "width"), everyday(product(LANGUAGES, (390, 1280)), ("de", 390), ("fr", 1280))
)
def test_in_a_shuffle_every_button_stays_where_it_is(
    screen: Callable[..., Page], server_url: str, width: int, language: str
) -> None:
    page = screen(width, "light", language)
    page.goto(f"/learn/{GAME}/shuffling")
    press = Locator.tap if width < 800 else Locator.click
    cells = [page.locator(f'.cell[data-space="{cell}"]') for cell in ("c3", "a2")]
    press(page.locator(".modes button").last)
    await_faces(page)
    places = [page.evaluate(PLACES)]
    for part in (*cells, page.locator(".acts .gold"), *cells):
        press(part)
        places.append(page.evaluate(PLACES))
    assert len(places[0]) == 3
    assert places == [places[0]] * len(places)


PLACES = """
() => [...document.querySelectorAll('.acts button')].map(button => {
    const {x, y, height} = button.getBoundingClientRect();
    const top = button.closest('.sheet').getBoundingClientRect().y;
    return [x, y - top, height].map(Math.round);
})
"""
"""Where the buttons stand on their sheet."""


@pytest.mark.parametrize("language", everyday(["en", "de", "fr"], "fr"))
def test_a_shuffle_can_be_taken_apart_without_scrolling(
    screen: Callable[..., Page], server_url: str, language: str
) -> None:
    page = screen(1280, "light", language)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"/learn/{GAME}/shuffling")
    page.locator(".modes button").last.click()
    for cell in ("c3", "a2"):
        page.locator(f'.cell[data-space="{cell}"]').click()
    back = Teufel(page, "", language=language).own("table-back")
    expect(back).to_be_in_viewport(ratio=1)
    sheet = page.locator(".prompt .sheet")
    expect(sheet).to_be_in_viewport(ratio=1)
    page.locator(".acts .gold").click()
    expect(back).to_be_in_viewport(ratio=1)
    expect(sheet).to_be_in_viewport(ratio=1)
