"""Notes: room in a record for what compiled rules tell on the way, a state that says what happens to it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .interpreted import Note

NOTED = "noted"
"""The field that counts the numbers noted; the numbers themselves are in `notes`."""

ROOM = 256
"""Numbers there is room for, several times what the longest action notes."""


class NoRoom(ValueError):
    """More was noted than there is room for."""


@cache
def dtype_with_room(dtype: np.dtype[np.void]) -> np.dtype[np.void]:
    """A dtype with room for notes, behind which it is as another.

    The room comes first: else the compiler takes such a record for one without, and forgets the notes.
    """
    fields: Mapping[str, Any] = dtype.fields or {}
    front = (1 + ROOM) * 8
    return np.dtype(
        {
            "names": [NOTED, "notes", *fields],
            "formats": [np.int64, (np.int64, ROOM), *(field[0] for field in fields.values())],
            "offsets": [0, 8, *(front + field[1] for field in fields.values())],
            "itemsize": front + dtype.itemsize,
        }
    )


def with_room(cells: NDArray[np.void]) -> NDArray[np.void]:
    """A copy of a record, in an array without dimensions, with room for notes before it."""
    dtype = dtype_with_room(cells.dtype)
    front = bytes(dtype.itemsize - cells.dtype.itemsize)
    return np.ndarray((), dtype, bytearray(front + cells.tobytes()))


def notes_in(cells: NDArray[np.void]) -> list[Note]:
    """What has been noted in a record with room for it. Raises NoRoom if it was too little."""
    count: int = cells[NOTED].item()
    if count > ROOM:
        raise NoRoom(f"{count} numbers noted, there is room for {ROOM}")
    numbers: list[int] = cells["notes"][:count].tolist()
    found: list[Note] = []
    at = 0
    while at < count:
        facts, after = _facts(numbers, at + 3, numbers[at + 2])
        found.append((numbers[at], numbers[at + 1], *facts))
        at = after
    return found


def _facts(numbers: list[int], at: int, count: int) -> tuple[list[int | list[int]], int]:
    """So many facts that are written from a place on, and the place after them."""
    facts: list[int | list[int]] = []
    for _ in range(count):
        size = numbers[at]
        facts.append(numbers[at + 1 : at + size] if size else numbers[at + 1])
        at += size or 2
    return facts, at
