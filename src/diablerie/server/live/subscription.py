"""A subscription: one connection's cursor in a match, and what is to be sent to it next."""

from __future__ import annotations

import asyncio
from collections import deque

from ...events import Seat
from ...matches.players import Person
from ..protocol.down import Room, Said, ev_text, head_text
from .match import LiveMatch
from .room import room_seen

REPLIES = 64
"""The most replies that wait for a connection before nothing more is read from it."""


class Subscription:
    """A seat's, or a spectator's, eyes on a match, and how far they have seen.

    Nothing is queued for a viewer but its replies: the events still to be sent are those of the
    match above `seen`, the messages those above `heard`. However slow a connection is, it costs no
    memory, holds up nobody and misses nothing; it only gets fewer positions in between.
    """

    def __init__(self, live: LiveMatch, seat: Seat | None, person: Person | None) -> None:
        """Watch `live` as `seat` (None: a spectator) for `person`, from the first resume on."""
        self.live = live
        self.person = person
        self._seat = seat
        self.seen: int | None = None
        self.heard = 0
        self._deleted: set[int] = set()
        self.wake = asyncio.Event()
        self.is_open = False
        self._snap_due = False
        self._told: str | None = None
        self._room_due = False
        self._walks = True
        self._beliefs = False
        self._sent = 0
        self._is_anew = False
        self._head_due = False
        self._replies: deque[str] = deque()
        self._place = asyncio.Event()
        self._place.set()
        live.watchers.add(self)

    @property
    def seat(self) -> Seat | None:
        """The seat whose eyes they are; None, those of a spectator, also once another has taken it."""
        if self._seat is None or not self.live.owns(self.person, self._seat):
            return None
        return self._seat

    def come(self) -> None:
        """Count as somebody who is there."""
        self.is_open = True
        self.live.came_or_went()

    def go(self) -> None:
        """Count no more as somebody who is there."""
        self.is_open = False
        self.live.watchers.discard(self)
        self.live.came_or_went()

    def resume(
        self, after: int, heard: int = 0, *, walks: bool = True, beliefs: bool = False
    ) -> None:
        """Have everything above version `after` and message `heard` sent, then the position.

        `walks`: with moves of several actions; `beliefs`: with the seat's belief when it is to move.
        """
        self._walks, self._beliefs = walks, beliefs
        self.seen = min(after, self.live.version)
        self.heard = min(heard, self.live.chat.last)
        self._told = None
        self._deleted.clear()
        self._snap_due = self._room_due = self._is_anew = True
        self.wake.set()

    def ping(self) -> None:
        """Have a message sent, if only its head."""
        self._head_due = True
        self.wake.set()

    def look_again(self) -> None:
        """Have the position sent once more, to a viewer who has had one."""
        if self.seen is not None:
            self._snap_due = True
            self.wake.set()

    def look_round(self) -> None:
        """Have it sent who is there, to a viewer who has been told before."""
        if self.seen is not None:
            self._room_due = True
            self.wake.set()

    @property
    def is_done(self) -> bool:
        """Whether the match is over and all its events have been taken."""
        return self.live.status == "over" and self.seen == self.live.version

    def reply(self, frame: str) -> None:
        """Have an answer sent, a frame as JSON, before any event that is not sent yet."""
        self._replies.append(frame)
        if len(self._replies) >= REPLIES:
            self._place.clear()
        self.wake.set()

    async def place(self) -> None:
        """Wait until there is place for another reply."""
        await self._place.wait()

    def take_events(self) -> list[tuple[int, str]]:
        """The events not sent yet, each with its number and as the frame `ev`; they count as sent."""
        if self.seen is None or not self.live.has_begun:
            return []
        later = self.live.match.events(self.seat, self.seen)
        self.seen = self.live.version
        return [(v, ev_text(v, event)) for v, event in later]

    def take_messages(self) -> list[Said]:
        """The messages not sent yet, and those deleted since they were; they count as sent."""
        talk = self.live.chat
        if self.seen is None:
            return []
        gone = [one for one in talk.deleted(self.person, self.heard) if one.n not in self._deleted]
        said = [] if self.heard == talk.last else talk.heard(self.person, self.heard)
        self.heard = talk.last
        self._deleted.update(one.n for one in (*gone, *said) if one.deleted)
        return [*gone, *said]

    def take(self) -> list[str]:
        """The message that is to be sent now, a JSON text for each frame; empty if there is nothing.

        Its head, replies, who is there, events, the position after them, and what has been said.
        """
        frames = self._take_frames()
        if not frames and not self._head_due:
            return []
        self._sent += 1
        head = head_text(self._sent, anew=self._is_anew)
        self._is_anew = self._head_due = False
        return [head, *frames]

    def _take_facts(self) -> str:
        """What does not change, as JSON: with the board at first, `null` as long as it has been told."""
        facts = self.live.facts(self.person, board=False)
        told, self._told = self._told, facts
        if told is None:
            return self.live.facts(self.person, board=True)
        return "null" if facts == told else facts

    def _take_frames(self) -> list[str]:
        frames = [*self._replies]
        self._replies.clear()
        self._place.set()
        if self._room_due:
            self._room_due = False
            frames.append(Room(room=room_seen(self.live, self.person)).model_dump_json())
        events = self.take_events()
        frames += [text for _, text in events]
        if self.live.has_begun and (events or self._snap_due):
            self._snap_due = False
            wanted = {"walks": self._walks, "beliefs": self._beliefs}
            frames.append(self.live.snapshot(self.seat, self._take_facts(), **wanted))
        frames += [said.model_dump_json() for said in self.take_messages()]
        return frames
