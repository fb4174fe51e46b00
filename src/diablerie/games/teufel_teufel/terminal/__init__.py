"""Teufel Teufel in a terminal: board, seats and choices as coloured text, drawn from a view alone."""

from __future__ import annotations

from .choices import BEGUN, menu, told, ways
from .screen import HEADINGS, SEAT_PARAMS, board, heading, merge, place, prompt
from .sentences import describe, hand, plan
from .typed import as_notation

__all__ = [
    "BEGUN",
    "HEADINGS",
    "SEAT_PARAMS",
    "as_notation",
    "board",
    "describe",
    "hand",
    "heading",
    "menu",
    "merge",
    "place",
    "plan",
    "prompt",
    "told",
    "ways",
]
