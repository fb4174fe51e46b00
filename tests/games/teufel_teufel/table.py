"""Setting Teufel Teufel up for tests: positions in a few words, and what comes of playing."""

from __future__ import annotations

from typing import Any

import diablerie
from diablerie import Game, State

from .slow_board import CELLS, CENTRE, DECK, MARKED, less

NAME = "teufel-teufel"
FULL = "ABCDEF"
OUT_OF_THE_WAY = ("g7", "a7", "g1", "a1", "e7", "a5")
"""Where sleds stand that a test does not speak of, by seat."""


def load(seats: int = 2, **options: Any) -> Game:
    """The game, for two seats unless said."""
    return diablerie.load(NAME, seats, **options)


def place(**position: Any) -> State:
    """A position; sleds not given stand out of the way, each card is hidden or not as `up` or `h` says.

    `up` and `down` name cards by cell: `up={"d3": "red-A"}`. `empty` lists cells without a card. What
    is not named lies face down at random, some on marked cells where ordinary ones are to be empty.
    `options` are the game's options; the seats are counted by `seats`, else by the sleds.
    """
    options = position.pop("options", {})
    sleds = position.pop("sleds", [])
    seats = position.pop("seats", max(2, len(sleds)))
    cards: dict[str, Any] = dict.fromkeys(position.pop("empty", ()))
    cards |= {cell: {"card": card, "up": True} for cell, card in position.pop("up", {}).items()}
    cards |= {cell: {"card": card, "up": False} for cell, card in position.pop("down", {}).items()}
    document = {
        "to_play": 0,
        "sleds": [*sleds, *OUT_OF_THE_WAY[len(sleds) : seats]],
        "letters": padded(position.pop("letters", []), seats, ""),
        "possessed": padded(position.pop("possessed", []), seats, False),
        "cards": with_room_for_the_rest(position.pop("cards", {}) | cards),
        **position,
    }
    return load(seats, **options).position(document, seed=1)


def with_room_for_the_rest(cards: dict[str, Any]) -> dict[str, Any]:
    """`cards` with more of them face down on marked cells, until the others fit on the ordinary ones."""
    unnamed = less(DECK, [card["card"] for card in cards.values() if card])
    ordinary = [cell for cell in CELLS if cell not in (CENTRE, *MARKED, *cards)]
    marked = [cell for cell in MARKED if cell not in cards]
    for cell in marked[: max(0, len(unnamed) - len(ordinary))]:
        persons = [card for card in unnamed if "-" in card]
        cards[cell] = {"card": persons[-1], "up": False}
        unnamed.remove(persons[-1])
    return cards


def padded(given: list[Any], length: int, filling: Any) -> list[Any]:
    """A list made up to a length."""
    return [*given, *[filling] * (length - len(given))]


def all_up_but(
    hidden: dict[str, str], up: dict[str, str] | None = None, empty: tuple[str, ...] = ()
) -> dict[str, Any]:
    """`cards` of which all lie face up but those in `hidden`; `empty` cells, and what is left, have none."""
    named = {**(up or {}), **hidden}
    free = [cell for cell in CELLS if cell not in (CENTRE, *empty, *named)]
    rest = less(DECK, named.values())
    assert len(free) >= len(rest), "there is room for all cards"
    lying = named | dict(zip(free, rest, strict=False))
    return {
        cell: {"card": lying[cell], "up": cell not in hidden} if cell in lying else None
        for cell in CELLS
        if cell != CENTRE
    }


def targets(state: State, verb: str) -> set[str]:
    """What is legal after a verb: `{"c3", "c5"}` for `go`."""
    return {action.split(":")[1] for action in state.legal if action.startswith(f"{verb}:")}
