"""Finished matches shown again, version by version, as each seat saw them."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections import OrderedDict

from pydantic import BaseModel

from ..events import Seat
from ..matches import Match, Stop, stops
from .frames import EventSeen, Frame, Version, View
from .saved import Person, Table
from .seen import match_seen

KEPT = 4
"""How many matches are kept at hand with all their positions: a long one takes some megabytes."""


class VersionSeen(Frame):
    """One version of a finished match, as a seat or a spectator saw it when it was played."""

    v: Version
    event: EventSeen | None
    """The event of that number; null: the viewer could not see it."""
    view: View
    """The position after all that was done together with it; nothing is `prepared` in it."""


class Replay(BaseModel):
    """Some versions of a finished match, one after another."""

    versions: list[VersionSeen]
    last: Version
    """The last version there is."""


class Replays:
    """Finished matches with all their positions, those last asked for at hand."""

    def __init__(self) -> None:
        self._stops: OrderedDict[str, list[Stop]] = OrderedDict()
        self._turnstile = asyncio.Lock()

    async def page(
        self,
        table: Table,
        match: Match,
        viewer: tuple[Seat | None, Person | None],
        versions: range,
    ) -> str:
        """Some versions of a match that is over, for a viewer's seat and person: a Replay as JSON.

        The first position comes with the board, as the first one after a `resume` does.
        """
        # One at a time: it is Python that is at work, which would take turns with itself.
        async with self._turnstile:
            return await asyncio.to_thread(self._page, table, match, viewer, versions)

    def _page(
        self,
        table: Table,
        match: Match,
        viewer: tuple[Seat | None, Person | None],
        versions: range,
    ) -> str:
        seat, person = viewer
        every = self._positions(table.name, match)
        views: dict[int, View] = {}
        seen = []
        for v, event in match.events(seat, versions.start - 1)[: len(versions)]:
            number = bisect_left(every, v, key=lambda stop: stop.v)
            if number not in views:
                views[number] = _view(table, every[number].match, seat, person, board=not views)
            told = None if event is None else EventSeen(**event)
            seen.append(VersionSeen(v=v, event=told, view=views[number]))
        return Replay(versions=seen, last=match.version).model_dump_json()

    def _positions(self, name: str, match: Match) -> list[Stop]:
        if name not in self._stops:
            self._stops[name] = list(stops(match))
        self._stops.move_to_end(name)
        while len(self._stops) > KEPT:
            self._stops.popitem(last=False)
        return self._stops[name]


def _view(
    table: Table, then: Match, seat: Seat | None, person: Person | None, *, board: bool
) -> View:
    seen = match_seen(table, then, person, board=board)
    return View(match=seen, prepared=None, **then.view(seat))
