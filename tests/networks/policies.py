"""Policies that have learnt nothing: networks of random integers, for any game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np

import diablerie
from diablerie import Game
from diablerie.networks import (
    Features,
    IntegerLayer,
    IntegerNetwork,
    LearnedPolicy,
    LearnedValues,
    facts_of,
    write_policy,
)

WIDTH = 24


def layer(outputs: int, inputs: int, rng: np.random.Generator, multiplier: int) -> IntegerLayer:
    """A layer of random weights."""
    return IntegerLayer(
        rng.integers(-127, 128, (outputs, inputs)).astype(np.int8),
        rng.integers(-5_000, 5_000, outputs).astype(np.int32),
        rng.integers(multiplier // 2, multiplier, outputs).astype(np.int32),
    )


def random_network(length: int, outputs: int, seed: int = 0) -> IntegerNetwork:
    """A network whose outputs reach a few thousand either way."""
    rng = np.random.default_rng(seed)
    return IntegerNetwork([layer(WIDTH, length, rng, 1 << 20), layer(outputs, WIDTH, rng, 1 << 16)])


def random_policy(game: Game, seed: int = 0) -> LearnedPolicy:
    """A policy for a game that follows from a seed."""
    shown = game.with_tensor(game.TENSOR_FORMS[-1])
    length = shown.tensor_shape[0]
    facts = {
        **facts_of(game),
        "tensor": shown.tensor_form,
        "traits": {name: trait.usual for name, trait in game.ai.traits.items()},
        "prior": 1,
        "made": {},
    }
    features = Features.measured(np.ones(length, np.float32))
    return LearnedPolicy(features, random_network(length, game.n_actions, seed), facts)


def with_values(policy: LearnedPolicy, game: Game, seed: int = 0) -> LearnedPolicy:
    """The same with values, of which every third place counts of what other seats know."""
    length = policy.network.length
    hidden = np.arange(0, length, 3)
    network = random_network(length + (game.seats - 1) * len(hidden), game.seats, seed)
    return replace(policy, values=LearnedValues(hidden, network))


def written(folder: Path, game: Game, seed: int = 0) -> Path:
    """A file with such a policy."""
    path = folder / f"weights-{seed}.npz"
    write_policy(random_policy(game, seed), path)
    return path


def learnt() -> list[Game]:
    """All games for which the package has learnt something, by number of seats."""
    found = []
    for name in diablerie.games():
        lowest, highest = diablerie.load(name).seat_range
        for seats in range(lowest, highest + 1):
            game = diablerie.load(name, seats=seats)
            if game.ai.weights is not None and (game.ai.weights / f"seats-{seats}.npz").is_file():
                found.append(game)
    return found
