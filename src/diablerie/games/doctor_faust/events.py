"""What can happen in Doctor Faust: the kinds of event by number, with their facts."""

from __future__ import annotations

from ...events import EventKind, seat_or_none
from .state import REASONS

(
    TURN,
    STONE_STEP,
    SOUL_STEP,
    SOUL_STOPPED,
    CARD_LAID,
    TRAP,
    FORCED_MOVE,
    NO_CHAIN,
    SOUL_PASSED,
    FORCED_BACK_ON_SOUL,
    SOUL_CARD,
    TOO_EARLY,
    JOINS_TWIN,
    INFAMOUS,
    REST_TAKEN,
    GAME_OVER,
) = range(16)

LANDING, PUSHING, CROSSING, FORCED, TRAPPED = range(5)
WAYS = ("landing", "pushing", "crossing", "forced", "trap")
"""How a soul card was earned: DF-26, DF-29, DF-32, DF-23, DF-24."""

KINDS: tuple[EventKind, ...] = (
    EventKind("turn", ("seat", "turn", "points")),
    EventKind("stone-step", ("seat", "stone", "from", "to")),
    EventKind("soul-step", ("seat", "from", "to")),
    EventKind("soul-stopped", ("seat", "space")),
    EventKind("card-laid", ("seat", "space", "value"), private={"value": "seat"}),
    EventKind(
        "trap",
        ("seat", "stone", "owner", "space", "value", "lost"),
        reveals=True,
        shown_by="owner",
    ),
    EventKind(
        "forced-move",
        ("seat", "stone", "from", "to", "steps", "direction"),
        decode={"direction": ("back", "forward")},
    ),
    EventKind("no-chain", ("seat", "space")),
    EventKind("soul-passed", ("seat", "stone", "space")),
    EventKind("forced-back-on-soul", ("seat", "stone", "space")),
    EventKind("soul-card", ("seat", "value", "way"), decode={"way": WAYS}),
    EventKind("too-early", ("seat", "space", "points")),
    EventKind("joins-twin", ("seat", "stone", "from", "to")),
    EventKind(
        "infamy", ("pair", "taker", "space"), decode={"pair": seat_or_none, "taker": seat_or_none}
    ),
    EventKind("rest-taken", ("seat", "values", "total")),
    EventKind(
        "game-over",
        ("reason", "winner", "scores*"),
        decode={"reason": REASONS, "winner": seat_or_none},
        reveals=True,
    ),
)
"""By number, in the order above."""
