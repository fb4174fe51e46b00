"""Vector play: games side by side, opponents at their other seats, how they are dealt anew (autoreset)."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from diablerie.bot import Bot
from diablerie.documents import Document
from diablerie.loops.vector import WHOEVER

from .opponents import RANDOM, Opponent
from .reset_options import RESET_MASK
from .vector_block import Ends, Games, SideBySide


class Play:
    """Games, the caller's seat in each, and whoever sits at the others.

    A pickle of it goes on where it was, its bot too.
    """

    def __init__(
        self,
        games: SideBySide,
        seat: int | None,
        opponent: Opponent | None,
        mode: AutoresetMode,
        loses: bool,
    ) -> None:
        """Nothing is dealt yet.

        `seat`: the caller's; None with an opponent: each game in turn has it one seat further on. `loses`: an
        illegal action loses its game, else it is refused.
        """
        self.games = games
        self.is_dealt = False
        self._seat = seat
        self._turning = int(seat is None)
        self._opponent = opponent
        self._mode = mode
        self._loses = loses
        self._bot: Bot | None = None
        self._positions: list[Document | None] = []
        self._is_placed = False
        self._own = np.full(len(games.all), WHOEVER, np.int64)
        self._share_seats()

    def _share_seats(self) -> None:
        """Where compiled code plays the others, games wait at the caller's seats."""
        if self._opponent == RANDOM:
            self._own = self.games.callers

    def begin(
        self, positions: list[Document | None], rng: np.random.Generator, is_seeded: bool
    ) -> None:
        """Deal all games, each at its position or (None) at the start, now and until they are begun again.

        Chance and opponents follow from `rng`; a bot that has played already plays on, unless `is_seeded`.
        """
        games = self.games
        self._place(games.all, positions)
        if self._opponent is not None:
            turns = games.all % games.game.seats
            self._own[:] = turns if self._seat is None else self._seat
        if callable(self._opponent) and (self._bot is None or is_seeded):
            self._bot = self._opponent(games.game, int(rng.integers(1 << 32)))
        key = rng.bytes(32)
        games.seed(games.all, key)
        games.seed_draws(key)
        games.forget_ends()
        self._deal(games.all)
        self.is_dealt = True

    def begin_some(self, some: Games, positions: list[Document | None], key: bytes | None) -> None:
        """Deal some games, each at its position, now and later; without a key by the chance that they had."""
        self._place(some, positions)
        if key is not None:
            self.games.seed(some, key)
        self._turn(some[self.games.over[some]])
        self.games.forget_ends()
        self._deal(some)

    def step(self, actions: NDArray[np.int64]) -> Ends | None:
        """Do one action in each game; the games that have ended by it, None if there are none.

        Raises ValueError, and steps no game, if one of them is not legal and would not lose, and ResetNeeded
        where a game is over and nothing deals it anew.
        """
        games = self.games
        if self._is_compiled and games.first_illegal(actions) < 0:
            games.step(actions, self._turning)
            return games.ends_of_step()
        return self._step(actions)

    def _step(self, actions: NDArray[np.int64]) -> Ends | None:
        games, seats = self.games, self.games.to_play.copy()
        resting = np.flatnonzero(games.over)
        if resting.size and self._mode == AutoresetMode.DISABLED:
            raise ResetNeeded(f"game {resting[0]} is over: reset(options={{'{RESET_MASK}': ...}})")
        playing = np.flatnonzero(~games.over)
        illegal = games.illegal(playing, actions)
        if illegal.size and not self._loses:
            raise ValueError(games.refusal(int(illegal[0]), int(actions[illegal[0]])))
        games.forget_ends()
        legal = np.setdiff1d(playing, illegal, assume_unique=True)
        games.advance(legal, actions[legal])
        self._let_bot_play(legal)
        games.finish(legal[games.over[legal]])
        games.forfeit(illegal, seats[illegal])
        ended = np.flatnonzero(games.done)
        ends = games.ends_of(ended, seats[ended]) if ended.size else None
        if self._mode == AutoresetMode.SAME_STEP:
            resting = ended
        elif ends is not None:
            games.show_ends(ends, seats[ended])
        self._turn(resting)
        self._deal(resting)
        return ends

    @property
    def _is_compiled(self) -> bool:
        """Whether one compiled call does all."""
        return self._mode == AutoresetMode.SAME_STEP and self._bot is None and not self._is_placed

    def _place(self, some: Games, positions: list[Document | None]) -> None:
        if len(some) == len(positions):
            self._positions = list(positions)
        for game in some.tolist():
            self._positions[game] = positions[game]
        self._is_placed = any(document is not None for document in self._positions)

    def _turn(self, some: Games) -> None:
        """Have the caller sit one seat further on in games that have ended, where it changes seats."""
        if self._opponent is not None:
            self._own[some] = (self._own[some] + self._turning) % self.games.game.seats

    def _deal(self, some: Games) -> None:
        """Deal some games, which go on to where the caller has something to choose."""
        games, waiting = self.games, some
        while waiting.size:
            if self._is_placed:
                self._deal_placed(waiting)
            else:
                games.deal(waiting)
            self._let_bot_play(waiting)
            waiting = waiting[games.over[waiting]]

    def _deal_placed(self, some: Games) -> None:
        games, documents = self.games, self._positions
        games.deal(np.array([game for game in some.tolist() if documents[game] is None], np.int64))
        games.place(
            {
                game: games.game.position(document, games.chance_of(game))
                for game in some.tolist()
                if (document := documents[game]) is not None
            }
        )

    def _let_bot_play(self, some: Games) -> None:
        """Have the bot act until some games are over, or it is the caller's turn in them."""
        if self._bot is None:
            return
        games = self.games
        while True:
            others = ~games.over[some] & (games.to_play[some] != self._own[some])
            waiting = some[others]
            if not waiting.size:
                return
            chosen = [self._bot_action(self._bot, int(game)) for game in waiting]
            games.advance(waiting, np.array(chosen, np.int64))

    def _bot_action(self, bot: Bot, game: int) -> int:
        state = self.games.state(game)
        return self.games.game.action_id(bot.choose(state.belief(state.to_play)))

    def __setstate__(self, content: dict[str, Any]) -> None:
        self.__dict__.update(content)
        self._share_seats()
