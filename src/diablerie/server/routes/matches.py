"""Beginning matches and playing them over HTTP."""

from __future__ import annotations

import secrets
from typing import Any

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel

from ...matches import Match, record_schema
from ..frames import ActionText, CommandName, Frame, SeatSeen, Version, View
from ..guests import demand_own_origin, set_cookie
from ..house import TheAdmitted, TheGuest, TheHouse, demand_seat
from ..invitation import NewMatch, settle
from ..live import Asked, Preparing, now
from ..store import Saved

router = APIRouter(prefix="/api", tags=["matches"])

ID_BYTES = 12
"""Random bytes in a match's id: who knows it may look on, so it must not be guessed."""


class Token(BaseModel):
    """What a program is known by."""

    token: str


class Begun(BaseModel):
    """A match that has begun."""

    id: str
    seats: list[SeatSeen]
    seed_hash: str
    """SHA-256 of the seed that all shuffles come from; the seed follows when the match is over."""


class Position(BaseModel):
    """A match at a version, as one seat or a spectator may know it."""

    v: Version
    view: View


class Action(Frame):
    """An action for one of the caller's seats; the rest is as in the frame `act`."""

    cmd: CommandName
    expect: Version
    seat: int
    action: ActionText


class Preparation(Frame):
    """What one of the caller's seats shall answer when it is asked next, as in the frame `prepare`."""

    seat: int
    answer: dict[str, Any] | None


class AtVersion(BaseModel):
    """It is saved; the match is at this version, whose number it does not change."""

    v: Version


class Done(BaseModel):
    """An action has been done and saved."""

    cmd: str
    v: Version


@router.post("/guests", status_code=201)
async def new_guest(house: TheHouse) -> Token:
    """A new guest, for programs: send the token as `Authorization: Bearer <token>`."""
    _, token = await house.guests.welcome()
    return Token(token=token)


@router.post("/matches", status_code=201)
async def new_match(
    wanted: NewMatch, house: TheHouse, guest: TheGuest, request: Request, response: Response
) -> Begun:
    """Begin a match. Seats of kind `person` belong to the caller, who gets a cookie if need be."""
    demand_own_origin(request, house.settings.origins)
    game, players = settle(wanted)
    if guest is None:
        guest, token = await house.guests.welcome()
        set_cookie(request, response, token)
    match = Match.start(game, players, secrets.token_bytes(32), now())
    owners = {seat: guest for seat, player in enumerate(players) if player.kind == "person"}
    name = secrets.token_urlsafe(ID_BYTES)
    await house.store.add_match(name, match, owners)
    live = house.matches.add(name, Saved(match, owners, {}))
    response.headers["Location"] = f"/api/matches/{name}"
    return Begun(id=name, seats=live.seats(guest), seed_hash=match.seed_hash)


@router.get("/matches/{match_id}")
async def read_match(admitted: TheAdmitted) -> Position:
    """The position: for a seat of the caller's, or without `seat` for a spectator."""
    snap = admitted.live.snap(admitted.seat, admitted.guest)
    return Position(v=snap.v, view=snap.view)


@router.post("/matches/{match_id}/actions")
async def act(
    match_id: str, wanted: Action, house: TheHouse, guest: TheGuest, request: Request
) -> Done:
    """Do an action. Answered once it is saved; a repeated `cmd` is answered the same again."""
    demand_own_origin(request, house.settings.origins)
    live = await house.matches.get(match_id)
    demand_seat(live, guest, wanted.seat)
    v = await live.act(Asked(wanted.seat, wanted.action, wanted.expect, wanted.cmd))
    return Done(cmd=wanted.cmd, v=v)


@router.put("/matches/{match_id}/prepared")
async def prepare(
    match_id: str, wanted: Preparation, house: TheHouse, guest: TheGuest, request: Request
) -> AtVersion:
    """Prepare an answer for when a seat is asked next, or with null take it back."""
    demand_own_origin(request, house.settings.origins)
    live = await house.matches.get(match_id)
    demand_seat(live, guest, wanted.seat)
    cmd = secrets.token_urlsafe(ID_BYTES)
    return AtVersion(v=await live.prepare(Preparing(wanted.seat, wanted.answer, cmd)))


@router.get("/matches/{match_id}/record")
async def read_record(admitted: TheAdmitted) -> dict[str, Any]:
    """The record: complete once the match is over; until then what the viewer may know."""
    return admitted.live.match.record(admitted.seat)


@router.get("/record-schema")
def read_record_schema() -> dict[str, Any]:
    """The JSON Schema of records."""
    return record_schema()
