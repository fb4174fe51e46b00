"""Where the walls of a house stand on a sheet of characters; spaces that share a wall share its place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Board = Mapping[str, Any]

TALL = 2.0
"""How many times as high as broad a character is."""

STRETCH = 1.5
"""How much broader or higher than true to scale a plan may be, so that more of it can be read."""

LEAST = 2
"""How many rows or columns a space takes at least, with its wall."""

ROOMY = (4, 3, LEAST)
"""How many columns the narrowest space may take with its wall, the best first."""


class _Scale:
    """The walls across one axis."""

    def __init__(self, spans: Sequence[tuple[float, float]], thickness: float) -> None:
        self.walls = _clusters({edge for span in spans for edge in span}, thickness)
        number = {edge: n for n, edges in enumerate(self.walls) for edge in edges}
        self.pairs = sorted({(number[low], number[high]) for low, high in spans})
        self.middles = [sum(edges) / len(edges) for edges in self.walls]

    def fitted(self, size: int, least: int) -> dict[float, int] | None:
        """The walls on places 0 to size - 1, each space at least so many wide; None if they cannot be."""
        last = len(self.walls) - 1
        apart = {**{(n, n + 1): 1 for n in range(last)}, **dict.fromkeys(self.pairs, least)}
        to_end = [0] * (last + 1)
        for (low, high), steps in sorted(apart.items(), reverse=True):
            to_end[low] = max(to_end[low], to_end[high] + steps)
        if to_end[0] >= size:
            return None
        start, whole = self.middles[0], self.middles[-1] - self.middles[0]
        places: list[int] = []
        for wall, middle in enumerate(self.middles):
            before = (places[low] + steps for (low, high), steps in apart.items() if high == wall)
            wanted = round((middle - start) / whole * (size - 1))
            places.append(min(max([wanted, *before]), size - 1 - to_end[wall]))
        places[-1] = size - 1
        return {edge: places[n] for n, edges in enumerate(self.walls) for edge in edges}


def _clusters(edges: set[float], thickness: float) -> list[list[float]]:
    """Edges no farther apart than a wall is thick, together."""
    clusters: list[list[float]] = []
    for edge in sorted(edges):
        if clusters and edge - clusters[-1][0] <= thickness:
            clusters[-1].append(edge)
        else:
            clusters.append([edge])
    return clusters


def places(
    board: Board, width: int, height: int
) -> tuple[dict[float, int], dict[float, int]] | None:
    """The columns of all west and east walls and the rows of the others; None if there is no room."""
    rects = [space["rect"] for space in board["spaces"]]
    spans = {axis: [(r[axis], r[axis + 2]) for r in rects] for axis in (0, 1)}
    sides = (high - low for axis in (0, 1) for low, high in spans[axis])
    openings = (*board["doors"], *board["railings"])
    depths = (_depth(opening["axis"], opening["rect"]) for opening in openings)
    thickness = min(max(depths, default=0.0), min(sides) / 2)
    across, down = (_Scale(spans[axis], thickness) for axis in (0, 1))
    columns, rows = _size(across, down, width, height)
    tries = (across.fitted(size, least) for size in (columns, width) for least in ROOMY)
    west_to_east = next((each for each in tries if each is not None), None)
    north_to_south = down.fitted(rows, LEAST) or down.fitted(height, LEAST)
    if west_to_east is None or north_to_south is None:
        return None
    return west_to_east, north_to_south


def _size(across: _Scale, down: _Scale, width: int, height: int) -> tuple[int, int]:
    """As many columns and rows as there are, kept near the true proportions."""
    breadth, depth = (scale.middles[-1] - scale.middles[0] for scale in (across, down))
    shape = TALL * breadth / depth
    return (
        min(width, round(height * shape * STRETCH)),
        min(height, max(2, round(width / shape * STRETCH))),
    )


def _depth(axis: str, rect: Sequence[float]) -> float:
    return rect[3] - rect[1] if axis == "ns" else rect[2] - rect[0]
