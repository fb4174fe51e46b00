"""How another seat sees an action of Doctor Faust, compiled: a card laid face down hides its value."""

from __future__ import annotations

from ....compiled import Record, compiled
from ..state import (
    LAY,
    SPACES,
)


@compiled
def seen_as(tables: Record, state: Record, action: int, viewer: int) -> int:
    """The number by which `viewer` knows an action of the seat to move.

    DF-04: a card of another seat is laid face down. That of the lowest card stands for them all.
    """
    if action < LAY or viewer == state.to_play:
        return action
    return LAY + (action - LAY) % SPACES
