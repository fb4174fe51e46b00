"""Who is there: which seats have a connection open, and since when others have none."""

from __future__ import annotations

import asyncio
from collections.abc import Set as AbstractSet
from datetime import UTC, datetime
from typing import TYPE_CHECKING
from weakref import proxy

from ...events import Seat
from ...matches.record import moment_text
from ..accounts.ratings import count_rated
from ..protocol.frames import Presence, RoomSeen, SeatSeen
from ..storage.models import Person
from .match_facts import seats_seen

if TYPE_CHECKING:
    from .match import LiveMatch


class Presences:
    """Who of a match's people is there.

    Whoever has not come is away since the match was looked for, or he sat down; nobody is away from a
    match before it begins.
    """

    def __init__(self, live: LiveMatch, grace: float) -> None:
        """Let people be away for `grace` seconds before a bot may take over from them."""
        self._live: LiveMatch = proxy(live)
        self._grace = grace
        self._since = datetime.now(UTC)
        self._gone: dict[Seat, datetime] = {}
        self._elsewhere: AbstractSet[Seat] = frozenset()
        self.arrival = asyncio.Event()
        """Set once one of them has come."""

    def here(self) -> set[Seat]:
        """The seats whose people have a connection open to this process."""
        people = {viewer.person for viewer in self._live.viewers if viewer.is_open} - {None}
        chairs = enumerate(self._live.table.chairs)
        return {seat for seat, chair in chairs if chair.kind == "person" and chair.person in people}

    @property
    def people(self) -> set[Seat]:
        """The seats of people, be they there or not."""
        chairs = enumerate(self._live.table.chairs)
        return {seat for seat, chair in chairs if chair.kind == "person"}

    def is_elsewhere(self, seats: AbstractSet[Seat]) -> None:
        """Take note of the seats whose people are connected to other processes of this server."""
        if seats != self._elsewhere:
            self._elsewhere = seats
            self.changed()

    def changed(self) -> None:
        """Take note that somebody has come or gone, and let everybody know."""
        present, moment = self.here() | set(self._elsewhere), datetime.now(UTC)
        if present:
            self.arrival.set()
        for seat, chair in enumerate(self._live.table.chairs):
            if chair.kind != "person" or seat in present:
                self._gone.pop(seat, None)
            else:
                self._gone.setdefault(seat, moment)
        for viewer in self._live.viewers:
            viewer.look_round()

    def away_since(self, seat: Seat) -> datetime | None:
        """Since when a seat's person has been away; None: he is there, or it is a bot."""
        chair = self._live.table.chairs[seat]
        if chair.kind != "person" or seat in self.here() or seat in self._elsewhere:
            return None
        gone = self._gone.get(seat, self._since)
        return max(gone, self._live.match.started) if self._live.has_begun else gone

    @property
    def grace(self) -> float:
        """Seconds to be away before a bot may take over: who may think for days may be away as long."""
        clock = self._live.table.clock
        return float(max(self._grace, clock.seconds)) if clock.kind == "days" else self._grace

    def is_replaceable(self, seat: Seat) -> bool:
        """Whether a seat's person has been away for so long that a bot may take over."""
        away = self.away_since(seat)
        return away is not None and (datetime.now(UTC) - away).total_seconds() >= self.grace

    def room(self, person: Person | None) -> RoomSeen:
        """Who is there, for one viewer."""
        live, table = self._live, self._live.table
        seated = {chair.person for chair in table.chairs} - {None}
        watching = {v.person or v for v in live.viewers if v.is_open and v.person not in seated}
        return RoomSeen(
            id=live.name,
            game=table.game.name,
            title=table.game.title,
            options=dict(table.game.options),
            clock=dict(table.clock.document),
            status=live.status,
            public=table.public,
            host=person is not None and person == table.host,
            seats=[self._seen(seat, person) for seat in seats_seen(table, person)],
            rated=count_rated((c.person, c.rated) for c in table.chairs if c.kind == "person"),
            watching=len(watching),
            unheard=live.talk.unheard(person, seated),
            grace=self.grace,
            seed_hash=table.seed_hash,
            rematch=table.rematch,
            bot_pace=table.bot_pace,
        )

    def _seen(self, seat: SeatSeen, person: Person | None) -> Presence:
        away = self.away_since(seat.seat)
        speaker = self._live.table.chairs[seat.seat].person
        return Presence(
            **seat.model_dump(),
            present=not seat.is_free and away is None,
            away_since=None if away is None else moment_text(away),
            muted=speaker is not None and speaker in self._live.talk.has_muted(person),
        )
