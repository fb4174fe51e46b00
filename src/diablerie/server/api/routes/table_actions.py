"""Routes of table actions and chat: resign, offer, take back, vote, say, mute."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import BaseModel, Field

from ....matches.players import Person
from ....rejection import Rejection, refusal
from ...live.match import LiveMatch
from ...live.permissions import demand_seat, known_seat
from ...live.table_actions import TableAction, do_table_action
from ...protocol.down import Said
from ...protocol.frames import (
    LARGEST,
    CommandName,
    Frame,
    MessageText,
    Seat,
    Version,
    VolunteerNumber,
)
from ...protocol.up import TableDeed
from ..dependencies import Somebody, ThePerson, TheServices, demand_may_watch, welcome
from ..origin_check import OWN_PAGE
from .matches import Done

router = APIRouter(prefix="/api/matches/{match_id}", tags=["tables"], dependencies=[OWN_PAGE])


SLOWEST = 10.0
"""Seconds for an action that nobody wants a bot to take longer than."""


class DeedWanted(Frame):
    """A deed from one of the caller's seats, as in the frame `do`; a host's `substitute` has none."""

    cmd: CommandName
    deed: TableDeed
    seat: Seat | None = None
    expect: Version | None = None
    about: Seat | None = None
    volunteer: VolunteerNumber | None = None


class MessageWanted(Frame):
    """Something to say, from one of the caller's seats or as somebody who looks on."""

    cmd: CommandName
    text: MessageText
    seat: Seat | None = None


class MessageKept(BaseModel):
    """A message has been kept."""

    n: Version


class BotPace(Frame):
    """How long bots shall take for an action."""

    seconds: Annotated[float, Field(ge=0, le=SLOWEST)] | None
    """At least; null, and what would be quicker than the server lets them: as the server has it."""


MessageNumber = Annotated[int, Path(ge=1, le=LARGEST)]


class Messages(BaseModel):
    """What has been said."""

    messages: list[Said]


@router.post("/deeds")
async def do(match_id: str, wanted: DeedWanted, services: TheServices, person: Somebody) -> Done:
    """Do something at the table. Answered once it is saved; a repeated `cmd` gets the same answer."""
    live = await services.matches.get(match_id)
    deed = TableAction(
        wanted.deed, wanted.seat, wanted.cmd, wanted.expect, wanted.about, wanted.volunteer
    )
    return Done.of(
        wanted.cmd, await do_table_action(live, person, deed, services.settings.substitute)
    )


@router.put("/bot-pace", status_code=204)
async def set_bot_pace(
    match_id: str, wanted: BotPace, services: TheServices, person: Somebody
) -> None:
    """Have bots take so long for an action from the next on: for who plays with nobody but bots.

    409 where other people play. It is no part of the record.
    """
    live = await services.matches.get(match_id)
    if not any(live.owns(person, seat) for seat in range(live.table.game.seats)):
        raise Rejection("forbidden", "not-your-seat", "only who plays can set the pace of bots")
    if not live.table.is_of_one:
        raise refusal("conflict", "others-play", "where other people play the server sets the pace")
    await live.set_bot_pace(wanted.seconds)


@router.get("/messages")
async def read_messages(
    match_id: str,
    services: TheServices,
    person: ThePerson,
    after: Annotated[int, Query(ge=0, le=LARGEST)] = 0,
) -> Messages:
    """What has been said after the message numbered `after`, as far as it is kept."""
    live = await services.matches.get(match_id)
    await demand_may_watch(services, live, person)
    await live.chat.load()
    return Messages(messages=live.chat.heard(person, after))


@router.post("/messages", status_code=201)
async def say(
    match_id: str,
    wanted: MessageWanted,
    services: TheServices,
    person: ThePerson,
    request: Request,
    response: Response,
) -> MessageKept:
    """Say something to all at the table. The caller gets a cookie if need be."""
    live = await services.matches.get(match_id)
    await demand_may_watch(services, live, person)
    if person is None:
        person = await welcome(services, request, response)
    demand_seat(live, person, wanted.seat)
    services.limiter.count("messages", person, match_id)
    return MessageKept(n=await live.say(person, wanted.seat, wanted.text, wanted.cmd))


@router.put("/mutes/{seat}", status_code=204)
async def mute(match_id: str, seat: int, services: TheServices, person: Somebody) -> None:
    """Hear no more what the person in a seat says here."""
    live = await services.matches.get(match_id)
    await _mute(live, person, _in_seat(live, seat), on=True)


@router.delete("/mutes/{seat}", status_code=204)
async def unmute(match_id: str, seat: int, services: TheServices, person: Somebody) -> None:
    """Hear again what the person in a seat says."""
    live = await services.matches.get(match_id)
    await _mute(live, person, _in_seat(live, seat), on=False)


@router.put("/messages/{number}/mute", status_code=204)
async def mute_speaker(
    match_id: str, number: MessageNumber, services: TheServices, person: Somebody
) -> None:
    """Hear no more what the one who has said a message says here: also of those who look on."""
    live = await services.matches.get(match_id)
    await _mute(live, person, await live.chat.speaker_of(number), on=True)


@router.delete("/messages/{number}/mute", status_code=204)
async def unmute_speaker(
    match_id: str, number: MessageNumber, services: TheServices, person: Somebody
) -> None:
    """Hear again what the one who has said a message says."""
    live = await services.matches.get(match_id)
    await _mute(live, person, await live.chat.speaker_of(number), on=False)


def _in_seat(live: LiveMatch, seat: int) -> Person:
    """Who speaks from a seat. Raises Rejection if nobody does."""
    speaker = live.table.chairs[known_seat(live, seat)].person
    if speaker is None:
        detail = f"nobody speaks from seat {seat}"
        raise Rejection("invalid", "not-allowed", detail, {"param": "seat"})
    return speaker


async def _mute(live: LiveMatch, person: Person, speaker: Person, *, on: bool) -> None:
    if speaker == person:
        raise Rejection("invalid", "not-allowed", "nobody can mute themselves")
    await live.chat.mute(person, speaker, on=on)
    live.look_round()
