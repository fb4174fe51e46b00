"""Game terminals: the room `terminal` of a game's folder, found and handed what it draws from."""

from __future__ import annotations

import importlib
from typing import cast

from ..events import Seat
from ..game import Game, State
from ..terminal import GameTerminal, TerminalView


def terminal_of(game: Game) -> GameTerminal:
    """The drawing module of a game, found in the game's own folder."""
    return cast("GameTerminal", importlib.import_module(f"{type(game).__module__}.terminal"))


def view_of(state: State, seat: Seat | None) -> TerminalView:
    """What a game's terminal draws from: a view, with all that is public and stays as it is."""
    game = state.game
    return {**state.view(seat), "board": game.board, "options": game.options}
