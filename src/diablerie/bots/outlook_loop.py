"""Playing worlds to their end by inclination; `rules` is put into the namespace by `compiled.specialise`."""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING

from ..compiled import Record, compiled
from .search_loop import pick, reseed

if TYPE_CHECKING:
    rules: ModuleType


@compiled
def play_worlds(
    tables: Record,
    worlds: Record,
    seat: int,
    scratch: Record,
    wins: Record,
    games: int,
    most: int,
) -> None:
    """Play `games` worlds that `seat` holds possible and add up in `wins` (float64[seats]) who won them.

    `worlds`: two state records, the second is overwritten. `scratch`: see `ismcts.scratch_dtype`. A
    game that is not over after `most` actions is counted by how it then stands.
    """
    for _ in range(games):
        worlds[1] = worlds[0]
        world = worlds[1]
        reseed(scratch, world)
        rules.redeal(tables, world, seat)
        play_to_end(tables, world, scratch, most)
        rules.evaluate(tables, world, scratch.values)
        share_win(scratch.values, wins)


@compiled
def play_to_end(tables: Record, world: Record, scratch: Record, most: int) -> None:
    """Play by `weigh` until the game is over, or for so many actions."""
    for _ in range(most):
        if world.to_play < 0:
            return
        rules.legal(tables, world, scratch.mask)
        total = rules.weigh(tables, world, scratch.mask, scratch.weights)
        rules.apply(tables, world, pick(scratch, total))


@compiled
def share_win(values: Record, wins: Record) -> None:
    """One win, shared by all whose payoff is the best: a draw is half a win for each of two."""
    best = values.max()
    winners = 0
    for seat in range(len(values)):
        winners += int(values[seat] == best)
    for seat in range(len(values)):
        if values[seat] == best:
            wins[seat] += 1 / winners
