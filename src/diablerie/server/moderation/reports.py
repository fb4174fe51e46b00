"""Reports: what players tell the host of messages, names and people at tables, taken up and closed."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel
from sqlalchemy import Connection, Row, func, insert, select, update

from ...display_text import tamed
from ...matches.players import Person
from ...matches.record import moment_text
from ...rejection import Rejection
from ..clock import now
from ..storage.schema import MESSAGES, PEOPLE, REPORTS, SEATS
from .audit import LONGEST_REASON, By, demand_words, log_deed
from .lookup import IN_SEAT, NUMBERED, SPEAKER, find_person

ReportKind = Literal["message", "name", "person"]
ReportState = Literal["open", "taken", "closed"]

MOST_OPEN = 20
"""How many reports of one person may wait to be closed."""

PAGE = 100
"""How many reports are told at a time."""


class Report(BaseModel):
    """A report, as a host sees it."""

    number: int
    at: str
    reporter: int | None
    """Null: deleted since."""
    kind: ReportKind
    match: str | None
    message: int | None
    about: int | None
    """Whom it is about; null: deleted since."""
    name: str | None
    """The name of their account, if they have one."""
    words: str | None
    """The message, or the name at the table, as it was when it was reported."""
    reason: str
    state: ReportState
    taken_by: str | None
    outcome: str | None
    changed: str


def report(
    connection: Connection, reporter: Person, kind: ReportKind, who: str, reason: str
) -> int:
    """Tell the host of somebody; the number of the report.

    `who`: for a message MATCH/message/NUMBER, else MATCH/seat/NUMBER or an account's name. Raises Rejection:
    invalid, not-found if there is nobody, conflict for what is reported already, too-many for too many.
    What of the reason would reach beyond it is left out.
    """
    demand_words("reason", reason, LONGEST_REASON)
    reason = tamed(reason)
    demand_words("reason", reason, LONGEST_REASON)
    about = _about(connection, reporter, kind, who)
    match, message, words = _subject(connection, who)
    same = (
        (REPORTS.c.reporter == reporter)
        & (REPORTS.c.about == about)
        & (REPORTS.c.kind == kind)
        & REPORTS.c.match.is_not_distinct_from(match)
        & REPORTS.c.message.is_not_distinct_from(message)
        & (REPORTS.c.state != "closed")
    )
    if connection.execute(select(REPORTS.c.number).where(same)).first() is not None:
        raise Rejection("conflict", "reported-before", "you have told the host of this already")
    _demand_few(connection, reporter)
    moment = moment_text(now())
    row = {"at": moment, "changed": moment, "reporter": reporter, "about": about, "kind": kind}
    row |= {"match": match, "message": message, "words": words, "reason": reason, "state": "open"}
    adding = insert(REPORTS).values(row).returning(REPORTS.c.number)
    number: int = connection.execute(adding).scalar_one()
    return number


def _about(connection: Connection, reporter: Person, kind: ReportKind, who: str) -> Person:
    is_message = SPEAKER.fullmatch(who) is not None
    if NUMBERED.fullmatch(who) or is_message != (kind == "message"):
        form = "MATCH/message/NUMBER" if kind == "message" else "MATCH/seat/NUMBER or a name"
        detail = f"who: for a report of a {kind} it is {form}"
        raise Rejection("invalid", "not-allowed", detail, {"param": "who"})
    about = find_person(connection, who)
    if about == reporter:
        raise Rejection("invalid", "not-allowed", "nobody reports themselves", {"param": "who"})
    return about


def _subject(connection: Connection, who: str) -> tuple[str | None, int | None, str | None]:
    """The match and message that it is about, and what is said there or what the person is called."""
    if found := SPEAKER.fullmatch(who):
        match, number = found[1], int(found[2])
        this = (MESSAGES.c.match == match) & (MESSAGES.c.number == number)
        text = connection.execute(select(MESSAGES.c.text).where(this)).scalar_one()
        return match, number, text
    if found := IN_SEAT.fullmatch(who):
        match, seat = found[1], int(found[2])
        here = (SEATS.c.match == match) & (SEATS.c.seat == seat)
        return match, None, connection.execute(select(SEATS.c.name).where(here)).scalar_one()
    return None, None, who


def _demand_few(connection: Connection, reporter: Person) -> None:
    waiting = (REPORTS.c.reporter == reporter) & (REPORTS.c.state != "closed")
    if connection.execute(select(func.count()).where(waiting)).scalar_one() >= MOST_OPEN:
        detail = f"{MOST_OPEN} reports of yours wait for the host: no more until one is closed"
        raise Rejection("too-many", "too-many-reports", detail)


def list_reports(connection: Connection, state: ReportState | None = None) -> list[Report]:
    """The latest reports, the newest first; in a state, or in any."""
    query = _reports().order_by(REPORTS.c.number.desc()).limit(PAGE)
    if state is not None:
        query = query.where(REPORTS.c.state == state)
    return [_read(row) for row in connection.execute(query)]


def take_report(connection: Connection, by: By, number: int) -> Report:
    """Let other hosts know that somebody sees to a report.

    Raises Rejection: not-found if there is none, conflict if somebody does already or it is closed.
    """
    before = _demand(connection, number)
    if before.state != "open":
        detail = f"report {number} is {before.state} already"
        raise Rejection("conflict", "not-open", detail)
    change = {"state": "taken", "taken_by": by.who}
    return _change(connection, by, "take-report", before, change)


def close_report(connection: Connection, by: By, number: int) -> Report:
    """Have done with a report, with what has come of it as the reason.

    Raises Rejection: not-found if there is none, conflict if it is closed already.
    """
    before = _demand(connection, number)
    if before.state == "closed":
        raise Rejection("conflict", "not-open", f"report {number} is closed already")
    return _change(connection, by, "close-report", before, {"state": "closed", "outcome": by.why})


def _change(
    connection: Connection,
    by: By,
    deed: Literal["take-report", "close-report"],
    before: Report,
    change: dict[str, Any],
) -> Report:
    this = REPORTS.c.number == before.number
    values = change | {"changed": moment_text(now())}
    connection.execute(update(REPORTS).where(this).values(values))
    log_deed(connection, by, deed, person=before.about, match=before.match, report=before.number)
    return _demand(connection, before.number)


def _demand(connection: Connection, number: int) -> Report:
    this = _reports().where(REPORTS.c.number == number).with_for_update(of=REPORTS)
    row = connection.execute(this).one_or_none()
    if row is None:
        raise Rejection("not-found", "no-such-report", f"there is no report {number}")
    return _read(row)


def _reports() -> Any:
    return select(REPORTS, PEOPLE.c.name).outerjoin(PEOPLE, PEOPLE.c.person == REPORTS.c.about)


def _read(row: Row[Any]) -> Report:
    return Report(**row._mapping)
