"""Every page on every screen: nothing runs off, nothing is lost, nothing is too small for a fingertip."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.settings import everyday

from .conftest import Complaints
from .pages import GAMES, PAGES
from .reach import FINGER
from .seated import board_of

Visitor = Callable[..., BrowserContext]

PRESSED = ("front", "table of kill-doctor-lucky")
"""Pages whose controls are pressed every day, the others' in a soak."""

SHOWN = ("friends", "company")
"""Pages that are seen on every screen every day, the others in a soak."""

SCREENS = {
    "phone": (360, 740, 1),
    "phone with text twice as large": (360, 740, 2),
    "phone on its side, or a window twice enlarged": (640, 400, 1),
    "laptop": (1440, 900, 1),
    "window with text twice as large": (1280, 800, 2),
    "wall": (3840, 2160, 1),
}
"""Width and height in CSS pixels, and how large the text is set."""

CONTROLS = """
    const seenOf = e => e.labels?.[0] !== undefined && /radio|checkbox|file/.test(e.type) ? e.labels[0] : e;
    const controls = [...document.querySelectorAll(
        'a[href], button, select, summary, input, textarea, [role=button], [role=slider]'
    )].filter(e => e.checkVisibility() && e.closest('[hidden], [inert]') === null);
    const told = e => `${e.tagName} ${e.getAttribute('aria-label') ?? e.textContent.trim()}`;
    // On a board a place is as large as the board lets it be; all that can be done there is in a list, too.
    const isPlace = e => e.closest('svg [role=button]') !== null;
    // Within a sentence, or a table, a link is as large as its words.
    const isInSentence = e => getComputedStyle(e).display === 'inline'
        && (e.closest('td') !== null || e.closest('p, li')?.textContent.trim() !== e.textContent.trim());
    const at = (x, y, seen) => seen.contains(document.elementFromPoint(x, y));
"""

TOO_SMALL = f"""finger => {{
    {CONTROLS}
    const reach = (seen, x, y, dx, dy) => {{
        let far = 0;
        while (far < finger && at(x + dx * (far + 1), y + dy * (far + 1), seen)) far += 1;
        return far;
    }};
    return controls.filter(e => !isPlace(e) && !isInSentence(e)).filter(e => {{
        const seen = seenOf(e);
        seen.scrollIntoView({{ block: 'center', inline: 'center', behavior: 'instant' }});
        const {{ left, top, width, height }} = seen.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const wide = 1 + reach(seen, x, y, -1, 0) + reach(seen, x, y, 1, 0);
        const high = 1 + reach(seen, x, y, 0, -1) + reach(seen, x, y, 0, 1);
        return Math.min(wide, high) < finger - 1;
    }}).map(told);
}}"""
"""What a fingertip could miss, measured by what lies under it."""

LOST = f"""async within => {{
    {CONTROLS}
    const isInSight = seen => {{
        const {{ left, right, top, height }} = seen.getClientRects()[0];
        return left >= -1 && right <= innerWidth + 1 && at((left + right) / 2, top + height / 2, seen);
    }};
    const drawn = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    const lost = [];
    for (const e of controls.filter(e => !isPlace(e) && e.closest(within) !== null)) {{
        const seen = seenOf(e);
        let found = !seen.isConnected;
        for (const [block, down] of found ? [] : [['center', 0], ['start', 0], ['start', 0.2], ['end', 0]]) {{
            seen.scrollIntoView({{ block, inline: 'nearest', behavior: 'instant' }});
            scrollBy(0, -down * innerHeight);
            // What follows the page about may lie there until it has followed, or be gone then.
            found = isInSight(seen) || await drawn().then(() => !seen.isConnected || isInSight(seen));
            if (found) break;
        }}
        if (!found) lost.push(told(e));
    }}
    return lost;
}}"""
"""What cannot be scrolled to where all its width is on the screen and nothing lies over it."""

