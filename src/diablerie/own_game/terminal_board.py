"""Terminal board: the picture of a game of one's own in letters: its spaces, and what stands there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ..terminal import StyledLine, TerminalView, plain
from .view import UNSEEN

PLAIN, STANDING, LIT = "", "bold", "reverse"
LIT_SIGN, BETWEEN = "  ", " · "
ROUND = 2
"""So many places of a coordinate count: spaces that lie closer are drawn in one line."""


def names(view: TerminalView) -> dict[int, str]:
    """What each space is called."""
    picture = view["board"]["picture"]
    return {} if picture is None else {each["space"]: each["name"] for each in picture["places"]}


def ground_of(view: TerminalView, field: str) -> Mapping[str, Any] | None:
    """How a field is drawn on the spaces, None if it is not."""
    picture = view["board"]["picture"]
    grounds = () if picture is None else picture["ground"]
    return next((each for each in grounds if each["field"] == field), None)


def grounds(view: TerminalView) -> tuple[str, ...]:
    """The fields that are drawn on the spaces."""
    return tuple(each["field"] for each in view["board"]["picture"]["ground"])


def lying(view: TerminalView, ground: Mapping[str, Any], cells: Sequence[Any]) -> str:
    """The spaces on which something of a field lies, in a line: with its sign if there is more than one."""
    signs = [sign for sign in ground["signs"] if sign]
    told = []
    for space, name in names(view).items():
        value = _at(cells, space)
        sign = _sign(ground, value)
        if sign or value in ground["lit"]:
            told.append(f"{name} {sign}" if sign and (len(signs) > 1 or sign == UNSEEN) else name)
    return ", ".join(told)


def _at(cells: Sequence[Any], space: int) -> Any:
    """What lies on a space, None for one that the field has no cell for."""
    return cells[space] if space < len(cells) else None


def _sign(ground: Mapping[str, Any], value: Any) -> str:
    if value is None:
        return ""
    sign: str = UNSEEN if value == UNSEEN else ground["signs"][value]
    return sign


def ways(view: TerminalView) -> Iterator[str]:
    """Of each space with links those that they lead to."""
    called = names(view)
    picture = view["board"]["picture"]
    for space, name in called.items():
        links = () if picture is None else picture["links"]
        others = [
            called[other] for link in links if space in link for other in link if other != space
        ]
        if others:
            yield f"{name}: {', '.join(others)}"


def drawn(view: TerminalView) -> tuple[StyledLine, ...]:
    """The spaces where they lie, each by its name and the signs of what stands there."""
    picture = view["board"]["picture"]
    told = {each["space"]: _told(view, each) for each in picture["places"]}
    columns = sorted({round(each["x"], ROUND) for each in picture["places"]})
    wide = {
        x: max(len(told[p["space"]][0]) for p in picture["places"] if round(p["x"], ROUND) == x) + 2
        for x in columns
    }
    lines = []
    for y in sorted({round(each["y"], ROUND) for each in picture["places"]}):
        row = {
            round(each["x"], ROUND): told[each["space"]]
            for each in picture["places"]
            if round(each["y"], ROUND) == y
        }
        parts = [(row.get(x, ("", PLAIN)), wide[x]) for x in columns]
        lines.append(
            tuple(
                part
                for (text, style), width in parts
                for part in ((text, style), (" " * (width - len(text)), PLAIN))
                if part[0]
            )
        )
    return tuple(lines)


def legend(view: TerminalView, width: int) -> tuple[StyledLine, ...]:
    """What the signs are called, as many on a line as fit into its width."""
    lines = list[StyledLine]()
    for each in view["board"]["picture"]["legend"]:
        style = STANDING if each["field"] is not None else LIT if each["lit"] else PLAIN
        sign = each["sign"] or LIT_SIGN
        told = ((sign, style), (f" {each['label']}", PLAIN))
        longer = (*lines[-1], (BETWEEN, PLAIN), *told) if lines else told
        if lines and len(plain(longer)) <= width:
            lines[-1] = longer
        else:
            lines.append(told)
    return tuple(lines)


def _told(view: TerminalView, place: Mapping[str, Any]) -> tuple[str, str]:
    cells, picture = {**view["public"], **view["secret"]}, view["board"]["picture"]
    space = place["space"]
    pieces = [
        piece["sign"]
        for piece in picture["pieces"]
        for value in _flat(cells[piece["field"]])
        if value == space
    ]
    values = [(ground, _at(cells[ground["field"]], space)) for ground in picture["ground"]]
    signs = [*pieces, *(_sign(ground, value) for ground, value in values)]
    is_lit = any(value in ground["lit"] for ground, value in values)
    told = " ".join([place["name"], *filter(None, signs)])
    return told, STANDING if pieces else LIT if is_lit else PLAIN


def _flat(cells: Any) -> Iterator[Any]:
    """The cells of a field one by one."""
    if isinstance(cells, list):
        for each in cells:
            yield from _flat(each)
    else:
        yield cells
