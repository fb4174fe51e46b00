"""Routes of invitations: keep a seat for somebody by name, and at which tables one is kept for the caller."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, Field
from sqlalchemy import Connection, Row

from ....matches.players import Person
from ....rejection import Rejection, refusal
from ...accounts.contacts import account_named, demand_may_invite
from ...core.usernames import LONGEST
from ...library.lobby import Own
from ...live.permissions import known_seat
from ...protocol.frames import Frame
from ...storage.models import Chair, MatchSetup
from ..dependencies import Somebody, TheServices
from ..origin_check import OWN_PAGE
from .seats import Seated

router = APIRouter(prefix="/api", tags=["gathering"], dependencies=[OWN_PAGE])


class InvitationWanted(Frame):
    """Who is to be invited."""

    name: Annotated[str, Field(min_length=1, max_length=4 * LONGEST)]
    """The name of an account."""


class InvitationsSeen(BaseModel):
    """Tables that wait for the caller, the newest first; a hundred at most."""

    matches: list[Own]


@router.get("/me/invitations")
async def read_invitations(services: TheServices, person: Somebody) -> InvitationsSeen:
    """The tables at which a seat is kept for the caller, but for those of people whom they have blocked.

    `PUT /api/matches/{id}/seats/{seat}` takes the seat, `DELETE` declines.
    """
    return InvitationsSeen(matches=await services.lobby.invitations(person))


@router.put("/matches/{match_id}/seats/{seat}/invitation")
async def invite(
    match_id: str, seat: int, wanted: InvitationWanted, services: TheServices, person: Somebody
) -> Seated:
    """Keep an open seat of a table that waits for the holder of an account: for the host.

    They find the table among their invitations. 403 `takes-no-invitation` for who is blocked by them.
    """
    live = await services.matches.get(match_id)
    known_seat(live, seat)
    if person != live.table.host:
        raise Rejection("forbidden", "not-the-host", "only the host may do that")
    services.limiter.count("invitations", person)

    def find(connection: Connection) -> Row[tuple[Person, str]]:
        account = account_named(connection, wanted.name)
        demand_may_invite(connection, person, account.person)
        return account

    account = await services.database.read(find)

    def keep(table: MatchSetup) -> MatchSetup:
        if table.chairs[seat].kind != "open":
            raise refusal("conflict", "seat-taken", f"seat {seat} is not open")
        if any(chair.person == account.person for chair in table.chairs):
            detail = f"{account.name} has a seat here, or is invited already"
            raise refusal("conflict", "invited-before", detail)
        return table.with_chair(
            seat, Chair("reserved", None, account.name, account.person, account=True)
        )

    await live.change_table(keep)
    if services.notices is not None:
        services.notices.note(live)
    return Seated(status=live.status)
