"""Tables of Kill Doctor Lucky: one house and the switches as numbers for the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...compiled import Record
from ...dtypes import new_record
from ...events import NOBODY
from .mansion import Mansion
from .notation import Notation
from .state import NONE, TABLES


def tables_of(
    house: Mansion,
    notation: Notation,
    options: Mapping[str, Any],
    seats: int,
    deck: Mapping[str, int],
) -> Record:
    """The record of what does not change during a game. `deck`: how many cards of each kind are in play."""
    tables = new_record(TABLES, bytes(TABLES.itemsize))
    tables.seats = seats
    tables.weapon_bonus = options["weapon_bonus"]
    tables.last_must_foil = options["last_must_foil"]
    tables.stops_at_players = not options["drag_past"]
    tables.max_turns = options["max_turns"]
    for name in ("dealer", "first_player"):
        tables[name] = NOBODY if options[name] is None else options[name]
    _tabulate_spaces(tables, house, notation.space_numbers)
    _tabulate_cards(tables, house, notation, deck)
    return tables


def _tabulate_spaces(tables: Record, house: Mansion, number: Mapping[str, int]) -> None:
    tables.spaces = len(number)
    tables.start = number[house.start]
    for space in house.spaces:
        here = number[space.id]
        coming = house.next_space[space.id]
        tables.named[here] = space.named
        tables.exposure[here] = len(house.sees[space.id])
        tables.next_space[here] = NONE if coming is None else number[coming]
        tables.doors[here] = len(house.neighbours[space.id])
        tables.door[here, [number[to] for to in house.neighbours[space.id]]] = 1
        tables.sees[here, [number[to] for to in house.sees[space.id]]] = 1
        for to in number:
            tables.distance[here, number[to]] = house.distance(space.id, to)
    for rail in house.railings:
        tables.rail[number[rail.a], number[rail.b]] = 1
        tables.rail[number[rail.b], number[rail.a]] = 1


def _tabulate_cards(
    tables: Record, house: Mansion, notation: Notation, deck: Mapping[str, int]
) -> None:
    number = notation.space_numbers
    tables.rooms = len(house.rooms)
    tables.weapons = len(house.weapons)
    tables.kinds = len(notation.cards)
    counts = [deck[card] for card in notation.cards]
    tables.deck[: len(counts)] = counts
    tables.room_space[: len(house.rooms)] = [number[room] for room in house.rooms]
    for index, weapon in enumerate(house.weapons):
        tables.weapon_value[index] = weapon.value
        special = weapon.special_space
        tables.special_space[index] = NONE if special is None else number[special]
        tables.special_value[index] = weapon.special_value or 0
    by_value = sorted(range(len(house.weapons)), key=lambda w: -house.weapons[w].value)
    tables.by_value[: len(by_value)] = by_value
