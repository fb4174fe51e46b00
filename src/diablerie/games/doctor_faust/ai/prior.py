"""The prior of Doctor Faust, compiled: which actions come to mind, and how readily."""

from __future__ import annotations

import math

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
    if may_lay(state, mask, seat):
        total += weigh_cards(tables, style, state, seat, weights)
    return total


@compiled
def may_lay(state: Record, mask: Record, seat: int) -> bool:
    """Whether cards come into question: either all that are in hand do, or none."""
    if state.laid_this_turn:
        return False
    card, space = 0, 0
    while card < DEVIL_CARDS - 1 and not state.hand[seat, card]:
        card += 1
    while space < SPACES - 1 and state.card_seat[space] != NOBODY:
        space += 1
    return bool(mask[LAY + card * SPACES + space])


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
    all_ready = 0.0
    for card in range(DEVIL_CARDS):
        if state.hand[seat, card]:
            all_ready += card_readiness(tables, style, card)
    if all_ready == 0:
        return 0.0
    total = 0.0
    for card in range(DEVIL_CARDS):
        if state.hand[seat, card]:
            share = card_readiness(tables, style, card) / (all_ready * STONES * POINTS_A_TURN)
            total += weigh_card(state, seat, card, style.lay * share, weights)
    return total


@compiled
def weigh_card(state: Record, seat: int, card: int, readiness: float, weights: Record) -> float:
    """One card: beside each of those spaces, twice beside what both stones reach; return the sum."""
    total = 0.0
    for stone in range(STONES):
        for distance in range(1, POINTS_A_TURN + 1):
            space = ahead(state.stone[1 - seat, stone], distance)
            if state.card_seat[space] == NOBODY:
                weights[LAY + card * SPACES + space] += readiness
                total += readiness
    return total


@compiled
def card_readiness(tables: Record, style: Record, card: int) -> float:
    """How readily one card is laid rather than another: by how far it sends a stone on (DF-20)."""
    if style.sending_on == 0:
        return 1.0
    value = int(tables.lowest_devil) + card
    return math.exp(style.sending_on * (value if value % 2 == 0 else -value))
