"""Ways of Teufel Teufel, compiled: of the ways over open cells to the same cell one is enough."""

from __future__ import annotations

import numpy as np

from ....compiled import Record, compiled
from ..rules.board import DIRECTIONS, neighbour
from ..rules.sets import with_item
from ..state import CELLS, GO_TO, MOVING, NO_CELL, TURN
from .features import OPEN, SHUT, survey


@compiled
def drop_duplicates(tables: Record, state: Record, last: int, trail: int, mask: Record) -> int:
    """Take the steps out of `mask` to cells that a shorter way leads to, or another way as short.

    What lies on open cells stays as it is (TT-13, TT-14, TT-26): only the cell counts where a move ends.
    `trail`, returned for the next action: where the move began, and 1 to that; 0 if that is not known.
    """
    here = state.sled[state.to_play]
    if state.phase == TURN:
        return int(here + 1)
    if state.phase != MOVING or trail == 0:
        return 0
    if state.visited == with_item(0, here) and state.up[here]:
        return int(here + 1)  # what has been turned up on the way makes all ways from here new ones
    before = np.full(CELLS, NO_CELL, np.int64)
    find_ways(tables, state, trail - 1, before)
    for direction in range(DIRECTIONS):
        cell = neighbour(here, direction)
        if cell != NO_CELL and is_detour(before, here, cell, trail - 1):
            mask[GO_TO + cell] = 0
    return trail


@compiled
def is_detour(before: Record, here: int, cell: int, start: int) -> bool:
    """Whether a step from `here` to a cell could have been another's, or the first."""
    if here == start:
        return True
    return bool(before[cell] != NO_CELL and before[cell] != here)


@compiled
def find_ways(tables: Record, state: Record, start: int, before: Record) -> None:
    """Write the cell before each on a shortest way from `start` over open cells (int64, 49 cells)."""
    nature = np.zeros(CELLS, np.int64)
    survey(tables, state, state.to_play, nature)
    waiting = np.zeros(CELLS + 1, np.int64)
    waiting[0] = start
    done, size = 0, 1
    while done < size:
        cell = waiting[done]
        for direction in range(DIRECTIONS):
            beyond = neighbour(cell, direction)
            if beyond == NO_CELL or nature[beyond] == SHUT or before[beyond] != NO_CELL:
                continue
            before[beyond] = cell
            if nature[beyond] == OPEN and beyond != start:
                waiting[size] = beyond
                size += 1
        done += 1
