"""`diablerie puzzle`: a puzzle in the terminal, today's or any other, tried until it is solved."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from .errors import CommandError, as_command_error
from .game_choice import Language, complete_games

if TYPE_CHECKING:
    from ..puzzles import Puzzle


def puzzle(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", autocompletion=complete_games)
    ] = None,
    number: Annotated[
        int | None, typer.Argument(metavar="[NUMBER]", help="From 1; else that of today.")
    ] = None,
    lang: Language = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="The position in sentences; for screen readers.")
    ] = False,
) -> None:
    """Find the one best move, or answer what a move would meet with: today's puzzle, or any by its number."""
    from .console import console, is_terminal, tolerate
    from .game_choice import reader_language
    from .terminal_play.puzzle_session import PuzzleSession

    with as_command_error():
        language = reader_language(lang)
        wanted = _wanted(game, number)
    screen = console()
    tolerate(sys.stdin)
    draws = is_terminal(screen) and not plain
    try:
        PuzzleSession(wanted, screen, language, draws=draws).play()
    except (EOFError, KeyboardInterrupt):
        screen.line()


def _wanted(game: str | None, number: int | None) -> Puzzle:
    """The puzzle by game and number, or that of today. Raises ValueError naming what there is."""
    from .. import puzzles

    if game is not None and number is None and game.isdecimal():
        raise CommandError("a puzzle goes by its game and its number: puzzle GAME NUMBER")
    if game is not None and number is not None:
        return puzzles.puzzle(game, number)
    return puzzles.of_day(datetime.now(UTC).date(), game)
