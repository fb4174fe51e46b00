"""Documents of the catalogue: games with their switches, bots, what a game is played with, as JSON."""

from __future__ import annotations

from typing import Any

from .. import GameFacts, Option, bots, describe, games
from ..game import Game


def every_game() -> list[dict[str, Any]]:
    """All games, with their options and editions."""
    return [_game(describe(name)) for name in games()]


def every_level() -> list[dict[str, Any]]:
    """All levels of bots, weakest first."""
    return [{"name": name, "doc": bots.level(name).doc} for name in bots.names()]


def components(game: Game) -> dict[str, Any]:
    """What a game is played with at a table: its board, and how many there are of each card."""
    return {
        "game": game.name,
        "title": game.title,
        "seats": game.seats,
        "options": dict(game.options),
        "board": dict(game.board),
        "deck": dict(game.deck),
    }


def _game(facts: GameFacts) -> dict[str, Any]:
    return {
        "name": facts.name,
        "title": facts.title,
        "seat_range": facts.seat_range,
        "default_seats": facts.default_seats,
        "options": [_option(option) for option in facts.options],
        "editions": {name: dict(values) for name, values in facts.editions.items()},
        "styles": list(facts.styles),
    }


def _option(option: Option) -> dict[str, Any]:
    minimum, maximum = option.bounds or (None, None)
    return {
        "name": option.name,
        "nullable": option.is_nullable,
        "document": option.is_document,
        "text": option.choices if option.is_text else None,
        "seat": option.is_seat,
        "values": None if option.values is None else list(option.values),
        "minimum": minimum,
        "maximum": maximum,
        "default": option.default,
        "doc": option.doc,
        "source": option.source,
    }
