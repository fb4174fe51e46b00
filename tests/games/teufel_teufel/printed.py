"""What Teufel Teufel is printed as, and how much of it there is."""

from __future__ import annotations

CARDS = 42
"""How many there are for the most seats."""
PIECES = 6 + 6 + 36 + 4

CARD_SHEETS = ("letter", "colour", "fr")
"""A paper, an ink and a language in which its cards are looked at."""

BOARD_PAPER = "a4"
BOARD = (366.7, 366.7)
"""Its size in millimetres."""

ONE_SHEET: tuple[str, str] | None = ("card", "fr")
"""A section that is printed on one sheet, and the language in which that is looked at every day."""
