"""What a seat of Teufel Teufel may see, as JSON. All secrecy is here and in `belief`."""

from __future__ import annotations

from collections import Counter

from ...compiled import Record
from ...state import Document
from .notation import CARD_NAMES, CELL_NAMES
from .position import counted, knowers, statement, table_top
from .state import COPIES, NO_CARD, ONGOING, PEGS


def see(name: str, tables: Record, record: Record, seat: int | None) -> Document:
    """The view of a seat, or of a spectator (None): no face-down card but those it has peeked at."""
    seats = int(tables.seats)
    open_cells = [is_open_to(record, cell, seat) for cell in range(len(CELL_NAMES))]
    return {
        "game": name,
        "seat": seat,
        **table_top(tables, record),
        "home": PEGS - int(record.possessed[:seats].sum()),
        "cards": {
            CELL_NAMES[cell]: {
                "card": CARD_NAMES[kind] if open_cells[cell] else None,
                "up": bool(record.up[cell]),
            }
            for cell, kind in enumerate(record.card.tolist())
            if kind != NO_CARD
        },
        "unseen": unseen(record, open_cells),
        "lifted_size": int(record.lifted_size),
        "lifted_known": [] if seat is None else counted(record.known_lifted[seat]),
        "mixed": [
            {**statement(record, number), "private": known_to is not None}
            for number in range(record.mixed_count)
            if (known_to := knowers(record, number)) is None or seat in known_to
        ],
    }


def is_open_to(record: Record, cell: int, seat: int | None) -> bool:
    """Whether a seat knows what lies on a cell: face up, peeked at, or the game is over."""
    if record.up[cell] or record.reason != ONGOING:
        return True
    return seat is not None and bool(record.known[seat] >> cell & 1)


def unseen(record: Record, open_cells: list[bool]) -> dict[str, int]:
    """The cards that a seat does not know the place of: all less those open to it."""
    left = Counter(dict(zip(CARD_NAMES, COPIES, strict=True)))
    for cell, is_open in enumerate(open_cells):
        if is_open and record.card[cell] != NO_CARD:
            left[CARD_NAMES[record.card[cell]]] -= 1
    return dict(+left)
