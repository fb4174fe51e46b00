"""People in text: what a host is told of somebody, and of a report, as lines.

What strangers have written stands there in its line, and does nothing to the terminal.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..display_text import in_one_line

if TYPE_CHECKING:
    from ..server.moderation.audit import Deed
    from ..server.moderation.lookup import PersonKnown
    from ..server.moderation.reports import Report


def told_of_person(person: PersonKnown) -> Iterator[str]:
    """What is known of somebody, a line each."""
    return map(in_one_line, _lines(person))


def _lines(person: PersonKnown) -> Iterator[str]:
    kind = "guest" if person.name is None else f"account {person.name}"
    yield f"person/{person.person}: {kind}, since {person.created}"
    for held in person.restrictions:
        until = "for good" if held.until is None else f"until {held.until}"
        yield f"{held.kind} {until}: {held.reason}"
    for session in person.sessions:
        yield f"session since {session.created}, last seen {session.seen[:10]}"
    for rating in person.ratings:
        shown = f"{rating.mu - 3 * rating.sigma:.2f}"
        yield f"rating in {rating.game}/{rating.seats}: {shown} after {rating.matches} matches"
    for match in person.matches:
        place = "host" if match.seat is None else f"seat {match.seat}"
        named = "" if match.name is None else f" as {match.name}"
        yield f"match {match.match}: {match.game}, {match.status}, {place}{named}, {match.changed}"
    for report in person.reports:
        way = "by them" if report.by_them else "about them"
        yield f"report {report.number} {way}: {report.kind}, {report.state}: {report.reason}"
    for deed in person.deeds:
        yield told_of_deed(deed)


def told_of_report(report: Report) -> str:
    """A report in a line."""
    about = "somebody deleted" if report.about is None else f"person/{report.about}"
    named = "" if report.name is None else f" ({report.name})"
    place = "" if report.match is None else f" at {report.match}"
    words = "" if not report.words else f" {report.words!r}"
    by = "" if report.taken_by is None else f" by {report.taken_by}"
    outcome = "" if report.outcome is None else f": {report.outcome}"
    return in_one_line(
        f"{report.number}  {report.at}  {report.kind}{place}, {about}{named}{words}:"
        f" {report.reason}  [{report.state}{by}{outcome}]"
    )


def told_of_deed(deed: Deed) -> str:
    """A line of the audit log in a line."""
    whom = "" if deed.person is None else f" person/{deed.person}"
    named = "" if deed.name is None else f" ({deed.name})"
    match = "" if deed.match is None else f" at {deed.match}"
    details = "".join(f" {name}={value}" for name, value in deed.details.items())
    what = f"{deed.deed}{whom}{named}{match}{details}"
    return in_one_line(f"{deed.number}  {deed.at}  {deed.who}: {what}: {deed.why}")
