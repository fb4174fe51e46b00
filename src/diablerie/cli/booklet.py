"""Booklet: small pages put two by two on sheets that are printed on both sides, folded and stapled."""

from __future__ import annotations

import io

from ..extras import needs

with needs("diablerie[print]"):
    from pypdfium2 import PdfDocument, PdfMatrix


def booklet_sides(pages: int) -> list[tuple[int | None, int | None]]:
    """The pages (from 0) left and right on each side of the sheets, outermost first; None: an empty one.

    A sheet has two sides and is turned about its short edge.
    """
    whole = -(-pages // 4) * 4
    known = [page if page < pages else None for page in range(whole)]
    sides = []
    for side in range(whole // 2):
        low, high = known[side], known[whole - 1 - side]
        sides.append((high, low) if side % 2 == 0 else (low, high))
    return sides


def fold(pdf: bytes) -> bytes:
    """A document's pages, all of one size, as a booklet on sheets twice as wide."""
    source, booklet = PdfDocument(pdf), PdfDocument.new()
    width, height = source.get_page_size(0)
    drawn = [source.page_as_xobject(page, booklet) for page in range(len(source))]
    for side in booklet_sides(len(source)):
        sheet = booklet.new_page(2 * width, height)
        for place, page in enumerate(side):
            if page is None:
                continue
            content = drawn[page].as_pageobject()
            content.set_matrix(PdfMatrix().translate(place * width, 0))
            sheet.insert_obj(content)
        sheet.gen_content()
    written = io.BytesIO()
    booklet.save(written)
    return written.getvalue()
