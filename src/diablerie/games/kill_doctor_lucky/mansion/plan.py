"""The mansion: its spaces, doors and deck, and what follows from them for walking, sight and the Doctor."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from functools import cached_property
from itertools import combinations
from typing import Any, Literal

from .sight import Opening, Rect, SightLine, sight_lines

SpaceKind = Literal["room", "hallway", "stairway"]


@dataclass(frozen=True)
class Space:
    """A room, hallway or stairway. Only in a named one may a card be drawn (KDL-07).

    `number` is its place on the Doctor's way (KDL-25), None where it has none.
    """

    id: str
    name: str
    kind: SpaceKind
    named: bool
    number: int | None
    rect: Rect


@dataclass(frozen=True)
class Weapon:
    """A weapon card, worth `special_value` instead of `value` in its special space (KDL-17)."""

    id: str
    name: str
    value: int
    special_space: str | None
    special_value: int | None


@dataclass(frozen=True)
class Mansion:
    """A house and its deck, consistent as `read_mansion` leaves it.

    `railings` are openings to look but not to walk through (KDL-13). `rooms` are the spaces with a
    room card, in the deck's order. `failures` counts the failure cards by value, `moves` the move
    cards by steps, each for 1, 2 and 3.
    """

    spaces: tuple[Space, ...]
    start: str
    doors: tuple[Opening, ...]
    railings: tuple[Opening, ...]
    rooms: tuple[str, ...]
    weapons: tuple[Weapon, ...]
    failures: Mapping[int, int] = field(hash=False)
    moves: Mapping[int, int] = field(hash=False)

    @cached_property
    def size(self) -> tuple[float, float]:
        """Width and height of the plan: the margins in the north-west are those in the south-east."""
        wests, norths, easts, souths = zip(*(space.rect for space in self.spaces), strict=True)
        return (whole(min(wests) + max(easts)), whole(min(norths) + max(souths)))

    @cached_property
    def space(self) -> dict[str, Space]:
        """The spaces by id."""
        return {space.id: space for space in self.spaces}

    # Walking

    @cached_property
    def neighbours(self) -> dict[str, tuple[str, ...]]:
        """The spaces behind the doors of each space, in the order of `spaces` (KDL-10, KDL-13)."""
        pairs = {frozenset((door.a, door.b)) for door in self.doors}
        return self._related(pairs)

    def distance(self, a: str, b: str) -> int:
        """How many doors there are at least between two spaces."""
        return self._distances[a][b]

    def is_joined(self, a: str, b: str) -> bool:
        """Whether a way leads through doors from one space to another."""
        return b in self._distances[a]

    @cached_property
    def _distances(self) -> dict[str, dict[str, int]]:
        return {space.id: self._distances_from(space.id) for space in self.spaces}

    def _distances_from(self, start: str) -> dict[str, int]:
        reached = {start: 0}
        for space in (queue := [start]):
            new = [near for near in self.neighbours[space] if near not in reached]
            reached.update(dict.fromkeys(new, reached[space] + 1))
            queue += new
        return reached

    # Looking

    @cached_property
    def lines(self) -> tuple[SightLine, ...]:
        """The sight lines that cannot be made longer (KDL-16)."""
        rects = {space.id: space.rect for space in self.spaces}
        return sight_lines(rects, (*self.doors, *self.railings))

    @cached_property
    def sees(self) -> dict[str, tuple[str, ...]]:
        """What is seen from each space apart from itself, in the order of `spaces` (KDL-16)."""
        pairs = {frozenset(pair) for line in self.lines for pair in combinations(line.spaces, 2)}
        return self._related(pairs)

    def _related(self, pairs: set[frozenset[str]]) -> dict[str, tuple[str, ...]]:
        ids = [space.id for space in self.spaces]
        return {
            one: tuple(other for other in ids if other != one and frozenset((one, other)) in pairs)
            for one in ids
        }

    # The Doctor

    @cached_property
    def path(self) -> tuple[str, ...]:
        """The numbered spaces in the order of their numbers (KDL-25)."""
        numbered = {space.number: space.id for space in self.spaces if space.number is not None}
        return tuple(numbered[number] for number in sorted(numbered))

    @cached_property
    def next_space(self) -> dict[str, str | None]:
        """Where the Doctor goes from each space after a turn; None: he stays (KDL-25).

        From a numbered one to the next number, from the last to the first; from another to the
        highest number behind its doors.
        """
        onward: dict[str, str | None] = dict(
            zip(self.path, (*self.path[1:], *self.path[:1]), strict=True)
        )
        return {space.id: onward.get(space.id, self._highest_near(space)) for space in self.spaces}

    def _highest_near(self, space: Space) -> str | None:
        near = [self.path.index(id_) for id_ in self.neighbours[space.id] if id_ in self.path]
        return self.path[max(near)] if near else None

    # The deck

    @cached_property
    def deck_cards(self) -> dict[str, int]:
        """How many of each card: `move1..3`, `fail1..3`, `room:…`, `weapon:…`, none left out (KDL-02)."""
        return {
            **{f"move{steps}": count for steps, count in self.moves.items()},
            **{f"fail{value}": count for value, count in self.failures.items()},
            **{f"room:{space}": 1 for space in self.rooms},
            **{f"weapon:{weapon.id}": 1 for weapon in self.weapons},
        }

    @cached_property
    def cards(self) -> int:
        """How many cards the deck has."""
        return sum(self.deck_cards.values())

    # Written down

    def board(self) -> dict[str, Any]:
        """All of it as JSON for those who draw the house."""
        return {
            "size": list(self.size),
            "spaces": _as_objects(self.spaces),
            "start": self.start,
            "doors": _as_objects(self.doors),
            "railings": _as_objects(self.railings),
            "neighbours": {space: list(near) for space, near in self.neighbours.items()},
            "sees": {space: list(seen) for space, seen in self.sees.items()},
            "next": dict(self.next_space),
            "lines": _as_objects(self.lines),
            "weapons": {weapon.pop("id"): weapon for weapon in _as_objects(self.weapons)},
            "deck": dict(self.deck_cards),
        }

    def document(self) -> dict[str, Any]:
        """The mansion file, as a JSON document."""
        return {
            "spaces": _as_objects(self.spaces),
            "start_space": self.start,
            "doors": _as_objects(self.doors),
            "sight_only_openings": _as_objects(self.railings),
            "deck": {
                "failure": [{"value": v, "count": n} for v, n in self.failures.items()],
                "move": [{"steps": s, "count": n} for s, n in self.moves.items()],
                "room": list(self.rooms),
                "weapon": [_weapon_document(weapon) for weapon in self.weapons],
            },
        }

    @cached_property
    def text(self) -> str:
        """The mansion file on one line, the same for equal mansions."""
        return json.dumps(self.document(), ensure_ascii=False, separators=(",", ":"))


def whole(number: float) -> float:
    """A number as an int if it is whole: the plans' numbers are written like that."""
    return int(number) if number == int(number) else number


def _as_objects(
    things: Iterable[Space | Opening | SightLine | Weapon],
) -> list[dict[str, Any]]:
    """Dataclasses as JSON objects."""
    return [
        {key: list(v) if isinstance(v, tuple) else v for key, v in asdict(thing).items()}
        for thing in things
    ]


def _weapon_document(weapon: Weapon) -> dict[str, Any]:
    return {
        "name": weapon.name,
        "value": weapon.value,
        "bonus_space": weapon.special_space,
        "bonus_value": weapon.special_value,
    }
