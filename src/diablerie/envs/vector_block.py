"""Vector block: games side by side in one block of memory, stepped and shown to one caller."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numpy.typing import NDArray

from diablerie import Game, State
from diablerie.chance import WORDS, words, words_of_plies
from diablerie.compiled import PACKAGE, specialise
from diablerie.dtypes import new_records
from diablerie.loops.vector import WHOEVER

DIE = np.dtype([("game", np.int64), ("rng", np.int64, WORDS)], align=True)
"""A generator by itself: what other seats do at random is drawn apart from what the game leaves to chance.

`game` says for which; were `rng` the first field, Numba would take a STATE for a kind of DIE.
"""

OTHERS, DRAW = b"/others", b"/draw"
"""Behind a key: what other seats do at random, and what is drawn for the caller, is keyed apart."""


class SideBySide:
    """`n` games of one kind. A game that ends is dealt anew at once.

    Written in place: `mask` int8 (n, n_actions), the legal actions; `tensor` float32 (n, *tensor_shape),
    what the seat to move knows; `to_play` int64 (n,), that seat; `done` bool (n,) and `payoffs` float32
    (n, seats), what came of the games that the last step finished, 0 elsewhere. `callers` int64 (n,): the
    seat at which a game waits for an action, all others acting at random; WHOEVER: it waits at each.
    """

    def __init__(self, game: Game, n: int, threads: int) -> None:
        """Make room, and compile or load what is needed; `begin` deals."""
        game.warm()
        self.game = game
        self._loop = specialise(f"{PACKAGE}.loops.vector", game.compiled_rules)
        self._states = new_records(game.STATE, n)
        self._dice = new_records(DIE, n)
        self._dice["game"] = np.arange(n)
        self._die = new_records(DIE, 1)
        self._actions = np.zeros(n, np.int64)
        self._mask = np.zeros((n, game.n_actions), np.uint8)
        self.mask = self._mask.view(np.int8)
        self.tensor = np.zeros((n, *game.tensor_shape), np.float32)
        self.to_play = np.zeros(n, np.int64)
        self.done = np.zeros(n, np.bool_)
        self.payoffs = np.zeros((n, game.seats), np.float32)
        self.callers = np.full(n, WHOEVER, np.int64)
        self._shares = np.array_split(np.arange(n), threads)
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None

    def begin(self, key: bytes) -> None:
        """Deal all games; the same key gives the same games, and the same choices of the other seats."""
        self._die[0].rng = words(key + DRAW, 0)
        self._states["rng"] = words_of_plies(key, len(self._states))
        self._dice["rng"] = words_of_plies(key + OTHERS, len(self._dice))
        self.forget_ends()
        self._share_out(self._begin)

    def step(self, actions: NDArray[np.int64], turning: int) -> None:
        """Do one action in each game; after a game that ends the caller sits `turning` seats further on.

        Raises ValueError, and steps no game, if one of them is not legal.
        """
        bad = self._loop.first_refused(self.game.tables, self._states, actions, self.game.n_actions)
        if bad >= 0:
            raise ValueError(
                f"action {actions[bad]} is not legal in game {bad}: the action mask says which are"
            )
        self.forget_ends()
        self._actions[:] = actions
        self._share_out(lambda games: self._step(games, turning))

    def go_on(self, games: NDArray[np.int64], actions: list[str]) -> None:
        """Do legal actions in some of the games; what the last step has finished stays said."""
        self._actions[games] = [self.game.action_id(action) for action in actions]
        self._step(games, 0)

    def forget_ends(self) -> None:
        """No game counts as just finished."""
        self.done[:] = False
        self.payoffs[:] = 0

    def state(self, game: int) -> State:
        """A game as it stands. It holds everything: show nobody but what its seat may know."""
        return State(self.game, self._states[game])

    def draw(self) -> NDArray[np.int64]:
        """Any legal action of each game, every one equally likely; shape (n,)."""
        actions = np.zeros(len(self._states), np.int64)
        self._loop.draw_actions(self._mask, self._die[0], actions)
        return actions

    def _begin(self, games: NDArray[np.int64]) -> None:
        self._loop.begin(
            self.game.tables,
            self._states,
            self._dice,
            self.callers,
            games,
            self._mask,
            self.tensor,
            self.to_play,
        )

    def _step(self, games: NDArray[np.int64], turning: int) -> None:
        self._loop.step(
            self.game.tables,
            self._states,
            self._dice,
            self.callers,
            turning,
            games,
            self._actions,
            self._mask,
            self.tensor,
            self.to_play,
            self.done,
            self.payoffs,
        )

    def _share_out(self, work: Callable[[NDArray[np.int64]], None]) -> None:
        """Have the threads do work, each on its share of the games."""
        own, *others = self._shares
        waiting = [self._pool.submit(work, games) for games in others] if self._pool else []
        work(own)
        for each in waiting:
            each.result()

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()
