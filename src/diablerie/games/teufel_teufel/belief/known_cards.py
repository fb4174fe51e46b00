"""Known cards: what a seat's view tells of where cards lie, and which letters a sled lacks."""

from __future__ import annotations

from ....documents import Document
from ....events import Seat
from ..notation import COLOURS, LETTER_NAMES


def known_at(view: Document, cell: str) -> str | None:
    """The card on a cell, as far as the view's seat knows it; None: none, or unknown."""
    card = view["cards"].get(cell)
    name: str | None = None if card is None else card["card"]
    return name


def missing(view: Document, seat: Seat) -> str:
    """The letters that a seat's sled lacks."""
    return "".join(letter for letter in LETTER_NAMES if letter not in view["letters"][seat])


def places(view: Document, seat: Seat, letter: str) -> list[str]:
    """Where the view's seat knows a letter in a seat's colour to lie: one cell, or none."""
    card = f"{COLOURS[seat]}-{letter}"
    return [cell for cell in view["cards"] if known_at(view, cell) == card]
