"""`diablerie serve`: the page and its API, until somebody stops it."""

from __future__ import annotations

import signal
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Annotated

import typer

from .complaints import Complaint

PORT = 8000


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any free one.")] = PORT,
    database: Annotated[
        Path | None, typer.Option(help="Where matches are kept; else in your own folder.")
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open it in a browser.")] = False,
) -> None:
    """Serve the page and the API until Ctrl-C."""
    # From here on, before anything slow is imported, SIGTERM is as good an end as Ctrl-C.
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with suppress(KeyboardInterrupt):
            _serve(host, port, database, open_browser)
    finally:
        signal.signal(signal.SIGTERM, before)


def _serve(host: str, port: int, database: Path | None, open_browser: bool) -> None:
    from ..server import default_database, run_server

    _check_database(database or default_database())
    try:
        run_server(host, port, database, open_browser=open_browser, announce=_announce)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Complaint(f"cannot serve on {host}, port {port}: {reason}") from error


def _check_database(path: Path) -> None:
    """Raise Complaint, before anything starts, if a file cannot be the database."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA schema_version")
    except (OSError, sqlite3.Error) as error:
        raise Complaint(f"cannot keep matches in {path}: {error}") from error


def _announce(address: str) -> None:
    typer.echo(f"Diablerie is served at {address} (Ctrl-C stops it)")
