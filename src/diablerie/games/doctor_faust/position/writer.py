"""Position documents of Doctor Faust, written: everything about a state as JSON."""

from __future__ import annotations

from ....documents import Document
from ....events import NOBODY
from ....fields import Plain
from ..state import (
    LOWEST_SOUL,
    ONGOING,
    REASONS,
    SEATS,
    STONES,
)

KEYS = (
    "to_play",
    "turn",
    "points",
    "laid_this_turn",
    "soul",
    "stones",
    "hands",
    "laid",
    "pile",
    "won",
    "scores",
    "outcome",
    "stone_moved",
    "soul_stopped",
    "met",
)


def write(tables: Plain, plain: Plain, scores: list[int]) -> Document:
    """The position document of a record; `scores` by DF-41."""
    return {
        **table_top(tables, plain),
        "hands": [hand(tables, plain, seat) for seat in range(SEATS)],
        "laid": [laid_card(tables, plain, space) for space in laid_spaces(plain)],
        "scores": scores,
        "outcome": outcome(plain),
    }


def table_top(tables: Plain, plain: Plain) -> Document:
    """What lies open on the table, but for the devil cards."""
    to_play = plain.to_play
    return {
        "to_play": None if to_play == NOBODY else to_play,
        "turn": plain.turn,
        "points": plain.points,
        "laid_this_turn": bool(plain.laid_this_turn),
        "soul": plain.soul,
        "stones": plain.stone,
        "pile": pile(plain),
        "won": [won[:count] for won, count in zip(plain.won, plain.won_count, strict=True)],
        **switch_keys(tables, plain),
    }


def switch_keys(tables: Plain, plain: Plain) -> Document:
    """The keys that appear only under their switch."""
    keys: Document = {}
    if tables.one_stone_a_turn:
        keys["stone_moved"] = plain.stone_moved or None
    if tables.may_leave_next_turn:
        keys["soul_stopped"] = bool(plain.soul_stopped)
    if tables.contact_by_state:
        keys["met"] = [
            [seat, stone]
            for seat in range(SEATS)
            for stone in range(STONES)
            if plain.met[seat][stone]
        ]
    return keys


def pile(plain: Plain) -> list[int]:
    """The soul cards left, top first."""
    return [LOWEST_SOUL + index for index, there in enumerate(plain.pile) if there]


def hand(tables: Plain, plain: Plain, seat: int) -> list[int]:
    """The values in a seat's hand, sorted."""
    return [tables.lowest_devil + card for card, held in enumerate(plain.hand[seat]) if held]


def laid_spaces(plain: Plain) -> list[int]:
    """The spaces with a card beside them."""
    return [space for space, seat in enumerate(plain.card_seat) if seat != NOBODY]


def laid_card(tables: Plain, plain: Plain, space: int) -> Document:
    """A laid card with its value."""
    value = tables.lowest_devil + plain.card[space]
    return {"space": space, "seat": plain.card_seat[space], "value": value}


def outcome(plain: Plain) -> Document | None:
    """How the game ended."""
    if plain.reason == ONGOING:
        return None
    winner = plain.winner
    return {"reason": REASONS[plain.reason], "winner": None if winner == NOBODY else winner}
