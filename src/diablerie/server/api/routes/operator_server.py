"""Routes of the operator about tables and the server: messages, reports, what is closed, purging, the log."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, Field

from ...clock import now
from ...moderation import closures, reports
from ...moderation.audit import By, Deed, read_deeds
from ...moderation.closures import Closable
from ...moderation.messages import MessageKnown, delete_message, read_messages
from ...moderation.purge import Ages, Purged, count_purgeable, purge_some
from ...moderation.reports import Report, ReportState
from ...protocol.frames import LARGEST, Frame
from ..dependencies import TheServices
from ..operator_access import TheOperator
from .operator_people import Why, deed

router = APIRouter(prefix="/api/operator", tags=["operator"])

Days = Annotated[int, Field(ge=1, le=36_500)] | None

Number = Annotated[int, Path(ge=1, le=LARGEST)]


class MessagesKnown(BaseModel):
    """What has been said at a table."""

    messages: list[MessageKnown]


class Deleting(Frame):
    """Which message shall go."""

    match: Annotated[str, Field(min_length=1, max_length=64)]
    message: Annotated[int, Field(ge=1, le=LARGEST)]
    why: Why


class Reports(BaseModel):
    """Reports, the newest first."""

    reports: list[Report]


class Handling(Frame):
    """What is done about a report: it is taken up, or closed with what has come of it as `why`."""

    state: Literal["taken", "closed"]
    why: Why


class Closed(BaseModel):
    """What is closed for all."""

    closed: list[Closable]


class Closing(Frame):
    """Whether something shall be closed."""

    closed: bool
    why: Why


class Purging(Frame):
    """How many days old what shall go must be; null: it stays."""

    finished: Days = None
    """Matches that are over."""
    unfinished: Days = None
    """Matches that are not, in which nothing has been done for so long."""
    guests: Days = None
    """Guests not seen for so long, with their data."""
    deeds: Days = None
    """The audit log, and reports that are closed."""
    dry_run: bool = False
    """Only count."""
    why: Why


class Deeds(BaseModel):
    """The audit log, the newest first."""

    deeds: list[Deed]


@router.get("/messages")
async def list_messages(
    services: TheServices, _operator: TheOperator, match: Annotated[str, Query(max_length=64)]
) -> MessagesKnown:
    """What has been said at a table, the latest first."""
    found = await services.database.read(lambda connection: read_messages(connection, match))
    return MessagesKnown(messages=found)


@router.post("/messages-deleted", status_code=204)
async def strike(wanted: Deleting, services: TheServices, operator: TheOperator) -> None:
    """Delete what a message says; its place stays, and all at the table see that it has been deleted."""
    by = By(operator, wanted.why)
    await deed(services, lambda c: delete_message(c, by, wanted.match, wanted.message))


@router.get("/reports")
async def list_reports(
    services: TheServices, _operator: TheOperator, state: ReportState | None = None
) -> Reports:
    """What players have told the host, the newest first."""
    found = await services.database.read(lambda c: reports.list_reports(c, state))
    return Reports(reports=found)


@router.put("/reports/{number}")
async def handle_report(
    number: Number, wanted: Handling, services: TheServices, operator: TheOperator
) -> Report:
    """Take a report up, or close it."""
    by = By(operator, wanted.why)
    change = reports.take_report if wanted.state == "taken" else reports.close_report
    return await deed(services, lambda c: change(c, by, number))


@router.get("/closures")
async def read_closures(services: TheServices, _operator: TheOperator) -> Closed:
    """What is closed for all."""
    return Closed(closed=await services.database.read(closures.closed_now))


@router.put("/closures/{what}")
async def close(
    what: Closable, wanted: Closing, services: TheServices, operator: TheOperator
) -> Closed:
    """Close registration, the lobby or watching for all, or open it again: at once here, soon everywhere."""
    by = By(operator, wanted.why)
    change = closures.close if wanted.closed else closures.reopen
    await deed(services, lambda c: change(c, by, what))
    return await read_closures(services, operator)


@router.post("/purges")
async def purge(wanted: Purging, services: TheServices, operator: TheOperator) -> Purged:
    """Delete what is too old, or with `dry_run` only count it."""
    by, ages, moment = By(operator, wanted.why), _ages(wanted), now()
    if wanted.dry_run:
        return await services.database.read(lambda c: count_purgeable(c, ages, moment))
    purged = Purged()
    while some := await _purge_some(services, by, ages, moment):
        purged = purged.plus(some)
    await services.deed_watch.look()
    return purged


@router.get("/deeds")
async def list_deeds(
    services: TheServices,
    _operator: TheOperator,
    before: Annotated[int | None, Query(ge=1, le=LARGEST)] = None,
) -> Deeds:
    """What hosts have done: who, when, what, to whom and why."""
    return Deeds(deeds=await services.database.read(lambda c: read_deeds(c, before)))


async def _purge_some(services: TheServices, by: By, ages: Ages, moment: datetime) -> Purged | None:
    some = await services.database.write(lambda c: purge_some(c, by, ages, moment))
    return some if some.total else None


def _ages(wanted: Purging) -> Ages:
    days = {name: getattr(wanted, name) for name in ("finished", "unfinished", "guests", "deeds")}
    return Ages(**{name: None if n is None else timedelta(days=n) for name, n in days.items()})
