"""`diablerie analyse`: a match that is over, looked at again."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .errors import CommandError, as_command_error
from .game_choice import Language
from .lab_options import JsonOption, bar
from .records import RecordName, read_record

if TYPE_CHECKING:
    from ..analysis import Analysis, Effort
    from ..matches import Match

SIMULATIONS, WORLDS = 1_000, 500
MOST = 1_000_000
"""Bounds to how hard one decision is looked at."""


def analyse(
    record: RecordName,
    simulations: Annotated[
        int, typer.Option(min=1, max=MOST, help="Of the search that looks for something better.")
    ] = SIMULATIONS,
    worlds: Annotated[
        int, typer.Option(min=1, max=MOST, help="In so many is measured what an action brings.")
    ] = WORLDS,
    seat: Annotated[
        list[int] | None, typer.Option(help="This seat's decisions only; may be repeated.")
    ] = None,
    every: Annotated[bool, typer.Option("--every", help="List every decision.")] = False,
    seed: Annotated[int, typer.Option(help="The same seed: the same findings.")] = 0,
    threads: Annotated[
        int | None, typer.Option(min=1, max=256, help="So many decisions at a time.")
    ] = None,
    as_json: JsonOption = False,
    lang: Language = None,
) -> None:
    """Chances, turning points, mistakes and what was better, luck against choice: by what each seat knew."""
    from ..analysis import Effort, warm, worded_document
    from .analysis_text import told
    from .console import console, progress
    from .game_choice import reader_language

    with as_command_error():
        language = reader_language(lang)
    match = _match(record, read_record(record))
    with progress(f"{match.game.title}: getting ready"):
        warm(match.game)
    found = _looked_at(record, match, Effort(simulations, worlds), seat, seed, threads)
    if as_json:
        typer.echo(json.dumps(worded_document(found, language), indent=2))
        return
    screen = console()
    for part in told(found, language, every=every):
        screen.print(part)


def _match(name: str, record: Any) -> Match:
    from ..matches import Match, RecordError

    try:
        return Match.from_record(record)
    except RecordError as error:
        raise CommandError(f"{name} cannot be analysed: {error}") from error


def _looked_at(
    name: str,
    match: Match,
    effort: Effort,
    seats: Sequence[int] | None,
    seed: int,
    threads: int | None,
) -> Analysis:
    from ..analysis import analyse as look_at

    with bar(len(match.log)) as move:
        try:
            return look_at(
                match,
                effort,
                seats=seats or None,
                seed=seed,
                threads=threads or os.cpu_count() or 1,
                progress=lambda done, of: move(round(done / of * len(match.log)), ""),
            )
        except ValueError as error:
            raise CommandError(f"{name} cannot be analysed: {error}") from error
