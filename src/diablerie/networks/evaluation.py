"""Evaluation of integer networks, compiled: the sums of `integer_network`, where inputs are mostly 0.

It comes to the same integers as NumPy does there: every sum is exact.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..compiled import Record, compiled
from .features import HIGHEST
from .integer_network import SHIFT, TOP

AT_ONCE = 4
"""So many inputs are added to all sums together."""

BIAS, MULTIPLIER = range(2)
"""The rows of a network's scales."""

SUMS, PLACES = 2, 3
"""The rows of its room behind those of units."""


class Evaluator(NamedTuple):
    """A `FlatNetwork` with room to evaluate it, for one thread.

    `room` int32 (ROWS, widest) is overwritten; features stand in its first row.
    """

    sizes: NDArray[np.int32]
    weights: NDArray[np.int8]
    scales: NDArray[np.int32]
    room: NDArray[np.int32]


@compiled
def write_feature(number: float, gain: float) -> int:
    """A number of a tensor as a feature: see `Features.of`."""
    return int(min(np.rint(number * gain), np.float32(HIGHEST)))


@compiled
def hidden_units(network: Record) -> Record:
    """The last hidden units for the features in `network.room[0]`."""
    row, weight, unit = 0, 0, 0
    for layer in range(len(network.sizes) - 2):
        coming, width = network.sizes[layer], network.sizes[layer + 1]
        sums = network.room[SUMS, :width]
        sums[:] = network.scales[BIAS, unit : unit + width]
        weights = network.weights[weight : weight + coming * width]
        add_rows(weights, network.room[row, :coming], sums, network.room[PLACES])
        row = 1 - row
        for index in range(width):
            scaled = (np.int64(sums[index]) * network.scales[MULTIPLIER, unit + index]) >> SHIFT
            network.room[row, index] = min(max(scaled, 0), TOP)
        weight += coming * width
        unit += width
    return network.room[row, :width]


@compiled
def add_rows(weights: Record, coming: Record, sums: Record, places: Record) -> None:
    """Add to each sum all that comes, weighed by (in, out) weights in one row. `places` is overwritten."""
    width = len(sums)
    count = 0
    for index in range(len(coming)):
        if coming[index] != 0:
            places[count] = index
            count += 1
    # Four at a time, so that each sum is read and written a quarter as often; what is left over counts 0.
    for first in range(0, count, AT_ONCE):
        for index in range(count, first + AT_ONCE):
            places[index] = places[first]
        left = count - first
        row_0, coming_0 = weight_row(weights, places[first], width), coming[places[first]]
        row_1, coming_1 = (
            weight_row(weights, places[first + 1], width),
            np.int32(coming[places[first + 1]] * (left > 1)),
        )
        row_2, coming_2 = (
            weight_row(weights, places[first + 2], width),
            np.int32(coming[places[first + 2]] * (left > 2)),
        )
        row_3, coming_3 = (
            weight_row(weights, places[first + 3], width),
            np.int32(coming[places[first + 3]] * (left > 3)),
        )
        for unit in range(width):
            sums[unit] += (
                np.int32(coming_0 * row_0[unit])
                + np.int32(coming_1 * row_1[unit])
                + np.int32(coming_2 * row_2[unit])
                + np.int32(coming_3 * row_3[unit])
            )


@compiled
def weight_row(weights: Record, index: int, width: int) -> Record:
    """One row of so many weights."""
    return weights[index * width : (index + 1) * width]


@compiled
def output(network: Record, units: Record, index: int) -> int:
    """One of the outputs, by number, for the last hidden units."""
    outputs, width = network.sizes[-1], len(units)
    first = len(network.weights) - outputs * width
    weights = weight_row(network.weights[first:], index, width)
    unit = network.scales.shape[1] - outputs + index
    total = np.int32(0)
    for place in range(width):
        total += np.int32(units[place]) * np.int32(weights[place])
    bias, multiplier = network.scales[BIAS, unit], network.scales[MULTIPLIER, unit]
    return int((np.int64(total) + bias) * multiplier >> SHIFT)
