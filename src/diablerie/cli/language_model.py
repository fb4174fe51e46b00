"""`diablerie language-model`: a model that answers in text against bots, counted."""

from __future__ import annotations

import importlib
import importlib.util
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .errors import CommandError
from .game_choice import (
    EditionOption,
    GameName,
    Language,
    SeatsOption,
    SwitchesOption,
    given_options,
)
from .lab_options import FolderOption, JsonOption, SeedOption, bar, in_words, running, warm

if TYPE_CHECKING:
    from ..lab import ModelReport

WRITTEN = "FILE.py:NAME or MODULE:NAME"


def language_model(
    game: GameName,
    model: Annotated[
        str, typer.Option(metavar="FILE.py:NAME", help="A function from a text to a text.")
    ],
    against: Annotated[
        str, typer.Option(metavar="A,B,…", help="The bots' levels, one contest each.")
    ] = "random,greedy,imp",
    games: Annotated[int, typer.Option(min=1, help="How many games against each level.")] = 20,
    seats: SeatsOption = None,
    edition: EditionOption = None,
    option: SwitchesOption = None,
    lang: Language = None,
    rules: Annotated[
        bool, typer.Option(help="Observations open with the clauses of the rulebook.")
    ] = True,
    story: Annotated[
        int, typer.Option(min=1, help="So many lines of what has happened they tell at most.")
    ] = 40,
    allowance: Annotated[
        int, typer.Option(min=0, help="More refused answers in a row lose the game.")
    ] = 2,
    seed: SeedOption = 0,
    out: FolderOption = None,
    as_json: JsonOption = False,
) -> None:
    """Have a language model play against bots: its share of the wins, and what it tried that was refused."""
    from .. import lab
    from .game_choice import load_game, reader_language

    with running():
        chosen = load_game(game, seats, given_options(option or [], edition))
        language = reader_language(lang)
        asked = named(model)
        levels = [each.strip() for each in against.split(",")]
        contests = [
            lab.TextContest(
                chosen, model, level, str(seed).encode(), language, rules, story, allowance
            )
            for level in levels
        ]
        warm(chosen)
        reports = []
        for contest in contests:
            folder = None if out is None else out / contest.level.replace(":", "-")
            with bar(games) as move:
                watch = partial(_moved, move)
                report = lab.measure_model(asked, contest, games, folder=folder, watch=watch)
                reports.append(report)
    if as_json:
        typer.echo(json.dumps([_document(report) for report in reports], indent=2))
    else:
        _tell(reports)


def _moved(move: Callable[[int, str], None], done: int) -> None:
    move(done, "")


def named(text: str) -> Callable[[str], str]:
    """The function that is named. Raises CommandError, saying what would be right, if there is none."""
    place, _, name = text.rpartition(":")
    if not place or not name:
        raise CommandError(f"--model takes {WRITTEN}, not {text!r}")
    module = _module_in(Path(place)) if place.endswith(".py") else _module_named(place)
    found = getattr(module, name, None)
    if not callable(found):
        raise CommandError(f"{place} has no function {name!r}")
    function: Callable[[str], str] = found
    return function


def _module_in(file: Path) -> Any:
    """The module in a file, which may import what lies beside it."""
    if not file.is_file():
        raise CommandError(f"{file}: there is no such file")
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(file.parent.resolve()))
    spec.loader.exec_module(module)
    return module


def _module_named(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        raise CommandError(f"there is no module {name!r}: --model takes {WRITTEN}") from error


def _document(report: ModelReport) -> dict[str, Any]:
    return {
        **report.contest.plan,
        "games": len(report.games),
        "share": asdict(report.share),
        "fair": report.fair,
        "answers": report.answers,
        "refused": asdict(report.refused),
        "unclear": report.unclear,
        "by_clause": report.by_clause,
        "forfeits": report.forfeits,
        "file": None if report.file is None else str(report.file),
    }


def _tell(reports: Sequence[ModelReport]) -> None:
    from rich.table import Table

    from .. import rulebook
    from ..lab import refused_by_clause
    from .console import console

    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("against", overflow="fold")
    for heading in (
        "games",
        "wins (95 %)",
        "fair",
        "answers",
        "refused (95 %)",
        "unclear",
        "forfeits",
    ):
        table.add_column(heading, justify="right")
    for each in reports:
        table.add_row(
            each.contest.level,
            str(len(each.games)),
            in_words(each.share, ".1%"),
            f"{each.fair:.0%}",
            str(each.answers),
            in_words(each.refused, ".1%"),
            str(each.unclear),
            str(each.forfeits),
        )
    screen = console()
    screen.print(table)
    contest = reports[0].contest
    book = rulebook.load(contest.game.name, contest.lang)
    for clause, count in refused_by_clause(reports).items():
        screen.print(f"{count:>6}  {clause} · {book.clause(clause).title}")
    if reports[-1].file is not None:
        screen.print(f"games: {reports[-1].file.parent.parent}", style="dim")
