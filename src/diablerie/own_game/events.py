"""Events of a game of one's own: what it tells by itself of deals, actions, what is shown, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..events import Decoder, EventKind, seat_or_none

if TYPE_CHECKING:
    from .game import OwnGame

DEALT, ACTED, ACTED_SECRETLY, SHOWN, PEEKED, GAME_OVER = range(6)


def kinds_of(game: OwnGame) -> tuple[EventKind, ...]:
    """The kinds of event by number, in the order above."""
    fields = list(game.fields.items())
    names = tuple(field.doc or name for name, field in fields)
    cell = ("field", "place", "value", "seat")
    reasons = (None, *game.END_REASONS)
    values = [
        value if field.names is None else field.called(value)
        for _, field in fields
        for value in field.values
    ]
    decode: dict[str, Decoder] = {"field": names, "seat": seat_or_none, "value": values}
    return (
        EventKind("dealt", ("first",)),
        EventKind("acted", ("seat", "action"), {"action": game.action_texts}),
        EventKind(
            "acted-secretly",
            ("seat", "action", "value"),
            {"action": game.action_names, "value": game.action_texts},
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
