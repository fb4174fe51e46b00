"""Routes of pictures: the present position of a match, for who shows a link to it."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from ....rejection import Rejection
from ..dependencies import TheServices, demand_may_watch
from ..link_preview import picture_of_game

router = APIRouter(prefix="/api", tags=["matches"])

KEPT = "public, max-age=60"
"""Who has a picture need not ask for it again at once: its address changes with the position."""


@router.get(
    "/matches/{match_id}/picture.jpg",
    response_class=Response,
    responses={
        200: {"content": {"image/jpeg": {}}, "description": "1200 by 630 pixels."},
        307: {"description": "The picture of the game, where there is none of the position now."},
    },
)
async def read_picture(
    match_id: str,
    services: TheServices,
    request: Request,
    lang: Literal["en", "fr", "de"] = "en",
) -> Response:
    """The present position as an onlooker sees it, as a picture for who shows a link to the match.

    There is the picture of the game instead while the match waits for players, where watching is closed,
    where the server draws none, and while it has too many to draw.
    """
    live = await services.matches.get(match_id)
    picture = None
    if services.position_pictures is not None and live.status != "waiting":
        try:
            await demand_may_watch(services, live, None)
            picture = await services.position_pictures.of(live.match.state, lang)
        except Rejection as problem:
            if problem.kind != "forbidden":
                raise
    if picture is None:
        return RedirectResponse(f"{request.base_url}{picture_of_game(live.table.game.name)}")
    return Response(picture, media_type="image/jpeg", headers={"Cache-Control": KEPT})
