"""Refusals of Doctor Faust, compiled: the lowest clause that an action breaks."""

from __future__ import annotations

from ....compiled import Record, compiled
from ....events import NOBODY
from ..state import (
    LAY,
    S1,
    S2,
    SOUL,
    SPACES,
)
from .legality import may_move_soul, may_move_stone


@compiled
def refusal(tables: Record, state: Record, action: int) -> int:
    """The number of the first clause an action breaks, 0 if it is legal."""
    if state.to_play == NOBODY:
        return 40
    if action in (S1, S2):
        return 0 if may_move_stone(tables, state, action - S1) else 10
    if action == SOUL:
        return 0 if may_move_soul(tables, state) else 14
    if state.laid_this_turn or state.card_seat[(action - LAY) % SPACES] != NOBODY:
        return 16
    return 0 if state.hand[state.to_play, (action - LAY) // SPACES] else 18
