"""What the seat to move in Kill Doctor Lucky can choose in a terminal, in words."""

from __future__ import annotations

from collections.abc import Sequence

from ....capabilities.composite_moves import CompositeMove
from ....terminal import MenuChoice, TerminalView
from ....words import speak
from .names import card_name, say

BEGUN = "…"
"""Ends a choice in the menu that is only begun: walks by card, of which only the piece is said."""

ORDER = ("attempt", "go", "step", "fail", BEGUN, "halt", "pass", "snoop", "end")
"""The kinds of choice as they are listed."""


def menu(view: TerminalView, moves: Sequence[CompositeMove], lang: str) -> tuple[MenuChoice, ...]:
    """What the seat to move can choose; walks by card are begun (`me …`) and asked for their space."""
    single = [a for a in view["legal"] if not a.startswith(("move", "room"))]
    far = dict.fromkeys(
        move.piece for move in moves if move.actions[0] not in single or _is_far(move)
    )
    choices: list[MenuChoice] = [(action_text(view, action, lang), (action,)) for action in single]
    choices += [(_farther(piece, lang), (f"{piece} {BEGUN}",)) for piece in far]
    return tuple(sorted(choices, key=_rank))


def _is_far(move: CompositeMove) -> bool:
    return len(move.path) > 1


def _rank(choice: MenuChoice) -> int:
    head = choice[1][0]
    if head.endswith(BEGUN):
        return ORDER.index(BEGUN)
    return next(rank for rank, kind in enumerate(ORDER) if head.startswith(kind))


def _farther(piece: str, lang: str) -> str:
    return speak(lang, "terminal-by-card", who=say(lang, f"table-pawn-{piece}"))


def action_text(view: TerminalView, action: str, lang: str) -> str:
    """An action in words; of attempts, with what they are worth."""
    kind, _, thing = action.partition(":")
    if kind == "attempt":
        weapon, value = (thing, _value(view, thing)) if thing else ("unknown", 1)
        return say(lang, "action-attempt", weapon=weapon, value=value)
    if kind == "go":
        return say(lang, "action-go", to=thing)
    if kind == "step":
        return say(lang, "action-step", pawn=view["moving"]["who"], to=thing)
    if kind == "halt":
        return say(lang, "action-halt", pawn=view["moving"]["who"])
    if kind == "snoop":
        return say(lang, "action-snoop", space=view["pawns"][view["turn_of"]])
    if kind.startswith("fail"):
        return say(lang, "action-fail", card=kind)
    return say(lang, f"action-{kind}")


def _value(view: TerminalView, weapon: str) -> int:
    """KDL-17, KDL-30: what an attempt with a weapon is worth where the Doctor is."""
    facts = view["board"]["weapons"][weapon]
    is_special = facts["special_space"] == view["lucky"]
    value: int = facts["special_value"] if is_special else facts["value"]
    return value + int(view["options"]["weapon_bonus"])


def ways(moves: Sequence[CompositeMove]) -> tuple[CompositeMove, ...]:
    """Of the walks of one pawn to one space those worth choosing between; a free step is its only one.

    One with the smallest move card that will do, one with the free step before it, one by room card.
    """
    kinds: dict[tuple[str, ...], CompositeMove] = {}
    for move in moves:
        kinds.setdefault(tuple(kind for kind, _ in _cost(move)), move)
    return (kinds["go",],) if ("go",) in kinds else tuple(kinds.values())


def told(view: TerminalView, move: CompositeMove, lang: str) -> str:
    """A walk in words, with what it costs."""
    way = ", ".join(_cost_text(kind, action, lang) for kind, action in _cost(move))
    way = way or say(lang, "table-steps", count=len(move.path))
    return say(lang, "table-target", space=str(move.to), pawn=move.piece, way=way)


def _cost(move: CompositeMove) -> list[tuple[str, str]]:
    """The free step and the cards that a walk takes: each kind, with its action."""
    kinds = [(next((k for k in COSTS if a.startswith(k)), ""), a) for a in move.actions]
    return [(kind, action) for kind, action in kinds if kind]


COSTS = ("go", "move", "room")


def _cost_text(kind: str, action: str, lang: str) -> str:
    if kind == "go":
        return say(lang, "table-free-step")
    if kind == "room":
        return say(lang, "table-room-card", space=action.split(":")[1])
    return card_name(action.partition(":")[0], lang)
