"""Endgames drawn at random: the last turn of a match of each game for two, in which few cards are hidden.

Each comes as the options of its game and a position document. All hidden cards differ, so that the worlds
that a seat holds possible are equally likely, and few enough to be listed.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import diablerie

Document = dict[str, Any]


def draw_doctor_faust(rng: Random) -> tuple[Document, Document]:
    """Three to six points of the last turn, which a soul card would win; cards of the rival lie face down."""
    soul = rng.randrange(30)
    spaces = [(soul - back) % 30 for back in rng.sample(range(-2, 8), 4)]
    values = rng.sample(range(2, 10), rng.randint(2, 3))
    laid = [
        {"space": space, "seat": 1, "value": value}
        for space, value in zip(spaces, values, strict=False)
    ]
    laid.append({"space": spaces[-1], "seat": 0, "value": rng.randint(2, 9)})
    near = [(soul - rng.randint(1, 8)) % 30 for _ in range(4)]
    pile, won = _drawn_souls(rng)
    return {"max_turns": 400}, {
        "turn": 400,
        "to_play": 0,
        "points": rng.randint(3, 6),
        "soul": soul,
        "stones": [near[:2], near[2:]],
        "hands": [[], []],
        "laid": laid,
        "pile": pile,
        "won": won,
    }


def _drawn_souls(rng: Random) -> tuple[list[int], list[list[int]]]:
    """The pile, and what each seat has won: the second leads, by less than the next card is worth."""
    while True:
        souls = rng.sample(range(3, 14), 11)
        left, split = rng.randint(1, 3), rng.randint(3, 6)
        pile, own, other = sorted(souls[:left]), souls[left : left + split], souls[left + split :]
        if 0 < sum(other) - sum(own) < pile[0]:
            return pile, [sorted(own), sorted(other)]


def draw_kill_doctor_lucky(rng: Random) -> tuple[Document, Document]:
    """The last turn, near the Doctor, with three cards; of three more the rival holds two."""
    game = diablerie.load("kill-doctor-lucky", seats=2)
    start, board = game.start(0).position(), game.board
    deck = sorted([*start["draw"], *(card for hand in start["hands"] for card in hand)])
    hidden = rng.sample(sorted(set(deck)), 3)
    for card in hidden:
        deck.remove(card)
    rng.shuffle(deck)
    lucky = rng.choice([space["id"] for space in board["spaces"]])
    near = [lucky, *board["neighbours"][lucky]]
    rooms = [space["id"] for space in board["spaces"]]
    return {"max_turns": 2}, {
        "turn": 2,
        "to_play": 0,
        "lucky": lucky,
        "pawns": [rng.choice(near), rng.choice(rooms)],
        "hands": [sorted(deck[:3]), sorted(hidden[:2])],
        "draw": hidden[2:],
        "discard": [card for card in deck[3:] if not card.startswith("fail")],
        "spent": [card for card in deck[3:] if card.startswith("fail")],
    }


def draw_teufel_teufel(rng: Random) -> tuple[Document, Document]:
    """The last turn of a sled that lacks a letter, in a corner that devils and towers close."""
    start = diablerie.load("teufel-teufel", seats=2).start(0).position()
    cards = sorted(each["card"] for each in start["cards"].values())
    rng.shuffle(cards)
    inner, walls = _corner(rng)
    if not start["cards"].keys() >= set(walls):
        return draw_teufel_teufel(rng)
    special = [card for card in cards if "-" not in card]
    letters = [card for card in cards if "-" in card]
    lacked = rng.choice("ABCDEF")
    letters.remove(f"red-{lacked}")
    places = dict(zip(walls, special, strict=False))
    free = [cell for cell in inner if cell in start["cards"]]
    at = rng.choice(free)
    places[rng.choice([cell for cell in free if cell != at])] = f"red-{lacked}"
    rest = iter([*letters, *special[len(walls) :]])
    places |= {cell: next(rest) for cell in sorted(start["cards"]) if cell not in places}
    down = rng.sample([cell for cell in (*free, *walls) if cell != at], 3)
    if len({places[cell] for cell in down}) < len(down):
        return draw_teufel_teufel(rng)
    outside = [cell for cell in places if cell not in (*inner, *walls)]
    return {"max_turns": 2}, {
        "turn": 2,
        "to_play": 0,
        "sleds": [at, rng.choice(outside)],
        "letters": ["ABCDEF".replace(lacked, ""), "".join(sorted(rng.sample("ABCDEF", 4)))],
        "possessed": [False, False],
        "cards": {cell: {"card": places[cell], "up": cell not in down} for cell in places},
    }


def _corner(rng: Random) -> tuple[list[str], list[str]]:
    """Six cells in a corner, two by three, and the five that close it."""
    columns, rows = "abcdefg", "1234567"
    if rng.random() < 0.5:
        columns = columns[::-1]
    if rng.random() < 0.5:
        rows = rows[::-1]
    wide, high = rng.choice(((2, 3), (3, 2)))
    inner = [columns[x] + rows[y] for x in range(wide) for y in range(high)]
    right = [columns[wide] + rows[y] for y in range(high)]
    return inner, right + [columns[x] + rows[high] for x in range(wide)]


DRAW: dict[str, Callable[[Random], tuple[Document, Document]]] = {
    "doctor-faust": draw_doctor_faust,
    "kill-doctor-lucky": draw_kill_doctor_lucky,
    "teufel-teufel": draw_teufel_teufel,
}
