"""One connection's place in a match: how far it has seen, and what is to be sent to it next."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

from .frames import Ack, Ev, EventSeen, Rej

if TYPE_CHECKING:
    from .live import LiveMatch

REPLIES = 64
"""The most replies that wait for a connection before nothing more is read from it."""


class Viewer:
    """A seat's, or a spectator's, eyes on a match, and how far they have seen.

    Nothing is queued for a viewer but its replies: the events still to be sent are those of the
    match above `seen`. However slow a connection is, it costs no memory, holds up nobody and misses
    nothing; it only gets fewer positions in between.
    """

    def __init__(self, live: LiveMatch, seat: int | None, guest: int | None) -> None:
        """Watch `live` as `seat` (None: a spectator) for `guest`, from the first resume on."""
        self.live = live
        self.seat = seat
        self.guest = guest
        self.seen: int | None = None
        self.wake = asyncio.Event()
        self._snap_due = False
        self._board_due = False
        self._replies: deque[Ack | Rej] = deque()
        self._room = asyncio.Event()
        self._room.set()
        live.viewers.add(self)

    def resume(self, after: int) -> None:
        """Have everything above version `after` sent, then the position."""
        self.seen = min(after, self.live.match.version)
        self._snap_due = True
        self._board_due = True
        self.wake.set()

    def look_again(self) -> None:
        """Have the position sent once more, to a viewer who has had one."""
        if self.seen is not None:
            self._snap_due = True
            self.wake.set()

    @property
    def is_done(self) -> bool:
        """Whether the match is over and all its events have been taken."""
        return self.live.match.is_over and self.seen == self.live.match.version

    def reply(self, frame: Ack | Rej) -> None:
        """Have an answer sent, before any event that is not sent yet."""
        self._replies.append(frame)
        if len(self._replies) >= REPLIES:
            self._room.clear()
        self.wake.set()

    async def room(self) -> None:
        """Wait until there is room for another reply."""
        await self._room.wait()

    def take_events(self) -> list[Ev]:
        """The events not sent yet; they count as sent."""
        if self.seen is None:
            return []
        later = self.live.match.events(self.seat, self.seen)
        self.seen = self.live.match.version
        return [Ev(v=v, event=None if e is None else EventSeen(**e)) for v, e in later]

    def take(self) -> list[str]:
        """All that is to be sent now, as JSON: replies, events, and the position after them."""
        frames = [reply.model_dump_json() for reply in self._replies]
        self._replies.clear()
        self._room.set()
        events = self.take_events()
        frames += [event.model_dump_json() for event in events]
        if events or self._snap_due:
            snap = self.live.snap(self.seat, self.guest, board=self._board_due)
            self._snap_due = self._board_due = False
            frames.append(snap.model_dump_json())
        return frames
