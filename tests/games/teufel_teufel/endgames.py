"""Endgames of Teufel Teufel: the last turn of a match for two, drawn at random, few cards hidden.

Each comes as options and a position document. All hidden cards differ, so that the worlds that a seat holds
possible are equally likely, and few enough to be listed.
"""

from __future__ import annotations

from random import Random
from typing import Any

import diablerie

Document = dict[str, Any]


def draw(rng: Random) -> tuple[Document, Document]:
    """The last turn of a sled that lacks a letter, in a corner that devils and towers close."""
    start = diablerie.load("teufel-teufel", seats=2).start(0).position()
    cards = sorted(each["card"] for each in start["cards"].values())
    rng.shuffle(cards)
    inner, walls = _corner(rng)
    if not start["cards"].keys() >= set(walls):
        return draw(rng)
    special = [card for card in cards if "-" not in card]
    letters = [card for card in cards if "-" in card]
    lacked = rng.choice("ABCDEF")
    letters.remove(f"red-{lacked}")
    places = dict(zip(walls, special, strict=False))
    free = [cell for cell in inner if cell in start["cards"]]
    at = rng.choice(free)
    places[rng.choice([cell for cell in free if cell != at])] = f"red-{lacked}"
    rest = iter([*letters, *special[len(walls) :]])
    places |= {cell: next(rest) for cell in sorted(start["cards"]) if cell not in places}
    down = rng.sample([cell for cell in (*free, *walls) if cell != at], 3)
    if len({places[cell] for cell in down}) < len(down):
        return draw(rng)
    outside = [cell for cell in places if cell not in (*inner, *walls)]
    return {"max_turns": 2}, {
        "turn": 2,
        "to_play": 0,
        "sleds": [at, rng.choice(outside)],
        "letters": ["ABCDEF".replace(lacked, ""), "".join(sorted(rng.sample("ABCDEF", 4)))],
        "possessed": [False, False],
        "cards": {cell: {"card": places[cell], "up": cell not in down} for cell in places},
    }


def _corner(rng: Random) -> tuple[list[str], list[str]]:
    """Six cells in a corner, two by three, and the five that close it."""
    columns, rows = "abcdefg", "1234567"
    if rng.random() < 0.5:
        columns = columns[::-1]
    if rng.random() < 0.5:
        rows = rows[::-1]
    wide, high = rng.choice(((2, 3), (3, 2)))
    inner = [columns[x] + rows[y] for x in range(wide) for y in range(high)]
    right = [columns[wide] + rows[y] for y in range(high)]
    return inner, right + [columns[x] + rows[high] for x in range(wide)]
