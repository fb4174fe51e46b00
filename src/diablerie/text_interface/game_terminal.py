"""Game terminals: the room `terminal` of a game's folder, found, handed what it draws from, read as text."""

from __future__ import annotations

import importlib
from typing import cast

from ..events import Seat
from ..game import Game, State
from ..terminal import GameTerminal, TerminalView, plain

PLAIN_WIDTH = 120
PLAIN_HEIGHT = 40
"""Columns and lines that a board in plain text takes at most."""


def terminal_of(game: Game) -> GameTerminal:
    """The drawing module of a game: in the game's own folder, unless it says another."""
    return cast("GameTerminal", importlib.import_module(game.terminal))


def view_of(state: State, seat: Seat | None) -> TerminalView:
    """What a game's terminal draws from: a view, with all that is public and stays as it is."""
    game = state.game
    return {**state.view(seat), "board": game.board, "options": game.options}


def plain_text(state: State, seat: Seat | None, lang: str = "en") -> str:
    """A position as a seat, or an onlooker (None), sees it in a terminal: heading and board without colours.

    Where the board wants more than `PLAIN_WIDTH` columns or `PLAIN_HEIGHT` lines, it is told in sentences.
    """
    terminal, view = terminal_of(state.game), view_of(state, seat)
    board = terminal.board(view, lang, PLAIN_WIDTH, PLAIN_HEIGHT)
    lines = [terminal.heading(view, lang), *(board or terminal.describe(view, lang))]
    return "\n".join(plain(line).rstrip() for line in lines) + "\n"
