"""Contests that are quickly played."""

from __future__ import annotations

import diablerie
from diablerie.lab import Schedule


def quick(*bots: str, seed: int = 1, seats: int = 2, turns: int = 6) -> Schedule:
    """Doctor Faust, or with more seats Kill Doctor Lucky, broken off after a few turns."""
    if seats == 2:
        game = diablerie.load("doctor-faust", max_turns=turns)
    else:
        game = diablerie.load("kill-doctor-lucky", seats=seats, max_turns=turns)
    return Schedule(game, bots or ("random", "greedy"), str(seed).encode())
