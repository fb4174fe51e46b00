"""Openings between rooms, and how far one looks straight through them (KDL-16)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal, get_args

Rect = tuple[float, float, float, float]
"""West, north, east and south edge: x grows to the east, y to the south."""

Axis = Literal["ns", "ew"]
"""The way that leads through an opening: north-south or east-west."""

AXES: tuple[Axis, ...] = get_args(Axis)

Span = tuple[float, float]
"""From and to, across an axis: x for north-south, y for east-west."""


@dataclass(frozen=True)
class Opening:
    """A door or a railing between the spaces `a` and `b`; `rect` is the gap in the wall."""

    a: str
    b: str
    axis: Axis
    rect: Rect

    @property
    def span(self) -> Span:
        """The gap's range across its axis."""
        west, north, east, south = self.rect
        return (west, east) if self.axis == "ns" else (north, south)

    @property
    def depth(self) -> Span:
        """Where the gap begins and ends along its axis."""
        west, north, east, south = self.rect
        return (north, south) if self.axis == "ns" else (west, east)


@dataclass(frozen=True)
class SightLine:
    """Spaces in a row, each seeing all others, from north to south or from west to east.

    `span` is the range across the axis that all the openings between them share.
    """

    axis: Axis
    spaces: tuple[str, ...]
    span: Span


@dataclass(frozen=True)
class _Passage:
    """An opening, passed southward or eastward."""

    near: str
    far: str
    span: Span


def sight_lines(rects: Mapping[str, Rect], openings: Sequence[Opening]) -> tuple[SightLine, ...]:
    """All lines that cannot be made longer, first the north-south ones (KDL-16).

    Rooms are rectangles and an opening lies in their facing walls, so whoever stands in the common
    range of a row of openings of one axis looks straight through all of them.
    """
    lines: list[SightLine] = []
    for axis in AXES:
        passages = [_passage(rects, opening) for opening in openings if opening.axis == axis]
        lines += sorted(_lines(axis, passages), key=lambda line: (line.span, line.spaces))
    return tuple(lines)


def _passage(rects: Mapping[str, Rect], opening: Opening) -> _Passage:
    edge = 1 if opening.axis == "ns" else 0
    near, far = sorted((opening.a, opening.b), key=lambda space: rects[space][edge])
    return _Passage(near, far, opening.span)


def _lines(axis: Axis, passages: Sequence[_Passage]) -> Iterator[SightLine]:
    leaving, entering = defaultdict(list), defaultdict(list)
    for passage in passages:
        leaving[passage.near].append(passage)
        entering[passage.far].append(passage)
    for row in _rows(passages):
        span = max(p.span[0] for p in row), min(p.span[1] for p in row)
        beyond = (*entering[row[0].near], *leaving[row[-1].far])
        if not any(common(passage.span, span) for passage in beyond):
            yield SightLine(axis, (row[0].near, *(p.far for p in row)), span)


def _rows(passages: Sequence[_Passage]) -> Iterable[tuple[_Passage, ...]]:
    """The rows that are looked along where no opening begins or ends, as far as one sees there."""
    edges = sorted({edge for passage in passages for edge in passage.span})
    return dict.fromkeys(row for strip in pairwise(edges) for row in _rows_of(passages, strip))


def _rows_of(passages: Sequence[_Passage], strip: Span) -> Iterator[tuple[_Passage, ...]]:
    """The rows within a strip; as walls stand apart, at most one opening in it leads on from a space."""
    onward = {passage.near: passage for passage in passages if common(passage.span, strip)}
    for start in onward.keys() - {passage.far for passage in onward.values()}:
        row = [onward[start]]
        while (space := row[-1].far) in onward:
            row.append(onward[space])
        yield tuple(row)


def common(one: Span, other: Span) -> Span | None:
    """What two ranges share; None for nothing or a mere point."""
    low, high = max(one[0], other[0]), min(one[1], other[1])
    return (low, high) if low < high else None
