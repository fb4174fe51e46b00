"""Events of a game of one's own: what it tells by itself of deals, actions, what is shown, and the end."""

from __future__ import annotations

from ..events import Decoder, EventKind, seat_or_none
from .declaration import Declaration

DEALT, ACTED, ACTED_SECRETLY, SHOWN, PEEKED, GAME_OVER = range(6)


def kinds_of(declared: Declaration) -> tuple[EventKind, ...]:
    """The kinds of event by number, in the order above."""
    fields = list(declared.fields.items())
    names = tuple(field.doc or name for name, field in fields)
    cell = ("field", "place", "value", "seat")
    reasons = (None, *declared.endings)
    values = [
        value if field.names is None else field.called(value)
        for _, field in fields
        for value in field.values
    ]
    decode: dict[str, Decoder] = {"field": names, "seat": seat_or_none, "value": values}
    return (
        EventKind("dealt", ("first",)),
        EventKind("acted", ("seat", "action"), {"action": declared.action_texts}),
        EventKind(
            "acted-secretly",
            ("seat", "action", "value"),
            {"action": declared.open_texts, "value": declared.action_texts},
            private={"value": "seat"},
        ),
        EventKind("shown", cell, decode, reveals=True, shown_by="seat"),
        EventKind("peeked", (*cell, "viewer"), decode, private={"value": "viewer"}, reveals=True),
        EventKind(
            "game-over",
            ("reason", "winner", "scores*"),
            {"reason": reasons, "winner": seat_or_none},
        ),
    )


EVENT_KINDS: tuple[EventKind, ...] = tuple(
    EventKind(name, ("seat",))
    for name in ("dealt", "acted", "acted-secretly", "shown", "peeked", "game-over")
)
"""The kinds before a game says what their numbers stand for."""
