"""Owed time: gaps in time that a match's clocks do not know of yet, and how they are put on by them."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from functools import partial

from ...matches import Match
from ...matches.clocks import ClockKind
from ...matches.commands import Command
from ...rejection import Rejection, refusal
from ..storage.gaps import Gap
from .log import MatchLog

LEAST: Mapping[ClockKind, float] = {"none": 0.0, "per-move": 1.0, "bank": 1.0, "days": 60.0}
"""Seconds from which on it matters to a clock that nobody could act."""


class OwedTime:
    """What a match has still to give back. Not for several who act at once, as its log."""

    def __init__(self, log: MatchLog, gaps: Iterable[Gap]) -> None:
        """`gaps`: those that have been since the match was saved last, in order."""
        self._log = log
        self._gaps = deque(gaps)

    def __bool__(self) -> bool:
        """Whether there is a gap that the clocks do not know of."""
        return bool(self._gaps)

    def add(self, gap: Gap) -> None:
        """Take note of a gap, once: nothing more is to be done in the match before it is given back."""
        if gap not in self._gaps:
            self._gaps.append(gap)

    async def give_back(self) -> None:
        """Put the clock that runs on by each gap, in order, if that matters to it.

        Raises Unavailable, and Rejection if the match cannot be played on; then it is owed as before.
        """
        while self._gaps:
            await self._give(self._gaps[0])
            self._gaps.popleft()

    async def _give(self, gap: Gap) -> None:
        while seconds := self._owed(gap):
            still = partial(self._demand_owed, gap, seconds)
            command = Command(None, deed="shift", seconds=seconds, cause=gap.cause, provided=still)
            try:
                await self._log.do(command, gap.ended)
            except Rejection:
                if self._owed(gap) == seconds:
                    raise

    def _owed(self, gap: Gap) -> float:
        """By how many seconds the clock that runs is to be put on for a gap; 0: by none, or it has been."""
        if not self._log.has_begun or _has_given(self._log.match, gap):
            return 0
        match = self._log.match
        seconds = match.shift_for(gap.began, gap.ended)
        return seconds if seconds and abs(seconds) >= LEAST[match.clock.kind] else 0

    def _demand_owed(self, gap: Gap, seconds: float) -> None:
        """Raise Rejection unless just as much is owed: another process may have given it, or played on."""
        if self._owed(gap) != seconds:
            raise refusal("conflict", "clock-put-on", "another process has put this clock on")


def _has_given(match: Match, gap: Gap) -> bool:
    """Whether a match's clocks know of a gap, which ends when nothing else of its kind does."""
    return any(entry.cause == gap.cause and entry.at == gap.ended for entry in match.log)
