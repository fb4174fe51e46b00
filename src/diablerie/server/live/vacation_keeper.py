"""Vacation keeper: ends vacations, and puts the clocks on that have stood still meanwhile."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from ...matches.players import Person
from ...rejection import Rejection
from ..accounts.vacations import Allowance, Vacation, Vacations
from ..clock import now
from ..core.logging import logger, sentence
from ..errors import Unavailable
from ..storage.gaps import Gap
from .match_metrics import reason_of
from .registry import MatchRegistry

log = logger(__name__)

LOOK = 30.0
"""Seconds between two looks for vacations that are over."""


class VacationKeeper:
    """Lets people go on vacation and come back from it."""

    def __init__(self, vacations: Vacations, matches: MatchRegistry) -> None:
        self._vacations = vacations
        self._matches = matches
        self._stuck: set[int] = set()

    async def begin(self, person: Person) -> Allowance:
        """Have a person's slow clocks stand still from now on. Raises Rejection conflict."""
        allowance = await self._vacations.begin(person, now())
        await self._show(await self._vacations.seen_in(person))
        return allowance

    async def end(self, person: Person) -> None:
        """Have a person's clocks go on, if they are on vacation."""
        vacation = await self._vacations.end(person, now())
        if vacation is not None:
            await self._settle(vacation)

    async def keep(self) -> None:
        """Look for vacations that are over, until cancelled."""
        while True:
            try:
                await self.settle_all()
            except Unavailable as away:
                log.info("vacations cannot be looked at", reason=sentence(away))
            except Exception:
                # The next look may do better; without any, nobody's vacation would ever end.
                log.exception("vacations cannot be looked at")
            await asyncio.sleep(LOOK)

    async def settle_all(self) -> None:
        """Settle every vacation that is over. Raises Unavailable if the database is away."""
        for vacation in await self._vacations.over(now()):
            if vacation.number in self._stuck:
                continue
            try:
                await self._settle(vacation)
            except Unavailable:
                raise
            except Exception:
                # Others are on vacation, too.
                log.exception("a vacation is not looked at any more")
                self._stuck.add(vacation.number)

    async def _settle(self, vacation: Vacation) -> None:
        """Put on the clocks that ran for a vacation; once more does nothing more."""
        assert vacation.ended is not None
        gap = Gap(0, "vacation", vacation.began, vacation.ended)
        for name in await self._vacations.waited_for(vacation.person):
            await self._give(name, gap)
        await self._show(await self._vacations.close(vacation))

    async def _give(self, name: str, gap: Gap) -> None:
        """Put the clock of one match on, if it can be; else the log says so."""
        try:
            live = await self._matches.get(name)
            await live.give_vacation(gap)
        except Unavailable:
            raise
        except Rejection as problem:
            log.warning("a clock cannot be put on", match=name, reason=reason_of(problem))
        except Exception:
            # Other matches have clocks, too.
            log.exception("a clock cannot be put on", match=name)

    async def _show(self, names: list[str]) -> None:
        """Let everybody at these tables see who is on vacation, where they are in memory."""
        for name in names:
            with suppress(Rejection):  # a match whose rules have changed stays as it is
                await self._matches.refresh(name)
