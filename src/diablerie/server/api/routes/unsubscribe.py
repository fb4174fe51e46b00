"""Routes of unsubscribing (RFC 8058): a mail program stops mails by one request, a person by one press."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import APIRouter, Depends, Path
from fastapi.responses import HTMLResponse

from ....words import speak
from ...protocol.frames import LARGEST
from .notices import TheDesk

if TYPE_CHECKING:
    from ...notices.unsubscribe import Unsubscribing
else:
    # It is part of an extra that few servers have.
    Unsubscribing = Any

router = APIRouter(prefix="/api/notices/unsubscribe", tags=["people"])

Number = Annotated[int, Path(ge=1, le=LARGEST)]

Token = Annotated[str, Path(pattern="^[0-9a-f]{64}$")]


def unsubscribing_of(desk: TheDesk) -> Unsubscribing:
    """What knows the links. Raises Rejection conflict if nobody is called back here."""
    return desk.unsubscribing


TheLinks = Annotated[Unsubscribing, Depends(unsubscribing_of)]


@router.get("/{number}/{token}", response_class=HTMLResponse)
async def ask_whether(number: Number, token: Token, links: TheLinks) -> HTMLResponse:
    """A page that asks whether these mails are to stop: programs that look at links stop nothing."""
    language = await links.language(number, token)
    press = escape(speak(language, "notices-unsubscribe-do"))
    return _page(
        language, "notices-unsubscribe", f'<form method="post"><button>{press}</button></form>'
    )


@router.post("/{number}/{token}", response_class=HTMLResponse)
async def unsubscribe(number: Number, token: Token, links: TheLinks) -> HTMLResponse:
    """Stop these mails: whoever has the link may, signed in or not."""
    return _page(await links.stop(number, token), "notices-unsubscribed")


def _page(language: str, message: str, rest: str = "") -> HTMLResponse:
    said = escape(speak(language, message))
    return HTMLResponse(
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>Diablerie</title><h1>{said}</h1>{rest}</html>"
    )
