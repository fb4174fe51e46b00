"""Kept documents: a local table as one JSON text, all that it goes on from when the page is loaded again."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from typing import Any

from ..matches import Match, RecordError
from ..matches.commands import DoneCommand
from ..matches.premoves import Premove
from ..matches.record import read_unvalidated
from .line import json_text
from .table import LocalTable

FORMAT = "diablerie-local-1"

REMEMBERED = 32
"""The names of how many commands are kept: a page asks again for those alone that it has no answer to."""


def write_kept(table: LocalTable) -> str:
    """The document of a table. It holds the seed: for who keeps the match, never for a viewer."""
    log = table.match.log
    last = list(table.log.commands.items())[-REMEMBERED:]
    return json_text(
        {
            "format": FORMAT,
            "id": table.name,
            "record": table.match.whole_record,
            "continues": [number for number, entry in enumerate(log) if entry.continues],
            "commands": {name: asdict(done) for name, done in last},
            "prepared": {str(seat): asdict(each) for seat, each in table.log.prepared.items()},
            "bot_pace": table.bot_pace,
            "rematch": table.rematch,
        }
    )


def read_kept(text: str) -> LocalTable:
    """The table that `write_kept` has written. Raises ValueError saying what cannot be read."""
    try:
        document = json.loads(text)
        if document["format"] != FORMAT:
            raise ValueError(f"this is no kept match of the form {FORMAT}")
        table = LocalTable(
            document["id"],
            _match(document),
            {name: _done(each) for name, each in document["commands"].items()},
            {int(seat): _premove(each) for seat, each in document["prepared"].items()},
        )
        table.bot_pace, table.rematch = document["bot_pace"], document["rematch"]
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"this kept match cannot be read: {error!r}") from error
    return table


def _match(document: dict[str, Any]) -> Match:
    parts = read_unvalidated(document["record"])
    played, game = document["record"]["rules_version"], parts.game
    # By other rules it might be replayed all the same, into another position than the one that was left.
    if played not in (game.rules_version, *game.EARLIER_RULES):
        raise ValueError(f"it is played by rules {played}, here are rules {game.rules_version}")
    continues = set(document["continues"])
    log = (replace(entry, continues=number in continues) for number, entry in enumerate(parts.log))
    try:
        return Match.from_parts(replace(parts, log=tuple(log)))
    except RecordError as error:
        raise ValueError(f"this match cannot go on: {error}") from error


def _done(document: dict[str, Any]) -> DoneCommand:
    tuples = {name: tuple(document[name]) for name in ("actions", "rest")}
    return DoneCommand(**{**document, **tuples})


def _premove(document: dict[str, Any]) -> Premove:
    return Premove(**{**document, "done": tuple(document["done"])})
