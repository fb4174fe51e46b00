"""Reasons of refusals in Doctor Faust: why an action is not legal, in terms a player understands."""

from __future__ import annotations

from typing import Any

from ....compiled import Record
from ..state import LAY, SPACES

Reason = tuple[str, dict[str, Any]]
"""The last part of the message that tells it, and that message's parameters."""


class Reasons:
    """What a clause forbids in one position."""

    def __init__(self, tables: Record, record: Record) -> None:
        self._tables = tables
        self._record = record

    def find(self, number: int, clause: int) -> Reason:
        """Which message tells why an action number breaks a clause."""
        if clause == 10:
            return "", {"stone": int(self._record.stone_moved)}
        if clause == 14:
            return "", {"space": int(self._record.soul)}
        if clause in (16, 18):
            return self._card(clause, *divmod(number - LAY, SPACES))
        return "", {}

    def _card(self, clause: int, card: int, space: int) -> Reason:
        record = self._record
        if clause == 18 and not record.hand[record.to_play].any():
            return "-none", {}
        if clause == 18:
            return "", {"value": int(self._tables.lowest_devil) + card}
        if record.laid_this_turn:
            return "-turn", {}
        return "-space", {"space": space}
