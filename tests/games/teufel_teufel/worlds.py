"""Which arrangements of the hidden cards a seat of Teufel Teufel holds possible, counted plainly (TT-37a).

A seat knows the face-up cards, the cards it has peeked at, and the statements made to everybody or to
itself. A statement holds if of each kind that it names at least so many cards lie among its cells.
Every order of the other cards in which all statements hold is equally likely.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from .slow_board import DECK

Places = tuple[str, ...]
"""Cells, and `hand0`, `hand1`, … for the cards that are being shuffled."""


@dataclass(frozen=True)
class Statement:
    """Among these places lie these cards, and perhaps more of them."""

    places: frozenset[str]
    cards: tuple[str, ...]

    def holds(self, lying: dict[str, str]) -> bool:
        """Whether there are enough cards of each kind among the places."""
        return Counter(self.cards) <= Counter(lying[place] for place in self.places)


def hand_of(position: dict[str, Any]) -> Places:
    """The places of the cards in hand."""
    return tuple(f"hand{index}" for index in range(len(position["lifted"])))


def lying_in(position: dict[str, Any]) -> dict[str, str]:
    """What lies in each place, face up or down."""
    board = {cell: card["card"] for cell, card in position["cards"].items()}
    return board | dict(zip(hand_of(position), position["lifted"], strict=True))


def hidden_from(position: dict[str, Any], seat: int | None) -> Places:
    """The places of the cards that a seat does not know."""
    peeked = [] if seat is None else position["known"][seat]
    board = sorted(
        cell for cell, card in position["cards"].items() if not card["up"] and cell not in peeked
    )
    return (*board, *hand_of(position))


def known_statements(position: dict[str, Any], seat: int | None) -> list[Statement]:
    """What a seat knows to be somewhere; of cards being shuffled, that they are in hand or laid again."""
    away, there = set(position["lifted_from"]), {*position["laid"], *hand_of(position)}
    found = []
    for statement in position["mixed"]:
        if statement["known_to"] is None or seat in statement["known_to"]:
            cells = set(statement["cells"])
            places = cells - away | there if cells & away else cells
            found.append(Statement(frozenset(places), tuple(statement["cards"])))
    own = [] if seat is None else position["lifted_known"][seat]
    if there:
        found.append(Statement(frozenset(there), (*position["lifted_open"], *own)))
    return found


def possible_arrangements(position: dict[str, Any], seat: int | None) -> Iterator[dict[str, str]]:
    """Every way, told apart by kinds, in which the hidden cards may lie for all that a seat knows."""
    places = hidden_from(position, seat)
    certain = {place: card for place, card in lying_in(position).items() if place not in places}
    pool = Counter(DECK) - Counter(certain.values())
    statements = known_statements(position, seat)
    for cards in orders(pool, len(places)):
        lying = certain | dict(zip(places, cards, strict=True))
        if all(statement.holds(lying) for statement in statements):
            yield lying


def orders(pool: Counter[str], length: int) -> Iterator[tuple[str, ...]]:
    """All orders of the cards of a pool; cards of one kind are not told apart."""
    if length == 0:
        yield ()
        return
    for card in sorted(pool):
        rest = pool - Counter([card])
        for order in orders(rest, length - 1):
            yield (card, *order)
