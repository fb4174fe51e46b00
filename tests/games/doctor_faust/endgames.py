"""Endgames of Doctor Faust: the last turn of a match for two, drawn at random, few cards hidden.

Each comes as options and a position document. All hidden cards differ, so that the worlds that a seat holds
possible are equally likely, and few enough to be listed.
"""

from __future__ import annotations

from random import Random
from typing import Any

Document = dict[str, Any]


def draw(rng: Random) -> tuple[Document, Document]:
    """Three to six points of the last turn, which a soul card would win; cards of the rival lie face down."""
    soul = rng.randrange(30)
    spaces = [(soul - back) % 30 for back in rng.sample(range(-2, 8), 4)]
    values = rng.sample(range(2, 10), rng.randint(2, 3))
    laid = [
        {"space": space, "seat": 1, "value": value}
        for space, value in zip(spaces, values, strict=False)
    ]
    laid.append({"space": spaces[-1], "seat": 0, "value": rng.randint(2, 9)})
    near = [(soul - rng.randint(1, 8)) % 30 for _ in range(4)]
    pile, won = _drawn_souls(rng)
    return {"max_turns": 400}, {
        "turn": 400,
        "to_play": 0,
        "points": rng.randint(3, 6),
        "soul": soul,
        "stones": [near[:2], near[2:]],
        "hands": [[], []],
        "laid": laid,
        "pile": pile,
        "won": won,
    }


def _drawn_souls(rng: Random) -> tuple[list[int], list[list[int]]]:
    """The pile, and what each seat has won: the second leads, by less than the next card is worth."""
    while True:
        souls = rng.sample(range(3, 14), 11)
        left, split = rng.randint(1, 3), rng.randint(3, 6)
        pile, own, other = sorted(souls[:left]), souls[left : left + split], souls[left + split :]
        if 0 < sum(other) - sum(own) < pile[0]:
            return pile, [sorted(own), sorted(other)]
