"""The evaluation of Kill Doctor Lucky, compiled: what a position is worth to each seat at a glance."""

from __future__ import annotations

import numpy as np

from ....compiled import Record, compiled
from ....events import NOBODY
from ..rules.attempts import payoffs
from ..rules.cards import failure_points
from ..rules.house import may_attempt, value_of
from ..state import ANSWER, MAX_SEATS, MOVES, NONE, ROOM
from .features import meeting
from .prior import prior

__all__ = ["evaluate", "prior"]


@compiled
def evaluate(tables: Record, style: Record, state: Record, out: Record) -> None:
    """Write each seat's evaluation into `out` (float32[seats], from −1 to 1): the result once it is known."""
    if state.to_play == NOBODY:
        payoffs(tables, state, out)
        return
    guard = np.zeros(MAX_SEATS, np.float64)
    for seat in range(tables.seats):
        guard[seat] = failure_points(state, seat)
    success = 0.0
    if state.phase == ANSWER:
        success = foresee_answers(tables, style, state, guard)
    share_chances(tables, style, state, guard, out)
    for seat in range(tables.seats):
        murdered = 1.0 if seat == state.turn_of else -1.0 / (tables.seats - 1)
        out[seat] = success * murdered + (1 - success) * out[seat]


@compiled
def foresee_answers(tables: Record, style: Record, state: Record, guard: Record) -> float:
    """KDL-19: the chance that the attempt being answered succeeds; takes what it will cost off `guard`."""
    seat = int(state.to_play)
    able = 0.0
    while seat != state.turn_of:
        able += guard[seat]
        seat = (seat + 1) % int(tables.seats)
    if able < state.attempt_value:
        return 1.0
    last = (int(state.turn_of) - 1) % int(tables.seats)
    last_can_foil = guard[last] >= state.attempt_value
    seat = int(state.to_play)
    while seat != state.turn_of:
        guard[seat] *= 1 - state.attempt_value / able
        seat = (seat + 1) % int(tables.seats)
    if tables.last_must_foil and last_can_foil:
        return 0.0
    return float(style.risk / (1 + able - state.attempt_value))


@compiled
def share_chances(tables: Record, style: Record, state: Record, guard: Record, out: Record) -> None:
    """Everybody's chance to be the murderer in the end, by power against the guard of the others."""
    all_guard = guard.sum()
    total = 0.0
    for seat in range(tables.seats):
        strength = 1 + power(tables, style, state, seat) / (style.guard + all_guard - guard[seat])
        out[seat] = strength * (1 + standing(tables, style, state, seat))
        total += out[seat]
    for seat in range(tables.seats):
        out[seat] = (tables.seats * out[seat] / total - 1) / (tables.seats - 1)


@compiled
def power(tables: Record, style: Record, state: Record, seat: int) -> float:
    """What a seat can attack with: weapons, each further one worth less, and cards to get there."""
    steps = 0.0
    for move in range(MOVES):
        steps += (move + 1) * int(state.hand[seat, move])
    for room in range(tables.rooms):
        steps += style.room_steps * state.hand[seat, ROOM + room]
    strength = style.card * min(steps, style.enough_steps)
    worth = style.weapon
    for index in range(tables.weapons):
        weapon = tables.by_value[index]
        if state.hand[seat, ROOM + tables.rooms + weapon]:
            strength += worth * value_of(tables, weapon, NONE)
            worth *= style.further_weapon
    return float(strength)


@compiled
def standing(tables: Record, style: Record, state: Record, seat: int) -> float:
    """What the turn and the place of a seat are worth."""
    worth = style.meeting * meeting(tables, style, state, seat)
    if seat == state.turn_of and state.phase != ANSWER:
        worth += style.tempo
        if may_attempt(tables, state):
            worth += style.ambush
    return float(worth)
