"""What a seat of Kill Doctor Lucky may see, as JSON. All secrecy is here and in `belief`."""

from __future__ import annotations

from ...compiled import Record
from ...state import Document
from .notation import Notation
from .position import hand, table_top
from .state import FAIL, FAILURES, ONGOING


def see(
    name: str, notation: Notation, tables: Record, record: Record, seat: int | None
) -> Document:
    """The view of a seat, or of a spectator (None): no hand of another, no card of the draw pile (KDL-24)."""
    seats = range(int(tables.seats))
    open_seats = [owner for owner in seats if owner == seat or record.reason != ONGOING]
    return {
        "game": name,
        "seat": seat,
        **table_top(notation, tables, record),
        "hands": [
            hand(notation, record, owner) if owner in open_seats else None for owner in seats
        ],
        "hand_sizes": record.hand_size[: len(seats)].tolist(),
        "draw_size": int(record.draw_size),
        "luck": luck(tables, record),
    }


def luck(tables: Record, record: Record) -> int:
    """The failure points that have not been spent: public, as the deck is known (KDL-22)."""
    points = sum((failure + 1) * int(tables.deck[FAIL + failure]) for failure in range(FAILURES))
    spent: list[int] = record.spent[: record.spent_size].tolist()
    return points - sum(kind - FAIL + 1 for kind in spent)
