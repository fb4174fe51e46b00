"""`diablerie games`: which games there are, and all that can be chosen about them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..options import written

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.padding import Padding

    from .. import GameFacts, Option


def games(
    as_json: Annotated[bool, typer.Option("--json", help="One JSON document.")] = False,
) -> None:
    """The games: seats, editions, and every option with its values, default and source."""
    from .. import describe, faulty_games
    from .. import games as names

    facts = [describe(name) for name in names()]
    for fault in faulty_games():
        typer.echo(str(fault), err=True)
    if as_json:
        typer.echo(json.dumps([game_document(game) for game in facts], indent=2))
        return
    from .console import console

    for game in facts:
        for line in _told(game):
            console().print(line)


def game_document(facts: GameFacts) -> dict[str, Any]:
    """What can be chosen about a game, as JSON."""
    return {
        "name": facts.name,
        "title": facts.title,
        "seat_range": list(facts.seat_range),
        "default_seats": facts.default_seats,
        "options": [_option_document(option) for option in facts.options],
        "editions": {name: dict(values) for name, values in facts.editions.items()},
    }


def _option_document(option: Option) -> dict[str, Any]:
    if option.is_document:
        allowed: dict[str, Any] = {"document": True}
    elif option.is_text:
        allowed = {"text": option.choices}
    elif option.values is None:
        allowed = {"minimum": option.minimum, "maximum": option.maximum}
    else:
        allowed = {"values": list(option.values)}
    if option.is_nullable:
        allowed["nullable"] = True
    told = {"default": option.default, "doc": option.doc, "source": option.source}
    return {"name": option.name, **allowed, **told}


def _told(facts: GameFacts) -> Iterator[RenderableType]:
    from rich.text import Text

    low, high = facts.seat_range
    seats = f"{low}" if low == high else f"{low} to {high}, usually {facts.default_seats}"
    yield Text.assemble((facts.title, "bold"), f" ({facts.name}), seats: {seats}")
    if facts.editions:
        yield Text("\nEditions")
    for name, values in facts.editions.items():
        sets = ", ".join(f"{option}={written(value)}" for option, value in values.items())
        yield _indented(2, (name, "bold"), f"  {sets or 'all defaults'}")
    yield Text("\nOptions (--option NAME=VALUE), the default first")
    for option in facts.options:
        yield _indented(
            2, (option.name, "bold"), " = ", (written(option.default), "bold green"), _else(option)
        )
        yield _indented(6, option.doc)
        yield _indented(6, (f"Sources: {option.source}", "dim"))


def _else(option: Option) -> str:
    if option.is_document:
        return " or the name of a file"
    if option.values is None:
        return f" ({option.choices})"
    return "".join(f" | {written(value)}" for value in option.values if value != option.default)


def _indented(columns: int, *parts: str | tuple[str, str]) -> Padding:
    from rich.padding import Padding
    from rich.text import Text

    return Padding(Text.assemble(*parts), (0, 0, 0, columns), expand=False)
