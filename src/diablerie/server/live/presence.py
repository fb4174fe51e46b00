"""Presence: which seats have a connection open, and since when others have none."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from collections.abc import Set as AbstractSet
from datetime import datetime

from ...events import Seat
from ..clock import now
from .log import MatchLog
from .watcher import Watcher

Absences = tuple[tuple[Seat, datetime | None, datetime | None, bool], ...]
"""Of each person's seat: since when they are away, since when they let others wait, whether it is left."""


class PresenceTracker:
    """Who of a match's people is there.

    Whoever has not come is away since the match was looked for, or since they sat down; nobody is away
    from a match before it begins.
    """

    def __init__(
        self,
        log: MatchLog,
        watchers: Collection[Watcher],
        grace: float,
        patience: float | None = None,
    ) -> None:
        """Let people be away for `grace` seconds before a bot may take over from them.

        Nor may they do nothing for longer than `patience` seconds when they are to move, connected or not;
        None: as long as they like. `watchers`: the connections that follow the match, as they come and go.
        """
        self._patience = patience
        self._log = log
        self._watchers = watchers
        self._grace = grace
        self._since = now()
        self._gone: dict[Seat, datetime] = {}
        self._come: dict[Seat, datetime] = {}
        self._seen: Absences = ()
        self._elsewhere: AbstractSet[Seat] = frozenset()
        self.arrival = asyncio.Event()
        """Set once one of them has come."""

    def here(self) -> set[Seat]:
        """The seats whose people have a connection open to this process."""
        people = {watcher.person for watcher in self._watchers if watcher.is_open} - {None}
        chairs = enumerate(self._log.table.chairs)
        return {seat for seat, chair in chairs if chair.kind == "person" and chair.person in people}

    @property
    def people(self) -> set[Seat]:
        """The seats of people, be they there or not."""
        chairs = enumerate(self._log.table.chairs)
        return {seat for seat, chair in chairs if chair.kind == "person"}

    def is_with_another(self, seat: Seat | None) -> bool:
        """Whether a seat's person is connected to another process of this server, and not to this one."""
        return seat in self._elsewhere and seat not in self.here()

    def is_connected(self, seat: Seat) -> bool:
        """Whether a seat's person has a connection open to any process of this server."""
        return seat in self._elsewhere or seat in self.here()

    def is_elsewhere(self, seats: AbstractSet[Seat]) -> None:
        """Take note of the seats whose people are connected to other processes of this server."""
        if seats != self._elsewhere:
            self._elsewhere = seats
            self.changed()

    def changed(self) -> None:
        """Take note that somebody has come or gone, and let everybody know."""
        present, moment = self.here() | set(self._elsewhere), now()
        if present:
            self.arrival.set()
        for seat, chair in enumerate(self._log.table.chairs):
            if chair.kind != "person" or seat in present:
                self._gone.pop(seat, None)
                self._come.setdefault(seat, moment)
            else:
                self._gone.setdefault(seat, moment)
                self._come.pop(seat, None)
        self._seen = self._absences()
        for watcher in self._watchers:
            watcher.look_round()

    def away_since(self, seat: Seat) -> datetime | None:
        """Since when a seat's person has been away; None: they are there, or it is a bot.

        Whoever has done something was there then, be it without a connection, or with one that only another
        process knows of.
        """
        chair = self._log.table.chairs[seat]
        if chair.kind != "person" or seat in self.here() or seat in self._elsewhere:
            return None
        gone = self._gone.get(seat, self._since)
        if not self._log.has_begun:
            return gone
        return max(gone, self._log.match.heard_from(seat))

    @property
    def grace(self) -> float:
        """Seconds to be away before a bot may take over: who may think for days may be away as long."""
        return self.at_least(self._grace)

    def at_least(self, seconds: float) -> float:
        """So many seconds, or with a clock that gives days for a turn those days."""
        clock = self._log.table.clock
        return float(max(seconds, clock.seconds)) if clock.kind == "days" else seconds

    def held_up(self, until: datetime) -> None:
        """Take note that nobody could do anything until a moment: nobody is reproached with that."""
        self._since = until

    def idle_since(self, seat: Seat) -> datetime | None:
        """Since when a seat's person has done nothing, if it is to move and that is for too long."""
        if self._patience is None or not self._log.has_begun:
            return None
        match = self._log.match
        if seat != match.to_play or seat not in match.standing.present:
            return None
        if self.vacation_since(seat) is not None:
            return None
        since = max(match.waiting_since, self._since)
        waited = (now() - since).total_seconds()
        return since if waited >= self.at_least(self._patience) else None

    def vacation_since(self, seat: Seat) -> str | None:
        """Since when a seat's person is on vacation, if that has its clock stand still."""
        table = self._log.table
        return table.chairs[seat].vacation if table.clock.stops_on_vacation else None

    def look_for_change(self) -> None:
        """Let everybody know if somebody has been away, or has done nothing, for too long, or no more."""
        seen = self._absences()
        if seen != self._seen:
            self._seen = seen
            for watcher in self._watchers:
                watcher.look_round()

    def _absences(self) -> Absences:
        if not self._log.has_begun:
            return ()
        people = sorted(self.people)
        return tuple((s, self.away_since(s), self.idle_since(s), self.is_left(s)) for s in people)

    def is_replaceable(self, seat: Seat) -> bool:
        """Whether a seat's person has been away, or done nothing, for so long that a bot may take over."""
        if self.vacation_since(seat) is not None:
            return False
        return self._is_long_away(seat) or self.idle_since(seat) is not None

    def is_left(self, seat: Seat) -> bool:
        """Whether another person may take over a seat: a bot may, or plays for who has not come back."""
        if not self._is_stood_in(seat):
            return self._log.has_begun and self._plays(seat) and self.is_replaceable(seat)
        if self.vacation_since(seat) is not None:
            return False
        return self._is_long_away(seat) or self._stays_replaced(seat)

    def _is_long_away(self, seat: Seat) -> bool:
        away = self.away_since(seat)
        return away is not None and (now() - away).total_seconds() >= self.grace

    def _stays_replaced(self, seat: Seat) -> bool:
        """Whether who was replaced because they did nothing is connected, and does nothing still."""
        if self._patience is None or self.away_since(seat) is not None:
            return False
        log = self._log.match.log
        replaced = next((entry.at for entry in reversed(log) if entry.about == seat), None)
        since = max(self._since, self._come.get(seat, self._since), replaced or self._since)
        return (now() - since).total_seconds() >= self.at_least(self._patience)

    def _plays(self, seat: Seat) -> bool:
        match = self._log.match
        return not match.is_over and seat in match.standing.present

    def _is_stood_in(self, seat: Seat) -> bool:
        """Whether a bot plays in a seat whose person may come back."""
        if not self._log.has_begun or self._log.match.is_over:
            return False
        standing = self._log.match.standing
        return seat in standing.substitutes and seat not in standing.forfeits
