"""Installed games: those of other packages, found by their entry points of the group `diablerie.games`.

A package names its games in its `pyproject.toml`, each by the name it is played under and by its class:

    [project.entry-points."diablerie.games"]
    my-game = "my_game:MyGame"

The class says with `interface` for which version of the interface it is written. What cannot be used is a
`Fault`, and stands in nobody's way.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from inspect import isabstract
from typing import Any

from .game import Game

INTERFACE = 1
"""The version of the interface: it goes up when a game written for the one before would not do any more."""

GROUP = "diablerie.games"

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class Unfit(ValueError):
    """What is wrong with an installed game."""


@dataclass(frozen=True)
class Fault:
    """A game that is installed and cannot be used: its name, the package that has it, and why not."""

    name: str
    package: str
    problem: str

    def __str__(self) -> str:
        return (
            f"the game {self.name!r} of the package {self.package} cannot be used: {self.problem}"
        )


@dataclass(frozen=True)
class InstalledGames:
    """The games of other packages: classes by name, and what cannot be used."""

    kinds: Mapping[str, type[Game]]
    faults: tuple[Fault, ...]


_allowed: frozenset[str] | None = None


def allow(names: Iterable[str] | None) -> None:
    """Have this process use these installed games alone, and import no other; None: all there are.

    Servers do so: whoever installs a game may play it, whoever hosts says which may be played there.
    """
    global _allowed  # noqa: PLW0603 - one setting for the whole process, as its imports are
    _allowed = None if names is None else frozenset(names)
    found.cache_clear()


@cache
def found(taken: Collection[str]) -> InstalledGames:
    """The installed games that may be used; `taken`: names that they cannot have. Looks once a process."""
    kinds: dict[str, type[Game]] = {}
    packages = dict.fromkeys(taken, "diablerie")
    faults: list[Fault] = []
    for entry in sorted(entry_points(group=GROUP), key=lambda each: (_package(each), each.name)):
        if _allowed is not None and entry.name not in _allowed:
            continue
        try:
            kinds[entry.name] = _checked(entry, packages)
            packages[entry.name] = _package(entry)
        except Unfit as error:
            faults.append(Fault(entry.name, _package(entry), str(error)))
    return InstalledGames(kinds, tuple(faults))


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else entry.value.partition(":")[0]


def _checked(entry: EntryPoint, packages: Mapping[str, str]) -> type[Game]:
    """The class of an entry point. `packages`: whose game has a name already."""
    if not NAME.fullmatch(entry.name):
        raise Unfit("a name is of small letters, digits and hyphens, such as my-game")
    if entry.name in packages:
        raise Unfit(
            f"its name is taken by another game, that of the package {packages[entry.name]}, which is the "
            "one that is played; uninstall one of the two"
        )
    kind = _loaded(entry)
    if not (isinstance(kind, type) and issubclass(kind, Game)):
        raise Unfit(f"{entry.value} is no class of games, but {kind!r}")
    version = getattr(kind, "interface", None)
    if version != INTERFACE:
        written = "no version" if version is None else f"version {version!r}"
        raise Unfit(f"it is written for {written} of the interface; this is version {INTERFACE}")
    if isabstract(kind):
        raise Unfit(f"its class lacks {', '.join(sorted(kind.__abstractmethods__))}")
    if kind.name != entry.name:
        raise Unfit(f"its class is called {kind.name!r}, its entry point {entry.name!r}")
    return kind


def _loaded(entry: EntryPoint) -> Any:
    try:
        return entry.load()
    except Exception as error:
        colon = "" if ":" in entry.value else " (before the class stands a colon: module:Class)"
        raise Unfit(f"{entry.value}: {type(error).__name__}: {error}{colon}") from error
