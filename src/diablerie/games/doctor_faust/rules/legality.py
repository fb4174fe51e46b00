"""Legal actions of Doctor Faust, compiled (DF-10, DF-14, DF-16, DF-18, DF-45)."""

from __future__ import annotations

from ....compiled import Record, compiled
from ....events import NOBODY
from ..state import (
    DEVIL_CARDS,
    LAY,
    S1,
    SOUL,
    SPACES,
    STONES,
)
from .board import is_occupied


@compiled
def may_move_stone(tables: Record, state: Record, stone: int) -> bool:
    """DF-10: a stone is never blocked; under stones_per_turn=1 only one of the two moves in a turn."""
    return not (tables.one_stone_a_turn and state.stone_moved not in (0, stone + 1))


@compiled
def may_move_soul(tables: Record, state: Record) -> bool:
    """DF-14: whether the pyramid may leave its space."""
    if not is_occupied(state, state.soul):
        return True
    return bool(tables.may_leave_next_turn) and state.soul_stopped == 0


@compiled
def legal(tables: Record, state: Record, mask: Record) -> int:
    """DF-45: mark every legal action in `mask` (uint8, one per action) and return how many there are."""
    mask[:] = 0
    if state.to_play == NOBODY:
        return 0
    count = 0
    for stone in range(STONES):
        if may_move_stone(tables, state, stone):
            mask[S1 + stone] = 1
            count += 1
    if may_move_soul(tables, state):
        mask[SOUL] = 1
        count += 1
    if not state.laid_this_turn:
        count += mark_cards(state, mask)
    return count


@compiled
def mark_cards(state: Record, mask: Record) -> int:
    """DF-16, DF-18: every card in hand may be laid beside every space that has none."""
    free = 0
    for space in range(SPACES):
        free += int(state.card_seat[space] == NOBODY)
    count = 0
    for card in range(DEVIL_CARDS):
        if state.hand[state.to_play, card]:
            for space in range(SPACES):
                mask[LAY + card * SPACES + space] = state.card_seat[space] == NOBODY
            count += free
    return count
