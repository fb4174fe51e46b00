"""The plan of a mansion as a picture: chalk on midnight blue, as an SVG file that stands alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from xml.etree import ElementTree as ET

from . import strokes
from .lettering import Text, letter
from .paper import fillings, style
from .plan import Mansion, Space
from .sight import Opening, Rect
from .strokes import number, turned, turned_back

BREADTH = 168.0
"""Every house is drawn as large as the printed one, so that lines and letters suit them all."""

MARGIN = 7.0
WALL = 2.0
DOUBLE_DOOR = 8.0
"""Broader doors have two leaves."""

SWING = 1.15
"""A door opens where the space is so many times as deep as its leaf is broad."""

BALUSTER = 2.0

PAWN = (
    "M0-1.9A.75.75 0 1 1 0-.4.75.75 0 1 1 0-1.9Z"
    "M-.5-.3H.5C.6.6 1.1 1.2 1.3 1.9H-1.3C-1.1 1.2-.6.6-.5-.3Z"
)


def draw_mansion(mansion: Mansion, *, path: bool = False) -> str:
    """The plan as the text of an SVG file; with `path`, the Doctor's way as a dotted line (KDL-25)."""
    return _Drawing(mansion).svg_text(path)


class _Drawing:
    """A plan in the making. Its coordinates are those of the picture, not those of the mansion."""

    def __init__(self, mansion: Mansion) -> None:
        self.scale = scale = BREADTH / max(mansion.size)
        self.mansion = mansion
        self.width, self.height = (side * scale for side in mansion.size)
        rects = {space.id: _scaled(space.rect, scale) for space in mansion.spaces}
        inset = _inset(mansion, rects)
        self.floors = {id_: strokes.grown(rect, -inset) for id_, rect in rects.items()}
        self.doors = [(door, self._gap(door)) for door in mansion.doors]
        self.railings = [(railing, self._gap(railing)) for railing in mansion.railings]
        self.svg = ET.Element("svg", {"xmlns": "http://www.w3.org/2000/svg", "role": "img"})

    def svg_text(self, path: bool) -> str:
        self._paper()
        self._walls()
        for space in self.mansion.spaces:
            if space.kind == "stairway":
                self._path("tread", strokes.treads(self.floors[space.id]))
        for door, gap in self.doors:
            self._door(door, gap)
        for railing, gap in self.railings:
            self._railing(railing, gap)
        if path:
            self._doctors_way()
        self._start()
        for space in self.mansion.spaces:
            self._letters(space)
        ET.indent(self.svg)
        return ET.tostring(self.svg, encoding="unicode") + "\n"

    def _gap(self, opening: Opening) -> Rect:
        """The opening from floor to floor."""
        west, _, east, _ = turned(opening.axis, _scaled(opening.rect, self.scale))
        wall = _wall(opening, self.floors)
        return turned(opening.axis, (west, wall[0], east, wall[1]))

    def _path(self, css: str, data: str) -> ET.Element:
        return ET.SubElement(self.svg, "path", {"class": css, "d": data})

    def _paper(self) -> None:
        sheet = strokes.grown((0, 0, self.width, self.height), MARGIN)
        west, north, east, south = sheet
        view = (west, north, east - west, south - north)
        self.svg.set("viewBox", " ".join(map(number, view)))
        ET.SubElement(self.svg, "title").text = "Plan of the mansion"
        self.svg.append(style())
        self.svg.append(fillings(self.width, self.height))
        self._path("sky", strokes.box(sheet))
        self._path("grid", strokes.grid(sheet))
        for inset in (1.2, 2.1):
            self._path("frame", strokes.box(strokes.grown(sheet, -inset)))

    def _walls(self) -> None:
        """Walls around everything, floors in them; each filling hides the inner half of its outline."""
        gaps = (gap for _, gap in (*self.doors, *self.railings))
        walls = "".join(strokes.box(strokes.grown(floor, WALL)) for floor in self.floors.values())
        floors = "".join(map(strokes.box, (*self.floors.values(), *gaps)))
        for css, data in (
            ("outline", walls),
            ("wall", walls),
            ("hatched", walls),
            ("edge", floors),
            ("floor", floors),
        ):
            self._path(css, data)
        for space in self.mansion.spaces:
            if space.kind != "room":
                self._path("hall", strokes.box(self.floors[space.id]))

    def _door(self, door: Opening, gap: Rect) -> None:
        """Leaves that open into the roomier side; where neither has room for them, a sill."""
        low, start, high, end = turned(door.axis, gap)
        breadth = (high - low) / (2 if high - low > DOUBLE_DOOR else 1)
        side = self._opens_into(door, breadth)
        if side is None:
            across = (low, (start + end) / 2), (high, (start + end) / 2)
            self._path("sill", strokes.line(*turned_back(door.axis, *across)))
            return
        is_far = side[1] >= end
        edge, tip = (end, end + breadth) if is_far else (start, start - breadth)
        for hinge, stop in _leaves(side, low, high, breadth):
            leaf = turned_back(door.axis, (hinge, edge), (hinge, tip), (stop, edge))
            self._path("leaf", strokes.line(*leaf[:2]))
            self._path("swing", strokes.quarter(*leaf))

    def _opens_into(self, door: Opening, breadth: float) -> Rect | None:
        """The floor over which a door swings, turned as if its axis were north-south."""
        spaces = (self.mansion.space[id_] for id_ in (door.a, door.b))
        sides = [(space, turned(door.axis, self.floors[space.id])) for space in spaces]
        roomy = [
            (space.kind == "room", floor[3] - floor[1], floor)
            for space, floor in sides
            if floor[3] - floor[1] > breadth * SWING
        ]
        return max(roomy)[2] if roomy else None

    def _railing(self, railing: Opening, gap: Rect) -> None:
        low, start, high, end = turned(railing.axis, gap)
        depth = end - start
        for along in (start + depth / 5, end - depth / 5):
            rail = turned_back(railing.axis, (low, along), (high, along))
            self._path("rail", strokes.line(*rail))
        count = max(2, round((high - low) / BALUSTER))
        radius = number(min(0.6, depth / 3))
        for i in range(count):
            across = low + (high - low) * (i + 0.5) / count
            (x, y), *_ = turned_back(railing.axis, (across, (start + end) / 2))
            place = {"cx": number(x), "cy": number(y), "r": radius}
            ET.SubElement(self.svg, "circle", {"class": "baluster", **place})

    def _doctors_way(self) -> None:
        """From number to number, straight through the walls as he goes."""
        way = [strokes.middle(self.floors[id_]) for id_ in self.mansion.path]
        for one, other in pairwise((*way, *way[:1])):
            self._path("path", strokes.bow(one, other))

    def _start(self) -> None:
        """Where all players begin (KDL-03)."""
        *_, east, south = self.floors[self.mansion.start]
        place = f"translate({number(east - 3)} {number(south - 3.2)})"
        self._path("start", PAWN).set("transform", place)

    def _letters(self, space: Space) -> None:
        lettering = letter(space.name, space.number, self.floors[space.id])
        group = ET.SubElement(self.svg, "g")
        if lettering.lengthways:
            x, y = map(number, lettering.middle)
            group.set("transform", f"rotate(-90 {x} {y})")
        if lettering.number is not None:
            _write(group, "number", lettering.number)
        for line in lettering.name:
            _write(group, "name" if space.named else "name unnamed", line)


