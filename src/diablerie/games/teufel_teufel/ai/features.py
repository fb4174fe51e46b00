"""Features of Teufel Teufel: how far everything is, in turns rather than steps (TT-10 to TT-30)."""

from __future__ import annotations

import numpy as np

from ....compiled import Record, compiled
from ..rules.board import DIRECTIONS, is_person, neighbour, owns_letter, pegs_home
from ..rules.sets import holds, with_item
from ..state import CELLS, CENTRE, NO_CARD, NO_CELL

OUT_OF_REACH = 9
"""So many turns stand for a cell to which no way leads now."""

SHUT, OPEN, HALTING = range(3)
"""What a cell is to a sled: not to be entered, to be crossed, the end of a move."""


@compiled
def count_turns(tables: Record, state: Record, seat: int, turns: Record) -> None:
    """Write the moves that a seat's sled needs to stop on each cell (int64, 49 cells) if nobody else moves.

    A move crosses any number of open cells and ends on the first that is not.
    """
    turns[:] = OUT_OF_REACH
    if state.sled[seat] == NO_CELL:
        return
    nature = np.zeros(CELLS, np.int64)
    survey(tables, state, seat, nature)
    waiting = np.zeros(2 * CELLS, np.int64)
    later = np.zeros(2 * CELLS, np.int64)
    waiting[0] = state.sled[seat]
    size = 1
    for turn in range(1, OUT_OF_REACH):
        size = one_move(nature, turns, waiting, size, later, turn)
        if size == 0:
            break
        waiting[:size] = later[:size]
    turns[state.sled[seat]] = 0


@compiled
def one_move(
    nature: Record, turns: Record, waiting: Record, size: int, later: Record, turn: int
) -> int:
    """Reach on from some cells with one move more; return how many cells end it for a next one."""
    ends = 0
    while size > 0:
        size -= 1
        cell = waiting[size]
        for direction in range(DIRECTIONS):
            beyond = neighbour(cell, direction)
            if beyond == NO_CELL or nature[beyond] == SHUT or turns[beyond] <= turn:
                continue
            turns[beyond] = turn
            if nature[beyond] == OPEN:
                waiting[size] = beyond
                size += 1
            else:
                later[ends] = beyond
                ends += 1
    return ends


@compiled
def survey(tables: Record, state: Record, seat: int, nature: Record) -> None:
    """Write what each cell is to a seat's sled as things stand."""
    for cell in range(CELLS):
        nature[cell] = nature_of(state, seat, cell)
    nature[CENTRE] = SHUT if pegs_home(tables, state) > 0 else OPEN
    taken = 0
    for other in range(tables.seats):
        cell = state.sled[other]
        if other != seat and cell != NO_CELL:
            may_share = state.possessed[seat] and not holds(taken, cell)
            nature[cell] = OPEN if may_share else SHUT
            taken = with_item(taken, cell)


@compiled
def nature_of(state: Record, seat: int, cell: int) -> int:
    """What a cell's card makes of it for a seat's sled."""
    kind = state.card[cell]
    if kind == NO_CARD:
        return OPEN
    if not state.up[cell]:
        return OPEN if state.possessed[seat] else HALTING
    return OPEN if is_person(kind) and owns_letter(state, seat, kind) else HALTING
