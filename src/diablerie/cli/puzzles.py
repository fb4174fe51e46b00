"""`diablerie puzzles`: puzzles made from matches of bots, and looked at again."""

from __future__ import annotations

import json
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from .errors import CommandGroup, as_command_error
from .game_choice import GameName
from .lab_options import FolderOption, ProcessesOption, SeedOption, bar, running, warm, workers_for

app = typer.Typer(
    cls=CommandGroup,
    no_args_is_help=True,
    help="Puzzles: made from matches of bots, and looked at again.",
)

COUNT, SEED, MATCHES = 60, 1, 40
"""What the puzzles that come along were made with."""


@app.callback()
def puzzles() -> None:
    """Puzzles: made from matches of bots, and looked at again."""


@app.command()
def make(
    game: GameName,
    out: Annotated[Path, typer.Argument(metavar="FILE", help="Written anew, JSON.")],
    count: Annotated[int, typer.Option(min=1, help="So many puzzles at most.")] = COUNT,
    matches: Annotated[int, typer.Option(min=1, help="From so many matches.")] = MATCHES,
    simulations: Annotated[
        int | None,
        typer.Option(min=1, help="Of the search that finds a move; ten times to prove it."),
    ] = None,
    worlds: Annotated[
        int | None, typer.Option(min=1, help="In so many it is measured; ten times to prove it.")
    ] = None,
    seed: SeedOption = SEED,
    folder: FolderOption = None,
    processes: ProcessesOption = None,
) -> None:
    """Play matches of bots by seed, and keep positions with one clearly best move. Goes on where it was."""
    from .. import load
    from ..lab import Journal
    from ..lab.puzzle_collection import Found, collected, found_in
    from ..lab.puzzle_search import Budget
    from ..lab.tasks import in_order

    usual = Budget()
    budget = Budget(simulations or usual.simulations, worlds or usual.worlds)
    with as_command_error():
        name = load(game).name
    warm(load(name))
    found: list[Found] = []
    with running(), bar(matches) as move:
        plan = {"game": name, "seed": seed, **asdict(budget)}
        journal = None if folder is None else Journal(folder, plan, Found)
        work = partial(found_in, name, budget, seed)
        for done, rows in enumerate(in_order(work, matches, workers_for(processes, None), journal)):
            found += rows
            move(done + 1, f"{len(found)} puzzles")
    document = collected(name, budget, seed, matches, found, count)
    out.write_text(told(document), "utf-8")
    typer.echo(f"{len(document['puzzles'])} puzzles in {out}")


@app.command()
def check(
    game: GameName,
    sample: Annotated[
        int | None, typer.Option(min=1, help="Only so many of them, evenly spread.")
    ] = None,
) -> None:
    """Look at the puzzles that come along once more, with ten times the budget they were made with."""
    from .. import load
    from .. import puzzles as kept
    from ..lab.puzzle_proof import fault_of

    with as_command_error():
        name = load(game).name
    warm(load(name))
    every = kept.puzzles(name)
    chosen = every if sample is None else every[:: max(1, len(every) // sample)]
    faults = []
    with bar(len(chosen)) as move:
        for done, puzzle in enumerate(chosen, 1):
            fault = fault_of(puzzle)
            if fault is not None:
                faults.append(f"{name} {puzzle.number}: {fault}")
            move(done, "")
    for fault in faults:
        typer.echo(fault)
    if faults:
        raise typer.Exit(1)
    typer.echo(f"{len(chosen)} puzzles of {name}: each has the solution it says, and no other")


def told(document: dict[str, Any]) -> str:
    """A set of puzzles as its file has it, a line for each."""
    head = {key: value for key, value in document.items() if key != "puzzles"}
    lines = [json.dumps(each, separators=(",", ":")) for each in document["puzzles"]]
    top = json.dumps(head, separators=(",", ":"))[:-1]
    return top + ',"puzzles":[\n' + ",\n".join(lines) + "\n]}\n"
