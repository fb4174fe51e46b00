"""Setting Kill Doctor Lucky up for tests: positions in a few words, and what comes of playing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

import diablerie
from diablerie import Game, IllegalAction, State
from diablerie.events import Event

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


def play(state: State, moves: str) -> State:
    """Play actions, parted by blanks."""
    for move in moves.split():
        state = state.play(move)
    return state


def told(state: State, moves: str) -> list[Event]:
    """Everything that happens while `moves` are played."""
    events: list[Event] = []
    for move in moves.split():
        state, happened = state.narrate(move)
        events += happened
    return events


def facts(state: State, moves: str) -> list[tuple[str, str, dict[str, Any]]]:
    """Clause, kind and facts of everything that happens while `moves` are played."""
    return [(event.clause, event.kind, dict(event.params)) for event in told(state, moves)]


def refused(state: State, action: str) -> str:
    """The clause that an action breaks."""
    return refusal(state, action)[0]


def refusal(state: State, action: str) -> tuple[str, str, dict[str, Any]]:
    """The clause that an action breaks, the kind of refusal, and its facts."""
    with pytest.raises(IllegalAction) as error:
        state.play(action)
    assert state.legal == error.value.legal
    assert action not in state.legal
    reason = error.value.reason.removeprefix(f"{NAME}-refusal-")
    return error.value.clause, reason, error.value.params


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