def _scaled(rect: Rect, scale: float) -> Rect:
    west, north, east, south = (edge * scale for edge in rect)
    return west, north, east, south


def _wall(opening: Opening, floors: Mapping[str, Rect]) -> tuple[float, float]:
    """From where to where the wall between two floors reaches along an opening's axis."""
    near, far = sorted(turned(opening.axis, floors[id_])[1::2] for id_ in (opening.a, opening.b))
    return near[1], far[0]


def _inset(mansion: Mansion, floors: Mapping[str, Rect]) -> float:
    """How much smaller floors are drawn where walls are thin, so that there are walls to be seen."""
    walls = (_wall(opening, floors) for opening in (*mansion.doors, *mansion.railings))
    thinnest = min((high - low for low, high in walls), default=WALL)
    smallest = min(min(east - west, south - north) for west, north, east, south in floors.values())
    return min(max(0.0, WALL - thinnest) / 2, smallest / 8)


def _leaves(side: Rect, low: float, high: float, breadth: float) -> Iterator[tuple[float, float]]:
    """For each leaf its hinge and its stop; a single one opens towards the nearer corner."""
    west, _, east, _ = side
    if breadth < high - low:
        yield low, low + breadth
        yield high, high - breadth
    elif low - west <= east - high:
        yield low, high
    else:
        yield high, low


def _write(group: ET.Element, css: str, line: Text) -> None:
    x, y = map(number, line.foot)
    place = {"class": css, "x": x, "y": y, "font-size": number(line.size)}
    ET.SubElement(group, "text", place).text = line.text
