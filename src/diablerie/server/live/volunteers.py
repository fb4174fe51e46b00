"""Volunteers: who of those who look on offers to take over a seat, and until when an offer stands."""

from __future__ import annotations

from collections.abc import Collection
from collections.abc import Set as AbstractSet
from datetime import datetime

from ...events import Seat
from ...matches.players import Person
from ...rejection import Rejection, refusal
from ..clock import now
from ..errors import Unavailable
from ..storage.models import Volunteer
from ..storage.seat_changes import Demand, has_sat, no_such_volunteer
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
        self, log: MatchLog, presence: PresenceTracker, watchers: Collection[Watcher]
    ) -> None:
        """`watchers`: the connections that follow the match, as they come and go."""
        self._log = log
        self._presence = presence
        self._watchers = watchers
        self._since = now()
        self._gone: dict[int, datetime] = {}
        self._elsewhere: AbstractSet[int] = frozenset()
        self._dropping = False

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

    def are_elsewhere(self, numbers: AbstractSet[int]) -> bool:
        """Take note of those who are connected to other processes of this server; whether they are others."""
        changed, self._elsewhere = numbers != self._elsewhere, numbers
        return changed

    def are_to_be_dropped(self) -> bool:
        """Take note of who has come or gone; whether offers no longer stand that nobody is ending yet."""
        moment = now()
        for one in self._log.table.volunteers:
            if self.is_present(one):
                self._gone.pop(one.number, None)
            else:
                self._gone.setdefault(one.number, moment)
        if self._dropping or len(self.all) == len(self._log.table.volunteers):
            return False
        self._dropping = True
        return True

    async def drop_lapsed(self) -> None:
        """End the offers that no longer stand."""
        standing = {one.number for one in self.all}
        offers = self._log.table.volunteers
        try:
            await self._drop([one.number for one in offers if one.number not in standing])
        except (Unavailable, Rejection):
            # The database is away, or the match gone: it is tried again with the next look.
            return
        finally:
            self._dropping = False

    def demand(self, number: int, seat: Seat) -> None:
        """Raise Rejection conflict unless somebody offers, under this number, to take over a seat."""
        if not any((one.number, one.seat) == (number, seat) for one in self.all):
            if not self._presence.is_left(seat):
                raise not_away(seat)
            raise no_such_volunteer()

    async def offer(self, seat: Seat, person: Person, called: str | None, demand: Demand) -> int:
        """Offer to take over a seat; the number of the offer. Raises Rejection if they may not."""
        match = self._log.match
        if match.is_over:
            raise refusal("conflict", "match-over", "the match is over")
        if self._log.table.has_sat(person):
            raise has_sat()
        if not self._presence.is_left(seat):
            raise not_away(seat)
        if not match.standing.present - {seat}:
            raise refusal("conflict", "nobody-votes", "there is nobody who could vote for it")
        await self._log.offer(seat, person, called, now(), demand)
        return next(one.number for one in self._log.table.volunteers if one.person == person)

    async def withdraw(self, seat: Seat, person: Person) -> None:
        """Take back that somebody offers to take over a seat, if they do."""
        offers = self._log.table.volunteers
        await self._drop([o.number for o in offers if (o.person, o.seat) == (person, seat)])

    async def _drop(self, numbers: Collection[int]) -> None:
        if numbers:
            await self._log.drop_offers(numbers)

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
