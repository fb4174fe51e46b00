"""Booklets: folded, their pages are in order."""

from __future__ import annotations

import io

import pytest
from PIL import Image
from pypdfium2 import PdfDocument

from diablerie.cli.booklet import booklet_sides, fold

SHADE = 20
"""A page's number is how dark it is."""


def read_through(sides: list[tuple[int | None, int | None]]) -> list[int | None]:
    """The pages as they come in a booklet: sheets laid in one another and folded in the middle.

    A sheet turned about its short edge has on the back of its right half what is left on its back.
    """
    sheets = list(zip(sides[::2], sides[1::2], strict=True))
    towards = [page for front, back in sheets for page in (front[1], back[0])]
    away = [page for front, back in reversed(sheets) for page in (back[1], front[0])]
    return towards + away


@pytest.mark.parametrize("pages", [1, 4, 5, 8, 31, 32])
def test_folded_and_read_through_its_pages_are_in_order(pages: int) -> None:
    read = read_through(booklet_sides(pages))
    assert [page for page in read if page is not None] == list(range(pages))
    assert read.index(None) == pages if None in read else len(read) == pages
    assert len(read) % 4 == 0
    assert len(read) < pages + 4


def document_of(pages: int) -> bytes:
    shades = [Image.new("L", (148, 210), 255 - SHADE * (page + 1)) for page in range(pages)]
    written = io.BytesIO()
    shades[0].save(written, "pdf", save_all=True, append_images=shades[1:], resolution=72)
    return written.getvalue()


def test_the_pages_lie_side_by_side_on_sheets_twice_as_wide() -> None:
    folded = PdfDocument(fold(document_of(6)))
    found = []
    for side in folded:
        picture = side.render().to_pil().convert("L")
        assert picture.size == (296, 210)
        found.append(tuple(_page_at(picture, x) for x in (74, 222)))
    assert found == booklet_sides(6)


def _page_at(picture: Image.Image, x: int) -> int | None:
    shade = picture.getpixel((x, 105))
    assert isinstance(shade, int)
    page = round((255 - shade) / SHADE) - 1
    return None if page < 0 else page
