"""Vector set-up: what every vector environment is made with, checked, and the space of what it shows."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from gymnasium.vector import AutoresetMode

from diablerie import Game
from diablerie.whole_numbers import whole_number

from .observations import observation_space
from .opponents import require_choices

TO_PLAY = "to_play"
"""In observations: the seat that is to move, the one that is shown the game."""


def shown_space(game: Game, version: str | None, history: int = 0) -> spaces.Dict:
    """The space of what an environment of a version shows of one game, with so many of its last actions."""
    of_seat = observation_space(game, version, history)
    return spaces.Dict({**of_seat, TO_PLAY: spaces.Discrete(game.seats)})


def own_seat(game: Game, seat: int | None, opponent: Any) -> int | None:
    """The caller's seat, None where no game has the same. Raises ValueError saying what is wrong."""
    own = None if seat is None else number_between("seat", seat, 0, game.seats - 1)
    if opponent is not None:
        require_choices(game, own_seats(game, own, opponent))
    elif own is not None:
        raise ValueError("a seat of one's own needs an opponent, such as opponent='random'")
    return own


def own_seats(game: Game, own: int | None, opponent: Any) -> list[int]:
    """The seats that have to come to choose: none where the caller acts for all."""
    if opponent is None:
        return []
    return [*range(game.seats)] if own is None else [own]


def autoreset(mode: Any) -> AutoresetMode:
    """A mode, or its value, as Gymnasium's vector environments take them. Raises ValueError naming them."""
    try:
        return AutoresetMode(mode)
    except ValueError:
        names = ", ".join(repr(each.value) for each in AutoresetMode)
        raise ValueError(f"autoreset_mode is one of {names}, not {mode!r}") from None


def number_between(name: str, value: Any, low: int, high: int | None) -> int:
    """A whole number of that range (None: without end). Raises ValueError, with its name, for any other."""
    number = whole_number(value)
    if number is None or number < low or (high is not None and number > high):
        allowed = f"from {low} on" if high is None else f"from {low} to {high}"
        raise ValueError(f"{name} is a whole number {allowed}, not {value!r}")
    return number
