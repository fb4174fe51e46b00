"""The survey of a house: spaces lie apart, openings between facing walls, and doors lead everywhere."""

from __future__ import annotations

from collections.abc import Iterator

from .json_node import MansionError, Path
from .plan import Mansion
from .sight import Opening, Rect, Span, common

WALLS = {"ns": (1, "south", "north", "y"), "ew": (0, "east", "west", "x")}
"""By axis: the edge where a rectangle begins, the walls where one leaves and comes in, the coordinate."""


def survey(mansion: Mansion) -> None:
    """Raise MansionError for the first thing that cannot be built as it is drawn."""
    _check_numbers(mansion)
    _check_apart(mansion)
    for path, opening in _openings(mansion):
        _check_walls(mansion, path, opening)
    _check_connected(mansion)


def _openings(mansion: Mansion) -> Iterator[tuple[Path, Opening]]:
    for key, openings in (("doors", mansion.doors), ("sight_only_openings", mansion.railings)):
        for index, opening in enumerate(openings):
            yield (key, index), opening


def _check_numbers(mansion: Mansion) -> None:
    """Each number once, and none left out: they are the Doctor's way (KDL-25)."""
    holder: dict[int, str] = {}
    for index, space in enumerate(mansion.spaces):
        if space.number is None:
            continue
        if space.number in holder:
            told = f"{space.id!r} has the number {space.number}, as {holder[space.number]!r} has"
            raise MansionError(told, ("spaces", index, "number"))
        holder[space.number] = space.id
    for index, space in enumerate(mansion.spaces):
        number = space.number
        if number is not None and number > min(holder) and number - 1 not in holder:
            told = f"{space.id!r} has the number {number}, but no space has {number - 1}"
            raise MansionError(told, ("spaces", index, "number"))


def _check_connected(mansion: Mansion) -> None:
    """KDL-10: one can walk from anywhere to anywhere."""
    for index, space in enumerate(mansion.spaces):
        if not mansion.is_joined(mansion.start, space.id):
            told = f"no way leads through doors from {mansion.start!r} to {space.id!r}"
            raise MansionError(told, ("spaces", index))


def _check_apart(mansion: Mansion) -> None:
    for index, space in enumerate(mansion.spaces):
        for other in mansion.spaces[:index]:
            if _overlap(space.rect, other.rect):
                told = f"{space.id!r} overlaps {other.id!r}"
                raise MansionError(told, ("spaces", index, "rect"))
    placed: list[tuple[str, Opening]] = []
    for path, opening in _openings(mansion):
        called = _called(path, opening)
        _check_clear(mansion, path, opening)
        for other_called, other_opening in placed:
            if _coincide(opening, other_opening):
                raise MansionError(f"{called} overlaps {other_called}", (*path, "rect"))
        placed.append((called, opening))


def _check_clear(mansion: Mansion, path: Path, opening: Opening) -> None:
    for space in mansion.spaces:
        is_third = space.id not in (opening.a, opening.b)
        if is_third and _overlap(opening.rect, space.rect):
            told = f"{_called(path, opening)} leads over {space.id!r}"
            raise MansionError(told, (*path, "rect"))


def _coincide(one: Opening, other: Opening) -> bool:
    """Openings in one wall may be thin; those must lie side by side."""
    if one.axis == other.axis and {one.a, one.b} == {other.a, other.b}:
        return common(one.span, other.span) is not None
    return _overlap(one.rect, other.rect)


def _called(path: Path, opening: Opening) -> str:
    kind = "door" if path[0] == "doors" else "railing"
    return f"the {kind} between {opening.a!r} and {opening.b!r}"


def _overlap(one: Rect, other: Rect) -> bool:
    return bool(common(_breadth(one), _breadth(other)) and common(_depth(one), _depth(other)))


def _breadth(rect: Rect) -> Span:
    return rect[0], rect[2]


def _depth(rect: Rect) -> Span:
    return rect[1], rect[3]


def _check_walls(mansion: Mansion, path: Path, opening: Opening) -> None:
    """KDL-16: one looks straight through, so the opening must lead from wall to facing wall."""
    along, leaving, entering, letter = WALLS[opening.axis]
    near, far = sorted(
        (mansion.space[opening.a], mansion.space[opening.b]), key=lambda space: space.rect[along]
    )
    called = _called(path, opening)
    wall = near.rect[along + 2], far.rect[along]
    if wall[0] > wall[1]:
        told = f"no {leaving} wall of {near.id!r} faces {far.id!r}; is the axis right?"
        raise MansionError(f"{called}: {told}", (*path, "axis"))
    start, end = opening.depth
    if not near.rect[along] < start <= wall[0] <= wall[1] <= end < far.rect[along + 2]:
        told = (
            f"must lead from the {leaving} wall of {near.id!r} to the {entering} wall of "
            f"{far.id!r}, {_range(letter, wall)}, not {_range(letter, opening.depth)}"
        )
        raise MansionError(f"{called} {told}", (*path, "rect"))
    _check_span(path, opening, near.rect, far.rect)


def _check_span(path: Path, opening: Opening, near: Rect, far: Rect) -> None:
    across, letter = (_breadth, "x") if opening.axis == "ns" else (_depth, "y")
    called = _called(path, opening)
    shared = common(across(near), across(far))
    if shared is None:
        told = f"{called}: these two have no wall in common; is the axis right?"
        raise MansionError(told, (*path, "axis"))
    if common(opening.span, shared) != opening.span:
        told = (
            f"must lie within the walls of both, {_range(letter, shared)}, "
            f"not {_range(letter, opening.span)}"
        )
        raise MansionError(f"{called} {told}", (*path, "rect"))


def _range(letter: str, span: Span) -> str:
    return f"{letter} from {span[0]} to {span[1]}"
