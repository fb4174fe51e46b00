"""Device block: games side by side in the memory of a CUDA device, stepped by one kernel."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numba import cuda
from numba.cuda.cudadrv.devicearray import is_cuda_ndarray
from numpy.typing import NDArray

from diablerie import Game, State
from diablerie.chance import words_of_plies
from diablerie.dtypes import new_record
from diablerie.loops.vector import WHOEVER

from .device_kernels import CLEARED, kernels_of, launched
from .vector_block import DIE, DRAW, OTHERS

DeviceArray = Any
"""An array of the device: numba-cuda's `DeviceNDArray`."""


class OnDevice:
    """`n` games of one kind on the current CUDA device. A game that ends is dealt anew at once.

    Arrays of the device, written in place: those of `vector_block.SideBySide`, by the same names, with the
    same shapes and dtypes, and `rewards` float64 (n,), the payoffs of the seats that have just acted.
    """

    def __init__(self, game: Game, n: int) -> None:
        """Make room on the device; `begin` deals."""
        self.game = game
        self._n = n
        self._kernels = kernels = kernels_of(game)
        self._begin = launched(kernels.begin, n)
        self._find_refused = launched(kernels.find_refused, n)
        self._step = launched(kernels.step, n)
        self._draw = launched(kernels.draw, n)
        self._tables = cuda.to_device(np.asarray(game.tables).reshape(1))
        self._states = self._zeros(game.STATE, n)
        self._dice = self._zeros(DIE, n)
        self._draw_dice: DeviceArray | None = None
        self._key = b""
        self._actions = self._zeros(np.int64, n)
        self._refused = cuda.to_device(np.full(1, n))
        self.mask = self._zeros(np.int8, n, game.n_actions)
        self.tensor = self._zeros(np.float32, n, *game.tensor_shape)
        self.to_play = self._zeros(np.int64, n)
        self.done = self._zeros(np.bool_, n)
        self.payoffs = self._zeros(np.float32, n, game.seats)
        self.rewards = self._zeros(np.float64, n)
        self.callers = cuda.to_device(np.full(n, WHOEVER))

    def begin(self, key: bytes, callers: NDArray[np.int64]) -> None:
        """Deal all games as `SideBySide` does with the same key; `callers` as there."""
        self._key, self._draw_dice = key, None
        self.callers.copy_to_device(callers)
        seeds, others = (
            cuda.to_device(words_of_plies(each, self._n)) for each in (key, key + OTHERS)
        )
        self._begin(
            self._tables,
            seeds,
            others,
            self._states,
            self._dice,
            self.callers,
            self.mask,
            self.tensor,
            self.to_play,
        )

    def step(self, actions: NDArray[np.int64] | DeviceArray, turning: int) -> None:
        """Do one action in each game; after a game that ends the caller sits `turning` seats further on.

        Raises ValueError, and steps no game, if one of them is not legal.
        """
        chosen: DeviceArray = actions
        if not is_cuda_ndarray(actions):
            chosen = self._actions
            chosen.copy_to_device(actions)
        self._find_refused(self._tables, self._states, chosen, self.game.n_actions, self._refused)
        self._step(
            self._tables,
            self._states,
            self._dice,
            self.callers,
            turning,
            chosen,
            self._refused,
            self.mask,
            self.tensor,
            self.to_play,
            self.done,
            self.payoffs,
            self.rewards,
        )
        bad = int(self._refused.copy_to_host()[0])
        if bad < self._n:
            self._refused.copy_to_device(np.full(1, self._n))
            action = int(chosen[bad : bad + 1].copy_to_host()[0])
            raise ValueError(
                f"action {action} is not legal in game {bad}: the action mask says which are"
            )

    def draw(self) -> DeviceArray:
        """Any legal action of each game, every one equally likely; int64 (n,), an array of its own."""
        if self._draw_dice is None:
            dice = np.zeros(self._n, DIE)
            dice["rng"] = words_of_plies(self._key + DRAW, self._n)
            self._draw_dice = cuda.to_device(dice)
        actions = cuda.device_array(self._n, np.int64)
        self._draw(self.mask, self._draw_dice, actions)
        return actions

    def state(self, game: int) -> State:
        """A game as it stands. It holds everything: show nobody but what its seat may know."""
        content = self._states[game : game + 1].copy_to_host().tobytes()
        return State(self.game, new_record(self.game.STATE, content))

    def _zeros(self, dtype: Any, *shape: int) -> DeviceArray:
        size = math.prod(shape) * np.dtype(dtype).itemsize
        numbers = cuda.device_array(size, np.uint8)
        launched(self._kernels.clear, -(-size // CLEARED))(numbers)
        return numbers.view(np.dtype(dtype)).reshape(*shape)
