"""How likely each seat was to win, turn by turn: worked out for finished matches from what each knew."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from pydantic import BaseModel

from ..bots.outlook import Prospect, outlook
from ..events import Seat
from ..matches import Match, Stop
from .frames import Version
from .logs import logger
from .problems import Problem
from .replays import Replays

log = logger(__name__)

GAMES = 200
"""How many games are played on from each moment for each seat: chance is then off by 7 in 100 at most,
in 95 of 100 cases."""

MOMENTS = 120
"""The most moments of a match that are looked at: of a longer one some of its turns."""

WAITING = 8
"""The most matches that wait to be looked at."""

KEPT = 500
"""How many matches' chances stay in memory: each takes some tens of kilobytes."""

SEED = b"chances"
"""Worlds are drawn by this and the moment's number, never by a match's own seed, which knows the truth."""


class ChanceSeen(BaseModel):
    """A seat's chance to win by what it knew, from 0 to 1; a win that several share counts in part."""

    seat: Seat
    chance: float
    low: float
    high: float
    """The interval that holds what endless games would come to in 95 of 100 cases."""


class Moment(BaseModel):
    """The chances at a version of a match: at the start, where a turn has just begun, at the end."""

    v: Version
    chances: list[ChanceSeen]


class Chances(BaseModel):
    """How the chances stood in a match, as far as they are worked out: from coarse to fine."""

    complete: bool
    done: int
    """How many moments are worked out, of how many."""
    of: int | None
    """Null: not counted yet."""
    games: int
    """How many games were played on from each moment, for each seat."""
    moments: list[Moment]


@dataclass
class Progress:
    """What is known of a match's chances so far."""

    moments: list[Moment] = field(default_factory=list)
    of: int | None = None
    failed: bool = False

    @property
    def complete(self) -> bool:
        """Whether nothing is left to work out."""
        return self.of == len(self.moments)

    def add(self, moment: Moment) -> None:
        """Put a moment where it belongs."""
        self.moments.insert(bisect_left(self.moments, moment.v, key=lambda m: m.v), moment)

    def seen_by(self, seat: Seat | None) -> Chances:
        """As a document, for one seat or for all (None)."""
        return Chances(
            complete=self.complete,
            done=len(self.moments),
            of=self.of,
            games=GAMES,
            moments=[
                Moment(v=m.v, chances=[c for c in m.chances if seat in (None, c.seat)])
                for m in self.moments
            ],
        )


class Think(Protocol):
    """Has something done in a thread in which bots think."""

    def __call__(
        self, thought: Callable[[], tuple[Prospect, ...]], /
    ) -> Awaitable[tuple[Prospect, ...]]:
        """What comes of the thought."""
        ...


class ChanceKeeper:
    """Works out the chances of matches that are over, one match at a time, and remembers them."""

    def __init__(self, replays: Replays, think: Think) -> None:
        """Take positions from `replays`; have all reckoning done by `think`."""
        self._replays = replays
        self._think = think
        self._known: OrderedDict[str, Progress] = OrderedDict()
        self._at_work: set[asyncio.Task[None]] = set()
        self._turnstile = asyncio.Lock()

    def of(self, name: str, match: Match) -> Progress:
        """What is known of a match; if nothing, it is worked out from now on.

        Raises Problem: 429 if too many matches wait, 500 if this one could not be gone through.
        """
        progress = self._known.get(name) or self._begin(name, match)
        self._known.move_to_end(name)
        if progress.failed:
            raise Problem(500, "no-chances", "the chances of this match cannot be worked out")
        return progress

    async def close(self) -> None:
        """Leave off."""
        tasks = list(self._at_work)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, name: str, match: Match) -> Progress:
        if len(self._at_work) >= WAITING:
            detail = "the chances of too many matches are being worked out: try again later"
            raise Problem(429, "busy", detail, headers={"Retry-After": "10"})
        progress = self._known[name] = Progress()
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        task = asyncio.create_task(self._work_out(progress, name, match))
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)
        return progress

    async def _work_out(self, progress: Progress, name: str, match: Match) -> None:
        try:
            async with self._turnstile:
                moments = moments_of(await self._replays.stops(name, match))
                progress.of = len(moments)
                for number in coarse_to_fine(len(moments)):
                    progress.add(await self._look_at(moments[number]))
        except Exception:
            log.exception("chances cannot be worked out", match=name)
            progress.failed = True

    async def _look_at(self, stop: Stop) -> Moment:
        seats = range(stop.match.game.seats)
        return Moment(v=stop.v, chances=[await self._chance(stop, seat) for seat in seats])

    async def _chance(self, stop: Stop, seat: Seat) -> ChanceSeen:
        settled = settled_chance(stop.match, seat)
        if settled is not None:
            return ChanceSeen(seat=seat, chance=settled, low=settled, high=settled)
        belief, seed = stop.match.state.belief(seat), SEED + str(stop.v).encode()
        prospect = (await self._think(lambda: outlook(belief, GAMES, seed)))[seat]
        return ChanceSeen(
            seat=seat,
            chance=round(prospect.chance, 4),
            low=round(prospect.low, 4),
            high=round(prospect.high, 4),
        )


def settled_chance(match: Match, seat: Seat) -> float | None:
    """The chance of a seat that everybody knows: the match is over, or the seat has given up."""
    if match.is_over:
        returns = match.returns
        winners = [other for other, payoff in enumerate(returns) if payoff == max(returns)]
        return 1 / len(winners) if seat in winners else 0.0
    return 0.0 if seat in match.standing.forfeits else None


def moments_of(every: Sequence[Stop]) -> list[Stop]:
    """The start, the beginning of every turn and the end; evenly chosen ones of them if they are many."""
    turns = [int(stop.match.state.record.turn) for stop in every]
    begun = [
        stop
        for stop, now, before in zip(every[1:-1], turns[1:], turns, strict=False)
        if now != before
    ]
    chosen = [every[0], *begun, *every[1:][-1:]]
    if len(chosen) <= MOMENTS:
        return chosen
    return [chosen[round(n * (len(chosen) - 1) / (MOMENTS - 1))] for n in range(MOMENTS)]


def coarse_to_fine(count: int) -> list[int]:
    """The numbers below `count`, so ordered that all parts are met early: 0 and the last, the middle, ..."""
    order: dict[int, None] = dict.fromkeys((0, count - 1))
    step = 1 << max(0, count - 1).bit_length()
    while step > 1:
        step //= 2
        order.update(dict.fromkeys(range(0, count, step)))
    return list(order)
