"""Routes of one's own data and of the host's ear: download, delete, choose a new password, report."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field, SecretStr

from ....matches.players import Person
from ...accounts.personal_data import personal_data
from ...moderation.account_deeds import delete_oneself
from ...moderation.reports import ReportKind, report
from ...protocol.frames import SOMETHING, Frame
from ...services import Services
from ..client_address import address_of
from ..credentials import drop_cookie
from ..dependencies import Somebody, TheCaller, TheServices
from ..origin_check import OWN_PAGE
from ..personal_data_file import as_file
from .accounts import Password
from .operator_people import Who

router = APIRouter(prefix="/api", tags=["people"], dependencies=[OWN_PAGE])


class Confirmed(Frame):
    """The password once more, for what is not to be done by whoever finds a browser open."""

    password: Password | None = None
    """Null for a guest, who has none."""


class Redeeming(Frame):
    """A new password, by the token of a link from the host."""

    token: Annotated[str, Field(min_length=1, max_length=200)]
    password: Password


class Redeemed(BaseModel):
    """Whose password it is now."""

    name: str
    unlinked: bool
    """Whether their account was linked to a sign-in provider, which it is no more."""


class Reporting(Frame):
    """Something that the host should know of."""

    kind: ReportKind
    who: Who
    """For a message `MATCH/message/NUMBER`; else `MATCH/seat/NUMBER`, or an account's name."""
    reason: Annotated[str, Field(min_length=1, max_length=500, pattern=SOMETHING)]


class Reported(BaseModel):
    """The host has been told."""

    number: int


@router.post("/me/export", response_model=dict[str, Any])
async def export_own(
    wanted: Confirmed, services: TheServices, person: Somebody, request: Request
) -> Response:
    """Everything that is kept of the caller, as a file."""
    await demand_password(services, person, wanted.password, request)
    return as_file(await services.database.read(lambda c: personal_data(c, person)))


@router.post("/me/deletion", status_code=204)
async def delete_own(
    wanted: Confirmed,
    services: TheServices,
    person: Somebody,
    caller: TheCaller,
    request: Request,
    response: Response,
) -> None:
    """Delete the caller with their data. There is no way back."""
    await demand_password(services, person, wanted.password, request)
    await services.database.write(lambda c: delete_oneself(c, person))
    await services.deed_watch.look()
    if caller.credential is not None and not caller.credential.is_bearer:
        drop_cookie(response)


async def demand_password(
    services: Services, person: Person, given: SecretStr | None, request: Request
) -> None:
    """Raise Rejection forbidden unless it is the password of an account that has one, and count who tries."""
    password = None if given is None else given.get_secret_value()
    with services.limiter.password_checked(address_of(request), str(person)):
        await services.accounts.demand_password(person, password)


@router.post("/password-resets")
async def redeem_reset(wanted: Redeeming, services: TheServices, request: Request) -> Redeemed:
    """Choose a new password by a link that the host has given: once, within an hour.

    All sessions end, and a sign-in provider knows the account no more.
    """
    password = wanted.password.get_secret_value()
    with services.limiter.password_checked(address_of(request), "a link"):
        redeemed = await services.password_resets.redeem(wanted.token, password)
    return Redeemed(name=redeemed.name, unlinked=redeemed.unlinked)


@router.post("/reports", status_code=201)
async def report_somebody(wanted: Reporting, services: TheServices, person: Somebody) -> Reported:
    """Tell the host of a message, a name or a person. Twenty of one's own may wait to be closed."""
    services.limiter.count("reports", person)
    number = await services.database.write(
        lambda c: report(c, person, wanted.kind, wanted.who, wanted.reason)
    )
    return Reported(number=number)
