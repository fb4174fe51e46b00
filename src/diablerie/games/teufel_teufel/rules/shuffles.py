"""Swapping two cards and shuffling two to four (TT-34 to TT-37a)."""

from __future__ import annotations

from ....chance import shuffle
from ....compiled import Record, compiled, note
from ..events import LAID as CARD_LAID
from ..events import LIFTED, MIXED, SWAP_BEGINS, SWAPPED
from ..state import CELLS, CENTRE, LAY, LIFT, NO_CARD, NO_CELL, SWAP
from .board import is_hidden, is_own_colour, is_person, occupied
from .sets import exchanged, holds, with_item, without
from .statements import rename_cells, state_shuffle


@compiled
def may_swap(state: Record, seat: int, cell: int, shut: int) -> bool:
    """TT-34: face down, or a face-up person of one's own colour; and no sled on it.

    `shut`: the set of cells with sleds.
    """
    kind = state.card[cell]
    if kind == NO_CARD or holds(shut, cell):
        return False
    return bool(not state.up[cell] or (is_person(kind) and is_own_colour(seat, kind)))


@compiled
def shut_to_lifting(tables: Record, state: Record) -> int:
    """TT-36: the set of cells whose cards may not be taken for a shuffle."""
    return 0 if tables.shuffle_under_sled else occupied(tables, state)


@compiled
def may_lift(state: Record, cell: int, shut: int) -> bool:
    """TT-35, TT-36: any card but those on the cells in `shut`."""
    return bool(state.card[cell] != NO_CARD and not holds(shut, cell))


@compiled
def may_lay(state: Record, cell: int, shut: int) -> bool:
    """TT-35, TT-36: a cell with no card and no sled, and not the centre. `shut`: those with sleds."""
    return bool(cell != CENTRE and state.card[cell] == NO_CARD and not holds(shut, cell))


@compiled
def choose_swap(state: Record, seat: int, cell: int) -> None:
    """TT-34: the first of two cards."""
    state.swap_cell = cell
    state.phase = SWAP
    note(state, 34, SWAP_BEGINS, seat, cell)


@compiled
def swap(state: Record, seat: int, other: int) -> None:
    """TT-34: two cards change places; face up stays face up, and who knew one still knows it."""
    cell = state.swap_cell
    state.swap_cell = NO_CELL
    state.card[cell], state.card[other] = int(state.card[other]), int(state.card[cell])
    state.up[cell], state.up[other] = int(state.up[other]), int(state.up[cell])
    for knower in range(len(state.known)):
        state.known[knower] = exchanged(state.known[knower], cell, other)
    rename_cells(state, cell, other)
    note(state, 34, SWAPPED, seat, cell, other)


@compiled
def lift(tables: Record, state: Record, seat: int, cell: int) -> None:
    """TT-35, TT-37a: a card is taken; it is remembered who could know it."""
    kind = int(state.card[cell])
    if not is_hidden(state, cell):
        state.open_lifted[kind] += 1
    for knower in range(tables.seats):
        if holds(state.known[knower], cell):
            state.known_lifted[knower, kind] += 1
            state.known[knower] = without(state.known[knower], cell)
    state.card[cell] = NO_CARD
    state.up[cell] = 0
    state.lifted[state.lifted_size] = kind
    state.lifted_size += 1
    state.lifted_from = with_item(state.lifted_from, cell)
    state.phase = LIFT
    note(state, 35, LIFTED, seat, cell)


@compiled
def lay(tables: Record, state: Record, seat: int, cell: int) -> None:
    """TT-35, TT-37: the cards are mixed before the first is laid; they are laid unseen."""
    if state.phase == LIFT:
        shuffle(state, state.lifted, state.lifted_size)
        state.phase = LAY
        note(state, 37, MIXED, seat, state.lifted_size)
    state.card[cell] = state.lifted[0]
    state.laid = with_item(state.laid, cell)
    state.lifted_size -= 1
    for index in range(state.lifted_size):
        state.lifted[index] = state.lifted[index + 1]
    state.lifted[state.lifted_size] = 0
    note(state, 35, CARD_LAID, seat, cell)
    if state.lifted_size == 0:
        state_shuffle(tables, state)
        forget_shuffle(state)


@compiled
def forget_shuffle(state: Record) -> None:
    """A shuffle is over."""
    state.open_lifted[:] = 0
    state.known_lifted[:] = 0
    state.lifted_from = 0
    state.laid = 0


@compiled
def count_swappable(tables: Record, state: Record, seat: int) -> int:
    """How many cards a seat may swap."""
    shut = occupied(tables, state)
    count = 0
    for cell in range(CELLS):
        if may_swap(state, seat, cell, shut):
            count += 1
    return count


@compiled
def count_liftable(tables: Record, state: Record) -> int:
    """How many cards may be shuffled."""
    shut = shut_to_lifting(tables, state)
    count = 0
    for cell in range(CELLS):
        if may_lift(state, cell, shut):
            count += 1
    return count
