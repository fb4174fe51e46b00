"""`diablerie dataset`: what the seats of an arena's games saw and did, for learning from it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from .game_choice import EditionOption, GameName, SeatsOption, SwitchesOption, given_options
from .lab_options import (
    JsonOption,
    MoveTimeOption,
    ProcessesOption,
    RayOption,
    SeedOption,
    bar,
    running,
    warm,
    workers_for,
)


def dataset(
    game: GameName,
    bots: Annotated[
        str, typer.Option(metavar="A,B,…", help="Who plays, named as in `diablerie arena`.")
    ],
    out: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Kept here; one broken off there goes on.")
    ],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 200,
    seats: SeatsOption = None,
    edition: EditionOption = None,
    option: SwitchesOption = None,
    only: Annotated[
        str | None, typer.Option(metavar="BOT", help="The decisions of this one of the bots alone.")
    ] = None,
    truth: Annotated[
        bool,
        typer.Option("--truth", help="Beside what a seat knew all that was so, for a critic."),
    ] = False,
    minari: Annotated[
        str | None,
        typer.Option(metavar="NAME-v0", help="Also where Minari keeps datasets, by this name."),
    ] = None,
    move_time: MoveTimeOption = 10.0,
    seed: SeedOption = 0,
    processes: ProcessesOption = None,
    ray: RayOption = None,
    as_json: JsonOption = False,
) -> None:
    """Keep every decision of the arena's games as transitions, in Parquet and for Minari."""
    from .. import lab
    from ..entrants import TimeControl, split_names
    from ..lab.dataset import Dataset, collect
    from .game_choice import load_game

    with running():
        if minari is not None:
            from ..lab.minari_dataset import require_new, write_minari

            require_new(minari)
        chosen = load_game(game, seats, given_options(option or [], edition))
        schedule = lab.Schedule(
            chosen, split_names(bots), str(seed).encode(), control=TimeControl(move_time)
        )
        wanted = Dataset(schedule, only, truth)
        workers = workers_for(processes, ray)
        warm(chosen)
        with bar(games) as move:
            kept = collect(
                wanted, games, out, workers=workers, watch=lambda done, _: move(done, "")
            )
        if minari is not None:
            write_minari(wanted, kept, minari)
    if as_json:
        told = {**wanted.plan, "transitions": str(kept), "minari": minari}
        typer.echo(json.dumps(told, indent=2))
    else:
        from .console import console

        console().print(f"transitions: {kept}")
