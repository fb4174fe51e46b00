"""`diablerie bots`: whom one can play against."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from .game_choice import complete_games

if TYPE_CHECKING:
    from rich.table import Table

    from .. import Game


def bots(
    game: Annotated[
        str | None,
        typer.Argument(
            help="Tell more of the bots of this game: styles and traits.",
            autocompletion=complete_games,
        ),
    ] = None,
) -> None:
    """The bots, weakest first: what each does, and how much it thinks for one decision."""
    from .. import games, load
    from .console import console
    from .errors import as_command_error
    from .game_choice import load_game

    with as_command_error():
        known = [load(name) for name in games()] if game is None else [load_game(game, None, {})]
    screen = console()
    screen.print(_levels(), "", _budgets(known))
    if game is not None:
        for table in (_styles(known[0]), _traits(known[0])):
            if table.row_count:
                screen.print("", table)


def _levels() -> Table:
    from ..bots import level, names

    table = _table("bot", "what it does")
    for each in map(level, names()):
        table.add_row(each.name, each.doc)
    return table


def _budgets(known: list[Game]) -> Table:
    from ..bots import level, names

    table = _table("thinks")
    for game in known:
        table.add_column(game.title, justify="right")
    for each in map(level, names()):
        table.add_row(each.name, *(each.budget(game) for game in known))
    return table


def _styles(game: Game) -> Table:
    table = _table("style, as devil:bold", "what it changes")
    for style, settings in game.ai.styles.items():
        table.add_row(style, ", ".join(f"{name}={value:g}" for name, value in settings.items()))
    return table


def _traits(game: Game) -> Table:
    table = _table("trait, as devil:NAME=NUMBER", "usual", "from", "to", "what it is")
    for name, trait in game.ai.traits.items():
        numbers = (f"{number:g}" for number in (trait.usual, trait.low, trait.high))
        table.add_row(name, *numbers, trait.doc)
    return table


def _table(*headings: str) -> Table:
    from rich.table import Table

    return Table(*headings, box=None, pad_edge=False, header_style="dim")
