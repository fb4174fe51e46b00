"""Instances: which game a record of tables belongs to, in this process."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

if TYPE_CHECKING:
    from .game import OwnGame

_games: WeakValueDictionary[int, OwnGame] = WeakValueDictionary()
_keys = count(1)


def key_of(game: OwnGame) -> int:
    """A number by which a game is known as long as it lives."""
    key = next(_keys)
    _games[key] = game
    return key


def game_of(tables: Any) -> OwnGame:
    """The game whose tables these are."""
    return _games[int(tables.key)]
