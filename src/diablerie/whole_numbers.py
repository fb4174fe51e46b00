"""Whole numbers as callers give them: Python's own and NumPy's alike, and no truth values."""

from __future__ import annotations

from operator import index
from typing import Any


def whole_number(value: Any) -> int | None:
    """The int that a value is, None if it is no integer; True and False are none."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)
    except TypeError:
        return None
