"""Observed: what a policy and a critic are fed with of games side by side, as arrays.

The policy has what its seat knows. The critic has, besides, what the other seats know and this one may not:
it is there in training, and where a search asks it about worlds of its own making.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..bots import ActionLikelihood
from ..compiled import PACKAGE, Record, specialise
from ..envs.vector import VectorGames
from ..game import Game, State
from ..networks import Features
from ..networks.fixed_point import ONE, logarithms

MEASURED_GAMES = 64
MEASURED_STEPS = 600
"""By so many actions in so many games it is measured how high the numbers of a tensor come."""

REDEALT_EVERY = 20
"""Of so many steps in one it is looked at what a redeal changes for the other seats."""

REDEALT_GAMES = 8

Floats = NDArray[np.float32]
Bytes = NDArray[np.uint8]
Numbers = NDArray[np.int64]


@dataclass(frozen=True)
class Observed:
    """What is seen of some games, a row for each: `own` uint8 (n, length), `truth` uint8 (n, all of it).

    `mask` bool (n, actions), what is legal; `log_prior` float32 (n, actions), 0 for what is not; `mover`
    (n,), the seat to move.
    """

    own: Bytes
    truth: Bytes
    mask: NDArray[np.bool_]
    log_prior: Floats
    mover: Numbers


class Prior:
    """A game's prior as logarithms, the same as a learned bot has at play."""

    def __init__(self, game: Game, traits: Mapping[str, float]) -> None:
        """By some traits of the game."""
        self._likelihood = ActionLikelihood(game, opponents=traits)

    def logarithms(self, records: Record, mask: NDArray[np.bool_]) -> Floats:
        """Natural logarithms of how readily each legal action is done, (n, actions), 0 for all others."""
        rows, actions = np.nonzero(mask)
        found = np.zeros(mask.shape, np.float32)
        readiness = self._likelihood.likelihood(records[rows], actions)
        found[rows, actions] = logarithms(readiness) * np.float32(math.log(2) / ONE)
        return found


class Observer:
    """Makes what is observed out of games' records; `hidden`: places that a redeal changed for others."""

    def __init__(
        self, game: Game, features: Features, hidden: Numbers, prior: Prior | None
    ) -> None:
        """`prior`: None where the policy begins as chance."""
        self.game = game
        self.features = features
        self.hidden = hidden
        self._prior = prior

    @property
    def truth_length(self) -> int:
        """How many features a critic has."""
        others = (self.game.seats - 1) * len(self.hidden)
        return len(self.features.gains) + others

    def observe(self, tensors: Floats, mask: NDArray[np.bool_], records: Record) -> Observed:
        """What is seen of games by whoever is to move: their tensors, masks and records."""
        own = self.features.of(tensors)
        movers = records["to_play"].astype(np.int64)
        log_prior = (
            np.zeros(mask.shape, np.float32)
            if self._prior is None
            else self._prior.logarithms(records, mask)
        )
        truth = np.concatenate([own, *self._others(records, movers)], 1)
        return Observed(own, truth, mask, log_prior, movers)

    def _others(self, records: Record, movers: Numbers) -> list[Bytes]:
        """What each of the other seats knows and the mover may not, the next seat first."""
        found = []
        for further in range(1, self.game.seats):
            tensors = seen_by(self.game, records, (movers + further) % self.game.seats)
            found.append(self.features.of(tensors)[:, self.hidden])
        return found


def seen_by(game: Game, records: Record, seats: Numbers) -> Floats:
    """The tensors of some seats, one in each of some games: (n, length)."""
    loop = specialise(f"{PACKAGE}.loops.vector", game.compiled_rules)
    tensors = np.zeros((len(records), *game.tensor_shape), np.float32)
    loop.show_to(game.tables, records, seats, tensors)
    return tensors


def measured(game: Game, prior: Prior, seed: int) -> tuple[Features, Numbers]:
    """How a game's tensor is scaled, and at which places a redeal changes what the other seats know.

    Measured in games that the prior plays; the same seed measures the same.
    """
    rng = np.random.default_rng(seed)
    envs = VectorGames(game, MEASURED_GAMES)
    seen, _ = envs.reset(seed=seed)
    highest = np.zeros(game.tensor_shape, np.float32)
    changed = np.zeros(game.tensor_shape, np.bool_)
    for step in range(MEASURED_STEPS):
        np.maximum(highest, seen["observation"].max(0), out=highest)
        records, mask = envs.records, seen["action_mask"] > 0
        if step % REDEALT_EVERY == 0:
            changed |= _changed_by_redeal(game, records[:REDEALT_GAMES], rng)
        actions = drawn_actions(prior.logarithms(records, mask), mask, rng)
        seen, *_ = envs.step(actions)
    envs.close()
    return Features.measured(highest), np.flatnonzero(changed)


def drawn_actions(log_policy: Floats, mask: NDArray[np.bool_], rng: np.random.Generator) -> Numbers:
    """An action for each row, by logarithms of how readily each is done; (n,)."""
    chances = np.where(mask, np.exp(log_policy.astype(np.float64)), 0)
    sums = chances.cumsum(1)
    marks = rng.random(len(sums)) * sums[:, -1]
    last_legal = mask.shape[1] - 1 - mask[:, ::-1].argmax(1)
    found: Numbers = np.minimum((sums <= marks[:, None]).sum(1), last_legal)
    return found


def _changed_by_redeal(game: Game, records: Record, rng: np.random.Generator) -> NDArray[np.bool_]:
    """At which places the tensors of other seats differ in worlds that the mover cannot tell apart."""
    changed = np.zeros(game.tensor_shape, np.bool_)
    movers = records["to_play"].astype(np.int64)
    others = records.copy()
    for row in range(len(records)):
        belief = State(game, records[row]).belief(int(movers[row]))
        others[row] = belief.sample(rng).record
    for further in range(1, game.seats):
        seats = (movers + further) % game.seats
        changed |= (seen_by(game, records, seats) != seen_by(game, others, seats)).any(0)
    return changed
