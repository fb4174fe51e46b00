"""Movement and sight in the house of Kill Doctor Lucky (KDL-10, KDL-13, KDL-15, KDL-16)."""

from __future__ import annotations

from ....compiled import Record, compiled
from ....events import NOBODY
from ..state import ME


@compiled
def place_of(state: Record, pawn: int) -> int:
    """The space of the pawn that a card moves: the mover's own or the Doctor."""
    return int(state.pawn[state.turn_of] if pawn == ME else state.lucky)


@compiled
def put(state: Record, pawn: int, space: int) -> None:
    """Put the mover's own pawn or the Doctor on a space."""
    if pawn == ME:
        state.pawn[state.turn_of] = space
    else:
        state.lucky = space


@compiled
def sees_into(tables: Record, state: Record, seat: int, space: int) -> bool:
    """KDL-15, KDL-16: whether a seat stands in a space or can look into it."""
    theirs = state.pawn[seat]
    return bool(theirs == space or tables.sees[theirs, space])


@compiled
def witness(tables: Record, state: Record, seat: int, space: int) -> int:
    """KDL-15: the first at the left who would see `seat` attempt a murder in a space; NOBODY: none."""
    for distance in range(1, tables.seats):
        other = (seat + distance) % tables.seats
        if sees_into(tables, state, other, space):
            return int(other)
    return NOBODY


@compiled
def company(tables: Record, state: Record, seat: int, space: int) -> int:
    """The first at the left of `seat` who stands in a space; NOBODY: no other does."""
    for distance in range(1, tables.seats):
        other = (seat + distance) % tables.seats
        if state.pawn[other] == space:
            return int(other)
    return NOBODY


@compiled
def may_attempt(tables: Record, state: Record) -> bool:
    """KDL-15: the attacker is with the Doctor, and nobody else is there or sees it."""
    seat, space = state.turn_of, state.lucky
    return bool(state.pawn[seat] == space and witness(tables, state, seat, space) == NOBODY)


@compiled
def value_of(tables: Record, weapon: int, space: int) -> int:
    """KDL-17, KDL-30: what an attempt with a weapon is worth in a space."""
    if tables.special_space[weapon] == space:
        return int(tables.special_value[weapon] + tables.weapon_bonus)
    return int(tables.weapon_value[weapon] + tables.weapon_bonus)
