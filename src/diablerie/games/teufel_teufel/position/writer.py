"""Position documents of Teufel Teufel, written: everything about a state as JSON."""

from __future__ import annotations

from collections.abc import Iterable

from ....documents import Document
from ....events import seat_or_none
from ....fields import Plain
from ..notation import CARD_NAMES, CELL_NAMES, LETTER_NAMES
from ..rules.sets import members
from ..state import CELLS, DEVIL, NO_CARD, NO_CELL, ONGOING, PERSONS, PHASES, REASONS, TOWER

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


def write(tables: Plain, plain: Plain) -> Document:
    """The position document of a record."""
    seats = range(tables.seats)
    lifted = [CARD_NAMES[kind] for kind in plain.lifted[: plain.lifted_size]]
    return {
        **table_top(tables, plain),
        "cards": {
            CELL_NAMES[cell]: {"card": CARD_NAMES[kind], "up": bool(plain.up[cell])}
            for cell, kind in enumerate(plain.card)
            if kind != NO_CARD
        },
        "lifted": lifted,
        "lifted_known": [counted(plain.known_lifted[seat]) for seat in seats],
        "mixed": [
            {**statement(plain, number), "known_to": knowers(plain, number)}
            for number in range(plain.mixed_count)
        ],
    }


def table_top(tables: Plain, plain: Plain) -> Document:
    """What lies open on the table, and what everybody has seen done."""
    seats = tables.seats
    return {
        "to_play": seat_or_none(plain.to_play),
        "turn_of": seat_or_none(plain.turn_of),
        "turn": plain.turn,
        "phase": PHASES[plain.phase],
        "sleds": [cell_or_none(cell) for cell in plain.sled[:seats]],
        "letters": [letters(plain, seat) for seat in range(seats)],
        "possessed": [bool(devil) for devil in plain.possessed[:seats]],
        "left": plain.left[: plain.left_count],
        "known": [cells_named(plain.known[seat]) for seat in range(seats)],
        "visited": cells_named(plain.visited),
        "swap": cell_or_none(plain.swap_cell),
        "lifted_open": counted(plain.open_lifted),
        "lifted_from": cells_named(plain.lifted_from),
        "laid": cells_named(plain.laid),
        "lose": plain.to_lose,
        "peeked": bool(plain.peeked),
        "banished": bool(plain.banished),
        "revealed": plain.revealed,
        "outcome": outcome(tables, plain),
    }


def cell_or_none(cell: int) -> str | None:
    """The name of a cell, None for none."""
    return None if cell == NO_CELL else CELL_NAMES[cell]


def letters(plain: Plain, seat: int) -> str:
    """The letters in a seat's sled."""
    return "".join(
        name for name, owned in zip(LETTER_NAMES, plain.letter[seat], strict=True) if owned
    )


def cells_named(cells: int) -> list[str]:
    """The cells of a set, sorted by name."""
    return sorted(CELL_NAMES[cell] for cell in members(cells, CELLS))


def counted(counts: Iterable[int]) -> list[str]:
    """So many cards of each kind, sorted."""
    return sorted(
        name for name, count in zip(CARD_NAMES, counts, strict=True) for _ in range(count)
    )


def statement(plain: Plain, number: int) -> Document:
    """A statement of TT-37a: these cards lie face down somewhere among these cells."""
    persons = members(plain.mixed_persons[number], PERSONS)
    devils = [DEVIL] * plain.mixed_devils[number]
    towers = [TOWER] * plain.mixed_towers[number]
    return {
        "cells": cells_named(plain.mixed_cells[number]),
        "cards": sorted(CARD_NAMES[kind] for kind in (*persons, *devils, *towers)),
    }


def knowers(plain: Plain, number: int) -> list[int] | None:
    """The seats that know a statement, None for everybody."""
    return members(plain.mixed_for[number], len(plain.sled)) or None


def ranking(tables: Plain, plain: Plain) -> list[list[int]]:
    """TT-43: the seats by rank, those still inside together at the end."""
    left = plain.left[: plain.left_count]
    inside = [seat for seat in range(tables.seats) if seat not in left]
    return [[seat] for seat in left] + ([inside] if inside else [])


def outcome(tables: Plain, plain: Plain) -> Document | None:
    """How the game ended."""
    if plain.reason == ONGOING:
        return None
    return {"reason": REASONS[plain.reason], "ranking": ranking(tables, plain)}
