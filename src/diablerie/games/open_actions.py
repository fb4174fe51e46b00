"""For games in which every action is done openly."""

from __future__ import annotations

from ..compiled import Record, compiled


@compiled
def seen_as(tables: Record, state: Record, action: int, viewer: int) -> int:
    """The number by which `viewer` knows an action of the seat to move: its own."""
    return action
