"""The evaluation of Doctor Faust, compiled: what a position is worth to each seat at a glance."""

from __future__ import annotations

import math

from ....compiled import Record, compiled
from ....events import NOBODY
from ..rules.ending import score
from ..state import (
    LOWEST_SOUL,
    POINTS_A_TURN,
    SEATS,
    SOUL_CARDS,
    SPACES,
    STONES,
)


@compiled
def evaluate(tables: Record, style: Record, state: Record, out: Record) -> None:
    """Write each seat's evaluation into `out` (float32[2], from −1 to 1): the result once it is known."""
    if state.to_play == NOBODY:
        lead = 0.0
        if state.winner == 0:
            lead = 1.0
        elif state.winner == 1:
            lead = -1.0
    else:
        margin = float(score(tables, state, 0) - score(tables, state, 1))
        margin += expected_loss(style, state, 1) - expected_loss(style, state, 0)
        lead = math.tanh(margin / style.full_advantage)
    out[0] = lead
    out[1] = -lead


@compiled
def expected_loss(style: Record, state: Record, seat: int) -> float:
    """What a seat must fear to lose by infamy (DF-35), in points: a share of the pile."""
    if state.stone[seat, 0] != state.stone[seat, 1]:
        return 0.0
    distance = free_way(state, state.stone[seat, 0])
    if distance > 2 * POINTS_A_TURN:
        return 0.0
    in_reach = state.to_play != seat and distance <= state.points
    return float((style.exposed if in_reach else style.uneasy) * pile_worth(state))


@compiled
def free_way(state: Record, space: int) -> int:
    """How many steps the pyramid is from a space; SPACES if a stone stands in its way or it is there."""
    distance = (space - state.soul) % SPACES
    if distance == 0:
        return SPACES
    for seat in range(SEATS):
        for stone in range(STONES):
            if (state.stone[seat, stone] - state.soul) % SPACES < distance:
                return SPACES
    return int(distance)


@compiled
def pile_worth(state: Record) -> int:
    """The sum of the soul cards left."""
    total = 0
    for index in range(SOUL_CARDS):
        if state.pile[index]:
            total += LOWEST_SOUL + index
    return total
