"""Undoing actions of Teufel Teufel, compiled: what a later world says about an earlier one."""

from __future__ import annotations

from ....compiled import Record, compiled
from ..rules.board import is_hidden
from ..rules.sets import holds
from ..state import CELLS, LAY, LIFT, NO_CARD, SWAP, SWAP_WITH

NOTHING = -1


@compiled
def undo(tables: Record, before: Record, after: Record, action: int, seat: int) -> int:
    """Put into `before` the hidden cards that led to `after`; return the action there, or NOTHING.

    Nothing is said of what lies before a shuffle: nobody can tell which card went where.
    `before`: a world that `seat` held possible, in which the seat to move did `action`.
    """
    if before.phase in (LIFT, LAY) or after.phase in (LIFT, LAY):
        return NOTHING
    one = other = -1
    if before.phase == SWAP:
        one, other = int(before.swap_cell), action - SWAP_WITH
    for cell in range(CELLS):
        if not is_hidden(before, cell) or (seat >= 0 and holds(before.known[seat], cell)):
            continue
        where = cell
        if cell == one:
            where = other
        elif cell == other:
            where = one
        if after.card[where] == NO_CARD:
            return NOTHING
        before.card[cell] = after.card[where]
    return action
