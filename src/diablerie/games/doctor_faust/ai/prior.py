"""The prior of Doctor Faust, compiled: which actions come to mind, and how readily."""

from __future__ import annotations

import math

import numpy as np

from ....compiled import Record, compiled
from ....events import NOBODY
from ..rules.board import ahead, is_trapped, stones_at
from ..rules.souls import claims_bonus
from ..state import (
    DEVIL_CARDS,
    LAY,
    POINTS_A_TURN,
    S1,
    SOUL,
    SPACES,
    STONES,
)

PLAIN_STEP = 1.0
"""How readily a plain step is tried; a style's other numbers are against that."""


@compiled
def prior(tables: Record, style: Record, state: Record, mask: Record, weights: Record) -> float:
    """Write how readily each legal action comes to mind (float32, 0 if it never does); return the sum."""
    weights[:] = 0
    seat = state.to_play
    total = 0.0
    for stone in range(STONES):
        if mask[S1 + stone]:
            weights[S1 + stone] = stone_weight(tables, style, state, seat, stone)
            total += weights[S1 + stone]
    if mask[SOUL]:
        weights[SOUL] = soul_weight(tables, style, state, seat)
        total += weights[SOUL]
    if not state.laid_this_turn:
        total += weigh_cards(tables, style, state, seat, weights)
    return total


@compiled
def stone_weight(tables: Record, style: Record, state: Record, seat: int, stone: int) -> float:
    """A step: readily towards a pyramid within reach, most of all onto it where that earns a card."""
    space = ahead(state.stone[seat, stone], 1)
    distance = (state.soul - state.stone[seat, stone]) % SPACES
    if distance == 1 and earns_now(tables, state):
        return float(style.earning)
    if is_trapped(state, seat, space):
        return float(style.into_trap)
    return style.towards_soul if 1 <= distance <= state.points else PLAIN_STEP


@compiled
def soul_weight(tables: Record, style: Record, state: Record, seat: int) -> float:
    """A step of the pyramid: readily where it earns cards, hardly ever onto the own pair."""
    space = ahead(state.soul, 1)
    own = stones_at(state, seat, space)
    other = stones_at(state, 1 - seat, space)
    if other == STONES and own < STONES:
        return float(style.winning)
    if own == STONES and other < STONES:
        return float(style.losing)
    if claims_bonus(tables, space):
        return float(style.earning)
    if own + other > 0:
        return float(style.earning if earns_now(tables, state) else style.stopping_early)
    return PLAIN_STEP


@compiled
def earns_now(tables: Record, state: Record) -> bool:
    """DF-26, DF-29: whether a meeting by the next step earns a card: by the last one, or by any."""
    return bool(state.points == 1 or tables.contact_at_once)


@compiled
def weigh_cards(tables: Record, style: Record, state: Record, seat: int, weights: Record) -> float:
    """Cards: beside the spaces that the other seat's stones can reach in a turn."""
    readiness = np.zeros(DEVIL_CARDS, np.float64)
    for card in range(DEVIL_CARDS):
        if state.hand[seat, card]:
            readiness[card] = card_readiness(tables, style, card)
    if readiness.sum() == 0:
        return 0.0
    readiness *= style.lay / (readiness.sum() * STONES * POINTS_A_TURN)
    total = 0.0
    for stone in range(STONES):
        for distance in range(1, POINTS_A_TURN + 1):
            space = ahead(state.stone[1 - seat, stone], distance)
            if state.card_seat[space] != NOBODY:
                continue
            for card in range(DEVIL_CARDS):
                weights[LAY + card * SPACES + space] += readiness[card]
                total += readiness[card]
    return total


@compiled
def card_readiness(tables: Record, style: Record, card: int) -> float:
    """How readily one card is laid rather than another: by how far it sends a stone on (DF-20)."""
    if style.sending_on == 0:
        return 1.0
    value = int(tables.lowest_devil) + card
    return math.exp(style.sending_on * (value if value % 2 == 0 else -value))
