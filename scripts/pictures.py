"""Take the README's pictures from the real page: a match begun, a card laid, a walk about to be made.

python scripts/pictures.py URL      with a server at URL and Chromium on PATH
"""

import shutil
import sys
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
SIZES = {"": (1280, 800), "-phone": (390, 844)}
PATIENCE = 60_000


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
    page.wait_for_timeout(500)


def main() -> None:
    """Take every picture in every size."""
    chromium = shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for suffix, (width, height) in SIZES.items():
            context = browser.new_context(
                viewport={"width": width, "height": height}, color_scheme="dark", locale="en"
            )
            page = context.new_page()
            doctor_faust(page, sys.argv[1])
            path = PICTURES / f"doctor-faust{suffix}.png"
            page.screenshot(path=path)
            print("took", path)
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
