"""History of many games: their last actions as each seat saw them made, told to one seat in each.

A past is an array of int32, a ring for each game: (games, 1 + seats, 1 + length). Of `past[game]` the number
[0, 0] says how many actions the game has had. Action number i has its place at 1 + i modulo length:
in row 0 who acted, in row 1 + seat the number by which that seat knows the action. Where no history is told
there is None instead, and compiled code for it does nothing.

What is told is int64 (length, 2), the latest action in the last row, zeros before the first: who acted, 1
for the seat itself, 2 for the next; and the action's number plus 1.
"""

from __future__ import annotations

from ..compiled import Record, compiled


@compiled
def forget(past: Record, game: int) -> None:
    """Nothing has been done yet in a game."""
    if past is not None:
        past[game, 0, 0] = 0


@compiled
def tell(past: Record, game: int, seat: int, told: Record, row: int) -> None:
    """Write what a seat is told of a game into a row of `told`, (rows, length, 2)."""
    if past is not None:
        write(past[game], seat, told[row])


@compiled
def tell_each(past: Record, games: Record, seats: Record, told: Record) -> None:
    """Write what a seat is told of each of some games; `told`: (games, length, 2)."""
    for index in range(len(games)):
        tell(past, games[index], seats[index], told, index)


@compiled
def write(ring: Record, seat: int, told: Record) -> None:
    """Write what a seat is told of one game."""
    made, length, seats = ring[0, 0], len(told), len(ring) - 1
    movers, seen = ring[0, 1:], ring[1 + seat, 1:]
    empty = max(0, length - made)
    oldest = 0 if empty > 0 else made % length
    for row in range(empty):
        told[row, 0] = 0
        told[row, 1] = 0
    write_run(movers[oldest:], seen[oldest:], seats, seat, told[empty:])
    write_run(movers[:oldest], seen[:oldest], seats, seat, told[length - oldest :])


@compiled
def write_run(movers: Record, seen: Record, seats: int, seat: int, told: Record) -> None:
    """Write actions one after another, as many as there is room for."""
    for row in range(min(len(told), len(movers))):
        turns = movers[row] - seat
        if turns < 0:
            turns += seats
        told[row, 0] = 1 + turns
        told[row, 1] = 1 + seen[row]
