"""Replay: finished matches shown again, version by version, as each seat saw them."""

from __future__ import annotations

import asyncio
import gzip
from bisect import bisect_left
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel

from ...events import Seat
from ...matches import Match, Stop, stops
from ..live.match_facts import match_seen
from ..protocol.documents import EventSeen, View
from ..protocol.frames import Frame, Version
from ..storage.models import MatchSetup, Person

PACKED = 3
"""How hard to pack: harder takes several times as long and hardly any less room."""

KEPT = 4
"""How many matches are kept at hand with all their positions: a long one takes some megabytes."""


class VersionSeen(Frame):
    """One version of a finished match, as a seat or a spectator saw it when it was played."""

    v: Version
    event: EventSeen | None
    """The event of that number; null: the viewer could not see it."""
    until: Version
    """The last version of what was done together with it."""
    view: View
    """The position after all of that; nothing is `prepared` in it."""


class Replay(BaseModel):
    """Some versions of a finished match, one after another."""

    versions: list[VersionSeen]
    last: Version
    """The last version there is."""


@dataclass(frozen=True)
class Eyes:
    """By whom a match is seen again: a seat or a spectator (None), or with everything laid open."""

    seat: Seat | None = None
    revealed: bool = False

    def events(self, match: Match, after: int) -> list[tuple[int, dict[str, Any] | None]]:
        """The events numbered above `after`, with their numbers; None: these eyes cannot see it."""
        if not self.revealed:
            return match.events(self.seat, after)
        later = match.full_events[after:]
        return [(v, event.revealed()) for v, event in enumerate(later, after + 1)]

    def view(self, match: Match) -> dict[str, Any]:
        """The position, as `Match.view` has it."""
        seen = match.view(self.seat)
        return {**seen, "state": match.state.revealed_view} if self.revealed else seen


class Replays:
    """Finished matches with all their positions, those last asked for at hand."""

    def __init__(self) -> None:
        self._stops: OrderedDict[str, list[Stop]] = OrderedDict()
        self._turnstile = asyncio.Lock()

    async def page(
        self,
        table: MatchSetup,
        match: Match,
        viewer: tuple[Eyes, Person | None],
        versions: range,
    ) -> bytes:
        """Some versions of a match that is over, for somebody's eyes and a person: a Replay as JSON, gzipped.

        Positions repeat one another: a long match takes a twentieth of its room. The first one comes
        with the board, as the first one after a `resume` does.
        """
        # One at a time: it is Python that is at work, which would take turns with itself.
        async with self._turnstile:
            return await asyncio.to_thread(self._page, table, match, viewer, versions)

    async def stops(self, name: str, match: Match) -> list[Stop]:
        """All positions of a match that is over."""
        async with self._turnstile:
            return await asyncio.to_thread(self._positions, name, match)

    def _page(
        self,
        table: MatchSetup,
        match: Match,
        viewer: tuple[Eyes, Person | None],
        versions: range,
    ) -> bytes:
        eyes, person = viewer
        every = self._positions(table.name, match)
        views: dict[int, View] = {}
        seen = []
        for v, event in eyes.events(match, versions.start - 1)[: len(versions)]:
            number = bisect_left(every, v, key=lambda stop: stop.v)
            if number not in views:
                views[number] = _view(table, every[number].match, eyes, person, board=not views)
            told = None if event is None else EventSeen(**event)
            until = every[number].v
            seen.append(VersionSeen(v=v, event=told, until=until, view=views[number]))
        text = Replay(versions=seen, last=match.version).model_dump_json()
        return gzip.compress(text.encode(), PACKED)

    def _positions(self, name: str, match: Match) -> list[Stop]:
        if name not in self._stops:
            self._stops[name] = list(stops(match))
        self._stops.move_to_end(name)
        while len(self._stops) > KEPT:
            self._stops.popitem(last=False)
        return self._stops[name]


def _view(
    table: MatchSetup, then: Match, eyes: Eyes, person: Person | None, *, board: bool
) -> View:
    seen = match_seen(table, then, person, board=board)
    return View(match=seen, prepared=None, **eyes.view(then))
