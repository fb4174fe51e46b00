"""The prior of Kill Doctor Lucky, compiled: which actions come to mind, and how readily."""

from __future__ import annotations

from ....compiled import Record, compiled
from ....events import NOBODY
from ..rules.house import place_of, value_of, witness
from ..rules.legality import first_room, first_step, first_weapon
from ..state import ANSWER, ATTEMPT, END, GO, HALT, LUCKY, ME, MOVE_CARD, MOVES, MOVING, SNOOP
from .foiling import weigh_answers


@compiled
def prior(tables: Record, style: Record, state: Record, mask: Record, weights: Record) -> float:
    """Write how readily each legal action comes to mind (float32, 0 if it never does); return the sum."""
    weights[:] = 0
    if state.phase == ANSWER:
        weigh_answers(tables, style, state, mask, weights)
    elif state.phase == MOVING:
        weigh_steps(tables, style, state, mask, weights)
    else:
        weigh_turn(tables, style, state, mask, weights)
    return float(weights.sum())


@compiled
def weigh_steps(
    tables: Record, style: Record, state: Record, mask: Record, weights: Record
) -> None:
    """KDL-10: steps towards an ambush."""
    first = first_step(tables)
    for space in range(tables.spaces):
        if mask[first + space]:
            weights[first + space] = worth_of(tables, style, state, state.moving_pawn, space)
    if mask[HALT]:
        here = place_of(state, state.moving_pawn)
        weights[HALT] = style.stopping * worth_of(tables, style, state, state.moving_pawn, here)


@compiled
def worth_of(tables: Record, style: Record, state: Record, pawn: int, space: int) -> float:
    """How much a space invites the mover's own pawn or the Doctor: most where they meet unseen."""
    seat = state.turn_of
    if pawn == ME:
        meets = space in (state.lucky, tables.next_space[state.lucky])
        if meets and witness(tables, state, seat, space) == NOBODY:
            return float(style.to_ambush)
        return float(style.step)
    own = state.pawn[seat]
    meets = space == own or tables.next_space[space] == own
    return float(
        style.to_ambush if meets and witness(tables, state, seat, own) == NOBODY else style.step
    )


@compiled
def weigh_turn(tables: Record, style: Record, state: Record, mask: Record, weights: Record) -> None:
    """KDL-06 to KDL-17: everything a turn offers."""
    weights[END] = style.ending
    if mask[SNOOP]:
        weights[SNOOP] = style.snooping
    for space in range(tables.spaces):
        if mask[GO + space]:
            weights[GO + space] = worth_of(tables, style, state, ME, space)
    for move in range(MOVES):
        if mask[MOVE_CARD + 2 * move + ME]:
            weights[MOVE_CARD + 2 * move + ME] = style.move_self
        if mask[MOVE_CARD + 2 * move + LUCKY]:
            weights[MOVE_CARD + 2 * move + LUCKY] = style.move_doctor
    weigh_rooms(tables, style, state, mask, weights)
    weigh_attempts(tables, style, state, mask, weights)


@compiled
def weigh_rooms(
    tables: Record, style: Record, state: Record, mask: Record, weights: Record
) -> None:
    """KDL-11: room cards bring oneself and the Doctor together, and seldom anything else."""
    first = first_room(tables)
    for room in range(tables.rooms):
        for pawn in (ME, LUCKY):
            action = first + 2 * room + pawn
            if mask[action]:
                worth = worth_of(tables, style, state, pawn, tables.room_space[room])
                weights[action] = style.lure if worth > style.step else style.elsewhere


@compiled
def weigh_attempts(
    tables: Record, style: Record, state: Record, mask: Record, weights: Record
) -> None:
    """KDL-15, KDL-17: attempts, the more readily the stronger."""
    if not mask[ATTEMPT]:
        return
    weights[ATTEMPT] = style.bare_hands
    first = first_weapon(tables)
    for weapon in range(tables.weapons):
        if mask[first + weapon]:
            weights[first + weapon] = style.stabbing * value_of(tables, weapon, state.lucky)
