"""Routes of vacations: to go on one, to come back, and how much of it is left."""

from __future__ import annotations

from datetime import timedelta

from fastapi import APIRouter
from pydantic import BaseModel

from ....matches.record import moment_text
from ...accounts.vacations import Allowance
from ...clock import now
from ..dependencies import Somebody, TheServices
from ..origin_check import OWN_PAGE

router = APIRouter(prefix="/api/me/vacation", tags=["people"])

DAY = timedelta(days=1)


class VacationSeen(BaseModel):
    """The caller's vacation: while it lasts their clocks stand still where a turn has days."""

    since: str | None
    """Since when they are on vacation; null: they are not."""
    until: str | None
    """When it ends at the latest."""
    left: float
    """How many days are left to them within a year."""
    days: int
    """How many days everybody has within a year; 0: there are no vacations here."""


@router.get("")
async def read_vacation(services: TheServices, person: Somebody) -> VacationSeen:
    """Whether one is on vacation, and how much of it is left."""
    return _seen(await services.vacations.of(person, now()), services.vacations.days)


@router.put("", dependencies=[OWN_PAGE])
async def begin_vacation(services: TheServices, person: Somebody) -> VacationSeen:
    """Go on vacation; who is on one stays on it."""
    return _seen(await services.vacation_keeper.begin(person), services.vacations.days)


@router.delete("", dependencies=[OWN_PAGE])
async def end_vacation(services: TheServices, person: Somebody) -> VacationSeen:
    """Come back. An action in a match in which a turn has days does that as well."""
    await services.vacation_keeper.end(person)
    return await read_vacation(services, person)


def _seen(allowance: Allowance, days: int) -> VacationSeen:
    current = allowance.current
    return VacationSeen(
        since=None if current is None else moment_text(current.began),
        until=None if current is None else moment_text(current.until),
        left=round(allowance.left / DAY, 3),
        days=days,
    )
