"""All matches in memory. One that nobody holds may be forgotten, and is replayed on demand."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from weakref import WeakValueDictionary

from .course import no_such_match, rules_changed
from .live import LiveMatch, Surroundings
from .outlasting import outlasting
from .saved import Saved
from .store import Drifted
from .talk import Conversations


class LiveMatches:
    """Finds matches by name, in memory or in the database."""

    def __init__(
        self, conversations: Conversations, surroundings: Surroundings, at_hand: int
    ) -> None:
        """Keep up to `at_hand` matches in memory beyond those being watched or played by a bot."""
        self._conversations = conversations
        self._surroundings = surroundings
        self._at_hand = at_hand
        self._held: WeakValueDictionary[str, LiveMatch] = WeakValueDictionary()
        self._recent: OrderedDict[str, LiveMatch] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveMatch | None]] = {}

    async def get(self, name: str) -> LiveMatch:
        """A match by its id. Raises Problem: 404 if there is none, 409 if its rules changed."""
        live = self._held.get(name)
        if live is not None and live.is_off:
            self.forget(name)
            live = None
        if live is None:
            if name not in self._loading:
                self._loading[name] = asyncio.create_task(self._load(name))
            live = await outlasting(self._loading[name])
        if live is None:
            raise no_such_match(name)
        self._keep(live)
        return live

    def _keep(self, live: LiveMatch) -> None:
        self._recent[live.name] = live
        self._recent.move_to_end(live.name)
        while len(self._recent) > self._at_hand:
            self._recent.popitem(last=False)

    async def _load(self, name: str) -> LiveMatch | None:
        try:
            saved = await self._surroundings.store.read(name)
            return None if saved is None else self.add(saved)
        except Drifted as error:
            raise rules_changed(error) from error
        finally:
            del self._loading[name]

    def add(self, saved: Saved) -> LiveMatch:
        """Hold a match that has just been read or begun."""
        name = saved.table.name
        live = LiveMatch(saved, self._conversations.of(name), self._surroundings)
        self._held[name] = live
        self._keep(live)
        self._surroundings.attend(live)
        return live

    async def refresh(self, name: str) -> None:
        """Bring in that people are called otherwise, if the match is in memory or on its way there."""
        if name in self._held or name in self._loading:
            live = await self.get(name)
            live.talk.forget()
            await live.catch_up()

    def held(self, name: str) -> LiveMatch | None:
        """A match if it is in memory."""
        return self._held.get(name)

    def forget(self, name: str) -> None:
        """Drop a match that has been called off."""
        self._recent.pop(name, None)
        self._held.pop(name, None)

    async def settle(self) -> None:
        """Wait until everything that has been asked of matches is done."""
        await asyncio.gather(*(live.settle() for live in self.all()))

    def all(self) -> list[LiveMatch]:
        """The matches in memory."""
        return list(self._held.values())
