"""Intervals: estimates with the range that holds the true value in 95 of 100 cases."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

from scipy.special import stdtrit

from ..bots.win_probability import WinProbability


@dataclass(frozen=True)
class Interval:
    """An estimate, and where the true value is in 95 of 100 cases."""

    value: float
    low: float
    high: float


def of_share(hits: float, tries: int) -> Interval:
    """A share by so many hits, which may be parts, in so many tries: Wilson's interval (1927)."""
    found = WinProbability.counted(hits, tries)
    return Interval(found.chance, found.low, found.high)


def of_mean(values: Sequence[float]) -> Interval:
    """A mean by two values or more: Student's interval. Raises ValueError for fewer."""
    if len(values) < 2:
        raise ValueError(f"an interval takes at least two values, not {len(values)}")
    mean = fmean(values)
    half = float(stdtrit(len(values) - 1, 0.975)) * stdev(values) / math.sqrt(len(values))
    return Interval(mean, mean - half, mean + half)
