"""Diablerie: devilish board games to play, host and study, on one engine.

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
from os import PathLike
from pathlib import Path
from typing import Any

from . import installed_games
from .capabilities.commands import Commands
from .capabilities.composite_moves import CompositeMove
from .game import Belief, Game, State
from .options import NULL, DocumentOption, Option, TextOption, fault_of, is_document_text
from .outcome import Outcome
from .refusals import IllegalAction

__all__ = [
    "Belief",
    "CompositeMove",
    "DocumentOption",
    "Game",
    "GameFacts",
    "IllegalAction",
    "Option",
    "Outcome",
    "State",
    "TextOption",
    "built_in_games",
    "describe",
    "faulty_games",
    "games",
    "load",
    "make",
]

__version__ = "0.1.0"

# The package of that name is bound before the function `games`, and never again.
_REGISTRY: Mapping[str, str] = importlib.import_module(f"{__name__}.games").REGISTRY


@dataclass(frozen=True)
class GameFacts:
    """What is known of a game before its seats and options are chosen."""

    name: str
    title: str
    seat_range: tuple[int, int]
    default_seats: int
    options: tuple[Option, ...]
    editions: Mapping[str, Mapping[str, Any]]
    styles: tuple[str, ...]
    """In which its bots can play (`bots.offered`)."""
    commands: Commands | None = None
    """What can be done on the command line with files of its own."""
    board_script: bytes | None = None
    """An ES module that draws its board on the page."""


def games() -> tuple[str, ...]:
    """The names of all games: those that come with this package, then those installed besides."""
    return (*_REGISTRY, *_installed().kinds)


def built_in_games() -> tuple[str, ...]:
    """The names of the games that come with this package."""
    return tuple(_REGISTRY)


def faulty_games() -> tuple[installed_games.Fault, ...]:
    """The installed games that cannot be used, each with the reason (`str`)."""
    return _installed().faults


def load(name: str, seats: int | None = None, **options: Any) -> Game:
    """A game by name, with its seats and options. Where an option takes a document, so does its file's name.

    Raises ValueError naming the choices if the name, an option or a value is unknown, and telling
    file and line if a file cannot be read or what it holds will not do.
    """
    documents = {o.name: o for o in _kind(name).OPTIONS if isinstance(o, DocumentOption)}
    found = {
        option: _document(documents[option], value) if option in documents else value
        for option, value in options.items()
    }
    return make(name, seats, found)


def make(
    name: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    rules_version: str | None = None,
) -> Game:
    """As `load`, but no file is ever read: for options that somebody else has sent.

    `rules_version`: that of a match begun with them. What its rules left no choice in is as they had it,
    whatever `options` say.
    """
    kind = _kind(name)
    return kind(seats, **{**(options or {}), **kind.EARLIER_RULES.get(rules_version or "", {})})


def describe(name: str) -> GameFacts:
    """The seats, options and editions of a game. Raises ValueError if there is no such game."""
    kind = _kind(name)
    return GameFacts(
        kind.name,
        kind.title,
        kind.seat_range,
        kind.default_seats,
        kind.OPTIONS,
        kind.EDITIONS,
        tuple(kind.ai.styles),
        kind.commands,
        kind.board_script(),
    )


def _kind(name: str) -> type[Game]:
    if isinstance(name, str) and name not in _REGISTRY and name in _installed().kinds:
        return _installed().kinds[name]
    if not isinstance(name, str) or name not in _REGISTRY:
        known = f"there is no game {name!r}; the games are {', '.join(games())}"
        told = [str(fault) for fault in faulty_games() if fault.name == name]
        raise ValueError("; ".join([*told, known]))
    module = importlib.import_module(f"{__name__}.games.{name.replace('-', '_')}")
    kind: type[Game] = getattr(module, _REGISTRY[name])
    return kind


def _installed() -> installed_games.InstalledGames:
    return installed_games.found(built_in_games())


def _document(option: DocumentOption, value: Any) -> Any:
    """An option's value, out of the file that it names if it names one."""
    is_name = isinstance(value, str) and value not in ("", NULL) and not is_document_text(value)
    if not is_name and not isinstance(value, PathLike):
        return value
    file = Path(value)
    text = _text_of(file)
    if not is_document_text(text):
        raise ValueError(f"{file}:1: option {option.name} takes {option.choices}")
    try:
        return option.parse(text)
    except ValueError as error:
        fault, line = fault_of(error)
        where = file if line is None else f"{file}:{line}"
        raise ValueError(f"{where}: {fault}") from error


def _text_of(file: Path) -> str:
    try:
        return file.read_text("utf-8-sig")
    except OSError as error:
        raise ValueError(f"{file}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise ValueError(f"{file}: it is no text in UTF-8 ({error.reason})") from error
