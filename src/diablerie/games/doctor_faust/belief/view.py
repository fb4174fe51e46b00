"""The view of Doctor Faust: what a seat may see, as JSON. All secrecy is in this room."""

from __future__ import annotations

from ....documents import Document
from ....fields import Plain
from ..position.writer import hand, laid_card, laid_spaces, outcome, table_top
from ..state import ONGOING, SEATS


def see_table(tables: Plain, plain: Plain) -> Document:
    """What everybody may see. All that is known of devil cards is which are not revealed yet."""
    return {
        **table_top(tables, plain),
        "hand_sizes": [sum(held) for held in plain.hand],
        "unrevealed": unrevealed(tables, plain),
        "outcome": outcome(plain),
    }


def see_own(tables: Plain, plain: Plain, seat: int | None) -> Document:
    """What is different for each seat, and for a spectator (None): the values of others' cards (DF-04)."""
    if plain.reason != ONGOING:
        return see_revealed(tables, plain)
    return open_to(tables, plain, [] if seat is None else [seat])


def see_revealed(tables: Plain, plain: Plain) -> Document:
    """The same with nothing hidden."""
    return open_to(tables, plain, list(range(SEATS)))


def open_to(tables: Plain, plain: Plain, open_seats: list[int]) -> Document:
    """The devil cards, those of some seats with their values."""
    return {
        "hands": [
            hand(tables, plain, owner) if owner in open_seats else None for owner in range(SEATS)
        ],
        "laid": [seen_card(tables, plain, space, open_seats) for space in laid_spaces(plain)],
    }


def seen_card(tables: Plain, plain: Plain, space: int, open_seats: list[int]) -> Document:
    """A laid card: place and owner for all, the value for those who may know it."""
    card = laid_card(tables, plain, space)
    if card["seat"] not in open_seats:
        card["value"] = None
    return card


def unrevealed(tables: Plain, plain: Plain) -> list[list[int]]:
    """The values in hand or beside the board, per seat: public, as every revealed card leaves the game."""
    kept = [list(held) for held in plain.hand]
    for space in laid_spaces(plain):
        kept[plain.card_seat[space]][plain.card[space]] = 1
    return [
        [tables.lowest_devil + card for card, is_kept in enumerate(cards) if is_kept]
        for cards in kept
    ]
