"""Refusals of Teufel Teufel, compiled: the lowest clause that an action breaks."""

from __future__ import annotations

from ....compiled import Record, compiled
from ....events import NOBODY
from ..state import (
    BANISH,
    CELLS,
    CENTRE,
    FEWEST_LIFTED,
    GIVE,
    GO_TO,
    IN_TOWER,
    LAY,
    LAY_AT,
    LIFT,
    LIFT_FROM,
    LOSE,
    LOSE_LETTER,
    MOST_LIFTED,
    MOVING,
    NO_CARD,
    ON_CELLS,
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
from .board import distance, is_far_enough, is_hidden, occupied, sleds_at, step_refusal
from .legality import can_lift, can_swap, has_a_choice, may_place, may_stop
from .shuffles import may_lay, may_lift, may_swap, shut_to_lifting


@compiled
def refusal(tables: Record, state: Record, action: int) -> int:
    """The number of the lowest clause an action breaks, 0 if it is legal; TT-41 once the game is over."""
    if state.to_play == NOBODY:
        return 41
    if not is_asked(state.phase, action):
        return 8
    phase = state.phase
    if phase in (TURN, MOVING):
        return refuse_turn(tables, state, action)
    if phase in (SWAP, LIFT, LAY):
        return refuse_cards(tables, state, action)
    if phase == PLACE:
        return refuse_place(tables, state, action - PLACE_AT)
    return refuse_choice(tables, state, action)


@compiled
def verb_of(action: int) -> int:
    """The first action number of the kind that an action is of."""
    if action >= ON_CELLS:
        return action - (action - ON_CELLS) % CELLS
    if action >= LOSE_LETTER:
        return LOSE_LETTER
    return min(action, TAKE_FROM)


@compiled
def is_asked(phase: int, action: int) -> bool:
    """TT-08: whether an action is of a kind that a phase asks for, or that has its own clause there."""
    verb = verb_of(action)
    if phase == TURN:
        return verb in (PASS, STOP, GO_TO, SWAP_AT, LIFT_FROM)
    if phase == MOVING:
        return verb in (STOP, GO_TO)
    if phase == IN_TOWER:
        return PASS < verb <= BANISH or verb == PEEK_AT
    if phase == GIVE:
        return BANISH < verb < TAKE_FROM
    if phase == LIFT:
        return verb in (LIFT_FROM, LAY_AT)
    return (
        (phase == PLACE and verb == PLACE_AT)
        or (phase == TAKE and verb == TAKE_FROM)
        or (phase == LOSE and verb == LOSE_LETTER)
        or (phase == SWAP and verb == SWAP_WITH)
        or (phase == LAY and verb == LAY_AT)
        or (phase == REVEAL and verb == REVEAL_AT)
    )


@compiled
def refuse_turn(tables: Record, state: Record, action: int) -> int:
    """TT-09 to TT-11, TT-34, TT-35: what a turn may be."""
    if action == PASS:
        return 9 if has_a_choice(tables, state) else 0
    if action == STOP:
        return 0 if state.phase == MOVING and may_stop(tables, state) else 11
    if action >= LIFT_FROM:
        return refuse_lift(tables, state, action - LIFT_FROM)
    if action >= SWAP_AT:
        return refuse_swap(tables, state, action - SWAP_AT)
    return refuse_step(tables, state, action - GO_TO)


@compiled
def refuse_step(tables: Record, state: Record, cell: int) -> int:
    """TT-10, TT-11, TT-19 to TT-22, TT-30: one step to a neighbouring cell."""
    if distance(state.sled[state.to_play], cell) != 1:
        return 10
    return step_refusal(tables, state, state.to_play, cell)


@compiled
def refuse_swap(tables: Record, state: Record, cell: int) -> int:
    """TT-34: the first card of a swap; there must be a second one."""
    if not may_swap(state, state.to_play, cell, occupied(tables, state)):
        return 34
    return 0 if can_swap(tables, state) else 34


@compiled
def refuse_lift(tables: Record, state: Record, cell: int) -> int:
    """TT-35, TT-36: a card for a shuffle of two to four."""
    if not can_lift(tables, state, state.to_play) and state.phase == TURN:
        return 35
    if state.card[cell] == NO_CARD or state.lifted_size == MOST_LIFTED:
        return 35
    return 0 if may_lift(state, cell, shut_to_lifting(tables, state)) else 36


@compiled
def refuse_cards(tables: Record, state: Record, action: int) -> int:
    """TT-23, TT-34 to TT-36: the second card of a swap, a card lifted, a cell to lay one on."""
    if action >= LAY_AT:
        cell = action - LAY_AT
        if cell == CENTRE:
            return 23
        if state.phase == LIFT and state.lifted_size < FEWEST_LIFTED:
            return 35
        return 0 if may_lay(state, cell, occupied(tables, state)) else 36
    if action >= LIFT_FROM:
        return refuse_lift(tables, state, action - LIFT_FROM)
    cell = action - SWAP_WITH
    is_other = cell != state.swap_cell
    return 0 if is_other and may_swap(state, state.to_play, cell, occupied(tables, state)) else 34


@compiled
def refuse_place(tables: Record, state: Record, cell: int) -> int:
    """TT-04, TT-06, TT-19: not the centre, far from the others, and not on top of one."""
    if cell == CENTRE:
        return 4
    if may_place(tables, state, cell):
        return 0
    if sleds_at(tables, state, cell) > 0 and is_far_enough(tables, state, cell):
        return 19
    return 6


@compiled
def refuse_choice(tables: Record, state: Record, action: int) -> int:
    """TT-16, TT-17, TT-25, TT-40: choices that a card, a devil or having left brings."""
    seat, phase = state.to_play, state.phase
    if phase == TAKE:
        other = action - TAKE_FROM
        has_devil = other < tables.seats and other != seat and state.possessed[other]
        return 0 if has_devil else 16
    if phase == LOSE:
        return 0 if state.letter[seat, action - LOSE_LETTER] else 25
    if phase == REVEAL:
        return 0 if is_hidden(state, action - REVEAL_AT) else 40
    if phase == IN_TOWER and action == BANISH:
        return 0 if state.possessed[seat] else 17
    if phase == IN_TOWER and action >= PEEK_AT:
        return 17 if state.peeked or not is_hidden(state, action - PEEK_AT) else 0
    return 0
