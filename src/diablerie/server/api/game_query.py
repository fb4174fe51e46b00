"""Query parameters that choose a game's seats and options."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query
from pydantic import Field

from ... import Game, describe, games, make
from ..errors import Rejection, not_among

Switches = Annotated[
    list[Annotated[str, Field(max_length=200)]] | None,
    Query(max_length=40, description="Switches of the rules, each as `NAME=VALUE`."),
]


def check_game(game: str) -> None:
    """Raise Rejection not-found, naming the games there are, for one there is not."""
    if game not in games():
        raise not_among("game", game, games(), kind="not-found")


def game_of(game: str, seats: int | None, option: Switches) -> Game:
    """The game with so many seats (None: the usual number) and switches, an edition among them.

    Raises Rejection naming what is allowed.
    """
    check_game(game)
    options = dict(pair.partition("=")[::2] for pair in option or ())
    known = [option.name for option in describe(game).options]
    for name in options:
        if name not in known:
            raise not_among("option", name, known)
    try:
        return make(game, seats, options)
    except ValueError as error:
        param = "option" if _is_fit(game, seats) else "seats"
        raise Rejection("invalid", "not-allowed", str(error), {"param": param}) from error


def _is_fit(game: str, seats: int | None) -> bool:
    low, high = describe(game).seat_range
    return seats is None or low <= seats <= high
