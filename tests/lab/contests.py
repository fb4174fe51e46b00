"""Contests that are quickly played."""

from __future__ import annotations

import diablerie
from diablerie.lab import Contest


def quick(*bots: str, seed: int = 1, seats: int = 2, turns: int = 6) -> Contest:
    """Doctor Faust, or with more seats Kill Doctor Lucky, broken off after a few turns."""
    if seats == 2:
        game = diablerie.load("doctor-faust", max_turns=turns)
    else:
        game = diablerie.load("kill-doctor-lucky", seats=seats, max_turns=turns)
    return Contest(game, bots or ("random", "greedy"), str(seed).encode())
