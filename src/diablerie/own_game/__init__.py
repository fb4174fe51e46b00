"""Own games: fields, actions and rules are declared; what engine, bots and environments need follows.

A game is a subclass of `OwnGame`, in a package of its own that names it in its entry points (see
`diablerie.installed_games`). docs/own-game.md goes through one line by line.
"""

from __future__ import annotations

from ..installed_games import INTERFACE
from .declared import EMPTY, Hidden, Private, Public, Spaces, action
from .game import OwnGame
from .picture import Ground, Picture, Piece, Place, Track, grid
from .rules_state import RulesState

__all__ = [
    "EMPTY",
    "INTERFACE",
    "Ground",
    "Hidden",
    "OwnGame",
    "Picture",
    "Piece",
    "Place",
    "Private",
    "Public",
    "RulesState",
    "Spaces",
    "Track",
    "action",
    "grid",
]
