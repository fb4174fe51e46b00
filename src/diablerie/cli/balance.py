"""`diablerie balance`: whom the rules of a game favour, how long it is, how it ends, and what decides it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .errors import CommandError
from .game_choice import EditionOption, GameName, SwitchesOption, given_options
from .lab_options import (
    FolderOption,
    JsonOption,
    ProcessesOption,
    RayOption,
    SeedOption,
    bar,
    running,
    warm,
    workers_for,
)

if TYPE_CHECKING:
    from ..lab import Findings, Setting

ALL = "all"
"""Vary every switch that has a list of values."""


def balance(
    game: GameName,
    bot: Annotated[
        str, typer.Option(help="Who sits in all seats: a level, or a search as for the arena.")
    ] = "greedy",
    deals: Annotated[int, typer.Option(min=2, help="How many deals, under every setting.")] = 100,
    seats: Annotated[
        str | None, typer.Option(metavar="N,N,…", help="How many play; several are compared.")
    ] = None,
    vary: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=A,B,…|all", help="Compare with other values of an option, one at a time."
        ),
    ] = None,
    edition: EditionOption = None,
    option: SwitchesOption = None,
    seed: SeedOption = 0,
    processes: ProcessesOption = None,
    ray: RayOption = None,
    out: FolderOption = None,
    as_json: JsonOption = False,
) -> None:
    """Have one bot play all seats, under the rules as they are and under others, and compare."""
    from .. import lab

    with running():
        options = given_options(option or [], edition)
        settings = tuple(_settings(game, _counts(seats), options, vary or []))
        inquiry = lab.Inquiry(settings, bot, str(seed).encode())
        workers = workers_for(processes, ray)
        for game_of in {each.game.seats: each.game for each in settings}.values():
            warm(game_of)
        with bar(deals) as move:
            findings = lab.inquire(
                inquiry, deals, workers=workers, folder=out, watch=lambda done: move(done, "")
            )
        if out is not None:
            lab.write_findings(findings, out)
    if as_json:
        typer.echo(json.dumps(_document(findings), indent=2))
    else:
        _tell(findings)


def _counts(seats: str | None) -> list[int | None]:
    if seats is None:
        return [None]
    try:
        return [int(each) for each in seats.split(",")]
    except ValueError:
        raise CommandError(f"--seats takes numbers such as 2,4, not {seats!r}") from None


def _settings(
    name: str, counts: Sequence[int | None], options: Mapping[str, str], vary: Sequence[str]
) -> Iterator[Setting]:
    """For every number of seats the rules as they are, and with each other value of each varied option."""
    from ..lab import Setting
    from .game_choice import load_game

    for count in counts:
        plain = load_game(name, count, options)
        table = f"{plain.seats} seats"
        yield Setting(table, plain)
        for option, value in _variations(name, vary):
            varied = load_game(name, count, {**options, option: value})
            if varied.options[option] != plain.options[option]:
                yield Setting(f"{table}, {option}={value}", varied)


def _variations(name: str, vary: Sequence[str]) -> Iterator[tuple[str, Any]]:
    from .. import describe

    for text in vary:
        option, equals, values = text.partition("=")
        if text == ALL:
            for each in describe(name).options:
                yield from ((each.name, value) for value in each.values or ())
        elif equals:
            yield from ((option.strip(), value.strip()) for value in values.split(","))
        else:
            raise CommandError(f"--vary takes NAME=A,B,… or {ALL}, not {text!r}")


def _document(findings: Findings) -> dict[str, Any]:
    return {
        **findings.inquiry.plan,
        "deals": len(findings.balances[0].courses),
        "balances": [
            {
                "setting": each.setting.name,
                "seats": [asdict(share) for share in each.seats],
                "turns": asdict(each.turns),
                "actions": asdict(each.actions),
                "lead_changes": asdict(each.lead_changes),
                "settled": None if each.settled is None else asdict(each.settled),
                "endings": {reason: asdict(share) for reason, share in each.endings.items()},
                "habits": [asdict(habit) for habit in each.habits],
            }
            for each in findings.balances
        ],
        "file": None if findings.file is None else str(findings.file),
    }


def _tell(findings: Findings) -> None:
    from rich.table import Table

    from .console import console

    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("setting", no_wrap=True)
    for heading in ("wins by seat", "turns", "leads", "ends"):
        table.add_column(heading, justify="right")
    for each in findings.balances:
        reason, share = next(iter(each.endings.items()))
        table.add_row(
            each.setting.name,
            " ".join(f"{seat.value:.0%}" for seat in each.seats),
            f"{each.turns.value:.1f} ± {each.turns.high - each.turns.value:.1f}",
            f"{each.lead_changes.value:.1f}",
            f"{reason} {share.value:.0%}",
        )
    screen = console()
    screen.print(table)
    if findings.file is not None:
        screen.print(f"games and report: {findings.file.parent}", style="dim")
