"""Gymnasium's vector environment: games by the thousand, stepped by one compiled call.

>>> from diablerie.envs import vector
>>> envs = vector.make("doctor-faust", num_envs=4)
>>> observations, _ = envs.reset(seed=7)
>>> observations["observation"].shape, observations["action_mask"].shape
((4, 487), (4, 243))
>>> observations, rewards, terminations, truncations, infos = envs.step(envs.random_actions())
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, overload

import numpy as np
from numpy.typing import ArrayLike, NDArray

from diablerie import Game
from diablerie.bot import Bot
from diablerie.extras import needs
from diablerie.loops.vector import WHOEVER

from .by_name import load, require_no_rendering
from .opponents import RANDOM, Opponent, checked
from .vector_block import SideBySide

with needs("diablerie[gymnasium]"):
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from .observations import MASK, TENSOR, Observation, shown_length
    from .vector_setup import TO_PLAY, number_between, own_seat, shown_space

if TYPE_CHECKING:
    from .vector_on_device import VectorGamesOnDevice

MOST_THREADS = 256

DEVICES = ("cpu", "cuda")
"""Where games can be: in this process' memory, or on the current CUDA device."""


@overload
def make(
    name: str,
    num_envs: int = 1024,
    *,
    device: Literal["cpu"] = "cpu",
    seats: int | None = None,
    seat: int | None = None,
    opponent: Opponent | None = None,
    threads: int = 1,
    version: str | None = None,
    render_mode: None = None,
    **options: Any,
) -> VectorGames: ...
@overload
def make(
    name: str,
    num_envs: int = 1024,
    *,
    device: Literal["cuda"],
    seats: int | None = None,
    seat: int | None = None,
    opponent: Literal["random"] | None = None,
    version: str | None = None,
    render_mode: None = None,
    **options: Any,
) -> VectorGamesOnDevice: ...
def make(
    name: str,
    num_envs: int = 1024,
    *,
    device: str = "cpu",
    seats: int | None = None,
    seat: int | None = None,
    opponent: Opponent | None = None,
    threads: int = 1,
    version: str | None = None,
    render_mode: None = None,
    **options: Any,
) -> VectorGames | VectorGamesOnDevice:
    """Games by name: see `VectorGames` for what is asked besides `seats` and the game's own options.

    `device`: "cpu", or "cuda" for `VectorGamesOnDevice`, whose opponents are at random and which takes no
    `threads`. Raises ValueError naming the choices, and TypeError for an option that there is not or a
    `render_mode`: nothing is drawn; for "cuda" also NotInstalled, with the line that installs
    what is missing, and RuntimeError where no device is found.
    """
    require_no_rendering(render_mode)
    if device not in DEVICES:
        raise ValueError(f"a device is one of {', '.join(map(repr, DEVICES))}, not {device!r}")
    game = load(name, seats, options)
    if device == "cpu":
        return VectorGames(
            game, num_envs, seat=seat, opponent=opponent, threads=threads, version=version
        )
    if threads != 1:
        raise ValueError("threads share games of device='cpu'; a CUDA device has its own")
    from .vector_on_device import VectorGamesOnDevice

    return VectorGamesOnDevice(game, num_envs, seat=seat, opponent=opponent, version=version)


