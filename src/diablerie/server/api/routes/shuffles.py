"""Routes of shuffles: what clients add to the seed of a match before it begins."""

from __future__ import annotations

from fastapi import APIRouter
from pydantic import BaseModel

from ...live.permissions import demand_seat
from ...live.room import shuffle_seen
from ...protocol.documents import ShuffleSeen
from ...protocol.frames import Seat, Status
from ...protocol.up import Contribution
from ..dependencies import Somebody, TheServices
from ..origin_check import OWN_PAGE

router = APIRouter(prefix="/api/matches/{match_id}", tags=["shuffles"], dependencies=[OWN_PAGE])


class SeatContribution(Contribution):
    """What the client of one of the caller's seats adds; all else is as in the frame `contribute`."""

    seat: Seat


class ShuffleStanding(BaseModel):
    """How far a match and its shuffle are."""

    status: Status
    shuffle: ShuffleSeen | None
    """Null once the match has begun."""


@router.put("/shuffle")
async def contribute(
    match_id: str, wanted: SeatContribution, services: TheServices, person: Somebody
) -> ShuffleStanding:
    """Commit to what a client adds to the seed, or reveal it; with the last to reveal the match begins.

    The same again is answered the same. 409 where nothing, or nothing yet, is expected of the seat, or what
    it reveals is not what it has committed to.
    """
    live = await services.matches.get(match_id)
    demand_seat(live, person, wanted.seat)
    await live.shuffle(wanted.added_by(wanted.seat))
    return ShuffleStanding(status=live.status, shuffle=shuffle_seen(live))
