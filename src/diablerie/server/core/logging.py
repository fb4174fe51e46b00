"""Logging: events in fixed words with a few fields, and nothing that is hidden.

What an error says may repeat an action, a token or a row of the database; so of an error is logged
what kind it is and where it happened. Libraries are heard from WARNING on, in their own fixed words.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from pathlib import Path
from traceback import extract_tb
from typing import Any, Literal, TextIO

import structlog
from structlog.stdlib import BoundLogger, ProcessorFormatter
from structlog.typing import EventDict, Processor, WrappedLogger

from .log_repeats import BoundedHandler

Shape = Literal["text", "json"]
Level = Literal["debug", "info", "warning", "error"]

FIELDS = ("match", "game", "seat", "bot", "deed", "v", "reason", "number", "seconds")
"""What may be said of an event besides when and where it happened.

`bot` is a level, `reason` a word or a sentence that some line of this package or PostgreSQL's own
library has for it, `number` and `seconds` are counts and times that anybody may know.
"""

OWN = "diablerie"


class _Logger(BoundLogger):
    """Quick where nobody wants to know: with every move something is told at this level."""

    def debug(self, event: str | None = None, *args: Any, **fields: Any) -> Any:
        """Log an event that only somebody who looks for a fault wants to know of."""
        return super().debug(event, *args, **fields) if self.isEnabledFor(logging.DEBUG) else None


def logger(name: str) -> BoundLogger:
    """The logger of a module. What it logs are records of the standard library."""
    own: BoundLogger = structlog.wrap_logger(
        logging.getLogger(name),
        processors=[structlog.stdlib.filter_by_level, structlog.stdlib.render_to_log_kwargs],
        wrapper_class=_Logger,
        cache_logger_on_first_use=True,
    )
    return own


def configure(shape: Shape = "text", level: Level = "warning", to: TextIO | None = None) -> None:
    """Have this process log to `to` (its standard error), one event a line."""
    handler = BoundedHandler(to or sys.stderr)
    handler.setFormatter(formatter(shape))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    # The libraries' own remarks hold requests, statements and rows.
    root.setLevel(max(logging.WARNING, _number(level)))
    logging.getLogger(OWN).setLevel(_number(level))


def formatter(shape: Shape) -> logging.Formatter:
    """Writes records as JSON, or as text for people."""
    told: list[Processor] = [
        structlog.stdlib.ExtraAdder(FIELDS),
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="time"),
        _with_its_place,
    ]
    return ProcessorFormatter(
        foreign_pre_chain=told,
        processors=[ProcessorFormatter.remove_processors_meta, _in_order, _renderer(shape)],
        # What a library puts into its own words could be anything.
        use_get_message=False,
    )


def sentence(error: Exception) -> str:
    """The first line of what an error of the connection to a database says."""
    return _first_line(error)


def _first_line(said: object) -> str:
    return str(said).strip().partition("\n")[0]


def _number(level: Level) -> int:
    return logging.getLevelNamesMapping()[level.upper()]


def _renderer(shape: Shape) -> Processor:
    if shape == "json":
        return structlog.processors.JSONRenderer()
    return structlog.dev.ConsoleRenderer(colors=False, timestamp_key="time")


def _with_its_place(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Say of an error what it is and where, and of a library's event the first line."""
    event["event"] = _first_line(event["event"])
    found = event.pop("exc_info", None)
    if isinstance(found, tuple) and found[1] is not None:
        event["error"] = list(_places(found[1]))
    return event


def _places(error: BaseException) -> Iterator[str]:
    """An error, and those that led to it: the kind of each, and the way to it, innermost first."""
    frames = reversed(extract_tb(error.__traceback__))
    way = " < ".join(f"{Path(f.filename).name}:{f.lineno} {f.name}" for f in frames)
    yield f"{type(error).__qualname__} in {way}"
    if isinstance(error, BaseExceptionGroup):
        for part in error.exceptions:
            yield from _places(part)
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        yield from _places(before)


def _in_order(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    first = ("time", "level", "event", "logger", *FIELDS)
    return {key: event[key] for key in (*first, *sorted(event.keys() - first)) if key in event}
