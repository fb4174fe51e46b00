"""What Kill Doctor Lucky is printed as, and how much of it there is."""

from __future__ import annotations

CARDS = 96
"""How many there are for the most seats."""
PIECES = 9

CARD_SHEETS = ("letter", "black", "de")
"""A paper, an ink and a language in which its cards are looked at."""

BOARD_PAPER = "a4"
BOARD = (558.8, 431.8)
"""Its size in millimetres."""

ONE_SHEET: tuple[str, str] | None = ("setup", "de")
"""A section that is printed on one sheet, and the language in which that is looked at every day."""
