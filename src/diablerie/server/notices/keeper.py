"""Notice keeper: notes who is to be called back, and calls them unless they have come by themselves."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from time import monotonic

from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from ...matches.players import Person
from ...matches.record import moment_text
from ...rejection import Rejection
from ..clock import now
from ..config import NoticeSettings
from ..core.logging import logger, sentence
from ..core.metrics import Metrics
from ..core.rate_limits import Limiter
from ..errors import Unavailable
from ..live.match import LiveMatch
from ..live.registry import MatchRegistry
from ..storage.database import Database
from ..storage.schema import VACATIONS
from .desk import NoticeDesk
from .occasions import MatchCalls, calls_in
from .queue import Owed, claim, is_due, matches_to_look_at, note, postpone, settle
from .sender import Outcome, Sender
from .targets import Wishes, remove, wishes_of
from .text import notice_of

log = logger(__name__)

AT_ONCE = 200
"""How many matches are looked at in one go."""

ROUND = 300.0
"""Seconds between two looks at all matches, for what a process that is gone has not noted."""

MOST_TRIES = 5
"""How often it is tried to bring a notice somewhere."""

VACATION = timedelta(hours=1)
"""How long after somebody was found on vacation it is looked again whether they have come back."""

SLOWER = 4
"""Each time how many times longer it is waited than the time before."""


class NoticeKeeper:
    """Calls people back.

    Nothing that is done in a match waits for it: it is told which matches have changed, and looks in the
    database what is owed to whom. That is kept there, so that a restart forgets nothing, and any process that
    serves people may give it; a claim sees to it that one does.
    """

    def __init__(
        self,
        database: Database,
        matches: MatchRegistry,
        settings: NoticeSettings,
        limiter: Limiter,
        metrics: Metrics,
    ) -> None:
        self._database = database
        self._matches = matches
        self._settings = settings
        self._limiter = limiter
        self._metrics = metrics
        self._sender = Sender(database, settings)
        self.desk = NoticeDesk(database, settings, self._sender)
        self._changed: set[str] = set()
        self._looked: float | None = None

    def note(self, live: LiveMatch) -> None:
        """Take note that a match has changed."""
        self._changed.add(live.name)

    async def keep(self, *, sends: bool) -> None:
        """Look for what is owed until cancelled.

        `sends`: and give it, first once those have had time to come back who were here before a restart.
        """
        begins = monotonic() + self._settings.delay
        while True:
            try:
                await self.look()
                if sends and monotonic() >= begins:
                    await self.send_due()
            except Unavailable as away:
                log.info("nobody can be called back", reason=sentence(away))
            except Exception:
                # The next look may do better; matches go on in any case.
                log.exception("nobody can be called back")
            await asyncio.sleep(self._settings.look)

    async def close(self) -> None:
        """Call nobody any more."""
        await self._sender.close()

    # What is owed

    async def look(self) -> None:
        """Note what is owed in the matches that have changed, and now and then in all. Raises Unavailable."""
        if self._looked is None or monotonic() - self._looked > ROUND:
            everywhere = await self._database.read(lambda c: matches_to_look_at(c, now()))
            self._changed.update(everywhere)
            self._looked = monotonic()
        while self._changed:
            names = [self._changed.pop() for _ in range(min(AT_ONCE, len(self._changed)))]
            try:
                await self._note(names)
            except Unavailable:
                self._changed.update(names)
                raise
            except IntegrityError:
                # Another process has noted the same at the same moment, or a match has just been deleted.
                self._changed.update(names)

    async def _note(self, names: list[str]) -> None:
        calls = await self._database.read(lambda connection: calls_in(connection, names))
        if not calls:
            return
        found = [(one, self._present(one)) for one in calls]
        moment = now()
        due = moment + timedelta(seconds=self._settings.delay)
        await self._database.write(lambda connection: note(connection, found, moment, due))

    def _present(self, calls: MatchCalls) -> set[Person]:
        """Who of those concerned is at the table, as far as this process knows."""
        live = self._matches.held(calls.match)
        people = {call.person for call in calls.calls}
        if live is not None and live.has_begun:
            seats = enumerate(calls.seats)
            return {p for s, (_, p, _) in seats if p in people and live.presence.is_connected(s)}
        if all(call.occasion != "rematch" for call in calls.calls):
            return set()
        # Where a table waits, those are asked to it who may still sit at the one before.
        everywhere = {w.person for one in self._matches.all() for w in one.watchers if w.is_open}
        return {person for person in people if person in everywhere}

    # Giving it

    async def send_due(self) -> None:
        """Give what is due. Raises Unavailable."""
        shared = self._database.is_shared
        orphaned = timedelta(seconds=self._settings.handover)
        held = [live.name for live in self._matches.all()] if shared else None
        if not await self._database.read(lambda c: is_due(c, now())):
            return
        claimed = await self._database.write(lambda c: claim(c, now(), held, orphaned))
        await asyncio.gather(*map(self._give, claimed))

    async def _give(self, owed: Owed) -> None:
        try:
            if self._database.is_shared and self._matches.held(owed.match) is None:
                await self._take_over(owed)
            else:
                await self._give_if_wanted(owed)
        except Unavailable:
            raise
        except Exception:
            # Others are to be called, too.
            log.exception("somebody cannot be called back", match=owed.match)
            await self._database.write(lambda c: settle(c, owed, told=False))

    async def _take_over(self, owed: Owed) -> None:
        """Hold a match of which no other process says anything, until it is known who is there."""
        try:
            await self._matches.get(owed.match)
        except Rejection:
            await self._database.write(lambda c: settle(c, owed, told=False))
            return
        due = now() + timedelta(seconds=self._settings.handover)
        await self._database.write(lambda c: postpone(c, owed, due, counted=False))

    async def _give_if_wanted(self, owed: Owed) -> None:
        moment = now()
        calls, wishes, resting = await self._database.read(lambda c: _as_it_is(c, owed, moment))
        if calls is None or owed.person in self._present(calls):
            await self._database.write(lambda c: settle(c, owed, told=False))
            return
        until = wishes.quiet and wishes.quiet.until(moment)
        if resting:
            until = max(until or moment, moment + VACATION)
        if until:
            await self._database.write(lambda c: postpone(c, owed, until, counted=False))
            return
        try:
            self._limiter.count("notices", owed.target.number)
        except Rejection:
            self._metrics.noticed(owed.target.kind, "limited")
            await self._database.write(lambda c: settle(c, owed, told=False))
            return
        language, site = wishes.language, self._settings.site
        notice = notice_of(calls, owed.person, owed.occasion, language, site)
        await self._end(owed, await self._sender.send(owed.target, notice, language))

    async def _end(self, owed: Owed, outcome: Outcome) -> None:
        """Keep what has come of it."""
        self._metrics.noticed(owed.target.kind, outcome)
        if outcome == "gone":
            await self._database.write(lambda c: remove(c, owed.target.number))
        elif outcome == "away" and owed.tries < MOST_TRIES:
            seconds = self._settings.retry * SLOWER ** (owed.tries - 1)
            due = now() + timedelta(seconds=seconds)
            await self._database.write(lambda c: postpone(c, owed, due, counted=True))
        else:
            told = outcome == "told"
            await self._database.write(lambda c: settle(c, owed, told=told))


def _as_it_is(
    connection: Connection, owed: Owed, moment: datetime
) -> tuple[MatchCalls | None, Wishes, bool]:
    """The match if what is owed is still so, how its person wants to be told, whether on vacation."""
    found = [
        one
        for one in calls_in(connection, [owed.match])
        if any(
            (call.person, call.occasion, call.turn) == (owed.person, owed.occasion, owed.turn)
            for call in one.calls
        )
    ]
    c = VACATIONS.c
    away = (c.open == owed.person) & c.ended.is_(None) & (c.until > moment_text(moment))
    resting = connection.execute(select(c.vacation).where(away)).first() is not None
    return (found[0] if found else None), wishes_of(connection, owed.person), resting
