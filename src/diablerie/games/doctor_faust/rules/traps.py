"""Traps and forced moves in Doctor Faust (DF-19 to DF-25)."""

from __future__ import annotations

from ....compiled import Record, compiled, note
from ....events import NOBODY
from ..events import FORCED, FORCED_BACK_ON_SOUL, FORCED_MOVE, NO_CHAIN, SOUL_PASSED, TRAP, TRAPPED
from ..state import ONGOING
from .board import ahead, is_trapped, passes
from .souls import join_twin, place_stone, take_soul_card


@compiled
def spring_trap(tables: Record, state: Record, seat: int, stone: int) -> None:
    """DF-19, DF-24: the stone stops; a soul card first if it met the pyramid; then the card is obeyed."""
    if state.stone[seat, stone] == state.soul:
        take_soul_card(tables, state, seat, 24, TRAPPED)
        if state.reason != ONGOING:
            return
        if tables.twin_before_trap:
            space = state.stone[seat, stone]
            join_twin(state, seat, stone)
            reveal_trap(tables, state, seat, stone, space)
            return
    reveal_trap(tables, state, seat, stone, state.stone[seat, stone])


@compiled
def reveal_trap(tables: Record, state: Record, seat: int, stone: int, space: int) -> None:
    """DF-19: the card beside `space` is turned up and leaves the game; the points left lapse."""
    value = tables.lowest_devil + state.card[space]
    note(state, 19, TRAP, seat, stone + 1, 1 - seat, space, value, state.points)
    state.points = 0
    state.card_seat[space] = NOBODY
    state.card[space] = 0
    force_move(tables, state, seat, stone, value)


@compiled
def force_move(tables: Record, state: Record, seat: int, stone: int, value: int) -> None:
    """DF-20, DF-21, DF-22: an even card sends forward, an odd one back, past cards, stones and pyramid."""
    start = state.stone[seat, stone]
    forward = value % 2 == 0
    space = ahead(start, value if forward else -value)
    place_stone(state, seat, stone, space)
    note(state, 20, FORCED_MOVE, seat, stone + 1, start, space, value, forward)
    if passes(start, value, forward, state.soul):
        note(state, 22, SOUL_PASSED, seat, stone + 1, state.soul)
    if is_trapped(state, seat, space):
        note(state, 21, NO_CHAIN, seat, space)
    if space == state.soul:
        land_on_soul(tables, state, seat, stone, forward)


@compiled
def land_on_soul(tables: Record, state: Record, seat: int, stone: int, forward: bool) -> None:
    """DF-23: forward onto the pyramid earns a soul card, backward none; then the stone joins its twin."""
    if forward:
        take_soul_card(tables, state, seat, 23, FORCED)
        if state.reason != ONGOING:
            return
    else:
        note(state, 23, FORCED_BACK_ON_SOUL, seat, stone + 1, state.soul)
    join_twin(state, seat, stone)
