"""Positions of Teufel Teufel made at random in which much happens: crowds, devils, towers, shuffles."""

from __future__ import annotations

from random import Random
from typing import Any

from .slow_board import (
    CELLS,
    CENTRE,
    COLOURS,
    DECK,
    LETTERS,
    PEGS,
    SWITCHES,
    letter_of,
    neighbours,
    steps_between,
)

ORDINARY = tuple(cell for cell in CELLS if cell != CENTRE)
RARE = ("take", "lose", "give", "banish", "peek", "lift", "lay", "stop")
"""Verbs that are sought where they are legal."""


def some_action(rng: Random, legal: list[str]) -> str:
    """A legal action: each type of action equally likely, rare ones sought."""
    by_type: dict[str, list[str]] = {}
    for action in legal:
        by_type.setdefault(action.split(":")[0], []).append(action)
    rare = [verb for verb in RARE if verb in by_type]
    verbs = rare if rare and rng.random() < 0.4 else sorted(by_type)
    if "go" in by_type and rng.random() < 0.5:
        verbs = ["go"]
    return rng.choice(by_type[rng.choice(verbs)])


def some_options(rng: Random, seats: int) -> dict[str, Any]:
    """Every switch at random."""
    options: dict[str, Any] = {name: rng.choice(values) for name, values in SWITCHES.items()}
    options["max_turns"] = rng.choice([0, 1000, 1000, 30, 45])
    options["first_player"] = rng.randrange(seats)
    if rng.random() < 0.3:
        options["marked"] = rng.sample(ORDINARY, 6)
    return options


def some_position(rng: Random, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """A complete and consistent position at the start of any turn of a game."""
    left = rng.sample(range(seats), rng.choice([0, 0, 0, *range(seats - 1)]))
    mover = rng.randrange(seats)
    possessed = some_possessed(rng, seats, left)
    sleds = some_sleds(rng, seats, left, options["centre_stop"] == "yes")
    letters = [some_letters(rng, seat in left, possessed[seat]) for seat in range(seats)]
    may_be_all_up = options["judgement"] == "after_first_exit" and not left
    cards = some_cards(rng, sleds[mover], mover, letters[mover], may_be_all_up)
    hidden = sorted(cell for cell, card in cards.items() if not card["up"])
    return {
        "to_play": mover,
        "turn_of": mover,
        "turn": rng.randrange(1, 30),
        "phase": "reveal" if mover in left else "turn",
        "sleds": sleds,
        "letters": letters,
        "possessed": possessed,
        "left": left,
        "cards": cards,
        "known": [sorted(some_of(rng, hidden, 3)) for _ in range(seats)],
        "mixed": [
            some_statement(rng, cards, hidden, seats) for _ in range(rng.randrange(4)) if hidden
        ],
        **at_rest(seats),
    }


def at_rest(seats: int) -> dict[str, Any]:
    """The keys of phases that are not on."""
    return {
        "visited": [],
        "swap": None,
        "lifted": [],
        "lifted_open": [],
        "lifted_known": [[] for _ in range(seats)],
        "lifted_from": [],
        "laid": [],
        "lose": 0,
        "peeked": False,
        "banished": False,
        "revealed": 0,
        "outcome": None,
    }


def some_possessed(rng: Random, seats: int, left: list[int]) -> list[bool]:
    """None to all four devils out, and often all of them."""
    inside = [seat for seat in range(seats) if seat not in left]
    most = min(PEGS, len(inside))
    holders = rng.sample(inside, rng.choice([most, most, rng.randrange(most + 1)]))
    return [seat in holders for seat in range(seats)]


def some_sleds(rng: Random, seats: int, left: list[int], in_centre: bool) -> list[str | None]:
    """Sleds close together, some sharing a cell, never three."""
    middle = rng.choice(ORDINARY)
    near = [cell for cell in CELLS if steps_between(cell, middle) <= rng.choice([2, 3, 12])]
    sleds: list[str | None] = []
    for seat in range(seats):
        room = [c for c in near if sleds.count(c) < 2 and (c != CENTRE or in_centre)]
        room = room or [c for c in ORDINARY if c not in sleds]
        taken = [cell for cell in room if cell in sleds]
        cell = rng.choice(taken if taken and rng.random() < 0.3 else room)
        sleds.append(None if seat in left else cell)
    return sleds


def some_letters(rng: Random, has_left: bool, possessed: bool) -> str:
    """Any letters, often nearly all; all six only with a devil, or after leaving."""
    if has_left:
        return LETTERS
    size = rng.choice([0, 1, 2, 3, 4, 5, 5, 5, 6, 6])
    return "".join(sorted(rng.sample(LETTERS, size if possessed else min(size, 5))))


def some_cards(
    rng: Random, sled: str | None, mover: int, letters: str, may_be_all_up: bool
) -> dict[str, Any]:
    """All 42 cards somewhere, devils, towers and useful letters often beside the mover."""
    cells = rng.sample(ORDINARY, len(DECK))
    cards = rng.sample(DECK, len(DECK))
    wanted = [f"{COLOURS[mover]}-{letter}" for letter in LETTERS if letter not in letters]
    wanted += [
        "devil",
        "tower",
        "devil",
        *[card for card in DECK if letter_of(card) in set(letters)],
    ]
    for cell in neighbours(sled) if sled else ():
        if cell in cells and rng.random() < 0.6:
            one, other = cells.index(cell), cards.index(rng.choice(wanted))
            cards[one], cards[other] = cards[other], cards[one]
    share = rng.choice([0, 0.1, 0.5, 0.9, 0.97])
    up = [rng.random() < share for _ in cells]
    if may_be_all_up and rng.random() < 0.2:
        up = [True] * len(cells)
    elif all(up):
        up[rng.randrange(len(up))] = False
    return {
        cell: {"card": card, "up": is_up}
        for cell, card, is_up in zip(cells, cards, up, strict=True)
    }


def some_statement(
    rng: Random, cards: dict[str, Any], hidden: list[str], seats: int
) -> dict[str, Any]:
    """A true statement about some of the hidden cards, known to all or to one."""
    cells = rng.sample(hidden, min(len(hidden), rng.randrange(1, 6)))
    named = rng.sample(cells, rng.randrange(1, min(4, len(cells)) + 1))
    return {
        "cells": sorted(cells),
        "cards": sorted(cards[cell]["card"] for cell in named),
        "known_to": rng.choice([None, [rng.randrange(seats)]]),
    }


def some_of(rng: Random, cells: list[str], most: int) -> list[str]:
    """A few of some cells."""
    return rng.sample(cells, min(len(cells), rng.randrange(most + 1)))


def some_jam(rng: Random) -> list[str]:
    """TT-06: four sleds, placed by the rules, that leave no space far enough from all of them."""
    while True:
        sleds: list[str] = []
        far = list(ORDINARY)
        while far and len(sleds) < 4:
            sleds.append(rng.choice(far))
            far = [cell for cell in far if steps_between(cell, sleds[-1]) >= 4]
        if len(sleds) == 4 and not far:
            return sleds
