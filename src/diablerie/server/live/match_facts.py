"""Match facts: what does not change during a match, as documents: game, options, seats."""

from __future__ import annotations

from ...matches import Match
from ...matches.record import moment_text
from ..protocol.documents import MatchSeen, SeatSeen
from ..storage.models import MatchSetup, Person


def match_seen(table: MatchSetup, match: Match, person: Person | None, *, board: bool) -> MatchSeen:
    """What does not change during a match, for `person`; `board`: with what a board is drawn from."""
    return MatchSeen(
        id=table.name,
        game=match.game.name,
        title=match.game.title,
        options=dict(match.game.options),
        board=match.game.board if board else None,
        seats=seats_seen(table, person),
        seed_hash=match.seed_hash,
        seed=match.seed.hex() if match.is_over else None,
        created=moment_text(match.started),
    )


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
