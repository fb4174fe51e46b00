"""Doctor Faust in a terminal: board, seats and choices as coloured text, drawn from a view alone."""

from __future__ import annotations

from .screen import (
    BEGUN,
    HEADINGS,
    SEAT_PARAMS,
    as_notation,
    board,
    describe,
    hand,
    heading,
    menu,
    merge,
    place,
    prompt,
    told,
    ways,
)

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
    "prompt",
    "told",
    "ways",
]
