"""Routes of the lobby, and of one's own matches."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query
from pydantic import BaseModel

from .... import games
from ....rejection import not_among
from ...library.lobby import CURSOR, Listed, Own
from ...protocol.frames import Status
from ..dependencies import Somebody, ThePerson, TheServices

router = APIRouter(prefix="/api", tags=["lobby"])

Before = Annotated[str | None, Query(pattern=CURSOR, max_length=110)]
"""`next` of the page before."""


class LobbySeen(BaseModel):
    """Matches, the newest first."""

    matches: list[Listed]
    next: str | None
    """What to ask for as `before` to get older ones; null: there are none."""


class OwnSeen(BaseModel):
    """One's own matches, the newest first."""

    matches: list[Own]
    next: str | None
    """What to ask for as `before` to get older ones; null: there are none."""


class Waiting(BaseModel):
    """What waits for the caller."""

    matches: list[str]
    """The ids of the matches, a hundred at most, in which it is the caller's turn and other people wait."""
    invitations: list[str]
    """The ids of the tables, a hundred at most, at which a seat is kept for the caller."""


@router.get("/lobby")
async def read_lobby(
    services: TheServices,
    person: ThePerson,
    game: str | None = None,
    status: Literal["waiting", "running"] = "waiting",
    before: Before = None,
) -> LobbySeen:
    """Public matches: those that wait for players, or those that can be watched."""
    if game is not None and game not in games():
        raise not_among("game", game, games())
    await services.closures.demand_open("lobby")
    if status == "running":
        await services.closures.demand_open("watching")
    matches, further = await services.lobby.public(person, game, status, before)
    return LobbySeen(matches=matches, next=further)


@router.get("/me/matches")
async def read_own(
    services: TheServices, person: Somebody, status: Status | None = None, before: Before = None
) -> OwnSeen:
    """The matches in which the caller sits, or to which they have invited."""
    matches, further = await services.lobby.own(person, status, before)
    return OwnSeen(matches=matches, next=further)


@router.get("/me/waiting")
async def read_waiting(services: TheServices, person: ThePerson) -> Waiting:
    """The matches in which others wait for the caller, and the tables to which others have invited them.

    None for who is nobody, or is no more by now.
    """
    if person is None:
        return Waiting(matches=[], invitations=[])
    return Waiting(
        matches=await services.lobby.waiting(person),
        invitations=await services.lobby.inviting(person),
    )
