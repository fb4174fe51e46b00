"""The board, the cards and the actions of Teufel Teufel, as the slow rules and the tests of it know them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

COLUMNS = "abcdefg"
ROWS = "1234567"
CELLS = tuple(f"{column}{row}" for row in ROWS for column in COLUMNS)
"""All 49 cells, row by row."""

CENTRE = "d4"
MARKED = ("a1", "g1", "b4", "f4", "a7", "g7")
COLOURS = ("red", "blue", "green", "yellow", "black", "white")
LETTERS = "ABCDEF"
PEGS = 4
DECK = (
    *(f"{colour}-{letter}" for colour in COLOURS for letter in LETTERS),
    *["devil"] * 4,
    *["tower"] * 2,
)
"""The 42 cards."""

OPTIONS: dict[str, Any] = {
    "marked": " ".join(MARKED),
    "start_gap": "manhattan4",
    "give_devil": "must",
    "judgement": "always",
    "centre_stop": "no",
    "start_again": "yes",
    "flight_special": "stop",
    "flight_flip": "flip_on_stop",
    "shuffle_under_sled": "no",
    "max_turns": 1000,
    "first_player": 0,
}
"""Section 2: the switches, each at its default."""

SWITCHES: dict[str, tuple[str, ...]] = {
    "start_gap": ("manhattan4", "line4", "none"),
    "give_devil": ("must", "may"),
    "judgement": ("always", "after_first_exit"),
    "centre_stop": ("no", "yes"),
    "start_again": ("yes", "no"),
    "flight_special": ("stop", "pass"),
    "flight_flip": ("flip_on_stop", "no_flip"),
    "shuffle_under_sled": ("no", "yes"),
}
"""The switches that take one of a few words."""


def at(row: int, column: int) -> str:
    """The cell of clause coordinates, which count from 0."""
    return CELLS[7 * row + column]


def steps_between(one: str, other: str) -> int:
    """TT-06: the length of the shortest orthogonal way."""
    return abs(ord(one[0]) - ord(other[0])) + abs(ord(one[1]) - ord(other[1]))


def in_one_line(one: str, other: str) -> bool:
    """Whether two cells lie in one row or in one column."""
    return one[0] == other[0] or one[1] == other[1]


def neighbours(cell: str) -> tuple[str, ...]:
    """TT-10: the cells one orthogonal step away."""
    return tuple(other for other in CELLS if steps_between(cell, other) == 1)


def letter_of(card: str) -> str | None:
    """The letter of a person, None for a devil or a tower."""
    return card[-1] if "-" in card else None


def colour_of(card: str) -> str | None:
    """The colour of a person, None for a devil or a tower."""
    return card.partition("-")[0] if "-" in card else None


def less(cards: Iterable[str], gone: Iterable[str]) -> list[str]:
    """Cards without some others, each taken away once."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left


@cache
def every_action(seats: int) -> frozenset[str]:
    """Section 4: all actions there are at a table of so many seats."""
    verbs = ("place", "go", "peek", "swap", "with", "lift", "lay", "reveal")
    found = {f"{verb}:{cell}" for verb in verbs for cell in CELLS}
    found |= {f"take:{seat}" for seat in range(seats)}
    found |= {f"lose:{letter}" for letter in LETTERS}
    return frozenset(found | {"stop", "banish", "done", "give", "keep", "pass"})
