"""Position documents of Teufel Teufel: everything about a state as JSON. `reading` is the way back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...compiled import Record
from ...events import seat_or_none
from ...state import Document
from .notation import CARD_NAMES, CELL_NAMES, LETTER_NAMES
from .sets import members
from .state import CELLS, DEVIL, NO_CARD, NO_CELL, ONGOING, PERSONS, PHASES, REASONS, TOWER

KEYS = (
    "to_play",
    "turn_of",
    "turn",
    "phase",
    "sleds",
    "letters",
    "possessed",
    "left",
    "cards",
    "known",
    "visited",
    "swap",
    "lifted",
    "lifted_open",
    "lifted_known",
    "lifted_from",
    "laid",
    "mixed",
    "lose",
    "peeked",
    "banished",
    "revealed",
    "outcome",
)


def write(tables: Record, record: Record) -> Document:
    """The position document of a record."""
    seats = range(int(tables.seats))
    lifted = [CARD_NAMES[kind] for kind in record.lifted[: record.lifted_size]]
    return {
        **table_top(tables, record),
        "cards": {
            CELL_NAMES[cell]: {"card": CARD_NAMES[kind], "up": bool(record.up[cell])}
            for cell, kind in enumerate(record.card.tolist())
            if kind != NO_CARD
        },
        "lifted": lifted,
        "lifted_known": [counted(record.known_lifted[seat]) for seat in seats],
        "mixed": [
            {**statement(record, number), "known_to": knowers(record, number)}
            for number in range(record.mixed_count)
        ],
    }


def table_top(tables: Record, record: Record) -> Document:
    """What lies open on the table, and what everybody has seen done."""
    seats = int(tables.seats)
    return {
        "to_play": seat_or_none(int(record.to_play)),
        "turn_of": seat_or_none(int(record.turn_of)),
        "turn": int(record.turn),
        "phase": PHASES[record.phase],
        "sleds": [cell_or_none(cell) for cell in record.sled[:seats].tolist()],
        "letters": [letters(record, seat) for seat in range(seats)],
        "possessed": [bool(devil) for devil in record.possessed[:seats]],
        "left": record.left[: record.left_count].tolist(),
        "known": [cells_named(record.known[seat]) for seat in range(seats)],
        "visited": cells_named(record.visited),
        "swap": cell_or_none(int(record.swap_cell)),
        "lifted_open": counted(record.open_lifted),
        "lifted_from": cells_named(record.lifted_from),
        "laid": cells_named(record.laid),
        "lose": int(record.to_lose),
        "peeked": bool(record.peeked),
        "banished": bool(record.banished),
        "revealed": int(record.revealed),
        "outcome": outcome(tables, record),
    }


def cell_or_none(cell: int) -> str | None:
    """The name of a cell, None for none."""
    return None if cell == NO_CELL else CELL_NAMES[cell]


def letters(record: Record, seat: int) -> str:
    """The letters in a seat's sled."""
    return "".join(
        name for name, owned in zip(LETTER_NAMES, record.letter[seat], strict=True) if owned
    )


def cells_named(cells: Any) -> list[str]:
    """The cells of a set, sorted by name."""
    return sorted(CELL_NAMES[cell] for cell in members(int(cells), CELLS))


def counted(counts: Iterable[Any]) -> list[str]:
    """So many cards of each kind, sorted."""
    return sorted(
        name for name, count in zip(CARD_NAMES, counts, strict=True) for _ in range(count)
    )


def statement(record: Record, number: int) -> Document:
    """A statement of TT-37a: these cards lie face down somewhere among these cells."""
    persons = members(int(record.mixed_persons[number]), PERSONS)
    devils = [DEVIL] * int(record.mixed_devils[number])
    towers = [TOWER] * int(record.mixed_towers[number])
    return {
        "cells": cells_named(record.mixed_cells[number]),
        "cards": sorted(CARD_NAMES[kind] for kind in (*persons, *devils, *towers)),
    }


def knowers(record: Record, number: int) -> list[int] | None:
    """The seats that know a statement, None for everybody."""
    return members(int(record.mixed_for[number]), len(record.sled)) or None


def ranking(tables: Record, record: Record) -> list[list[int]]:
    """TT-43: the seats by rank, those still inside together at the end."""
    left = record.left[: record.left_count].tolist()
    inside = [seat for seat in range(tables.seats) if seat not in left]
    return [[seat] for seat in left] + ([inside] if inside else [])


def outcome(tables: Record, record: Record) -> Document | None:
    """How the game ended."""
    if record.reason == ONGOING:
        return None
    return {"reason": REASONS[record.reason], "ranking": ranking(tables, record)}
