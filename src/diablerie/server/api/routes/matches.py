"""Beginning matches and playing them over HTTP."""

from __future__ import annotations

import secrets
from typing import Any

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel

from ...bots.hints import HintSeen, hint
from ...clock import now
from ...live.commands import Asked, Preparing
from ...live.match_config import NewMatch, settle
from ...live.match_facts import seats_seen
from ...live.permissions import demand_seat
from ...protocol.frames import ActionText, CommandName, Frame, SeatSeen, Status, Version, View
from ...storage.models import Table
from ..client_address import address_of
from ..dependencies import Somebody, TheAdmitted, TheHouse, ThePerson, welcome
from ..origin_check import OWN_PAGE

router = APIRouter(prefix="/api", tags=["matches"])

COMMAND_BYTES = 12
"""Random bytes in the name of a command that its doer has given none."""


class Token(BaseModel):
    """What a program is known by."""

    token: str


class Begun(BaseModel):
    """A match that has begun, or waits for players."""

    id: str
    status: Status
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


class HintWanted(Frame):
    """Asks what a bot would do in one of the caller's seats."""

    seat: int


class AtVersion(BaseModel):
    """It is saved; the match is at this version, whose number it does not change."""

    v: Version


class Done(BaseModel):
    """Something has been done and saved."""

    cmd: str
    v: Version


@router.post("/guests", status_code=201)
async def new_guest(house: TheHouse, request: Request) -> Token:
    """A new guest, for programs: send the token as `Authorization: Bearer <token>`."""
    house.limiter.count("guests", address_of(request))
    _, token = await house.people.welcome()
    return Token(token=token)


@router.post("/matches", status_code=201, dependencies=[OWN_PAGE])
async def new_match(
    wanted: NewMatch, house: TheHouse, person: ThePerson, request: Request, response: Response
) -> Begun:
    """Begin a match, or invite to one that waits while seats are `open`.

    Seats of kind `person` belong to the caller, who gets a cookie if need be.
    """
    settled = settle(wanted)
    if person is None:
        person = await welcome(house, request, response)
    house.limiter.count("matches", person)
    account = await house.accounts.of(person)
    table = Table(
        name=house.new_name(),
        game=settled.game,
        chairs=settled.chairs(person, account.name, rated=account.rated),
        seed=secrets.token_bytes(32),
        clock=settled.clock,
        public=wanted.public,
        host=person,
        created=now(),
    )
    live = await house.matches.open(table)
    response.headers["Location"] = f"/api/matches/{live.name}"
    return Begun(
        id=live.name, status=live.status, seats=seats_seen(table, person), seed_hash=table.seed_hash
    )


@router.get("/matches/{match_id}")
async def read_match(admitted: TheAdmitted) -> Position:
    """The position: for a seat of the caller's, or without `seat` for a spectator."""
    snap = admitted.live.snap(admitted.seat, admitted.person)
    return Position(v=snap.v, view=snap.view)


@router.post("/matches/{match_id}/actions", dependencies=[OWN_PAGE])
async def act(match_id: str, wanted: Action, house: TheHouse, person: ThePerson) -> Done:
    """Do an action. Answered once it is saved; a repeated `cmd` is answered the same again."""
    live = await house.matches.get(match_id)
    demand_seat(live, person, wanted.seat)
    v = await live.do(Asked(wanted.seat, wanted.action, wanted.expect, wanted.cmd))
    return Done(cmd=wanted.cmd, v=v)


@router.put("/matches/{match_id}/prepared", dependencies=[OWN_PAGE])
async def prepare(
    match_id: str, wanted: Preparation, house: TheHouse, person: ThePerson
) -> AtVersion:
    """Prepare an answer for when a seat is asked next, or with null take it back."""
    live = await house.matches.get(match_id)
    demand_seat(live, person, wanted.seat)
    cmd = secrets.token_urlsafe(COMMAND_BYTES)
    return AtVersion(v=await live.prepare(Preparing(wanted.seat, wanted.answer, cmd)))


@router.post("/matches/{match_id}/hint", dependencies=[OWN_PAGE])
async def ask_hint(
    match_id: str, wanted: HintWanted, house: TheHouse, person: Somebody
) -> HintSeen:
    """What a bot would do in a seat of the caller's that is to move, by what that seat may know.

    Only where nobody else plays but bots: 409 otherwise.
    """
    live = await house.matches.get(match_id)
    demand_seat(live, person, wanted.seat)
    house.limiter.count("hints", person)
    return await hint(live, wanted.seat, house.bots)
