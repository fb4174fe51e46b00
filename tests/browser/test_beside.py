"""What is read beside a board leaves the board as it is."""

from __future__ import annotations

import re
from itertools import product

import pytest
from playwright.sync_api import Page, Route, expect

from diablerie.words import speak
from tests.games.of_game import of_game
from tests.settings import everyday, in_turn

from .pages import GAMES
from .seated import PATIENCE, await_engine, board_of, box_at_rest

SIZES = [(1280, 800), (1920, 1080), (1024, 768)]
PAIRS = everyday(product(GAMES, SIZES), *in_turn(GAMES, SIZES))
"""Every day each game is looked at once, and each size."""
WINDOWS = [(1280, 800), (1366, 768)]

HANDS = [game for game in GAMES if of_game(game, "screens").HAS_HAND]
HAND_SIZES = [(390, 844), (1280, 800)]
FOLDED = [game for game in GAMES if of_game(game, "screens").FOLDS]


def begin(page: Page, game: str) -> None:
    """Open a match of two against a bot, and wait for its board."""
    seats = [{"kind": "person"}, {"kind": "bot", "level": "greedy"}]
    made = page.request.post("/api/matches", data={"game": game, "seats": seats})
    page.goto(f"/m/{made.json()['id']}")
    expect(board_of(page)).to_be_visible()


