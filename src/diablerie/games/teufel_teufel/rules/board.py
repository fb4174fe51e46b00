"""The seven by seven cells of Teufel Teufel, and who may go where (TT-06, TT-10, TT-19 to TT-22, TT-30)."""

from __future__ import annotations

from ....compiled import Record, compiled
from ..state import ANY_GAP, CELLS, CENTRE, LETTERS, LINE4, NO_CARD, NO_CELL, PEGS, PERSONS, SIDE
from .sets import holds, with_item

NEAREST_START = 4
"""Two sleds start at least so many steps apart: three spaces lie between them (TT-06)."""

DIRECTIONS = 4


@compiled
def neighbour(cell: int, direction: int) -> int:
    """TT-10: the cell north, west, east or south (0 to 3), NO_CELL beyond the edge."""
    row, column = cell // SIDE, cell % SIDE
    if direction == 0:
        return cell - SIDE if row > 0 else NO_CELL
    if direction == 1:
        return cell - 1 if column > 0 else NO_CELL
    if direction == 2:
        return cell + 1 if column < SIDE - 1 else NO_CELL
    return cell + SIDE if row < SIDE - 1 else NO_CELL


@compiled
def distance(one: int, other: int) -> int:
    """Steps between two cells, along rows and columns."""
    return int(abs(one // SIDE - other // SIDE) + abs(one % SIDE - other % SIDE))


@compiled
def sleds_at(tables: Record, state: Record, cell: int) -> int:
    """How many sleds stand on a cell."""
    count = 0
    for seat in range(tables.seats):
        if state.sled[seat] == cell:
            count += 1
    return count


@compiled
def companion(tables: Record, state: Record, seat: int) -> int:
    """The other seat on a seat's cell, NO_CELL if it is alone there."""
    for other in range(tables.seats):
        if other != seat and state.sled[other] == state.sled[seat]:
            return int(other)
    return NO_CELL


@compiled
def pegs_home(tables: Record, state: Record) -> int:
    """TT-03: devil pegs on the centre."""
    home = PEGS
    for seat in range(tables.seats):
        home -= int(state.possessed[seat])
    return home


@compiled
def is_hidden(state: Record, cell: int) -> bool:
    """Whether a card lies face down on a cell."""
    return bool(state.card[cell] != NO_CARD and not state.up[cell])


@compiled
def hidden_cards(state: Record) -> int:
    """How many cards lie face down on the board."""
    count = 0
    for cell in range(CELLS):
        if is_hidden(state, cell):
            count += 1
    return count


@compiled
def has_hidden(state: Record) -> bool:
    """Whether any card lies face down on the board."""
    cell = 0
    while cell < CELLS and not is_hidden(state, cell):
        cell += 1
    return cell < CELLS


@compiled
def occupied(tables: Record, state: Record) -> int:
    """The set of cells with sleds on them."""
    cells = 0
    for seat in range(tables.seats):
        if state.sled[seat] != NO_CELL:
            cells = with_item(cells, state.sled[seat])
    return cells


@compiled
def is_person(kind: int) -> bool:
    """Whether a card shows a person."""
    return bool(0 <= kind < PERSONS)


@compiled
def owns_letter(state: Record, seat: int, kind: int) -> bool:
    """TT-12: whether a person's letter, of any colour, is in a seat's sled."""
    return bool(state.letter[seat, kind % LETTERS])


@compiled
def is_own_colour(seat: int, kind: int) -> bool:
    """Whether a person is of a seat's colour."""
    return bool(kind // LETTERS == seat)


@compiled
def letters_of(state: Record, seat: int) -> int:
    """How many letters a seat has."""
    count = 0
    for letter in range(LETTERS):
        count += int(state.letter[seat, letter])
    return count


@compiled
def may_enter(tables: Record, state: Record, seat: int, cell: int) -> bool:
    """TT-19, TT-20, TT-22, TT-30: whether a sled may step onto a neighbouring cell."""
    return step_refusal(tables, state, seat, cell) == 0


@compiled
def step_refusal(tables: Record, state: Record, seat: int, cell: int) -> int:
    """The clause that keeps a sled from stepping onto a neighbouring cell, 0 if none does."""
    if holds(state.visited, cell):
        return 11
    broken = crowd_refusal(tables, state, seat, cell)
    if broken == 0 and cell == CENTRE:
        return centre_refusal(tables, state, seat)
    return broken


@compiled
def crowd_refusal(tables: Record, state: Record, seat: int, cell: int) -> int:
    """TT-19, TT-30: nobody onto an occupied space but the possessed, and never a third sled."""
    others = sleds_at(tables, state, cell) - int(state.sled[seat] == cell)
    if others == 0:
        return 0
    if not state.possessed[seat]:
        return 19
    return 30 if others > 1 else 0


@compiled
def centre_refusal(tables: Record, state: Record, seat: int) -> int:
    """TT-20 to TT-22: only with all pegs out, and to cross it: there must be a way on, if only back."""
    if pegs_home(tables, state) > 0:
        return 20
    if tables.centre_stop:
        return 0
    for direction in range(DIRECTIONS):
        beyond = neighbour(CENTRE, direction)
        is_barred = tables.start_barred and beyond == state.sled[seat]
        is_new = not is_barred and not holds(state.visited, beyond)
        if is_new and crowd_refusal(tables, state, seat, beyond) == 0:
            return 0
    return 22


@compiled
def is_far_enough(tables: Record, state: Record, cell: int) -> bool:
    """TT-06: whether a sled may start on a cell, as `start_gap` reads the rule."""
    gap = tables.start_gap
    for seat in range(tables.seats):
        other = state.sled[seat]
        if other == NO_CELL or gap == ANY_GAP:
            continue
        in_line = cell // SIDE == other // SIDE or cell % SIDE == other % SIDE
        if (gap != LINE4 or in_line) and distance(cell, other) < NEAREST_START:
            return False
    return True


@compiled
def nearest_sled(tables: Record, state: Record, cell: int) -> int:
    """The distance from a cell to the nearest sled placed."""
    nearest = CELLS
    for seat in range(tables.seats):
        if state.sled[seat] != NO_CELL:
            nearest = min(nearest, distance(cell, state.sled[seat]))
    return nearest


@compiled
def can_start_at(tables: Record, state: Record, cell: int) -> bool:
    """TT-04: a space that is free and not the centre."""
    return bool(cell != CENTRE and sleds_at(tables, state, cell) == 0)
