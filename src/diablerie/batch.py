"""Batch: many games side by side, stepped by compiled code."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from .chance import Seed, seed_bytes, words
from .compiled import PACKAGE, specialise
from .dtypes import new_records
from .engine import Engine
from .whole_numbers import whole_number


class Batch:
    """`n` games of one kind, all advanced by one action per `step`; a finished game starts again at once.

    After each step, and at the start:
    `mask` uint8 (n, n_actions), the legal actions; `to_play` int8 (n,), the seat to move;
    `done` bool (n,), whether the last step finished that game; `returns` float32 (n, seats), the
    payoffs of the games just finished, 0 elsewhere. `step` writes them in place; to callers they are
    read-only.
    """

    def __init__(self, game: Engine, n: int, seed: Seed = None) -> None:
        """Start `n` games; the same seed gives the same games."""
        count = whole_number(n)
        if count is None or count < 1:
            raise ValueError(f"a batch needs at least one game, not {n!r}")
        self.game = game
        self._loop = specialise(f"{PACKAGE}.loops.batch", game.compiled_rules)
        self._states = new_records(game.STATE, count)
        key = seed_bytes(seed)
        self._states["rng"] = [words(key, index) for index in range(count)]
        self._mask = np.zeros((count, game.n_actions), np.uint8)
        self._to_play = np.zeros(count, np.int8)
        self._done = np.zeros(count, np.bool_)
        self._returns = np.zeros((count, game.seats), np.float32)
        self._tensor = np.zeros((count, *game.tensor_shape), np.float32)
        self.mask: NDArray[np.uint8] = _read_only(self._mask)
        self.to_play: NDArray[np.int8] = _read_only(self._to_play)
        self.done: NDArray[np.bool_] = _read_only(self._done)
        self.returns: NDArray[np.float32] = _read_only(self._returns)
        self._loop.start(game.tables, self._states, self._mask, self._to_play)

    def __len__(self) -> int:
        """How many games there are."""
        return len(self._states)

    def step(self, action_ids: ArrayLike) -> None:
        """Play one action in every game; `action_ids`: n action numbers.

        Raises ValueError, and steps no game, if the shape is wrong or an action is not legal.
        """
        actions = np.asarray(action_ids)
        if actions.shape != (len(self),) or not np.issubdtype(actions.dtype, np.integer):
            raise ValueError(
                f"step needs {len(self)} action numbers, not {actions.dtype}{actions.shape}"
            )
        actions = actions.astype(np.int64)
        bad = self._loop.first_illegal(self._mask, actions)
        if bad >= 0:
            raise ValueError(f"action {actions[bad]} is not legal in game {bad} of the batch")
        self._loop.step(
            self.game.tables,
            self._states,
            actions,
            self._mask,
            self._to_play,
            self._done,
            self._returns,
        )

    @property
    def tensor(self) -> NDArray[np.float32]:
        """What the seat to move knows in each game, float32 (n, *tensor_shape), written anew at each look."""
        self._loop.observe(self.game.tables, self._states, self._tensor)
        return self._tensor


def _read_only(array: NDArray[Any]) -> NDArray[Any]:
    view = array.view()
    view.flags.writeable = False
    return view
