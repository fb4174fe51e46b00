"""Action likelihood: what the others have done, and what they have not, tells of what they hide.

From what a seat has seen of a match (see `Memory`) an `ActionLikelihood` draws worlds, those
the oftener in which the others would have done what they did (see `action_likelihood_loop`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from ..chance import words
from ..compiled import PACKAGE, Record, specialise
from ..dtypes import new_record, new_records
from ..events import NOBODY, Seat
from ..game import Belief, Game
from .scratch_buffer import new_scratch
from .slack import SLACK

MOST_WORLDS = 200
"""The most worlds that are drawn for one decision."""


def scratch_for(game: Game, rng: NDArray[np.int64]) -> Record:
    """What the loop works with (see `new_scratch`), and besides its generator and SLACK."""
    scratch = new_scratch(game, ("rng", np.int64, 4), ("slack", np.float64))
    scratch.rng = rng
    scratch.slack = SLACK
    return scratch


class ActionLikelihood:
    """Draws worlds of beliefs of one game, each as often as what is remembered speaks for it."""

    def __init__(
        self, game: Game, trust: float = 1.0, opponents: Mapping[str, float] | None = None
    ) -> None:
        """`trust`: the power to which likelihoods are raised, from 0 for none to 1.

        `opponents`: the traits by which others are supposed to play; None: the game's (`AI.opponent_traits`).
        Compiles on first use. Raises ValueError for a trait that the game has not.
        """
        self.game = game
        self.trust = trust
        self._tables = game.tables
        self._opponents = game.ai.style(
            **(game.ai.opponent_traits if opponents is None else opponents)
        )

    def draw(self, belief: Belief, worlds: Record, rng: NDArray[np.int64]) -> None:
        """Fill state records with worlds of a belief, drawn by their weights; the same rng draws the same."""
        scratch = scratch_for(self.game, rng)
        self._loop.redeal_worlds(self.game.tables, belief.world, worlds, _seat(belief), scratch)
        weights = self.trust * self._logarithms(belief, worlds, scratch)
        self._loop.choose_worlds(worlds, weights, scratch)

    def likelihoods(
        self, belief: Belief, worlds: Record, rng: NDArray[np.int64]
    ) -> NDArray[np.float64]:
        """How likely a belief's past is in each of some worlds of it: natural logarithms, shape (worlds,).

        `rng` settles what a world leaves open of its own past.
        """
        return self._logarithms(belief, worlds, scratch_for(self.game, rng))

    def likelihood(self, states: Record, actions: NDArray[np.int64]) -> NDArray[np.float64]:
        """How likely whoever is to move was to choose so: for each of some states and actions, by number."""
        found = np.zeros(len(states), np.float64)
        scratch = scratch_for(self.game, words(b"readiness", 0))
        self._finding(self._tables, self._opponents, states, actions, found, scratch)
        return found

    def _logarithms(self, belief: Belief, worlds: Record, scratch: Record) -> NDArray[np.float64]:
        game, past = self.game, belief.past
        moments = new_records(game.STATE, len(past) + 2)
        for index, seen in enumerate(past):
            moments[index] = new_record(game.STATE, seen.world)
        actions = np.array([seen.action for seen in past], np.int64)
        logarithms = np.zeros(len(worlds), np.float64)
        self._weighing(
            self._tables,
            self._opponents,
            moments,
            actions,
            worlds,
            _seat(belief),
            logarithms,
            scratch,
        )
        return logarithms

    @property
    def _weighing(self) -> Callable[..., None]:
        """What fills in logarithms: see `action_likelihood_loop.weigh_worlds`."""
        weigh: Callable[..., None] = self._loop.weigh_worlds
        return weigh

    @property
    def _finding(self) -> Callable[..., None]:
        """What fills in likelihoods: see `action_likelihood_loop.likelihoods_of`."""
        find: Callable[..., None] = self._loop.likelihoods_of
        return find

    @property
    def _loop(self) -> ModuleType:
        return specialise(f"{PACKAGE}.bots.action_likelihood_loop", self.game.compiled_rules)


def _seat(belief: Belief) -> Seat:
    return NOBODY if belief.seat is None else belief.seat
