"""Positions of Teufel Teufel in which somebody is about to leave, or has left."""

from __future__ import annotations

from typing import Any

from diablerie import State

from .table import FULL, all_up_but, place


def about_to_leave(**more: Any) -> State:
    """Red on c3, a letter short of six, which lies beside it; two others play on."""
    return place(
        **{
            "sleds": ["c3", "g6", "a7"],
            "letters": ["ABCDE"],
            "up": {"d3": "red-F"},
            **more,
        }
    )


def departed(hidden: dict[str, str] | None = None, **more: Any) -> State:
    """Red has left and is to turn cards up; four are hidden."""
    found = hidden or {"b2": "blue-A", "f2": "green-B", "f6": "white-C", "e6": "devil"}
    return place(
        **{
            "sleds": [None, "g1", "g7"],
            "letters": [FULL],
            "left": [0],
            "cards": all_up_but(found, empty=("g1", "g7")),
            **more,
        }
    )
