"""Steps a second on a CUDA device: `python bench/device.py`, after `pip install 'diablerie[bench,cuda]'`.

Every step writes masks and tensors of the seats to move, actions are drawn at random from the masks, games
that end are dealt anew; nothing but one number comes back to Python. Beside it Pgx on the same device, which
never comes back to Python at all. Each in its turn.
"""

import platform
from collections.abc import Iterator, Mapping
from importlib.metadata import version
from typing import Annotated

import typer
from numba import cuda
from rich.console import Console
from rich.table import Table

import diablerie
from diablerie.envs import vector
from rounds import Measure, Spread, take_turns
from strangers.asked import steps_a_second
from visitors import Peer, measures

BATCHES = tuple(1 << exponent for exponent in range(10, 21, 2))
"""1,024 games at once, then four times as many, to 1,048,576."""

PGX = ("pgx==2.6.0", "jax[cuda13]==0.10.2")
STEPS_BEFORE = 3
"""Steps that do not count: the compiler makes machine code of a kernel when it is first launched."""


def main(
    games: Annotated[
        list[str] | None, typer.Argument(help="Which of our games; all by default")
    ] = None,
    seconds: Annotated[float, typer.Option(help="Length of one measurement")] = 1.0,
    rounds: Annotated[int, typer.Option(help="How often each is measured")] = 3,
    batch: Annotated[
        list[int] | None, typer.Option(help="How many games at once; 1,024 to 1,048,576 by default")
    ] = None,
    peers: Annotated[bool, typer.Option(help="Whether Pgx is measured as well")] = True,
) -> None:
    """Measure each game at each number of games at once, and print a table."""
    console = Console()
    names = games or list(diablerie.games())
    table = Table("", "at once", "steps a second", "lowest to highest", title="On a CUDA device")
    for at_once in batch or BATCHES:
        contestants = {name: games_on_device(name, at_once) for name in names}
        if peers:
            contestants |= pgx(at_once)
        for name, found in take_turns(contestants, rounds=rounds, seconds=seconds).items():
            speed = Spread.of([each["steps_per_s"] for each in found])
            told = (f"{speed.median:,.0f}", f"{speed.low:,.0f} to {speed.high:,.0f}")
            table.add_row(name, f"{at_once:,}", *told)
    console.print(table)
    console.print(", ".join(f"{key}: {value}" for key, value in _conditions().items()))


def games_on_device(name: str, at_once: int) -> Measure:
    """One of our games, so many at once. Room on the device is given back after each measurement."""

    def measure(seconds: float) -> Mapping[str, float]:
        blocks = _steps(name, at_once)
        for _ in range(STEPS_BEFORE):
            next(blocks)
        return steps_a_second(blocks, seconds)

    return measure


def _steps(name: str, at_once: int) -> Iterator[int]:
    envs = vector.make(name, at_once, device="cuda")
    envs.reset(seed=1)
    while True:
        envs.step(envs.random_actions())
        yield at_once


def pgx(at_once: int) -> Mapping[str, Measure]:
    """Pgx's games, so many at once, on the same device."""
    return measures([Peer("Pgx", "pgx_games", PGX, (str(at_once),))])


def _conditions() -> Mapping[str, str]:
    # A simulated device has no name, others have had bytes for it.
    name = getattr(cuda.get_current_device(), "name", "simulated")
    name = name.decode() if isinstance(name, bytes) else str(name)
    libraries = {each: version(each) for each in ("numba-cuda", "numba")}
    return {"device": name, "Python": platform.python_version(), **libraries}


if __name__ == "__main__":
    typer.run(main)
