"""Mansion documents for tests: small houses where the unusual happens."""

from __future__ import annotations

from typing import Any


def _space(name: str, number: int | None, rect: list[int], kind: str = "room") -> dict[str, Any]:
    facts = {"name": name, "kind": kind, "named": kind == "room", "number": number, "rect": rect}
    return {"id": name.lower(), **facts}


def _opening(a: str, b: str, axis: str, rect: list[int]) -> dict[str, Any]:
    return {"a": a, "b": b, "axis": axis, "rect": rect}


HERMITAGE: dict[str, Any] = {
    "spaces": [_space("Hearth", 0, [0, 0, 10, 10])],
    "start_space": "hearth",
    "doors": [],
    "sight_only_openings": [],
    "deck": {
        "failure": [{"value": 1, "count": 16}],
        "move": [{"steps": 1, "count": 3}, {"steps": 2, "count": 1}],
        "room": ["hearth"],
        "weapon": [],
    },
}
"""One room: the only house in which a pawn has no door to go through."""

LODGE: dict[str, Any] = {
    "spaces": [
        _space("Hearth", 0, [0, 0, 10, 10]),
        _space("Parlour", 1, [12, 0, 22, 10]),
        _space("Study", 2, [24, 0, 34, 10]),
        _space("Yard", 3, [12, 12, 22, 22]),
        _space("Garden", 4, [24, 12, 34, 22]),
        _space("Passage", None, [0, 12, 10, 22], kind="hallway"),
        _space("Cellar", None, [0, 24, 10, 34]),
    ],
    "start_space": "hearth",
    "doors": [
        _opening("hearth", "parlour", "ew", [10, 2, 12, 6]),
        _opening("parlour", "study", "ew", [22, 4, 24, 8]),
        _opening("hearth", "passage", "ns", [2, 10, 6, 12]),
        _opening("passage", "cellar", "ns", [6, 22, 8, 24]),
        _opening("parlour", "yard", "ns", [14, 10, 18, 12]),
        _opening("yard", "garden", "ew", [22, 14, 24, 18]),
    ],
    "sight_only_openings": [_opening("study", "garden", "ns", [26, 10, 32, 12])],
    "deck": {
        "failure": [
            {"value": 1, "count": 7},
            {"value": 2, "count": 2},
            {"value": 3, "count": 1},
        ],
        "move": [
            {"steps": 1, "count": 3},
            {"steps": 2, "count": 2},
            {"steps": 3, "count": 1},
        ],
        "room": ["hearth", "study", "cellar", "garden"],
        "weapon": [
            {"name": "Cook's Knife", "value": 2, "bonus_space": "hearth", "bonus_value": 4},
            {"name": "Hot Poker", "value": 3, "bonus_space": None, "bonus_value": None},
        ],
    },
}
"""A railing parts two rooms, no numbered room is beside the cellar, hearth and
cellar are in line but do not see each other, and the deck (22 cards) is soon drawn up."""
