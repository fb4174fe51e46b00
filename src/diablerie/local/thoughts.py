"""Thoughts that people ask for, had in slices: hints, chances of moves, and of a match that is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from ..analysis.hint import hint
from ..analysis.rounding import rounded
from ..analysis.seat_review import SeatReview
from ..analysis.win_chances import Progress, coarse_to_fine, moments_of, prospect
from ..bots.deliberation import Deliberation
from ..bots.paired_comparison import ActionLine, compare
from ..bots.win_probability import WinProbability
from ..game import Belief
from ..matches import Stop, stops
from .table import LocalTable

MOST_WORLDS = 400
"""In so many worlds moves are followed: a chance is then off by 5 in 100 at most, in 95 of 100 cases."""

PLAYED_AT_ONCE = 40
"""So many games are played on between two breaths."""

FIRST = 600
"""The budget of the hint that is told at once, until a better one is there."""


class HintThought:
    """A hint at a version of a match: soon a hasty one, then that of a server."""

    def __init__(self, key: object, v: int, belief: Belief) -> None:
        """Begin to think for a belief's seat, which is to move at the version `v`; `key`: what tells it."""
        self.key = key
        self._v = v
        self._belief = belief
        self._thinking: Deliberation[dict[str, Any]] | None = hint(self._belief, FIRST)
        self._is_first = True
        self.found: dict[str, Any] | None = None

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to think of."""
        return self._thinking is None

    def work(self) -> None:
        """Think a little."""
        if self._thinking is None:
            return
        try:
            next(self._thinking)
        except StopIteration as end:
            self.found = {"v": self._v, "complete": not self._is_first, **end.value}
            self._thinking = hint(self._belief) if self._is_first else None
            self._is_first = False


class MovesThought:
    """How likely a seat is to win by each of several moves, more certain the longer it is thought of.

    All moves are followed in the same worlds with the same luck, and played on to the end by the prior.
    """

    def __init__(self, key: object, v: int, belief: Belief, lines: Sequence[ActionLine]) -> None:
        """Begin with the moves, each as its actions, that a belief's seat could make at the version `v`."""
        self.key = key
        self._v = v
        self._belief = belief
        self._lines = lines
        self._at_once = max(1, PLAYED_AT_ONCE // len(lines))
        self._wins = [0.0] * len(lines)
        self._worlds = 0
        self._parts = 0

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to think of."""
        return self._worlds >= MOST_WORLDS

    @property
    def found(self) -> dict[str, Any] | None:
        """As JSON, the moves in the order in which they were asked for; None: nothing yet."""
        if self._worlds == 0:
            return None
        chances = (WinProbability.counted(won, self._worlds) for won in self._wins)
        return {
            "v": self._v,
            "complete": self.is_done,
            "worlds": self._worlds,
            "chances": [rounded(chance) for chance in chances],
        }

    def work(self) -> None:
        """Think a little."""
        worlds = min(self._at_once, MOST_WORLDS - self._worlds)
        shares = compare(self._belief, self._lines, worlds, b"moves/%d" % self._parts)
        won = map(sum, zip(*shares.tolist(), strict=True))
        self._wins = [before + now for before, now in zip(self._wins, won, strict=True)]
        self._worlds += worlds
        self._parts += 1


class Afterthought(Protocol):
    """What is worked out of a match that is over, while there is nothing else to do."""

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to think of."""
        ...

    def work(self) -> None:
        """Think a little."""
        ...


class ReviewThought:
    """The review of a seat's decisions in a match that is over, one after another."""

    def __init__(self, table: LocalTable, seat: int) -> None:
        """Begin with the match at a table."""
        self.review = SeatReview(table.match, seat)
        self.review.begin(list(stops(table.match)))
        self._thinking = self.review.considering()

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to think of."""
        return self.review.complete

    def work(self) -> None:
        """Think a little."""
        try:
            next(self._thinking)
        except StopIteration:
            self._thinking = self.review.considering()


class ChancesThought:
    """The chances of each seat in a match that is over, turn by turn, from coarse to fine."""

    def __init__(self, every: list[Stop]) -> None:
        """Begin with a match that is over, of which these are all stops."""
        self.progress = Progress()
        self._seats = every[0].match.game.seats
        self._moments = moments_of(every)
        self.progress.begin(moment.v for moment in self._moments)
        self._thinking = self._working()

    @classmethod
    def of(cls, table: LocalTable) -> ChancesThought:
        """Of the match at a table."""
        return cls(list(stops(table.match)))

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to think of."""
        return self.progress.complete

    def work(self) -> None:
        """Think a little."""
        next(self._thinking, None)

    def _working(self) -> Deliberation[None]:
        for number in coarse_to_fine(len(self._moments)):
            found = []
            for seat in range(self._seats):
                found.append(prospect(self._moments[number], seat))
                yield
            self.progress.add(number, found)
