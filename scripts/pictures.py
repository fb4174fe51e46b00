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

SIZES = {"": (1280, 800), "-phone": (390, 844)}
PATIENCE = 60_000
MATCHES, TURNS = 20, 45
"""How many matches of Doctor Lucky are begun in search of a good moment, and how long each is played."""


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
    for _ in range(MATCHES):
        address = hunted_down(page, url)
        if address is not None:
            page.goto(f"{url}/m/{address}")
            expect(page.locator(".acts button:enabled").first).to_be_visible(timeout=PATIENCE)
            return
    raise SystemExit(f"in {MATCHES} matches nobody was alone with the Doctor")


def hunted_down(page: Page, url: str) -> str | None:
    """Play a match until it may be tried with a weapon; None if that takes too long."""
    seats = [{"kind": "person"}, *[{"kind": "bot", "level": "random"}] * 4]
    wish = {"game": "kill-doctor-lucky", "seats": seats, "options": {}}
    address = str(page.request.post(f"{url}/api/matches", data=wish).json()["id"])
    for command in count(1):
        position = page.request.get(f"{url}/api/matches/{address}", params={"seat": 0}).json()
        state = position["view"]["state"]
        if state["outcome"] is not None or state["turn"] > TURNS:
            return None
        if state["to_play"] != 0:
            time.sleep(0.1)
            continue
        if any(action.startswith("attempt:") for action in state["legal"]):
            return address
        order = {"cmd": f"picture-{command}", "expect": position["v"], "seat": 0}
        action = next_action(position["view"])
        page.request.post(f"{url}/api/matches/{address}/actions", data={**order, "action": action})
    return None


def next_action(view: dict[str, Any]) -> str:
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


GAMES: dict[str, Callable[[Page, str], None]] = {
    "doctor-faust": doctor_faust,
    "kill-doctor-lucky": kill_doctor_lucky,
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
