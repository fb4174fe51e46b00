"""The tensor of a game of one's own: what a seat may know as numbers, a piece for each field."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import Any

import numpy as np

from ..events import Seat
from .declared import EMPTY, Field
from .layout import shape_of
from .rules_state import RulesState

MOST_PLACES = 32
"""A field with more values than this shows each number as a share of the highest, not one-hot."""

TO_PLAY = "to_play"


def pieces_of(fields: Mapping[str, Field], seats: int) -> dict[str, tuple[int, ...]]:
    """The pieces by name, in order, with their shapes: who is to move, then each field.

    Of a field a row for each cell, of seats the own first: a place for each value, one-hot, all 0 where the
    cell is empty, and a last place that is 1 where the seat does not see it.
    """
    pieces: dict[str, tuple[int, ...]] = {TO_PLAY: (seats,)}
    for name, field in fields.items():
        pieces[name] = (prod(shape_of(field, seats)), _width(field) + 1)
    return pieces


def _width(field: Field) -> int:
    return len(field.values) if len(field.values) <= MOST_PLACES else 2


def write(state: RulesState, fields: Mapping[str, Field], seat: Seat, out: Any) -> None:
    """Write what `seat` knows into `out`, piece by piece."""
    seats = state.seats
    out[:] = 0
    if not state.is_over:
        out[(state.to_play - seat) % seats] = 1
    at = seats
    for name, field in fields.items():
        rows, width = prod(shape_of(field, seats)), _width(field) + 1
        piece = np.zeros((rows, width), np.float32)
        _write_field(state, name, field, seat, piece)
        out[at : at + rows * width] = piece.ravel()
        at += rows * width


def _write_field(state: RulesState, name: str, field: Field, seat: Seat, piece: Any) -> None:
    cells, seen = np.atleast_1d(getattr(state, name)), np.atleast_1d(state.sees(name, seat))
    if field.is_by_seat:
        cells, seen = np.roll(cells, -seat, axis=0), np.roll(seen, -seat, axis=0)
    for row, (value, is_seen) in enumerate(zip(cells.ravel(), seen.ravel(), strict=True)):
        if not is_seen:
            piece[row, -1] = 1
        elif value != EMPTY and len(field.values) <= MOST_PLACES:
            piece[row, value] = 1
        elif value != EMPTY:
            piece[row, :2] = 1, value / (len(field.values) - 1)
