"""Printed pages as tests look at them: the sheets in the page, and the same as PDF."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, expect
from pypdfium2 import PdfDocument, PdfPage
from pypdfium2.raw import FPDF_PAGEOBJ_PATH

MM = 72 / 25.4
"""Points to a millimetre."""

PAPERS = {"a4": (210, 297), "letter": (215.9, 279.4)}
"""In millimetres."""

SHEETS = """() => [...document.querySelectorAll('.paper-sheet')].map((sheet) => {
    const within = sheet.getBoundingClientRect();
    const mm = (px) => px / 96 * 25.4;
    const box = (each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return [left - within.left, top - within.top, right - within.left, bottom - within.top].map(mm);
    };
    const all = (selector) => [...sheet.querySelectorAll(selector)];
    const told = (each) => ({ ...each.dataset, box: box(each) });
    // What is drawn on a board is cut by its window; what is drawn within a card, by its edge.
    const laid = all('*').filter((each) => !each.parentElement.closest('.window, svg'));
    const [width, height] = [mm(within.width) + 0.1, mm(within.height) + 0.1];
    const beyond = laid.filter((each) => {
        const [left, top, right, bottom] = box(each);
        return left < -0.1 || top < -0.1 || right > width || bottom > height;
    });
    const spilt = all('.section-text, .head, .foot, .face').filter(
        (each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1,
    );
    return {
        text: sheet.getAttribute('aria-label'),
        size: [mm(within.width), mm(within.height)],
        beyond: beyond.map((each) => `${each.tagName}.${each.getAttribute('class')}`),
        spilt: spilt.map((each) => each.textContent),
        rulers: all('[data-ruler]').map((each) => box(each)),
        words: all('[data-strip] text').filter((each) => each.textContent !== '').map(box),
        cards: all('[data-side]').map(told),
        tiles: all('[data-tile]').map(told),
        pieces: all('[data-piece]').map(box),
    };
})"""


@dataclass(frozen=True)
class Printed:
    """A part of a game as it is printed."""

    sheets: list[dict[str, Any]]
    """What is on each sheet of the page, in millimetres from its upper left corner."""
    pdf: PdfDocument


def open_part(page: Page, url: str, game: str, part: str, **choice: str) -> None:
    """Go to a part of what can be printed, and wait until it is drawn."""
    query = "&".join(f"{name}={value}" for name, value in choice.items())
    page.goto(f"{url}/print/{game}/{part}?{query}")
    expect(page.locator("html[data-printed=ready]")).to_be_attached(timeout=30_000)


def printed(page: Page, url: str, game: str, part: str, **choice: str) -> Printed:
    """A part of a game, with the paper, ink, language and so on of an address."""
    open_part(page, url, game, part, **choice)
    pdf = page.pdf(prefer_css_page_size=True, print_background=True)
    return Printed(page.evaluate(SHEETS), PdfDocument(pdf))


def rulers_of(page: PdfPage) -> list[float]:
    """How long, in points, the bars on a page are that are as thin as the ruler's."""
    found = []
    for left, bottom, right, top in _paths(page):
        thin, long = sorted((right - left, top - bottom))
        if abs(thin - 0.3 * MM) < 0.05 and 135 < long < 150:
            found.append(long)
    return found


def _paths(page: PdfPage) -> Iterator[tuple[float, float, float, float]]:
    for drawn in page.get_objects(filter=[FPDF_PAGEOBJ_PATH]):
        yield drawn.get_bounds()


def lines_of(page: PdfPage) -> list[str]:
    """The text of a page, line by line."""
    return [
        line.strip() for line in page.get_textpage().get_text_range().splitlines() if line.strip()
    ]
