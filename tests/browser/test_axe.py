"""axe finds nothing wrong with any page, wide and narrow, by day and by night."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import Page, expect

from diablerie.words import speak

from .conftest import Complaints
from .seated import PATIENCE

GAMES = {"doctor-faust": 2, "kill-doctor-lucky": 4, "teufel-teufel": 4}
"""With how many at the table."""

Screen = tuple[int, str]
SCREENS = [(1280, "dark"), (390, "light")]
OTHERS = [(1280, "light"), (390, "dark")]

Way = Callable[[Page, str], None]
"""How to come to a page, given the server's address."""

SETTLED = """() => Promise.all(
    document.getAnimations().filter(({ effect }) => effect.getTiming().iterations !== Infinity)
        .map(({ finished }) => finished.catch(() => undefined))
)"""
"""What appears by and by has less contrast until it is there."""


def go(path: str) -> Way:
    """Straight there."""

    def to(page: Page, url: str) -> None:
        page.goto(url + path)

    return to


def unfold(message: str) -> Way:
    """On the front page, with a part of a card opened."""

    def to(page: Page, url: str) -> None:
        page.goto(url)
        page.get_by_role("button", name=speak("en", message)).nth(1).click()

    return to


def table(game: str, *, person: bool = True, over: bool = False, **options: int) -> Way:
    """At a table with bots; of a match that is over there is the result."""

    def to(page: Page, url: str) -> None:
        bots = [{"kind": "bot", "level": "random"}] * (GAMES[game] - person)
        seats = [*([{"kind": "person"}] if person else []), *bots]
        wish = {"game": game, "options": options, "seats": seats}
        match = page.request.post(f"{url}/api/matches", data=wish).json()["id"]
        page.goto(f"{url}/m/{match}")
        story = page.get_by_role("region", name=speak("en", "page-story"))
        expect(story).to_be_visible(timeout=PATIENCE)
        if over:
            expect(page.locator(".result")).to_be_visible(timeout=PATIENCE)

    return to


def replay(game: str, **options: int) -> Way:
    """The replay of a match of bots."""

    def to(page: Page, url: str) -> None:
        table(game, person=False, over=True, **options)(page, url)
        page.goto(f"{page.url}/replay")
        expect(page.get_by_role("region", name=speak("en", "page-story"))).to_be_visible()

    return to


def waiting(page: Page, url: str) -> None:
    """At a table that waits for somebody."""
    wish = {"game": "teufel-teufel", "seats": [{"kind": "person"}, {"kind": "open"}]}
    match = page.request.post(f"{url}/api/matches", data=wish).json()["id"]
    page.goto(f"{url}/m/{match}")
    expect(page.get_by_label(speak("en", "page-invite-link"))).to_be_visible()


def company(page: Page, url: str) -> None:
    """At a table, with those at it told about beside the board."""
    table("kill-doctor-lucky")(page, url)
    menu = page.get_by_role("button", name=speak("en", "page-menu"))
    if menu.is_visible():
        menu.click()
    page.get_by_role("button", name=speak("en", "page-company"), exact=True).click()


def somebody(page: Page, url: str) -> None:
    """The results of a person with an account."""
    page.request.post(f"{url}/api/accounts", data={"name": "Gretchen", "password": "margarete!"})
    page.goto(f"{url}/people/Gretchen/results")


PAGES: dict[str, Way] = {
    "front": go("/"),
    "friends": unfold("page-play-friends"),
    "options": unfold("page-switches"),
    "lobby": go("/lobby"),
    "games": go("/games"),
    "account": go("/account"),
    "ratings": go("/ratings"),
    "person": somebody,
    "check": go("/check"),
    "lost": go("/nowhere"),
    "no such match": go("/m/nobody"),
    "rules": go("/rules/kill-doctor-lucky"),
    **{f"lesson of {game}": go(f"/learn/{game}") for game in GAMES},
    **{f"table of {game}": table(game) for game in GAMES},
    "company": company,
    "waiting": waiting,
    "result": table("doctor-faust", person=False, over=True, max_turns=4),
    "replay": replay("doctor-faust", max_turns=4),
}


@pytest.mark.parametrize(
    "screens", [SCREENS, pytest.param(OTHERS, marks=pytest.mark.soak)], ids=["", "others"]
)
@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing(
    page: Page, server_url: str, console_errors: Complaints, name: str, screens: list[Screen]
) -> None:
    page.emulate_media(reduced_motion="reduce")
    PAGES[name](page, server_url)
    page.wait_for_load_state("networkidle")
    page.evaluate(AXE_SCRIPT)
    found = []
    for width, light in screens:
        page.set_viewport_size({"width": width, "height": 900})
        page.evaluate("light => { document.documentElement.dataset.theme = light }", light)
        page.evaluate(SETTLED)
        results = AxeResults(page.evaluate("axe.run({ resultTypes: ['violations'] })"))
        if results.violations_count:
            found.append(f"{width} {light}: {results.generate_report()}")
    if name == "no such match":
        console_errors.clear()
    assert not found, "\n".join(found)
