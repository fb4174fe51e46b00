"""The room document: who is at a match's table, for one viewer."""

from __future__ import annotations

from ...matches.players import Person
from ...matches.record import moment_text
from ..accounts.ratings import rated_seats
from ..protocol.documents import Presence, RoomSeen, SeatSeen, ShuffleSeen, VolunteerSeen
from .match import LiveMatch
from .match_facts import seats_seen


def room_seen(live: LiveMatch, person: Person | None) -> RoomSeen:
    """Who is there, as `person` may know it."""
    table = live.table
    people = [(seat, chair) for seat, chair in enumerate(table.chairs) if chair.kind == "person"]
    seats = [(seat, chair.person, chair.rated) for seat, chair in people]
    seated = {chair.person for chair in table.chairs} - {None}
    watching = {w.person or w for w in live.watchers if w.is_open and w.person not in seated}
    return RoomSeen(
        id=live.name,
        game=table.game.name,
        title=table.game.title,
        options=dict(table.game.options),
        clock=dict(table.clock.document),
        status=live.status,
        public=table.public,
        host=person is not None and person == table.host,
        seats=[_present(live, seat, person) for seat in seats_seen(table, person)],
        rated=len(rated_seats(seats, [(one.seat, one.person) for one in table.former])),
        watching=len(watching),
        unheard=live.chat.unheard(person, seated),
        grace=live.presence.grace,
        seed_hash=table.seed_hash,
        rematch=table.rematch,
        bot_pace=table.bot_pace,
        shuffle=shuffle_seen(live),
        volunteers=_volunteers(live, person),
        lost=sorted({f.seat for f in table.former if person is not None and f.person == person}),
    )


def _volunteers(live: LiveMatch, person: Person | None) -> list[VolunteerSeen]:
    """Who offers to take over a seat."""
    return [
        VolunteerSeen(
            n=one.number,
            seat=one.seat,
            name=one.name,
            account=one.account,
            yours=person is not None and one.person == person,
            present=live.volunteers.is_present(one),
        )
        for one in live.volunteers.all
    ]


def shuffle_seen(live: LiveMatch) -> ShuffleSeen | None:
    """What clients add to the seed, as everybody may know it; None: nothing, or the match has begun."""
    shuffle, closes = live.table.shuffle, live.table.closes
    if shuffle is None or live.has_begun:
        return None
    until = None if closes is None else moment_text(closes)
    return ShuffleSeen(**shuffle.seen(), stage=shuffle.stage, closes=until)


def _present(live: LiveMatch, seat: SeatSeen, person: Person | None) -> Presence:
    away = live.presence.away_since(seat.seat)
    idle = live.presence.idle_since(seat.seat)
    speaker = live.table.chairs[seat.seat].person
    first = None if speaker is None else live.table.seat_of(speaker)
    return Presence(
        **seat.model_dump(),
        present=not seat.is_free and away is None,
        away_since=None if away is None else moment_text(away),
        idle_since=None if idle is None else moment_text(idle),
        vacation_since=live.presence.vacation_since(seat.seat),
        same_as=None if first == seat.seat else first,
        left=live.presence.is_left(seat.seat),
        muted=speaker is not None and speaker in live.chat.has_muted(person),
    )
