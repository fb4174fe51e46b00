"""Allowed games: the option by which a host lets games of other packages be played on a server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

from .errors import CommandError

InstalledGames = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME",
        envvar="DIABLERIE_INSTALLED_GAMES",
        help="An installed game of another package that may be played here: its code runs here.",
    ),
]


def allowed_games(names: Sequence[str]) -> tuple[str, ...]:
    """The names again, once nothing else may be used. Raises CommandError for one that cannot be.

    Where two packages have a game of one name the first has it, and standard error says so.
    """
    from .. import built_in_games, faulty_games, games, installed_games

    installed_games.allow(names)
    there_are = games()[len(built_in_games()) :]
    for fault in faulty_games():
        if fault.name not in there_are:
            raise CommandError(str(fault))
        typer.echo(str(fault), err=True)
    for name in names:
        if name not in there_are:
            raise CommandError(f"no installed package has a game {name!r}")
    return tuple(names)
