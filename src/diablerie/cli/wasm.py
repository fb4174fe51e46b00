"""`diablerie wasm`: the games in WebAssembly, for any program and for browsers without a server."""

from __future__ import annotations

import gzip
import json
import shutil
from pathlib import Path
from typing import Annotated

import typer

from .errors import CommandError, CommandGroup, as_command_error
from .game_choice import EditionOption, GameName, SeatsOption, SwitchesOption

app = typer.Typer(
    cls=CommandGroup,
    no_args_is_help=True,
    help="The games in WebAssembly: rules, beliefs and search for browsers and other programs.",
)


@app.callback()
def wasm() -> None:
    """The games in WebAssembly: rules, beliefs and search for browsers and other programs."""


@app.command()
def build() -> None:
    """Make the modules of all games, if they are not there: a minute or two for each. Tells the folder."""
    typer.echo(_built())


@app.command()
def package(
    out: Annotated[Path, typer.Argument(metavar="FOLDER", help="Written into, made if need be.")],
) -> None:
    """Write a package for npm: modules, their layouts, JavaScript with types, how to use it."""
    from .. import built_in_games
    from ..wasm.npm_package import write_package

    modules = _built()
    try:
        write_package(modules, out, built_in_games())
    except OSError as error:
        raise CommandError(f"{out} cannot be written: {error.strerror or error}") from error
    typer.echo(out)


@app.command()
def pack(
    out: Annotated[Path, typer.Argument(metavar="FOLDER", help="Written into, made if need be.")],
    pyodide: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Of the npm package pyodide, installed.")
    ],
) -> None:
    """Write what a browser needs to play without a server: Python, the library, the modules. Tells sizes."""
    from ..wasm.modules import LICENSES
    from ..wasm.pack import holds_bytecode, write_pack

    modules = _built()
    try:
        archive = write_pack(pyodide, out)
        for module in (*modules.glob("*.wasm"), *modules.glob("*.json"), LICENSES):
            shutil.copy(module, out)
        sizes = {path.name: path.read_bytes() for path in sorted(out.iterdir()) if path.is_file()}
    except OSError as error:
        raise CommandError(f"{error.filename}: {error.strerror or error}") from error
    total = 0
    for name, content in sizes.items():
        by_gzip = len(gzip.compress(content, 9))
        total += by_gzip
        typer.echo(f"{name}: {len(content):,} bytes, {by_gzip:,} by gzip")
    typer.echo(f"{total:,} bytes by gzip")
    if not holds_bytecode(archive):
        typer.echo(
            "no Node that could compile the library: it starts in three times the time", err=True
        )


@app.command()
def setup(
    game: GameName,
    seats: SeatsOption = None,
    edition: EditionOption = None,
    option: SwitchesOption = None,
) -> None:
    """Tell what a module needs of a game with its seats and options, as JSON."""
    from ..wasm.layout import setup as document_of
    from .game_choice import given_options, load_game

    with as_command_error():
        chosen = load_game(game, seats, given_options(option or [], edition))
    typer.echo(json.dumps({"edition": edition, **document_of(chosen)}))


def _built() -> Path:
    from ..wasm.modules import BuildError
    from ..wasm.modules import build as build_modules

    try:
        return build_modules(tell=lambda name: typer.echo(f"compiling {name}", err=True))
    except BuildError as error:
        raise CommandError(str(error)) from error
