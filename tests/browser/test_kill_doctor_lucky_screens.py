"""Kill Doctor Lucky on large and small screens: what is legible, in sight together, and in reach."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from diablerie.games.kill_doctor_lucky.mansion import printed
from diablerie.lessons import lesson
from diablerie.words import LANGUAGES, speak
from tests.games.kill_doctor_lucky.page import GAME, PERSON, Lucky, act, begin, bot, lodge, look
from tests.settings import everyday

from .reach import FINGER, demand_legible, demand_reach
from .seated import PATIENCE, box_at_rest

pytestmark = pytest.mark.usefixtures("console_errors")

SOFT = "\u00ad"

SLOW = 10
"""Seconds that bots take for an action where they are to be out of the way."""

BUTTONS = ".lucky :is(.acts, .whom, .ways, .answer, .hand, .seats, fieldset) button"


@pytest.mark.parametrize("seats", everyday([4, 8], 8))
def test_a_replay_shows_the_cards_of_all_above_its_slider(page: Page, seats: int) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    address = begin(page, PERSON, *[bot()] * (seats - 1))
    resigned = {"cmd": "enough", "seat": 0, "deed": "resign"}
    deeds = page.request.post(f"/api/matches{address.removeprefix('/m')}/deeds", data=resigned)
    assert deeds.ok, deeds.text()
    page.goto(f"{address}/replay?seat=all")
    hands = page.locator(".area-hand")
    expect(hands).to_be_visible(timeout=PATIENCE)
    box, deck = box_at_rest(hands), page.locator(".deck").bounding_box()
    assert box is not None
    assert deck is not None
    assert box["y"] + box["height"] <= deck["y"] + 2


@pytest.mark.parametrize(
    ("width", "light", "seats", "language"),
    everyday(
        [
            (360, "light", 4, "de"),
            (390, "dark", 8, "en"),
            (390, "light", 8, "fr"),
            (768, "light", 8, "de"),
            (1280, "dark", 4, "fr"),
            (2560, "light", 5, "en"),
        ],
        (390, "dark", 8, "en"),
        (1280, "dark", 4, "fr"),
    ),
)
def test_on_every_screen_all_is_legible_and_in_reach(
    screen: Callable[..., Page], width: int, light: str, seats: int, language: str
) -> None:
    page = screen(width, light, language)
    table = Lucky(page, language)
    address = begin(page, PERSON, *[bot()] * (seats - 1), first_player=0)
    table.open(address)
    assert table.wait_for_turn()
    # What can be done while others play is looked at as well: they take their time, however slow this is. Not
    # sooner: a page that comes to a table has bots keep the pace of its reader.
    pace = f"/api/matches{address.removeprefix('/m')}/bot-pace"
    assert page.request.put(pace, data={"seconds": SLOW}).ok
    assert page.locator("html").get_attribute("data-theme") == light
    # Whose turn it is and what can be done is seen without scrolling.
    expect(page.get_by_role("heading", name=table.word("page-your-turn"))).to_be_in_viewport()
    for button in page.locator(".acts button").all():
        expect(button).to_be_in_viewport(ratio=1)
    finger = FINGER if width < 800 else 24
    demand_reach(page, BUTTONS, finger)
    demand_legible(page, ".lucky")
    target = table.targets.first
    if width < 800:
        target.tap()
    else:
        target.hover()
    expect(page.locator(".ways button")).not_to_have_count(0)
    demand_reach(page, BUTTONS, finger)
    page.mouse.move(1, 1)
    table.own("end").click()
    page.locator(".side summary").click()
    expect(page.locator(".side fieldset")).to_be_visible()
    demand_reach(page, BUTTONS, finger)


SPILLING = """
({titles, books}) => {
    const shelf = document.querySelector('.shelf');
    const spine = shelf.querySelector('.book:has(.spine)');
    while (shelf.children.length < books) shelf.append(spine.cloneNode(true));
    const kinds = ['weapon', 'room', 'move', 'failure'];
    // The hyphen of a line belongs to what begins the next: of a letter the last place counts.
    const lineOf = (text, at) => {
        const range = new Range();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return Math.round([...range.getClientRects()].at(-1).x);
    };
    const isTorn = ({firstChild: text}) => [...text.data.matchAll(/[^ \u00ad-]+/g)].some(
        ({0: part, index}) => new Set([...part].map((_, k) => lineOf(text, index + k))).size > 1);
    // Of backs that are alike in all but their titles one tells of all.
    const unlike = new Map();
    for (const spine of shelf.querySelectorAll('.spine')) {
        spine.querySelector('.name').textContent = '';
        for (const kind of kinds) {
            spine.className = spine.className.replace(/weapon|room|move|failure/, kind);
            const {width, height} = spine.getBoundingClientRect();
            unlike.set(`${width} ${height} ${spine.className}`, [spine, spine.className]);
        }
    }
    return [...unlike.values()].flatMap(([spine, className]) => {
        spine.className = className;
        const name = spine.querySelector('.name');
        return titles.filter(({title, long}) => {
            name.textContent = title;
            name.classList.toggle('long', long);
            const {clientWidth, clientHeight, scrollWidth, scrollHeight} = name;
            return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1 || isTorn(name);
        });
    });
}
"""
"""The titles that a book's back has no room for, or tears where they may not break."""


