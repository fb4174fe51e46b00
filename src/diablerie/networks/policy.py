"""Learned policy: from what a seat knows to how readily it does each action, in integers.

Its logarithms are those of the game's prior and, added to them, what a network says.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..game import Game
from .features import Features
from .fixed_point import logarithms, relative_powers
from .integer_network import IntegerNetwork
from .laid_out import LaidOutPolicy, check_fit, flat


@dataclass(frozen=True)
class LearnedValues:
    """What each seat may expect where all is known, the seat to move first, in steps of 1 / ONE.

    `network` is fed with the features of the seat to move, and then with those of every other seat, the next
    one first, at `hidden` (n,) places: where they know what it may not.
    """

    hidden: NDArray[np.int64]
    network: IntegerNetwork


@dataclass(frozen=True)
class LearnedPolicy:
    """Features, a network, and what both were made for.

    `facts`, plain values: `game`, `seats`, `options`, `tensor` (its form), `environment_version`,
    `rules_version`, `traits` (those of the prior), `prior` (1, or 0 where it is left out) and `made` (how it
    was learnt). `values`, for a search: None where there are none. Raises ValueError where
    networks and features are not of one length.
    """

    features: Features
    network: IntegerNetwork
    facts: Mapping[str, Any]
    values: LearnedValues | None = None

    def __post_init__(self) -> None:
        if self.features.gains.shape != (self.network.length,):
            raise ValueError("its features and its network are of different lengths")
        if self.values is not None:
            self._check_values(self.values)

    def _check_values(self, values: LearnedValues) -> None:
        length, hidden = len(self.features.gains), values.hidden
        seats = values.network.outputs
        if values.network.length != length + (seats - 1) * len(hidden):
            raise ValueError("its values are of another length than what all seats know")
        if len(hidden) and not 0 <= hidden.min() <= hidden.max() < length:
            raise ValueError("its values look at places that there are not")

    @property
    def traits(self) -> Mapping[str, float]:
        """The traits of the prior that it goes by."""
        traits: Mapping[str, float] = self.facts["traits"]
        return traits

    def check(self, game: Game) -> None:
        """Raise ValueError for a game that it was not made for, saying which that is."""
        worths = None if self.values is None else self.values.network.outputs
        check_fit(self.facts, game, (self.network.length, self.network.outputs, worths))

    @cached_property
    def laid_out(self) -> LaidOutPolicy:
        """The same as a search goes by it. Raises ValueError for a network without hidden layers."""
        hidden = np.zeros(0, np.int64) if self.values is None else self.values.hidden
        values = None if self.values is None else self.values.network
        return LaidOutPolicy(
            self.facts, self.features.gains, hidden, flat(self.network), flat(values)
        )

    def shown(self, game: Game) -> Game:
        """The game with its tensor in the form that was learnt from."""
        return game.with_tensor(self.facts["tensor"])

    def weights(
        self,
        tensor: NDArray[np.float32],
        actions: NDArray[np.int64],
        readiness: NDArray[np.float64],
    ) -> NDArray[np.int64]:
        """How readily each of some legal actions is done: integers, the greatest 2 ** 30 or more.

        `tensor`: what the seat knows; `actions` (n,) by number; `readiness` (n,) by the prior, from 0 to 1.
        """
        said = self.network.evaluate(self.features.of(tensor), actions)
        return relative_powers(said + logarithms(readiness) if self.facts["prior"] else said)
