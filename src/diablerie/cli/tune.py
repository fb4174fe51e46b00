"""`diablerie tune`: better numbers for a bot, looked for by playing."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .game_choice import EditionOption, GameName, SeatsOption, SwitchesOption, given_options
from .lab_options import (
    FolderOption,
    JsonOption,
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
    from ..lab import Tuned


def tune(
    game: GameName,
    traits: Annotated[
        str,
        typer.Option(
            metavar="A,B,…",
            help="What to tune: traits of the game, playouts.TRAIT, exploration, reduction.",
        ),
    ],
    bot: Annotated[str, typer.Option(help="Whose numbers.")] = "search:simulations=400",
    attempts: Annotated[int, typer.Option(min=1, help="How many settings to try.")] = 30,
    games: Annotated[int, typer.Option(min=1, help="How many games for each.")] = 100,
    again: Annotated[int, typer.Option(min=1, help="How many games to judge the best by.")] = 400,
    seats: SeatsOption = None,
    edition: EditionOption = None,
    option: SwitchesOption = None,
    seed: SeedOption = 0,
    processes: ProcessesOption = None,
    ray: RayOption = None,
    out: FolderOption = None,
    as_json: JsonOption = False,
) -> None:
    """Look for better numbers of a bot by playing it against itself, the best once more on new deals."""
    from .. import lab
    from .game_choice import load_game

    with running():
        chosen = load_game(game, seats, given_options(option or [], edition))
        names = tuple(name.strip() for name in traits.split(","))
        tuning = lab.Tuning(chosen, bot, names, games, str(seed).encode())
        workers = workers_for(processes, ray)
        warm(chosen)
        with bar(attempts) as move:
            tuned = lab.tune(
                tuning,
                attempts,
                again,
                workers=workers,
                folder=out,
                watch=lambda done, attempt: move(done, f"{attempt.share:.1%}"),
            )
    if as_json:
        typer.echo(json.dumps(_document(tuned), indent=2))
    else:
        _tell(tuned)


def _document(tuned: Tuned) -> dict[str, Any]:
    return {
        **tuned.tuning.plan,
        "attempts": [asdict(each) for each in tuned.attempts],
        "best": tuned.best,
        "again": None if tuned.standing is None else asdict(tuned.standing),
    }


def _tell(tuned: Tuned) -> None:
    from rich.table import Table

    from .console import console

    table = Table(box=None, pad_edge=False, header_style="dim")
    for heading in ("wins", *tuned.tuning.traits):
        table.add_column(heading, justify="right")
    for each in sorted(tuned.attempts, key=lambda attempt: -attempt.share):
        table.add_row(f"{each.share:.1%}", *(f"{number:g}" for number in each.numbers))
    screen = console()
    screen.print(table)
    standing = tuned.standing
    if standing is None:
        screen.print(f"Nothing tried is better than {tuned.tuning.bot} as it is.")
        return
    screen.print(
        f"On new deals {tuned.best} has {in_words(standing.share, '.1%')} of the wins "
        f"of {standing.games} games against {tuned.tuning.bot}."
    )
