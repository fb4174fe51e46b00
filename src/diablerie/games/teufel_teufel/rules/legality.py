"""Legal actions of Teufel Teufel, compiled, a short function per phase."""

from __future__ import annotations

import numpy as np

from ....compiled import Record, compiled
from ..state import (
    BANISH,
    CELLS,
    CENTRE,
    DONE,
    FEWEST_LIFTED,
    GIVE,
    GIVE_AWAY,
    GO_TO,
    IN_TOWER,
    KEEP,
    LAY,
    LAY_AT,
    LETTERS,
    LIFT,
    LIFT_FROM,
    LOSE,
    LOSE_LETTER,
    MOST_LIFTED,
    MOVING,
    NO_CELL,
    OVER,
    PASS,
    PEEK_AT,
    PLACE,
    PLACE_AT,
    REVEAL,
    REVEAL_AT,
    STOP,
    SWAP,
    SWAP_AT,
    SWAP_WITH,
    TAKE,
    TAKE_FROM,
    TURN,
)
from .board import (
    DIRECTIONS,
    can_start_at,
    is_far_enough,
    is_hidden,
    may_enter,
    nearest_sled,
    neighbour,
    occupied,
)
from .shuffles import count_liftable, count_swappable, may_lay, may_lift, may_swap, shut_to_lifting


@compiled
def legal(tables: Record, state: Record, mask: Record) -> int:
    """Mark every legal action in `mask` (uint8, one per action) and return how many there are."""
    mask[:] = 0
    phase = state.phase
    if phase == OVER:
        return 0
    if phase == TURN:
        return mark_turn(tables, state, mask)
    if phase == MOVING:
        mask[STOP] = may_stop(tables, state)
        return int(mask[STOP]) + mark_steps(tables, state, mask)
    if phase == SWAP:
        return mark_partners(tables, state, mask)
    if phase == LIFT:
        return mark_lifts(tables, state, mask) + mark_lays(tables, state, mask)
    if phase == LAY:
        return mark_lays(tables, state, mask)
    if phase == PLACE:
        return mark_places(tables, state, mask)
    return mark_choices(tables, state, mask)


@compiled
def mark_turn(tables: Record, state: Record, mask: Record) -> int:
    """TT-08, TT-09: move, swap or, if possessed, shuffle; pass if none of them is possible."""
    count = mark_steps(tables, state, mask) + mark_swaps(tables, state, mask)
    if state.possessed[state.to_play]:
        lifts = mark_lifts(tables, state, mask)
        if lifts == 1:
            mask[LIFT_FROM : LIFT_FROM + CELLS] = 0
        else:
            count += lifts
    if count == 0:
        mask[PASS] = 1
        return 1
    return count


@compiled
def mark_swaps(tables: Record, state: Record, mask: Record) -> int:
    """TT-34: the cards that can be swapped, if there are two."""
    seat, shut = state.to_play, occupied(tables, state)
    count = 0
    for cell in range(CELLS):
        if may_swap(state, seat, cell, shut):
            mask[SWAP_AT + cell] = 1
            count += 1
    if count == 1:
        mask[SWAP_AT : SWAP_AT + CELLS] = 0
        return 0
    return count


@compiled
def mark_partners(tables: Record, state: Record, mask: Record) -> int:
    """TT-34: the second card of a swap."""
    seat, shut = state.to_play, occupied(tables, state)
    count = 0
    for cell in range(CELLS):
        if cell != state.swap_cell and may_swap(state, seat, cell, shut):
            mask[SWAP_WITH + cell] = 1
            count += 1
    return count


@compiled
def mark_lifts(tables: Record, state: Record, mask: Record) -> int:
    """TT-35, TT-36: the cards that can be taken, up to four."""
    if state.lifted_size == MOST_LIFTED:
        return 0
    shut = shut_to_lifting(tables, state)
    count = 0
    for cell in range(CELLS):
        if may_lift(state, cell, shut):
            mask[LIFT_FROM + cell] = 1
            count += 1
    return count


@compiled
def mark_lays(tables: Record, state: Record, mask: Record) -> int:
    """TT-35, TT-36: where lifted cards can be laid, once there are two or they are mixed."""
    if state.phase == LIFT and state.lifted_size < FEWEST_LIFTED:
        return 0
    shut = occupied(tables, state)
    count = 0
    for cell in range(CELLS):
        if may_lay(state, cell, shut):
            mask[LAY_AT + cell] = 1
            count += 1
    return count


