"""Game terminals: the room `terminal` of a game's folder, found and handed what it draws from."""

from __future__ import annotations

import importlib
from typing import cast

from rich.text import Text

from ... import Game, State
from ...terminal import GameTerminal, StyledLine, TerminalView


def terminal_of(game: Game) -> GameTerminal:
    """The drawing module of a game, found in the game's own folder."""
    return cast("GameTerminal", importlib.import_module(f"{type(game).__module__}.terminal"))


def view_of(state: State, seat: int | None) -> TerminalView:
    """What a game's terminal draws from: a view, with all that is public and stays as it is."""
    game = state.game
    return {**state.view(seat), "board": game.board, "options": game.options}


def text_of(line: StyledLine) -> Text:
    """A line as rich prints it."""
    return Text.assemble(*line)
