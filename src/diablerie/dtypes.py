"""Structured dtypes: how NumPy's records are made, kept from being written to, and copied quickly."""

from __future__ import annotations

import math
from mmap import ACCESS_COPY, mmap

import numpy as np
from numpy.typing import NDArray

from .compiled import Record

MANY = 2**20
"""From so many bytes on records have pages of their own."""


def new_record(dtype: np.dtype[np.void], content: bytes) -> Record:
    """A record of its own memory with the given content."""
    return np.recarray(1, dtype=dtype, buf=bytearray(content))[0]


def read_only_record(dtype: np.dtype[np.void], content: bytes) -> Record:
    """A record with the given content that refuses to be written to."""
    return np.recarray(1, dtype=dtype, buf=content)[0]


def writable(cells: NDArray[np.void]) -> NDArray[np.void]:
    """A copy of a record in an array without dimensions: NumPy's own way takes ten times as long."""
    return np.ndarray((), cells.dtype, bytearray(cells.tobytes()))


def new_records(dtype: np.dtype[np.void], *shape: int) -> Record:
    """An array of records of zeros, whose fields are attributes compiled and uncompiled alike.

    Many of them have pages of their own, which take room only once they are used and are given back as
    they are. From the heap of a process that lives long, where they come and go among what is small and
    stays, more and more would be taken. A process that is forked off has a copy of them, as of all else.
    """
    size = math.prod(shape) * dtype.itemsize
    if size < MANY:
        return np.zeros(shape, dtype).view(np.recarray)
    return np.ndarray(shape, dtype, mmap(-1, size, access=ACCESS_COPY)).view(np.recarray)
