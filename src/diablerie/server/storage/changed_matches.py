"""Changed matches (commit hook): named within a transaction, told of once it is committed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sqlalchemy import Connection

CHANGED = "diablerie_changed"
"""Where a connection's `info` holds what its transaction has changed."""

Versions = Mapping[str, int]
"""Matches by name, with the versions they have come to."""

Heard = Callable[[Versions], None]
"""Told of what a transaction has changed, in the thread that committed it."""


def note_changed(connection: Connection, name: str, v: int) -> None:
    """Say that a transaction brings a match to a version."""
    connection.info.setdefault(CHANGED, {})[name] = v


def take_changed(connection: Connection) -> Versions:
    """What has been noted of a connection since this was last asked."""
    changed: dict[str, int] = connection.info.pop(CHANGED, {})
    return changed
