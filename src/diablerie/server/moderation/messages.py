"""Messages: what is said at a table as a host sees it, and one of them deleted."""

from __future__ import annotations

from pydantic import BaseModel
from sqlalchemy import Connection, select, update

from ...rejection import Rejection
from ..storage.match_loader import is_there
from ..storage.schema import MESSAGES
from .audit import By, log_deed

MOST = 500
"""How many of a table's latest messages are told."""


class MessageKnown(BaseModel):
    """One message, and the number of who has said it."""

    number: int
    person: int
    seat: int | None
    name: str | None
    text: str
    at: str
    deleted: bool


def read_messages(connection: Connection, match: str) -> list[MessageKnown]:
    """What has been said at a table, the latest first. Raises Rejection not-found if it is not there."""
    if not is_there(connection, match):
        raise Rejection("not-found", "no-such-match", f"there is no match {match!r}")
    columns = [MESSAGES.c[name] for name in MessageKnown.model_fields]
    here = select(*columns).where(MESSAGES.c.match == match)
    query = here.order_by(MESSAGES.c.number.desc()).limit(MOST)
    return [MessageKnown(**row._mapping) for row in connection.execute(query)]


def delete_message(connection: Connection, by: By, match: str, number: int) -> None:
    """Delete what a message says; its place stays, and says that it has been deleted.

    Raises Rejection: not-found if there is none, conflict if it has been deleted already.
    """
    this = (MESSAGES.c.match == match) & (MESSAGES.c.number == number)
    found = connection.execute(select(MESSAGES).where(this).with_for_update()).one_or_none()
    if found is None:
        detail = f"there is no message {number} at the table {match!r}"
        raise Rejection("not-found", "no-such-message", detail)
    if found.deleted:
        raise Rejection("conflict", "deleted-before", f"message {number} has been deleted already")
    connection.execute(update(MESSAGES).where(this).values(text="", deleted=True))
    log_deed(connection, by, "delete-message", person=found.person, match=match, message=number)
