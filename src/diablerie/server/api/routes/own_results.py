"""Routes of one's own past: all results, and the records of all matches as one file."""

from __future__ import annotations

from collections.abc import AsyncIterator

import orjson
from fastapi import APIRouter
from fastapi.responses import StreamingResponse

from ...library.results import Results
from ...services import Services
from ...storage.match_repository import Drifted
from ..dependencies import Somebody, TheServices
from ..origin_check import OWN_PAGE

router = APIRouter(prefix="/api/me", tags=["people"], dependencies=[OWN_PAGE])

LINES = "application/x-ndjson"

FILE = "diablerie-matches.jsonl"


@router.get("/results")
async def read_results(services: TheServices, person: Somebody) -> Results:
    """How all finished matches of the caller ended, private ones too, and whom they have played.

    Left out are those in which they had several seats, or in which a seat of theirs changed hands.
    """
    return await services.results.person(person)


@router.get(
    "/records",
    response_class=StreamingResponse,
    responses={200: {"content": {LINES: {"schema": {"type": "string"}}}}},
)
async def read_records(services: TheServices, person: Somebody) -> StreamingResponse:
    """The records of all finished matches in which the caller sat, one a line, the oldest first."""
    services.limiter.count("downloads", person)
    names = await services.lobby.finished_names(person)
    headers = {"Content-Disposition": f'attachment; filename="{FILE}"'}
    return StreamingResponse(_lines(services, names), media_type=LINES, headers=headers)


async def _lines(services: Services, names: list[str]) -> AsyncIterator[bytes]:
    """A record at a time: somebody may have played thousands."""
    for name in names:
        try:
            saved = await services.repository.read(name)
        except Drifted:  # The rules have changed since: nobody can replay it here.
            continue
        if saved is not None and saved.match is not None and saved.match.is_over:
            yield orjson.dumps(saved.match.record(None)) + b"\n"
