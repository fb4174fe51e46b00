"""The notation of Teufel Teufel: cells such as `d4`, cards such as `red-B`, actions such as `go:c4`."""

from __future__ import annotations

from ...whole_numbers import whole_number
from .state import ACTIONS, CELLS, LETTERS, MAX_SEATS, SIDE, VERBS

COLOURS = ("red", "blue", "green", "yellow", "black", "white")
LETTER_NAMES = "ABCDEF"
CELL_NAMES = tuple(f"{'abcdefg'[cell % SIDE]}{cell // SIDE + 1}" for cell in range(CELLS))
CARD_NAMES = (
    *(f"{colour}-{letter}" for colour in COLOURS for letter in LETTER_NAMES),
    "devil",
    "tower",
)
CELL_NUMBERS = {name: cell for cell, name in enumerate(CELL_NAMES)}
CARD_NUMBERS = {name: kind for kind, name in enumerate(CARD_NAMES)}

WORDS = ("stop", "pass", "done", "banish", "give", "keep")
ACTION_NAMES = (
    *WORDS,
    *(f"take:{seat}" for seat in range(MAX_SEATS)),
    *(f"lose:{letter}" for letter in LETTER_NAMES[:LETTERS]),
    *(f"{verb}:{cell}" for verb in VERBS for cell in CELL_NAMES),
)
ACTION_NUMBERS = {name: number for number, name in enumerate(ACTION_NAMES)}

EXAMPLES = "place:c3, go:c4, stop, swap:a1, with:b2, lift:a1, lay:c3, peek:e5, take:3, lose:A"


def write_action(number: int) -> str:
    """The notation of an action number. Raises ValueError if there is no such number."""
    action = whole_number(number)
    if action is None or not 0 <= action < ACTIONS:
        raise ValueError(f"actions are numbered 0 to {ACTIONS - 1}, not {number!r}")
    return ACTION_NAMES[action]


def read_action(text: str) -> int:
    """The number of an action in notation. Raises ValueError saying what actions look like."""
    number = ACTION_NUMBERS.get(text) if isinstance(text, str) else None
    if number is None:
        raise ValueError(
            f"{text!r} is no action; actions are such as {EXAMPLES}, with cells a1 to g7"
        )
    return number
