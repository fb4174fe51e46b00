"""`diablerie db close`, `reopen`, `purge` and `deeds`: what a host does about the server as a whole."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from .database_option import Where
from .host_deeds import AsJson, Why, by, done, print_json, refused_in_one_line, seen, time_of
from .people_text import told_of_deed

if TYPE_CHECKING:
    from ..server.moderation.audit import By
    from ..server.moderation.purge import Ages, Purged

What = Annotated[
    Literal["registration", "lobby", "watching"], typer.Argument(help="What is closed for all.")
]


def _age(of: str) -> typer.models.OptionInfo:
    option: typer.models.OptionInfo = typer.Option(metavar="TIME", help=f"{of}, such as 365d.")
    return option


def close(what: What, why: Why, database: Where = None) -> None:
    """Close registration, the lobby or watching for all; a running server heeds it within seconds."""
    from ..server.moderation import closures

    done(database, lambda connection: closures.close(connection, by(why), what))
    typer.echo(f"{what} is closed")


def reopen(what: What, why: Why, database: Where = None) -> None:
    """Open again what has been closed."""
    from ..server.moderation import closures

    done(database, lambda connection: closures.reopen(connection, by(why), what))
    typer.echo(f"{what} is open")


def purge(  # one argument per option
    finished: Annotated[str | None, _age("Age of matches that are over")] = None,
    unfinished: Annotated[str | None, _age("Age of matches in which nothing is done")] = None,
    guests: Annotated[str | None, _age("How long guests were not seen")] = None,
    deeds: Annotated[str | None, _age("Age of the audit log and of closed reports")] = None,
    why: Why = "age",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only count.")] = False,
    database: Where = None,
    as_json: AsJson = False,
) -> None:
    """Delete what is too old, while a server goes on: matches, guests never seen again, the audit log."""
    from ..server.clock import now
    from ..server.moderation.purge import Ages, count_purgeable

    with refused_in_one_line():
        ages = Ages(time_of(finished), time_of(unfinished), time_of(guests), time_of(deeds))
    moment = now()
    if dry_run:
        purged = seen(database, lambda connection: count_purgeable(connection, ages, moment))
    else:
        purged = _purge(database, by(why), ages, moment)
    if as_json:
        print_json(purged.model_dump())
        return
    verb = "would go" if dry_run else "are gone"
    told = ", ".join(f"{number} {kind}" for kind, number in purged.model_dump().items())
    typer.echo(f"{told} {verb}")


def _purge(database: str | None, who: By, ages: Ages, moment: datetime) -> Purged:
    """Delete in small transactions, so that nobody who plays waits for long."""
    from ..server.moderation.purge import Purged, purge_some

    purged = Purged()
    while (some := done(database, lambda c: purge_some(c, who, ages, moment))).total:
        purged = purged.plus(some)
    return purged


def deeds(
    before: Annotated[int | None, typer.Option(min=1, help="Only those before this one.")] = None,
    database: Where = None,
    as_json: AsJson = False,
) -> None:
    """Say what hosts have done, the newest first: who, when, what, to whom and why."""
    from ..server.moderation.audit import read_deeds

    found = seen(database, lambda connection: read_deeds(connection, before))
    if as_json:
        print_json([deed.model_dump() for deed in found])
        return
    for deed in found:
        typer.echo(told_of_deed(deed))
