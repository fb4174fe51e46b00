"""A line: one viewer's cursor in a local match, and the next message down; as a subscription on a server."""

from __future__ import annotations

import json
from typing import Any

from ..events import Seat
from .table import LocalTable


class Line:
    """A seat's, or a spectator's, eyes on a match, and how far they have seen."""

    def __init__(self, table: LocalTable, seat: Seat | None) -> None:
        """Watch a table as `seat` (None: a spectator), from the first resume on."""
        self.table = table
        self.seat = seat
        self._seen: int | None = None
        self._news = table.news
        self._walks = True
        self._sent = 0
        self._is_anew = self._head_due = self._snap_due = False
        self._told: dict[str, Any] | None = None
        self._replies: list[dict[str, Any]] = []

    def resume(self, after: int, *, walks: bool) -> None:
        """Have everything above version `after` sent, then the position; `walks`: with composite moves."""
        self._walks = walks
        self._seen = min(after, self.table.match.version)
        self._told = None
        self._news = -1
        self._snap_due = self._is_anew = True

    def ping(self) -> None:
        """Have a message sent, if only its head."""
        self._head_due = True

    def reply(self, frame: dict[str, Any]) -> None:
        """Have an answer sent before any event that is not sent yet."""
        self._replies.append(frame)

    def take(self) -> str:
        """The message that is to be sent now, a JSON text a line for each frame; empty: there is nothing."""
        frames = self._frames()
        if not frames and not self._head_due:
            return ""
        self._sent += 1
        head = {"type": "head", "n": self._sent, "anew": self._is_anew}
        self._is_anew = self._head_due = False
        return "\n".join(json_text(frame) for frame in (head, *frames))

    def _frames(self) -> list[dict[str, Any]]:
        frames, self._replies = self._replies, []
        if self._seen is None:
            return frames
        if self._news != self.table.news:
            self._news = self.table.news
            self._snap_due = True
            frames.append({"type": "room", "room": self.table.room})
        match = self.table.match
        later = match.events(self.seat, self._seen)
        self._seen = match.version
        frames += [{"type": "ev", "v": v, "event": event} for v, event in later]
        if later or self._snap_due:
            self._snap_due = False
            view = self.table.view(self.seat, self._take_facts(), walks=self._walks)
            frames.append({"type": "snap", "v": match.version, "view": view})
        return frames

    def _take_facts(self) -> dict[str, Any] | None:
        """What does not change: with the board at first, None as long as it has been told."""
        facts = self.table.facts(board=False)
        told, self._told = self._told, facts
        if told is None:
            return self.table.facts(board=True)
        return None if facts == told else facts


def json_text(value: object) -> str:
    """A document as JSON."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
