"""Lab options: what commands of the lab share, their libraries, workers, and a progress bar."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .errors import CommandError

if TYPE_CHECKING:
    from .. import Game
    from ..lab import Interval, Workers

SeedOption = Annotated[int, typer.Option(help="The same seed: the same games.")]
ProcessesOption = Annotated[
    int | None, typer.Option(min=1, help="On so many processors; else on all of them.")
]
RayOption = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="On a Ray cluster, or one made here: local.")
]
FolderOption = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER",
        help="Keep games (Parquet) and a report (HTML); one broken off there goes on.",
    ),
]
MoveTimeOption = Annotated[
    float,
    typer.Option(metavar="SECONDS", help="For each decision of a policy or program of anybody's."),
]
ForfeitsOption = Annotated[
    int, typer.Option(min=1, help="Stop once somebody has forfeited so many games; status 1.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="One JSON document.")]


@contextmanager
def running() -> Iterator[None]:
    """Turn what can go wrong with a run into a complaint of one line."""
    from ..lab import WorkersDied

    try:
        yield
    except (ValueError, WorkersDied, ConnectionError) as error:
        raise CommandError(str(error)) from error
    except OSError as error:
        raise CommandError(f"{error.filename}: {error.strerror}") from error


def workers_for(processes: int | None, ray: str | None) -> Workers:
    """Where games are played. Raises NotInstalled where Ray is asked for and is not there."""
    from ..lab import here, in_processes, on_ray

    count = processes or os.cpu_count() or 1
    if ray is not None:
        return on_ray(ray, count)
    return here if count == 1 else in_processes(count)


def warm(game: Game) -> None:
    """Compile what bots of a game need, once for all processes."""
    from .. import bots
    from .console import progress

    with progress(f"{game.title}: getting the bots ready"):
        bots.warm(game)


@contextmanager
def bar(total: int) -> Iterator[Callable[[int, str], None]]:
    """A bar of so many steps, where somebody is looking; told how many are done and what else to say."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    from .console import console

    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
    )
    screen = console(stderr=True)
    with Progress(
        *columns, console=screen, transient=True, disable=not screen.is_terminal
    ) as shown:
        task = shown.add_task("", total=total)

        def move(done: int, text: str = "") -> None:
            shown.update(task, completed=min(done, total), description=text)

        yield move


def in_words(interval: Interval, form: str) -> str:
    """An estimate and its interval, all in one form: `12.5% (10.1% to 15.0%)`."""
    return f"{interval.value:{form}} ({interval.low:{form}} to {interval.high:{form}})"
