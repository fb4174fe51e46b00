"""OpenSpiel games that are tried: every game short, and small set-ups whose whole tree can be walked."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

import numpy as np
import pyspiel

import diablerie
import diablerie.envs.open_spiel
from tests.games.kill_doctor_lucky.cottage import COTTAGE

SHORT = "max_turns=12"


def game_string(name: str, *said: str) -> str:
    """What `pyspiel.load_game` takes for one of our games."""
    short_name = f"diablerie_{name.replace('-', '_')}"
    return f"{short_name}({','.join(said)})" if said else short_name


def short_games() -> list[str]:
    """Every game, with as few seats as it can have, as many, and as usual, cut off after some turns."""
    return [
        game_string(name, f"seats={seats}", SHORT)
        for name in diablerie.games()
        for facts in [diablerie.describe(name)]
        for seats in sorted({*facts.seat_range, facts.default_seats})
    ]


TRAPS = {
    "turn": 399,
    "to_play": 0,
    "points": 1,
    "soul": 4,
    "stones": [[3, 4], [10, 7]],
    "hands": [[7], []],
    "laid": [{"space": 11, "seat": 0, "value": 8}, {"space": 8, "seat": 0, "value": 2}],
    "pile": [5, 11, 13],
    "won": [[6, 8, 3, 10], [12, 9, 7, 4]],
}
"""Doctor Faust's last two turns: each stone of the second seat stands before a hidden card."""

LOOK = {
    "sleds": ["b1", "c1"],
    "phase": "turn",
    "turn": 2,
    "to_play": 0,
}
"""The last turn of Teufel Teufel, when two turns are played and all cards but two lie open."""
HIDDEN = ("b2", "c2")


ATTEMPT = {"hands": [["weapon:poker"], ["fail3", "move2"]], "draw": ["room:cellar"]}
"""Kill Doctor Lucky with four cards hidden: twelve ways to deal them, and an attempt to be answered."""

RESHUFFLED = {
    "hands": [["fail3", "room:cellar"], ["fail1", "weapon:poker"]],
    "draw": ["room:parlour"],
    "reshuffled": {
        "cards": ["room:cellar", "room:parlour", "weapon:jacks_knife", "weapon:poker"],
        "drawn": [2, 1],
    },
}
"""The same after a reshuffle of four cards: one seat has drawn two, the other one; the knife was played."""


def small_games() -> dict[str, Any]:
    """A game of each kind whose tree has some hundred nodes."""
    return {
        "traps": pyspiel.load_game(
            game_string("doctor-faust"), {"position": json.dumps(TRAPS), "deals": -1}
        ),
        "attempt": in_the_cottage(ATTEMPT),
        "reshuffled": in_the_cottage(RESHUFFLED),
        "look": pyspiel.load_game(
            game_string("teufel-teufel"),
            {"seats": 2, "max_turns": 2, "position": json.dumps(look()), "deals": -1},
        ),
    }


def in_the_cottage(position: dict[str, Any]) -> Any:
    """The last turn of Kill Doctor Lucky in a small house; cards in no hand lie open, all but one."""
    left = cards_of_the_cottage()
    left.subtract([*position["draw"], *chain(*position["hands"])])
    open_cards = list(left.elements())
    document = {
        **position,
        "lucky": "parlour",
        "pawns": ["hall", "steps"],
        "spent": [card for card in open_cards if card.startswith("fail")],
        "discard": [card for card in open_cards if not card.startswith("fail")],
    }
    house = {"seats": 2, "max_turns": 1, "mansion": COTTAGE, "deals": -1}
    return pyspiel.load_game(
        game_string("kill-doctor-lucky"), {**house, "position": json.dumps(document)}
    )


def cards_of_the_cottage() -> Counter[str]:
    """How many there are of each card."""
    document = diablerie.load("kill-doctor-lucky", seats=2, mansion=COTTAGE).start(0).position()
    return Counter([*document["draw"], *chain(*document["hands"])])


def look() -> dict[str, Any]:
    """`LOOK` with its cards."""
    cards = diablerie.load("teufel-teufel", seats=2).start(0).position()["cards"]
    laid = {cell: {"card": card["card"], "up": cell not in HIDDEN} for cell, card in cards.items()}
    return {**LOOK, "cards": laid}


def played(game: Any, seed: int) -> Iterator[Any]:
    """The states of one random game, from the first decision to the end."""
    rng = np.random.default_rng(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state
        state = state.child(int(rng.choice(state.legal_actions())))
    yield state
