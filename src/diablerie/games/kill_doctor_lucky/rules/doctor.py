"""The Doctor's own steps, whose turn follows, and the end (KDL-14, KDL-25 to KDL-29, KDL-32)."""

from __future__ import annotations

from ....compiled import Record, compiled, note
from ....events import NOBODY
from ..events import DOCTOR_STAYS, DOCTOR_WALKS, GAME_OVER, TURN_BEGINS, WALKED_IN
from ..state import MAX_TURNS, ME, NONE, OVER, TURN


@compiled
def begin_turn(state: Record, seat: int, clause: int) -> None:
    """KDL-06, KDL-08: a fresh turn."""
    state.turn += 1
    state.turn_of = seat
    state.to_play = seat
    state.phase = TURN
    state.stepped = 0
    state.card_played = 0
    note(state, clause, TURN_BEGINS, seat, state.turn)


@compiled
def end_turn(tables: Record, state: Record) -> None:
    """KDL-25 to KDL-27, KDL-32: the Doctor moves once; where he arrives decides who is next."""
    has_arrived = walk(tables, state)
    if 0 < tables.max_turns <= state.turn:
        finish(state, MAX_TURNS, NOBODY, 32)
        return
    left = (state.turn_of + 1) % tables.seats
    found = first_in_room(tables, state) if has_arrived else NOBODY
    if found == NOBODY:
        begin_turn(state, left, 27)
        return
    note(state, 26, WALKED_IN, found, state.lucky, NOBODY if found == left else left)
    begin_turn(state, found, 26)


@compiled
def walk(tables: Record, state: Record) -> bool:
    """KDL-25: to the next number or the highest adjoining one; return whether he arrived anywhere."""
    space = tables.next_space[state.lucky]
    if space == NONE:
        note(state, 25, DOCTOR_STAYS, state.lucky)
        return False
    note(state, 25, DOCTOR_WALKS, state.lucky, space)
    state.lucky = space
    return True


@compiled
def first_in_room(tables: Record, state: Record) -> int:
    """KDL-26, KDL-28: the first seat in the Doctor's room from the left of `turn_of` on, who comes last."""
    for distance in range(1, tables.seats + 1):
        seat = (state.turn_of + distance) % tables.seats
        if state.pawn[seat] == state.lucky:
            return int(seat)
    return NOBODY


@compiled
def finish(state: Record, reason: int, winner: int, clause: int) -> None:
    """KDL-20, KDL-32: the game is over."""
    state.reason = reason
    state.winner = winner
    state.to_play = NOBODY
    state.phase = OVER
    state.moving_card = NONE
    state.moving_pawn = ME
    state.moving_left = 0
    state.attempt_weapon = NONE
    state.attempt_value = 0
    note(state, clause, GAME_OVER, reason, winner)
