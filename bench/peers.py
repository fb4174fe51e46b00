"""`make bench`: our games beside those of other libraries, measured in one run on one core.

The games are not the same: the ratios say how the engines compare on games of like size, no more.
"""

import json
import os
import platform
import time
from collections.abc import Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any

# Before NumPy and Numba are imported: neither may use a second core.
os.environ.update(NUMBA_NUM_THREADS="1", OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1")

import typer
from rich.console import Console
from rich.table import Table

import diablerie
import environments
import openspiel
import visitors
from diablerie import bots, playouts
from rounds import Measure, Spread, cpu_name, stay_on_one_core, take_turns

PAGE_WIDTH = 132
"""Columns of the table where no terminal says how many there are."""

Results = Mapping[str, list[Mapping[str, float]]]


def main(
    games: Annotated[
        list[str] | None, typer.Argument(help="Which of our games; all by default")
    ] = None,
    seconds: Annotated[float, typer.Option(help="Length of one measurement")] = 1.0,
    rounds: Annotated[int, typer.Option(help="How often each is measured")] = 5,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write all figures here")] = None,
    only: Annotated[
        list[str] | None, typer.Option(help="playouts, searches or environments; all by default")
    ] = None,
) -> None:
    """Measure playouts, searches and environments, and print them as one table."""
    core = stay_on_one_core()
    names = games or list(diablerie.games())
    unknown = set(only or ()) - set(CONTESTS)
    if unknown:
        raise typer.BadParameter(f"{', '.join(unknown)}: there are {', '.join(CONTESTS)}")
    results = {
        figure: take_turns(contest(names), rounds=rounds, seconds=seconds)
        for contest, figure in (CONTESTS[each] for each in only or CONTESTS)
    }
    conditions = _conditions(core, rounds, seconds)
    console = Console()
    if not console.is_terminal:
        console.width = PAGE_WIDTH
    console.print(_table(names, results))
    console.print("\n".join(f"{key}: {value}" for key, value in conditions.items()))
    if json_file is not None:
        json_file.write_text(json.dumps({"conditions": conditions, "results": results}, indent=1))


def _playouts(names: list[str]) -> dict[str, Measure]:
    return {name: _our_playouts(name) for name in names} | {
        "OpenSpiel gin_rummy, from Python": openspiel.python_playouts("gin_rummy"),
        "OpenSpiel backgammon, from Python": openspiel.python_playouts("backgammon"),
        "OpenSpiel gin_rummy, native rollouts": openspiel.native_rollouts("gin_rummy"),
        "OpenSpiel backgammon, native rollouts": openspiel.native_rollouts("backgammon"),
    }


def _our_playouts(name: str) -> Measure:
    game = diablerie.load(name)

    def measure(seconds: float) -> Mapping[str, float]:
        speed = playouts.measure(game, seconds)
        return {"actions_per_s": speed.actions_per_s, "games_per_s": speed.games_per_s}

    return measure


def _searches(names: list[str]) -> dict[str, Measure]:
    return {name: _our_search(name) for name in names} | {
        "OpenSpiel gin_rummy, C++ ISMCTS": openspiel.ismcts("gin_rummy"),
    }


def _our_search(name: str) -> Measure:
    game = diablerie.load(name)

    def measure(seconds: float) -> Mapping[str, float]:
        return bots.measure_simulations(game, seconds)

    return measure


def _environments(names: list[str]) -> dict[str, Measure]:
    """Ours, a thousand games at once, one at once and through PettingZoo; then those of the others."""
    ours = {name: environments.vector_games(name) for name in names}
    ours |= {f"{name}, one at once": environments.vector_games(name, 1) for name in names}
    ours |= {f"{name}, PettingZoo": environments.pettingzoo_games(name) for name in names}
    theirs = {f"OpenSpiel {game}": environments.openspiel_games(game) for game in OPEN_SPIEL}
    return ours | theirs | visitors.measures()


OPEN_SPIEL = ("gin_rummy", "backgammon", "skat", "python_team_dominoes", "python_liars_poker")

CONTESTS = {
    "playouts": (_playouts, "actions_per_s"),
    "searches": (_searches, "simulations_per_s"),
    "environments": (_environments, "steps_per_s"),
}

TITLES = {
    "actions_per_s": "Random playouts: actions per second",
    "simulations_per_s": "ISMCTS from the opening: simulations per second",
    "steps_per_s": f"Environments, {environments.AT_ONCE} games at once: steps with masks and tensors",
}


def _table(names: list[str], results: Mapping[str, Results]) -> Table:
    table = Table("", "median", "lowest to highest", "games/s", title="Beside others, one core")
    for name in names:
        table.add_column(f"{name} is faster by")
    for figure, contest in results.items():
        table.add_section()
        table.add_row(f"[bold]{TITLES[figure]}")
        for contestant, measured in contest.items():
            table.add_row(contestant, *_row(figure, contestant, measured, names, contest))
    return table


def _row(
    figure: str,
    contestant: str,
    measured: list[Mapping[str, float]],
    names: list[str],
    contest: Results,
) -> list[str]:
    speeds = [speed[figure] for speed in measured]
    spread = Spread.of(speeds)
    whole_games = [speed["games_per_s"] for speed in measured if "games_per_s" in speed]
    cells = [
        f"{spread.median:,.0f}",
        f"{spread.low:,.0f} to {spread.high:,.0f}",
        f"{Spread.of(whole_games).median:,.0f}" if whole_games else "",
    ]
    for name in names:
        ours = [speed[figure] for speed in contest[name]]
        ratio = Spread.of([our / their for our, their in zip(ours, speeds, strict=True)])
        shown = f"{ratio.median:.1f} ({ratio.low:.1f} to {ratio.high:.1f})"
        cells.append("" if contestant in names else shown)
    return cells


def _conditions(core: str, rounds: int, seconds: float) -> dict[str, Any]:
    packages = ("diablerie", "numba", "numpy", "open_spiel")
    return {
        "processor": f"{cpu_name()}, {core}, load {os.getloadavg()[0]:.1f}",
        "versions": f"Python {platform.python_version()}, "
        + ", ".join(f"{package} {version(package)}" for package in packages),
        "measured": f"{rounds} rounds of {seconds} s each, in turns, {time.strftime('%Y-%m-%d')}",
        "counted": "our players' actions; OpenSpiel's players' actions and draws of chance",
    }


if __name__ == "__main__":
    typer.run(main)
