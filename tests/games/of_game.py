"""What tests, pictures and benchmarks know of one game: modules in its folder here, by its name."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any


def of_game(game: str, about: str) -> Any:
    """The module about something in a game's folder."""
    return import_module(_name_of(game, about))


def if_told(game: str, about: str) -> Any | None:
    """The same; None where the game has nothing to tell about it."""
    name = _name_of(game, about)
    try:
        return None if find_spec(name) is None else import_module(name)
    except ModuleNotFoundError as error:
        # A game that is installed has no folder here at all.
        if error.name is None or not name.startswith(f"{error.name}."):
            raise
        return None


def _name_of(game: str, about: str) -> str:
    return f"{__package__}.{game.replace('-', '_')}.{about}"
