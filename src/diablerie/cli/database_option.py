"""Database option: which database a command is about, and how it is opened to be looked at."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from .errors import CommandError

if TYPE_CHECKING:
    from sqlalchemy import URL, Engine

VARIABLE = "DIABLERIE_DATABASE"
"""Where the database can be said, too: what stands in a command line is seen by all on a machine."""

Where = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="FILE|URL",
        envvar=VARIABLE,
        help="A file or postgresql://...; else the one in your own folder.",
    ),
]


def url_of(database: str | None) -> URL:
    """The URL of a database, that in the user's own folder if it is None. Raises CommandError."""
    from ..server import default_database
    from ..server.storage import database as databases

    try:
        return databases.url_of(database or default_database())
    except ValueError as error:
        raise CommandError(str(error)) from error


def is_shared(url: URL) -> bool:
    """Whether several processes may work on a database."""
    return url.get_backend_name() == "postgresql"


def told(url: URL) -> str:
    """Where a database is, as it may be read by anybody."""
    if is_shared(url):
        return url.set(drivername="postgresql").render_as_string(hide_password=True)
    return str(url.database)


@contextmanager
def opened(url: URL) -> Iterator[Engine]:
    """An engine for a database. Raises CommandError if it cannot be used, or is a later version's."""
    from sqlalchemy.exc import SQLAlchemyError

    from ..server.storage import migrations
    from ..server.storage.database import engine_of

    try:
        engine = engine_of(url)
        try:
            yield engine
        finally:
            engine.dispose()
    except migrations.Newer as error:
        raise CommandError(str(error)) from error
    except (OSError, SQLAlchemyError) as error:
        reason = str(getattr(error, "orig", None) or error)
        raise CommandError(f"cannot use {told(url)}: {reason}") from error
