"""Contests that are quickly played."""

from __future__ import annotations

import diablerie
from diablerie.lab import Schedule
from tests.settings import game_for


def quick(*bots: str, seed: int = 1, seats: int = 2, turns: int = 6) -> Schedule:
    """The first game for so many, broken off after a few turns."""
    game = diablerie.load(game_for(seats), seats=seats, max_turns=turns)
    return Schedule(game, bots or ("random", "greedy"), str(seed).encode())
