"""Take the README's pictures from the real page: a telling moment of a real match of each game.

python scripts/pictures.py URL [GAME ...]      with a server at URL and Chromium on PATH
"""

import shutil
import sys
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"

View = dict[str, Any]
"""What a seat may know, as the server sends it."""

SIZES = {"": (1280, 800), "-phone": (390, 844)}
PATIENCE = 60_000
MATCHES, TURNS = 20, 45
"""How many matches are begun in search of a good moment, and how many turns of each are played."""


# Doctor Faust


def doctor_faust(page: Page, url: str) -> None:
    """A few turns into a match, one of the own stones about to walk."""
    page.goto(url)
    page.get_by_role("button", name="Play", exact=True).first.click()
    wait_for_turn(page)
    page.get_by_role("button", name="devil card 8, forward").click()
    page.locator('.space[data-space="5"]').click()
    walk(page, "Push the pyramid", 1)
    walk(page, "Walk a stone", 3)
    wait_for_turn(page)
    walk(page, "Push the pyramid", 1)
    wait_for_turn(page)
    page.get_by_role("button", name="Walk a stone", exact=True).click()
    page.locator(".space.target").nth(2).hover()


def wait_for_turn(page: Page) -> None:
    """Wait until it is our turn."""
    ready = page.locator('button[aria-label="Walk a stone"]:enabled')
    expect(ready).to_be_visible(timeout=PATIENCE)
    page.wait_for_timeout(500)


def walk(page: Page, kind: str, target: int) -> None:
    """Walk a piece to one of the spaces that glow, counted from the nearest in the lane."""
    wait_for_turn(page)
    page.get_by_role("button", name=kind, exact=True).click()
    page.locator(".space.target").nth(target).click()


# Kill Doctor Lucky


def kill_doctor_lucky(page: Page, url: str) -> None:
    """Some turns into a match against bots, alone with the Doctor, a weapon in hand, and nobody looking."""
    go_to_moment(page, url, "kill-doctor-lucky", may_be_tried, towards_the_doctor)
    expect(page.locator(".acts button:enabled").first).to_be_visible(timeout=PATIENCE)


def may_be_tried(view: View) -> bool:
    """Whether an attempt with a weapon is possible."""
    return any(action.startswith("attempt:") for action in view["state"]["legal"])


def towards_the_doctor(view: View) -> str:
    """Towards the Doctor if he can be reached, else for cards; attempts of others are let be."""
    state = view["state"]
    legal: list[str] = state["legal"]
    held = [card for card in state["hands"][0] if card.startswith("weapon:")]
    here, lucky = state["pawns"][0], state["lucky"]
    if held and here != lucky:
        for step in view["walks"]:
            if step["piece"] == "me" and step["to"] == lucky:
                return str(step["actions"][0])
    steps = [action for action in legal if action.startswith(("go:", "step:"))]
    for action in ("pass", "snoop", *steps, "halt", "end"):
        if action in legal:
            return action
    return legal[0]


# Teufel Teufel


def teufel_teufel(page: Page, url: str) -> None:
    """Well into a match against bots, possessed, about to fly to a letter."""
    go_to_moment(page, url, "teufel-teufel", can_fly_well, collecting)
    page.locator('button:has-text("Move")').first.click(timeout=PATIENCE)
    page.locator(".cell.target.gain").first.hover()


def can_fly_well(view: View) -> bool:
    """Whether the own sled is possessed and can fly to a letter, and there is something to see."""
    state = view["state"]
    far = [walk for walk in view["walks"] if len(walk["path"]) >= FLIGHT]
    open_cards = sum(card["up"] for card in state["cards"].values())
    is_ready = state["phase"] == "turn" and state["possessed"][0] and state["letters"][0]
    return bool(is_ready) and open_cards >= OPEN_CARDS and any("TT-14" in w["clauses"] for w in far)


OPEN_CARDS, FLIGHT = 6, 2
"""How many cards shall lie face up, and how many steps a flight shall have."""


def collecting(view: View) -> str:
    """Letters first, then cards face down, far from others; anything else as it comes."""
    walks = [walk for walk in view["walks"] if "TT-31" not in walk["clauses"]]
    for clause in ("TT-14", "TT-15", "TT-12", "TT-27"):
        for walk in walks:
            if clause in walk["clauses"]:
                return str(walk["actions"][0])
    legal: list[str] = view["state"]["legal"]
    return next((action for action in ("done", "stop") if action in legal), legal[0])


# A match played until there is something to see


def go_to_moment(
    page: Page, url: str, game: str, is_good: Callable[[View], bool], choose: Callable[[View], str]
) -> None:
    """Play matches against bots until a moment is good, and open that one."""
    for _ in range(MATCHES):
        address = good_match(page, url, game, is_good, choose)
        if address is not None:
            page.goto(f"{url}/m/{address}")
            return
    raise SystemExit(f"in {MATCHES} matches of {game} there was no good moment")


def good_match(
    page: Page, url: str, game: str, is_good: Callable[[View], bool], choose: Callable[[View], str]
) -> str | None:
    """Play a match until the moment is good; None if that takes too long."""
    seats = [{"kind": "person"}, *[{"kind": "bot", "level": "random"}] * BOTS[game]]
    wish = {"game": game, "seats": seats, "options": {}}
    address = str(page.request.post(f"{url}/api/matches", data=wish).json()["id"])
    for command in count(1):
        position = page.request.get(f"{url}/api/matches/{address}", params={"seat": 0}).json()
        state = position["view"]["state"]
        if state["outcome"] is not None or state["turn"] > TURNS:
            return None
        if state["to_play"] != 0:
            time.sleep(0.1)
            continue
        if is_good(position["view"]):
            return address
        order = {"cmd": f"picture-{command}", "expect": position["v"], "seat": 0}
        action = choose(position["view"])
        page.request.post(f"{url}/api/matches/{address}/actions", data={**order, "action": action})
    return None


BOTS = {"kill-doctor-lucky": 4, "teufel-teufel": 3}
"""How many bots sit at the table."""

GAMES: dict[str, Callable[[Page, str], None]] = {
    "doctor-faust": doctor_faust,
    "kill-doctor-lucky": kill_doctor_lucky,
    "teufel-teufel": teufel_teufel,
}


def main() -> None:
    """Take the pictures of some games, or of all, in every size."""
    url, *games = sys.argv[1:]
    chromium = shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for game in games or GAMES:
            for suffix, (width, height) in SIZES.items():
                context = browser.new_context(
                    viewport={"width": width, "height": height}, color_scheme="dark", locale="en"
                )
                page = context.new_page()
                GAMES[game](page, url.rstrip("/"))
                page.wait_for_timeout(1500)
                path = PICTURES / f"{game}{suffix}.png"
                page.screenshot(path=path)
                print("took", path)
                context.close()
        browser.close()


if __name__ == "__main__":
    main()
