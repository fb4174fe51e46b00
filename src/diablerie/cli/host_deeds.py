"""Deeds of a host by command: done in a transaction of the database, in the name of the system's user."""

from __future__ import annotations

import asyncio
import getpass
import json
import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from .database_option import opened, url_of
from .errors import CommandError

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from ..server.moderation.audit import By
    from ..server.storage.database import Database

T = TypeVar("T")

Why = Annotated[str, typer.Option("--why", help="The reason, for the audit log.")]

AsJson = Annotated[bool, typer.Option("--json", help="Answer with JSON.")]

UNITS = {"m": "minutes", "h": "hours", "d": "days", "w": "weeks"}

TIME = re.compile(r"([1-9]\d{0,5})([mhdw])")


def by(why: str) -> By:
    """Whoever gives the command, with their reason."""
    from ..server.moderation.audit import By

    with refused_in_one_line():
        return By(f"command:{_user()}", why)


def _user() -> str:
    """The system's user; in a container there may be but a number."""
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return str(os.getuid())


def done(where: str | None, job: Callable[[Connection], T]) -> T:
    """What a job returns, once the database has it; a running server heeds it within some seconds."""
    with _database(where) as database, refused_in_one_line():
        return asyncio.run(database.write(job))


def seen(where: str | None, look: Callable[[Connection], T]) -> T:
    """What a look into the database finds."""
    with _database(where) as database, refused_in_one_line():
        return asyncio.run(database.read(look))


@contextmanager
def refused_in_one_line() -> Iterator[None]:
    """Tell what cannot be done as a fault of the command's."""
    from ..rejection import Rejection

    try:
        yield
    except Rejection as refused:
        raise CommandError(refused.detail) from refused


@contextmanager
def _database(where: str | None) -> Iterator[Database]:
    from ..server.storage.database import Database

    url = url_of(where)
    with opened(url):
        database = Database.open(url.render_as_string(hide_password=False))
    try:
        yield database
    finally:
        database.close()


def time_of(text: str | None) -> timedelta | None:
    """How long `30m`, `12h`, `7d` or `2w` is; None for none. Raises CommandError for what is no time."""
    if text is None:
        return None
    found = TIME.fullmatch(text)
    if found is None:
        raise CommandError(f"{text!r} is no time: it is a number with m, h, d or w, such as 7d")
    return timedelta(**{UNITS[found[2]]: int(found[1])})


def print_json(value: Any) -> None:
    """Print a document as JSON for programs; what a terminal would obey stands there as an escape."""
    text = json.dumps(value, ensure_ascii=False, indent=1)
    shown = (e if e == "\n" or e.isprintable() else json.dumps(e)[1:-1] for e in text)
    typer.echo("".join(shown))
