"""What a seat of Doctor Faust may see, as JSON. All secrecy is here and in `belief`."""

from __future__ import annotations

from ...compiled import Record
from ...events import NOBODY, Event
from ...state import Document, State
from ...walks import Walk
from .board import ahead
from .position import hand, laid_card, laid_spaces, outcome, table_top
from .state import DEVIL_CARDS, ONGOING, SEATS

CONSEQUENCES = {"soul-card", "infamy", "too-early", "game-over"}
"""The kinds of event that a player wants to know of before he walks somewhere."""

HALT = {"soul-stopped"}
"""What he wants to know where none of them happens."""


def see(name: str, tables: Record, record: Record, scores: list[int], seat: int | None) -> Document:
    """The view of a seat, or of a spectator (None). The values of others' cards are not in it (DF-04)."""
    open_seats = [owner for owner in range(SEATS) if owner == seat or record.reason != ONGOING]
    return {
        "game": name,
        "seat": seat,
        **table_top(tables, record),
        "hands": [
            hand(tables, record, owner) if owner in open_seats else None for owner in range(SEATS)
        ],
        "hand_sizes": record.hand.sum(axis=1).tolist(),
        "unrevealed": [unrevealed(tables, record, owner) for owner in range(SEATS)],
        "laid": [seen_card(tables, record, space, open_seats) for space in laid_spaces(record)],
        "scores": scores,
        "outcome": outcome(record),
    }


def seen_card(tables: Record, record: Record, space: int, open_seats: list[int]) -> Document:
    """A laid card: place and owner for all, the value for those who may know it."""
    card = laid_card(tables, record, space)
    if card["seat"] not in open_seats:
        card["value"] = None
    return card


def unrevealed(tables: Record, record: Record, owner: int) -> list[int]:
    """The values a seat has in hand or beside the board: public, as every revealed card leaves the game."""
    cards = {card for card in range(DEVIL_CARDS) if record.hand[owner, card]}
    cards |= {int(record.card[s]) for s in laid_spaces(record) if record.card_seat[s] == owner}
    return [int(tables.lowest_devil) + card for card in sorted(cards)]


def walks(state: State, record: Record) -> tuple[Walk, ...]:
    """Where each piece can go with the points left, up to the first opposing card or occupied space."""
    found: list[Walk] = []
    for piece in ("s1", "s2", "soul"):
        found += piece_walks(state, record, piece)
    return tuple(found)


def piece_walks(state: State, record: Record, piece: str) -> list[Walk]:
    """The walks of one piece, nearest first. A trap is not sprung to see what it does: nobody may know."""
    seat = int(record.to_play)
    space = int(record.soul) if piece == "soul" else int(record.stone[seat, int(piece[1]) - 1])
    found: list[Walk] = []
    path: tuple[int, ...] = ()
    while state.to_play == seat and len(path) < record.points and state.allows(piece):
        space = ahead(space, 1)
        path = (*path, space)
        actions = (piece,) * len(path)
        if piece != "soul" and record.card_seat[space] not in (NOBODY, seat):
            clauses = trap_clauses(state, record, space)
            return [*found, Walk(piece, space, path, actions, clauses, ends=True)]
        state, events = state.narrate(piece)
        clauses = clauses_of(events, CONSEQUENCES) or clauses_of(events, HALT)
        found.append(Walk(piece, space, path, actions, clauses, ends=state.to_play != seat))
    return found


def trap_clauses(state: State, record: Record, space: int) -> tuple[str, ...]:
    """DF-19, DF-24, DF-42: what a step onto an opposing card brings for certain, whatever its value."""
    if space != record.soul or record.pile_left == 0:
        return ("DF-19",)
    if record.pile_left == 1 and state.game.options["end_on_last_card"] == "immediate":
        return ("DF-24", "DF-40")
    return ("DF-24", "DF-19")


def clauses_of(events: tuple[Event, ...], kinds: set[str]) -> tuple[str, ...]:
    """The clauses of the events of some kinds, each once."""
    told = (event.clause for event in events if event.kind in kinds)
    return tuple(dict.fromkeys(clause for clause in told if clause is not None))
