"""Volunteers: who of those who look on offers to take over a seat, and until when an offer stands."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine
from collections.abc import Set as AbstractSet
from contextlib import AbstractAsyncContextManager, suppress
from datetime import datetime
from typing import Any

from ...events import Seat
from ..clock import now
from ..errors import Rejection, Unavailable, refusal
from ..storage.models import Person, Volunteer
from ..storage.seat_changes import Demand, no_such_volunteer
from .log import MatchLog
from .presence import PresenceTracker
from .watcher import Watcher

LEAVING = 15.0
"""Seconds without a connection after which somebody who offers has left: a page is loaded anew in less."""


class Volunteers:
    """Who offers to take over a seat of one match.

    An offer stands while its seat is left and who makes it looks on; with a clock of days they may be away
    for as long as those who play.
    """

    def __init__(
        self,
        log: MatchLog,
        presence: PresenceTracker,
        watchers: Collection[Watcher],
        in_turn: Callable[[], AbstractAsyncContextManager[None]],
        changed: Callable[[], None],
        spawn: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]],
    ) -> None:
        """`in_turn`: be the only one who changes the match; `changed`: let everybody know."""
        self._log = log
        self._presence = presence
        self._watchers = watchers
        self._in_turn = in_turn
        self._changed = changed
        self._spawn = spawn
        self._since = now()
        self._gone: dict[int, datetime] = {}
        self._elsewhere: AbstractSet[int] = frozenset()
        self._dropping: asyncio.Task[None] | None = None

    @property
    def all(self) -> tuple[Volunteer, ...]:
        """All whose offer stands, the first first."""
        return tuple(one for one in self._log.table.volunteers if self._stands(one))

    def here(self) -> set[int]:
        """The numbers of those who have a connection open to this process."""
        people = {watcher.person for watcher in self._watchers if watcher.is_open} - {None}
        return {one.number for one in self._log.table.volunteers if one.person in people}

    def is_present(self, one: Volunteer) -> bool:
        """Whether a volunteer has a connection open."""
        return one.number in self._elsewhere or one.number in self.here()

    def are_elsewhere(self, numbers: AbstractSet[int]) -> None:
        """Take note of those who are connected to other processes of this server."""
        if numbers != self._elsewhere:
            self._elsewhere = numbers
            self.review()
            self._changed()

    def review(self) -> None:
        """Take note of who has come or gone, and end the offers that no longer stand."""
        moment = now()
        for one in self._log.table.volunteers:
            if self.is_present(one):
                self._gone.pop(one.number, None)
            else:
                self._gone.setdefault(one.number, moment)
        lapsed = [one.number for one in self._log.table.volunteers if not self._stands(one)]
        if lapsed and (self._dropping is None or self._dropping.done()):
            self._dropping = self._spawn(self._drop(lapsed))

    def demand(self, number: int, seat: Seat) -> None:
        """Raise Rejection conflict unless somebody offers, under this number, to take over a seat."""
        if not any((one.number, one.seat) == (number, seat) for one in self.all):
            if not self._presence.is_left(seat):
                raise not_away(seat)
            raise no_such_volunteer()

    async def offer(self, seat: Seat, person: Person, called: str | None, demand: Demand) -> int:
        """Offer to take over a seat; the number of the offer. Raises Rejection if they may not."""
        async with self._in_turn():
            standing = self._log.match.standing
            if self._log.match.is_over:
                raise refusal("conflict", "match-over", "the match is over")
            if not self._presence.is_left(seat):
                raise not_away(seat)
            if not standing.present - {seat}:
                raise refusal("conflict", "nobody-votes", "there is nobody who could vote for it")
            await self._log.offer(seat, person, called, now(), demand)
            self._changed()
        return next(one.number for one in self._log.table.volunteers if one.person == person)

    async def withdraw(self, seat: Seat, person: Person) -> None:
        """Take back that somebody offers to take over a seat, if they do."""
        async with self._in_turn():
            offers = self._log.table.volunteers
            theirs = [one.number for one in offers if (one.person, one.seat) == (person, seat)]
            if theirs:
                await self._log.drop_offers(theirs)
                self._changed()

    async def _drop(self, numbers: Collection[int]) -> None:
        # The database may be away, or the match gone: it is tried again when there is reason to.
        with suppress(Unavailable, Rejection):
            async with self._in_turn():
                await self._log.drop_offers(numbers)
                self._changed()

    def _stands(self, one: Volunteer) -> bool:
        if self._log.match.is_over or not self._presence.is_left(one.seat):
            return False
        if self.is_present(one):
            return True
        gone = (now() - self._gone.get(one.number, self._since)).total_seconds()
        return gone < self._presence.at_least(LEAVING)


def not_away(seat: Seat) -> Rejection:
    """The answer to who wants to have somebody replaced who is there."""
    detail = f"seat {seat} has not been away for long enough"
    return refusal("conflict", "not-away", detail)
