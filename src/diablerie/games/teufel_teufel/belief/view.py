"""The view of Teufel Teufel: what a seat may see, as JSON. All secrecy is in this room."""

from __future__ import annotations

from collections import Counter

from ....documents import Document
from ....fields import Plain
from ..notation import CARD_NAMES, CELL_NAMES
from ..position.writer import counted, knowers, statement, table_top
from ..state import COPIES, NO_CARD, ONGOING, PEGS


def see_table(tables: Plain, plain: Plain) -> Document:
    """What everybody may see: no card that lies face down."""
    return {
        **table_top(tables, plain),
        "home": PEGS - sum(plain.possessed[: tables.seats]),
        "lifted_size": plain.lifted_size,
    }


def see_own(plain: Plain, seat: int | None) -> Document:
    """What is different for each seat, and for a spectator (None): the cards, and what it knows of them."""
    open_cells = [is_open_to(plain, cell, seat) for cell in range(len(CELL_NAMES))]
    return {
        **see_cards(plain, open_cells),
        "lifted_known": [] if seat is None else counted(plain.known_lifted[seat]),
        "mixed": [
            {**statement(plain, number), "private": known_to is not None}
            for number in range(plain.mixed_count)
            if (known_to := knowers(plain, number)) is None or seat in known_to
        ],
    }


def see_revealed(plain: Plain) -> Document:
    """The same with nothing hidden: there is nothing to be told of where cards may lie."""
    lifted = sorted(CARD_NAMES[kind] for kind in plain.lifted[: plain.lifted_size])
    everywhere = [True] * len(CELL_NAMES)
    return {**see_cards(plain, everywhere), "lifted_known": lifted, "mixed": []}


def see_cards(plain: Plain, open_cells: list[bool]) -> Document:
    """The cards that lie on the board, and those that one does not know the place of."""
    return {
        "cards": {
            CELL_NAMES[cell]: {
                "card": CARD_NAMES[kind] if open_cells[cell] else None,
                "up": bool(plain.up[cell]),
            }
            for cell, kind in enumerate(plain.card)
            if kind != NO_CARD
        },
        "unseen": unseen(plain, open_cells),
    }


def is_open_to(plain: Plain, cell: int, seat: int | None) -> bool:
    """Whether a seat knows what lies on a cell: face up, peeked at, or the game is over."""
    if plain.up[cell] or plain.reason != ONGOING:
        return True
    return seat is not None and bool(plain.known[seat] >> cell & 1)


def unseen(plain: Plain, open_cells: list[bool]) -> dict[str, int]:
    """The cards that a seat does not know the place of: all less those open to it."""
    left = Counter(dict(zip(CARD_NAMES, COPIES, strict=True)))
    for kind, is_open in zip(plain.card, open_cells, strict=True):
        if is_open and kind != NO_CARD:
            left[CARD_NAMES[kind]] -= 1
    return dict(+left)
