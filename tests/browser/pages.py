"""The way to every page there is, as tests go it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

import diablerie
from diablerie.words import speak

from .seated import PATIENCE, board_of, box_at_rest

GAMES = {name: diablerie.describe(name).default_seats for name in diablerie.built_in_games()}
"""With how many at the table."""
FIRST, *_, LAST = GAMES
LARGEST = max(GAMES, key=lambda name: diablerie.describe(name).seat_range[1])

Way = Callable[[Page, str], None]
"""How to come to a page, given the server's address."""


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
        expect(board_of(page)).to_be_visible(timeout=PATIENCE)
        if over:
            expect(page.locator(".result")).to_be_visible(timeout=PATIENCE)

    return to


def replay(game: str, **options: int) -> Way:
    """The replay of a match of bots."""

    def to(page: Page, url: str) -> None:
        table(game, person=False, over=True, **options)(page, url)
        page.goto(f"{page.url}/replay")
        expect(board_of(page)).to_be_visible()

    return to


def waiting(page: Page, url: str) -> None:
    """At a table that waits for somebody."""
    wish = {"game": "teufel-teufel", "seats": [{"kind": "person"}, {"kind": "open"}]}
    match = page.request.post(f"{url}/api/matches", data=wish).json()["id"]
    page.goto(f"{url}/m/{match}")
    expect(page.get_by_label(speak("en", "lobby-invite-link"))).to_be_visible()


def company(page: Page, url: str) -> None:
    """At a table, with those at it told about beside the board."""
    table("kill-doctor-lucky")(page, url)
    menu = page.get_by_role("button", name=speak("en", "page-menu"))
    if menu.is_visible():
        menu.click()
    page.get_by_role("button", name=speak("en", "page-company"), exact=True).click()
    panel = page.get_by_role("complementary", name=speak("en", "page-company"))
    expect(panel).to_be_visible(timeout=PATIENCE)
    box_at_rest(panel)


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
    "sign-in": go("/sign-in"),
    "ratings": go("/ratings"),
    "person": somebody,
    "check": go("/check"),
    "operator": go("/operator"),
    "reset": go("/reset#a-token"),
    "lost": go("/nowhere"),
    "no such match": go("/m/nobody"),
    "rules": go(f"/rules/{LARGEST}"),
    "print": go(f"/print/{LAST}"),
    **{f"lesson of {game}": go(f"/learn/{game}") for game in GAMES},
    "puzzles": go("/puzzles"),
    **{f"puzzle of {game}": go(f"/puzzles/{game}/1") for game in GAMES},
    **{f"table of {game}": table(game) for game in GAMES},
    "company": company,
    "waiting": waiting,
    "result": table(FIRST, person=False, over=True, max_turns=4),
    "replay": replay(FIRST, max_turns=4),
}
