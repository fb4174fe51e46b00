"""Reading the record of a match from a file."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from .errors import CommandError

RecordName = Annotated[
    str, typer.Argument(metavar="RECORD", help="A JSON file; - for standard input.")
]


def read_record(name: str) -> Any:
    """A record in the published schema, as JSON; what it says may still be wrong. Raises CommandError."""
    from ..matches import RecordError
    from ..matches.record import validate

    document = read_json(name)
    try:
        validate(document)
    except RecordError as error:
        raise CommandError(f"{name} is no record of a match: {error}") from error
    return document


def read_json(name: str) -> Any:
    """What stands in a file of JSON, or on standard input. Raises CommandError."""
    try:
        content = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise CommandError(f"cannot read {name}: {error.strerror or error}") from error
    try:
        return json.loads(content)
    except (ValueError, RecursionError) as error:
        raise CommandError(f"{name} is no JSON: {error}") from error
