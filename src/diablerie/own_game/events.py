"""Events of a game of one's own: what it tells by itself of deals, actions, what is shown, and the end."""

from __future__ import annotations

from ..events import Decoder, EventKind, seat_or_none
from .declaration import Declaration
from .picture import Picture, field_names
from .wording import told_action

DEALT, ACTED, ACTED_SECRETLY, SHOWN, PEEKED, GAME_OVER, ANSWERED, TURNED_UP = range(8)


def kinds_of(declared: Declaration, picture: Picture | None) -> tuple[EventKind, ...]:
    """The kinds of event by number, in the order above.

    `told` is an action in words as everybody may know it, `known` as who did it does. `sits`
    is the value of a cell where it is a seat.
    """
    fields = list(declared.fields.items())
    names = tuple(field.doc or name for name, field in fields)
    cell = ("field", "place", "value", "sits", "seat")
    reasons = (None, *declared.endings)
    values = [
        each for name, field in fields for each in field_names(name, field, picture) or field.values
    ]
    sits = [each if field.seats else None for _, field in fields for each in field.values]
    decode: dict[str, Decoder] = {
        "field": names,
        "seat": seat_or_none,
        "value": values,
        "sits": sits,
    }
    known = [told_action(each, way, picture) for each, way in declared.ways]
    openly = [told_action(each, () if each.secret else way, picture) for each, way in declared.ways]
    return (
        EventKind("dealt", ("first",)),
        EventKind(
            "acted",
            ("seat", "action", "told"),
            {"action": declared.action_texts, "told": known},
        ),
        EventKind(
            "acted-secretly",
            ("seat", "action", "value", "told", "known"),
            {
                "action": declared.open_texts,
                "value": declared.action_texts,
                "told": openly,
                "known": known,
            },
            private={"value": "seat", "known": "seat"},
        ),
        EventKind("shown", cell, decode, reveals=True, shown_by="seat"),
        EventKind(
            "peeked",
            (*cell, "viewer"),
            decode,
            private={"value": "viewer", "sits": "viewer"},
            reveals=True,
        ),
        EventKind(
            "game-over",
            ("reason", "winner", "scores*"),
            {"reason": reasons, "winner": seat_or_none},
        ),
        EventKind("answered", ("answer",), {"answer": list(declared.answers)}, reveals=True),
        EventKind("turned-up", cell, decode, reveals=True),
    )


EVENT_KINDS: tuple[EventKind, ...] = tuple(
    EventKind(name, ("seat",))
    for name in (
        "dealt",
        "acted",
        "acted-secretly",
        "shown",
        "peeked",
        "game-over",
        "answered",
        "turned-up",
    )
)
"""The kinds before a game says what their numbers stand for."""
