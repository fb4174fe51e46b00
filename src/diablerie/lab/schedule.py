"""Schedule: who plays whom, and how often, in blocks, each a deal that is played from all seats.

Everything about a block follows from the schedule and the block's number, so it does not matter
where and in which order blocks are played.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any

import numpy as np

from .. import __version__, bots
from ..chance import words
from ..game import Game, State


@dataclass(frozen=True)
class Sitting:
    """One game of a block: the number of the bot that sits in each seat."""

    block: int
    rotation: int
    players: tuple[int, ...]


@dataclass(frozen=True)
class Played:
    """How one game ended.

    `shares`: what each seat has of the win, together 1; all have the same of a game that nobody won.
    `actions`: of all seats, forced ones included.
    """

    block: int
    rotation: int
    players: tuple[int, ...]
    shares: tuple[float, ...]
    returns: tuple[float, ...]
    scores: tuple[float, ...]
    reason: str
    turns: int
    actions: int


@dataclass(frozen=True)
class Schedule:
    """Bots at the table of one game.

    `alone`: the first of two bots has one seat and the second all others; else they sit as evenly as they
    go. Raises ValueError where there are too few, or one that there is not.
    """

    game: Game
    bots: tuple[str, ...]
    seed: bytes = b"0"
    alone: bool = False

    def __post_init__(self) -> None:
        if len(self.bots) < 2:
            raise ValueError("a contest takes at least two bots")
        if self.alone and len(self.bots) > 2:
            raise ValueError(f"one alone meets one other bot, not {', '.join(self.bots[1:])}")
        if len(set(self.bots)) < len(self.bots):
            raise ValueError(f"each bot is named once, not {', '.join(self.bots)}")
        for name in self.bots:
            bots.parse(name).plan(self.game)
        check_seed(self.seed)

    @property
    def plan(self) -> dict[str, Any]:
        """All that settles its games, as plain values."""
        return {
            "diablerie": __version__,
            **plan_of(self.game),
            "bots": self.bots,
            "alone": self.alone,
            "seed": self.seed.decode(),
        }

    @cached_property
    def tables(self) -> tuple[tuple[int, ...], ...]:
        """Who sits together, in turn: bots as evenly as they go into the seats, nobody left out for long.

        With more bots than seats every choice of them; with fewer each sits equally often, and where
        that leaves a seat over, every choice of those that sit once more.
        """
        if self.alone:
            return ((0, *(1,) * (self.game.seats - 1)),)
        rounds, over = divmod(self.game.seats, len(self.bots))
        everybody = tuple(range(len(self.bots)))
        return tuple(everybody * rounds + more for more in combinations(everybody, over))

    def block(self, number: int) -> tuple[Sitting, ...]:
        """The games of one block: one table, in an order of its own, turned once round the seats."""
        table = self.tables[number % len(self.tables)]
        order = self._rng(number).permutation(len(table))
        circle = [table[k] for k in order]
        return tuple(
            Sitting(number, turned, tuple(circle[turned:] + circle[:turned]))
            for turned in range(self.game.seats)
        )

    def play(self, sitting: Sitting) -> Played:
        """Play one game to its end, compiled wherever it is, so that it is the same to the last bit."""
        game = self.game
        game.warm()
        seed = self._seed("block", sitting.block)
        players = [
            bots.parse(self.bots[player]).make(
                game, self._seed("bot", sitting.block, sitting.rotation, seat)
            )
            for seat, player in enumerate(sitting.players)
        ]
        memories = {
            seat: bots.Memory(game, seat)
            for seat, player in enumerate(sitting.players)
            if bots.parse(self.bots[player]).remembers(game)
        }
        state = game.start(seed)
        actions = 0
        while (mover := state.to_play) is not None:
            known = memories[mover].belief(state) if mover in memories else state.belief(mover)
            action = players[mover].choose(known)
            for memory in memories.values():
                memory.see(state, action)
            state = state.play(action)
            actions += 1
        return _told(sitting, state, actions)

    def play_block(self, number: int) -> tuple[Played, ...]:
        """All games of one block."""
        return tuple(self.play(sitting) for sitting in self.block(number))

    def blocks(self, games: int) -> int:
        """How many blocks hold so many games, the last one whole."""
        return -(-games // self.game.seats)

    def _rng(self, number: int) -> np.random.Generator:
        return np.random.default_rng(words(self._seed("order"), number))

    def _seed(self, *what: str | int) -> bytes:
        return b"/".join((self.seed, *(str(part).encode() for part in what)))


def plan_of(game: Game) -> dict[str, Any]:
    """What a plan says of a game that it plays, as plain values."""
    return {"game": game.name, "seats": game.seats, "options": dict(game.options)}


def check_seed(seed: bytes) -> None:
    """Raise ValueError for a seed that is not ASCII text in bytes: plans are written as text."""
    if not isinstance(seed, bytes) or not seed.isascii():
        raise ValueError(f"the seed of a run is ASCII text in bytes, such as b'7', not {seed!r}")


def _told(sitting: Sitting, state: State, actions: int) -> Played:
    outcome = state.outcome
    assert outcome is not None
    return Played(
        sitting.block,
        sitting.rotation,
        sitting.players,
        shares_of(state),
        state.returns,
        state.scores or (0.0,) * state.game.seats,
        outcome.reason,
        state.view(None)["turn"],
        actions,
    )


def winners(state: State) -> tuple[int, ...]:
    """The seats that came first, together if they share the place; all of them if nobody won."""
    outcome = state.outcome
    if outcome is None:
        raise ValueError("the game goes on: nobody has won yet")
    if outcome.ranking is not None:
        return outcome.ranking[0]
    return tuple(range(state.game.seats)) if outcome.winner is None else (outcome.winner,)


def shares_of(state: State) -> tuple[float, ...]:
    """What each seat has of the win of a game that is over, together 1."""
    first = winners(state)
    return tuple(1 / len(first) if seat in first else 0.0 for seat in range(state.game.seats))
