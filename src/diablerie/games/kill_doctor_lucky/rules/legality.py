"""Legal actions of Kill Doctor Lucky, compiled, and the numbers of those that depend on the house."""

from __future__ import annotations

from ....compiled import Record, compiled
from ....events import NOBODY
from ..state import (
    ANSWER,
    ATTEMPT,
    END,
    FAIL,
    FAIL_CARD,
    FAILURES,
    GO,
    HALT,
    LUCKY,
    ME,
    MOVE_CARD,
    MOVES,
    MOVING,
    PASS,
    ROOM,
    SNOOP,
)
from .cards import failure_points
from .house import may_attempt, place_of


@compiled
def first_step(tables: Record) -> int:
    """The number of the action `step` to space 0."""
    return int(GO + tables.spaces)


@compiled
def first_room(tables: Record) -> int:
    """The number of the action that plays room card 0 for oneself; 1 higher for the Doctor."""
    return int(GO + 2 * tables.spaces)


@compiled
def first_weapon(tables: Record) -> int:
    """The number of the attempt with weapon 0."""
    return int(GO + 2 * tables.spaces + 2 * tables.rooms)


@compiled
def legal(tables: Record, state: Record, mask: Record) -> int:
    """Mark every legal action in `mask` (uint8, one per action) and return how many there are."""
    mask[:] = 0
    if state.to_play == NOBODY:
        return 0
    if state.phase == ANSWER:
        return mark_answers(tables, state, mask)
    if state.phase == MOVING:
        return mark_steps(tables, state, mask)
    count = 1
    mask[END] = 1
    if may_snoop(tables, state):
        mask[SNOOP] = 1
        count += 1
    count += mark_walking(tables, state, mask)
    count += mark_rooms(tables, state, mask)
    return count + mark_attempts(tables, state, mask)


@compiled
def may_snoop(tables: Record, state: Record) -> bool:
    """KDL-07: no card played this turn, and a named room."""
    return bool(not state.card_played and tables.named[state.pawn[state.turn_of]])


@compiled
def mark_answers(tables: Record, state: Record, mask: Record) -> int:
    """KDL-19: each failure card held, or a pass."""
    mask[PASS] = not must_foil(tables, state)
    count = int(mask[PASS])
    for failure in range(FAILURES):
        if state.hand[state.to_play, FAIL + failure] > 0:
            mask[FAIL_CARD + failure] = 1
            count += 1
    return count


@compiled
def must_foil(tables: Record, state: Record) -> bool:
    """KDL-19 under last_must_foil=yes: nobody is asked after this seat, and its failure cards suffice."""
    seat = state.to_play
    if not tables.last_must_foil or (seat + 1) % tables.seats != state.turn_of:
        return False
    return bool(failure_points(state, seat) >= state.attempt_value)


@compiled
def mark_steps(tables: Record, state: Record, mask: Record) -> int:
    """KDL-10: the card moves its pawn through a door, and may stop after one step."""
    count = mark_doors(tables, place_of(state, state.moving_pawn), mask, first_step(tables))
    if has_moved(state):
        mask[HALT] = 1
        count += 1
    return count


@compiled
def has_moved(state: Record) -> bool:
    """KDL-10: whether the card that is moving somebody has taken a step."""
    return bool(state.moving_left < state.moving_card + 1)


@compiled
def mark_doors(tables: Record, space: int, mask: Record, first: int) -> int:
    """The spaces through a door, from action number `first` on."""
    for to in range(tables.spaces):
        mask[first + to] = tables.door[space, to]
    return int(tables.doors[space])


@compiled
def mark_walking(tables: Record, state: Record, mask: Record) -> int:
    """KDL-09, KDL-10: the free step, and each move card for a pawn that has a door to go through."""
    seat = state.turn_of
    count = 0
    if not state.stepped:
        count += mark_doors(tables, state.pawn[seat], mask, GO)
    for move in range(MOVES):
        if state.hand[seat, move] > 0:
            for pawn in (ME, LUCKY):
                if tables.doors[place_of(state, pawn)] > 0:
                    mask[MOVE_CARD + 2 * move + pawn] = 1
                    count += 1
    return count


@compiled
def mark_rooms(tables: Record, state: Record, mask: Record) -> int:
    """KDL-11: each room card held, for a pawn that is not there yet."""
    seat = state.turn_of
    first = first_room(tables)
    count = 0
    for room in range(tables.rooms):
        if state.hand[seat, ROOM + room] > 0:
            for pawn in (ME, LUCKY):
                if place_of(state, pawn) != tables.room_space[room]:
                    mask[first + 2 * room + pawn] = 1
                    count += 1
    return count


@compiled
def mark_attempts(tables: Record, state: Record, mask: Record) -> int:
    """KDL-15, KDL-17: an attempt with bare hands or any weapon held."""
    if not may_attempt(tables, state):
        return 0
    mask[ATTEMPT] = 1
    count = 1
    first = first_weapon(tables)
    weapon_kind = ROOM + tables.rooms
    for weapon in range(tables.weapons):
        if state.hand[state.turn_of, weapon_kind + weapon] > 0:
            mask[first + weapon] = 1
            count += 1
    return count
