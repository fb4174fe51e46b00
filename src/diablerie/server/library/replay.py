"""Replay: finished matches shown again, version by version, as each seat saw them."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from typing import Any

from pydantic import BaseModel

from ...matches import Match, Stop, stops
from ...matches.players import Person
from ...matches.replay import Eyes, seen_again
from ..live.match_facts import match_seen
from ..protocol.documents import EventSeen, View
from ..protocol.down import json_text
from ..protocol.frames import Frame, Version
from ..storage.models import MatchSetup

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

        def facts(then: Match, *, board: bool) -> dict[str, Any]:
            return match_seen(table, then, person, board=board).model_dump()

        text = json_text(seen_again(every, eyes, versions, facts))
        return gzip.compress(text.encode(), PACKED)

    def _positions(self, name: str, match: Match) -> list[Stop]:
        if name not in self._stops:
            self._stops[name] = list(stops(match))
        self._stops.move_to_end(name)
        while len(self._stops) > KEPT:
            self._stops.popitem(last=False)
        return self._stops[name]
