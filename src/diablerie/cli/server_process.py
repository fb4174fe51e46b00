"""Server process: what `serve` and `worker` have in common, how they log, end, and check first."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from .database_option import opened
from .errors import CommandError

if TYPE_CHECKING:
    from sqlalchemy import URL

BotThreads = Annotated[
    int | None,
    typer.Option(min=1, help="How many bots may think at once; else one per core but one."),
]
Shape = Literal["text", "json"]
Level = Literal["debug", "info", "warning", "error"]

LogFormat = Annotated[Shape, typer.Option(help="How lines of the log on standard error look.")]
LogLevel = Annotated[Level, typer.Option(help="What is logged, from which on.")]


def configure_logs(shape: Shape, level: Level) -> None:
    """Have this process log as asked."""
    from ..server.core import logging

    logging.configure(shape, level)


def prepare(url: URL) -> None:
    """Lead the database up to this version, or raise CommandError before anything starts."""
    from ..server.storage import migrations

    with opened(url) as engine:
        migrations.upgrade(engine)


def cannot_listen(host: str, port: int | None, error: OSError) -> CommandError:
    """Why nothing can be answered at an address."""
    reason = error.strerror or str(error)
    return CommandError(f"cannot serve on {host}, port {port}: {reason}")


@contextmanager
def until_stopped() -> Iterator[None]:
    """From here on, before anything slow is imported, SIGTERM is as good an end as Ctrl-C."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with suppress(KeyboardInterrupt):
            yield
    finally:
        signal.signal(signal.SIGTERM, before)
    _leave_bots_behind()


def _leave_bots_behind() -> None:
    """End now if bots still think: nobody waits for what they think of, and Python would."""
    if any(thread.name.startswith("bot_") for thread in threading.enumerate()):
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(0)
