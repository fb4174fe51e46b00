"""What a seat of Doctor Faust may see, as JSON. All secrecy is here and in `belief`."""

from __future__ import annotations

from ....events import NOBODY, Event
from ....fields import Plain
from ....state import Document, State
from ....walks import Walk
from ..position.writer import hand, laid_card, laid_spaces, outcome, table_top
from ..rules.board import ahead
from ..state import ONGOING, SEATS

CONSEQUENCES = {"soul-card", "infamy", "too-early", "game-over"}
"""The kinds of event that a player wants to know of before he walks somewhere."""

HALT = {"soul-stopped"}
"""What he wants to know where none of them happens."""


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


def walks(state: State, plain: Plain) -> tuple[Walk, ...]:
    """Where each piece can go with the points left, up to the first opposing card or occupied space."""
    found: list[Walk] = []
    for piece in ("s1", "s2", "soul"):
        found += piece_walks(state, plain, piece)
    return tuple(found)


def piece_walks(state: State, plain: Plain, piece: str) -> list[Walk]:
    """The walks of one piece, nearest first. A trap is not sprung to see what it does: nobody may know."""
    seat = plain.to_play
    space = plain.soul if piece == "soul" else plain.stone[seat][int(piece[1]) - 1]
    found: list[Walk] = []
    path: tuple[int, ...] = ()
    while state.to_play == seat and len(path) < plain.points and state.allows(piece):
        space = ahead(space, 1)
        path = (*path, space)
        actions = (piece,) * len(path)
        if piece != "soul" and plain.card_seat[space] not in (NOBODY, seat):
            clauses = trap_clauses(state, plain, space)
            return [*found, Walk(piece, space, path, actions, clauses, ends=True)]
        state, events = state.narrate(piece)
        clauses = clauses_of(events, CONSEQUENCES) or clauses_of(events, HALT)
        found.append(Walk(piece, space, path, actions, clauses, ends=state.to_play != seat))
    return found


def trap_clauses(state: State, plain: Plain, space: int) -> tuple[str, ...]:
    """DF-19, DF-24, DF-42: what a step onto an opposing card brings for certain, whatever its value."""
    if space != plain.soul or plain.pile_left == 0:
        return ("DF-19",)
    if plain.pile_left == 1 and state.game.options["end_on_last_card"] == "immediate":
        return ("DF-24", "DF-40")
    return ("DF-24", "DF-19")


def clauses_of(events: tuple[Event, ...], kinds: set[str]) -> tuple[str, ...]:
    """The clauses of the events of some kinds, each once."""
    told = (event.clause for event in events if event.kind in kinds)
    return tuple(dict.fromkeys(clause for clause in told if clause is not None))
