"""History of many games: their last actions as each seat saw them made, told to one seat in each.

Where no history is told there is None instead of a `Past`, and compiled code for it does nothing.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..compiled import Record, compiled


class Past(NamedTuple):
    """Rings of the last actions of n games: the i-th of a game lies in row i modulo their length.

    `made` int64 (n,): how many actions each game has had. `movers` int32 (n, length): who acted. `seen`
    int32 (n, seats, length): the action's number as each seat saw it made. `told` int64 (n, length, 2): what
    the seat to move is told of its game. `finals`, alike in shape: what seats are told of games that have
    ended. That is who acted, 1 for the seat itself, 2 for the next, and the number plus 1; the latest in
    the last row, zeros before the first.
    """

    made: NDArray[np.int64]
    movers: NDArray[np.int32]
    seen: NDArray[np.int32]
    told: NDArray[np.int64]
    finals: NDArray[np.int64]


def room_for_past(n: int, seats: int, length: int) -> Past | None:
    """Room for the last `length` actions of n games; None for a length of 0."""
    if length == 0:
        return None
    return Past(
        np.zeros(n, np.int64),
        np.zeros((n, length), np.int32),
        np.zeros((n, seats, length), np.int32),
        np.zeros((n, length, 2), np.int64),
        np.zeros((n, length, 2), np.int64),
    )


@compiled
def forget(past: Record, game: int) -> None:
    """Nothing has been done yet in a game."""
    if past is not None:
        past.made[game] = 0


@compiled
def tell(past: Record, game: int, seat: int) -> None:
    """Write what a seat is told of a game."""
    if past is not None:
        write_told(past, game, seat, past.told[game])


@compiled
def tell_end(past: Record, game: int, seat: int, row: int) -> None:
    """Write what a seat is told of a game that has ended into a row of `finals`."""
    if past is not None:
        write_told(past, game, seat, past.finals[row])


@compiled
def tell_each(past: Record, games: Record, seats: Record, told: Record) -> None:
    """Write what a seat is told of each of some games; `told` int64 (games, length, 2)."""
    for index in range(len(games)):
        write_told(past, games[index], seats[index], told[index])


@compiled
def write_told(past: Record, game: int, seat: int, rows: Record) -> None:
    """Write the last actions of a game as a seat saw them made; `rows` int64 (length, 2).

    A loop that asks `past` for its arrays in each round takes five times as long.
    """
    movers, seen, seats = past.movers[game], past.seen[game, seat], past.seen.shape[1]
    made, length = past.made[game], len(movers)
    empty = max(0, length - made)
    oldest = 0 if made < length else made % length
    for row in range(empty):
        rows[row, 0] = 0
        rows[row, 1] = 0
    write_run(movers[oldest:], seen[oldest:], seats, seat, rows[empty:])
    write_run(movers[:oldest], seen[:oldest], seats, seat, rows[length - oldest :])


@compiled
def write_run(movers: Record, seen: Record, seats: int, seat: int, rows: Record) -> None:
    """Write actions one after another, as many as there is room for."""
    for index in range(min(len(rows), len(movers))):
        turns = movers[index] - seat
        if turns < 0:
            turns += seats
        rows[index, 0] = 1 + turns
        rows[index, 1] = 1 + seen[index]
