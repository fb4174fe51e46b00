"""Evaluation of integer networks, compiled: the sums of `integer_network`, where inputs are mostly 0.

It comes to the same integers as NumPy does there: every sum is exact.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..compiled import Record, compiled
from .features import HIGHEST
from .integer_network import SHIFT, TOP, IntegerNetwork

AT_ONCE = 4
"""So many inputs are added to all sums together."""


class Evaluator(NamedTuple):
    """An integer network laid out for `hidden_units` and `output`, with room to evaluate it.

    `hidden`: of each hidden layer its weights int8 (in, out), biases int32 (out,) and multipliers int32
    (out,); `weights` int8 (out, in), `biases` and `multipliers` of the outputs. `units` int32 (2, widest) is
    overwritten: features stand in its first row; `sums` int32 (widest,) and `places` int64 as well.
    """

    hidden: tuple[tuple[NDArray[np.int8], NDArray[np.int32], NDArray[np.int32]], ...]
    weights: NDArray[np.int8]
    biases: NDArray[np.int32]
    multipliers: NDArray[np.int32]
    units: NDArray[np.int32]
    sums: NDArray[np.int32]
    places: NDArray[np.int64]


def evaluator(network: IntegerNetwork) -> Evaluator:
    """A network laid out to be evaluated by one thread. Raises ValueError for one without hidden layers."""
    *hidden, last = network.layers
    if not hidden:
        raise ValueError("a search needs a network with at least one hidden layer")
    widest = max(max(layer.weights.shape) for layer in hidden)
    return Evaluator(
        tuple(
            (np.ascontiguousarray(layer.weights.T), layer.bias, layer.multipliers)
            for layer in hidden
        ),
        np.ascontiguousarray(last.weights),
        last.bias,
        last.multipliers,
        np.zeros((2, widest), np.int32),
        np.zeros(widest, np.int32),
        np.zeros(widest + AT_ONCE, np.int64),
    )


@compiled
def write_feature(number: float, gain: float) -> int:
    """A number of a tensor as a feature: see `Features.of`."""
    return int(min(np.rint(number * gain), np.float32(HIGHEST)))


@compiled
def hidden_units(network: Record) -> Record:
    """The last hidden units for the features in `network.units[0]`."""
    at = 0
    for weights, biases, multipliers in network.hidden:
        width = len(biases)
        sums = network.sums[:width]
        sums[:] = biases
        add_rows(weights, network.units[at], sums, network.places)
        at = 1 - at
        for unit in range(width):
            scaled = (np.int64(sums[unit]) * multipliers[unit]) >> SHIFT
            network.units[at, unit] = min(max(scaled, 0), TOP)
    return network.units[at]


@compiled
def add_rows(weights: Record, coming: Record, sums: Record, places: Record) -> None:
    """Add to each sum all that comes, weighed. `places` is overwritten."""
    count = 0
    for index in range(len(weights)):
        if coming[index] != 0:
            places[count] = index
            count += 1
    # Four at a time, so that each sum is read and written a quarter as often; what is left over counts 0.
    for first in range(0, count, AT_ONCE):
        for index in range(count, first + AT_ONCE):
            places[index] = places[first]
        left = count - first
        row_0, coming_0 = weights[places[first]], coming[places[first]]
        row_1, coming_1 = (
            weights[places[first + 1]],
            np.int32(coming[places[first + 1]] * (left > 1)),
        )
        row_2, coming_2 = (
            weights[places[first + 2]],
            np.int32(coming[places[first + 2]] * (left > 2)),
        )
        row_3, coming_3 = (
            weights[places[first + 3]],
            np.int32(coming[places[first + 3]] * (left > 3)),
        )
        for unit in range(len(sums)):
            sums[unit] += (
                np.int32(coming_0 * row_0[unit])
                + np.int32(coming_1 * row_1[unit])
                + np.int32(coming_2 * row_2[unit])
                + np.int32(coming_3 * row_3[unit])
            )


@compiled
def output(network: Record, units: Record, index: int) -> int:
    """One of the outputs, by number, for the last hidden units."""
    total = np.int32(0)
    for unit in range(network.weights.shape[1]):
        total += np.int32(units[unit]) * np.int32(network.weights[index, unit])
    return int((np.int64(total) + network.biases[index]) * network.multipliers[index] >> SHIFT)
