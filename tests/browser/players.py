"""Players of all games, who read what the page tells and act by whatever means."""

from __future__ import annotations

import diablerie
from tests.games.of_game import of_game

from .player import Player


def player_of(game: str) -> type[Player]:
    """Who knows a game, as its folder has them."""
    (found,) = (
        kind
        for kind in vars(of_game(game, "player")).values()
        if isinstance(kind, type) and issubclass(kind, Player) and kind is not Player
    )
    return found


PLAYERS: dict[str, type[Player]] = {game: player_of(game) for game in diablerie.built_in_games()}
"""By their game."""