@compiled
def has_a_choice(tables: Record, state: Record) -> bool:
    """TT-09: whether the seat can move, swap or shuffle."""
    if can_move(tables, state) or can_swap(tables, state):
        return True
    return can_lift(tables, state, state.to_play)


@compiled
def can_move(tables: Record, state: Record) -> bool:
    """TT-10: whether there is a cell to step onto."""
    seat = state.to_play
    for direction in range(DIRECTIONS):
        cell = neighbour(state.sled[seat], direction)
        if cell != NO_CELL and may_enter(tables, state, seat, cell):
            return True
    return False


@compiled
def can_swap(tables: Record, state: Record) -> bool:
    """TT-34: whether there are two cards to swap."""
    return count_swappable(tables, state, state.to_play) > 1


@compiled
def can_lift(tables: Record, state: Record, seat: int) -> bool:
    """TT-35: whether a seat is possessed and there are two cards to shuffle."""
    return bool(state.possessed[seat] and count_liftable(tables, state) > 1)


@compiled
def mark_steps(tables: Record, state: Record, mask: Record) -> int:
    """TT-10: the neighbouring cells that may be entered; return how many."""
    seat = state.to_play
    found = 0
    for direction in range(DIRECTIONS):
        cell = neighbour(state.sled[seat], direction)
        if cell != NO_CELL and may_enter(tables, state, seat, cell):
            mask[GO_TO + cell] = 1
            found += 1
    return found


@compiled
def may_stop(tables: Record, state: Record) -> bool:
    """TT-11, TT-22: anywhere on the way but on the centre."""
    return bool(state.sled[state.to_play] != CENTRE or tables.centre_stop)


@compiled
def mark_places(tables: Record, state: Record, mask: Record) -> int:
    """TT-04, TT-06: where a sled may start."""
    far_enough = has_room(tables, state)
    farthest = farthest_start(tables, state)
    for cell in range(CELLS):
        if can_start_at(tables, state, cell):
            if far_enough:
                mask[PLACE_AT + cell] = is_far_enough(tables, state, cell)
            else:
                mask[PLACE_AT + cell] = nearest_sled(tables, state, cell) == farthest
    return int(np.count_nonzero(mask))


@compiled
def may_place(tables: Record, state: Record, cell: int) -> bool:
    """TT-04, TT-06: a free space far enough from all sleds; if there is none, one that is farthest away."""
    if not can_start_at(tables, state, cell):
        return False
    if has_room(tables, state):
        return is_far_enough(tables, state, cell)
    return nearest_sled(tables, state, cell) == farthest_start(tables, state)


@compiled
def has_room(tables: Record, state: Record) -> bool:
    """TT-06: whether any space is far enough from all sleds."""
    for cell in range(CELLS):
        if can_start_at(tables, state, cell) and is_far_enough(tables, state, cell):
            return True
    return False


@compiled
def farthest_start(tables: Record, state: Record) -> int:
    """TT-06: the greatest distance from the nearest sled that a free space has."""
    farthest = 0
    for cell in range(CELLS):
        if can_start_at(tables, state, cell):
            farthest = max(farthest, nearest_sled(tables, state, cell))
    return farthest


@compiled
def mark_choices(tables: Record, state: Record, mask: Record) -> int:
    """TT-16, TT-17, TT-25, TT-31, TT-40: choices that a card, a devil or having left brings."""
    seat, phase = state.to_play, state.phase
    if phase == IN_TOWER:
        mask[DONE] = 1
        mask[BANISH] = state.possessed[seat]
    elif phase == TAKE:
        for other in range(tables.seats):
            mask[TAKE_FROM + other] = other != seat and state.possessed[other]
    elif phase == LOSE:
        for letter in range(LETTERS):
            mask[LOSE_LETTER + letter] = state.letter[seat, letter]
    elif phase == GIVE:
        mask[GIVE_AWAY] = 1
        mask[KEEP] = 1
    if (phase == IN_TOWER and not state.peeked) or phase == REVEAL:
        first = PEEK_AT if phase == IN_TOWER else REVEAL_AT
        for cell in range(CELLS):
            mask[first + cell] = is_hidden(state, cell)
    return int(np.count_nonzero(mask))
