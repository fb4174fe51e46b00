"""Types of arrays, for annotations that are never looked at."""

from __future__ import annotations

from typing import Any

from .arrays import ndarray as NDArray

__all__ = ["ArrayLike", "NDArray"]

ArrayLike = Any
