"""Position documents of Kill Doctor Lucky: everything about a state as JSON. `reading` is the way back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...compiled import Record
from ...events import NOBODY
from ...state import Document
from .notation import Notation
from .state import ANSWER, MOVING, NONE, ONGOING, PAWNS, PHASES, REASONS

KEYS = (
    "to_play",
    "turn_of",
    "turn",
    "phase",
    "lucky",
    "pawns",
    "hands",
    "draw",
    "discard",
    "spent",
    "stepped",
    "card_played",
    "moving",
    "attempt",
    "starter",
    "reshuffled",
    "outcome",
)


def write(notation: Notation, tables: Record, record: Record) -> Document:
    """The position document of a record."""
    return {
        **table_top(notation, tables, record),
        "hands": [hand(notation, record, seat) for seat in range(tables.seats)],
        "draw": cards(notation, record.draw[: record.draw_size][::-1]),
    }


def table_top(notation: Notation, tables: Record, record: Record) -> Document:
    """What lies open on the table."""
    seats = int(tables.seats)
    to_play = int(record.to_play)
    return {
        "to_play": None if to_play == NOBODY else to_play,
        "turn_of": int(record.turn_of),
        "turn": int(record.turn),
        "phase": PHASES[record.phase],
        "lucky": notation.spaces[record.lucky],
        "pawns": [notation.spaces[space] for space in record.pawn[:seats]],
        "discard": cards(notation, record.discard[: record.discard_size]),
        "spent": cards(notation, record.spent[: record.spent_size]),
        "stepped": bool(record.stepped),
        "card_played": bool(record.card_played),
        "moving": moving(record),
        "attempt": attempt(notation, record),
        "starter": starter(notation, record),
        "reshuffled": reshuffled(notation, seats, record),
        "outcome": outcome(record),
    }


def cards(notation: Notation, kinds: Iterable[Any]) -> list[str]:
    """Cards in the order given."""
    return [notation.cards[kind] for kind in kinds]


def sorted_cards(notation: Notation, counts: Record) -> list[str]:
    """So many cards of each kind, sorted as plain strings."""
    return sorted(
        card
        for card, count in zip(notation.cards, counts.tolist(), strict=False)
        for _ in range(count)
    )


def hand(notation: Notation, record: Record, seat: int) -> list[str]:
    """A seat's cards, sorted."""
    return sorted_cards(notation, record.hand[seat])


def moving(record: Record) -> Document | None:
    """The move card that is moving somebody."""
    if record.phase != MOVING:
        return None
    steps, left = int(record.moving_card) + 1, int(record.moving_left)
    who = PAWNS[record.moving_pawn]
    return {"card": f"move{steps}", "who": who, "left": left, "moved": left < steps}


def attempt(notation: Notation, record: Record) -> Document | None:
    """The attempt that is being answered."""
    if record.phase != ANSWER:
        return None
    weapon = int(record.attempt_weapon)
    return {
        "weapon": None if weapon == NONE else notation.weapons[weapon],
        "value": int(record.attempt_value),
        "asked": int(record.to_play),
    }


def starter(notation: Notation, record: Record) -> Document | None:
    """The cards dealt to find who begins (KDL-04), None where that is not known."""
    if record.dealer == NOBODY:
        return None
    dealt = cards(notation, record.starter[: record.starter_size])
    return {"dealer": int(record.dealer), "cards": dealt}


def reshuffled(notation: Notation, seats: int, record: Record) -> Document | None:
    """What all know of the last reshuffle (KDL-23)."""
    if not record.reshuffled:
        return None
    return {
        "cards": sorted_cards(notation, record.shuffled_in),
        "drawn": record.drawn[:seats].tolist(),
    }


def outcome(record: Record) -> Document | None:
    """How the game ended."""
    if record.reason == ONGOING:
        return None
    winner = int(record.winner)
    return {"reason": REASONS[record.reason], "winner": None if winner == NOBODY else winner}
