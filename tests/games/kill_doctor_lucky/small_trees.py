"""Endings of Kill Doctor Lucky whose whole tree can be walked: what `pyspiel.load_game` takes for each."""

from __future__ import annotations

import json
from collections import Counter
from itertools import chain
from typing import Any

import diablerie

from .cottage import COTTAGE

ATTEMPT = {"hands": [["weapon:poker"], ["fail3", "move2"]], "draw": ["room:cellar"]}
"""Four cards hidden: twelve ways to deal them, and an attempt to be answered."""

RESHUFFLED = {
    "hands": [["fail3", "room:cellar"], ["fail1", "weapon:poker"]],
    "draw": ["room:parlour"],
    "reshuffled": {
        "cards": ["room:cellar", "room:parlour", "weapon:jacks_knife", "weapon:poker"],
        "drawn": [2, 1],
    },
}
"""The same after a reshuffle of four cards: one seat has drawn two, the other one; the knife was played."""


def small_trees() -> dict[str, dict[str, Any]]:
    """Games with some hundred nodes each."""
    return {"attempt": in_the_cottage(ATTEMPT), "reshuffled": in_the_cottage(RESHUFFLED)}


def in_the_cottage(position: dict[str, Any]) -> dict[str, Any]:
    """The last turn in a small house; cards in no hand lie open, all but one."""
    left = cards_of_the_cottage()
    left.subtract([*position["draw"], *chain(*position["hands"])])
    open_cards = list(left.elements())
    document = {
        **position,
        "lucky": "parlour",
        "pawns": ["hall", "steps"],
        "spent": [card for card in open_cards if card.startswith("fail")],
        "discard": [card for card in open_cards if not card.startswith("fail")],
    }
    house = {"seats": 2, "max_turns": 1, "mansion": COTTAGE}
    return {**house, "position": json.dumps(document)}


def cards_of_the_cottage() -> Counter[str]:
    """How many there are of each card."""
    document = diablerie.load("kill-doctor-lucky", seats=2, mansion=COTTAGE).start(0).position()
    return Counter([*document["draw"], *chain(*document["hands"])])
