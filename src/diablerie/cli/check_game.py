"""`diablerie check-game`: what a game lacks, from whether it ends to who learns what they may not."""

from __future__ import annotations

from typing import Annotated

import typer

from .errors import as_command_error
from .game_choice import GameName, SeatsOption, SwitchesOption, given_options

FOUND = 1
"""The exit status where something is wrong."""


def check_game(
    game: GameName,
    seats: SeatsOption = None,
    option: SwitchesOption = None,
    games: Annotated[int, typer.Option(min=1, help="So many random games are played.")] = 30,
    positions: Annotated[
        int, typer.Option(min=1, help="At so many it is looked for what seats may not learn.")
    ] = 200,
    seed: Annotated[int, typer.Option(help="The same seed: the same games.")] = 0,
) -> None:
    """Ask whether a game ends, pays, repeats itself and keeps its secrets. Exit status 1: it does not."""
    from ..game_check import check_game as asked
    from .game_choice import load_game

    with as_command_error():
        chosen = load_game(game, seats, given_options(option or [], None))
        chosen.warm()
        answers = asked(chosen, games, positions, seed)
        is_well = True
        for answer in answers:
            said = "no" if answer.problems else "yes"
            typer.echo(
                f"{answer.question} {f'not asked: {answer.unasked}' if answer.unasked else said}"
            )
            for problem in answer.problems:
                typer.echo("\n".join(f"  {line}" for line in problem.splitlines()))
            is_well = is_well and not answer.problems
    if not is_well:
        raise typer.Exit(FOUND)
