"""Match facts: what does not change during a match, as documents: game, options, seats."""

from __future__ import annotations

from ...matches import Match
from ...matches.players import Person
from ..protocol.documents import MatchSeen, SeatSeen
from ..storage.models import MatchSetup


def match_seen(table: MatchSetup, match: Match, person: Person | None, *, board: bool) -> MatchSeen:
    """What does not change during a match, for `person`; `board`: with what a board is drawn from."""
    return MatchSeen(id=table.name, seats=seats_seen(table, person), **match.facts(board=board))


def seats_seen(table: MatchSetup, person: Person | None) -> list[SeatSeen]:
    """Who sits where, and which seats are `person`'s."""
    return [
        SeatSeen(
            seat=seat,
            kind=chair.kind,
            level=chair.level,
            name=chair.name,
            account=chair.account,
            yours=person is not None and chair.person == person,
        )
        for seat, chair in enumerate(table.chairs)
    ]
