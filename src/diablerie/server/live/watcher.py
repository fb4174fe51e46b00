"""Watchers: what a match knows of the connections that follow it."""

from __future__ import annotations

import asyncio
from typing import Protocol

from ...events import Seat
from ...matches.players import Person


class Watcher(Protocol):
    """One connection's eyes on a match: `subscription.Subscription`, as the match sees it."""

    person: Person | None
    is_open: bool
    wake: asyncio.Event
    """Set when there may be something new to send."""

    @property
    def seat(self) -> Seat | None:
        """The seat whose eyes they are; None: a spectator's."""

    def look_again(self) -> None:
        """Have the position sent once more."""

    def look_round(self) -> None:
        """Have it sent who is there."""
