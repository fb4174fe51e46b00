"""Win probability of each seat, turn by turn, for finished matches, from what each knew."""

from __future__ import annotations

from functools import partial

from pydantic import BaseModel

from ...analysis.win_chances import Progress, coarse_to_fine, moments_of, prospect
from ...bots.win_probability import WinProbability
from ...events import Seat
from ...matches import Match, Stop
from ..protocol.frames import Version
from .afterthoughts import Afterthoughts, Think
from .replay import Replays

KEPT = 500
"""How many matches' chances stay in memory: each takes 20 kB at most, of two seats 10."""


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


class WinProbabilities:
    """The chances in matches that are over."""

    def __init__(self, replays: Replays, think: Think) -> None:
        """Take positions from `replays`; have all reckoning done by `think`."""
        self._replays = replays
        self._think = think
        self._known = Afterthoughts[str, Progress](KEPT)

    def of(self, name: str, match: Match) -> Progress:
        """What is known of a match's chances. Raises as `Afterthoughts.of`."""
        return self._known.of(name, Progress, partial(self._work_out, name, match))

    async def close(self) -> None:
        """Leave off."""
        await self._known.close()

    async def _work_out(self, name: str, match: Match, progress: Progress) -> None:
        moments = moments_of(await self._replays.stops(name, match))
        progress.begin(moment.v for moment in moments)
        for number in coarse_to_fine(len(moments)):
            progress.add(number, await self._look_at(moments[number]))

    async def _look_at(self, stop: Stop) -> list[WinProbability]:
        return [
            await self._think(stop.match.game, partial(prospect, stop, seat))
            for seat in range(stop.match.game.seats)
        ]
