"""Draws the icons of the app in public/ from favicon.svg: two sizes, and one for systems that cut shapes out.

Usage: python web/scripts/app_icons.py [path of Chromium]
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent.parent / "public"
ICONS = {"favicon-192.png": 192, "favicon-512.png": 512, "favicon-maskable.png": 512}
CORNERS = ' rx="9"'
WIDE, SAFE = 'viewBox="-24 -24 48 48"', 'viewBox="-32 -32 64 64"'
"""What is drawn, and with so much ground around it that a circle may be cut out."""
PLAIN = "<style>body { margin: 0 } svg { display: block }</style>"
GROUND = '<rect x="-24" y="-24" width="48" height="48"'


def draw(chromium: str | None) -> None:
    """Take the pictures."""
    sign = (PUBLIC / "favicon.svg").read_text()
    ground = GROUND.replace("-24", "-32").replace("48", "64")
    maskable = sign.replace(WIDE, SAFE).replace(GROUND, ground).replace(CORNERS, "")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name, size in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            picture = maskable if "maskable" in name else sign
            page.set_content(
                f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{picture}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    draw(sys.argv[1] if len(sys.argv) > 1 else None)
