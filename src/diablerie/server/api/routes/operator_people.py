"""Routes of the operator about people: look up, silence, ban, reset a password, export, delete, take back."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Annotated, Any, Literal, TypeVar

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel, Field
from sqlalchemy import Connection

from ...moderation import account_deeds, sanctions
from ...moderation.account_deeds import ResetLink, TakenBack
from ...moderation.audit import LONGEST_REASON, By
from ...moderation.lookup import PersonKnown, look_up
from ...protocol.frames import LARGEST, SOMETHING, Frame
from ...services import Services
from ..dependencies import TheServices
from ..operator_access import TheOperator
from ..personal_data_file import as_file

router = APIRouter(prefix="/api/operator", tags=["operator"])

T = TypeVar("T")

Why = Annotated[str, Field(min_length=1, max_length=LONGEST_REASON, pattern=SOMETHING)]
"""The reason, for the audit log; of a ban or silence the person is told it."""

Who = Annotated[str, Field(min_length=1, max_length=100, pattern=r"^[^\x00]*$")]
"""An account's name, `person/NUMBER`, `MATCH/seat/NUMBER` or `MATCH/message/NUMBER`."""


class About(Frame):
    """Whom it is about, and why."""

    who: Who
    why: Why


class Sanction(About):
    """What somebody shall not do any more."""

    seconds: Annotated[int, Field(ge=1, le=LARGEST)] | None = None
    """For how long; null: for good."""


class Lifting(About):
    """What somebody may do again."""

    kind: Literal["ban", "silence"]


class TakingBack(Frame):
    """Which ratings do not count: all of a person's, or those of one match."""

    who: Who | None = None
    match: Annotated[str, Field(min_length=1, max_length=64)] | None = None
    why: Why


class Restricted(BaseModel):
    """What has been forbidden."""

    kind: Literal["ban", "silence"]
    until: str | None
    """Null: for good."""
    reason: str
    at: str


async def deed(services: Services, job: Callable[[Connection], T]) -> T:
    """Do something in a transaction, and have this process heed it at once."""
    done = await services.database.write(job)
    await services.deed_watch.look()
    return done


@router.get("/people")
async def read_person(
    services: TheServices, _operator: TheOperator, who: Annotated[str, Query(max_length=100)]
) -> PersonKnown:
    """What a host may know of an account or a guest: nothing of how their running matches stand."""
    return await services.database.read(lambda connection: look_up(connection, who))


@router.post("/silences", status_code=201)
async def silence(wanted: Sanction, services: TheServices, operator: TheOperator) -> Restricted:
    """Let somebody say nothing at any table."""
    by = By(operator, wanted.why)
    made = await deed(services, lambda c: sanctions.silence(c, by, wanted.who, _time(wanted)))
    return Restricted(**vars(made))


@router.post("/bans", status_code=201)
async def ban(wanted: Sanction, services: TheServices, operator: TheOperator) -> Restricted:
    """Let somebody not sign in, sit down or make tables; their sessions and connections end."""
    by = By(operator, wanted.why)
    made = await deed(services, lambda c: sanctions.ban(c, by, wanted.who, _time(wanted)))
    return Restricted(**vars(made))


@router.post("/lifts", status_code=204)
async def lift(wanted: Lifting, services: TheServices, operator: TheOperator) -> None:
    """Let somebody do again what they have been forbidden."""
    by = By(operator, wanted.why)
    await deed(services, lambda c: sanctions.lift(c, by, wanted.who, wanted.kind))


@router.post("/password-resets", status_code=201)
async def give_reset_link(wanted: About, services: TheServices, operator: TheOperator) -> ResetLink:
    """A link by which somebody chooses a new password: once, within an hour."""
    by = By(operator, wanted.why)
    return await deed(services, lambda c: account_deeds.give_reset_link(c, by, wanted.who))


@router.post("/ratings-taken-back", status_code=201)
async def take_back(wanted: TakingBack, services: TheServices, operator: TheOperator) -> TakenBack:
    """Take ratings back and reckon those of all others anew: 422 unless it is of one person or one match."""
    by = By(operator, wanted.why)
    return await deed(services, lambda c: account_deeds.take_back(c, by, wanted.who, wanted.match))


@router.post("/exports", response_model=dict[str, Any])
async def export(wanted: About, services: TheServices, operator: TheOperator) -> Response:
    """Everything that is kept of somebody, for them."""
    by = By(operator, wanted.why)
    document = await deed(services, lambda c: account_deeds.export_person(c, by, wanted.who))
    return as_file(document)


@router.post("/deletions", status_code=204)
async def delete(wanted: About, services: TheServices, operator: TheOperator) -> None:
    """Delete somebody, account or guest, with their data. There is no way back."""
    by = By(operator, wanted.why)
    await deed(services, lambda c: account_deeds.delete_account(c, by, wanted.who))


def _time(wanted: Sanction) -> timedelta | None:
    return None if wanted.seconds is None else timedelta(seconds=wanted.seconds)
