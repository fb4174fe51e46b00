"""A small house of one's own, for tests of mansion files."""

from __future__ import annotations

import json
from typing import Any

from diablerie.games.kill_doctor_lucky.mansion import Mansion, read_mansion

COTTAGE = """\
{
  "spaces": [
    {"id": "parlour", "name": "Parlour", "kind": "room",
     "named": true, "number": 3, "rect": [1, 1, 5, 4]},
    {"id": "attic", "name": "Jack’s & Jill’s Attic", "kind": "room",
     "named": true, "number": 4, "rect": [6, 1, 9, 4]},
    {"id": "hall", "name": "Long Hall", "kind": "hallway",
     "named": false, "number": null, "rect": [1, 5, 9, 6]},
    {"id": "cellar", "name": "Cellar", "kind": "room",
     "named": true, "number": null, "rect": [1, 7, 4.5, 9]},
    {"id": "steps", "name": "Steps", "kind": "stairway",
     "named": false, "number": null, "rect": [6, 7, 9, 9]}
  ],
  "start_space": "hall",
  "doors": [
    {"a": "parlour", "b": "hall", "axis": "ns", "rect": [2, 4, 3.5, 5]},
    {"a": "hall", "b": "attic", "axis": "ns", "rect": [7, 4, 8, 5]},
    {"a": "cellar", "b": "hall", "axis": "ns", "rect": [3, 6, 4, 7]},
    {"a": "hall", "b": "steps", "axis": "ns", "rect": [8.25, 6, 8.75, 7]}
  ],
  "sight_only_openings": [
    {"a": "parlour", "b": "attic", "axis": "ew", "rect": [5, 2, 6, 3]}
  ],
  "deck": {
    "failure": [{"value": 1, "count": 20}, {"value": 3, "count": 1}],
    "move": [{"steps": 2, "count": 3}],
    "room": [
      "parlour",
      "cellar"
    ],
    "weapon": [
      {"name": "Jack's Knife", "value": 2, "bonus_space": "attic", "bonus_value": 9},
      {"name": "Poker", "value": 4, "bonus_space": null, "bonus_value": null}
    ]
  }
}
"""
"""A house of five spaces; the Doctor stays in the cellar, and on the steps."""


def cottage(**changes: Any) -> Mansion:
    """The house with other sections in place of some of its own."""
    return read_mansion({**json.loads(COTTAGE), **changes})
