"""Setting Kill Doctor Lucky up for tests: positions in a few words, and what comes of playing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import diablerie
from diablerie import Game, State
from tests.games.playing import play

from .house import printed_house

NAME = "kill-doctor-lucky"
SEATS = 3
ROOMS = {number: space for space, number in printed_house().numbers.items()}
"""The numbered rooms of the printed house by their number."""


LAIR = {"pawns": ["nursery", "drawing_room", "drawing_room"], "lucky": "nursery"}
"""P1 alone with the Doctor where nobody sees them."""


def load(seats: int = SEATS, **options: Any) -> Game:
    """The game, for three seats unless said."""
    return diablerie.load(NAME, seats, **options)


def place(**position: Any) -> State:
    """A position: hands are empty unless given, and with no pawns given three stand in the start room.

    `options` are the game's options; the seats are counted by the pawns, else by the hands.
    """
    options = position.pop("options", {})
    seats = len(position.get("pawns", position.get("hands", [None] * SEATS)))
    position.setdefault("hands", [[]] * seats)
    position.setdefault("to_play", 0)
    return load(seats, **options).position(position, seed=1)


def every_card(position: dict[str, Any]) -> Counter[str]:
    """All cards of a position, wherever they lie."""
    cards = Counter(card for hand in position["hands"] for card in hand)
    for pile in ("draw", "discard", "spent"):
        cards.update(position[pile])
    return cards


def rest_of_deck(*named: Iterable[str]) -> list[str]:
    """The cards of the printed deck less those named, sorted."""
    left = printed_house().deck - Counter(card for cards in named for card in cards)
    return sorted(left.elements())


def failures(cards: Iterable[str]) -> list[str]:
    """The failure cards among some cards."""
    return [card for card in cards if card.startswith("fail")]


def ordinary(cards: Iterable[str]) -> list[str]:
    """The move, room and weapon cards among some cards."""
    return [card for card in cards if not card.startswith("fail")]


def attacked(*hands: list[str], weapon: str = "chain_saw", **more: Any) -> State:
    """An attempt with the chain saw (4), or what is given; the other seats hold these hands."""
    pawns = ["nursery", *["drawing_room"] * len(hands)]
    state = place(
        pawns=pawns, lucky="nursery", hands=[[f"weapon:{weapon}", "fail3"], *hands], **more
    )
    return play(state, f"attempt:{weapon}")
