"""What the seat to move in Doctor Faust can choose in a terminal, in words."""

from __future__ import annotations

from collections.abc import Sequence

from ....capabilities.composite_moves import CompositeMove
from ....terminal import MenuChoice, TerminalView
from ....words import speak

BEGUN = "…"
"""Ends an action in the menu that is only begun."""


def menu(view: TerminalView, moves: Sequence[CompositeMove], lang: str) -> tuple[MenuChoice, ...]:
    """What the seat to move can choose: walks, and for each card an action begun (`8@…`)."""
    playable = {action.partition("@")[0] for action in view["legal"] if "@" in action}
    cards = sorted(playable, key=int)
    return (
        *((told(view, move, lang), move.actions) for move in moves),
        *((_card_choice(value, lang), (f"{value}@{BEGUN}",)) for value in cards),
    )


def _card_choice(value: str, lang: str) -> str:
    return speak(lang, "doctor-faust-action-card", value=int(value), space=BEGUN)


def told(view: TerminalView, move: CompositeMove, lang: str) -> str:
    """A walk in words, with what it would bring."""
    steps: dict[str, str | int] = {"to": move.to, "points": len(move.actions)}
    if move.piece == "soul":
        said = speak(lang, "doctor-faust-action-soul", **steps, **{"from": view["soul"]})
    else:
        stone = int(move.piece[1:])
        start = view["stones"][view["to_play"]][stone - 1]
        said = speak(lang, "doctor-faust-action-stone", stone=stone, **steps, **{"from": start})
    return " ".join([said, *(brings(clause, lang) for clause in dict.fromkeys(move.clauses))])


def ways(moves: Sequence[CompositeMove]) -> tuple[CompositeMove, ...]:
    """There is one way to each space."""
    return tuple(moves[:1])


def brings(clause: str, lang: str) -> str:
    """What a walk would bring by one of its clauses, with the clause."""
    return f"{speak(lang, f'doctor-faust-brings-{clause[-2:]}')} ({clause})"
