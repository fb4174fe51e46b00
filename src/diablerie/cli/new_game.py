"""`diablerie new-game`: a package with a small game that works, to make a game of one's own from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .errors import CommandError


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="What it is played under: my-game.")],
    into: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Where its folder is made.")
    ] = Path(),
) -> None:
    """Write a package with a small game that works, its tests and a README."""
    from .. import games
    from ..own_game.new_package import write_package

    if name in games():
        raise CommandError(f"there is a game {name!r} already")
    try:
        package = write_package(name, into)
    except FileExistsError as error:
        raise CommandError(f"{into / name} is there already") from error
    except (OSError, ValueError) as error:
        raise CommandError(str(error)) from error
    typer.echo(f"{package}: pip install --editable {package}; diablerie play {name}")
