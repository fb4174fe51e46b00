"""Playouts: random games by the thousand; how fast the rules are, and how such games go."""

from __future__ import annotations

import time
from dataclasses import dataclass

import numpy as np

from .chance import words
from .compiled import PACKAGE, specialise
from .game import Game


@dataclass(frozen=True)
class Speed:
    """Random games played on one core, legal actions computed before each choice."""

    games: int
    actions: int
    seconds: float

    @property
    def actions_per_s(self) -> float:
        """Actions a second."""
        return self.actions / self.seconds

    @property
    def games_per_s(self) -> float:
        """Whole games a second."""
        return self.games / self.seconds


def measure(game: Game, seconds: float = 2.0, seed: bytes = b"playouts") -> Speed:
    """Play random games on this thread for about `seconds` and count. Compiling is not counted."""
    game.warm()
    loop = specialise(f"{PACKAGE}.loops.playout", game.compiled_rules)
    state, mask = game.blank_record(), np.zeros(game.n_actions, np.uint8)
    state.rng = words(seed, 0)
    loop.play_games(game.tables, state, mask, 1)
    games = actions = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        actions += loop.play_games(game.tables, state, mask, 100)
        games += 100
    return Speed(games, actions, spent)
