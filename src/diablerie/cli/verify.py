"""`diablerie verify`: was a match played by the rules, and were its shuffles honest?"""

from __future__ import annotations

from typing import Any

import typer

from .records import RecordName, read_record

DOUBTFUL = 1
"""The exit status for a record that does not hold."""


def verify(
    record: RecordName,
) -> None:
    """Replay a match's record, and check its seed against the hash that was published."""
    from ..matches import verify as examine

    document = read_record(record)
    verdict = examine(document)
    if verdict.is_honest:
        typer.echo(f"{record} holds: {_praise(document)}")
        return
    for finding in verdict.findings:
        typer.echo(f"{record} does not hold ({finding.kind}): {finding.detail}", err=True)
    raise typer.Exit(DOUBTFUL)


def _praise(document: dict[str, Any]) -> str:
    actions = sum("action" in entry for entry in document["actions"])
    deeds = len(document["actions"]) - actions
    done = _many(actions, "action") + (f" and {_many(deeds, 'deed')} at the table" if deeds else "")
    ending = document["result"]["reason"]
    return (
        f"{document['game']}, {done} replayed to the same end ({ending}), "
        f"and the seed is the one whose hash was published{_shifts(document)}"
    )


def _shifts(document: dict[str, Any]) -> str:
    """For how long no clock ran, if a record says so."""
    shifts = [entry["seconds"] for entry in document["actions"] if entry.get("deed") == "shift"]
    if not shifts:
        return ""
    return f"; clocks were put on {_many(len(shifts), 'time')}, by {sum(shifts):.0f} seconds in all"


def _many(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
