"""The board of Teufel Teufel in box characters: seven rows of seven cells, in three sizes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ....terminal import StyledLine, StyledPart, TerminalView
from ..notation import CELL_NAMES
from ..state import SIDE
from .names import (
    DEVIL,
    DEVIL_STYLE,
    HIDDEN,
    HIDDEN_STYLE,
    QUIET,
    cells_asked_for,
    initial,
    sign,
    sled_style,
)

OPEN, OPEN_STYLE = "•", "bold yellow"
"""Marks a cell that may be named now, or stepped to."""
CHOSEN, CHOSEN_STYLE = "*", "bold magenta"
"""Marks what has been chosen for a swap or a shuffle that is not done yet."""
BORDERED, EMPTY = "[ ]", "   "

TOP, BETWEEN, BOTTOM = ("┌", "┬", "┐"), ("├", "┼", "┤"), ("└", "┴", "┘")

LABEL = 2
"""How many columns the numbers of the rows take."""

ON_THE_WAY = ("turn", "moving")
"""In these phases the cells beside the sled are marked, not the cards of a swap or a shuffle."""


@dataclass(frozen=True)
class Size:
    """How large a cell is drawn: its columns, its lines, and whether lines part the rows."""

    width: int
    lines: int
    is_ruled: bool

    @property
    def board_width(self) -> int:
        """The columns of the whole board."""
        return LABEL + SIDE * (self.width + 1) + 1

    @property
    def board_height(self) -> int:
        """The lines of the whole board, the letters of its columns included."""
        return 1 + SIDE * self.lines + (SIDE + 1 if self.is_ruled else 0)


SIZES = (Size(8, 2, True), Size(6, 1, True), Size(6, 1, False))


def size_for(width: int, height: int) -> Size | None:
    """The largest size that fits; None if none does."""
    fitting = (each for each in SIZES if each.board_width <= width and each.board_height <= height)
    return next(fitting, None)


def drawn(view: TerminalView, lang: str, size: Size) -> Iterator[StyledLine]:
    """The board line by line, each as wide as `size` says."""
    letters = "".join(f"{letter:^{size.width + 1}}" for letter in "abcdefg"[:SIDE])
    yield ((f"{'':{LABEL}} {letters}", QUIET),)
    marks = _marks(view)
    for row in range(SIDE):
        if size.is_ruled:
            yield _rule(TOP if row == 0 else BETWEEN, size)
        cells = CELL_NAMES[row * SIDE : (row + 1) * SIDE]
        yield from _row(view, lang, size, cells, marks)
    if size.is_ruled:
        yield _rule(BOTTOM, size)


def _rule(ends: tuple[str, str, str], size: Size) -> StyledLine:
    left, middle, right = ends
    return ((f"{'':{LABEL}}{left}{middle.join(['─' * size.width] * SIDE)}{right}", QUIET),)


def _row(
    view: TerminalView, lang: str, size: Size, cells: Sequence[str], marks: dict[str, StyledPart]
) -> Iterator[StyledLine]:
    """A row of cells: cards, and sleds beside them or on a line of their own."""
    label = f"{cells[0][1]:<{LABEL}}"
    fence = ("│", QUIET)
    tops, bottoms = [], []
    for cell in cells:
        mark = marks.get(cell, (" ", ""))
        card, sleds = _card(view, lang, cell), _sleds(view, lang, cell)
        if size.lines == 1:
            tops.append((fence, *_padded((mark, *card, *sleds), size.width)))
        else:
            tops.append((fence, *_padded((mark, (" ", ""), *card), size.width)))
            bottoms.append((fence, *_padded((("  ", ""), *_riders(view, sleds, cell)), size.width)))
    for name, row in ((label, tops), (" " * LABEL, bottoms)):
        if row:
            yield ((name, QUIET), *(part for cell_parts in row for part in cell_parts), fence)


def _padded(parts: Sequence[StyledPart], width: int) -> StyledLine:
    used = sum(len(text) for text, _ in parts)
    return (*parts, (" " * (width - used), ""))


def _marks(view: TerminalView) -> dict[str, StyledPart]:
    """What is marked: the cells that may be named, and over them what has been chosen already."""
    asked = cells_asked_for(view)
    verbs = ("go",) if view["phase"] in ON_THE_WAY else tuple(asked)
    chosen = [*([view["swap"]] if view["swap"] else []), *view["lifted_from"], *view["laid"]]
    marks = {cell: (OPEN, OPEN_STYLE) for verb in verbs for cell in asked.get(verb, [])}
    return {**marks, **dict.fromkeys(chosen, (CHOSEN, CHOSEN_STYLE))}


def _card(view: TerminalView, lang: str, cell: str) -> StyledLine:
    """What lies on a cell, in three characters; a shade after it says that it lies face down."""
    if cell == view["board"]["centre"]:
        return ((f"{DEVIL}×{view['home']}", DEVIL_STYLE),)
    there = view["cards"].get(cell)
    if there is None:
        is_bordered = cell in view["board"]["marked"]
        return ((BORDERED if is_bordered else EMPTY, QUIET),)
    if there["card"] is None:
        return ((HIDDEN * 3, HIDDEN_STYLE),)
    back = (" ", "") if there["up"] else (HIDDEN, HIDDEN_STYLE)
    return (sign(there["card"], lang), back)


def _sleds(view: TerminalView, lang: str, cell: str) -> list[StyledPart]:
    return [
        (initial(seat, lang), sled_style(seat))
        for seat, at in enumerate(view["sleds"])
        if at == cell
    ]


def _riders(view: TerminalView, sleds: Sequence[StyledPart], cell: str) -> Iterator[StyledPart]:
    """The sleds of a cell, each with its devil."""
    seats = [seat for seat, at in enumerate(view["sleds"]) if at == cell]
    for seat, sled in zip(seats, sleds, strict=True):
        yield sled
        yield (f"{DEVIL} " if view["possessed"][seat] else "  ", DEVIL_STYLE)
