"""Paired comparison: what one line of play brings a seat beside another, in the same worlds by the same luck.

Each line of actions is followed in worlds that the seat holds possible, and from its end on every
seat plays by its prior, as in `win_probability`. All lines meet the same worlds with the same generators
(common random numbers), so that where two of them lead to the same they come to exactly the same.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ..chance import Seed, seed_bytes, words
from ..compiled import PACKAGE, specialise
from ..dtypes import new_records
from ..game import Belief
from .deliberation import Deliberation, concluded
from .ismcts import scratch_for
from .tree import NONE
from .win_probability import MOST_ACTIONS

AT_ONCE = 20
"""In so many worlds the lines are followed between two breaths."""

ActionLine = tuple[str, ...]
"""Actions that a seat does one after another, as long as it is to move and they are legal."""


def compare(
    belief: Belief, lines: Sequence[ActionLine], worlds: int, seed: Seed = None
) -> NDArray[np.float64]:
    """The seat's part of the win, from 0 to 1, in each of so many worlds by each line: shape (worlds, lines).

    Deterministic per seed and belief; compiles on first use. Raises ValueError without a line or a
    world, for what is no action of the game, or for a belief that is no seat's.
    """
    return concluded(comparing(belief, lines, worlds, seed))


def comparing(
    belief: Belief, lines: Sequence[ActionLine], worlds: int, seed: Seed = None
) -> Deliberation[NDArray[np.float64]]:
    """What `compare` gives, in slices: the same numbers. Raises as it does, when it is begun."""
    if worlds < 1 or not lines:
        raise ValueError(f"a comparison needs a line and a world, not {len(lines)} and {worlds}")
    if belief.seat is None:
        raise ValueError("a spectator has nothing to compare")
    game = belief.game
    loop = specialise(f"{PACKAGE}.bots.search_loop", game.compiled_rules)
    records = new_records(game.STATE, 3)
    records[0] = belief.world
    scratch = scratch_for(game, words(seed_bytes(seed), 0))
    shares = np.zeros((worlds, len(lines)))
    numbered = np.full((len(lines), max(map(len, lines)) + 1), NONE, np.int64)
    for row, line in zip(numbered, lines, strict=True):
        row[: len(line)] = [game.action_id(action) for action in line]
    style = game.ai.style()
    for begin in range(0, worlds, AT_ONCE):
        yield
        # One after another, as the generator in `scratch` goes on from each to the next.
        loop.compare_lines(
            game.tables,
            style,
            records,
            belief.seat,
            scratch,
            numbered,
            shares[begin : begin + AT_ONCE],
            MOST_ACTIONS,
        )
    return shares