@pytest.mark.parametrize(("game", "size"), PAIRS)
def test_rules_and_counsel_leave_the_board_where_it_is(
    page: Page, game: str, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    begin(page, game)
    board = page.locator("[data-board]")
    before = box_at_rest(board)
    for message in ("page-rules", "page-counsel"):
        page.get_by_role("button", name=speak("en", message), exact=True).click()
        panel = page.get_by_role("complementary").last
        expect(panel).to_be_visible()
        assert board.bounding_box() == before
        panel.get_by_role("button").first.focus()
        page.keyboard.press("Escape")
        expect(panel).to_be_hidden()
    assert board.bounding_box() == before


@pytest.mark.parametrize(
    ("game", "size"),
    everyday(product(HANDS, HAND_SIZES), *in_turn(HANDS, HAND_SIZES)),
)
def test_a_hint_and_what_can_be_done_leave_the_hand_in_sight(
    page: Page, server_url: str, game: str, size: tuple[int, int]
) -> None:
    await_engine(page, server_url)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    begin(page, game)
    hand = page.locator("[data-hand]")
    panel = page.get_by_role("complementary", name=speak("en", "page-counsel"))
    if size[0] < 960:
        press(page, "page-menu")
    press(page, "page-counsel")
    for asked in (False, True):
        if asked:
            press(page, "page-hint")
            advice = panel.get_by_role("button", name=speak("en", "counsel-hint-do"))
            expect(advice).to_be_visible(timeout=PATIENCE)
        else:
            acts = panel.locator(".acts button[aria-disabled=false]")
            expect(acts.first).to_be_attached(timeout=PATIENCE)
        over, under = box_at_rest(panel), box_at_rest(hand)
        assert over is not None
        assert under is not None
        expect(hand).to_be_in_viewport(ratio=1)
        beside = over["x"] >= under["x"] + under["width"] - 1
        above = over["y"] + over["height"] <= under["y"] + 1
        assert beside or above or over["y"] >= under["y"] + under["height"] - 1


@pytest.mark.parametrize("game", everyday(GAMES, "teufel-teufel"))
def test_on_a_phone_the_list_makes_way_for_what_a_hand_has_done_and_stays_for_keys(
    page: Page, game: str
) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    begin(page, game)
    panel = page.get_by_role("complementary", name=speak("en", "page-counsel"))
    deeds = panel.locator(".acts button[aria-disabled=false]")
    for by_hand in (False, True):
        if panel.count() == 0:
            press(page, "page-menu")
            press(page, "page-counsel")
        expect(deeds.first).to_be_attached(timeout=PATIENCE)
        panel.locator("details").evaluate_all("all => all.forEach((each) => (each.open = true))")
        if by_hand:
            deeds.last.click()
            expect(panel).to_be_hidden()
            expect(page.locator("[data-board]")).to_be_in_viewport(ratio=0.9)
        else:
            deeds.last.press("Enter")
            expect(panel).to_be_visible()


def test_on_a_phone_a_hint_leaves_what_it_speaks_of_in_sight(page: Page, server_url: str) -> None:
    await_engine(page, server_url)
    page.set_viewport_size({"width": 390, "height": 844})
    begin(page, "teufel-teufel")
    press(page, "page-menu")
    press(page, "page-counsel")
    panel = page.get_by_role("complementary", name=speak("en", "page-counsel"))
    expect(panel.locator(".list")).to_be_visible()
    press(page, "page-hint")
    expect(page.get_by_role("button", name=speak("en", "counsel-hint-do"))).to_be_visible(
        timeout=PATIENCE
    )
    board, above = box_at_rest(page.locator("[data-board]")), box_at_rest(panel)
    assert board is not None
    assert above is not None
    assert above["y"] > board["y"] + board["height"] * 0.9


@pytest.mark.parametrize(
    ("game", "size"), everyday(product(GAMES, WINDOWS), *in_turn(GAMES, WINDOWS))
)
def test_whether_one_gives_up_is_asked_in_sight_and_the_result_stands_free(
    page: Page, game: str, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    begin(page, game)
    press(page, "page-counsel")
    panel = page.get_by_role("complementary")
    panel.get_by_role("button", name=f"{speak('en', 'page-deed-resign')} …").click()
    asked = page.get_by_role("group", name=speak("en", "page-resign-sure"))
    expect(page.get_by_role("button", name=speak("en", "page-resign-no"))).to_be_focused()
    expect(asked).to_be_in_viewport(ratio=1)
    press(page, "page-resign-yes")
    press_again = page.get_by_role("button", name=speak("en", "page-result-again"), exact=True)
    expect(press_again).to_be_visible()
    expect(page.get_by_role("complementary", name=speak("en", "page-company"))).to_be_hidden()


@pytest.mark.parametrize("game", everyday(FOLDED, FOLDED[0]))
def test_giving_up_stays_where_it_is_however_much_there_is_to_be_done(
    page: Page, game: str
) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    begin(page, game)
    press(page, "page-counsel")
    panel = page.get_by_role("complementary")
    deeds = panel.locator(".acts button[aria-disabled=false]")
    expect(deeds.first).to_be_attached(timeout=PATIENCE)
    give_up = panel.get_by_role("button", name=f"{speak('en', 'page-deed-resign')} …")
    before = box_at_rest(give_up)
    panel.locator("summary").last.click()
    expect(deeds.last).to_be_visible()
    assert box_at_rest(give_up) == before
    # Nothing is hidden under it that the keyboard comes to.
    deeds.last.focus()
    last, foot = deeds.last.bounding_box(), panel.locator(".foot").bounding_box()
    assert last is not None
    assert foot is not None
    assert last["y"] + last["height"] <= foot["y"]


def press(page: Page, message: str) -> None:
    page.get_by_role("button", name=speak("en", message), exact=True).click()


def test_players_are_not_said_to_be_shown_before_they_are(page: Page) -> None:
    """Their panel is on its way for as long as the line is slow."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(re.compile(r"/assets/TablePanel-[^/]*\.js$"), hold)
    begin(page, next(iter(GAMES)))
    players = page.get_by_role("button", name=speak("en", "page-company"), exact=True)
    players.click()
    expect(players).to_have_attribute("aria-expanded", "false")
    assert held
    for route in held:
        route.continue_()
    expect(page.get_by_role("complementary")).to_be_visible()
    expect(players).to_have_attribute("aria-expanded", "true")
