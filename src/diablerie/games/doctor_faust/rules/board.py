"""The circuit of Doctor Faust: two lanes of fifteen spaces joined at both ends."""

from __future__ import annotations

from ....compiled import Record, compiled
from ....events import NOBODY
from ..state import LANE, SPACES, STONES


@compiled
def ahead(space: int, steps: int) -> int:
    """DF-09a, DF-10, DF-20: the space `steps` forward, clockwise round the board, or back when negative."""
    return int((space + steps) % SPACES)


@compiled
def is_lane_start(space: int) -> bool:
    """Whether a forward step onto this space has changed lanes: 14→15 or 29→0 (DF-32)."""
    return space % LANE == 0


@compiled
def is_lane_end(space: int) -> bool:
    """Whether this is the last space of a lane: 14 or 29."""
    return space % LANE == LANE - 1


@compiled
def stones_at(state: Record, seat: int, space: int) -> int:
    """How many stones of a seat stand on a space."""
    count = 0
    for stone in range(STONES):
        if state.stone[seat, stone] == space:
            count += 1
    return count


@compiled
def is_occupied(state: Record, space: int) -> bool:
    """Whether any stone stands on a space."""
    return stones_at(state, 0, space) + stones_at(state, 1, space) > 0


@compiled
def is_trapped(state: Record, seat: int, space: int) -> bool:
    """Whether a card of the seat's opponent lies beside a space (DF-19)."""
    return bool(state.card_seat[space] != NOBODY and state.card_seat[space] != seat)


@compiled
def passes(start: int, steps: int, forward: bool, space: int) -> bool:
    """Whether a forced move of `steps` leads over `space` without ending there (DF-22)."""
    distance = (space - start) % SPACES if forward else (start - space) % SPACES
    return 0 < distance < steps
