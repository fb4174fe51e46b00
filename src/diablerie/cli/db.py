"""`diablerie db`: leads the database up, copies it, says what is in it, gives it out, closes and purges."""

from __future__ import annotations

import os
import shlex
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from . import db_host
from .database_option import Where, is_shared, opened, told, url_of
from .db_records import export, import_records
from .errors import CommandError, CommandGroup

if TYPE_CHECKING:
    from sqlalchemy import URL, Engine

FAILED = 1
"""The exit status if the database, or the tool for it, fails."""

OWNERS_ONLY = 0o600

app = typer.Typer(cls=CommandGroup)


app.command("export")(export)
app.command("import")(import_records)
app.command()(db_host.close)
app.command()(db_host.reopen)
app.command()(db_host.purge)
app.command()(db_host.deeds)


@app.callback(invoke_without_command=True)
def nothing_asked(context: typer.Context) -> None:
    """Look after the database in which matches are kept."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def upgrade(database: Where = None) -> None:
    """Lead the database up to what this version needs; made if missing. The server does it, too."""
    from ..server.storage import migrations

    url = url_of(database)
    with opened(url) as engine:
        before = migrations.current(engine)
        migrations.upgrade(engine)
    if before == migrations.HEAD:
        typer.echo(f"{told(url)} is at revision {before} already")
    elif before is None:
        typer.echo(f"{told(url)} is made, at revision {migrations.HEAD}")
    else:
        typer.echo(f"{told(url)} is led up from revision {before} to {migrations.HEAD}")


@app.command()
def backup(
    target: Annotated[Path, typer.Argument(help="A file that is not there yet.")],
    database: Where = None,
) -> None:
    """Copy the database into a file, while the server goes on; PostgreSQL by its own pg_dump."""
    url = url_of(database)
    _demand_there(url)
    _make(target)
    try:
        _dump(url, target) if is_shared(url) else _copy(Path(str(url.database)), target)
    except BaseException:
        target.unlink(missing_ok=True)
        raise
    typer.echo(f"{told(url)} is copied to {target}")


@app.command()
def status(database: Where = None) -> None:
    """Say where the database is, of which revision, and how many matches are in it."""
    from ..server.storage import migrations

    url = url_of(database)
    _demand_there(url)
    with opened(url) as engine:
        revision = migrations.current(engine)
        counted = _matches(engine) if revision == migrations.HEAD else None
    typer.echo(f"database: {told(url)}")
    if counted is None:
        needed = f"this version needs {migrations.HEAD}: diablerie db upgrade"
        typer.echo(f"revision: {revision or 'none'}; {needed}")
        return
    typer.echo(f"revision: {revision}, as this version needs")
    typer.echo(f"matches: {', '.join(f'{n} {kind}' for kind, n in counted.items())}")


def _demand_there(url: URL) -> None:
    if not is_shared(url) and not Path(str(url.database)).is_file():
        raise CommandError(f"there is no database at {url.database}; --database says where it is")


def _matches(engine: Engine) -> dict[str, int]:
    """How many matches there are of each status."""
    from sqlalchemy import func, select

    from ..server.storage.schema import MATCHES

    number = func.count().label("number")
    query = select(MATCHES.c.status, number).group_by(MATCHES.c.status)
    with engine.connect() as connection:
        counted = {row.status: row.number for row in connection.execute(query)}
    return {status: counted.get(status, 0) for status in ("waiting", "running", "over")}


def _make(target: Path) -> None:
    """Make an empty file that only its owner can read: the copy holds hands and seeds."""
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNERS_ONLY))
    except FileExistsError as error:
        raise CommandError(f"{target} is there already; a copy takes nothing's place") from error
    except OSError as error:
        raise CommandError(f"cannot write {target}: {error.strerror or error}") from error


def _copy(path: Path, target: Path) -> None:
    try:
        with (
            closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(target)) as copy,
        ):
            source.backup(copy)
    except sqlite3.Error as error:
        raise CommandError(f"cannot copy {path}: {error}") from error


def _dump(url: URL, target: Path) -> None:
    plain = url.set(drivername="postgresql")
    # What stands in a command line is seen by all who use the machine.
    secret = {} if plain.password is None else {"PGPASSWORD": str(plain.password)}
    open_part = plain._replace(password=None).render_as_string(hide_password=False)
    command = ["pg_dump", "--format=custom", f"--file={target}", open_part]
    if shutil.which("pg_dump") is None:
        typer.echo(
            f"pg_dump, which could do it, is not on the PATH: {shlex.join(command)}", err=True
        )
        raise typer.Exit(FAILED)
    if subprocess.run(command, env={**os.environ, **secret}, check=False).returncode:
        typer.echo(f"pg_dump has not copied {told(url)}", err=True)
        raise typer.Exit(FAILED)
