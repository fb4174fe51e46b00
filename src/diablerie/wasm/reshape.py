"""Reshape of an array without a copy, which Numba calls in C: here as a function that Numba compiles."""

from __future__ import annotations

from typing import Any

from numba import cfunc, types
from numba.np.numpy_support import carray

_NUMBERS = types.CPointer(types.int64)


@cfunc(
    types.int32(
        types.int64, _NUMBERS, _NUMBERS, types.int64, _NUMBERS, _NUMBERS, types.int64, types.int32
    ),
    error_model="numpy",
)
def reshape(
    old_axes: int,
    old_shape: Any,
    old_strides: Any,
    new_axes: int,
    new_shape: Any,
    new_strides: Any,
    itemsize: int,
    is_fortran: int,
) -> int:
    """Write the strides of a new shape; 1 if the array is contiguous (row by row), else 0.

    As `numba_attempt_nocopy_reshape`, of whose arrays only the contiguous ones are met in compiled rules.
    """
    lengths, strides = carray(old_shape, old_axes), carray(old_strides, old_axes)
    new_lengths, found = carray(new_shape, new_axes), carray(new_strides, new_axes)
    step = itemsize
    for axis in range(old_axes - 1, -1, -1):
        if lengths[axis] != 1 and strides[axis] != step:
            return 0
        step *= lengths[axis]
    step = itemsize
    for axis in range(new_axes - 1, -1, -1):
        found[axis] = step
        step *= new_lengths[axis]
    return 1 - is_fortran
