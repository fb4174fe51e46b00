"""The moment at which something is done, by the device's clock."""

from __future__ import annotations

from datetime import UTC, datetime


def now() -> datetime:
    """This moment."""
    return datetime.now(UTC)


def moment_after(last: datetime) -> datetime:
    """This moment, or the last one if the clock has been set back since."""
    return max(now(), last)
