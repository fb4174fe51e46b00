"""Routes of matches: create one, read its position, act, premove, hint."""

from __future__ import annotations

import secrets
from typing import Any, Self

import orjson
from fastapi import APIRouter, Request, Response
from pydantic import BaseModel

from ....matches.commands import Command, DoneCommand, PremoveCommand
from ...bots.hints import HintSeen, hint
from ...clock import now
from ...live.match_config import NewMatch, configure
from ...live.match_facts import seats_seen
from ...live.permissions import demand_seat
from ...protocol.documents import SeatSeen, View
from ...protocol.down import Stopped, json_text
from ...protocol.frames import CommandName, Frame, Status, Version
from ...protocol.up import Actions
from ...storage.models import MatchSetup
from ..client_address import address_of
from ..dependencies import Somebody, TheAdmitted, ThePerson, TheServices, welcome
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


class Action(Actions):
    """Actions for one of the caller's seats; all is as in the frame `act`."""

    cmd: CommandName
    expect: Version
    seat: int


class Preparation(Frame):
    """What one of the caller's seats shall answer when it is asked next, as in the frame `prepare`."""

    seat: int
    answer: dict[str, Any] | None
    cmd: CommandName | None = None
    """The caller's own name for this: repeating their last one is harmless, and so is one that comes late."""


class HintWanted(Frame):
    """Asks what a bot would do in one of the caller's seats."""

    seat: int


class AtVersion(BaseModel):
    """It is saved; the match is at this version, whose number it does not change."""

    v: Version


class Done(BaseModel):
    """Something has been done and saved, as in the frame `ack`."""

    cmd: str
    v: Version
    done: int
    stopped: Stopped | None

    @classmethod
    def of(cls, cmd: str, done: DoneCommand) -> Self:
        """What has come of a command."""
        stopped = None if done.stopped is None else Stopped(**done.stopped)
        return cls(cmd=cmd, v=done.v, done=done.done, stopped=stopped)


@router.post("/guests", status_code=201)
async def new_guest(services: TheServices, request: Request) -> Token:
    """A new guest, for programs: send the token as `Authorization: Bearer <token>`."""
    services.limiter.count("guests", address_of(request))
    _, token = await services.identities.welcome()
    return Token(token=token)


@router.post("/matches", status_code=201, dependencies=[OWN_PAGE])
async def new_match(
    wanted: NewMatch, services: TheServices, person: ThePerson, request: Request, response: Response
) -> Begun:
    """Begin a match, or invite to one that waits while seats are `open`.

    Seats of kind `person` belong to the caller, who gets a cookie if need be.
    """
    settled = configure(wanted)
    if wanted.public:
        await services.closures.demand_open("lobby")
    if person is None:
        person = await welcome(services, request, response)
    services.limiter.count_match(address_of(request), person)
    account = await services.accounts.of(person)
    table = MatchSetup(
        name=services.new_name(),
        game=settled.game,
        chairs=settled.chairs(person, account.name, rated=account.rated),
        seed=secrets.token_bytes(32),
        clock=settled.clock,
        public=wanted.public,
        host=person,
        created=now(),
    ).with_shuffle(person if wanted.contributes else None)
    live = await services.matches.open(table)
    response.headers["Location"] = f"/api/matches/{live.name}"
    return Begun(
        id=live.name, status=live.status, seats=seats_seen(table, person), seed_hash=table.seed_hash
    )


@router.get("/matches/{match_id}", response_model=Position)
async def read_match(admitted: TheAdmitted) -> Response:
    """The position: for a seat of the caller's, or without `seat` for a spectator."""
    live = admitted.live
    view = orjson.Fragment(live.view(admitted.seat, live.facts(admitted.person)))
    return Response(json_text({"v": live.version, "view": view}), media_type="application/json")


@router.post("/matches/{match_id}/actions", dependencies=[OWN_PAGE])
async def act(match_id: str, wanted: Action, services: TheServices, person: ThePerson) -> Done:
    """Do actions as one. Answered once they are saved; a repeated `cmd` is answered the same again."""
    live = await services.matches.get(match_id)
    demand_seat(live, person, wanted.seat)
    command = Command(wanted.seat, wanted.all_actions, wanted.expect, wanted.cmd, by=person)
    return Done.of(wanted.cmd, await live.do(command))


@router.put("/matches/{match_id}/prepared", dependencies=[OWN_PAGE])
async def prepare(
    match_id: str, wanted: Preparation, services: TheServices, person: ThePerson
) -> AtVersion:
    """Prepare an answer for when a seat is asked next, or with null take it back."""
    live = await services.matches.get(match_id)
    demand_seat(live, person, wanted.seat)
    cmd = wanted.cmd or secrets.token_urlsafe(COMMAND_BYTES)
    command = PremoveCommand(wanted.seat, wanted.answer, cmd, person)
    return AtVersion(v=await live.prepare(command))


@router.post("/matches/{match_id}/hint", dependencies=[OWN_PAGE])
async def ask_hint(
    match_id: str, wanted: HintWanted, services: TheServices, person: Somebody
) -> HintSeen:
    """What a bot would do in a seat of the caller's that is to move, by what that seat may know.

    Only where nobody else plays but bots: 409 otherwise.
    """
    live = await services.matches.get(match_id)
    demand_seat(live, person, wanted.seat)
    services.limiter.count("hints", person)
    return await hint(live, wanted.seat, services.bots)
