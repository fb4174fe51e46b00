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
from diablerie.compiled import Record
from diablerie.extras import needs

from .by_name import load, require_no_rendering
from .endings import REFUSE, Illegal, loses, reasons_of, with_forfeits
from .opponents import Opponent, checked
from .past_actions import ACTIONS, HISTORY, history_length
from .positions import POSITION, Position
from .reset_options import RESET_MASK, positions_of, require_known, reset_mask, usual_position
from .vector_block import Ends, SideBySide

with needs("diablerie[gymnasium]"):
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from .observations import MASK, TENSOR, Observation, shown_length
    from .vector_ends import finals_told, reasons_told
    from .vector_play import Play
    from .vector_setup import TO_PLAY, autoreset, number_between, own_seat, own_seats, shown_space

if TYPE_CHECKING:
    from .vector_on_device import VectorGamesOnDevice

MOST_THREADS = 256

ON_CPU: dict[str, Any] = {
    "threads": 1,
    "autoreset_mode": AutoresetMode.SAME_STEP.value,
    "copy": False,
    "illegal": REFUSE,
    POSITION: None,
    HISTORY: 0,
}
"""What can be said of games in this process' memory alone; on a device all is as here."""

SAME_STEP = AutoresetMode.SAME_STEP

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
    autoreset_mode: AutoresetMode | str = SAME_STEP,
    copy: bool = False,
    illegal: Illegal = REFUSE,
    position: Position | None = None,
    history: int = 0,
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
    version: str | None = None,
    render_mode: None = None,
    **said: Any,
) -> VectorGames | VectorGamesOnDevice:
    """Games by name: see `VectorGames` for what is asked besides `seats` and the game's own options.

    `device`: "cpu", or "cuda" for `VectorGamesOnDevice`, whose opponents are at random, and which has nothing
    of `ON_CPU`. Raises ValueError naming the choices, and TypeError for an option that there is not or a
    `render_mode`: nothing is drawn; for "cuda" also NotInstalled, with the line that installs what is
    missing, and RuntimeError where no device is found.
    """
    require_no_rendering(render_mode)
    if device not in DEVICES:
        raise ValueError(f"a device is one of {', '.join(map(repr, DEVICES))}, not {device!r}")
    on_cpu = {name: said.pop(name) for name in ON_CPU if name in said}
    game = load(name, seats, said)
    asked: dict[str, Any] = {"seat": seat, "opponent": opponent, "version": version}
    if device == "cpu":
        return VectorGames(game, num_envs, **asked, **on_cpu)
    _require_usual(on_cpu)
    from .vector_on_device import VectorGamesOnDevice

    return VectorGamesOnDevice(game, num_envs, **asked)


def _require_usual(on_cpu: dict[str, Any]) -> None:
    """Raise ValueError for what a device cannot do, naming what it does instead."""
    for name, value in on_cpu.items():
        said = autoreset(value).value if name == "autoreset_mode" else value
        if said != ON_CPU[name]:
            raise ValueError(
                f"{name}={said!r} is for device='cpu': on a CUDA device it is {ON_CPU[name]!r}"
            )


