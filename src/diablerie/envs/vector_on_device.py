"""Gymnasium's vector environment on a CUDA device: games, masks and tensors never leave it.

Imported where somebody asks `vector.make` for `device="cuda"`.
"""

from __future__ import annotations

from typing import Any, NoReturn

import numpy as np
from numpy.typing import NDArray

from diablerie import Game
from diablerie.extras import needs
from diablerie.loops.vector import WHOEVER

with needs("diablerie[cuda]"):
    import numba_cuda  # noqa: F401 - Numba has a module of that kind of its own, and later none
    from numba import cuda
    from numba.cuda.cudadrv.devicearray import is_cuda_ndarray

from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from .device_block import DeviceArray, OnDevice
from .observations import MASK, TENSOR, shown_length
from .opponents import RANDOM, Opponent
from .vector_setup import TO_PLAY, number_between, own_seat, shown_space

DeviceObservation = dict[str, DeviceArray]
"""As `Observation`, on the device."""


class VectorGamesOnDevice(VectorEnv[DeviceObservation, DeviceArray, DeviceArray]):
    """`VectorGames` on the current CUDA device: the same games for the same seeds and actions, to the bit.

    Observations, rewards, terminations and `payoffs` are what they are there, in shape, dtype and number,
    but arrays of the device, all of them written in place (copy what you keep). They have
    `__cuda_array_interface__`: `torch.as_tensor(array, device="cuda")` and `cupy.asarray(array)` see them
    without a copy, and need do so only once.

    Games are dealt anew in the same step, and infos are empty: what a finished game looked like, and why it
    ended, stays on the device. Nor can it be pickled.
    """

    def __init__(
        self,
        game: Game,
        num_envs: int,
        *,
        seat: int | None = None,
        opponent: Opponent | None = None,
        version: str | None = None,
    ) -> None:
        """Make room on the device. `game`, `num_envs`, `seat`, `version`: as in `VectorGames`.

        `opponent`: None or "random". Raises ValueError saying what is wrong, RuntimeError where there is no
        CUDA device.
        """
        if opponent not in (None, RANDOM):
            raise ValueError(
                f"bots think on the processor: with device='cuda' an opponent is {RANDOM!r} or nobody"
            )
        if not cuda.is_available():
            raise RuntimeError(
                f"device='cuda' needs an NVIDIA device and its driver, and none was found: {_why()}"
            )
        self.autoreset_mode = AutoresetMode.SAME_STEP
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        self.game = game
        self.num_envs = number_between("num_envs", num_envs, 1, None)
        self._seat = own_seat(game, seat, opponent)
        self._opponent = opponent
        self._games = OnDevice(game, self.num_envs)
        self._never = cuda.to_device(np.zeros(self.num_envs, np.bool_))
        self._is_dealt = False
        self.single_observation_space = shown_space(game, version)
        self._tensor = self._games.tensor[:, : shown_length(game, version)]
        self.single_action_space = spaces.Discrete(game.n_actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[DeviceObservation, dict[str, Any]]:
        """Deal all games anew. The same seed gives the games of `VectorGames`.

        Raises ValueError for `options`: on a device games begin at the start, and all at once.
        """
        if options:
            raise ValueError(f"reset has no option {next(iter(options))!r} on a CUDA device")
        super().reset(seed=seed)
        self._games.begin(self.np_random.bytes(32), self._callers())
        self._is_dealt = True
        return self._observations(), {}

    def step(
        self, actions: Any
    ) -> tuple[DeviceObservation, DeviceArray, DeviceArray, DeviceArray, dict[str, Any]]:
        """Do one action in every game; `actions`: num_envs action numbers.

        On the device they are int64 and anything with `__cuda_array_interface__`, a tensor of PyTorch's say;
        anything else is copied there. Raises ValueError, and steps no game, if the shape or the dtype is
        wrong or an action is not legal.
        """
        if not self._is_dealt:
            raise ResetNeeded("call reset before the first step")
        self._games.step(self._checked(actions), int(self._seat is None))
        games = self._games
        return self._observations(), games.rewards, games.done, self._never, {}

    def __reduce__(self) -> NoReturn:
        raise TypeError("games on a CUDA device cannot be pickled: those of device='cpu' can")

    @property
    def payoffs(self) -> DeviceArray:
        """Payoffs of all seats in the games that the last step finished, 0 elsewhere: (num_envs, seats)."""
        return self._games.payoffs

    def random_actions(self) -> DeviceArray:
        """Any legal action for each game, every one equally likely; int64 (num_envs,), on the device.

        The seed settles them. They are not those of `VectorGames`, which draws for one game after another.
        """
        return self._games.draw()

    def _observations(self) -> DeviceObservation:
        games = self._games
        return {TENSOR: self._tensor, MASK: games.mask, TO_PLAY: games.to_play}

    def _callers(self) -> NDArray[np.int64]:
        if self._opponent != RANDOM:
            return np.full(self.num_envs, WHOEVER)
        turns = np.arange(self.num_envs) % self.game.seats
        return turns if self._seat is None else np.full(self.num_envs, self._seat)

    def _checked(self, actions: Any) -> NDArray[np.int64] | DeviceArray:
        """Actions as they are if they are on the device, else as an array of int64."""
        if is_cuda_ndarray(actions):
            chosen = actions
        elif hasattr(actions, "__cuda_array_interface__"):
            chosen = cuda.as_cuda_array(actions)
        else:
            chosen = np.asarray(actions)
            if np.issubdtype(chosen.dtype, np.integer):
                chosen = chosen.astype(np.int64)
        if tuple(chosen.shape) != (self.num_envs,) or chosen.dtype != np.int64:
            raise ValueError(
                f"a step takes {self.num_envs} action numbers, int64 if they are on the device, "
                f"not {chosen.dtype}{tuple(chosen.shape)}"
            )
        return chosen


def _why() -> str:
    """What the driver says; it says nothing where it is there, and NVVM is missing."""
    return str(cuda.cuda_error() or "NVVM is not installed: pip install 'diablerie[cuda]'")
