"""Routes of seats: join, leave, start, rematch, QR code."""

from __future__ import annotations

import secrets
from dataclasses import replace
from io import BytesIO

import segno
from fastapi import APIRouter, Request, Response
from pydantic import BaseModel

from .... import make
from ....catalogue.choices import check_level, check_name
from ....matches.players import Person
from ....rejection import Rejection, not_your_seat, refusal
from ...clock import now
from ...live.match import LiveMatch
from ...live.match_config import Name
from ...live.permissions import known_seat
from ...live.room import room_seen
from ...protocol.documents import RoomSeen
from ...protocol.frames import Frame, Status
from ...storage.models import Chair, MatchSetup
from ..client_address import address_of
from ..dependencies import Somebody, ThePerson, TheServices, demand_may_watch, welcome
from ..origin_check import OWN_PAGE
from ..problem_details import Problem

router = APIRouter(prefix="/api/matches/{match_id}", tags=["gathering"], dependencies=[OWN_PAGE])

ANYBODY = Chair("open")


class Taking(Frame):
    """How the caller wants to be called."""

    name: Name | None = None
    contributes: bool = False
    """Whether the caller's client will add to the seed: then the match waits for that."""


class Again(Frame):
    """How the caller wants to play once more."""

    contributes: bool = False
    """Whether the caller's client will add to the seed of the next match."""


NOTHING_SAID = Again()


class Starting(Frame):
    """Who takes the seats that are still open."""

    level: str
    """The bots' level (see /api/bots)."""


class Seated(BaseModel):
    """How far the match is."""

    status: Status


class Next(BaseModel):
    """The match that follows."""

    id: str
    status: Status


@router.get("/room")
async def read_room(match_id: str, services: TheServices, person: ThePerson) -> RoomSeen:
    """Who is there, and what is to be played."""
    live = await services.matches.get(match_id)
    await demand_may_watch(services, live, person)
    return room_seen(live, person)


@router.put("/seats/{seat}")
async def take_seat(
    match_id: str,
    seat: int,
    wanted: Taking,
    services: TheServices,
    person: ThePerson,
    request: Request,
    response: Response,
) -> Seated:
    """Take an open seat, or the one reserved for the caller; with the last one the match begins.

    The caller gets a cookie if need be. Of several who ask at once one gets the seat.
    """
    check_name("name", wanted.name)
    live = await services.matches.get(match_id)
    known_seat(live, seat)
    if person is None:
        person = await welcome(services, request, response)
    account = await services.accounts.of(person)

    def take(table: MatchSetup) -> MatchSetup:
        chair = table.chairs[seat]
        if chair.kind == "reserved" and chair.person != person:
            raise refusal("conflict", "seat-reserved", f"seat {seat} is kept for somebody else")
        if not chair.is_free and chair.person != person:
            raise refusal("conflict", "seat-taken", f"somebody else has taken seat {seat}")
        if table.public and person != table.host and table.seat_of(person) not in (None, seat):
            detail = "at a public table everybody but its host has one seat: leave the other first"
            raise refusal("conflict", "one-seat-each", detail)
        name = wanted.name or chair.name or table.free_name(account.name)
        chair = Chair.of(person, account.name, name, rated=account.rated)
        return table.with_chair(seat, chair, contributes=wanted.contributes)

    try:
        await live.change_table(take)
    except Rejection as problem:
        if problem.reason != "has-begun":
            raise
        # Whoever has it gets the answer that was lost, whoever was too late is told so.
        take(live.table)
    return Seated(status=live.status)


@router.delete("/seats/{seat}")
async def leave_seat(match_id: str, seat: int, services: TheServices, person: Somebody) -> Seated:
    """Leave a seat while the match waits; the host may put others out, bots too."""
    live = await services.matches.get(match_id)
    known_seat(live, seat)

    def leave(table: MatchSetup) -> MatchSetup:
        if person not in (table.chairs[seat].person, table.host):
            raise not_your_seat(seat)
        return table.with_chair(seat, ANYBODY)

    await live.change_table(leave)
    return Seated(status=live.status)


@router.post("/start")
async def start(match_id: str, wanted: Starting, services: TheServices, person: Somebody) -> Seated:
    """Have bots take the seats that are still free, so that the match begins: for the host."""
    live = await services.matches.get(match_id)
    check_level("level", "bot", wanted.level, live.table.game)
    _demand_host(live, person)

    def fill(table: MatchSetup) -> MatchSetup:
        for seat, chair in enumerate(table.chairs):
            if chair.is_free:
                table = table.with_chair(seat, Chair("bot", wanted.level))
        return table

    await live.change_table(fill)
    return Seated(status=live.status)


@router.delete("", status_code=204)
async def call_off(match_id: str, services: TheServices, person: Somebody) -> None:
    """Call a waiting match off: for the host."""
    live = await services.matches.get(match_id)
    _demand_host(live, person)
    await services.stale_tables.call_off(live)


@router.post("/rematch")
async def rematch(
    match_id: str,
    services: TheServices,
    person: Somebody,
    request: Request,
    wanted: Again = NOTHING_SAID,
) -> Next:
    """The same people in the same seats once more; the same match for all who ask.

    Who starts is as the game's rules say of a series. The seats of others are kept for them.
    """
    live = await services.matches.get(match_id)
    if not any(live.owns(person, seat) for seat in range(live.table.game.seats)):
        raise Rejection("forbidden", "not-your-seat", "only who has played can ask for a rematch")
    if not live.match.is_over:
        raise refusal("conflict", "not-over", "the match is not over")
    services.limiter.count_match(address_of(request), person)
    contributor = person if wanted.contributes else None
    table = _again(live, person, services.new_name()).with_shuffle(contributor)
    following = await services.matches.open_next(live, table)
    return Next(id=following.name, status=following.status)


def _again(live: LiveMatch, person: Person, name: str) -> MatchSetup:
    """The table of a rematch, called `name`: bots and the one who asks sit down at once.

    Where somebody sat who has been deleted since, anybody may sit down.
    """
    before, match = live.table, live.match
    assert match.outcome is not None
    changed = before.game.rematch(match.outcome)
    game = make(before.game.name, before.game.seats, {**before.game.options, **changed})
    chairs = tuple(_kept(chair, person) for chair in before.chairs)
    return replace(
        before,
        name=name,
        game=game,
        chairs=chairs,
        seed=secrets.token_bytes(32),
        host=person,
        created=now(),
        rematch=None,
    )


def _kept(chair: Chair, person: Person) -> Chair:
    """What becomes of a chair in a rematch that a person asks for."""
    if chair.kind == "bot" or chair.person == person:
        return chair
    return ANYBODY if chair.person is None else replace(chair, kind="reserved")


@router.get("/qr.svg", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def qr_code(match_id: str, services: TheServices, request: Request) -> Response:
    """The address of the match's page as a QR code, to be read off a screen."""
    live = await services.matches.get(match_id)
    try:
        code = segno.make(f"{request.base_url}m/{live.name}", error="m")
    except segno.DataOverflowError as error:
        raise Problem(400, "bad-request", "the name of this host is too long") from error
    # `svg_inline` is for pictures inside of pages: it does not name its format.
    picture = BytesIO()
    code.save(picture, kind="svg", scale=8, border=4)
    return Response(picture.getvalue(), media_type="image/svg+xml")


def _demand_host(live: LiveMatch, person: Person) -> None:
    if person != live.table.host:
        raise Rejection("forbidden", "not-the-host", "only the host may do that")
