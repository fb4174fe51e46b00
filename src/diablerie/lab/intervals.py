"""Estimates with the intervals that hold the true value in 95 of 100 cases."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

from ..bots.outlook import CONFIDENT, Prospect


@dataclass(frozen=True)
class Interval:
    """An estimate, and where the true value is in 95 of 100 cases."""

    value: float
    low: float
    high: float


def of_share(hits: float, tries: int) -> Interval:
    """A share by so many hits, which may be parts, in so many tries: Wilson's interval (1927)."""
    found = Prospect.counted(hits, tries)
    return Interval(found.chance, found.low, found.high)


def of_mean(values: Sequence[float]) -> Interval:
    """A mean by values of which there are enough for it to be spread normally; of one alone itself."""
    mean = fmean(values)
    half = CONFIDENT * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return Interval(mean, mean - half, mean + half)
