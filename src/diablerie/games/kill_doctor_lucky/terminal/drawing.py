"""The plan of a house in box characters: walls, doors as gaps, railings dotted; any house that has room."""

from __future__ import annotations

import textwrap
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Any

from ....terminal import StyledLine, StyledPart
from .walls import places

Board = Mapping[str, Any]
Cell = tuple[int, int]
"""A row and a column."""
Box = tuple[int, int, int, int]
"""The columns and rows of walls, west, north, east and south, like a rectangle of the house."""

WALL_STYLE = "dim"
SOLID = "░"
TREAD = "≡"
RAIL = {"ns": "┄", "ew": "┆"}
WALLS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""By the ways a wall goes on: 1 to the north, 2 to the east, 4 to the south, 8 to the west."""


@dataclass(frozen=True)
class Tenant:
    """What stands in a space: its number, name and style, and the pawns there.

    `short` takes the place of the name where that has no room and there is no number.
    """

    number: int | None
    name: str
    short: str
    style: str
    pawns: Sequence[StyledPart]


def drawn(
    board: Board, tenants: Mapping[str, Tenant], width: int, height: int
) -> tuple[StyledLine, ...] | None:
    """The plan of a house as large as fits, every space with what stands in it; None if none does."""
    found = places(board, width, height)
    if found is None:
        return None
    plan = _Plan(board, *found)
    for space in board["spaces"]:
        plan.furnish(space["id"], tenants[space["id"]])
    return plan.lines()


class _Plan:
    """A plan in the making: a sheet of characters."""

    def __init__(self, board: Board, columns: dict[float, int], rows: dict[float, int]) -> None:
        self.columns, self.rows = columns, rows
        self.width, self.height = max(columns.values()) + 1, max(rows.values()) + 1
        self.boxes: dict[str, Box] = {
            space["id"]: self._box(space["rect"]) for space in board["spaces"]
        }
        self.sheet: dict[Cell, StyledPart] = {}
        self._raise_walls()
        self._fill_what_is_solid()
        for space in board["spaces"]:
            if space["kind"] == "stairway":
                self._pave(self.boxes[space["id"]])
        for opening in board["doors"]:
            self._open(opening, " ")
        for opening in board["railings"]:
            self._open(opening, RAIL[opening["axis"]])

    def lines(self) -> tuple[StyledLine, ...]:
        return tuple(self._line(row) for row in range(self.height))

    def _line(self, row: int) -> StyledLine:
        cells = [self.sheet.get((row, column), (" ", "")) for column in range(self.width)]
        runs = groupby(cells, key=lambda cell: cell[1])
        return tuple(("".join(text for text, _ in run), style) for style, run in runs)

    def _box(self, rect: Sequence[float]) -> Box:
        west, north, east, south = rect
        return self.columns[west], self.rows[north], self.columns[east], self.rows[south]

    def _raise_walls(self) -> None:
        ways: defaultdict[Cell, int] = defaultdict(int)
        for west, north, east, south in self.boxes.values():
            for row in (north, south):
                for column in range(west, east):
                    ways[row, column] |= 2
                    ways[row, column + 1] |= 8
            for column in (west, east):
                for row in range(north, south):
                    ways[row, column] |= 4
                    ways[row + 1, column] |= 1
        self.sheet.update({cell: (WALLS[way], WALL_STYLE) for cell, way in ways.items()})

    def _inside(self, box: Box) -> Iterable[Cell]:
        west, north, east, south = box
        return ((r, c) for r in range(north + 1, south) for c in range(west + 1, east))

    def _fill_what_is_solid(self) -> None:
        """What is no space, and cannot be reached from around the house."""
        taken = {cell for box in self.boxes.values() for cell in self._inside(box)} | set(
            self.sheet
        )
        around = {(r, c) for r in range(-1, self.height + 1) for c in (-1, self.width)}
        around |= {(r, c) for r in (-1, self.height) for c in range(-1, self.width + 1)}
        for row, column in (queue := list(around)):
            for cell in (
                (row + 1, column),
                (row - 1, column),
                (row, column + 1),
                (row, column - 1),
            ):
                is_on_sheet = 0 <= cell[0] < self.height and 0 <= cell[1] < self.width
                if is_on_sheet and cell not in taken and cell not in around:
                    around.add(cell)
                    queue.append(cell)
        for cell in ((r, c) for r in range(self.height) for c in range(self.width)):
            if cell not in taken and cell not in around:
                self.sheet[cell] = (SOLID, WALL_STYLE)

    def _pave(self, box: Box) -> None:
        for cell in self._inside(box):
            self.sheet[cell] = (TREAD, WALL_STYLE)

    def _open(self, opening: Mapping[str, Any], letter: str) -> None:
        """A gap through the walls of both spaces and whatever is between."""
        along, across = (1, 0) if opening["axis"] == "ns" else (0, 1)
        near, far = sorted(
            (self.boxes[opening["a"]], self.boxes[opening["b"]]), key=lambda box: box[along]
        )
        scale = self.columns if across == 0 else self.rows
        low, high = (max(near[across], far[across]) + 1, min(near[across + 2], far[across + 2]) - 1)
        span = opening["rect"][across], opening["rect"][across + 2]
        for place in _gap(scale, span, low, high, 2 if across == 0 else 1):
            for depth in range(near[along + 2], far[along] + 1):
                cell = (depth, place) if along == 1 else (place, depth)
                self.sheet[cell] = (letter, WALL_STYLE)

    # What stands in a space

    def furnish(self, space: str, tenant: Tenant) -> None:
        """Write the name of a space and its pawns into it, as far as they fit."""
        west, north, east, south = self.boxes[space]
        width, height = east - west - 1, south - north - 1
        if height == 1:
            self._write_row(tenant, north + 1, west + 1, width)
            return
        pawns = _rows_of(tenant.pawns, width)[:height]
        name = _name_in(tenant, width, height - len(pawns))
        for row, text in enumerate(name, north + 1):
            self._write(row, west + 1 + (width - len(text)) // 2, [(text, tenant.style)])
        rest = height - len(name) - len(pawns)
        for row, row_of_pawns in enumerate(pawns, north + 1 + len(name) + rest // 2):
            shift = (width - len(row_of_pawns)) // 2
            self._write(row, west + 1 + shift, row_of_pawns)

    def _write_row(self, tenant: Tenant, row: int, column: int, width: int) -> None:
        """Name and pawns side by side."""
        pawns = tenant.pawns[:width]
        room = width - len(pawns) - bool(pawns)
        name = next(iter(_name_in(tenant, room, 1)), "")
        whole = len(name) + len(pawns) + bool(name and pawns)
        start = column + (width - whole) // 2
        self._write(row, start, [(name, tenant.style)])
        self._write(row, start + whole - len(pawns), pawns)

    def _write(self, row: int, column: int, parts: Iterable[StyledPart]) -> None:
        for text, style in parts:
            for letter in text:
                self.sheet[row, column] = (letter, style)
                column += 1


def _gap(
    scale: Mapping[float, int], span: tuple[float, float], low: int, high: int, least: int
) -> range:
    """The places of an opening in a wall from `low` to `high`, at least so many if there are.

    Where two spaces meet in nothing but a corner of the plan, the corner gives way.
    """
    start, end = (_between(scale, edge) for edge in span)
    low = min(low, high)
    size = min(max(least, round(end - start)), high - low + 1)
    first = round((start + end) / 2 - (size - 1) / 2)
    first = max(low, min(first, high - size + 1))
    return range(first, first + size)


def _between(scale: Mapping[float, int], edge: float) -> float:
    """Where on the sheet a coordinate lies between two walls."""
    marks = sorted(scale.items())
    for (low, start), (high, end) in pairwise(marks):
        if low <= edge <= high:
            return start + (edge - low) / (high - low) * (end - start)
    return marks[0][1] if edge < marks[0][0] else marks[-1][1]


def _rows_of(pawns: Sequence[StyledPart], width: int) -> list[Sequence[StyledPart]]:
    return [pawns[start : start + width] for start in range(0, len(pawns), width)]


def _name_in(tenant: Tenant, width: int, height: int) -> Sequence[str]:
    """Number and name on lines that fit; cut off, or the number alone, where there is little room."""
    number = "" if tenant.number is None else str(tenant.number)
    whole = f"{number} {tenant.name}".strip()
    choices = [[whole], textwrap.wrap(whole, max(width, 1), break_long_words=False)]
    if number and width >= LEAST_OF_A_NAME:
        choices.append([number, f"{tenant.name[: width - 1].rstrip()}…"])
    if width >= len(number) + LEAST_OF_A_NAME:
        choices.append([f"{whole[: width - 1].rstrip()}…"])
    choices.append([number or tenant.short])
    for lines in choices:
        if len(lines) <= height and max(map(len, lines), default=0) <= width:
            return lines
    return []


LEAST_OF_A_NAME = 5
"""The fewest letters by which a name can be guessed, the dots after them included."""
