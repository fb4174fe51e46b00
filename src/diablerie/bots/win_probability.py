"""Win probability of each seat, as one seat sees it: worlds it holds possible, played to their end.

Not how good players would fare but how often the prior alone leads to a win from here: a plain
Monte Carlo estimate, unbiased for that, with an interval that says how far chance can be off.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from ..chance import Seed, seed_bytes, words
from ..compiled import PACKAGE, specialise
from ..dtypes import new_records
from ..game import Belief
from .ismcts import scratch_for

MOST_ACTIONS = 3_000
"""A game that goes on for longer is counted by how it then stands: hardly one in a thousand does."""

CONFIDENT = 1.96
"""Standard deviations to either side that hold in 95 of 100 cases."""


@dataclass(frozen=True)
class WinProbability:
    """A chance from 0 to 1, and the interval around it that holds the true one in 95 of 100 cases."""

    chance: float
    low: float
    high: float

    @classmethod
    def counted(cls, wins: float, games: int) -> WinProbability:
        """By so many wins in so many games: Wilson's interval (1927)."""
        share, z = wins / games, CONFIDENT
        middle = (share + z * z / (2 * games)) / (1 + z * z / games)
        spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
        spread /= 1 + z * z / games
        return cls(
            share, max(0.0, min(share, middle - spread)), min(1.0, max(share, middle + spread))
        )


def win_probabilities(belief: Belief, games: int, seed: Seed = None) -> tuple[WinProbability, ...]:
    """How likely each seat is to win, as `belief` has it, by so many games played on from here.

    Every game begins in a world that the belief's seat cannot tell from the true one; actions are
    drawn by how readily they come to mind (the rules' `prior`). A win that several share counts for
    each in part. Deterministic per seed and belief; compiles on first use. Raises ValueError
    without a game to play, or for a belief that is no seat's.
    """
    if games < 1:
        raise ValueError(f"an outlook needs at least one game, not {games!r}")
    if belief.seat is None:
        raise ValueError("a spectator has no outlook of its own")
    game = belief.game
    loop = specialise(f"{PACKAGE}.bots.search_loop", game.compiled_rules)
    worlds = new_records(game.STATE, 2)
    worlds[0] = belief.world
    scratch = scratch_for(game, words(seed_bytes(seed), 0))
    wins = np.zeros(game.seats)
    loop.play_worlds(
        game.tables, game.ai.style(), worlds, belief.seat, scratch, wins, games, MOST_ACTIONS
    )
    return tuple(WinProbability.counted(float(won), games) for won in wins)
