"""Changed matches (commit hook): named within a transaction, told of once it is committed."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection

CHANGED = "diablerie_changed"
"""Where a connection's `info` holds what its transaction has changed."""

Names = tuple[str, ...]
"""Matches by name, each once."""

Heard = Callable[[Names], None]
"""Told of what a transaction has changed, in the thread that committed it."""


def note_changed(connection: Connection, name: str) -> None:
    """Say that a transaction changes a match."""
    connection.info.setdefault(CHANGED, {})[name] = None


def take_changed(connection: Connection) -> Names:
    """What has been noted of a connection since this was last asked."""
    changed: dict[str, None] = connection.info.pop(CHANGED, {})
    return tuple(changed)
