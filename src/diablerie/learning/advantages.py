"""Advantages: how much better than thought each decision turned out, for every seat (GAE).

Schulman et al. 2016, over the decisions of all seats: what is expected is told by a critic that sees all,
so that a seat's surprise at what another has done is seen when it is done.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]


class Advantages(NamedTuple):
    """Of decisions: `advantage` float32 (n, seats), and `is_known` bool (n,).

    A decision whose next one in its game is not played yet has none.
    """

    advantage: Floats
    is_known: NDArray[np.bool_]


def advantages(
    values: Floats,
    places: tuple[NDArray[np.int64], NDArray[np.int64]],
    over: NDArray[np.bool_],
    payoffs: Floats,
    trace: float,
    discount: float = 1.0,
) -> Advantages:
    """Advantages of decisions for every seat.

    `values` (n, seats): what was expected at each decision; `places`: its step and its game, steps rising;
    `over` (steps, games): whether the action of that step ended the game, by which seats got `payoffs`
    (steps, games, seats); `trace`: GAE's lambda, from 0 to 1; `discount`: what is left of a payoff at the
    decision before, from 0 to 1.
    """
    steps, games = over.shape
    seats = values.shape[1]
    found, is_known = np.zeros_like(values), np.zeros(len(values), np.bool_)
    following, later, gained = (np.zeros((games, seats), np.float32) for _ in range(3))
    goes_on = np.zeros(games, np.bool_)
    ends = np.searchsorted(places[0], np.arange(steps + 1))
    left, traced = np.float32(discount), np.float32(discount * trace)
    for step in reversed(range(steps)):
        ended = over[step]
        following[ended] = later[ended] = 0
        gained[ended] = payoffs[step, ended]
        goes_on[ended] = True
        rows = np.arange(ends[step], ends[step + 1])
        here = places[1][rows]
        surprise = gained[here] + left * following[here] - values[rows]
        is_known[rows] = goes_on[here]
        found[rows] = np.where(goes_on[here, None], surprise + traced * later[here], 0)
        following[here], later[here] = values[rows], found[rows]
        gained[here] = 0
        goes_on[here] = True
    return Advantages(found, is_known)
