"""Strokes of a plan, as the path data of SVG; x grows to the east, y to the south."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist

from .sight import Axis, Rect

Point = tuple[float, float]

GRID = 4.0
TREAD = 1.4
"""The depth of a stair."""

BOW = 0.08
"""How far a bow swerves, as part of its length."""


def number(value: float) -> str:
    """A coordinate, to the hundredth."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def turned(axis: Axis, rect: Rect) -> Rect:
    """A rectangle as it would be if the axis were north-south."""
    west, north, east, south = rect
    return rect if axis == "ns" else (north, west, south, east)


def turned_back(axis: Axis, *points: Point) -> tuple[Point, ...]:
    """Points of a `turned` drawing where they belong."""
    return points if axis == "ns" else tuple((x, y) for y, x in points)


def grown(rect: Rect, by: float) -> Rect:
    """A rectangle with every edge moved outward."""
    west, north, east, south = rect
    return west - by, north - by, east + by, south + by


def middle(rect: Rect) -> Point:
    """The middle of a rectangle."""
    west, north, east, south = rect
    return (west + east) / 2, (north + south) / 2


def line(*points: Point) -> str:
    """Straight from point to point."""
    return "M" + "L".join(_pair(point) for point in points)


def box(rect: Rect) -> str:
    """The outline of a rectangle."""
    west, north, east, south = map(number, rect)
    return f"M{west} {north}H{east}V{south}H{west}Z"


def quarter(centre: Point, start: Point, end: Point) -> str:
    """A quarter of a circle."""
    radius = number(dist(centre, start))
    (x0, y0), (x1, y1), (x2, y2) = centre, start, end
    clockwise = (x1 - x0) * (y2 - y0) > (y1 - y0) * (x2 - x0)
    return f"M{_pair(start)}A{radius} {radius} 0 0 {int(clockwise)} {_pair(end)}"


def bow(start: Point, end: Point) -> str:
    """From point to point in a slight curve."""
    (x1, y1), (x2, y2) = start, end
    swerve = (x1 + x2) / 2 + (y1 - y2) * BOW, (y1 + y2) / 2 + (x2 - x1) * BOW
    return f"M{_pair(start)}Q{_pair(swerve)} {_pair(end)}"


def grid(rect: Rect) -> str:
    """Squared paper."""
    west, north, east, south = rect
    upright = (line((x, north), (x, south)) for x in _steps(west, east, GRID))
    level = (line((west, y), (east, y)) for y in _steps(north, south, GRID))
    return "".join((*upright, *level))


def treads(rect: Rect) -> str:
    """Stairs, lengthways."""
    west, north, east, south = rect
    axis: Axis = "ns" if south - north >= east - west else "ew"
    west, north, east, south = turned(axis, rect)
    steps = _steps(north, south, min(TREAD, (south - north) / 4))
    return "".join(line(*turned_back(axis, (west, y), (east, y))) for y in steps)


def _steps(low: float, high: float, step: float) -> Sequence[float]:
    return [low + step * i for i in range(1, int((high - low) / step + 0.99))]


def _pair(point: Point) -> str:
    return " ".join(map(number, point))
