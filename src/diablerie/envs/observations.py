"""Observations: what environments of Gymnasium and PettingZoo show, the tensor and the action mask."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from diablerie import Game, State

from .past_actions import ACTIONS, PastActions

TENSOR, MASK = "observation", "action_mask"
"""The names that PettingZoo's and Gymnasium's learners look for."""

Observation = dict[str, NDArray[Any]]
"""`observation`: float32 tensor. `action_mask`: int8, 1 for every legal action.

With a history `actions`, int64 (history, 2): see `PastActions.told`.
"""


def shown_length(game: Game, version: str | None) -> int:
    """How many numbers environments of a version show. Raises ValueError naming the versions."""
    return sum(map(prod, game.pieces_of_version(version).values()))


def observation_space(game: Game, version: str | None = None, history: int = 0) -> spaces.Dict:
    """The space of what a seat is shown, with the bounds of each piece."""
    bound = _highest(game, version)
    shown: dict[str, spaces.Space[Any]] = {
        TENSOR: spaces.Box(np.zeros_like(bound), bound, dtype=np.float32),
        MASK: spaces.Box(0, 1, (game.n_actions,), np.int8),
    }
    if history:
        most = np.tile(np.array([game.seats, game.n_actions], np.int64), (history, 1))
        shown[ACTIONS] = spaces.Box(np.zeros_like(most), most, dtype=np.int64)
    return spaces.Dict(shown)


def truth_space(game: Game) -> spaces.Box:
    """The space of `State.truth`."""
    bound = np.ones(game.truth_shape, np.float32)
    of_seats = np.tile(_highest(game, None), game.seats)
    bound[: len(of_seats)] = of_seats
    return spaces.Box(np.zeros_like(bound), bound, dtype=np.float32)


def _highest(game: Game, version: str | None) -> NDArray[np.float32]:
    """The highest number in each place of the tensor."""
    highest = game.tensor_highest
    high = [
        np.broadcast_to(np.asarray(highest.get(name, 1), np.float32), shape).ravel()
        for name, shape in game.pieces_of_version(version).items()
    ]
    return np.concatenate(high)


def observation(state: State, seat: int, length: int, past: PastActions) -> Observation:
    """What a seat is shown, in arrays of its own; nothing is legal for a seat that is not to move.

    `length`: so many numbers of the tensor (`shown_length`). `past`: what was done before.
    """
    mask = state.mask if seat == state.to_play else np.zeros(state.game.n_actions, np.uint8)
    shown: Observation = {TENSOR: state.tensor(seat)[:length], MASK: mask.view(np.int8)}
    return {**shown, ACTIONS: past.told(seat)} if past.length else shown
