"""The house of Kill Doctor Lucky for tests: the printed one copied off its map, others read slowly.

Nothing of the engine is used here, so that the two can be held against each other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any

MAP = """
0  drawing_room     | parlor dining_hall trophy_room foyer | piazza gallery
1  parlor           | drawing_room carriage_house e_hall se_hall | billiard_room trophy_room servants_quarters
2  billiard_room    | dining_hall e_hall | parlor sitting_room
3  dining_hall      | drawing_room billiard_room sitting_room e_hall w_hall | piazza foyer gallery
4  sitting_room     | dining_hall w_hall | billiard_room trophy_room
5  trophy_room      | drawing_room green_house sw_hall w_hall | parlor sitting_room kitchen
6  green_house      | trophy_room winter_garden piazza | hedge_maze carriage_house
7  winter_garden    | green_house wine_cellar sw_hall | kitchen carriage_house piazza w_hall
8  kitchen          | wine_cellar sw_hall w_hall | trophy_room winter_garden master_suite w_stairs
9  lancaster_room   | master_suite nw_hall w_stairs |
10 master_suite     | lancaster_room nw_hall w_stairs | kitchen nursery library gallery w_hall
11 nursery          | armory gallery nw_hall | master_suite library tennessee_room ne_hall
12 armory           | nursery library | tennessee_room ne_hall
13 library          | armory gallery ne_hall | master_suite nursery tennessee_room nw_hall
14 tennessee_room   | lilac_room ne_hall e_stairs | nursery armory library servants_quarters e_hall
15 lilac_room       | tennessee_room ne_hall e_stairs |
16 servants_quarters | white_room e_hall se_hall | parlor tennessee_room hedge_maze e_stairs
17 hedge_maze       | carriage_house white_room se_hall | green_house servants_quarters piazza e_hall
18 carriage_house   | parlor hedge_maze piazza | green_house winter_garden
19 piazza | green_house carriage_house foyer |
     drawing_room dining_hall winter_garden hedge_maze gallery
-  foyer            | drawing_room piazza | dining_hall gallery
-  gallery          | nursery library | drawing_room dining_hall master_suite piazza foyer nw_hall
-  white_room       | servants_quarters hedge_maze | e_hall
-  wine_cellar      | winter_garden kitchen | w_hall
-  e_hall | parlor billiard_room dining_hall servants_quarters se_hall e_stairs |
     tennessee_room hedge_maze white_room w_hall
-  ne_hall          | library tennessee_room lilac_room | nursery armory
-  nw_hall          | lancaster_room master_suite nursery | library gallery
-  se_hall          | parlor servants_quarters hedge_maze e_hall |
-  sw_hall          | trophy_room winter_garden kitchen w_hall |
-  w_hall | dining_hall sitting_room trophy_room kitchen sw_hall w_stairs |
     winter_garden master_suite wine_cellar e_hall
