"""Features of Kill Doctor Lucky: who will be alone with the Doctor, and how soon (KDL-25)."""

from __future__ import annotations

from ....compiled import Record, compiled
from ..rules.house import sees_into
from ..state import ANSWER, NONE

FORESIGHT = 9
"""So many of the Doctor's steps are looked ahead."""


@compiled
def meeting(tables: Record, style: Record, state: Record, seat: int) -> float:
    """The best prospect, from 0 to 1, of a seat to be alone in a room that the Doctor walks into."""
    best = 0.0
    discount = 1.0
    space = int(state.lucky)
    for ahead in range(FORESIGHT):
        space = int(tables.next_space[space])
        if space == NONE:
            break
        discount *= style.patience
        if tables.distance[state.pawn[seat], space] <= steps_before(tables, state, seat, ahead):
            best = max(
                best, discount * privacy(tables, style, state, seat, space, ahead / FORESIGHT)
            )
    return best


@compiled
def steps_before(tables: Record, state: Record, seat: int, turns: int) -> int:
    """How many free steps a seat has before so many turns more have ended and this one has, too."""
    seats = int(tables.seats)
    wait = (seat - int(state.turn_of)) % seats
    if wait == 0 and state.phase == ANSWER:
        wait = seats
    if turns < wait:
        return 0
    steps = (turns - wait) // seats + 1
    return steps - 1 if wait == 0 and state.stepped else steps


@compiled
def privacy(
    tables: Record, style: Record, state: Record, seat: int, space: int, later: float
) -> float:
    """How likely nobody looks into a space: from where all are now (`later` 0) to anywhere (`later` 1)."""
    watchers = 0
    for other in range(tables.seats):
        if other != seat and sees_into(tables, state, other, space):
            watchers += 1
    now = 1 / (1 + style.watched * watchers)
    in_time = max(0.0, 1 - style.exposed * tables.exposure[space])
    return float((1 - later) * now + later * in_time)
