"""For games in which no two ways of doing a turn are known to come to the same."""

from __future__ import annotations

from ..compiled import Record, compiled


@compiled
def drop_duplicates(tables: Record, state: Record, last: int, mask: Record) -> None:
    """Take out of `mask` what comes to the same as other actions: nothing."""
