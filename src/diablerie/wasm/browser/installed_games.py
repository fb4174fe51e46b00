"""What stands in the place of `installed_games` in a browser, where nothing is installed."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class InstalledGames:
    """No games of other packages, and none that cannot be used."""

    kinds: Mapping[str, Any] = field(default_factory=dict)
    faults: tuple[Any, ...] = ()


def allow(names: Iterable[str] | None) -> None:
    """Nothing is there to be allowed."""


def found(taken: Collection[str]) -> InstalledGames:
    """No installed games."""
    return InstalledGames()
