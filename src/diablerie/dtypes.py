"""Structured dtypes: how NumPy's records are made, kept from being written to, and copied quickly."""

from __future__ import annotations

import math
from collections.abc import Iterable
from mmap import ACCESS_COPY, mmap
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .compiled import Record

MANY = 2**20
"""From so many bytes on records have pages of their own."""


def aligned(fields: Iterable[tuple[Any, ...]]) -> np.dtype[np.void]:
    """A dtype in which every number begins at a multiple of its size, as in C.

    Gaps are fields of their own: what no field covers NumPy does not copy, and whatever lay in memory there
    would go wherever a record's bytes go.
    """
    laid: list[tuple[Any, ...]] = []
    size, widest = 0, 1
    for name, kind, *shape in fields:
        number = np.dtype(kind).itemsize
        size = _filled(laid, size, number)
        laid.append((name, kind, *shape))
        size += np.dtype((kind, shape[0])).itemsize if shape else number
        widest = max(widest, number)
    _filled(laid, size, widest)
    return np.dtype(laid, align=True)


def _filled(laid: list[tuple[Any, ...]], size: int, unit: int) -> int:
    """The size of a record filled up to a multiple of a unit, with a field more if there is a gap."""
    gap = -size % unit
    if gap:
        laid.append((f"gap_at_{size}", np.int8, gap))
    return size + gap


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
