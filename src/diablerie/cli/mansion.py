"""`diablerie mansion`: is a house of one's own fit to play in, and what does it look like?"""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Protocol, cast

import typer

from .complaints import Commands, Complaint

UNFIT = 1
"""The exit status for a house that will not do."""

app = typer.Typer(cls=Commands)

File = Annotated[
    str | None,
    typer.Argument(
        metavar="[FILE]", help="A JSON file, - for standard input; else the printed house."
    ),
]


class Mansions(Protocol):
    """What the module `mansion` offers in the folder of the game that is played in one."""

    def printed(self) -> Any:
        """The house that comes with the game."""

    def read_mansion_text(self, text: str) -> Any:
        """A house. Raises ValueError; the error says the `fault` and its `line`."""

    def summary(self, mansion: Any) -> tuple[str, ...]:
        """A house in a few sentences."""

    def draw_mansion(self, mansion: Any, *, path: bool) -> str:
        """A house as an SVG file."""


@app.callback(invoke_without_command=True)
def nothing_asked(context: typer.Context) -> None:
    """Check or draw a mansion file: a house of your own."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def check(file: File = None) -> None:
    """Say what a mansion file holds, or on which line it is wrong."""
    mansions = _mansions()
    for line in mansions.summary(_house(mansions, file)):
        typer.echo(line)


@app.command()
def draw(
    file: File = None,
    out: Annotated[
        Path | None, typer.Option(metavar="SVG", help="Where to; else to standard output.")
    ] = None,
    path: Annotated[bool, typer.Option("--path", help="Dot the Doctor's way.")] = False,
) -> None:
    """Draw the plan of a house as an SVG file."""
    mansions = _mansions()
    drawn = mansions.draw_mansion(_house(mansions, file), path=path)
    if out is None:
        sys.stdout.buffer.write(drawn.encode())
        return
    try:
        out.write_text(drawn, encoding="utf-8")
    except OSError as error:
        raise Complaint(f"cannot write {out}: {error.strerror or error}") from error


def _mansions() -> Mansions:
    """The module `mansion` of the game that has one, found in the game's own folder."""
    games = importlib.import_module("diablerie.games")
    for folder in pkgutil.iter_modules(games.__path__, f"{games.__name__}."):
        if find_spec(name := f"{folder.name}.mansion"):
            return cast("Mansions", importlib.import_module(name))
    raise Complaint("there is no game that is played in a mansion")


def _house(mansions: Mansions, file: str | None) -> Any:
    if file is None:
        return mansions.printed()
    text = _read(file)
    with _pointing_at(file):
        return mansions.read_mansion_text(text)


def _read(file: str) -> str:
    try:
        content = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return content.decode("utf-8-sig")
    except OSError as error:
        raise Complaint(f"cannot read {file}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise Complaint(f"cannot read {file}: it is no UTF-8 text") from error


@contextmanager
def _pointing_at(file: str) -> Iterator[None]:
    """Tell of a fault as compilers do, so that editors find its place."""
    try:
        yield
    except ValueError as error:
        line = getattr(error, "line", None)
        place = file if line is None else f"{file}:{line}"
        typer.echo(f"{place}: {getattr(error, 'fault', error)}", err=True)
        raise typer.Exit(UNFIT) from error
