"""What Doctor Faust is printed as, and how much of it there is."""

from __future__ import annotations

CARDS = 27
"""How many there are for the most seats."""
PIECES = 5

CARD_SHEETS = ("a4", "colour", "en")
"""A paper, an ink and a language in which its cards are looked at."""

BOARD_PAPER = "letter"
BOARD = (723.3, 231)
"""Its size in millimetres."""

ONE_SHEET: tuple[str, str] | None = None
"""A section that is printed on one sheet, and the language in which that is looked at every day."""
