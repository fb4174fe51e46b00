"""Shipped policies: what the package, or an installed game, has learnt, by game and number of seats."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from ..game import Game
from .laid_out import LaidOutPolicy
from .policy import LearnedPolicy
from .weights_file import read_policy


def weights_paths(game: Game) -> Mapping[int, Path]:
    """The files of what was learnt for a game, by the number of seats."""
    folder, (lowest, highest) = game.ai.weights, game.seat_range
    if folder is None:
        return {}
    paths = {seats: folder / f"seats-{seats}.npz" for seats in range(lowest, highest + 1)}
    return {seats: path for seats, path in paths.items() if path.is_file()}


def shipped_policy(game: Game) -> LearnedPolicy:
    """What was learnt for a game. Raises ValueError where that is nothing, or for other rules."""
    path = weights_paths(game).get(game.seats)
    if path is None:
        raise ValueError(f"nothing was learnt for {game.name} with {game.seats} seats")
    policy = _read(path)
    policy.check(game)
    return policy


def shipped_search(game: Game) -> LaidOutPolicy | None:
    """What a search goes by that was learnt for a game; None where nothing was, or for other rules."""
    path = weights_paths(game).get(game.seats)
    if path is None:
        return None
    found = _read(path).laid_out
    return found if found.is_for(game) else None


@cache
def _read(path: Path) -> LearnedPolicy:
    return read_policy(path)
