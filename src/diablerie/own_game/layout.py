"""Layout: the record behind the states of a game of one's own, and where its fields and cells lie in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ..dtypes import aligned
from .declared import Field, Private, Secret

TABLES = aligned([("key", np.int64)])

KNOWN = "_known"
"""After a field's name: who sees each of its cells, a bit for each seat."""

RESERVED = ("rng", "turn", "to_play", "reason", "points", "seats", "options")
"""What no field may be called."""


def state_dtype(fields: Mapping[str, Field], seats: int) -> np.dtype[np.void]:
    """The record of a state, with room for so many seats."""
    laid: list[tuple[Any, ...]] = [
        ("rng", np.int64, 4),
        ("turn", np.int32),
        ("to_play", np.int16),
        ("reason", np.int16),
        ("points", np.float32, seats),
    ]
    for name, field in fields.items():
        shape = shape_of(field, seats)
        names = (name, f"{name}{KNOWN}") if isinstance(field, Secret) else (name,)
        laid += [(each, np.int16, shape) if shape else (each, np.int16) for each in names]
    return aligned(laid)


def shape_of(field: Field, seats: int) -> tuple[int, ...]:
    """The shape of a field with so many seats, () for a single number."""
    rows = (seats,) if field.is_by_seat else ()
    # A single number that somebody may not see is a row of one: it has who sees it beside it.
    single = isinstance(field, Secret) and not field.is_by_seat
    return rows if field.size is None and not single else (*rows, field.size or 1)


def cells_of(record: Any, name: str, field: Field, seats: int) -> Any:
    """The cells of a field, as an array of the record's own memory: of seats only those there are."""
    array = getattr(record, name)
    return array[:seats] if field.is_by_seat else array


def owners_of(field: Field, shape: tuple[int, ...]) -> np.ndarray[Any, np.dtype[np.int16]]:
    """Who sees each cell of a secret field as long as nothing else is said, a bit for each seat."""
    owners = np.zeros(shape, np.int16)
    if isinstance(field, Private):
        for seat in range(shape[0]):
            owners[seat] = 1 << seat
    return owners
