"""`diablerie worker`: lets the bots of a fleet think, until somebody stops it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from .allowed_games import InstalledGames, allowed_games
from .database_option import Where, is_shared, told, url_of
from .errors import CommandError
from .server_process import (
    BotThreads,
    LogFormat,
    LogLevel,
    cannot_listen,
    configure_logs,
    prepare,
    until_stopped,
)

if TYPE_CHECKING:
    from sqlalchemy import URL


def worker(
    database: Where = None,
    bot_threads: BotThreads = None,
    port: Annotated[
        int | None,
        typer.Option(min=1, max=65535, help="Answer /healthz and /readyz here; else nowhere."),
    ] = None,
    host: Annotated[str, typer.Option(help="The address for that.")] = "127.0.0.1",
    installed_game: InstalledGames = None,
    metrics: Annotated[
        bool, typer.Option("--metrics", help="Tell Prometheus numbers there at /metrics.")
    ] = False,
    log_format: LogFormat = "text",
    log_level: LogLevel = "warning",
) -> None:
    """Let the bots of servers that share a PostgreSQL database think here, until Ctrl-C."""
    with until_stopped():
        from ..server import Settings, run_worker

        if metrics and port is None:
            raise CommandError("--metrics needs a --port to tell numbers at")
        chosen: dict[str, Any] = {"metrics": metrics}
        chosen["installed_games"] = allowed_games(installed_game or ())
        if bot_threads is not None:
            chosen["bot_threads"] = bot_threads
        url = _checked(database)
        configure_logs(log_format, log_level)

        def announce() -> None:
            typer.echo(f"Bots of the matches in {told(url)} think here (Ctrl-C stops it)")

        try:
            run_worker(Settings(str(database), **chosen), announce, host=host, port=port)
        except OSError as error:
            raise cannot_listen(host, port, error) from error


def _checked(database: str | None) -> URL:
    """The URL of a database that can be worked on. Raises CommandError."""
    url = url_of(database)
    if not is_shared(url):
        raise CommandError(
            f"workers cannot share the file {told(url)} with a server: its own bots think there;"
            " a worker needs --database postgresql://..."
        )
    prepare(url)
    return url