class VectorGames(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """`num_envs` games of one kind, all advanced by one action of the caller's per `step`.

    Observations, written in place (copy what you keep): `observation` float32 `(num_envs, *tensor_shape)`,
    what the seat to move knows, in the pieces that `game.split` names; `action_mask` int8
    `(num_envs, n_actions)`, 1 for what is legal; `to_play` int64 `(num_envs,)`, the seat to move.

    A finished game is dealt anew in the same step (`AutoresetMode.SAME_STEP`): what is observed beside
    `terminations` is the next game. Rewards, from −1 to 1, are the payoffs of the seats that have just
    acted; `payoffs` has those of all seats. Nothing is ever truncated, and infos are empty.
    """

    def __init__(
        self,
        game: Game,
        num_envs: int,
        *,
        seat: int | None = None,
        opponent: Opponent | None = None,
        threads: int = 1,
        version: str | None = None,
    ) -> None:
        """Compile or load what is needed. Raises ValueError saying what is wrong.

        `num_envs`, from 1 on: how many games there are. `seat`, from 0 on: the caller's; None with an
        opponent: each game in turn has it one seat further on. `opponent`: who sits at the other seats;
        None: the caller does, and acts for whoever is to move. `threads`, 1 to 256: so many share the
        games among them. `version`: an earlier one of the environment, whose tensor has fewer pieces.
        """
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.game = game
        self.num_envs = number_between("num_envs", num_envs, 1, None)
        self._seat = own_seat(game, seat, opponent)
        self._opponent = opponent if opponent is None else checked(opponent)
        shares = number_between("threads", threads, 1, MOST_THREADS)
        self._games = SideBySide(game, self.num_envs, shares)
        self._own = np.full(self.num_envs, WHOEVER, np.int64)
        self._bot: Bot | None = None
        self._is_dealt = False
        self.single_observation_space = shown_space(game, version)
        self._tensor = self._games.tensor[:, : shown_length(game, version)]
        self.single_action_space = spaces.Discrete(game.n_actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal all games anew. The same seed gives the same games and opponents; `options` are ignored."""
        super().reset(seed=seed)
        self._take_seats()
        if callable(self._opponent) and (self._bot is None or seed is not None):
            self._bot = self._opponent(self.game, int(self.np_random.integers(1 << 32)))
        self._games.begin(self.np_random.bytes(32))
        self._let_bot_play(np.ones(self.num_envs, np.bool_))
        self._games.forget_ends()
        self._is_dealt = True
        return self._observations(), {}

    def step(
        self, actions: ArrayLike
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Do one action in every game; `actions`: num_envs action numbers.

        Raises ValueError, and steps no game, if the shape is wrong or an action is not legal.
        """
        if not self._is_dealt:
            raise ResetNeeded("call reset before the first step")
        chosen = self._checked(actions)
        actors = self._games.to_play.copy()
        self._games.step(chosen, self._turning)
        self._let_bot_play(np.zeros(self.num_envs, np.bool_))
        rewards = self._games.payoffs[np.arange(self.num_envs), actors].astype(np.float64)
        never = np.zeros(self.num_envs, np.bool_)
        return self._observations(), rewards, self._games.done.copy(), never, {}

    @property
    def payoffs(self) -> NDArray[np.float32]:
        """Payoffs of all seats in the games that the last step finished, 0 elsewhere: (num_envs, seats)."""
        return self._games.payoffs

    def random_actions(self) -> NDArray[np.int64]:
        """Any legal action for each game, every one equally likely; settled by the seed. (num_envs,)."""
        return self._games.draw()

    def close_extras(self, **kwargs: Any) -> None:
        """Let the threads go."""
        self._games.close()

    def _observations(self) -> Observation:
        games = self._games
        return {TENSOR: self._tensor, MASK: games.mask, TO_PLAY: games.to_play}

    def _take_seats(self) -> None:
        """Say at which seat the caller sits in each game, and where the games wait for an action."""
        if self._opponent is not None:
            turns = np.arange(self.num_envs) % self.game.seats
            self._own[:] = turns if self._seat is None else self._seat
        self._games.callers[:] = self._own if self._opponent == RANDOM else WHOEVER

    @property
    def _turning(self) -> int:
        """How many seats further on the caller sits in the next game."""
        return int(self._seat is None)

    def _let_bot_play(self, turned: NDArray[np.bool_]) -> None:
        """Have the bot act until it is the caller's turn in every game.

        `turned`: games in which the caller does not change its seat when one of them ends.
        """
        if self._bot is None:
            return
        games = self._games
        while True:
            over = games.done & ~turned
            self._own[over] = (self._own[over] + self._turning) % self.game.seats
            turned |= over
            waiting = np.flatnonzero(games.to_play != self._own)
            if not waiting.size:
                return
            games.go_on(waiting, [self._bot_action(self._bot, int(game)) for game in waiting])

    def _bot_action(self, bot: Bot, game: int) -> str:
        state = self._games.state(game)
        return bot.choose(state.belief(state.to_play))

    def _checked(self, actions: ArrayLike) -> NDArray[np.int64]:
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or not np.issubdtype(chosen.dtype, np.integer):
            raise ValueError(
                f"a step takes {self.num_envs} action numbers, not {chosen.dtype}{chosen.shape}"
            )
        return chosen.astype(np.int64)
