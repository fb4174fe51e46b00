"""`diablerie verify`: was a match played by the rules, and were its shuffles honest?"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from .complaints import Complaint

DOUBTFUL = 1
"""The exit status for a record that does not hold."""


def verify(
    record: Annotated[
        str, typer.Argument(metavar="RECORD", help="A JSON file; - for standard input.")
    ],
) -> None:
    """Replay a match's record, and check its seed against the hash that was published."""
    from ..matches import RecordError
    from ..matches import verify as examine
    from ..matches.record import validate

    document = _read(record)
    try:
        validate(document)
    except RecordError as error:
        raise Complaint(f"{record} is no record of a match: {error}") from error
    verdict = examine(document)
    if verdict.is_honest:
        typer.echo(f"{record} holds: {_praise(document)}")
        return
    for finding in verdict.findings:
        typer.echo(f"{record} does not hold ({finding.kind}): {finding.detail}", err=True)
    raise typer.Exit(DOUBTFUL)


def _read(name: str) -> Any:
    try:
        content = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise Complaint(f"cannot read {name}: {error.strerror or error}") from error
    try:
        return json.loads(content)
    except (ValueError, RecursionError) as error:
        raise Complaint(f"{name} is no JSON: {error}") from error


def _praise(document: dict[str, Any]) -> str:
    actions = sum("action" in entry for entry in document["actions"])
    deeds = len(document["actions"]) - actions
    done = _many(actions, "action") + (f" and {_many(deeds, 'deed')} at the table" if deeds else "")
    ending = document["result"]["reason"]
    return (
        f"{document['game']}, {done} replayed to the same end ({ending}), "
        "and the seed is the one whose hash was published"
    )


def _many(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
