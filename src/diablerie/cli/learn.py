"""`diablerie learn`: a policy learnt by self-play, and kept as weights that play without PyTorch."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .errors import CommandError
from .game_choice import EditionOption, GameName, SeatsOption, SwitchesOption, given_options
from .lab_options import bar, in_words, running

if TYPE_CHECKING:
    from ..game import Game
    from ..learning import Point, Training

MEASURED_GAMES = 200

TOLD_EVERY = 10.0
"""So many seconds pass at least from one line to the next."""


def learn(
    game: GameName,
    out: Annotated[
        Path,
        typer.Option(metavar="FOLDER", help="Keep checkpoint, curve (CSV) and weights there."),
    ],
    actions: Annotated[
        int | None, typer.Option(min=1, help="Learn from so many decisions in all.")
    ] = None,
    minutes: Annotated[
        float | None, typer.Option(min=0, help="Or for so long, by the clock, all runs together.")
    ] = None,
    recipe: Annotated[
        str, typer.Option(metavar="NAME|FILE", help="usual, quick, or a TOML file.")
    ] = "usual",
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the training in the folder.")
    ] = False,
    measure: Annotated[
        bool,
        typer.Option("--measure", help=f"Afterwards, {MEASURED_GAMES} games against greedy."),
    ] = False,
    device: Annotated[str, typer.Option(metavar="cpu|cuda", help="Where it is learnt.")] = "cpu",
    threads: Annotated[
        int, typer.Option(min=1, max=64, help="Of PyTorch; other sums, other bits.")
    ] = 1,
    precision: Annotated[
        str,
        typer.Option(metavar="float32|bfloat16", help="Of products; the second is often faster."),
    ] = "float32",
    seats: SeatsOption = None,
    edition: EditionOption = None,
    option: SwitchesOption = None,
    seed: Annotated[
        int, typer.Option(min=0, help="The same seed: the same weights, on one machine.")
    ] = 0,
) -> None:
    """Learn a policy by self-play; a training that was broken off goes on to the same bits."""
    from ..learning import WEIGHTS, Plan, Training, recipe_of
    from .game_choice import load_game

    if actions is None and minutes is None:
        raise CommandError("say for how long: --actions N or --minutes M")
    with running():
        chosen = load_game(game, seats, given_options(option or [], edition))
        shown = chosen.with_tensor(chosen.TENSOR_FORMS[-1])
        plan = Plan(shown, recipe_of(recipe), seed, device, threads, precision)
        training = Training.resumed(plan, out) if resume else Training(plan, out)
        for point in _told(training, actions, None if minutes is None else 60 * minutes):
            typer.echo(_line(point))
        weights = out / WEIGHTS
        if not weights.is_file():
            raise CommandError(f"{out}: nothing was learnt")
        typer.echo(f"weights: {weights} ({weights.stat().st_size:,} bytes)")
        if measure:
            _measure(chosen, weights, seed)


def _told(training: Training, actions: int | None, seconds: float | None) -> Iterator[Point]:
    """The points that are told of: one every few seconds, and the last."""
    told, last = time.monotonic(), None
    for point in training.rounds(actions, seconds):
        last = point
        if time.monotonic() - told >= TOLD_EVERY:
            told, last = time.monotonic(), None
            yield point
    if last is not None:
        yield last


def _line(point: Point) -> str:
    return (
        f"{point.actions:,} actions, {point.games:,} games, {point.seconds / 60:.1f} min, "
        f"{point.actions / point.seconds:,.0f} actions/s, entropy {point.entropy:.3f}, "
        f"divergence {point.divergence:.4f}, clipped {point.clipped:.1%}, "
        f"explained {point.explained:.2f}, length {point.length:.0f}"
    )


def _measure(game: Game, weights: Path, seed: int) -> None:
    """Have the weights play against the greedy bot, as evenly seated as it goes, and say what they win."""
    from .. import lab

    schedule = lab.Schedule(game, (f"learned:{weights}", "greedy"), str(seed).encode())
    with bar(MEASURED_GAMES) as move:
        report = lab.hold(schedule, MEASURED_GAMES, watch=lambda done, _ratio: move(done, ""))
    for each in report.standings:
        if each.bot != "greedy":
            typer.echo(
                f"against greedy: {in_words(each.share, '.1%')} of the wins of {each.games} games, "
                f"fair {each.fair:.0%}"
            )
