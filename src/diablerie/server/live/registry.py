"""Registry of live matches: loaded on demand, kept in an LRU cache."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any
from weakref import WeakValueDictionary

from ..core.shield import shielded
from ..storage.match_repository import Drifted
from ..storage.models import MatchSetup, SavedMatch
from .chat import Chats
from .log import no_such_match, rules_changed
from .match import LiveMatch
from .match_hooks import MatchHooks


class MatchRegistry:
    """Finds matches by name, in memory or in the database."""

    def __init__(self, chats: Chats, hooks: MatchHooks[LiveMatch], at_hand: int) -> None:
        """Keep up to `at_hand` matches in memory beyond those being watched or played by a bot."""
        self._chats = chats
        self._hooks = hooks
        self._at_hand = at_hand
        self._held: WeakValueDictionary[str, LiveMatch] = WeakValueDictionary()
        self._recent: OrderedDict[str, LiveMatch] = OrderedDict()
        self._coming: dict[str, asyncio.Task[LiveMatch | None]] = {}

    async def get(self, name: str) -> LiveMatch:
        """A match by its id. Raises Rejection: not-found if there is none, conflict if its rules changed."""
        live = self._held.get(name)
        if live is not None and live.is_off:
            self.forget(name)
            live = None
        if live is None:
            if name not in self._coming:
                self._expect(name, self._read(name))
            live = await self.arrived(name)
        if live is None:
            raise no_such_match(name)
        self._keep(live)
        return live

    async def open(self, table: MatchSetup) -> LiveMatch:
        """Save a table and hold it; if all seats are taken its match begins."""
        self._expect(table.name, self._open(table))
        live = await self.arrived(table.name)
        assert live is not None
        return live

    async def open_next(self, before: LiveMatch, table: MatchSetup) -> LiveMatch:
        """Save and hold the table at which those of a match play next; the same for all who ask."""
        self._expect(table.name, self._open_next(before, table))
        live = await self.arrived(table.name)
        return live or await self.get(str(before.table.rematch))

    def _keep(self, live: LiveMatch) -> None:
        self._recent[live.name] = live
        self._recent.move_to_end(live.name)
        while len(self._recent) > self._at_hand:
            self._recent.popitem(last=False)

    # On the way

    def _expect(self, name: str, coming: Coroutine[Any, Any, SavedMatch | None]) -> None:
        """Hold what is being read or begun once it is there. What is told of it meanwhile is not lost."""
        self._coming[name] = asyncio.create_task(self._take_in(name, coming))

    async def _take_in(
        self, name: str, coming: Coroutine[Any, Any, SavedMatch | None]
    ) -> LiveMatch | None:
        try:
            saved = await coming
            return None if saved is None else self._add(saved)
        finally:
            del self._coming[name]

    async def _read(self, name: str) -> SavedMatch | None:
        try:
            return await self._hooks.repository.read(name)
        except Drifted as error:
            raise rules_changed(error) from error

    async def _open(self, table: MatchSetup) -> SavedMatch:
        saved = self._advanced(table)
        await self._hooks.repository.add(saved.table, saved.match)
        return saved

    async def _open_next(self, before: LiveMatch, table: MatchSetup) -> SavedMatch | None:
        saved = self._advanced(table)
        name = await self._hooks.repository.link_rematch(before.name, saved.table, saved.match)
        before.has_rematch(name)
        return saved if name == table.name else None

    def _advanced(self, table: MatchSetup) -> SavedMatch:
        """A new table, and its match if there is nothing to wait for."""
        return table.advanced(None, table.created, self._hooks.repository.shuffle_wait)

    def _add(self, saved: SavedMatch) -> LiveMatch:
        name = saved.table.name
        live = LiveMatch(saved, self._chats.of(name), self._hooks)
        self._held[name] = live
        self._keep(live)
        self._hooks.attend(live)
        return live

    async def refresh(self, name: str) -> None:
        """Bring in that people are called otherwise, if the match is in memory or on its way there."""
        live = await self.arrived(name)
        if live is not None:
            live.chat.forget()
            await live.catch_up()

    async def arrived(self, name: str) -> LiveMatch | None:
        """A match if it is in memory, or once it is if it is on its way there.

        Raises what reading or saving it does.
        """
        if name in self._coming:
            return await shielded(self._coming[name])
        return self._held.get(name)

    def held(self, name: str) -> LiveMatch | None:
        """A match if it is in memory."""
        return self._held.get(name)

    @property
    def names(self) -> set[str]:
        """The names of all in memory and of all on their way there."""
        return {*self._held, *self._coming}

    def forget(self, name: str) -> None:
        """Drop a match that has been called off."""
        self._recent.pop(name, None)
        self._held.pop(name, None)

    async def settle(self) -> None:
        """Wait until everything that has been asked of matches is done."""
        await asyncio.gather(*self._coming.values(), return_exceptions=True)
        await asyncio.gather(*(live.settle() for live in self.all()))

    def all(self) -> list[LiveMatch]:
        """The matches in memory."""
        return list(self._held.values())
