"""The prior of Teufel Teufel, compiled: which actions come to mind, and how readily."""

from __future__ import annotations

from ....compiled import Record, compiled
from ..rules.board import (
    DIRECTIONS,
    distance,
    is_hidden,
    is_own_colour,
    is_person,
    letters_of,
    neighbour,
    owns_letter,
    sleds_at,
)
from ..rules.sets import holds
from ..state import (
    BANISH,
    CELLS,
    DEVIL,
    DONE,
    FEWEST_LIFTED,
    GO_TO,
    IN_TOWER,
    LAY,
    LAY_AT,
    LETTERS,
    LIFT,
    LIFT_FROM,
    MOVING,
    NO_CARD,
    NO_CELL,
    PEEK_AT,
    STOP,
    SWAP,
    SWAP_AT,
    SWAP_WITH,
    TURN,
)

OPEN = 1.0
"""How often an open cell is entered; all that a style says is against that."""

NEAR = 2
"""A swap brings a card to within so many steps of the own sled."""

THREAT = 3
"""Letters from which on an opponent's visible letters are worth hiding."""


@compiled
def prior(tables: Record, style: Record, state: Record, mask: Record, weights: Record) -> float:
    """Write how readily each legal action comes to mind (float32, 0 if it never does); return the sum."""
    weights[:] = 0
    phase = state.phase
    if phase in (TURN, MOVING):
        weigh_turn(tables, style, state, mask, weights)
    elif phase in (SWAP, LIFT, LAY):
        weigh_cards(tables, style, state, mask, weights)
    elif phase == IN_TOWER:
        weigh_tower(style, state, mask, weights)
    total = weights.sum()
    if total > 0:
        return float(total)
    for action in range(len(weights)):
        weights[action] = OPEN * mask[action]
    return float(weights.sum())


@compiled
def weigh_turn(tables: Record, style: Record, state: Record, mask: Record, weights: Record) -> None:
    """TT-08: steps above all; swaps that bring a letter near; shuffles that take one from an opponent."""
    seat = state.to_play
    for cell in range(CELLS):
        if mask[GO_TO + cell]:
            weights[GO_TO + cell] = worth_entering(tables, style, state, seat, cell)
        is_far = distance(state.sled[seat], cell) > NEAR
        if mask[SWAP_AT + cell] and is_far and is_wanted(state, seat, cell):
            weights[SWAP_AT + cell] = style.swapping
        if mask[LIFT_FROM + cell] and is_threat(tables, state, seat, cell):
            weights[LIFT_FROM + cell] = style.shuffling
    if mask[STOP]:
        in_company = state.possessed[seat] and sleds_at(tables, state, state.sled[seat]) > 1
        weights[STOP] = style.handing_over if in_company else style.staying


@compiled
def is_wanted(state: Record, seat: int, cell: int) -> bool:
    """Whether a seat knows that a letter it lacks lies on a cell."""
    kind = state.card[cell]
    if not is_person(kind) or not (state.up[cell] or holds(state.known[seat], cell)):
        return False
    return is_own_colour(seat, kind) and not owns_letter(state, seat, kind)


@compiled
def is_threat(tables: Record, state: Record, seat: int, cell: int) -> bool:
    """Whether an opponent near the way out sees a letter that it lacks on a cell."""
    kind = state.card[cell]
    if not is_person(kind) or not state.up[cell]:
        return False
    owner = kind // LETTERS
    if owner == seat or owner >= tables.seats or state.sled[owner] == NO_CELL:
        return False
    return letters_of(state, owner) >= THREAT and not owns_letter(state, owner, kind)


@compiled
def worth_entering(tables: Record, style: Record, state: Record, seat: int, cell: int) -> float:
    """How much a cell invites a sled."""
    possessed = state.possessed[seat]
    if sleds_at(tables, state, cell) > 0:
        return float(style.company)
    kind = state.card[cell]
    if kind == NO_CARD:
        return OPEN
    if is_wanted(state, seat, cell):
        return float(style.letter)
    if is_hidden(state, cell):
        return float(style.face_down)
    if is_person(kind):
        return OPEN if owns_letter(state, seat, kind) else style.dead_end
    if kind == DEVIL:
        return float(style.devil_possessed if possessed else style.devil_free)
    return float(style.tower_possessed if possessed else style.tower_free)


@compiled
def weigh_cards(
    tables: Record, style: Record, state: Record, mask: Record, weights: Record
) -> None:
    """TT-34, TT-35: a wanted letter comes near; two cards change places unseen, or do not."""
    seat = state.to_play
    is_first = True
    for cell in range(CELLS):
        if mask[SWAP_WITH + cell] and distance(state.sled[seat], cell) <= NEAR:
            weights[SWAP_WITH + cell] = 0 if is_wanted(state, seat, cell) else style.swapping
        if mask[LIFT_FROM + cell] and state.lifted_size < FEWEST_LIFTED:
            is_near_taken = is_hidden(state, cell) and touches_taken(state, cell)
            if is_near_taken or is_threat(tables, state, seat, cell):
                weights[LIFT_FROM + cell] = style.more
        if mask[LAY_AT + cell] and holds(state.lifted_from, cell) and is_first:
            weights[LAY_AT + cell] = OPEN
            is_first = False


@compiled
def touches_taken(state: Record, cell: int) -> bool:
    """Whether a card was lifted from beside a cell."""
    for direction in range(DIRECTIONS):
        beside = neighbour(cell, direction)
        if beside != NO_CELL and holds(state.lifted_from, beside):
            return True
    return False


@compiled
def weigh_tower(style: Record, state: Record, mask: Record, weights: Record) -> None:
    """TT-17: look at what is not known yet; be rid of the devil the sooner the more there is to lose."""
    seat = state.to_play
    weights[DONE] = style.leaving_unseen
    if mask[BANISH]:
        weights[BANISH] = style.banishing + style.banishing_per_letter * letters_of(state, seat)
    for cell in range(CELLS):
        if mask[PEEK_AT + cell] and not holds(state.known[seat], cell):
            weights[PEEK_AT + cell] = style.peeking
