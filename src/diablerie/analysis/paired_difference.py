"""Paired difference: how much more one thing wins than another, and how far chance may be off in that."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..bots.win_probability import CONFIDENT

PAIRS_ADDED = 2
SQUARES_ADDED = 1
"""Half a pair for each of the four ways in which a pair can end, and what those add to the squares."""


@dataclass(frozen=True)
class Difference:
    """A difference of two chances, from −1 to 1, and an interval around it.

    In 95 of 100 cases it holds what endless games would come to.
    """

    value: float
    low: float
    high: float

    @classmethod
    def measured(cls, pairs: Sequence[float]) -> Difference:
        """By the differences, each from −1 to 1, in so many worlds.

        Wald's interval with half a pair added to each of the four ways in which a pair can end
        (Agresti and Min 2005): where all pairs end alike that is not taken for certainty.
        """
        total, count = math.fsum(pairs), len(pairs) + PAIRS_ADDED
        value, middle = total / len(pairs), total / count
        squares = (math.fsum(each * each for each in pairs) + SQUARES_ADDED) / count
        spread = CONFIDENT * math.sqrt(max(0.0, squares - middle * middle) / count)
        return cls(
            value,
            max(-1.0, min(value, middle - spread)),
            min(1.0, max(value, middle + spread)),
        )

    @classmethod
    def none(cls) -> Difference:
        """Of a thing from itself."""
        return cls(0.0, 0.0, 0.0)

    @classmethod
    def total(cls, parts: Iterable[Difference]) -> Difference:
        """The sum of differences measured each on its own: their spreads add up as squares."""
        parts = tuple(parts)
        value = math.fsum(part.value for part in parts)
        spread = math.hypot(*((part.high - part.low) / 2 for part in parts))
        return cls(value, value - spread, value + spread)
