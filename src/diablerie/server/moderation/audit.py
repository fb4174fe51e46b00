"""Audit log: every deed of a host, with who did it, when, to whom and why; only ever added to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from pydantic import BaseModel
from sqlalchemy import Connection, Row, insert, select

from ...matches.players import Person
from ...matches.record import moment_text
from ...rejection import Rejection
from ..clock import now
from ..storage.schema import DEEDS, PEOPLE

PAGE = 100
"""How many deeds are told at a time."""

LONGEST_REASON = 500

DeedKind = Literal[
    "ban",
    "silence",
    "lift",
    "delete-message",
    "take-report",
    "close-report",
    "take-rating-back",
    "give-reset-link",
    "export-person",
    "delete-person",
    "close",
    "reopen",
    "purge",
]


@dataclass(frozen=True)
class By:
    """Who does something, as the log tells it, and why."""

    who: str
    why: str

    def __post_init__(self) -> None:
        """Raise Rejection invalid without a reason, or for one that cannot be kept."""
        demand_words("why", self.why, LONGEST_REASON)


class Deed(BaseModel):
    """One line of the audit log."""

    number: int
    at: str
    who: str
    """The name of the operator's token, the system's user who gave the command, or `themselves`."""
    deed: DeedKind
    person: int | None
    name: str | None
    """What the person is called now; null: a guest, or deleted."""
    match: str | None
    details: dict[str, Any]
    why: str


def log_deed(
    connection: Connection,
    by: By,
    deed: DeedKind,
    *,
    person: Person | None = None,
    match: str | None = None,
    **details: Any,
) -> None:
    """Add a deed to the log, in the transaction that does it."""
    row: Mapping[str, Any] = {
        "at": moment_text(now()),
        "who": by.who,
        "deed": deed,
        "person": person,
        "match": match,
        "details": details,
        "why": by.why,
    }
    connection.execute(insert(DEEDS).values(row))


def read_deeds(connection: Connection, before: int | None = None) -> list[Deed]:
    """The latest deeds, or the latest before a number, the newest first."""
    query = _deeds().order_by(DEEDS.c.number.desc()).limit(PAGE)
    if before is not None:
        query = query.where(DEEDS.c.number < before)
    return [_deed(row) for row in connection.execute(query)]


def deeds_about(connection: Connection, person: Person) -> list[Deed]:
    """The latest deeds about a person, the newest first."""
    query = _deeds().where(DEEDS.c.person == person).order_by(DEEDS.c.number.desc())
    return [_deed(row) for row in connection.execute(query.limit(PAGE))]


def read_deeds_after(connection: Connection, number: int) -> list[Deed]:
    """All deeds after a number, the oldest first."""
    query = _deeds().where(DEEDS.c.number > number).order_by(DEEDS.c.number)
    return [_deed(row) for row in connection.execute(query)]


def demand_words(param: str, words: str, longest: int) -> None:
    """Raise Rejection invalid unless something is said, in so many characters at most."""
    if not words.strip() or len(words) > longest or "\0" in words:
        detail = f"{param}: say it in 1 to {longest} characters"
        raise Rejection("invalid", "not-allowed", detail, {"param": param})


def _deeds() -> Any:
    return select(DEEDS, PEOPLE.c.name).outerjoin(PEOPLE, PEOPLE.c.person == DEEDS.c.person)


def _deed(row: Row[Any]) -> Deed:
    return Deed(**row._mapping)
