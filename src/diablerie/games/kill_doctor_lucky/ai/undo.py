"""Undoing actions of Kill Doctor Lucky, compiled: what a later world says about an earlier one."""

from __future__ import annotations

import numpy as np

from ....chance import below
from ....compiled import Record, compiled
from ..state import MAX_KINDS

NOTHING = -1


@compiled
def undo(tables: Record, before: Record, after: Record, action: int, seat: int) -> int:
    """Put into `before` hands that led to those of `after`; return the action there, or NOTHING.

    Which card of a hand was drawn in between is not to be seen: each may have been. Nothing is said of
    what lies before a reshuffle (KDL-23). `before`: a world that `seat` held possible, in which the
    seat to move did `action`.
    """
    if after.reshuffled and (not before.reshuffled or before.draw_size < after.draw_size):
        return NOTHING
    played, nothing = np.zeros(MAX_KINDS, np.int64), np.zeros(MAX_KINDS, np.int64)
    count = count_open(after, played, 1) + count_open(before, played, -1)
    drawn = before.draw_size - after.draw_size
    if count < 0 or drawn < 0:
        return NOTHING
    top = int(after.draw_size)
    before.draw[:top] = after.draw[:top]
    for other in range(tables.seats):
        own = played if other == before.to_play else nothing
        if other == seat:
            top = put_back_known(tables, before, after, seat, own, top)
        else:
            top = put_back_any(tables, before, after, other, own, top)
    return action


@compiled
def count_open(state: Record, kinds: Record, sign: int) -> int:
    """Add the cards that lie open to `kinds`, each times `sign`; return how many there are, times it."""
    for index in range(state.discard_size):
        kinds[state.discard[index]] += sign
    for index in range(state.spent_size):
        kinds[state.spent[index]] += sign
    return int((state.discard_size + state.spent_size) * sign)


@compiled
def put_back_known(
    tables: Record, before: Record, after: Record, seat: int, played: Record, top: int
) -> int:
    """Put the cards that the seat itself has drawn onto the draw pile; return its new size."""
    for kind in range(tables.kinds):
        drawn = after.hand[seat, kind] + played[kind] - before.hand[seat, kind]
        for _ in range(drawn):
            before.draw[top] = kind
            top += 1
    return top


@compiled
def put_back_any(
    tables: Record, before: Record, after: Record, seat: int, played: Record, top: int
) -> int:
    """Put as many cards of another hand as it has drawn onto the draw pile; return its new size."""
    drawn = after.hand_size[seat] + played.sum() - before.hand_size[seat]
    before.hand[seat] = after.hand[seat]
    for _ in range(drawn):
        before.draw[top] = take_any(before, seat)
        top += 1
    for kind in range(tables.kinds):
        before.hand[seat, kind] += played[kind]
    return top


@compiled
def take_any(state: Record, seat: int) -> int:
    """Take a card out of a hand, every one equally likely, and return its kind."""
    left = below(state, int(state.hand[seat].sum()))
    kind = 0
    while left >= state.hand[seat, kind]:
        left -= state.hand[seat, kind]
        kind += 1
    state.hand[seat, kind] -= 1
    return kind
