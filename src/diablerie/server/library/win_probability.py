"""Win probability of each seat, turn by turn, for finished matches, from what each knew."""

from __future__ import annotations

import asyncio
from array import array
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import Protocol

from pydantic import BaseModel

from ...bots.win_probability import WinProbability, win_probabilities
from ...events import Seat
from ...matches import Match, Stop
from ..core.logging import logger
from ..errors import Rejection
from ..protocol.frames import Version
from .replay import Replays

log = logger(__name__)

GAMES = 200
"""How many games are played on from each moment for each seat: chance is then off by 7 in 100 at most,
in 95 of 100 cases."""

MOMENTS = 120
"""The most moments of a match that are looked at: of a longer one some of its turns."""

WAITING = 8
"""The most matches that wait to be looked at."""

KEPT = 500
"""How many matches' chances stay in memory: each takes 20 kB at most, of two seats 10."""

PLACES = 4
"""Digits after the point with which chances are told."""

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


class Progress:
    """What is known of a match's chances so far."""

    def __init__(self) -> None:
        self.failed = False
        self._versions: array[int] | None = None
        self._chances: list[bytes | None] = []

    @property
    def of(self) -> int | None:
        """How many moments are looked at; None: not counted yet."""
        return None if self._versions is None else len(self._versions)

    @property
    def done(self) -> int:
        """How many of them are worked out."""
        return sum(packed is not None for packed in self._chances)

    @property
    def complete(self) -> bool:
        """Whether nothing is left to work out."""
        return self.of == self.done

    def begin(self, versions: Iterable[Version]) -> None:
        """Say which moments there are."""
        self._versions = array("q", versions)
        self._chances = [None] * len(self._versions)

    def add(self, number: int, prospects: Iterable[WinProbability]) -> None:
        """Note the chances of all seats at one of the moments."""
        numbers = [(each.chance, each.low, each.high) for each in prospects]
        self._chances[number] = array("f", chain(*numbers)).tobytes()

    def seen_by(self, seat: Seat | None) -> Chances:
        """As a document, for one seat or for all (None)."""
        known = zip(self._versions or (), self._chances, strict=True)
        return Chances(
            complete=self.complete,
            done=self.done,
            of=self.of,
            games=GAMES,
            moments=[
                Moment(v=v, chances=[c for c in _unpacked(packed) if seat in (None, c.seat)])
                for v, packed in known
                if packed is not None
            ],
        )


def _unpacked(packed: bytes) -> Iterator[ChanceSeen]:
    numbers = [round(number, PLACES) for number in array("f", packed)]
    for seat, (chance, low, high) in enumerate(zip(*[iter(numbers)] * 3, strict=True)):
        yield ChanceSeen(seat=seat, chance=chance, low=low, high=high)


class Think(Protocol):
    """Has something done in a thread in which bots think."""

    def __call__(
        self, thought: Callable[[], tuple[WinProbability, ...]], /
    ) -> Awaitable[tuple[WinProbability, ...]]:
        """What comes of the thought."""
        ...


class WinProbabilities:
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

        Raises Rejection: too-many if too many matches wait, internal if this one could not be gone through.
        """
        progress = self._known.get(name) or self._begin(name, match)
        self._known.move_to_end(name)
        if progress.failed:
            raise Rejection(
                "internal", "no-chances", "the chances of this match cannot be worked out"
            )
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
            raise Rejection("too-many", "busy", detail, retry_after=10)
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
                progress.begin(moment.v for moment in moments)
                for number in coarse_to_fine(len(moments)):
                    progress.add(number, await self._look_at(moments[number]))
        except Exception:
            log.exception("chances cannot be worked out", match=name)
            progress.failed = True

    async def _look_at(self, stop: Stop) -> list[WinProbability]:
        return [await self._prospect(stop, seat) for seat in range(stop.match.game.seats)]

    async def _prospect(self, stop: Stop, seat: Seat) -> WinProbability:
        settled = settled_chance(stop.match, seat)
        if settled is not None:
            return WinProbability(settled, settled, settled)
        belief, seed = stop.match.state.belief(seat), SEED + str(stop.v).encode()
        return (await self._think(lambda: win_probabilities(belief, GAMES, seed)))[seat]


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
