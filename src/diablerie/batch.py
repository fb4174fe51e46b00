"""Many games side by side, stepped by compiled code."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import ArrayLike, NDArray

from .chance import Seed, seed_bytes, words
from .compiled import PACKAGE, specialise
from .state import new_records

if TYPE_CHECKING:
    from .game import Game


class Batch:
    """`n` games of one kind, all advanced by one action per `step`; a finished game starts again at once.

    After each step, and at the start:
    `mask` uint8 (n, n_actions), the legal actions; `to_play` int8 (n,), the seat to move;
    `done` bool (n,), whether the last step finished that game; `returns` float32 (n, seats), the
    payoffs of the games just finished, 0 elsewhere. The arrays are written in place.
    """

    def __init__(self, game: Game, n: int, seed: Seed = None) -> None:
        """Start `n` games; the same seed gives the same games."""
        if isinstance(n, bool) or not isinstance(n, int) or n < 1:
            raise ValueError(f"a batch needs at least one game, not {n!r}")
        self.game = game
        self._loop = specialise(f"{PACKAGE}.loops.batch", game.compiled_rules)
        self._states = new_records(game.STATE, n)
        key = seed_bytes(seed)
        self._states["rng"] = [words(key, index) for index in range(n)]
        self.mask: NDArray[np.uint8] = np.zeros((n, game.n_actions), np.uint8)
        self.to_play: NDArray[np.int8] = np.zeros(n, np.int8)
        self.done: NDArray[np.bool_] = np.zeros(n, np.bool_)
        self.returns: NDArray[np.float32] = np.zeros((n, game.seats), np.float32)
        self._tensor: NDArray[np.float32] = np.zeros((n, *game.tensor_shape), np.float32)
        self._loop.start(game.tables, self._states, self.mask, self.to_play)

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
        bad = self._loop.first_illegal(self.mask, actions)
        if bad >= 0:
            raise ValueError(f"action {actions[bad]} is not legal in game {bad} of the batch")
        self._loop.step(
            self.game.tables,
            self._states,
            actions,
            self.mask,
            self.to_play,
            self.done,
            self.returns,
        )

    @property
    def tensor(self) -> NDArray[np.float32]:
        """What the seat to move knows in each game, float32 (n, *tensor_shape), written anew at each look."""
        self._loop.observe(self.game.tables, self._states, self._tensor)
        return self._tensor
