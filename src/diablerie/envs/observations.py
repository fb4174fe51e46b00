"""Observations: what environments of Gymnasium and PettingZoo show, the tensor and the action mask."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from diablerie import Game, State

TENSOR, MASK = "observation", "action_mask"
"""The names that PettingZoo's and Gymnasium's learners look for."""

HIGHEST = float(np.iinfo(np.int16).max)
"""No number in a tensor is higher: games count in sixteen bits."""

Observation = dict[str, NDArray[Any]]
"""`observation`: float32 tensor. `action_mask`: int8, 1 for every legal action."""


def observation_space(game: Game) -> spaces.Dict:
    """The space of what a seat is shown."""
    return spaces.Dict(
        {
            TENSOR: spaces.Box(0.0, HIGHEST, game.tensor_shape, np.float32),
            MASK: spaces.Box(0, 1, (game.n_actions,), np.int8),
        }
    )


def observation(state: State, seat: int) -> Observation:
    """What a seat is shown, in arrays of its own; nothing is legal for a seat that is not to move."""
    mask = state.mask if seat == state.to_play else np.zeros(state.game.n_actions, np.uint8)
    return {TENSOR: state.tensor(seat), MASK: mask.view(np.int8)}
