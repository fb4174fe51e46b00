"""Whose turn follows, who leaves, and the end (TT-07, TT-38 to TT-46)."""

from __future__ import annotations

from ....compiled import Record, compiled, note
from ....events import NOBODY
from ..events import GAME_OVER, HAS_LEFT, TURN_BEGINS
from ..state import JUDGEMENT, LAST_ONE, LETTERS, MAX_TURNS, NO_CELL, ONGOING, OVER, REVEAL, TURN
from .board import has_hidden, letters_of


@compiled
def has_left(state: Record, seat: int) -> bool:
    """Whether a seat has left the underworld."""
    index = 0
    while index < state.left_count and state.left[index] != seat:
        index += 1
    return bool(index < state.left_count)


@compiled
def begin_turn(state: Record, seat: int) -> None:
    """TT-07, TT-40: the next seat's turn; those who have left turn cards up."""
    state.turn_of = seat
    state.to_play = seat
    state.phase = REVEAL if has_left(state, seat) else TURN
    note(state, 40 if state.phase == REVEAL else 7, TURN_BEGINS, seat, state.turn)


@compiled
def end_turn(tables: Record, state: Record) -> None:
    """TT-38, TT-41, TT-42, TT-46: no choice is pending: who leaves, is it over, who is next."""
    forget_turn(state)
    let_leave(tables, state)
    end_game(tables, state)
    if state.reason == ONGOING:
        state.turn += 1
        begin_turn(state, (state.turn_of + 1) % tables.seats)


@compiled
def forget_turn(state: Record) -> None:
    """What belongs to one turn alone is put away."""
    state.peeked = 0
    state.banished = 0
    state.revealed = 0
    state.to_lose = 0


@compiled
def let_leave(tables: Record, state: Record) -> None:
    """TT-38: whoever has all letters and no devil is out at once, also in another's turn."""
    for distance in range(tables.seats):
        seat = (state.turn_of + distance) % tables.seats
        is_free = letters_of(state, seat) == LETTERS and not state.possessed[seat]
        if is_free and not has_left(state, seat):
            state.left[state.left_count] = seat
            state.left_count += 1
            state.sled[seat] = NO_CELL
            note(state, 38, HAS_LEFT, seat, state.left_count)


@compiled
def end_game(tables: Record, state: Record) -> None:
    """TT-41, TT-42, TT-46: the last one inside, no card left face down, or the last turn played."""
    if state.left_count >= tables.seats - 1:
        finish(state, LAST_ONE, 41)
    elif not has_hidden(state) and (state.left_count > 0 or not tables.judgement_after_exit):
        finish(state, JUDGEMENT, 42)
    elif 0 < tables.max_turns <= state.turn:
        finish(state, MAX_TURNS, 46)


@compiled
def finish(state: Record, reason: int, clause: int) -> None:
    """TT-43: the game is over."""
    state.reason = reason
    state.phase = OVER
    state.to_play = NOBODY
    state.turn_of = NOBODY
    note(state, clause, GAME_OVER, reason, state.left[: state.left_count], state.sled)


@compiled
def rank(tables: Record, state: Record, seat: int) -> float:
    """TT-43: a seat's rank from 1; those inside share the mean of the places that are left."""
    for index in range(state.left_count):
        if state.left[index] == seat:
            return float(index + 1)
    return float(state.left_count + 1 + tables.seats) / 2


@compiled
def payoffs(tables: Record, state: Record, out: Record) -> None:
    """Write 1 − 2·(rank − 1)/(seats − 1) per seat into `out` (float32); 0 while the game goes on."""
    out[:] = 0
    if state.reason == ONGOING:
        return
    for seat in range(tables.seats):
        out[seat] = 1 - 2 * (rank(tables, state, seat) - 1) / (tables.seats - 1)
