"""`diablerie verify`: was a match played by the rules, and were its shuffles honest?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from .errors import CommandError
from .records import RecordName, read_json, read_record

if TYPE_CHECKING:
    from ..matches import Kept

DOUBTFUL = 1
"""The exit status for a record that does not hold."""


def verify(
    record: RecordName,
    kept: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="What a client kept that has added to the seed (JSON)."),
    ] = None,
) -> None:
    """Replay a match's record, and check its seed against the hash that was published.

    What clients have added to the seed is checked against what they had committed to.
    """
    from ..matches import verify as examine

    document = read_record(record)
    verdict = examine(document, None if kept is None else _kept(kept))
    if verdict.is_honest:
        typer.echo(f"{record} holds: {_praise(document)}")
        return
    for finding in verdict.findings:
        typer.echo(f"{record} does not hold ({finding.kind}): {finding.detail}", err=True)
    raise typer.Exit(DOUBTFUL)


def _kept(name: str) -> tuple[Kept, ...]:
    from ..matches import read_kept

    try:
        return read_kept(read_json(name))
    except ValueError as error:
        raise CommandError(f"{name}: {error}") from error


def _praise(document: dict[str, Any]) -> str:
    actions = sum("action" in entry for entry in document["actions"])
    deeds = len(document["actions"]) - actions
    done = _many(actions, "action") + (f" and {_many(deeds, 'deed')} at the table" if deeds else "")
    ending = document["result"]["reason"]
    return (
        f"{document['game']}, {done} replayed to the same end ({ending}), "
        f"and the seed is the one whose hash was published{_shared(document)}{_shifts(document)}"
    )


def _shifts(document: dict[str, Any]) -> str:
    """For how long no clock ran, if a record says so."""
    shifts = [entry["seconds"] for entry in document["actions"] if entry.get("deed") == "shift"]
    if not shifts:
        return ""
    return f"; clocks were put on {_many(len(shifts), 'time')}, by {sum(shifts):.0f} seconds in all"


def _shared(document: dict[str, Any]) -> str:
    """Who has added to the seed."""
    if "shuffle" not in document:
        return "; no client has added to it"
    return _who_added(document) + _rounds(document["shuffle"])


def _rounds(shuffle: dict[str, Any]) -> str:
    """Why there were further rounds, if there were."""
    if shuffle["round"] == 1:
        return ""
    withheld = sum(seat["state"] == "withheld" for seat in shuffle["seats"])
    vacancies = shuffle.get("vacancies", 0)
    return (
        f", in round {shuffle['round']:.0f}: {_many(withheld, 'seat')} withheld, and people who left account "
        f"for {_many(int(vacancies), 'round')}"
    )


def _who_added(document: dict[str, Any]) -> str:
    states = [seat["state"] for seat in document["shuffle"]["seats"]]
    given = [str(seat) for seat, state in enumerate(states) if state == "given"]
    if not given:
        return "; no client has added to it in time"
    return f"; clients have added to it from {'seat' if len(given) == 1 else 'seats'} {', '.join(given)}"


def _many(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
