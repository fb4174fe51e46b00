"""Attempts on the Doctor, the round of failures, the end (KDL-15 to KDL-22)."""

from __future__ import annotations

from ....compiled import Record, compiled, note
from ....events import NOBODY
from ..events import ATTEMPTED, FAILURE, FOILED, MURDERED, PASSED
from ..state import ANSWER, FAIL, FAIL_CARD, MURDER, NONE, PASS, ROOM, TURN
from .cards import discard, spend
from .doctor import end_turn, finish
from .house import value_of


@compiled
def attack(tables: Record, state: Record, weapon: int) -> None:
    """KDL-17, KDL-18: an attempt with a weapon or (NONE) bare hands; the weapon is shown and discarded."""
    seat = state.turn_of
    space = state.pawn[seat]
    state.attempt_weapon = weapon
    state.attempt_value = 1
    special = False
    if weapon != NONE:
        state.attempt_value = value_of(tables, weapon, space)
        special = tables.special_space[weapon] == space
        discard(state, seat, ROOM + tables.rooms + weapon)
        state.card_played = 1
    note(state, 17, ATTEMPTED, seat, space, weapon, state.attempt_value, special)
    state.phase = ANSWER
    state.to_play = (seat + 1) % tables.seats


@compiled
def answer(tables: Record, state: Record, action: int) -> None:
    """KDL-19: the seat asked plays a failure card or passes; a pass is final."""
    if action == PASS:
        pass_on(tables, state)
    else:
        play_failure(tables, state, action - FAIL_CARD)


@compiled
def play_failure(tables: Record, state: Record, failure: int) -> None:
    """KDL-19, KDL-22: a failure card takes its points off; at zero or less the attempt is foiled."""
    seat, attacker = state.to_play, state.turn_of
    spend(state, seat, FAIL + failure)
    left = int(state.attempt_value) - (failure + 1)
    state.attempt_value = max(left, 0)
    note(state, 19, FAILURE, seat, attacker, FAIL + failure, state.attempt_value)
    if left <= 0:
        note(state, 19, FOILED, attacker, seat, -left)
        state.attempt_weapon = NONE
        state.phase = TURN
        end_turn(tables, state)


@compiled
def pass_on(tables: Record, state: Record) -> None:
    """KDL-19, KDL-20: the next at the left is asked; when all have passed, the Doctor is dead."""
    seat, attacker = state.to_play, state.turn_of
    note(state, 19, PASSED, seat, attacker, state.attempt_value)
    state.to_play = (seat + 1) % tables.seats
    if state.to_play == attacker:
        note(state, 20, MURDERED, attacker, state.lucky, state.attempt_weapon)
        finish(state, MURDER, attacker, 20)


@compiled
def payoffs(tables: Record, state: Record, out: Record) -> None:
    """Write +1 for the murderer and −1/(seats − 1) for each other into `out` (float32); 0 without one."""
    out[:] = 0
    if state.winner != NOBODY:
        out[:] = -1 / (tables.seats - 1)
        out[state.winner] = 1
