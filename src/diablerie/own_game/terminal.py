"""A game of one's own in a terminal: its fields line by line and its actions as a menu, drawn from a view."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ..capabilities.composite_moves import CompositeMove
from ..terminal import MenuChoice, SeenEvent, StyledLine, TerminalView, plain
from ..words import speak
from . import terminal_board
from .view import UNSEEN
from .wording import told_arguments

SEAT_PARAMS: tuple[str, ...] = ("viewer", "seat", "winner", "first", "sits")
HEADINGS: tuple[str, ...] = ("dealt",)
BEGUN = "…"
PLAIN = ""
BETWEEN = "   "
"""Between two columns."""


def seat_name(view: TerminalView, seat: int, lang: str) -> str:
    """What a seat is called."""
    return speak(lang, f"{view['game']}-seat-{seat}")


def heading(view: TerminalView, lang: str) -> StyledLine:
    """Who is to move, or how the game ended."""
    game, outcome = view["game"], view["outcome"]
    if outcome is None:
        told = speak(lang, f"{game}-to-move", seat=seat_name(view, view["to_play"], lang))
    elif outcome["winner"] is None:
        told = f"{_reason(view, lang)} {speak(lang, f'{game}-outcome-none')}"
    else:
        winner = seat_name(view, outcome["winner"], lang)
        told = f"{_reason(view, lang)} {speak(lang, f'{game}-outcome-won', winner=winner)}"
    return ((told, "bold"),)


def _reason(view: TerminalView, lang: str) -> str:
    return speak(lang, f"{view['game']}-ending", reason=view["outcome"]["reason"])


def prompt(view: TerminalView, lang: str) -> str:
    """The seat to move."""
    return seat_name(view, view["to_play"], lang)


def board(view: TerminalView, lang: str, width: int, height: int) -> tuple[StyledLine, ...] | None:
    """The board as it is declared, and all fields besides, if there is room for them."""
    picture = view["board"]["picture"]
    drawn = () if picture is None else terminal_board.drawn(view)
    signs = () if picture is None else terminal_board.legend(view, width)
    fields = _fields(view, lang, () if picture is None else terminal_board.grounds(view))
    lines = (*drawn, *signs, *_in_columns(fields, height - len(drawn) - len(signs)))
    fits = len(lines) <= height and all(len(plain(line)) <= width for line in lines)
    return lines if fits else None


def _in_columns(lines: Sequence[StyledLine], height: int) -> tuple[StyledLine, ...]:
    """Lines side by side in as few columns as keep to a height; as they are if nothing does."""
    if not 0 < height < len(lines):
        return tuple(lines)
    columns = -(-len(lines) // height)
    height = -(-len(lines) // columns)
    wide = max(len(plain(line)) for line in lines) + len(BETWEEN)
    return tuple(
        tuple(
            part
            for line in lines[row::height]
            for part in (*line, (" " * (wide - len(plain(line))), PLAIN))
        )[:-1]
        for row in range(height)
    )


def describe(view: TerminalView, lang: str) -> tuple[StyledLine, ...]:
    """All fields, a line for each, or for each seat that has its own."""
    return _fields(view, lang)


def _fields(view: TerminalView, lang: str, drawn: Sequence[str] = ()) -> tuple[StyledLine, ...]:
    """All fields but those that are drawn."""
    cells = {**view["public"], **view["secret"]}
    return tuple(
        line
        for name, declared in view["board"]["fields"].items()
        if declared["told"] and name not in drawn
        for line in _lines(view, name, declared, cells[name], lang)
    )


def _lines(
    view: TerminalView, name: str, declared: Mapping[str, Any], cells: Any, lang: str
) -> Iterator[StyledLine]:
    ground = terminal_board.ground_of(view, name)
    if ground is not None:
        told = terminal_board.lying(view, ground, cells) or speak(lang, f"{view['game']}-empty")
        yield ((f"{declared['doc']}: {told}", PLAIN),)
        return
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
    if declared["seats"]:
        return seat_name(view, cells, lang)
    return str(cells if declared["names"] is None else declared["names"][cells])


def plan(view: TerminalView, lang: str) -> tuple[StyledLine, ...]:
    """From which space which others can be reached, where the board has links."""
    return tuple(((told, PLAIN),) for told in terminal_board.ways(view))


def hand(view: TerminalView, lang: str) -> tuple[StyledLine, ...]:
    """The viewer's own cells."""
    fields = view["board"]["fields"]
    own = {name: cells for name, cells in view["secret"].items() if fields[name]["by_seat"]}
    return tuple(
        ((f"{declared['doc']}: {_told(view, declared, own[name][view['seat']], lang)}", PLAIN),)
        for name, declared in fields.items()
        if name in own
    )


def menu(view: TerminalView, moves: Sequence[CompositeMove], lang: str) -> tuple[MenuChoice, ...]:
    """Every legal action, told by its docstring."""
    return tuple((_called(view, action, lang), (action,)) for action in view["legal"])


def _called(view: TerminalView, action: str, lang: str) -> str:
    name, _, arguments = action.partition(":")
    told = speak(lang, f"{view['game']}-action-{name}")
    if not arguments:
        return told
    named = [(each["name"], each["is_space"]) for each in view["board"]["arguments"][name]]
    places = terminal_board.names(view)
    values = told_arguments(
        named, arguments.split(":"), lambda space: places.get(space, str(space))
    )
    return f"{told} ({values})"


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
