"""`diablerie db export` and `import`: finished matches as records, a file each, and back."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .database_option import Where, opened, told, url_of
from .errors import CommandError

if TYPE_CHECKING:
    from ..server.storage.database import Database
    from ..server.storage.match_repository import MatchRepository

FAILED = 1
"""The exit status if not everything could be done."""


def export(
    folder: Annotated[Path, typer.Argument(help="Where the records go; made if missing.")],
    matches: Annotated[
        list[str] | None, typer.Argument(help="Ids of finished matches; else all of them.")
    ] = None,
    database: Where = None,
) -> None:
    """Write the records of finished matches, each as FOLDER/ID.json."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError(f"cannot write to {folder}: {error.strerror or error}") from error
    with _database(database) as opened_database:
        names = asyncio.run(_finished(opened_database))
        unknown = [name for name in matches or () if name not in names]
        if unknown:
            raise CommandError(f"no finished match has the id {unknown[0]}")
        failed = asyncio.run(_export(opened_database, matches or names, folder))
    wanted = len(matches or names)
    typer.echo(f"{wanted - failed} of {wanted} records are in {folder}")
    if failed:
        raise typer.Exit(FAILED)


def import_records(
    records: Annotated[list[Path], typer.Argument(help="Files as `export` writes them.")],
    database: Where = None,
) -> None:
    """Take finished matches in from records, each checked as `diablerie verify` does."""
    documents = {record: _document(record) for record in records}
    with _database(database) as opened_database:
        failed = asyncio.run(_import(opened_database, documents))
    taken = f"{len(documents) - failed} of {len(documents)} matches"
    typer.echo(f"{taken} are in {told(url_of(database))}")
    if failed:
        raise typer.Exit(FAILED)


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


async def _finished(database: Database) -> list[str]:
    from sqlalchemy import select

    from ..server.storage.schema import MATCHES

    query = select(MATCHES.c.match).where(MATCHES.c.status == "over").order_by(MATCHES.c.match)
    return [row.match for row in await database.rows(query)]


async def _export(database: Database, names: list[str], folder: Path) -> int:
    """Write the records; how many could not be."""
    from ..server.storage.match_repository import MatchRepository

    store, failed = MatchRepository(database), 0
    for name in names:
        record = await _record(store, name)
        if record is None:
            failed += 1
        else:
            text = json.dumps(record, ensure_ascii=False, indent=1) + "\n"
            (folder / f"{name}.json").write_text(text, encoding="utf-8")
    return failed


async def _record(store: MatchRepository, name: str) -> dict[str, Any] | None:
    from ..server.storage.match_repository import Drifted

    try:
        saved = await store.read(name)
    except Drifted as error:
        typer.echo(f"{name} is not exported: {error}", err=True)
        return None
    return None if saved is None or saved.match is None else saved.match.record(None)


async def _import(database: Database, documents: dict[Path, Any]) -> int:
    """Take the records in; how many were refused."""
    from ..rejection import Rejection
    from ..server.library.record_import import RecordImport
    from ..server.storage.match_repository import MatchRepository

    archive, failed = RecordImport(MatchRepository(database)), 0
    for path, document in documents.items():
        try:
            name = await archive.take_in(document)
        except Rejection as problem:
            typer.echo(f"{path} is refused: {problem.detail}", err=True)
            failed += 1
        else:
            typer.echo(f"{path} is match {name}")
    return failed


def _document(path: Path) -> Any:
    try:
        return json.loads(path.read_bytes())
    except OSError as error:
        raise CommandError(f"cannot read {path}: {error.strerror or error}") from error
    except (ValueError, RecursionError) as error:
        raise CommandError(f"{path} is no JSON: {error}") from error
