"""Review of a finished match for one of its seats, from what that seat knew: see `analysis.seat_review`."""

from __future__ import annotations

from functools import partial
from typing import Literal

from pydantic import BaseModel

from ...analysis.seat_review import SeatReview
from ...matches import Match
from ..protocol.documents import MoveSeen, ReasonSeen
from ..protocol.frames import Seat, Version
from .afterthoughts import Afterthoughts, Think
from .replay import Replays

KEPT = 200
"""How many seats' reviews stay in memory: each takes 200 kB at most, most of them half of that."""


class Measured(BaseModel):
    """A chance, or how much a chance falls, and the interval that holds it in 95 of 100 cases."""

    low: float
    high: float


class MeasuredChance(Measured):
    """A chance from 0 to 1."""

    chance: float


class MeasuredLoss(Measured):
    """How much less of a win, from −1 to 1."""

    value: float


class ReasonMeasured(ReasonSeen):
    """Something that bears on an action, with the interval of how likely it is."""

    low: float
    high: float


class WayJudged(BaseModel):
    """An action, what would have followed by the search, the chance by it, what bears on it."""

    action: str
    line: list[str]
    move: MoveSeen
    chance: MeasuredChance
    reasons: list[ReasonMeasured]


class DecisionJudged(BaseModel):
    """A choice of the seat at a version of the match: what it did, and what would have been best."""

    v: Version
    turn: int
    seat: Seat
    chance: MeasuredChance
    """By what would have been best."""
    played: WayJudged
    best: WayJudged
    loss: MeasuredLoss
    proof: MeasuredLoss | None
    """The loss measured again, where that was called for."""
    verdict: Literal["mistake", "blunder"] | None


class ChanceAccount(BaseModel):
    """A chance where it began and ended, what the seat's own choices cost, and the rest."""

    begin: MeasuredChance
    cost: MeasuredLoss
    rest: float
    """What luck and the others brought."""
    end: float


class SeatAccount(ChanceAccount):
    """The account of all of a seat's decisions."""

    seat: Seat
    decisions: int
    mistakes: int
    blunders: int
    left: bool = False
    """It gave up, or its time ran out: `end` is its chance by its last decision."""


class TurnAccount(ChanceAccount):
    """The account of one turn, from the seat's first decision in it, at version `v`, to that in its next."""

    v: Version
    turn: int


class Thresholds(BaseModel):
    """From which losses on something is a mistake, and a blunder."""

    mistake: float
    blunder: float


class Review(BaseModel):
    """The decisions of one seat in a match that is over, as far as they have been looked at again."""

    seat: Seat
    complete: bool
    done: int
    """How many decisions have been looked at, of how many."""
    of: int | None
    """Null: not counted yet."""
    simulations: int
    worlds: int
    """How hard each is looked at."""
    thresholds: Thresholds
    decisions: list[DecisionJudged]
    account: SeatAccount | None
    """Null until the review is complete."""
    turns: list[TurnAccount]


class Reviews:
    """The reviews of seats in matches that are over."""

    def __init__(self, replays: Replays, think: Think) -> None:
        """Take positions from `replays`; have all reckoning done by `think`."""
        self._replays = replays
        self._think = think
        self._known = Afterthoughts[tuple[str, int], SeatReview](KEPT)

    def of(self, name: str, match: Match, seat: int) -> SeatReview:
        """What is known of a seat's decisions. Raises as `Afterthoughts.of`."""
        return self._known.of(
            (name, seat), lambda: SeatReview(match, seat), partial(self._work_out, name, match)
        )

    async def close(self) -> None:
        """Leave off."""
        await self._known.close()

    async def _work_out(self, name: str, match: Match, review: SeatReview) -> None:
        review.begin(await self._replays.stops(name, match))
        while not review.complete:
            await self._think(match.game, review.consider)