-  e_stairs         | tennessee_room lilac_room e_hall | servants_quarters
-  w_stairs         | lancaster_room master_suite w_hall | kitchen
"""
"""Number, space, the spaces that doors lead to, and those seen further away."""

RAILINGS = (("gallery", "dining_hall"),)
NO_ROOM_CARD = ("drawing_room", "lancaster_room", "tennessee_room", "servants_quarters")

WEAPONS = """
bad_cream 2 sitting_room 5
big_red_hammer 4
billiard_cue 2 billiard_room 5
broom_stick 2 servants_quarters 7
chain_saw 4
civil_war_cannon 3 armory 5
crepe_pan 3 kitchen 4
duck_decoy 3 trophy_room 4
killing_joke 3
letter_opener 2 library 5
loud_noise 2 carriage_house 6
monkey_hand 2 foyer 8
piece_of_rope 2 gallery 8
pinking_shears 2 lilac_room 6
rat_poison 2 green_house 5
runcible_spoon 3
shoe_horn 2 lancaster_room 7
silken_cord 3
tight_hat 2
trowel 2 wine_cellar 6
"""
"""Weapon, value, the room where it is worth more, the value there."""


@dataclass(frozen=True)
class Weapon:
    """A weapon and what it is worth."""

    value: int
    special_space: str | None = None
    special_value: int | None = None

    def worth(self, space: str, bonus: int) -> int:
        """KDL-17, KDL-30: its value in a space."""
        if self.special_value is not None and space == self.special_space:
            return self.special_value + bonus
        return self.value + bonus


@dataclass(frozen=True)
class House:
    """What the rules ask of a house and its deck."""

    start: str
    named: frozenset[str]
    numbers: Mapping[str, int]
    doors: Mapping[str, frozenset[str]]
    sight: Mapping[str, frozenset[str]]
    railings: frozenset[frozenset[str]]
    deck: Counter[str]
    weapons: Mapping[str, Weapon]

    @property
    def spaces(self) -> tuple[str, ...]:
        """Every space, in alphabetical order."""
        return tuple(sorted(self.doors))

    def next_for_lucky(self, space: str) -> str | None:
        """KDL-25: where the Doctor goes at the end of a turn; None: nowhere."""
        by_number = {number: where for where, number in self.numbers.items()}
        if space in self.numbers:
            higher = [number for number in by_number if number > self.numbers[space]]
            return by_number[min(higher or by_number)]
        beside = [self.numbers[other] for other in self.doors[space] if other in self.numbers]
        return by_number[max(beside)] if beside else None


@cache
def printed_house() -> House:
    """The house of the printed board, from the map above."""
    rows = [line.split("|") for line in MAP.strip().replace("\n    ", "").splitlines()]
    heads = [row[0].split() for row in rows]
    spaces = [space for _, space in heads]
    doors = {space: frozenset(row[1].split()) for space, row in zip(spaces, rows, strict=True)}
    further = {space: frozenset(row[2].split()) for space, row in zip(spaces, rows, strict=True)}
    named = [s for s in spaces if not s.endswith(("_hall", "_stairs")) or s == "dining_hall"]
    weapons = dict(map(_weapon, WEAPONS.strip().splitlines()))
    cards = Counter({"fail1": 26, "fail2": 12, "fail3": 4, "move1": 8, "move2": 4, "move3": 2})
    cards.update(f"room:{space}" for space in named if space not in NO_ROOM_CARD)
    cards.update(f"weapon:{name}" for name in weapons)
    return House(
        start="drawing_room",
        named=frozenset(named),
        numbers={space: int(number) for number, space in heads if number != "-"},
        doors=doors,
        sight={space: doors[space] | further[space] for space in spaces},
        railings=frozenset(frozenset(pair) for pair in RAILINGS),
        deck=cards,
        weapons=weapons,
    )


def _weapon(line: str) -> tuple[str, Weapon]:
    name, value, *special = line.split()
    if not special:
        return name, Weapon(int(value))
    return name, Weapon(int(value), special[0], int(special[1]))


def read_house(document: Mapping[str, Any]) -> House:
    """A house from a mansion document, sight and all, by the plainest reading of the rules page."""
    spaces = [space["id"] for space in document["spaces"]]
    weapons = {
        card["name"].lower().replace("'", "").replace("’", "").replace(" ", "_"): Weapon(
            card["value"], card["bonus_space"], card["bonus_value"]
        )
        for card in document["deck"]["weapon"]
    }
    doors: dict[str, set[str]] = {space: set() for space in spaces}
    for door in document["doors"]:
        doors[door["a"]].add(door["b"])
        doors[door["b"]].add(door["a"])
    deck = document["deck"]
    cards = Counter({f"fail{card['value']}": card["count"] for card in deck["failure"]})
    cards.update({f"move{card['steps']}": card["count"] for card in deck["move"]})
    cards.update(f"room:{space}" for space in deck["room"])
    cards.update(f"weapon:{name}" for name in weapons)
    return House(
        start=document["start_space"],
        named=frozenset(space["id"] for space in document["spaces"] if space["named"]),
        numbers={s["id"]: s["number"] for s in document["spaces"] if s["number"] is not None},
        doors={space: frozenset(beside) for space, beside in doors.items()},
        sight={space: frozenset(_seen_from(document, space)) for space in spaces},
        railings=frozenset(
            frozenset((rail["a"], rail["b"])) for rail in document["sight_only_openings"]
        ),
        deck=cards,
        weapons=weapons,
    )


def _seen_from(document: Mapping[str, Any], space: str) -> set[str]:
    """KDL-16: along each axis, each way, as far as the openings leave a line that is more than a point."""
    seen: set[str] = set()
    for axis, way in product(("ns", "ew"), (-1, 1)):
        seen |= set(_seen_along(document, space, axis, way, (float("-inf"), float("inf"))))
    return seen


def _seen_along(
    document: Mapping[str, Any], space: str, axis: str, way: int, span: tuple[float, float]
) -> Iterable[str]:
    along, across = (1, 0) if axis == "ns" else (0, 1)
    middles = {s["id"]: (s["rect"][along] + s["rect"][along + 2]) / 2 for s in document["spaces"]}
    for opening in [*document["doors"], *document["sight_only_openings"]]:
        if opening["axis"] != axis or space not in (opening["a"], opening["b"]):
            continue
        beyond = opening["b"] if opening["a"] == space else opening["a"]
        low = max(span[0], opening["rect"][across])
        high = min(span[1], opening["rect"][across + 2])
        if (middles[beyond] - middles[space]) * way > 0 and low < high:
            yield beyond
            yield from _seen_along(document, beyond, axis, way, (low, high))
