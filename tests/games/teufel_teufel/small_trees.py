"""Endings of Teufel Teufel whose whole tree can be walked: what `pyspiel.load_game` takes for each."""

from __future__ import annotations

import json
from typing import Any

import diablerie

LOOK = {
    "sleds": ["b1", "c1"],
    "phase": "turn",
    "turn": 2,
    "to_play": 0,
}
"""The last turn, when two turns are played and all cards but two lie open."""
HIDDEN = ("b2", "c2")


def small_trees() -> dict[str, dict[str, Any]]:
    """A game with some hundred nodes."""
    return {"look": {"seats": 2, "max_turns": 2, "position": json.dumps(look())}}


def look() -> dict[str, Any]:
    """`LOOK` with its cards."""
    cards = diablerie.load("teufel-teufel", seats=2).start(0).position()["cards"]
    laid = {cell: {"card": card["card"], "up": cell not in HIDDEN} for cell, card in cards.items()}
    return {**LOOK, "cards": laid}
