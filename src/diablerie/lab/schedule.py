"""Schedule: who plays whom, and how often, in blocks, each a deal that is played from all seats.

Everything about a block follows from the schedule and the block's number, so it does not matter
where and in which order blocks are played.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from typing import Any

import numpy as np

from .. import __version__
from ..chance import words
from ..entrants import Entrant, SeatSeed, TimeControl, parse
from ..game import Game
from .playing import Ended, Played, Sitting, Watch, play_out


@dataclass(frozen=True)
class Schedule:
    """Bots at the table of one game.

    `bots`: names of entrants (see `entrants.parse`). `alone`: the first of two bots has one seat and the
    second all others; else they sit as evenly as they go. `control`: how long those from outside may think.
    Raises ValueError where there are too few, or one that there is not.
    """

    game: Game
    bots: tuple[str, ...]
    seed: bytes = b"0"
    alone: bool = False
    control: TimeControl = field(default_factory=TimeControl)

    def __post_init__(self) -> None:
        if len(self.bots) < 2:
            raise ValueError("a contest takes at least two bots")
        if self.alone and len(self.bots) > 2:
            raise ValueError(f"one alone meets one other bot, not {', '.join(self.bots[1:])}")
        if len(set(self.bots)) < len(self.bots):
            raise ValueError(f"each bot is named once, not {', '.join(self.bots)}")
        for entrant in self.entrants:
            entrant.check(self.game)
        check_seed(self.seed)

    @property
    def plan(self) -> dict[str, Any]:
        """All that settles its games, as plain values, files of entrants by their digests."""
        settled = {
            "diablerie": __version__,
            **plan_of(self.game),
            "bots": self.bots,
            "alone": self.alone,
            "seed": self.seed.decode(),
        }
        learned = {
            each.name: dict(each.facts)
            for each in self.entrants
            if each.facts and not each.is_outside
        }
        outside = {each.name: dict(each.facts) for each in self.outside}
        settled |= {"learned": learned} if learned else {}
        return settled | ({"outside": outside, "seconds": self.control.move} if outside else {})

    @cached_property
    def entrants(self) -> tuple[Entrant, ...]:
        """The bots, in their order. Raises ValueError for a name of nobody."""
        return tuple(map(parse, self.bots))

    @property
    def outside(self) -> tuple[Entrant, ...]:
        """Those that run in processes or at addresses of their own."""
        return tuple(each for each in self.entrants if each.is_outside)

    def rehearse(self) -> None:
        """Have those from outside get ready once. Raises ValueError for one that does not."""
        for entrant in self.outside:
            entrant.rehearse(self.game, self.control)

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
        return self.play_watched(sitting).told(sitting)

    def play_watched(self, sitting: Sitting, watch: Watch | None = None) -> Ended:
        """The same, with each action shown, and where it came to."""
        self.game.warm()
        state = self.game.start(self._seed("block", sitting.block))
        seated = [self.entrants[player] for player in sitting.players]
        seeds = [
            SeatSeed(
                self._seed("bot", sitting.block, sitting.rotation, seat),
                sitting.players[:seat].count(player),
            )
            for seat, player in enumerate(sitting.players)
        ]
        return play_out(state, seated, seeds, self.control, watch)

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
