"""Draws public/social-card.png, the picture beside a link, from the front page of a server.

Usage: python web/scripts/social_card.py http://127.0.0.1:8000 [path of Chromium]
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

CARD = Path(__file__).parent.parent / "public" / "social-card.png"
SIZE = {"width": 1200, "height": 630}
ARRANGE = """() => {
  const plate = document.querySelector('.plate svg.plate').cloneNode(true);
  const defs = document.querySelector('.plate svg:not(.plate)').cloneNode(true);
  plate.style.cssText = 'position:absolute;left:0;top:0;width:1200px;height:400px;border:0';
  const words = document.createElement('div');
  words.style.cssText = 'position:absolute;left:64px;top:424px;color:var(--text)';
  words.innerHTML = '<div style="font:400 104px/1 var(--face-caps);letter-spacing:.03em">Diablerie</div>' +
    '<div style="font:italic 34px/1.3 var(--face-title);color:var(--text-soft);margin-top:10px"></div>';
  words.lastChild.textContent = document.querySelector('.motto').textContent;
  document.querySelector('#page').replaceChildren(defs, plate, words);
  document.body.style.cssText = 'background:var(--table);overflow:hidden';
}"""


def draw(address: str, chromium: str | None) -> None:
    """Take the picture of the front page's plate with the name under it."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(viewport=SIZE, locale="en", color_scheme="dark")
        page.goto(address)
        page.locator(".plate svg.plate").wait_for()
        page.evaluate(ARRANGE)
        page.wait_for_timeout(500)
        page.screenshot(path=CARD)
        browser.close()


if __name__ == "__main__":
    draw(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None)
