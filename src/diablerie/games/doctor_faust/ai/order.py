"""Ordering of Doctor Faust, compiled: which actions would have led to the same, done before the last one."""

from __future__ import annotations

from ....compiled import Record, compiled
from ..rules.board import ahead, is_occupied, is_trapped
from ..state import LAY, S1, SOUL


@compiled
def drop_duplicates(tables: Record, state: Record, last: int, mask: Record) -> None:
    """Take such actions out of `mask`. `last`: what the seat to move has just done in this turn.

    The order in which nothing is taken out is cards, first stone, second stone, pyramid. What meets the
    pyramid, or is trapped, has to stay where it stands in a turn.
    """
    if last >= LAY or not is_last_action_alone(tables) or has_met(state, last):
        return
    for action in range(LAY, len(mask)):
        mask[action] = 0
    for stone in range(last - S1):
        if is_plain(state, stone, last):
            mask[S1 + stone] = 0


@compiled
def is_last_action_alone(tables: Record) -> bool:
    """DF-26: whether meetings earn by the last action alone, as by the usual rule."""
    return not (tables.contact_by_state or tables.contact_at_once)


@compiled
def has_met(state: Record, last: int) -> bool:
    """Whether the last step brought a stone and the pyramid together."""
    if last == SOUL:
        return is_occupied(state, state.soul)
    return bool(state.stone[state.to_play, last - S1] == state.soul)


@compiled
def is_plain(state: Record, stone: int, last: int) -> bool:
    """Whether a step of the mover's stone meets nothing, nor would have before the pyramid's last step."""
    space = ahead(state.stone[state.to_play, stone], 1)
    if is_trapped(state, state.to_play, space) or space == state.soul:
        return False
    return not (last == SOUL and space == ahead(state.soul, -1))
