"""The games in WebAssembly beside machine code: simulations of a search and actions of random play a second.

    PYTHONPATH=scripts python bench/webassembly.py

The same positions in both, in turns on one core; Node runs what any browser of its engine would.
"""

import json
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import diablerie
from build_page import find_npm
from diablerie.bots import Plan, measure_simulations
from diablerie.playouts import measure as measure_playouts
from diablerie.wasm import modules
from diablerie.wasm.npm_package import write_package
from rounds import Measure, Spread, cpu_name, stay_on_one_core, take_turns

PROGRAM = Path(__file__).with_name("webassembly.mjs")
SIMULATIONS = 5_000


class Node:
    """A process that measures a game in WebAssembly when it is asked to."""

    def __init__(self, package: Path, game: str) -> None:
        """Start it. Raises RuntimeError where there is no usable Node."""
        found = find_npm()
        if found is None:
            raise RuntimeError("there is no Node")
        self._process = subprocess.Popen(
            [found[0], PROGRAM, package, game, str(SIMULATIONS)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def measure(self, seconds: float) -> Mapping[str, float]:
        """`simulations_per_s` and `actions_per_s`, each over so many seconds."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(seconds, file=self._process.stdin, flush=True)
        measured: Mapping[str, float] = json.loads(self._process.stdout.readline())
        return measured

    def end(self) -> None:
        """End the process."""
        self._process.terminate()
        self._process.wait()


@contextmanager
def node(package: Path, game: str) -> Iterator[Node]:
    """A process for as long as it is wanted."""
    process = Node(package, game)
    try:
        yield process
    finally:
        process.end()


def natively(game: diablerie.Game, seconds: float) -> Mapping[str, float]:
    """The same as machine code: a search with the game's own plan, from the opening, and random play."""
    plan = Plan.suited(game, SIMULATIONS)
    return {
        "simulations_per_s": measure_simulations(game, seconds, plan)["simulations_per_s"],
        "actions_per_s": measure_playouts(game, seconds).actions_per_s,
    }


def main(
    seconds: Annotated[float, typer.Option(help="Length of one measurement")] = 2.0,
    rounds: Annotated[int, typer.Option(help="How often each is measured")] = 5,
) -> None:
    """Measure all games both ways, and tell the ratios."""
    bound = stay_on_one_core()
    console = Console()
    table = Table("game", "", "machine code", "WebAssembly", "ratio, lowest to highest")
    with tempfile.TemporaryDirectory() as folder:
        package = Path(folder)
        write_package(modules.build(), package, diablerie.games())
        for name in diablerie.games():
            game = diablerie.load(name)
            with node(package, name) as process:
                contestants: dict[str, Measure] = {
                    "native": partial(natively, game),
                    "node": process.measure,
                }
                measured = take_turns(contestants, rounds=rounds, seconds=seconds)
            for what in ("simulations_per_s", "actions_per_s"):
                native = [each[what] for each in measured["native"]]
                wasm = [each[what] for each in measured["node"]]
                ratio = Spread.of([a / b for a, b in zip(wasm, native, strict=True)])
                table.add_row(
                    name,
                    what.removesuffix("_per_s") + " a second",
                    f"{Spread.of(native).median:,.0f}",
                    f"{Spread.of(wasm).median:,.0f}",
                    f"{ratio.median:.2f}, {ratio.low:.2f} to {ratio.high:.2f}",
                )
    console.print(f"{cpu_name()}, {bound}, {rounds} rounds of {seconds} s")
    console.print(table)


if __name__ == "__main__":
    typer.run(main)
