"""The end of a game of one's own: who came first, by the points that are kept in the record."""

from __future__ import annotations

from collections.abc import Sequence

from ..events import Seat
from ..fields import Plain
from ..outcome import Outcome
from .declaration import Declaration


def winner_by(points: Sequence[float]) -> Seat | None:
    """The seat with more points than any other, None if there is none."""
    best = [seat for seat, each in enumerate(points) if each == max(points)]
    return best[0] if len(best) == 1 else None


def ranking_by(points: Sequence[float]) -> tuple[tuple[Seat, ...], ...]:
    """The seats from the most points to the fewest, those with as many together."""
    return tuple(
        tuple(seat for seat, each in enumerate(points) if each == place)
        for place in sorted(set(points), reverse=True)
    )


def outcome_of(declared: Declaration, seats: int, plain: Plain) -> Outcome | None:
    """How the game ended, None while it goes on."""
    if not plain.reason:
        return None
    points = plain.points[:seats]
    return Outcome(list(declared.endings)[plain.reason - 1], winner_by(points), ranking_by(points))
