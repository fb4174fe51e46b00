"""The view of Kill Doctor Lucky: what a seat may see, as JSON. All secrecy is in this room."""

from __future__ import annotations

from ....documents import Document
from ....fields import Plain
from ..notation import Notation
from ..position.writer import hand, table_top
from ..state import FAIL, FAILURES, ONGOING


def see_table(notation: Notation, tables: Plain, plain: Plain) -> Document:
    """What everybody may see: no hand, and no card of the draw pile (KDL-24)."""
    return {
        **table_top(notation, tables, plain),
        "hand_sizes": plain.hand_size[: tables.seats],
        "draw_size": plain.draw_size,
        "luck": luck(tables, plain),
    }


def see_own(notation: Notation, tables: Plain, plain: Plain, seat: int | None) -> Document:
    """What is different for each seat, and for a spectator (None): the hand one holds (KDL-24)."""
    if plain.reason != ONGOING:
        return see_revealed(notation, tables, plain)
    return {
        "hands": [
            hand(notation, plain, owner) if owner == seat else None for owner in range(tables.seats)
        ],
    }


def see_revealed(notation: Notation, tables: Plain, plain: Plain) -> Document:
    """The same with nothing hidden."""
    return {"hands": [hand(notation, plain, owner) for owner in range(tables.seats)]}


def luck(tables: Plain, plain: Plain) -> int:
    """The failure points that have not been spent: public, as the deck is known (KDL-22)."""
    points: int = sum((failure + 1) * tables.deck[FAIL + failure] for failure in range(FAILURES))
    spent: int = sum(kind - FAIL + 1 for kind in plain.spent[: plain.spent_size])
    return points - spent
