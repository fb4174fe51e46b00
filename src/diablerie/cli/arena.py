"""`diablerie arena`: bots against bots, counted and weighed."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .errors import CommandError
from .game_choice import EditionOption, GameName, SeatsOption, SwitchesOption, given_options
from .lab_options import (
    FolderOption,
    ForfeitsOption,
    JsonOption,
    MoveTimeOption,
    ProcessesOption,
    RayOption,
    SeedOption,
    bar,
    in_words,
    running,
    warm,
    workers_for,
)

if TYPE_CHECKING:
    from ..lab import Question, Report


MOST_ELO = 1_000
"""No question is asked about larger differences."""


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B,…",
            help="Levels, searches as search:simulations=2000, learned:weights.npz, "
            "and anybody's: policy.py, onnx:policy.onnx, cmd:'node bot.mjs', https://…; "
            "names with commas in quotes.",
        ),
    ],
    games: Annotated[int, typer.Option(min=1, help="How many games, at most.")] = 200,
    seats: SeatsOption = None,
    edition: EditionOption = None,
    option: SwitchesOption = None,
    alone: Annotated[
        bool,
        typer.Option(
            "--alone", help="The first of two bots in one seat, the second in all others."
        ),
    ] = False,
    elo: Annotated[
        str | None,
        typer.Option(
            metavar="LOW:HIGH",
            help="Stop once it is decided (5 %) whether the first of two bots is LOW or HIGH points better.",
        ),
    ] = None,
    move_time: MoveTimeOption = 10.0,
    forfeits: ForfeitsOption = 10,
    seed: SeedOption = 0,
    processes: ProcessesOption = None,
    ray: RayOption = None,
    out: FolderOption = None,
    as_json: JsonOption = False,
) -> None:
    """Have bots play one another: every deal from all seats, ratings with intervals, the same for a seed."""
    from .. import lab
    from ..entrants import TimeControl, split_names
    from .game_choice import load_game

    with running():
        chosen = load_game(game, seats, given_options(option or [], edition))
        control = TimeControl(move_time)
        schedule = lab.Schedule(chosen, split_names(bots), str(seed).encode(), alone, control)
        question = None if elo is None else _question(elo)
        workers = workers_for(processes, ray)
        warm(chosen)
        with bar(games) as move:
            report = lab.hold(
                schedule,
                games,
                workers=workers,
                folder=out,
                question=question,
                most_forfeits=forfeits,
                watch=lambda done, ratio: move(done, "" if ratio is None else f"LLR {ratio:+.2f}"),
            )
        if out is not None:
            lab.write_report(report, out)
    if as_json:
        typer.echo(json.dumps(_document(report), indent=2))
    else:
        _tell(report, forfeits)
    if any(each.games >= forfeits for each in report.forfeits):
        raise typer.Exit(1)


def _question(text: str) -> Question:
    from ..lab import Question, share_of_elo

    low, _, high = text.partition(":")
    try:
        bounds = float(low), float(high)
    except ValueError:
        raise CommandError(f"--elo takes LOW:HIGH in Elo points, as 0:20, not {text!r}") from None
    if max(map(abs, bounds)) > MOST_ELO:
        raise CommandError(f"--elo goes from -{MOST_ELO} to {MOST_ELO} points, not {text}")
    return Question(*map(share_of_elo, bounds))


def _document(report: Report) -> dict[str, Any]:
    return {
        **report.schedule.plan,
        "games": len(report.games),
        "standings": [asdict(each) for each in report.standings],
        "forfeits": [asdict(each) for each in report.forfeits],
        "verdict": None if report.verdict is None else asdict(report.verdict),
        "file": None if report.file is None else str(report.file),
    }


def _tell(report: Report, forfeits: int) -> None:
    from rich.table import Table

    from .console import console

    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("bot", overflow="fold")
    for heading in ("games", "wins (95 %)", "fair", "Elo (95 %)", "openskill"):
        table.add_column(heading, justify="right")
    for each in report.standings:
        skill = "" if each.skill is None else f"{each.skill.mu:.1f} ± {2 * each.skill.sigma:.1f}"
        table.add_row(
            each.bot,
            str(each.games),
            in_words(each.share, ".1%"),
            f"{each.fair:.0%}",
            in_words(each.elo, "+.0f"),
            skill,
        )
    screen = console()
    screen.print(table)
    for lost in report.forfeits:
        screen.print(lost.in_words)
        if lost.games >= forfeits:
            screen.print("It has broken down: no more games were played.")
    if report.verdict is not None:
        screen.print(report.verdict.in_words)
    if report.file is not None:
        screen.print(f"games and report: {report.file.parent}", style="dim")
