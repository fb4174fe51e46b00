"""`diablerie secrecy check`: whether hidden information stays hidden, in anybody's game."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Annotated

import typer

from .errors import CommandGroup, as_command_error

if TYPE_CHECKING:
    from ..secrecy import Case, Report

FOUND = 1
"""The exit status where something was found, or nothing could be compared."""

NAMED = re.compile(r"(?P<name>[^()]+)(?:\((?P<options>.*)\))?")

app = typer.Typer(
    cls=CommandGroup,
    no_args_is_help=True,
    help="Whether hidden information stays hidden: in our games, in OpenSpiel's, in your own.",
)


@app.callback()
def secrecy() -> None:
    """Whether hidden information stays hidden: in our games, in OpenSpiel's, in your own."""


@app.command()
def check(
    names: Annotated[
        list[str],
        typer.Argument(
            metavar="NAME...",
            help="As pyspiel:leduc_poker, pettingzoo:classic/leduc_holdem_v4, gallery:leaky-log.",
        ),
    ],
    positions: Annotated[int, typer.Option(min=1, help="So many each check looks at.")] = 500,
    seed: Annotated[int, typer.Option(help="The same seed: the same positions.")] = 0,
    checks: Annotated[
        list[str] | None,
        typer.Option("--check", help="One check alone; may be given several times."),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(help="Of our games: whether this bot is blind. Several times for several."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON document.")] = False,
) -> None:
    """Compare worlds that a seat cannot tell apart. Exit status 1: something found, or nothing compared."""
    from .. import secrecy as kit

    reports: list[Report] = []
    with as_command_error():
        for name in names:
            case = _case(name, bot or [])
            told = list(kit.check(case, positions, seed, checks or kit.CHECKS))
            reports += told
            if not as_json:
                _tell(case, told)
    if as_json:
        typer.echo(json.dumps([report.document() for report in reports], indent=2))
    if not kit.is_passed(reports):
        raise typer.Exit(FOUND)


def _case(text: str, bots: Sequence[str]) -> Case:
    from ..secrecy.case_names import named

    return named(text, {"diablerie": partial(_own, bots=bots), "pyspiel": _of_open_spiel})


def _of_open_spiel(name: str) -> Case:
    """A game of OpenSpiel, ours among them."""
    from ..secrecy.adapters import open_spiel

    if name.startswith("diablerie_"):
        import_module("diablerie.envs.open_spiel")
    return open_spiel.case(name)


def _own(text: str, bots: Sequence[str]) -> Case:
    from .. import bots as house
    from ..secrecy.adapters import own_games
    from .console import progress
    from .game_choice import given_options, known_level, load_game

    parts = NAMED.fullmatch(text)
    if parts is None:
        raise ValueError(f"{text!r} is no game; they are written as NAME or NAME(seats=3,...)")
    options = given_options(parts["options"].split(",") if parts["options"] else (), None)
    seats = options.pop("seats", None)
    game = load_game(parts["name"], seats and int(seats), options)
    levels = {name: house.parse(known_level(name, game)) for name in bots}
    with progress(f"{game.title}: getting the rules ready"):
        game.warm()
    asked = {name: own_games.asking(partial(level.make, game)) for name, level in levels.items()}
    return own_games.case(game, asked)


def _tell(case: Case, reports: Sequence[Report]) -> None:
    typer.echo(case.subject.name)
    for report in reports:
        typer.echo("\n".join(f"  {line}" for line in str(report).splitlines()))
