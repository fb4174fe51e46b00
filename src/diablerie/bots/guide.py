"""Guide: what a search has learnt to go by, a policy for the actions it tries and values for where it gets.

Both are integer networks. The policy knows what the seat to move knows in the world of a simulation; the
values know all of that world, which the searching seat holds possible and has made up itself.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..compiled import Record, compiled
from ..networks.evaluation import Evaluator, hidden_units, output, write_feature
from ..networks.fixed_point import BITS, ONE, POWER_BITS, POWER_TABLE
from .slack import SLACK

LEAST = np.float32(1e-6)
"""No legal action comes to mind more seldom than so much less often than the one that does most often."""


class Guide(NamedTuple):
    """A policy and values as compiled code reads them, for one thread.

    `gains` float32 (length,): see `Features`. `hidden` int64: at which places of their tensor the other seats
    know what the seat to move may not; `values`: without sizes where there are none. Overwritten are `tensor`
    float32 (length,), what one seat knows, and, zeroed to begin with, `logits` int32 (nodes, actions) and
    `known` uint8 (nodes,): what the policy says at the nodes of a tree, and where it has been asked.
    """

    policy: Evaluator
    values: Evaluator
    gains: NDArray[np.float32]
    hidden: NDArray[np.int64]
    tensor: NDArray[np.float32]
    logits: NDArray[np.int32]
    known: NDArray[np.uint8]


@compiled
def ask_policy(guide: Record, node: int) -> None:
    """Keep at a node what the policy says of each action to who knows what stands in `tensor`."""
    for index in range(len(guide.gains)):
        guide.policy.room[0, index] = write_feature(guide.tensor[index], guide.gains[index])
    units = hidden_units(guide.policy)
    for action in range(guide.logits.shape[1]):
        guide.logits[node, action] = output(guide.policy, units, action)
    guide.known[node] = 1


@compiled
def write_policy(guide: Record, node: int, mask: Record, weights: Record, total: float) -> float:
    """Multiply what comes to mind by what the policy says at a node, and give the sum.

    `weights`: the game's prior, `total` their sum.
    """
    logits = guide.logits[node]
    highest, legal = np.int64(-(1 << 31)), 0
    for action in range(len(mask)):
        if mask[action]:
            highest = max(highest, np.int64(logits[action]))
            legal += 1
    added = 0.0
    for action in range(len(mask)):
        if mask[action]:
            ready = (1 - SLACK) * weights[action] / total + SLACK / legal
            power = relative_power(int(logits[action] - highest))
            weights[action] = max(ready * power, LEAST)
            added += weights[action]
    return added


@compiled
def relative_power(exponent: int) -> float:
    """2 to the power of an exponent in steps of 1 / ONE, at most 0: see `fixed_point.relative_powers`."""
    shift = min(-(exponent >> BITS), POWER_BITS)
    return float((POWER_TABLE[exponent & (ONE - 1)] >> shift) / (1 << POWER_BITS))


@compiled
def write_knowledge(guide: Record, first: int, is_mover: bool) -> int:
    """Write what one seat knows, which stands in `tensor`, behind `first` features; give their number.

    Of a seat that is not to move only what the seat to move may not know.
    """
    features = guide.values.room[0]
    if is_mover:
        for index in range(len(guide.gains)):
            features[index] = write_feature(guide.tensor[index], guide.gains[index])
        return len(guide.gains)
    for index in range(len(guide.hidden)):
        place = guide.hidden[index]
        features[first + index] = write_feature(guide.tensor[place], guide.gains[place])
    return first + len(guide.hidden)


@compiled
def has_values(guide: Record) -> bool:
    """Whether there are values."""
    return len(guide.values.sizes) > 0


@compiled
def read_values(guide: Record, mover: int, found: Record) -> None:
    """Write what each seat may expect, from −1 to 1, for the features that have been written."""
    units = hidden_units(guide.values)
    for further in range(len(found)):
        worth = output(guide.values, units, further) / ONE
        found[(mover + further) % len(found)] = min(max(worth, -1.0), 1.0)