class VectorGames(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """`num_envs` games of one kind, all advanced by one action of the caller's per `step`.

    Observations, written in place (copy what you keep, or say `copy=True`): `observation` float32
    `(num_envs, *tensor_shape)`, what the seat to move knows, in the pieces that `game.split` names;
    `action_mask` int8 `(num_envs, n_actions)`, 1 for what is legal; `to_play` int64 `(num_envs,)`, the
    seat to move. Rewards, from −1 to 1, are the payoffs of the seats that have just acted; `payoffs` has
    those of all seats. Nothing is ever truncated.

    With a `history` there is `actions` besides, int64 `(num_envs, history, 2)`: the last actions of all,
    the latest in the last row, zeros before the first. First stands who acted, 1 for the seat to move itself,
    2 for the next; then the action's number, as the seat to move saw it made, plus 1.

    A finished game is dealt anew as Gymnasium's `autoreset_mode` has it (`AutoresetMode`). `SameStep`: in
    the same step, and what is observed beside `terminations` is the next game; of the one before, infos
    have `final_obs` and `final_info`. `NextStep`: by the next step, whose action for it is ignored.
    `Disabled`: by `reset(options={"reset_mask": ...})`. In the latter two the end is observed by the seat
    that has acted last, and nothing is legal. The number of the `reason` of an end, whose word is in
    `reasons`, stands in `final_info`, in the latter two in the infos.

    A pickle of it goes on where it was, opponents too, and holds all that is hidden.
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
        autoreset_mode: AutoresetMode | str = SAME_STEP,
        copy: bool = False,
        illegal: Illegal = REFUSE,
        position: Position | None = None,
        history: int = 0,
    ) -> None:
        """Compile or load what is needed. Raises ValueError saying what is wrong.

        `num_envs`, from 1 on: how many games there are. `seat`, from 0 on: the caller's; None with an
        opponent: each game in turn has it one seat further on. `opponent`: who sits at the other seats;
        None: the caller does, and acts for whoever is to move. `threads`, 1 to 256: so many share the
        games among them. `version`: an earlier one of the environment, whose tensor has fewer pieces.
        `copy`: whether observations are arrays of the caller's own. `illegal`: what comes of an action that
        is not legal. `refuse`: ValueError, and no game is stepped. `lose`: its game ends with −1 for the
        seat, and what it loses shared by the others. `position`: where games begin; None: at the start.
        `history`, from 0 on: so many of the last actions are observed.
        """
        self.autoreset_mode = autoreset(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        self.game = game
        self.reasons = reasons_of(game)
        self.num_envs = number_between("num_envs", num_envs, 1, None)
        self.copy = bool(copy)
        own = own_seat(game, seat, opponent)
        others = opponent if opponent is None else checked(opponent)
        self._choosing = own_seats(game, own, opponent)
        self._usual = usual_position(game, position, self._choosing)
        shares = number_between("threads", threads, 1, MOST_THREADS)
        told = history_length(history)
        self._games = SideBySide(game, self.num_envs, shares, told)
        self._play = Play(self._games, own, others, self.autoreset_mode, loses(illegal))
        self.single_observation_space = shown_space(game, version, told)
        self._length = shown_length(game, version)
        self._shown = self._looked_at()
        self.single_action_space = spaces.Discrete(game.n_actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal all games anew. The same seed gives the same games and opponents.

        Options: `position`, a document (see `State.position`), its JSON text or a name, or a list of one for
        each game, None for the start: there these games begin, and those that follow them by themselves,
        until another reset. `reset_mask`, bool (num_envs,): only those games are dealt anew, and without a
        seed chance goes on in them. Raises ValueError or TypeError saying what is wrong.
        """
        require_known(options, (POSITION, RESET_MASK))
        mask = reset_mask(options, self.num_envs)
        positions = positions_of(self.game, options, self._usual, self._choosing, self.num_envs)
        if not self._play.is_dealt and mask is not None and not mask.all():
            raise ResetNeeded(f"the first reset deals all games: leave out {RESET_MASK}")
        super().reset(seed=seed)
        if mask is None or not self._play.is_dealt:
            self._play.begin(positions, self.np_random, is_seeded=seed is not None)
        else:
            key = None if seed is None else self.np_random.bytes(32)
            self._play.begin_some(np.flatnonzero(mask), positions, key)
        return self._observations(), {}

    def step(
        self, actions: ArrayLike
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Do one action in every game; `actions`: num_envs action numbers.

        Raises ValueError, and steps no game, if the shape is wrong or an action is not legal, and ResetNeeded
        where a game is over and nothing deals it anew.
        """
        if not self._play.is_dealt:
            raise ResetNeeded("call reset before the first step")
        chosen = self._checked(actions)
        games, seats = self._games, self._games.to_play.copy()
        ends = self._play.step(chosen)
        infos = {} if ends is None else self._told(ends, seats)
        rewards = games.payoffs[games.all, seats].astype(np.float64)
        never = np.zeros(self.num_envs, np.bool_)
        return self._observations(), rewards, games.done.copy(), never, infos

    @property
    def payoffs(self) -> NDArray[np.float32]:
        """Payoffs of all seats in the games that the last step finished, 0 elsewhere: (num_envs, seats)."""
        return self._games.payoffs

    @property
    def records(self) -> Record:
        """A copy of the records behind the games, (num_envs,), for compiled code: see `State.record`.

        They hold everything: what a critic may learn from, and nobody who plays.
        """
        return self._games.records()

    def random_actions(self) -> NDArray[np.int64]:
        """Any legal action for each game, every one equally likely; settled by the seed. (num_envs,).

        0 for a game that is over.
        """
        return self._games.draw()

    def close_extras(self, **kwargs: Any) -> None:
        """Let the threads go."""
        self._games.close()

    def _looked_at(self) -> Observation:
        """The games' memory as observations look into it."""
        games = self._games
        shown = self._known(games.tensor, games.told)
        return {**shown, MASK: games.mask, TO_PLAY: games.to_play}

    def _known(self, tensors: NDArray[np.float32], told: NDArray[np.int64] | None) -> Observation:
        """What is observed of tensors and last actions."""
        shown: Observation = {TENSOR: tensors[:, : self._length]}
        return shown if told is None else {**shown, ACTIONS: told}

    def _observations(self) -> Observation:
        if self.copy:
            return {name: array.copy() for name, array in self._shown.items()}
        return dict(self._shown)

    def _told(self, ends: Ends, seats: NDArray[np.int64]) -> dict[str, Any]:
        """The infos where games have ended; `seats`, which have acted last."""
        done, reasons = self._games.done, with_forfeits(self.game, ends.reasons)
        if self.autoreset_mode != SAME_STEP:
            return reasons_told(done, ends.games, reasons)
        seen = self._known(ends.seen, ends.told)
        return finals_told(done, ends.games, reasons, seen, seats, self.game.n_actions)

    def _checked(self, actions: ArrayLike) -> NDArray[np.int64]:
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or not np.issubdtype(chosen.dtype, np.integer):
            raise ValueError(
                f"a step takes {self.num_envs} action numbers, not {chosen.dtype}{chosen.shape}"
            )
        return chosen.astype(np.int64)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_shown"}

    def __setstate__(self, content: dict[str, Any]) -> None:
        self.__dict__.update(content)
        self._shown = self._looked_at()
