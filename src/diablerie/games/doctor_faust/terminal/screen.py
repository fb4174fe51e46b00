"""Doctor Faust in a terminal: the board, the seats and the choices as coloured text, drawn from a view alone.

A line is a tuple of (text, style) pairs; `view` is what `State.view` gives, `lang` the reader's
language.
"""

from __future__ import annotations

from typing import Any

from ....terminal import SeenEvent, StyledLine, TerminalView
from ....words import speak
from ..state import LANE
from .drawing import NARROW, WIDE, drawn
from .names import PLAIN, SEAT_STYLES, SOUL_STYLE, seat_name
from .seats import panel

SEAT_PARAMS: tuple[str, ...] = ("seat", "owner", "pair", "taker", "winner")
"""The parameters of events that hold a seat."""

HEADINGS: tuple[str, ...] = ("turn",)
"""The kinds of event that open a paragraph of the story."""

WALKS = {
    "stone-step": "stone-walk",
    "stone-walk": "stone-walk",
    "soul-step": "soul-walk",
    "soul-walk": "soul-walk",
}


def merge(before: SeenEvent, after: SeenEvent) -> dict[str, Any] | None:
    """The one event that two in a row are told as, None if they are told apart: steps make a walk."""
    kind = WALKS.get(after["kind"])
    if kind is None or WALKS.get(before["kind"]) != kind:
        return None
    one, two = before["params"], after["params"]
    same_piece = one["seat"] == two["seat"] and one.get("stone") == two.get("stone")
    if not same_piece or one["to"] != two["from"]:
        return None
    return {**after, "kind": kind, "params": {**two, "from": one["from"]}}


def heading(view: TerminalView, lang: str) -> StyledLine:
    """Whose turn it is, what is left of it and of the pile; or how the game ended."""
    if view["outcome"] is not None:
        return ((_outcome(view, lang), "bold"),)
    seat = view["to_play"]
    left = speak(lang, "doctor-faust-points-left", points=view["points"])
    turn = speak(lang, "doctor-faust-turn", turn=view["turn"])
    name = (seat_name(seat, lang), SEAT_STYLES[seat])
    return ((f"{turn} · ", PLAIN), name, (f" · {left} · ", PLAIN), (_pile(view, lang), SOUL_STYLE))


def prompt(view: TerminalView, lang: str) -> str:
    """What stands before the cursor of the seat to move."""
    points = speak(lang, "doctor-faust-points", points=view["points"])
    return f"{seat_name(view['to_play'], lang)}, {points}"


def _pile(view: TerminalView, lang: str) -> str:
    left = speak(lang, "doctor-faust-pile", count=len(view["pile"]))
    if not view["pile"]:
        return left
    return f"{left}, {speak(lang, 'doctor-faust-pile-top', value=view['pile'][0])}"


def _outcome(view: TerminalView, lang: str) -> str:
    reason, winner = view["outcome"]["reason"], view["outcome"]["winner"]
    named = "none" if winner is None else seat_name(winner, lang)
    return speak(lang, f"doctor-faust-outcome-{reason}", winner=named, you="no")


def board(view: TerminalView, lang: str, width: int, height: int) -> tuple[StyledLine, ...] | None:
    """Both lanes and the seats, in so many columns and lines at most; None if that is too little."""
    sizes = [size for size in (WIDE, NARROW) if LANE * (size + 1) + 1 <= width]
    if not sizes:
        return None
    lines = (*drawn(view, lang, sizes[0]), *panel(view, lang))
    return lines if len(lines) <= height else None


def place(space: int | str, lang: str) -> str:
    """Spaces are called by their numbers."""
    return str(space)
