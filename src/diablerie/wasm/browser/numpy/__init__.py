"""Stand-in for NumPy in the browser: records and arrays over bytes, as far as the library uses them.

Arrays lie in one piece and are indexed by numbers, slices of the first axis left, and names of fields.
Whatever else NumPy can do raises TypeError or AttributeError: nothing comes out otherwise than there.
"""

from __future__ import annotations

import math

from . import random
from .arrays import (
    array,
    array_equal,
    asarray,
    bincount,
    flatnonzero,
    frombuffer,
    full,
    generic,
    ndarray,
    recarray,
    void,
    zeros,
)
from .dtypes import (
    bool_,
    dtype,
    float32,
    float64,
    int8,
    int16,
    int32,
    int64,
    uint8,
    uint16,
    uint32,
    uint64,
)

__all__ = [
    "array",
    "array_equal",
    "asarray",
    "bincount",
    "bool_",
    "dtype",
    "empty",
    "flatnonzero",
    "float32",
    "float64",
    "frombuffer",
    "full",
    "generic",
    "inf",
    "int8",
    "int16",
    "int32",
    "int64",
    "ndarray",
    "random",
    "recarray",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "void",
    "zeros",
]

empty = zeros
inf = math.inf