@pytest.mark.parametrize("width", everyday([360, 768, 1280], 360))
def test_every_title_fits_the_back_of_its_book(screen: Callable[..., Page], width: int) -> None:
    page = screen(width, "dark")
    table = Lucky(page)
    table.open(begin(page, PERSON, *[bot()] * 3, first_player=0))
    assert table.wait_for_turn()
    expect(page.locator(".shelf .spine").first).to_be_visible()
    for books, language in product((6, 8), LANGUAGES):
        told = {"titles": titles(language), "books": books}
        assert page.evaluate(SPILLING, told) == [], language


CUT_SHORT = """
names => [...document.querySelectorAll('.guest .place')].flatMap(place => names.filter(name => {
    place.textContent = name;
    return place.scrollWidth > place.clientWidth + 1 || place.scrollHeight > place.clientHeight + 1;
}))
"""


@pytest.mark.parametrize(("width", "seats"), everyday([(1280, 4), (1280, 8), (768, 8)], (768, 8)))
def test_the_room_that_a_guest_is_in_is_never_cut_short(
    screen: Callable[..., Page], width: int, seats: int
) -> None:
    page = screen(width, "dark", "fr")
    table = Lucky(page, "fr")
    table.open(begin(page, PERSON, *[bot()] * (seats - 1), first_player=0))
    assert table.wait_for_turn()
    rooms = [speak("fr", f"{GAME}-name-{room.replace('_', '-')}") for room in printed().rooms]
    assert page.locator(".guest .place").count() > 0
    assert page.evaluate(CUT_SHORT, rooms) == []


ALL_IN_SIGHT = (".plan", ".area-hand .plank", ".area-story")


