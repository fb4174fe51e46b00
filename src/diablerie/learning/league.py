"""League: who sits in which seat of each game, the learner, frozen selves or the greedy bot.

With more than two seats nothing in theory keeps self-play from agreeing on bad habits: some seats are
taken by others. With two all are the learner's, and the reference network damps.
"""

from __future__ import annotations

from copy import deepcopy

import numpy as np
from numpy.typing import NDArray

from ..bots import level
from ..compiled import Record
from ..game import Game, State
from .perceptron import Perceptron
from .recipe import Recipe

LEARNER = 0
GREEDY = -1
"""In `seated`; a number from 1 on is a frozen self, the oldest first."""


class League:
    """Frozen selves, and who sits where: `seated` int64 (games, seats)."""

    def __init__(self, game: Game, recipe: Recipe, rng: np.random.Generator) -> None:
        """The learner in every seat, but for the greedy bot's."""
        self.game = game
        self.frozen: list[Perceptron] = []
        self._recipe = recipe
        self._rng = rng
        self._greedy = level("greedy").make(game, rng.bytes(16))
        self.seated = np.zeros((recipe.games, game.seats), np.int64)
        self.seat_anew(np.ones(recipe.games, np.bool_))

    @property
    def is_open(self) -> bool:
        """Whether anybody but the learner sits down."""
        return self.game.seats > 2

    def freeze(self, network: Perceptron) -> None:
        """Take in the learner as it is; with more than `league_size` the oldest leaves.

        Its places are taken by who came next.
        """
        if not self.is_open:
            return
        self.frozen.append(deepcopy(network).requires_grad_(False))
        if len(self.frozen) > self._recipe.league_size:
            self.frozen.pop(0)
            self.seated[self.seated > 1] -= 1

    def seat_anew(self, games: NDArray[np.bool_]) -> None:
        """Have others sit down in games that begin; at least one seat of each is the learner's."""
        if not self.is_open:
            return
        shape = (int(games.sum()), self.game.seats)
        luck = self._rng.random(shape)
        selves = self._rng.integers(1, max(len(self.frozen), 1) + 1, shape)
        own_seats = self._rng.integers(0, self.game.seats, shape[0])
        seated = np.full(shape, LEARNER)
        if self.frozen:
            seated = np.where(luck < self._recipe.greedy + self._recipe.league, selves, seated)
        seated = np.where(luck < self._recipe.greedy, GREEDY, seated)
        seated[np.arange(shape[0]), own_seats] = LEARNER
        self.seated[games] = seated

    def greedy_action(self, record: Record) -> int:
        """What the greedy bot does in a game: it is handed a belief."""
        state = State(self.game, record)
        return self.game.action_id(self._greedy.choose(state.belief(state.to_play)))
