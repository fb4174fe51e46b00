"""Deeds about accounts: ratings taken back, a reset link given, data exported, an account deleted."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel
from sqlalchemy import Connection

from ...matches.players import Person
from ...rejection import Rejection
from ..accounts.deletion import delete_person
from ..accounts.password_resets import new_reset
from ..accounts.personal_data import personal_data
from ..accounts.rated_results import reckon_anew, take_back_match, take_back_person
from ..clock import now
from .audit import By, log_deed
from .lookup import find_person

THEMSELVES = "themselves"
"""Who has deleted an account or taken its data, where it was its person."""


class ResetLink(BaseModel):
    """A link by which somebody may choose a new password, once."""

    path: str
    """What follows the server's address. The token stands behind a `#`, which browsers tell no server."""
    until: str


class TakenBack(BaseModel):
    """What has been reckoned anew."""

    forms: list[str]
    """Each a game and a number of seats, such as `doctor-faust/2`."""


def take_back(connection: Connection, by: By, who: str | None, match: str | None) -> TakenBack:
    """Take back all ratings of somebody, or those of one match.

    Raises Rejection invalid unless it is one of the two, and as `take_ratings_back` and `take_match_back`.
    """
    if who is not None and match is None:
        return take_ratings_back(connection, by, who)
    if match is not None and who is None:
        return take_match_back(connection, by, match)
    detail = "say whose ratings are taken back, or of which match: one of the two"
    raise Rejection("invalid", "not-allowed", detail, {"param": "who"})


def take_ratings_back(connection: Connection, by: By, who: str) -> TakenBack:
    """Take all ratings of somebody back, with the matches that led to them, and reckon those of others anew.

    Raises Rejection as `find_person`, and conflict for who has no rating.
    """
    person = find_person(connection, who)
    forms = take_back_person(connection, person)
    if not forms:
        raise Rejection("conflict", "not-rated", f"{who!r} has no rating to be taken back")
    taken = TakenBack(forms=sorted(f"{form.game}/{form.seats}" for form in forms))
    for form in forms:
        reckon_anew(connection, form)
    log_deed(connection, by, "take-rating-back", person=person, forms=taken.forms)
    return taken


def take_match_back(connection: Connection, by: By, match: str) -> TakenBack:
    """Let one match rate nobody, and reckon ratings anew. Raises Rejection conflict if it rates nobody."""
    forms = take_back_match(connection, match)
    if not forms:
        raise Rejection("conflict", "not-rated", f"the match {match!r} counts for nobody's rating")
    for form in forms:
        reckon_anew(connection, form)
    taken = TakenBack(forms=[f"{form.game}/{form.seats}" for form in forms])
    log_deed(connection, by, "take-rating-back", match=match, forms=taken.forms)
    return taken


def give_reset_link(connection: Connection, by: By, who: str) -> ResetLink:
    """A link by which somebody may choose a new password within an hour. Links given before end.

    Raises Rejection as `find_person`, and conflict for a guest.
    """
    person = find_person(connection, who)
    token, until = new_reset(connection, person, now())
    log_deed(connection, by, "give-reset-link", person=person, until=until)
    return ResetLink(path=f"/reset#{token}", until=until)


def export_person(connection: Connection, by: By, who: str) -> dict[str, Any]:
    """Everything that is kept of somebody, but what a host who plays against them may not know.

    Raises Rejection as `find_person`.
    """
    person = find_person(connection, who)
    log_deed(connection, by, "export-person", person=person)
    return personal_data(connection, person, for_others=True)


def delete_account(connection: Connection, by: By, who: str) -> None:
    """Delete somebody, account or guest, with their data. Raises Rejection as `find_person`."""
    _delete(connection, by, find_person(connection, who))


def delete_oneself(connection: Connection, person: Person) -> None:
    """Delete a person with their data, as they wish themselves."""
    _delete(connection, By(THEMSELVES, "their own wish"), person)


def _delete(connection: Connection, by: By, person: Person) -> None:
    matches = delete_person(connection, person)
    log_deed(connection, by, "delete-person", person=person, matches=len(matches))
