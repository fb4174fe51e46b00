"""Integer network: a multilayer perceptron of 8-bit weights and 32-bit sums, evaluated by NumPy.

Every sum is a whole number below 2 ** 31. A float64 holds such numbers exactly, and so the products of
matrices may be added in any order: every BLAS, on every processor, comes to the same integers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from .features import HIGHEST

SHIFT = 24
"""Multipliers are fractions of 2 ** SHIFT."""

TOP = (1 << 12) - 1
"""The highest activation of a hidden unit."""

LONGEST_SUM = 1 << 31


@dataclass(frozen=True)
class IntegerLayer:
    """A dense layer: `weights` int8 (out, in), `bias` int32 (out,), `multipliers` int32 (out,).

    What comes of a sum is (sum + bias) · multiplier / 2 ** SHIFT, rounded down.
    """

    weights: NDArray[np.int8]
    bias: NDArray[np.int32]
    multipliers: NDArray[np.int32]

    @cached_property
    def _by_input(self) -> NDArray[np.float64]:
        """The weights of each input, (in, out): mostly few inputs are not 0, and only those are added."""
        return np.ascontiguousarray(self.weights.T, np.float64)

    @cached_property
    def _by_output(self) -> NDArray[np.float64]:
        return self.weights.astype(np.float64)

    def outputs(self, inputs: NDArray[np.integer]) -> NDArray[np.int64]:
        """What comes of whole inputs (in,): all outputs, int64 (out,)."""
        some = np.flatnonzero(inputs)
        sums = inputs[some].astype(np.float64) @ self._by_input[some]
        return self._scaled(sums, slice(None))

    def some_outputs(
        self, inputs: NDArray[np.integer], rows: NDArray[np.int64]
    ) -> NDArray[np.int64]:
        """The same of some outputs, by number: int64 (len(rows),)."""
        return self._scaled(self._by_output[rows] @ inputs.astype(np.float64), rows)

    def _scaled(
        self, sums: NDArray[np.float64], rows: NDArray[np.int64] | slice
    ) -> NDArray[np.int64]:
        whole = sums.astype(np.int64) + self.bias[rows]
        found: NDArray[np.int64] = (whole * self.multipliers[rows]) >> SHIFT
        return found

    def longest_sum(self, highest: int) -> int:
        """The most that a sum can come to by inputs from 0 to `highest`, either side of 0."""
        sums = np.abs(self.weights.astype(np.int64)).sum(1) * highest
        return int((sums + np.abs(self.bias.astype(np.int64))).max())


@dataclass(frozen=True)
class IntegerNetwork:
    """Layers one after another, hidden ones cut off below 0 and above TOP.

    Raises ValueError for layers that do not fit one another, and for sums that can reach 2 ** 31.
    """

    layers: Sequence[IntegerLayer]

    def __post_init__(self) -> None:
        highest = HIGHEST
        for number, layer in enumerate(self.layers):
            outputs = layer.weights.shape[0]
            if layer.weights.ndim != 2 or {layer.bias.shape, layer.multipliers.shape} != {
                (outputs,)
            }:
                raise ValueError(f"layer {number} has parts of different sizes")
            if number and layer.weights.shape[1] != self.layers[number - 1].weights.shape[0]:
                raise ValueError(f"layer {number} does not fit the one before")
            if layer.longest_sum(highest) >= LONGEST_SUM:
                raise ValueError(f"sums of layer {number} can reach 2 ** 31")
            highest = TOP

    @property
    def length(self) -> int:
        """How many inputs there are."""
        return int(self.layers[0].weights.shape[1])

    @property
    def outputs(self) -> int:
        """How many outputs there are."""
        return int(self.layers[-1].weights.shape[0])

    def evaluate(
        self, features: NDArray[np.uint8], outputs: NDArray[np.int64]
    ) -> NDArray[np.int64]:
        """Some of the outputs, by number, for features (length,) from 0 to 127; int64 (len(outputs),)."""
        activations: NDArray[np.integer] = features
        for layer in self.layers[:-1]:
            activations = np.clip(layer.outputs(activations), 0, TOP)
        return self.layers[-1].some_outputs(activations, outputs)
