"""The lettering of a plan: a room's name and number, as large as the room allows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .sight import Rect
from .strokes import Point, middle

LARGEST = 3.4
"""The greatest size of a name; all other measures are in sizes of the name."""

NUMBER = 3.0
NUMBER_HEIGHT = 2.6
LINE = 1.1
ASCENT = 0.85
LETTER = 0.62
"""The breadth of a letter, on average."""

EDGE = 1.0
"""So far from the walls everything stays."""

NARROW = 1.8
"""A room so many times as long as broad may be lettered lengthways."""


@dataclass(frozen=True)
class Text:
    """A line of text by the middle of its foot."""

    text: str
    foot: Point
    size: float


@dataclass(frozen=True)
class Lettering:
    """What is written in a room; if `lengthways`, turned to the left around its `middle`."""

    number: Text | None
    name: tuple[Text, ...]
    middle: Point
    lengthways: bool


@dataclass(frozen=True)
class _Layout:
    lines: tuple[str, ...]
    lengthways: bool
    size: float

    @property
    def merit(self) -> tuple[float, bool, int]:
        return round(self.size, 1), not self.lengthways, -len(self.lines)


def letter(name: str, number: int | None, rect: Rect) -> Lettering:
    """Place a name and a number in a rectangle, in the way that lets them be largest."""
    best = max(_layouts(name, number, rect), key=lambda layout: layout.merit)
    x, y = middle(rect)
    size = best.size
    top = y - _height(best.lines, number) * size / 2
    first = top + (ASCENT + (0 if number is None else NUMBER_HEIGHT)) * size
    feet = ((x, first + index * LINE * size) for index in range(len(best.lines)))
    return Lettering(
        None if number is None else Text(str(number), (x, top + 2.1 * size), NUMBER * size),
        tuple(Text(text, foot, size) for text, foot in zip(best.lines, feet, strict=True)),
        (x, y),
        best.lengthways,
    )


def _layouts(name: str, number: int | None, rect: Rect) -> Iterator[_Layout]:
    west, north, east, south = rect
    breadth, height = east - west, south - north
    for lengthways in (False, True) if height > breadth * NARROW else (False,):
        along, across = (height, breadth) if lengthways else (breadth, height)
        for lines in _broken(name):
            longest = max(map(len, lines)) * LETTER
            inset = min(2 * EDGE, along / 4, across / 4)
            fitting = (along - inset) / longest, (across - inset) / _height(lines, number)
            yield _Layout(lines, lengthways, min(LARGEST, *fitting))


def _broken(name: str) -> Iterator[tuple[str, ...]]:
    words = name.split()
    for at in range(len(words)):
        yield tuple(" ".join(part) for part in (words[:at], words[at:]) if part)
    yield tuple(words)


def _height(lines: tuple[str, ...], number: int | None) -> float:
    return len(lines) * LINE + (0 if number is None else NUMBER_HEIGHT)
