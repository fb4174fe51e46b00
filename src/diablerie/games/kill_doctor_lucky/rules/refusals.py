"""Refusals of Kill Doctor Lucky, compiled: the lowest clause that an action breaks."""

from __future__ import annotations

from ....compiled import Record, compiled
from ....events import NOBODY
from ..state import (
    ANSWER,
    ATTEMPT,
    END,
    FAIL,
    FAIL_CARD,
    GO,
    HALT,
    MOVE_CARD,
    MOVING,
    PASS,
    ROOM,
    SNOOP,
    TURN,
)
from .house import may_attempt, place_of
from .legality import first_room, first_step, first_weapon, has_moved, may_snoop, must_foil


@compiled
def refusal(tables: Record, state: Record, action: int) -> int:
    """The number of the lowest clause an action breaks, 0 if it is legal; KDL-20 once the game is over."""
    if state.to_play == NOBODY:
        return 20
    if action in (END, SNOOP):
        return refuse_end(tables, state, action)
    if action == HALT:
        return 0 if state.phase == MOVING and has_moved(state) else 10
    if action < ATTEMPT:
        return refuse_answer(tables, state, action)
    if action == ATTEMPT or action >= first_weapon(tables):
        return refuse_attempt(tables, state, action)
    return refuse_movement(tables, state, action)


@compiled
def refuse_end(tables: Record, state: Record, action: int) -> int:
    """KDL-07, KDL-10, KDL-21: snooping and ending the turn."""
    if action == SNOOP and not may_snoop(tables, state):
        return 7
    return not_now(state)


@compiled
def not_now(state: Record) -> int:
    """KDL-10, KDL-21: nothing else while a card moves somebody or an attempt is being answered."""
    if state.phase == MOVING:
        return 10
    return 21 if state.phase == ANSWER else 0


@compiled
def refuse_answer(tables: Record, state: Record, action: int) -> int:
    """KDL-10, KDL-19: failure cards and passes answer an attempt, and only that."""
    if state.phase == MOVING:
        return 10
    if state.phase == TURN:
        return 19
    if action == PASS:
        return 19 if must_foil(tables, state) else 0
    return 0 if state.hand[state.to_play, FAIL + action - FAIL_CARD] > 0 else 19


@compiled
def refuse_attempt(tables: Record, state: Record, action: int) -> int:
    """KDL-10, KDL-15, KDL-17, KDL-21: an attempt."""
    if state.phase == MOVING:
        return 10
    if not may_attempt(tables, state):
        return 15
    if action != ATTEMPT:
        kind = ROOM + tables.rooms + action - first_weapon(tables)
        if state.hand[state.to_play, kind] == 0:
            return 17
    return not_now(state)


@compiled
def refuse_movement(tables: Record, state: Record, action: int) -> int:
    """KDL-09 to KDL-13, KDL-21: free steps, move cards and their steps, room cards."""
    if action >= first_room(tables):
        return refuse_room(tables, state, action - first_room(tables))
    if action >= first_step(tables):
        return refuse_step(tables, state, action - first_step(tables))
    if action >= GO:
        return refuse_go(tables, state, action - GO)
    return refuse_move(tables, state, action - MOVE_CARD)


@compiled
def refuse_go(tables: Record, state: Record, space: int) -> int:
    """KDL-09, KDL-10, KDL-13: one free step, through a door."""
    if state.stepped:
        return 9
    if state.phase == MOVING:
        return 10
    broken = refuse_door(tables, state.pawn[state.turn_of], space)
    return broken if broken else not_now(state)


@compiled
def refuse_step(tables: Record, state: Record, space: int) -> int:
    """KDL-10, KDL-13: a step of a move card, through a door."""
    if state.phase != MOVING:
        return 10
    return refuse_door(tables, place_of(state, state.moving_pawn), space)


@compiled
def refuse_door(tables: Record, space: int, to: int) -> int:
    """KDL-10, KDL-13: one passes through doors, and not over a railing."""
    if tables.door[space, to]:
        return 0
    return 13 if tables.rail[space, to] else 10


@compiled
def refuse_move(tables: Record, state: Record, choice: int) -> int:
    """KDL-09, KDL-10: a move card held, for a pawn with a door to go through."""
    if state.hand[state.to_play, choice // 2] == 0:
        return 9
    if tables.doors[place_of(state, choice % 2)] == 0:
        return 10
    return not_now(state)


@compiled
def refuse_room(tables: Record, state: Record, choice: int) -> int:
    """KDL-09, KDL-10, KDL-11: a room card held, for a pawn that is not there."""
    if state.hand[state.to_play, ROOM + choice // 2] == 0:
        return 9
    if state.phase == MOVING:
        return 10
    if place_of(state, choice % 2) == tables.room_space[choice // 2]:
        return 11
    return not_now(state)
