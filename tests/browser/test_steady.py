"""Nothing jumps: while others and oneself move, what is on the page stays where it is."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from diablerie import describe
from diablerie.words import speak
from tests.games.of_game import of_game
from tests.settings import everyday, in_turn, seats_at_most

from .pages import GAMES
from .seated import PATIENCE, board_of, box_at_rest

WATCH = """
    window.shifts = [];
    const elementOf = (node) => (node instanceof Element ? node : node?.parentElement);
    const nameOf = (node) => elementOf(node)?.closest('[class]')?.className ?? '';
    const isOfStory = (node) => elementOf(node)?.closest('.area-story') != null;
    new PerformanceObserver((list) => {
        for (const { value, startTime, sources } of list.getEntries()) {
            // Of what is no longer there the node is not told.
            const there = sources.filter(({ node }) => node !== null);
            if (there.length > 0 && there.every(({ node }) => isOfStory(node))) continue;
            shifts.push([startTime, value, ...sources.map(({ node }) => nameOf(node))]);
        }
    }).observe({ type: 'layout-shift', buffered: true });
"""
"""A script for a page that notes what has moved without being animated, and how much of the window that was.

What somebody does over HTTP is nobody's input to the page, so that all counts.
"""

ARRIVING, PLAYING, CROWDED = 0.03, 0.1, 0.25
"""How far the layout may shift until a match is there, and while `MOVES` actions are played with all that
others do in between: Web Vitals call 0.1 good and what is over 0.25 poor. The house on a phone has no room to
keep for words that are not there: what stands below them moves. The story does not count: its newest line
stands first, and on a phone it comes last, below what is as high as it needs to be.
"""

GAP, LONGEST = 1000, 5000
"""Milliseconds after which shifts no longer belong together, and for how long they may."""

MOVES = 8

WIDE, NARROW = (1280, 800), (390, 844)
TABLES = everyday(product(GAMES, (NARROW, WIDE)), *in_turn(GAMES, (NARROW, WIDE)))


def moved(page: Page) -> tuple[float, list[Any]]:
    """The cumulative layout shift since this was asked last, as Web Vitals reckon it, and what moved most."""
    shifts: list[list[Any]] = sorted(page.evaluate("shifts.splice(0)"))
    worst = total = 0.0
    began = last = float("-inf")
    for time, value, *_ in shifts:
        if time - last > GAP or time - began > LONGEST:
            began, total = time, 0.0
        last = time
        total += value
        worst = max(worst, total)
    return worst, sorted((shift[1:] for shift in shifts), reverse=True)[:5]


def play(page: Page, path: str, rng: Random) -> None:
    """Do one action for whoever sits here, as soon as it is his turn, and let it be shown."""
    while True:
        position = page.request.get(path, params={"seat": 0}).json()
        state = position["view"]["state"]
        if state["to_play"] in (0, None):
            break
        page.wait_for_timeout(50)
    if state["to_play"] is None:
        return
    action = {"cmd": f"c{position['v']}", "expect": position["v"], "seat": 0}
    done = page.request.post(
        f"{path}/actions", data=action | {"action": rng.choice(state["legal"])}
    )
    assert done.ok, done.text()
    page.wait_for_timeout(400)


@pytest.mark.parametrize(("game", "size"), TABLES)
def test_nothing_jumps(page: Page, server_url: str, game: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.add_init_script(WATCH)
    bots = [{"kind": "bot", "level": "random"}] * (seats_at_most(game, 3) - 1)
    # Who comes first waits for nobody: until he acts, nothing moves but the page as it comes.
    first = {"options": {"first_player": 0}}
    wish = {"game": game, "seats": [{"kind": "person"}, *bots], **first}
    path = f"{server_url}/api/matches"
    match = page.request.post(path, data=wish).json()["id"]
    page.goto(f"{server_url}/m/{match}")
    expect(board_of(page)).to_be_visible(timeout=PATIENCE)
    page.wait_for_timeout(1000)
    amount, what = moved(page)
    assert amount < ARRIVING, what
    rng = Random(4)
    for _ in range(MOVES):
        play(page, f"{path}/{match}", rng)
    page.wait_for_timeout(1000)
    amount, what = moved(page)
    crowded = of_game(game, "screens").IS_CROWDED and size == NARROW
    assert amount < (CROWDED if crowded else PLAYING), (amount, what)


@pytest.mark.parametrize("game", everyday(GAMES, "kill-doctor-lucky"))
def test_a_panel_that_comes_and_goes_leaves_the_board_as_large_as_it_was(
    page: Page, server_url: str, game: str
) -> None:
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    bots = [{"kind": "bot", "level": "random"}] * (GAMES[game] - 1)
    # Whoever does not begin may have to answer somebody first, which is no turn.
    begins = any(option.name == "first_player" for option in describe(game).options)
    options = {"first_player": 0} if begins else {}
    wish = {"game": game, "seats": [{"kind": "person"}, *bots], "options": options}
    match = page.request.post(f"{server_url}/api/matches", data=wish).json()["id"]
    page.goto(f"{server_url}/m/{match}")
    turn = page.get_by_role("heading", name=speak("en", "page-your-turn"))
    expect(turn.first).to_be_visible(timeout=PATIENCE)
    board = board_of(page)
    before = box_at_rest(board)
    rules = page.get_by_role("button", name=speak("en", "page-rules"))
    rules.click()
    beside = page.get_by_role("complementary")
    expect(beside).to_be_visible()
    box_at_rest(board)
    rules.click()
    expect(beside).not_to_be_visible()
    assert box_at_rest(board) == before
