"""`diablerie print`: the rulebook, cards, board and pieces of a game as a PDF, for a real table."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlencode

import typer

from .. import describe
from ..options import DocumentOption
from .errors import CommandError, as_command_error
from .game_choice import GameName, Language, SwitchesOption

What = Literal["all", "rulebook", "setup", "card", "cards", "board", "pieces"]
Paper = Literal["a4", "letter"]
Ink = Literal["colour", "black"]


def print_game(  # one argument per option
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="FILE.pdf", help="The document to write.")],
    what: Annotated[What, typer.Option(help="What of it.")] = "all",
    paper: Annotated[Paper, typer.Option(help="The paper.")] = "a4",
    ink: Annotated[Ink, typer.Option(help="In colour, or in black alone.")] = "colour",
    booklet: Annotated[
        bool,
        typer.Option("--booklet", help="The rulebook on sheets to be folded and stapled."),
    ] = False,
    option: SwitchesOption = None,
    lang: Language = None,
) -> None:
    """Print a game for a real table: rulebook, cards, board and pieces as a PDF, with a Chromium."""
    from .chromium import find_chromium, running
    from .console import progress
    from .game_choice import given_options, known_game, load_game, reader_language

    if booklet and what != "rulebook":
        raise CommandError("--booklet folds the rulebook: it goes with --what rulebook")
    _check_folder(out)
    with as_command_error():
        name = known_game(game)
        switches = given_options(option or (), None)
        _refuse_documents(name, switches)
        load_game(name, None, switches)
        query = {"paper": paper, "ink": ink, "lang": reader_language(lang)}
    finish: Callable[[bytes], bytes] = _as_printed
    if booklet:
        from .booklet import fold

        query["form"], finish = "booklet", fold
    asked = [*query.items(), *(("option", f"{key}={value}") for key, value in switches.items())]
    executable = find_chromium()
    _check_page()
    with progress("printing"), _served() as address, running(executable) as browser:
        printed = browser.print_page(f"{address}/print/{name}/{what}?{urlencode(asked)}")
    document = finish(printed)
    _write(out, document)
    typer.echo(f"{out}: {len(document) // 1024} kB")


def _as_printed(document: bytes) -> bytes:
    return document


def _check_page() -> None:
    """Raise CommandError where the page, which draws all of it, has not been built."""
    from ..page import PAGE

    if not (PAGE / "index.html").is_file():
        raise CommandError("printing needs the page, which has not been built here: make web")


def _check_folder(out: Path) -> None:
    """Raise CommandError where nothing can be written: before the work, not after it."""
    if not out.parent.is_dir():
        raise CommandError(f"{out}: there is no folder {out.parent}")
    if out.is_dir() or not os.access(out.parent, os.W_OK):
        raise CommandError(f"{out}: nothing can be written there")


def _refuse_documents(game: str, switches: Iterable[str]) -> None:
    """Raise CommandError for a switch that takes a document: sheets are drawn for what the boxes hold."""
    for option in describe(game).options:
        if option.name in switches and isinstance(option, DocumentOption):
            raise CommandError(
                f"option {option.name} cannot be printed: the sheets are those of the printed game"
            )


@contextmanager
def _served() -> Iterator[str]:
    """The address of a server of this process's own, with nothing in its database and no rules to run."""
    from ..server import Settings
    from ..server.core.logging import configure
    from ..server.main import serving

    # Nobody plays there: that it stood still for a moment is no news.
    configure(level="error")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        settings = Settings(Path(folder) / "matches.sqlite3", warm=False)
        with serving(settings) as address:
            yield address


def _write(out: Path, document: bytes) -> None:
    try:
        out.write_bytes(document)
    except OSError as error:
        raise CommandError(f"{out}: {error.strerror or error}") from error
