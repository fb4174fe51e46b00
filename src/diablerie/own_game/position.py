"""Position documents of a game of one's own: everything about a state as JSON, and read back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..compiled import Record
from ..documents import Document, integer, items, known_keys
from ..documents import fields as members
from ..events import NOBODY
from ..fields import Plain, fields_of
from .declaration import Declaration
from .declared import EMPTY, Field, Secret
from .ending import outcome_of
from .layout import KNOWN, cells_of, shape_of
from .view import nested

KEYS = ("turn", "to_play", "reason", "points", "fields", "seen")
MOST_TURNS = 1 << 30


def write(declared: Declaration, seats: int, plain: Plain) -> Document:
    """Everything about a record; `seen`: who sees each cell of the secret fields, a bit for each seat."""
    record = fields_of(plain.record)

    def cells(name: str, field: Field) -> Any:
        return cells_of(record, name, field, seats)

    outcome = outcome_of(declared, seats, plain)
    return {
        "turn": plain.turn,
        "to_play": None if plain.to_play == NOBODY else plain.to_play,
        "reason": None if outcome is None else outcome.reason,
        "points": None if outcome is None else plain.points[:seats],
        "fields": {name: nested(cells(name, field)) for name, field in declared.fields.items()},
        "seen": {
            name: cells(f"{name}{KNOWN}", field).tolist()
            for name, field in declared.fields.items()
            if isinstance(field, Secret)
        },
    }


def read(declared: Declaration, seats: int, document: Mapping[str, Any], record: Record) -> None:
    """Set a dealt record to a position document. Raises ValueError saying what is wrong with it."""
    known_keys(document, KEYS)
    given = members("a position", document, KEYS)
    record.turn = integer("turn", given["turn"], 0, MOST_TURNS)
    _read_end(declared, seats, given, record)
    secret = [name for name, field in declared.fields.items() if isinstance(field, Secret)]
    values, seen = (
        members("fields", given["fields"], declared.fields),
        members("seen", given["seen"], secret),
    )
    for name, field in declared.fields.items():
        _read_cells(record, name, name, field, seats, values[name], len(field.values) - 1)
    for name in secret:
        most = (1 << seats) - 1
        _read_cells(record, name + KNOWN, name, declared.fields[name], seats, seen[name], most)


def _read_end(declared: Declaration, seats: int, given: Mapping[str, Any], record: Record) -> None:
    reasons = list(declared.endings)
    record.points[...] = 0
    if given["reason"] is None:
        record.reason = 0
        record.to_play = integer("to_play", given["to_play"], 0, seats - 1)
        return
    if given["reason"] not in reasons or given["to_play"] is not None:
        raise ValueError(
            f"reason is null or, with to_play null, {' or '.join(reasons)}, not {given['reason']!r}"
        )
    record.reason, record.to_play = 1 + reasons.index(given["reason"]), NOBODY
    points = items("points", given["points"], seats)
    if not all(isinstance(each, int | float) for each in points):
        raise ValueError(f"points must be a number for each seat, not {points!r}")
    record.points[:seats] = points


def _read_cells(
    record: Record, at: str, name: str, field: Field, seats: int, told: Any, most: int
) -> None:
    shape = shape_of(field, seats)
    found = _numbers(name, told, shape, most)
    if shape:
        cells_of(record, at, field, seats)[...] = found
    else:
        setattr(record, at, found)


def _numbers(name: str, told: Any, shape: tuple[int, ...], most: int) -> Any:
    if not shape:
        return EMPTY if told is None else integer(name, told, 0, most)
    rows = items(name, told, shape[0])
    return [_numbers(f"{name}[{at}]", each, shape[1:], most) for at, each in enumerate(rows)]
