"""Vector block: games side by side in one block of memory, stepped and shown to one caller."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from diablerie import Game, State
from diablerie.chance import WORDS, words, words_of_plies
from diablerie.compiled import PACKAGE, Record, is_on, specialise
from diablerie.dtypes import new_records
from diablerie.loops.history import tell_each
from diablerie.loops.vector import WHOEVER

from .endings import forfeits

DIE = np.dtype([("game", np.int64), ("rng", np.int64, WORDS)], align=True)
"""A generator by itself: what other seats do at random is drawn apart from what the game leaves to chance.

`game` says for which; were `rng` the first field, Numba would take a STATE for a kind of DIE.
"""

OTHERS, DRAW = b"/others", b"/draw"
"""Behind a key: what other seats do at random, and what is drawn for the caller, is keyed apart."""

PICKLED = (
    *("_states", "_dice", "_die", "_mask", "tensor", "to_play"),
    *("over", "done", "payoffs", "callers", "_past", "told"),
)

Games = NDArray[np.int64]
"""Numbers of games."""


class Ends(NamedTuple):
    """Games that have ended: which, what the seats that have acted last knew then, and why they ended.

    `games` int64 (ended,); `seen` float32 (ended, *tensor_shape); `reasons` int64 (ended,), the `reason` of a
    STATE, 0 where no rule but an illegal action ended it; `told` int64 (ended, history, 2), the last actions,
    None without a history.
    """

    games: Games
    seen: NDArray[np.float32]
    reasons: NDArray[np.int64]
    told: NDArray[np.int64] | None


class SideBySide:
    """`n` games of one kind.

    Written in place: `mask` int8 (n, n_actions), the legal actions; `tensor` float32 (n, *tensor_shape),
    what the seat to move knows; `to_play` int64 (n,), that seat; `over` bool (n,), the games that wait to
    be dealt anew; `done` bool (n,) and `payoffs` float32 (n, seats), what came of the games that the last
    step finished, 0 elsewhere. `callers` int64 (n,): the seat at which a game waits for an action, all
    others acting at random; WHOEVER: it waits at each. `told` int64 (n, history, 2), the last actions as
    the seat to move saw them made, None without a history. A pickle of them goes on where they were.
    """

    def __init__(self, game: Game, n: int, threads: int, history: int = 0) -> None:
        """Make room, and compile or load what is needed; `begin` deals.

        `history`: so many of the last actions are told.
        """
        game.warm()
        self.game = game
        self._loop = specialise(f"{PACKAGE}.loops.vector", game.compiled_rules)
        self._states = _for_loops(new_records(game.STATE, n), game)
        self._dice = _for_loops(new_records(DIE, n), game)
        self._dice["game"] = np.arange(n)
        self._die = new_records(DIE, 1)
        self._finals = np.zeros((n, *game.tensor_shape), np.float32)
        self._reasons = np.zeros(n, np.int64)
        self._actions = np.zeros(n, np.int64)
        self._mask = np.zeros((n, game.n_actions), np.uint8)
        self.mask = self._mask.view(np.int8)
        self.tensor = np.zeros((n, *game.tensor_shape), np.float32)
        self.to_play = np.zeros(n, np.int64)
        self.over = np.zeros(n, np.bool_)
        self.done = np.zeros(n, np.bool_)
        self.payoffs = np.zeros((n, game.seats), np.float32)
        self.callers = np.full(n, WHOEVER, np.int64)
        self._history = history
        self._past: NDArray[np.int32] | None = None
        self.told: NDArray[np.int64] | None = None
        self._final_told: NDArray[np.int64] | None = None
        if history:
            self._past = np.zeros((n, 1 + game.seats, 1 + history), np.int32)
            self.told = np.zeros((n, history, 2), np.int64)
            self._final_told = np.zeros_like(self.told)
        self.all: Games = np.arange(n)
        self._threads = threads
        self._shares = np.array_split(self.all, threads)
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None

    def begin(self, key: bytes) -> None:
        """Deal all games; the same key gives the same games, and the same choices of the other seats."""
        self.seed(self.all, key)
        self.seed_draws(key)
        self.forget_ends()
        self.deal(self.all)

    def seed(self, games: Games, key: bytes) -> None:
        """Have some games, and what others do at random in them, follow from a key as in `begin`."""
        self._states["rng"][games] = words_of_plies(key, len(self.all))[games]
        self._dice["rng"][games] = words_of_plies(key + OTHERS, len(self.all))[games]

    def seed_draws(self, key: bytes) -> None:
        """Have what is drawn for the caller follow from a key as in `begin`."""
        self._die[0].rng = words(key + DRAW, 0)

    def chance_of(self, game: int) -> bytes:
        """What follows in a game by chance, as a seed for the next one in its place."""
        content: bytes = self._states["rng"][game].tobytes()
        return content

    def deal(self, games: Games) -> None:
        """Deal some games, which go on to where the caller has something to choose."""
        self.over[games] = False
        self._share_out(self._begin, games)

    def step(self, actions: NDArray[np.int64], turning: int) -> None:
        """Do one legal action in each game; one that ends is dealt anew, its caller `turning` seats on."""
        self.forget_ends()
        self._actions[:] = actions
        self._share_out(lambda games: self._step(games, turning), self.all)

    def advance(self, games: Games, actions: NDArray[np.int64]) -> None:
        """Do one legal action, in each of some games: they go on to the caller's choice or their end."""
        self._actions[games] = actions
        self._share_out(self._advance, games)

    def place(self, states: dict[int, State]) -> None:
        """Put games, by number, into states; they go on to where the caller chooses, or their end."""
        for game, state in states.items():
            self._states[game] = state.record
        games = np.array([*states], np.int64)
        if self._past is not None:
            self._past[games, 0, 0] = 0
        self._share_out(self._go_on, games)

    def illegal(self, games: Games, actions: NDArray[np.int64]) -> Games:
        """Those of some games in which the action, one of (n,), is not legal."""
        found = np.zeros(len(games), np.bool_)
        self._loop.refused(
            self.game.tables, self._states, games, actions, self.game.n_actions, found
        )
        return games[found]

    def first_illegal(self, actions: NDArray[np.int64]) -> int:
        """The first game in which the action is not legal, −1 where all are."""
        first: int = self._loop.first_refused(
            self.game.tables, self._states, actions, self.game.n_actions
        )
        return first

    def refusal(self, game: int, action: int) -> str:
        """What is said of an action that is not legal in a game, with the clause where there is one."""
        clause = ""
        if 0 <= action < self.game.n_actions:
            record, text = self._states[game : game + 1].copy()[0], self.game.action(action)
            clause = f" ({self.game.refuse(record, text).clause})"
        return (
            f"action {action} is not legal in game {game}{clause}: the action mask says which are"
        )

    def forget_ends(self) -> None:
        """No game counts as just finished."""
        self.done[:] = False
        self.payoffs[:] = 0

    def finish(self, games: Games) -> None:
        """Count some games, which are over, as just finished."""
        self.done[games] = True
        payoffs = np.zeros((len(games), self.game.seats), np.float32)
        self._loop.pay(self.game.tables, self._states[games], payoffs)
        self.payoffs[games] = payoffs

    def forfeit(self, games: Games, seats: NDArray[np.int64]) -> None:
        """Count some games as just finished, each lost by a seat to all others."""
        self.over[games] = self.done[games] = True
        self.payoffs[games] = forfeits(seats, self.game.seats)

    def show_ends(self, ends: Ends, seats: NDArray[np.int64]) -> None:
        """Show ended games as they ended, each to a seat: nothing is legal."""
        self.tensor[ends.games] = ends.seen
        self.to_play[ends.games] = seats
        self._mask[ends.games] = 0
        if self.told is not None and ends.told is not None:
            self.told[ends.games] = ends.told

    def ends_of_step(self) -> Ends | None:
        """The games that the last `step` finished, None if there are none."""
        ended = np.flatnonzero(self.done)
        if not ended.size:
            return None
        rows = self.all[: len(ended)]
        if self._pool is not None:
            counts = [np.count_nonzero(self.done[share]) for share in self._shares]
            rows = np.concatenate(
                [share[:count] for share, count in zip(self._shares, counts, strict=True)]
            )
        told = None if self._final_told is None else self._final_told[rows]
        return Ends(ended, self._finals[rows], self._reasons[rows], told)

    def ends_of(self, games: Games, seats: NDArray[np.int64]) -> Ends:
        """Some games as they ended, each seen by a seat; an illegal action may have lost one."""
        states = self._states[games]
        seen = np.zeros((len(games), *self.game.tensor_shape), np.float32)
        self._loop.show_to(self.game.tables, states, seats, seen)
        return Ends(games, seen, states["reason"].astype(np.int64), self._told_of(games, seats))

    def _told_of(self, games: Games, seats: NDArray[np.int64]) -> NDArray[np.int64] | None:
        if self._past is None:
            return None
        told = np.zeros((len(games), self._history, 2), np.int64)
        tell_each(self._past, games, seats, told)
        return told

    def state(self, game: int) -> State:
        """A game as it stands. It holds everything: show nobody but what its seat may know."""
        return State(self.game, self._states[game])

    def records(self) -> Record:
        """A copy of all games' records. They hold everything."""
        return self._states.copy()

    def draw(self) -> NDArray[np.int64]:
        """Any legal action of each game, every one equally likely, 0 where none is; shape (n,)."""
        actions = np.zeros(len(self.all), np.int64)
        self._loop.draw_actions(self._mask, self._die[0], actions)
        return actions

    def _begin(self, games: Games) -> None:
        self._loop.begin(
            self.game.tables,
            self._states,
            self._dice,
            self.callers,
            games,
            self._mask,
            self.tensor,
            self.to_play,
            self._past,
            self.told,
        )

    def _step(self, games: Games, turning: int) -> None:
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
            self._finals,
            self._reasons,
            self._past,
            self.told,
            self._final_told,
        )

    def _advance(self, games: Games) -> None:
        self._loop.advance(
            self.game.tables,
            self._states,
            self._dice,
            self.callers,
            games,
            self._actions,
            self._mask,
            self.tensor,
            self.to_play,
            self.over,
            self._past,
            self.told,
        )

    def _go_on(self, games: Games) -> None:
        self._loop.go_on(
            self.game.tables,
            self._states,
            self._dice,
            self.callers,
            games,
            self._mask,
            self.tensor,
            self.to_play,
            self.over,
            self._past,
            self.told,
        )

    def _share_out(self, work: Callable[[Games], None], games: Games) -> None:
        """Have the threads do work, each on its share of the games."""
        if self._pool is None:
            work(games)
            return
        shares = self._shares if games is self.all else np.array_split(games, self._threads)
        own, *others = shares
        waiting = [self._pool.submit(work, each) for each in others]
        work(own)
        for each in waiting:
            each.result()

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()

    def __reduce__(self) -> tuple[Any, ...]:
        made_with = (self.game, len(self.all), self._threads, self._history)
        return SideBySide, made_with, self._content()

    def __setstate__(self, content: dict[str, NDArray[Any]]) -> None:
        for name, array in self._content().items():
            array[...] = content[name]

    def _content(self) -> dict[str, NDArray[Any]]:
        kept = {name: getattr(self, name) for name in PICKLED}
        return {name: np.asarray(array) for name, array in kept.items() if array is not None}


def _for_loops(records: Record, game: Game) -> Record:
    """Records as loops take them: compiled ones in half the time as an array without attributes."""
    return np.asarray(records) if is_on() and game.is_compiled else records
