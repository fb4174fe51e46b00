"""Restrictions: bans and silences, for a time or for good, and how those they concern are told."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

from sqlalchemy import ColumnElement, Connection, Row, Select, or_, select

from ...matches.players import Person
from ...matches.record import moment_text
from ...rejection import Rejection
from ..clock import now
from ..storage.database import Database
from ..storage.schema import RESTRICTIONS

RestrictionKind = Literal["ban", "silence"]
"""`ban`: no signing in, sitting down or making tables; `silence`: no saying anything at tables."""


@dataclass(frozen=True)
class Restriction:
    """What somebody may not do. `until`: a moment as text, None: for good; `reason`: as they are told it."""

    kind: RestrictionKind
    until: str | None
    reason: str
    at: str

    @property
    def rejection(self) -> Rejection:
        """The answer to who is restricted so."""
        doing = "use this server" if self.kind == "ban" else "say anything here"
        time = "" if self.until is None else f" until {self.until}"
        detail = f"you may not {doing}{time}: {self.reason}"
        day = "none" if self.until is None else self.until[:16].replace("T", " ")
        params = {"until": self.until, "day": day, "why": self.reason}
        reason = "banned" if self.kind == "ban" else "silenced"
        return Rejection("forbidden", reason, detail, {"params": params})


def in_force(moment: datetime) -> ColumnElement[bool]:
    """Those that hold at a moment."""
    until = RESTRICTIONS.c.until
    return or_(until.is_(None), until > moment_text(moment))


def longest_first(query: Select[Any]) -> Select[Any]:
    """Restrictions, those for good before all others."""
    return query.order_by(RESTRICTIONS.c.until.desc().nulls_first(), RESTRICTIONS.c.number)


def restriction_of(
    connection: Connection, person: Person, kind: RestrictionKind, moment: datetime
) -> Restriction | None:
    """What holds of this kind for a person at a moment, that which holds longest; None: nothing."""
    theirs = (RESTRICTIONS.c.person == person) & (RESTRICTIONS.c.kind == kind)
    query = longest_first(select(RESTRICTIONS).where(theirs, in_force(moment)))
    row = connection.execute(query.limit(1)).one_or_none()
    return None if row is None else read_restriction(row)


def demand_unrestricted(connection: Connection, person: Person, kind: RestrictionKind) -> None:
    """Raise Rejection forbidden, saying why and until when, if somebody is restricted so now."""
    found = restriction_of(connection, person, kind, now())
    if found is not None:
        raise found.rejection


def is_restricted(connection: Connection, person: Person) -> bool:
    """Whether somebody is restricted in any way now."""
    theirs = select(RESTRICTIONS.c.number).where(RESTRICTIONS.c.person == person, in_force(now()))
    return connection.execute(theirs.limit(1)).first() is not None


def read_restriction(row: Row[Any]) -> Restriction:
    """A restriction as a row tells it."""
    return Restriction(row.kind, row.until, row.reason, row.at)


class Bans:
    """All bans in force, in memory: they are asked for with every request of somebody known."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._bans: dict[Person, list[Restriction]] | None = None

    async def refresh(self) -> None:
        """Read them again: a host has changed them, be it from another process."""
        bans_now = select(RESTRICTIONS).where(RESTRICTIONS.c.kind == "ban", in_force(now()))
        query = longest_first(bans_now)
        bans: dict[Person, list[Restriction]] = {}
        for row in await self._database.rows(query):
            bans.setdefault(row.person, []).append(read_restriction(row))
        self._bans = bans

    async def of(self, person: Person | None) -> Restriction | None:
        """The ban of a person that holds now, the longest; None: they have none."""
        if self._bans is None:
            await self.refresh()
        moment = moment_text(now())
        known = () if person is None else (self._bans or {}).get(person, ())
        return next((ban for ban in known if ban.until is None or ban.until > moment), None)
