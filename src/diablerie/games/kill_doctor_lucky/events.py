"""What can happen in Kill Doctor Lucky: the kinds of event by number, with their facts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...events import Decoder, EventKind, seat_or_none
from .state import PAWNS, REASONS

(
    STARTER_CARD,
    DOCTOR_PLACED,
    DEALT,
    TURN_BEGINS,
    WALKED_IN,
    FREE_STEP,
    MOVE_PLAYED,
    CARD_STEP,
    HALTED,
    ROOM_PLAYED,
    DRAWN,
    NOTHING_TO_DRAW,
    RESHUFFLE,
    TURN_ENDED,
    ATTEMPTED,
    FAILURE,
    PASSED,
    FOILED,
    MURDERED,
    DOCTOR_WALKS,
    DOCTOR_STAYS,
    GAME_OVER,
    DOCTOR_HELD,
) = range(23)

KINDS: tuple[EventKind, ...] = (
    EventKind("starter-card", ("seat", "card")),
    EventKind("doctor-placed", ("seat", "space")),
    EventKind("dealt", ("cards",)),
    EventKind("turn", ("seat", "turn")),
    EventKind("walked-in", ("seat", "space", "instead"), decode={"instead": seat_or_none}),
    EventKind("free-step", ("seat", "from", "to")),
    EventKind(
        "move-card",
        ("seat", "card", "pawn"),
        decode={"pawn": PAWNS},
        reveals=True,
        shown_by="seat",
    ),
    EventKind("card-step", ("seat", "pawn", "from", "to"), decode={"pawn": PAWNS}),
    EventKind("halt", ("seat", "pawn"), decode={"pawn": PAWNS}),
    EventKind(
        "room-card",
        ("seat", "card", "pawn", "from", "to"),
        decode={"pawn": PAWNS},
        reveals=True,
        shown_by="seat",
    ),
    EventKind("draw", ("seat", "space", "card"), private={"card": "seat"}, reveals=True),
    EventKind("nothing-to-draw", ("seat", "space")),
    EventKind("reshuffle", ("cards",)),
    EventKind("end", ("seat",)),
    EventKind(
        "attempt",
        ("seat", "space", "weapon", "value", "special"),
        decode={"special": bool},
        reveals=True,
        shown_by="seat",
    ),
    EventKind("failure", ("seat", "attacker", "card", "left"), reveals=True, shown_by="seat"),
    EventKind("pass", ("seat", "attacker", "left")),
    EventKind("foiled", ("seat", "by", "wasted")),
    EventKind("murder", ("seat", "space", "weapon")),
    EventKind("doctor-walks", ("from", "to")),
    EventKind("doctor-stays", ("space",)),
    EventKind(
        "game-over",
        ("reason", "winner"),
        decode={"reason": REASONS, "winner": seat_or_none},
        reveals=True,
    ),
    EventKind("doctor-held", ("seat", "space")),
)
"""By number, in the order above; spaces, cards and weapons as numbers of one house (see `kinds_of`).

A card that is played shows what was in a hand: that reveals something, as the card drawn does."""


def kinds_of(
    spaces: Sequence[str], cards: Sequence[str], weapons: Sequence[str]
) -> tuple[EventKind, ...]:
    """The kinds of event with the ids of one house for its spaces, cards and weapons."""

    def weapon_or_none(number: int) -> str | None:
        return weapons[number] if number >= 0 else None

    things: dict[str, Decoder] = {
        **dict.fromkeys(("space", "from", "to"), spaces),
        "card": cards,
        "weapon": weapon_or_none,
    }
    return tuple(
        replace(kind, decode={**{f: things[f] for f in kind.fields if f in things}, **kind.decode})
        for kind in KINDS
    )
