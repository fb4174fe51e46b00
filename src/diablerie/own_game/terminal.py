"""A game of one's own in a terminal: its fields line by line and its actions as a menu, drawn from a view."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ..capabilities.composite_moves import CompositeMove
from ..terminal import MenuChoice, SeenEvent, StyledLine, TerminalView, plain
from ..words import speak
from .view import UNSEEN

SEAT_PARAMS: tuple[str, ...] = ("seat", "viewer", "winner", "first")
HEADINGS: tuple[str, ...] = ("dealt",)
BEGUN = "…"
PLAIN = ""


def seat_name(view: TerminalView, seat: int, lang: str) -> str:
    """What a seat is called."""
    return speak(lang, f"{view['game']}-seat-{seat}")


def heading(view: TerminalView, lang: str) -> StyledLine:
    """Who is to move, or how the game ended."""
    game, outcome = view["game"], view["outcome"]
    if outcome is None:
        told = speak(lang, f"{game}-to-move", seat=seat_name(view, view["to_play"], lang))
    elif outcome["winner"] is None:
        told = speak(lang, f"{game}-outcome-none")
    else:
        winner = seat_name(view, outcome["winner"], lang)
        told = speak(lang, f"{game}-outcome-won", winner=winner)
    return ((told, "bold"),)


def prompt(view: TerminalView, lang: str) -> str:
    """The seat to move."""
    return seat_name(view, view["to_play"], lang)


def board(view: TerminalView, lang: str, width: int, height: int) -> tuple[StyledLine, ...] | None:
    """All fields, if there is room for them."""
    lines = describe(view, lang)
    fits = len(lines) <= height and all(len(plain(line)) <= width for line in lines)
    return lines if fits else None


def describe(view: TerminalView, lang: str) -> tuple[StyledLine, ...]:
    """All fields, a line for each, or for each seat that has its own."""
    cells = {**view["public"], **view["secret"]}
    return tuple(
        line
        for name, declared in view["board"].items()
        for line in _lines(view, declared, cells[name], lang)
    )


def _lines(
    view: TerminalView, declared: Mapping[str, Any], cells: Any, lang: str
) -> Iterator[StyledLine]:
    if not declared["by_seat"]:
        yield ((f"{declared['doc']}: {_told(view, declared, cells, lang)}", PLAIN),)
        return
    for seat, row in enumerate(cells):
        whose = seat_name(view, seat, lang)
        yield ((f"{declared['doc']}, {whose}: {_told(view, declared, row, lang)}", PLAIN),)


def _told(view: TerminalView, declared: Mapping[str, Any], cells: Any, lang: str) -> str:
    if isinstance(cells, list):
        return " ".join(_told(view, declared, each, lang) for each in cells)
    if cells is None:
        return speak(lang, f"{view['game']}-empty")
    if cells == UNSEEN:
        return speak(lang, f"{view['game']}-unseen")
    return str(cells if declared["names"] is None else declared["names"][cells])


def plan(view: TerminalView, lang: str) -> tuple[StyledLine, ...]:
    """Nothing: all that there is are the fields."""
    return ()


def hand(view: TerminalView, lang: str) -> tuple[StyledLine, ...]:
    """The viewer's own cells."""
    own = {name: cells for name, cells in view["secret"].items() if view["board"][name]["by_seat"]}
    return tuple(
        ((f"{declared['doc']}: {_told(view, declared, own[name][view['seat']], lang)}", PLAIN),)
        for name, declared in view["board"].items()
        if name in own
    )


def menu(view: TerminalView, moves: Sequence[CompositeMove], lang: str) -> tuple[MenuChoice, ...]:
    """Every legal action, told by its docstring."""
    return tuple((_called(view, action, lang), (action,)) for action in view["legal"])


def _called(view: TerminalView, action: str, lang: str) -> str:
    name, _, arguments = action.partition(":")
    told = speak(lang, f"{view['game']}-action-{name}")
    return f"{told} ({arguments.replace(':', ', ')})" if arguments else told


def as_notation(typed: str, view: TerminalView, moves: Sequence[CompositeMove], lang: str) -> str:
    """What is typed is the notation already."""
    return typed


def ways(moves: Sequence[CompositeMove]) -> tuple[CompositeMove, ...]:
    """There are no composite moves."""
    return tuple(moves)


def told(view: TerminalView, move: CompositeMove, lang: str) -> str:
    """A composite move, of which there are none."""
    return " ".join(move.actions)


def place(space: int | str, lang: str) -> str:
    """Places are called by what they are written as."""
    return str(space)


def merge(before: SeenEvent, after: SeenEvent) -> dict[str, Any] | None:
    """Every event is told by itself."""
    return None
