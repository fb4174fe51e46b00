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

LEAST = np.float32(1e-6)
"""No legal action comes to mind more seldom than so much less often than the one that does most often."""


class PolicyGuide(NamedTuple):
    """A policy as compiled code reads it, for one thread.

    `gains` float32 (length,): see `Features`; `slack`: see `ActionLikelihood`. Overwritten are `tensor`
    float32 (length,), what the seat to move knows, and, zeroed to begin with, `logits` int32 (nodes,
    actions) and `known` bool (nodes,): what it says at the nodes of a tree, and where it has been asked.
    """

    network: Evaluator
    gains: NDArray[np.float32]
    slack: float
    tensor: NDArray[np.float32]
    logits: NDArray[np.int32]
    known: NDArray[np.bool_]


class ValueGuide(NamedTuple):
    """Values as compiled code reads them, for one thread.

    `hidden` int64: at which places of their tensor the other seats know what the seat to move may not.
    `tensor` is overwritten.
    """

    network: Evaluator
    gains: NDArray[np.float32]
    hidden: NDArray[np.int64]
    tensor: NDArray[np.float32]


@compiled
def ask_policy(policy: Record, node: int) -> None:
    """Keep at a node what the policy says of each action to who knows what stands in `tensor`."""
    network = policy.network
    for index in range(len(policy.gains)):
        network.units[0, index] = write_feature(policy.tensor[index], policy.gains[index])
    units = hidden_units(network)
    for action in range(policy.logits.shape[1]):
        policy.logits[node, action] = output(network, units, action)
    policy.known[node] = True


@compiled
def write_policy(policy: Record, node: int, mask: Record, weights: Record, total: float) -> float:
    """Multiply what comes to mind by what the policy says at a node, and give the sum.

    `weights`: the game's prior, `total` their sum.
    """
    logits = policy.logits[node]
    highest, legal = np.int64(-(1 << 31)), 0
    for action in range(len(mask)):
        if mask[action]:
            highest = max(highest, np.int64(logits[action]))
            legal += 1
    added = 0.0
    for action in range(len(mask)):
        if mask[action]:
            ready = (1 - policy.slack) * weights[action] / total + policy.slack / legal
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
def write_knowledge(values: Record, first: int, is_mover: bool) -> int:
    """Write what one seat knows, which stands in `tensor`, behind `first` features; give their number.

    Of a seat that is not to move only what the seat to move may not know.
    """
    network = values.network
    if is_mover:
        for index in range(len(values.gains)):
            network.units[0, index] = write_feature(values.tensor[index], values.gains[index])
        return len(values.gains)
    for index in range(len(values.hidden)):
        place = values.hidden[index]
        found = write_feature(values.tensor[place], values.gains[place])
        network.units[0, first + index] = found
    return first + len(values.hidden)


@compiled
def read_values(values: Record, mover: int, found: Record) -> None:
    """Write what each seat may expect, from −1 to 1, for the features that have been written."""
    units = hidden_units(values.network)
    for further in range(len(found)):
        worth = output(values.network, units, further) / ONE
        found[(mover + further) % len(found)] = min(max(worth, -1.0), 1.0)
