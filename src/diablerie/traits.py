"""Traits: the numbers by which a game's evaluation and prior weigh things, declared as data.

A game declares its traits; a style is a record with a number for each, handed to the kernels that
judge positions (`evaluate`) and say which actions suggest themselves (`prior`). So a bot can be bold
or careful, an optimiser can look for better numbers, and an ablation can switch a trait off.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from .compiled import Record
from .dtypes import new_record


@dataclass(frozen=True)
class Trait:
    """One number of a style: its usual value, the range that makes sense, and what it says."""

    usual: float
    low: float
    high: float
    doc: str


Traits = Mapping[str, Trait]


def style_dtype(traits: Traits) -> np.dtype[np.void]:
    """A record with a number for each trait, float64, in their order."""
    return np.dtype([(name, np.float64) for name in traits])


def style_record(traits: Traits, changed: Mapping[str, float]) -> Record:
    """A style with its usual numbers but for those that are `changed`.

    Raises ValueError for a trait that there is not, and for a number out of its range.
    """
    dtype = style_dtype(traits)
    record = new_record(dtype, bytes(dtype.itemsize))
    for name, trait in traits.items():
        record[name] = trait.usual
    for name, value in changed.items():
        if name not in traits:
            raise ValueError(f"there is no trait {name!r}; there are {', '.join(sorted(traits))}")
        trait = traits[name]
        if not (math.isfinite(value) and trait.low <= value <= trait.high):
            raise ValueError(f"{name} is a number from {trait.low} to {trait.high}, not {value!r}")
        record[name] = value
    return record
