"""What can happen in Teufel Teufel: the kinds of event by number, with their facts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...events import EventKind
from .notation import CARD_NAMES, CELL_NAMES, LETTER_NAMES
from .state import NO_CELL, REASONS

(
    PLACED,
    TURN_BEGINS,
    STEP,
    TURNED_UP,
    LETTER_WON,
    LETTER_KNOWN,
    STOPPED,
    DEVIL_TAKEN,
    DEVIL_ROBBED,
    DEVILS_HOME,
    LETTER_LOST,
    TOWER_REACHED,
    PEEKED,
    BANISHED,
    DEVIL_HANDED,
    DEVIL_KEPT,
    NOT_HANDED,
    SWAP_BEGINS,
    SWAPPED,
    LIFTED,
    MIXED,
    LAID,
    HAS_LEFT,
    REVEALED,
    PASSED,
    GAME_OVER,
) = range(26)

AT_WILL, UNKNOWN_LETTER = range(2)
STOPS = ("at-will", "unknown-letter")
"""Why a sled stays where it is: TT-11; TT-12, TT-14 and TT-28."""


def seats_in_order(seats: Iterable[Any]) -> list[int]:
    """Seats as JSON has them."""
    return [int(seat) for seat in seats]


def seats_inside(sleds: Iterable[Any]) -> list[int]:
    """The seats whose sleds are on the board."""
    return [seat for seat, cell in enumerate(sleds) if cell != NO_CELL]


KINDS: tuple[EventKind, ...] = (
    EventKind("placed", ("seat", "cell"), decode={"cell": CELL_NAMES}),
    EventKind("turn", ("seat", "turn")),
    EventKind("step", ("seat", "from", "to"), decode={"from": CELL_NAMES, "to": CELL_NAMES}),
    EventKind(
        "turned-up",
        ("seat", "cell", "card"),
        decode={"cell": CELL_NAMES, "card": CARD_NAMES},
        reveals=True,
    ),
    EventKind(
        "letter-won",
        ("seat", "cell", "letter"),
        decode={"cell": CELL_NAMES, "letter": LETTER_NAMES},
    ),
    EventKind(
        "letter-known",
        ("seat", "cell", "letter"),
        decode={"cell": CELL_NAMES, "letter": LETTER_NAMES},
    ),
    EventKind("stopped", ("seat", "cell", "why"), decode={"cell": CELL_NAMES, "why": STOPS}),
    EventKind("devil-taken", ("seat",)),
    EventKind("devil-robbed", ("seat", "victim")),
    EventKind("devils-home", ("seat",)),
    EventKind("letter-lost", ("seat", "letter"), decode={"letter": LETTER_NAMES}),
    EventKind("tower", ("seat", "cell"), decode={"cell": CELL_NAMES}),
    EventKind(
        "peek",
        ("seat", "cell", "card"),
        decode={"cell": CELL_NAMES, "card": CARD_NAMES},
        private={"card": "seat"},
        reveals=True,
    ),
    EventKind("banished", ("seat",)),
    EventKind("devil-handed", ("seat", "to")),
    EventKind("devil-kept", ("seat", "to")),
    EventKind("not-handed", ("seat", "to", "cell"), decode={"cell": CELL_NAMES}),
    EventKind("swap-begins", ("seat", "cell"), decode={"cell": CELL_NAMES}),
    EventKind("swap", ("seat", "from", "to"), decode={"from": CELL_NAMES, "to": CELL_NAMES}),
    EventKind("lifted", ("seat", "cell"), decode={"cell": CELL_NAMES}),
    EventKind("mixed", ("seat", "cards")),
    EventKind("laid", ("seat", "cell"), decode={"cell": CELL_NAMES}),
    EventKind("left", ("seat", "place")),
    EventKind(
        "revealed",
        ("seat", "cell", "card"),
        decode={"cell": CELL_NAMES, "card": CARD_NAMES},
        reveals=True,
    ),
    EventKind("pass", ("seat",)),
    EventKind(
        "game-over",
        ("reason", "left", "losers"),
        decode={"reason": REASONS, "left": seats_in_order, "losers": seats_inside},
        reveals=True,
    ),
)
"""By number, in the order above."""