ENLARGE = (
    "times => { document.documentElement.style.fontSize = times === 1 ? '' : `${times * 100}%`; }"
)

SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.fixture
def touched(new_context: Visitor) -> Page:
    """A phone."""
    context = new_context(
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        locale="en",
        reduced_motion="reduce",
    )
    return context.new_page()


@pytest.fixture
def still(new_context: Visitor) -> Page:
    """A window in which nothing moves."""
    return new_context(locale="en", reduced_motion="reduce").new_page()


@pytest.mark.parametrize("name", everyday(PAGES, *PRESSED))
def test_a_fingertip_finds_all_that_can_be_pressed(
    touched: Page, server_url: str, console_errors: Complaints, name: str
) -> None:
    PAGES[name](touched, server_url)
    touched.wait_for_load_state("networkidle")
    assert touched.evaluate(TOO_SMALL, FINGER) == []
    if name == "no such match":
        console_errors.clear()


@pytest.mark.parametrize("name", everyday(PAGES, *SHOWN))
def test_on_no_screen_anything_is_lost(
    still: Page, server_url: str, console_errors: Complaints, name: str
) -> None:
    PAGES[name](still, server_url)
    still.wait_for_load_state("networkidle")
    lost = {}
    for screen, (width, height, times) in SCREENS.items():
        still.set_viewport_size({"width": width, "height": height})
        still.evaluate(ENLARGE, times)
        still.evaluate(SETTLED)
        assert still.evaluate("document.documentElement.scrollWidth") <= width, screen
        # Until it is closed, a panel lies over what is told and over the hand.
        lost[screen] = still.evaluate(LOST, "aside" if name == "company" else "body")
    if name == "no such match":
        console_errors.clear()
    assert {screen: found for screen, found in lost.items() if found} == {}


ROOM = 0.55
"""How much of a wide window's width or height a board takes, at least."""


@pytest.mark.parametrize("game", everyday(GAMES, "teufel-teufel"))
def test_on_a_wall_the_board_takes_the_room_there_is(
    still: Page, server_url: str, game: str
) -> None:
    still.set_viewport_size({"width": 3840, "height": 2160})
    PAGES[f"table of {game}"](still, server_url)
    box = board_of(still).bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 3840
    assert max(box["width"] / 3840, box["height"] / 2160) >= ROOM


def lucky_matches(page: Page, friend: Page, server_url: str) -> Iterator[str]:
    """Matches of Kill Doctor Lucky that a friend begins, one after another."""
    bots = [{"kind": "bot", "level": "imp"}] * 2
    wish = {
        "game": "kill-doctor-lucky",
        "seats": [{"kind": "person"}, {"kind": "open"}, *bots],
        "options": {"first_player": 1},
    }
    while True:
        match = page.request.post(f"{server_url}/api/matches", data=wish).json()["id"]
        friend.request.put(f"{server_url}/api/matches/{match}/seats/1", data={"name": None})
        yield match


def can_foil(page: Page, server_url: str, match: str) -> bool:
    """Whether the first seat of a match was dealt anything to answer an attempt with."""
    seen = page.request.get(f"{server_url}/api/matches/{match}?seat=0").json()["view"]
    hand = seen["state"]["hands"][0]
    return any(card.startswith("fail") for card in hand)


@pytest.mark.parametrize("language", everyday(["en", "de", "fr"], "de"))
def test_an_answer_is_prepared_on_a_phone_with_text_twice_as_large(
    new_context: Visitor, server_url: str, language: str
) -> None:
    page = new_context(locale=language, viewport={"width": 360, "height": 740}).new_page()
    matches = lucky_matches(page, new_context().new_page(), server_url)
    match = next(each for each in matches if can_foil(page, server_url, each))
    page.goto(f"{server_url}/m/{match}")
    page.locator(".side details", has=page.locator(".upto")).locator("summary").click()
    page.locator(".upto").wait_for()
    page.evaluate(ENLARGE, 2)
    page.evaluate(SETTLED)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
