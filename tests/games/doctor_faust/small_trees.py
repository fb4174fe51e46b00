"""Endings of Doctor Faust whose whole tree can be walked: what `pyspiel.load_game` takes for each."""

from __future__ import annotations

import json
from typing import Any

TRAPS = {
    "turn": 399,
    "to_play": 0,
    "points": 1,
    "soul": 4,
    "stones": [[3, 4], [10, 7]],
    "hands": [[7], []],
    "laid": [{"space": 11, "seat": 0, "value": 8}, {"space": 8, "seat": 0, "value": 2}],
    "pile": [5, 11, 13],
    "won": [[6, 8, 3, 10], [12, 9, 7, 4]],
}
"""The last two turns: each stone of the second seat stands before a hidden card."""


def small_trees() -> dict[str, dict[str, Any]]:
    """A game with some hundred nodes."""
    return {"traps": {"position": json.dumps(TRAPS)}}
