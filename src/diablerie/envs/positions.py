"""Positions for environments: where games begin instead of at the start, by a document or a name."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from importlib import resources
from typing import Any

from diablerie import Game
from diablerie.documents import Document

from .opponents import require_choices

POSITION = "position"
"""The keyword of environments, and the option of their `reset`."""

Position = Mapping[str, Any] | str
"""A position document (see `State.position`), the same as JSON text, or the name of one that comes along."""


def read_position(game: Game, position: Position) -> Document:
    """A position document. Raises ValueError naming those that come along, for text that is none."""
    if not isinstance(position, str):
        if isinstance(position, Mapping):
            return dict(position)
        raise ValueError(f"a position is a JSON object or a name, not {type(position).__name__}")
    if position.lstrip().startswith("{"):
        document: Document = json.loads(position)
        return document
    named = names_of_positions(game)
    if position not in named:
        known = ", ".join(named) or "none"
        raise ValueError(
            f"{position!r} is neither a JSON object nor a position with a name; those are: {known}"
        )
    text = _folder(game).joinpath(f"{position}.json").read_text(encoding="utf-8")
    return read_position(game, text)


def playable_position(game: Game, position: Position, seats: Iterable[int]) -> Document:
    """A position document from which each of these seats comes to choose.

    Raises ValueError saying what is wrong with it, or that it is over, or for whom it is.
    """
    document = read_position(game, position)
    if game.position(document, 0).is_over:
        raise ValueError("this position is over: there is nothing to play")
    require_choices(game, seats, document)
    return document


def names_of_positions(game: Game) -> list[str]:
    """The positions that come along with a game, in its own folder."""
    folder = _folder(game)
    files = folder.iterdir() if folder.is_dir() else ()
    return sorted(file.name.removesuffix(".json") for file in files)


def _folder(game: Game) -> Any:
    return resources.files(type(game).__module__).joinpath("position", "named")
