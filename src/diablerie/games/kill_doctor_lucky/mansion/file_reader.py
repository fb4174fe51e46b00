"""Mansion files: a house of one's own as JSON, read and checked; other keys than these are not read."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, cast, get_args

from ..state import MAX_CARDS, MAX_COPIES, MAX_KINDS, MAX_SPACES
from .json_node import MansionError, Node
from .line_numbers import line_of, line_of_repeated_key
from .plan import Mansion, Space, SpaceKind, Weapon, whole
from .sight import AXES, Axis, Opening, Rect
from .survey import survey

__all__ = ["MansionError", "read_mansion", "read_mansion_text"]

MIN_SPACES = 1
MAX_OPENINGS = 512
MAX_NUMBER = 999
LONGEST_NAME = 40
FARTHEST = 10_000
"""The greatest coordinate."""

VALUES = range(1, 4)
"""What failure cards are worth, and how far move cards go."""

MAX_MOVE_CARDS = 20
"""So many of each: bots go through all that copies of move cards seen can mean (see `reshuffled`)."""

MAX_WEAPON_VALUE = 9

HOUSES_AT_HAND = 32
"""So many houses read last are remembered: making a match asks for one several times."""

LONGEST_TEXT = 200_000
"""The largest house takes about half as many characters, generously spaced."""

SPACE_ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
WEAPON_ID = re.compile(r"[^\W_]+([_-][^\W_]+)*")


@lru_cache(maxsize=HOUSES_AT_HAND)
def read_mansion_text(text: str) -> Mansion:
    """The house that a mansion file describes. Raises MansionError with the line of the fault."""
    document = _parsed(text)
    try:
        return read_mansion(document)
    except MansionError as error:
        raise MansionError(error.fault, error.path, line_of(text, error.path)) from None


def _parsed(text: str) -> Any:
    if len(text) > LONGEST_TEXT:
        told = f"a mansion file has at most {LONGEST_TEXT:,} characters, not {len(text):,}"
        raise MansionError(told)
    try:
        return json.loads(text, object_pairs_hook=_object)
    except MansionError as error:
        raise MansionError(error.fault, line=line_of_repeated_key(text)) from None
    except json.JSONDecodeError as error:
        told = f"this is no JSON: {error.msg} (column {error.colno})"
        raise MansionError(told, line=error.lineno) from None
    except (ValueError, RecursionError) as error:
        raise MansionError(f"this is no JSON that can be read: {error}") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        repeated = next(key for key, times in Counter(key for key, _ in pairs).items() if times > 1)
        raise MansionError(f"the key {repeated!r} stands twice in one object")
    return found


def read_mansion(document: Mapping[str, Any]) -> Mansion:
    """The house that a mansion document describes. Raises MansionError saying where it is wrong."""
    file = Node(document)
    spaces = _spaces(file.key("spaces"))
    ids = {space.id: space for space in spaces}
    deck = file.key("deck")
    mansion = Mansion(
        spaces=spaces,
        start=file.key("start_space").space(ids),
        doors=_openings(file.key("doors"), ids),
        railings=_openings(file.key("sight_only_openings"), ids),
        rooms=_room_cards(deck.key("room"), ids),
        weapons=_weapons(deck.key("weapon"), ids),
        failures=_counts(deck.key("failure"), "value", MAX_COPIES),
        moves=_counts(deck.key("move"), "steps", MAX_MOVE_CARDS),
    )
    _check_deck_size(deck, mansion)
    survey(mansion)
    return mansion


def _spaces(listed: Node) -> tuple[Space, ...]:
    spaces: dict[str, Space] = {}
    for node in listed.items():
        space = _space(node)
        if space.id in spaces:
            raise node.key("id").fault(f"is {space.id!r} like that of a space before it")
        spaces[space.id] = space
    if not MIN_SPACES <= len(spaces) <= MAX_SPACES:
        raise listed.fault(f"must be {MIN_SPACES} to {MAX_SPACES}, not {len(spaces)}")
    return tuple(spaces.values())


def _space(node: Node) -> Space:
    number = node.key("number")
    return Space(
        id=_space_id(node.key("id")),
        name=node.key("name").text(LONGEST_NAME),
        kind=cast("SpaceKind", node.key("kind").one_of(get_args(SpaceKind))),
        named=node.key("named").flag(),
        number=None if number.value is None else number.integer(0, MAX_NUMBER),
        rect=_rect(node.key("rect")),
    )


def _space_id(node: Node) -> str:
    id_ = node.text(LONGEST_NAME)
    if not SPACE_ID.fullmatch(id_):
        raise node.fault(
            f"must be lower-case words joined by underscores, as in 'wine_cellar', not {id_!r}"
        )
    return id_


def _rect(node: Node, axis: Axis | None = None) -> Rect:
    """A rectangle that is not empty; an opening may be, along its axis: some plans have thin walls."""
    west, north, east, south = (whole(n.number(0, FARTHEST)) for n in node.items(4))
    has_breadth = west < east or (axis == "ew" and west == east)
    has_depth = north < south or (axis == "ns" and north == south)
    if not (has_breadth and has_depth):
        raise node.fault(
            "must be [west, north, east, south] with west < east and north < south, "
            f"not {[west, north, east, south]}"
        )
    return west, north, east, south


def _openings(listed: Node, ids: Mapping[str, Space]) -> tuple[Opening, ...]:
    openings = tuple(_opening(node, ids) for node in listed.items())
    if len(openings) > MAX_OPENINGS:
        raise listed.fault(f"must be at most {MAX_OPENINGS}, not {len(openings)}")
    return openings


def _opening(node: Node, ids: Mapping[str, Space]) -> Opening:
    axis = cast("Axis", node.key("axis").one_of(AXES))
    opening = Opening(
        a=node.key("a").space(ids),
        b=node.key("b").space(ids),
        axis=axis,
        rect=_rect(node.key("rect"), axis),
    )
    if opening.a == opening.b:
        raise node.fault(f"joins {opening.a!r} with itself; it must join two spaces")
    return opening


# The deck


def _room_cards(listed: Node, ids: Mapping[str, Space]) -> tuple[str, ...]:
    """The spaces with a room card: named ones, each once (KDL-02)."""
    rooms: list[str] = []
    for node in listed.items():
        room = node.space(ids)
        if not ids[room].named:
            raise node.fault(f"is {room!r}, which is not named; room cards are for named spaces")
        if room in rooms:
            raise node.fault(f"is {room!r} a second time; a room has one card at most (KDL-02)")
        rooms.append(room)
    if not rooms:
        raise listed.fault("must name a room: the Doctor starts where a room card says (KDL-04)")
    return tuple(rooms)


def _weapons(listed: Node, ids: Mapping[str, Space]) -> tuple[Weapon, ...]:
    weapons: dict[str, Weapon] = {}
    for node in listed.items():
        weapon = _weapon(node, ids)
        if weapon.id in weapons:
            raise node.key("name").fault(f"gives {weapon.id!r}, the id of a weapon before it")
        weapons[weapon.id] = weapon
    return tuple(weapons.values())


def _weapon(node: Node, ids: Mapping[str, Space]) -> Weapon:
    name, space, value = node.key("name"), *map(node.key_or_null, ("bonus_space", "bonus_value"))
    if (space.value is None) != (value.value is None):
        raise node.fault("must have both a bonus_space and a bonus_value, or neither")
    return Weapon(
        id=_weapon_id(name),
        name=name.text(LONGEST_NAME),
        value=node.key("value").integer(1, MAX_WEAPON_VALUE),
        special_space=None if space.value is None else space.space(ids),
        special_value=None if value.value is None else value.integer(1, MAX_WEAPON_VALUE),
    )


def _weapon_id(node: Node) -> str:
    """The name in lower case, without apostrophes, underscores for blanks: `billiard_cue`."""
    name = node.text(LONGEST_NAME)
    id_ = re.sub("['’]", "", name.lower()).replace(" ", "_")
    if not WEAPON_ID.fullmatch(id_):
        raise node.fault(
            "must be words of letters and digits with a blank, hyphen or apostrophe between, "
            f"not {name!r}"
        )
    return id_


def _counts(listed: Node, key: str, most: int) -> dict[int, int]:
    """How many cards there are of each value or number of steps."""
    counts: dict[int, int] = {}
    for node in listed.items():
        value = node.key(key).integer(VALUES[0], VALUES[-1])
        if value in counts:
            raise node.key(key).fault(f"is {value} a second time; put the counts together")
        counts[value] = node.key("count").integer(0, most)
    return {value: counts.get(value, 0) for value in VALUES}


def _check_deck_size(deck: Node, mansion: Mansion) -> None:
    kinds = len(mansion.deck_cards)
    if kinds > MAX_KINDS:
        raise deck.fault(f"has {kinds} kinds of cards; there may be {MAX_KINDS}")
    if mansion.cards > MAX_CARDS:
        raise deck.fault(f"has {mansion.cards} cards; there may be {MAX_CARDS}")
