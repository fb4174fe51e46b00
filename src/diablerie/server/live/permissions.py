"""Permissions in a match: who may act for which seat."""

from __future__ import annotations

from ...events import Seat
from ...matches.players import Person
from ...rejection import not_among, not_your_seat
from .match import LiveMatch


def demand_seat(live: LiveMatch, person: Person | None, seat: int | None) -> None:
    """Raise Rejection unless `seat` is the person's own, or None."""
    if seat is None:
        return
    known_seat(live, seat)
    if not live.owns(person, seat):
        raise not_your_seat(seat)


def is_onlooker(live: LiveMatch, person: Person | None) -> bool:
    """Whether somebody would look on at a running match: they have no seat there and are not its host."""
    if live.status != "running":
        return False
    return person is None or (person != live.table.host and live.table.seat_of(person) is None)


def known_seat(live: LiveMatch, seat: int) -> Seat:
    """A seat that the match has. Raises Rejection invalid for any other."""
    seats = range(live.table.game.seats)
    if seat not in seats:
        raise not_among("seat", seat, seats)
    return seat
