"""Diablerie: three devilish board games to play, host and study, on one engine.

>>> import diablerie
>>> game = diablerie.load("doctor-faust", edition="blatz-de")
>>> state = game.start(seed=7)
>>> state.play("soul").view(seat=1)["soul"]
16
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .game import Belief, Game, IllegalAction, Outcome, State, Walk
from .options import Option

__all__ = [
    "Belief",
    "Game",
    "GameFacts",
    "IllegalAction",
    "Option",
    "Outcome",
    "State",
    "Walk",
    "describe",
    "games",
    "load",
]

__version__ = "0.1.0"

# The package of that name is bound before the function `games`, and never again.
importlib.import_module(f"{__name__}.games")

_REGISTRY = {"doctor-faust": "DoctorFaust"}


@dataclass(frozen=True)
class GameFacts:
    """What is known of a game before its seats and options are chosen."""

    name: str
    title: str
    seat_range: tuple[int, int]
    default_seats: int
    options: tuple[Option, ...]
    editions: Mapping[str, Mapping[str, Any]]


def games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_REGISTRY)


def load(name: str, seats: int | None = None, **options: Any) -> Game:
    """A game by name, with its seats and options.

    Raises ValueError naming the choices if the name, an option or a value is unknown.
    """
    return _kind(name)(seats, **options)


def describe(name: str) -> GameFacts:
    """The seats, options and editions of a game. Raises ValueError if there is no such game."""
    kind = _kind(name)
    return GameFacts(
        kind.name, kind.title, kind.seat_range, kind.default_seats, kind.OPTIONS, kind.EDITIONS
    )


def _kind(name: str) -> type[Game]:
    if not isinstance(name, str) or name not in _REGISTRY:
        raise ValueError(f"there is no game {name!r}; the games are {', '.join(_REGISTRY)}")
    module = importlib.import_module(f"{__name__}.games.{name.replace('-', '_')}")
    kind: type[Game] = getattr(module, _REGISTRY[name])
    return kind
