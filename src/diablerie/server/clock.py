"""The wall clock of the server."""

from __future__ import annotations

from datetime import UTC, datetime


def now() -> datetime:
    """The present moment, in UTC, in whole milliseconds as records have it."""
    moment = datetime.now(UTC)
    return moment.replace(microsecond=moment.microsecond // 1000 * 1000)