@pytest.mark.parametrize(("size", "lines"), [((1280, 800), 5), ((1366, 650), 4)])
def test_a_full_table_has_plan_hand_and_story_in_sight(
    page: Page, server_url: str, size: tuple[int, int], lines: int
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    table = Lucky(page)
    table.open(begin(page, PERSON, *[bot()] * 7, first_player=0))
    assert table.wait_for_turn()
    for part in ALL_IN_SIGHT:
        expect(page.locator(part)).to_be_in_viewport(ratio=0.99)
    assert page.locator(".area-story").evaluate("story => story.clientHeight") > lines * 26


def test_beside_who_teaches_the_story_stands_under_the_plan(page: Page, server_url: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"/learn/{GAME}/weapon")
    for part in ALL_IN_SIGHT:
        expect(page.locator(part)).to_be_in_viewport(ratio=0.99)


STICKING_OUT = """
() => {
    const paper = document.querySelector('.area-prompt .note').getBoundingClientRect();
    const buttons = [...document.querySelectorAll('.area-prompt button')];
    return buttons.filter(button => button.checkVisibility()).filter(button => {
        const {left, right} = button.getBoundingClientRect();
        const cut = button.scrollWidth > button.clientWidth + 1;
        return cut || left < paper.left || right > paper.right;
    }).map(button => button.textContent);
}
"""


@pytest.mark.parametrize("language", everyday(LANGUAGES, "de"))
def test_beside_who_teaches_buttons_keep_to_their_paper_and_the_plan_bears_names(
    screen: Callable[..., Page], language: str
) -> None:
    # A window of 1280 pixels, less the scroll bar that most have.
    page = screen(1265, "light", language)
    for step in lesson(GAME).steps:
        page.goto(f"/learn/{GAME}/{step.name}")
        expect(page.locator(".area-prompt button:visible").first).to_be_visible()
        assert page.evaluate(STICKING_OUT) == [], step.name
        names = page.locator(".plan .name")
        expect(names).not_to_have_count(0)
        assert names.count() >= len(printed().rooms), step.name


@pytest.mark.parametrize("size", [(1280, 800), (1366, 768), (1024, 768)])
def test_who_answers_an_attempt_they_cannot_foil_alone_has_their_hand_in_sight(
    page: Page, server_url: str, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    house = lodge()
    blank = {"bonus_space": None, "bonus_value": None}
    arms = [{"name": f"Heavy Thing {k}", "value": 9, **blank} for k in range(30)]
    house["deck"] = {**house["deck"], "failure": [{"value": 1, "count": 30}], "weapon": arms}
    weapon, failure = "", False
    while not (weapon and failure):
        address = begin(page, PERSON, PERSON, mansion=house, first_player=0)
        act(page, address, "go:passage", "end", "end", "go:study")
        hands = [look(page, address, seat)["view"]["state"]["hands"][seat] for seat in (0, 1)]
        weapon = next((card for card in hands[0] if card.startswith("weapon:")), "")
        failure = "fail1" in hands[1]
    act(page, address, weapon.replace("weapon", "attempt"))
    page.goto(address)
    table = Lucky(page)
    table.curtain(1).click()
    assert table.wait_for_turn()
    expect(table.own("pass")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-hand] .plank")).to_be_in_viewport(ratio=0.99)


UNSEEN = """
(row, ways) => [...row.querySelectorAll('button')].filter(button => {
    const [{left, right, top, bottom}, seen] = [button, row].map(each => each.getBoundingClientRect());
    const beside = left < seen.left || right > seen.right;
    return beside || (ways === 'any' && (top < seen.top || bottom > seen.bottom));
}).map(button => button.textContent)
"""
"""The buttons that are out of sight in their row: in any way, or beside it."""


@pytest.mark.parametrize(("size", "ways"), [((1280, 800), "any"), ((1024, 768), "beside")])
def test_all_weapons_at_hand_are_offered_in_sight(
    page: Page, server_url: str, size: tuple[int, int], ways: str
) -> None:
    """In a narrow column an armful goes on below, where it fades; nothing ever stands beside it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    house = lodge()
    blank = {"bonus_space": None, "bonus_value": None}
    arms = [{"name": f"Heavy Thing {k}", "value": 2, **blank} for k in range(120)]
    house["deck"] = {**house["deck"], "failure": [{"value": 1, "count": 1}], "weapon": arms}
    address = begin(page, PERSON, PERSON, mansion=house, first_player=0)
    act(page, address, "go:passage", "end", "end", "go:study")
    page.goto(address)
    table = Lucky(page)
    table.curtain(0).click()
    assert table.wait_for_turn()
    # A room that is pointed at, where a card leads there, is spoken of instead.
    page.mouse.move(1, 1)
    others = page.locator(".others")
    expect(others.locator("button").nth(1)).to_be_visible()
    assert others.evaluate(UNSEEN, ways) == []
    for button in page.locator(".acts button").all():
        expect(button).to_be_in_viewport(ratio=1)


def titles(language: str) -> list[dict[str, Any]]:
    """What is printed on cards, and whether it is printed smaller: as `labels.ts` has it."""
    mansion = printed()
    things = (*mansion.rooms, *(weapon.id for weapon in mansion.weapons))
    names = [speak(language, f"{GAME}-name-{thing.replace('_', '-')}") for thing in things]
    names.append(speak(language, f"{GAME}-name-move1").removesuffix(" 1"))
    return [{"title": title, "long": is_long(title)} for title in map(breaking(language), names)]


def is_long(title: str) -> bool:
    """No part may be longer than its place on a book's back."""
    plain = title.replace(SOFT, "")
    parts = re.split(f"[- {SOFT}]", title)
    return (
        len(plain) > 10 or any(len(w) > 8 for w in plain.split()) or any(len(p) > 7 for p in parts)
    )


def breaking(language: str) -> Callable[[str], str]:
    """Puts soft hyphens where long words may break."""
    words = speak(language, f"{GAME}-table-breaks").split()
    known = {word.replace("|", ""): word.replace("|", SOFT) for word in words}
    long = {word: parts for word, parts in known.items() if len(word) >= 10}
    return lambda text: re.sub(r"\w+", lambda word: long.get(word[0], word[0]), text)


def test_on_a_phone_the_answers_lie_under_the_thumb(screen: Callable[..., Page]) -> None:
    page = screen(390, "light")
    address = begin(page, PERSON, PERSON, mansion=lodge(), first_player=0)
    act(page, address, "go:passage", "end", "end", "go:study", "attempt")
    page.goto(address)
    table = Lucky(page)
    table.curtain(1).click()
    assert table.wait_for_turn()
    assert table.asked
    demand_reach(page, BUTTONS, FINGER)
    for button in page.locator(".answer button").all():
        expect(button).to_be_in_viewport(ratio=1)


# Beginning a game


def box_of(what: Locator) -> FloatRect:
    """Where something is that there surely is."""
    box = box_at_rest(what)
    assert box is not None
    return box


def test_on_a_phone_the_plan_can_be_enlarged_and_is_played_on_like_that(
    screen: Callable[..., Page],
) -> None:
    page = screen(390, "dark")
    table = Lucky(page)
    table.open(begin(page, PERSON, *[bot()] * 3, first_player=0))
    assert table.wait_for_turn()
    frame, larger = (
        page.locator(".window .frame"),
        page.get_by_role("button", name="Enlarge the plan"),
    )
    window = box_of(frame)
    demand_reach(page, ".window button", FINGER)
    larger.tap()
    expect(larger).to_have_attribute("aria-pressed", "true")
    assert box_of(frame) == window
    assert box_of(page.locator(".plan"))["width"] == pytest.approx(2 * window["width"], abs=2)
    # Whoever is to move stands in sight, and what can be touched is no thinner than a mouse wants it.
    own = box_of(page.locator("[data-who='0']"))
    assert window["x"] <= own["x"] + own["width"] / 2 <= window["x"] + window["width"]
    assert window["y"] <= own["y"] + own["height"] <= window["y"] + window["height"]
    thinnest = page.evaluate(
        "() => Math.min(...[...document.querySelectorAll('.space .reach')].flatMap(reach => {"
        " const {width, height} = reach.getBoundingClientRect(); return [width, height]; }))"
    )
    assert thinnest >= 24
    demand_legible(page, ".window")
    goal = table.targets.first
    goal.scroll_into_view_if_needed()
    goal.tap()
    expect(page.locator(".ways button")).not_to_have_count(0)
    larger.tap()
    expect(larger).to_have_attribute("aria-pressed", "false")
    assert box_of(page.locator(".plan"))["width"] == pytest.approx(window["width"], abs=2)
