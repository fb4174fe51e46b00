"""Rounding: chances and differences as JSON tells them."""

from __future__ import annotations

from dataclasses import asdict

from ..bots.win_probability import WinProbability
from .paired_difference import Difference

PLACES = 4
"""Digits after the point with which chances and shares are told."""


def rounded(measured: WinProbability | Difference) -> dict[str, float]:
    """A chance or a difference with its interval, rounded."""
    return {name: round(value, PLACES) for name, value in asdict(measured).items()}
