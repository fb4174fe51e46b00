"""`diablerie bench`: how fast this machine plays."""

from __future__ import annotations

import json
import platform
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .errors import as_command_error

if TYPE_CHECKING:
    from .. import Game


def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="All games if none is named.")
    ] = None,
    seconds: Annotated[
        float, typer.Option(min=0.01, max=3600, help="How long each measurement lasts.")
    ] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON document.")] = False,
) -> None:
    """Random play and search on one core: actions, games and simulations a second."""
    from .. import games, load
    from .game_choice import known_game

    with as_command_error():
        names = games() if game is None else (known_game(game),)
    speeds = [_measured(load(name), seconds) for name in names]
    if as_json:
        typer.echo(json.dumps({"machine": machine(), "games": speeds}, indent=2))
    else:
        _tell(speeds)


def machine() -> dict[str, str]:
    """What was measured on: the processor, and the versions that matter."""
    from .. import __version__

    return {
        "cpu": processor_name(),
        "python": platform.python_version(),
        "numpy": version("numpy"),
        "numba": version("numba"),
        "diablerie": __version__,
    }


def processor_name() -> str:
    """The processor's name as the system gives it."""
    listed = Path("/proc/cpuinfo")
    if listed.is_file():
        for line in listed.read_text("utf-8", "replace").splitlines():
            key, _, value = line.partition(":")
            if key.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()


def _measured(game: Game, seconds: float) -> dict[str, Any]:
    from ..bots import measure_simulations
    from ..playouts import measure
    from .console import progress

    with progress(f"{game.title}: getting the rules ready"):
        game.warm()
    with progress(f"{game.title}: random games"):
        played = measure(game, seconds)
    with progress(f"{game.title}: searching"):
        searched = measure_simulations(game, seconds)
    return {
        "game": game.name,
        "actions": played.actions,
        "games": played.games,
        "seconds": played.seconds,
        "actions_per_s": played.actions_per_s,
        "games_per_s": played.games_per_s,
        "simulations": searched["simulations"],
        "simulation_seconds": searched["seconds"],
        "simulations_per_s": searched["simulations_per_s"],
    }


def _tell(speeds: list[dict[str, Any]]) -> None:
    from rich.table import Table

    from .console import console

    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("a second, on one core")
    for heading in ("random actions", "random games", "simulations"):
        table.add_column(heading, justify="right")
    for speed in speeds:
        rates = (speed[f"{what}_per_s"] for what in ("actions", "games", "simulations"))
        table.add_row(speed["game"], *(f"{rate:,.0f}" for rate in rates))
    console().print(table)
    console().print(" · ".join(f"{what} {which}" for what, which in machine().items()), style="dim")
