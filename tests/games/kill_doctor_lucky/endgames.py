"""Endgames of Kill Doctor Lucky: the last turn of a match for two, drawn at random, few cards hidden.

Each comes as options and a position document. All hidden cards differ, so that the worlds that a seat holds
possible are equally likely, and few enough to be listed.
"""

from __future__ import annotations

from random import Random
from typing import Any

import diablerie

Document = dict[str, Any]


def draw(rng: Random) -> tuple[Document, Document]:
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
