"""Routes of records: download, import, verify, replay."""

from __future__ import annotations

import gzip
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel

from ....matches import record_schema
from ....matches.replay import Eyes
from ....matches.verify import Doubt
from ....rejection import refusal
from ...library.replay import Replay
from ...library.review import Review
from ...library.win_probability import Chances
from ...live.match import LiveMatch
from ...live.permissions import known_seat
from ...protocol.frames import LARGEST, Seat
from ...services import Services
from ..client_address import address_of
from ..dependencies import TheAdmitted, ThePerson, TheServices, welcome
from ..origin_check import OWN_PAGE

router = APIRouter(prefix="/api", tags=["records"], dependencies=[OWN_PAGE])

MOST = 200
"""How many versions are shown at a time."""


class Kept(BaseModel):
    """A record has been kept as a match that is over."""

    id: str


class Doubtful(BaseModel):
    """One thing in a record that does not hold."""

    kind: Doubt
    """`record` it is malformed or against the rules, `unfinished` it has no result, `seed` it is not the
    seed whose hash was published, `shuffle` what clients have added to it is not what they committed to,
    `rules-version` other rules are played here, `result` it ends
    otherwise."""
    detail: str


class Checked(BaseModel):
    """What checking a record has found."""

    honest: bool
    findings: list[Doubtful]


@router.get("/record-schema")
def read_record_schema() -> dict[str, Any]:
    """The JSON Schema of records."""
    return record_schema()


@router.get("/matches/{match_id}/record")
async def read_record(admitted: TheAdmitted) -> dict[str, Any]:
    """The record: complete once the match is over; until then what the viewer may know."""
    return admitted.live.match.record(admitted.seat)


@router.get("/matches/{match_id}/replay", response_model=Replay)
async def replay(
    match_id: str,
    services: TheServices,
    person: ThePerson,
    request: Request,
    seat: Seat | None = None,
    revealed: bool = False,
    after: Annotated[int, Query(ge=0, le=LARGEST)] = 0,
    limit: Annotated[int, Query(ge=1, le=MOST)] = MOST,
) -> Response:
    """The versions above `after` of a match that is over, as any seat, or a spectator, saw them then.

    `revealed`: with all that was hidden laid open, for no seat.
    """
    live = await _finished(services, match_id, seat)
    if revealed and seat is not None:
        raise refusal(
            "invalid", "one-way-to-look", "ask for a seat's eyes or for everything revealed"
        )
    versions = range(after + 1, after + limit + 1)
    eyes = Eyes(seat, revealed)
    page = await services.replays.page(live.table, live.match, (eyes, person), versions)
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        page = gzip.decompress(page)
    return Response(page, media_type="application/json", headers=headers)


@router.get("/matches/{match_id}/chances")
async def read_chances(match_id: str, services: TheServices, seat: Seat | None = None) -> Chances:
    """How likely each seat, or `seat` alone, was to win, turn by turn, by what it knew at the time.

    It takes a while: who asks gets what there is so far, and asks again until it is `complete`.
    """
    live = await _finished(services, match_id, seat)
    progress = services.win_probabilities.of(live.name, live.match)
    return Chances.model_validate(progress.seen_by(seat))


@router.get("/matches/{match_id}/review")
async def read_review(
    match_id: str,
    services: TheServices,
    seat: Seat,
    after: Annotated[int, Query(ge=0, le=LARGEST)] = 0,
) -> Review:
    """The decisions of a seat in a match that is over, by what it knew: what was done, what was better.

    It takes a while: who asks gets what there is so far, without the first `after` decisions, and asks
    again until it is `complete`.
    """
    live = await _finished(services, match_id, seat)
    review = services.reviews.of(live.name, live.match, seat)
    return Review.model_validate(review.document(after))


async def _finished(services: Services, match_id: str, seat: Seat | None) -> LiveMatch:
    live = await services.matches.get(match_id)
    if seat is not None:
        known_seat(live, seat)
    if not live.match.is_over:
        raise refusal("conflict", "not-over", "a match can be shown again when it is over")
    return live


@router.post("/records", status_code=201)
async def keep_record(
    record: dict[str, Any],
    services: TheServices,
    person: ThePerson,
    request: Request,
    response: Response,
) -> Kept:
    """Keep the record of a finished match, if it is honest, to be looked at and shown again here.

    The match belongs to nobody and is not listed. The same match has the same id however often it
    comes. Who brings one is or becomes a guest.
    """
    if person is None:
        person = await welcome(services, request, response)
    services.limiter.count_match(address_of(request), person)
    name = await services.record_import.take_in(record)
    response.headers["Location"] = f"/api/matches/{name}"
    return Kept(id=name)


@router.post("/verify")
async def check_record(record: dict[str, Any], services: TheServices) -> Checked:
    """Whether a record was played by the rules, with the shuffles that were promised."""
    verdict = await services.record_import.verify(record)
    findings = [Doubtful(kind=found.kind, detail=found.detail) for found in verdict.findings]
    return Checked(honest=verdict.is_honest, findings=findings)
