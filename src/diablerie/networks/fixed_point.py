"""Fixed point: logarithms and powers to the base of 2 as integers, the same on any machine.

A logarithm comes in steps of 1 / ONE. Floating-point logarithms and powers differ in their last bits
between C libraries and processors; these are looked up in tables whose entries are far from any tie.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Integers = NDArray[np.int64]

BITS = 10
ONE = 1 << BITS
"""So many steps are a factor of 2."""

POWER_BITS = 30
"""The greatest of some weights has so many bits, as `relative_powers` has them."""

LEAST = -64 * ONE
"""The logarithm of what never happens."""

_MANTISSAS = 1 << 12
"""Mantissas, from 1/2 to 1, are told apart by so many steps."""

LOGARITHM_TABLE: Integers = np.rint(
    np.log2((np.arange(_MANTISSAS) + 0.5) / (2 * _MANTISSAS) + 0.5) * ONE
).astype(np.int64)

POWER_TABLE: Integers = np.rint(np.exp2(np.arange(ONE) / ONE) * (1 << POWER_BITS)).astype(np.int64)


def logarithms(numbers: NDArray[np.float64]) -> Integers:
    """Logarithms to the base of 2 of numbers from 0 on, in steps of 1 / ONE; LEAST for 0, none below it."""
    mantissas, exponents = np.frexp(numbers)
    places = ((mantissas - 0.5) * (2 * _MANTISSAS)).astype(np.int64)
    found = LOGARITHM_TABLE[np.maximum(places, 0)] + exponents.astype(np.int64) * ONE
    return np.where(numbers > 0, np.maximum(found, LEAST), LEAST)


def relative_powers(exponents: Integers) -> Integers:
    """Powers of 2 by exponents in steps of 1 / ONE, the greatest as 2 ** POWER_BITS, rounded down."""
    below = exponents - exponents.max()
    shifts = np.minimum(-(below >> BITS), 62)
    found: Integers = POWER_TABLE[below & (ONE - 1)] >> shifts
    return found


def drawn(weights: Integers, rng: np.random.Generator) -> int:
    """The place of one of some weights, from 0 on, the oftener the greater it is. At least one is above 0."""
    sums = np.cumsum(weights)
    return int(np.searchsorted(sums, rng.integers(sums[-1]), side="right"))
