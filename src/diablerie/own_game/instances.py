"""Instances: which game a record of tables belongs to, in this process."""

from __future__ import annotations

from itertools import count
from typing import Any
from weakref import WeakValueDictionary

_games: WeakValueDictionary[int, Any] = WeakValueDictionary()
_keys = count(1)


def key_of(game: Any) -> int:
    """A number by which a game is known as long as it lives."""
    key = next(_keys)
    _games[key] = game
    return key


def game_of(tables: Any) -> Any:
    """The game whose tables these are."""
    return _games[int(tables.key)]
