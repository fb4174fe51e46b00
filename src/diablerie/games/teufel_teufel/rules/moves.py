"""A move over the cells of Teufel Teufel, step by step (TT-10 to TT-15, TT-17, TT-26 to TT-33)."""

from __future__ import annotations

from ....compiled import Record, compiled, note
from ..events import (
    AT_WILL,
    LETTER_KNOWN,
    LETTER_WON,
    STEP,
    STOPPED,
    TOWER_REACHED,
    TURNED_UP,
    UNKNOWN_LETTER,
)
from ..state import DEVIL, LETTERS, MOVING, NO_CARD, NO_CELL, TURN
from .board import companion, is_hidden, is_own_colour, is_person, owns_letter
from .devils import enter_tower, meet_companion, meet_devil, spare_companion
from .sets import with_item
from .statements import show


@compiled
def step(tables: Record, state: Record, seat: int, cell: int) -> None:
    """TT-10, TT-11: one step; the cell decides whether it goes on. Where it began has not been entered."""
    start = state.sled[seat]
    if state.phase == TURN and tables.start_barred:
        state.visited = with_item(state.visited, start)
    state.visited = with_item(state.visited, cell)
    state.sled[seat] = cell
    state.phase = MOVING
    flies_over = state.possessed[seat] and is_hidden(state, cell)
    note(state, 26 if flies_over else 10, STEP, seat, start, cell)
    if companion(tables, state, seat) != NO_CELL or state.card[cell] == NO_CARD or flies_over:
        return  # TT-13, TT-26, TT-29: on they may go, whatever lies there
    if is_hidden(state, cell):
        turn_up(state, seat, cell, 12)
        arrive(tables, state, seat, 12)
    elif must_stop(tables, state, seat):
        resolve(tables, state, seat, 28 if state.possessed[seat] else 14)
    elif is_person(state.card[cell]):
        note(state, 14, LETTER_KNOWN, seat, cell, state.card[cell] % LETTERS)


@compiled
def must_stop(tables: Record, state: Record, seat: int) -> bool:
    """TT-14, TT-15, TT-17, TT-28: whether the face-up card under a sled ends its way."""
    kind = state.card[state.sled[seat]]
    if is_person(kind):
        return not owns_letter(state, seat, kind)
    return not (state.possessed[seat] and tables.flight_passes)


@compiled
def may_go_on(tables: Record, state: Record, seat: int) -> bool:
    """TT-12 to TT-14, TT-26, TT-28, TT-29: whether the cell under a sled lets it go on."""
    cell = state.sled[seat]
    if state.card[cell] == NO_CARD or companion(tables, state, seat) != NO_CELL:
        return True
    if is_hidden(state, cell):
        return bool(state.possessed[seat])
    return not must_stop(tables, state, seat)


@compiled
def stop(tables: Record, state: Record, seat: int) -> None:
    """TT-11, TT-27, TT-31: the sled stays; the card acts first, then the devil is handed over."""
    cell = state.sled[seat]
    if is_hidden(state, cell) and not tables.no_flip:
        turn_up(state, seat, cell, 27)
        arrive(tables, state, seat, 27)
    elif is_hidden(state, cell) or state.card[cell] == NO_CARD:
        rest(state, seat)
    else:
        resolve(tables, state, seat, 28 if state.possessed[seat] else 14)
    if state.phase == TURN:
        meet_companion(tables, state, seat)


@compiled
def turn_up(state: Record, seat: int, cell: int, clause: int) -> None:
    """TT-11, TT-12, TT-27: a card is turned face up, and the way is open again, but for this cell."""
    show(state, cell)
    state.visited = with_item(0, cell)
    note(state, clause, TURNED_UP, seat, cell, state.card[cell])


@compiled
def arrive(tables: Record, state: Record, seat: int, clause: int) -> None:
    """TT-12, TT-27: a card just turned up: a known letter lets the sled go on."""
    kind = state.card[state.sled[seat]]
    if is_person(kind) and owns_letter(state, seat, kind):
        note(state, clause, LETTER_KNOWN, seat, state.sled[seat], kind % LETTERS)
    else:
        resolve(tables, state, seat, clause)


@compiled
def rest(state: Record, seat: int) -> None:
    """TT-11: a sled stays where it might have gone on."""
    state.phase = TURN
    note(state, 11, STOPPED, seat, state.sled[seat], AT_WILL)


@compiled
def resolve(tables: Record, state: Record, seat: int, clause: int) -> None:
    """TT-12, TT-14, TT-15, TT-17, TT-28: what the face-up card does to the sled that stays on it."""
    cell = state.sled[seat]
    kind = state.card[cell]
    state.phase = TURN
    if not is_person(kind):
        spare_companion(tables, state, seat)
    if kind == DEVIL:
        meet_devil(tables, state, seat)
    elif not is_person(kind):
        note(state, 17, TOWER_REACHED, seat, cell)
        enter_tower(state, seat)
    elif owns_letter(state, seat, kind):
        rest(state, seat)
    elif is_own_colour(seat, kind):
        state.letter[seat, kind % LETTERS] = 1
        note(state, 12 if clause == 12 else 14, LETTER_WON, seat, cell, kind % LETTERS)
    else:
        note(state, clause, STOPPED, seat, cell, UNKNOWN_LETTER)
