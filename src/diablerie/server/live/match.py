"""A live match: the one owner of a match in memory, who orders its commands and wakes its watchers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from time import monotonic
from typing import Any, TypeVar
from weakref import WeakSet

from ...display_text import tamed
from ...events import Seat
from ...matches import Match, Shuffle
from ...matches.commands import Acknowledge, Command, DoneCommand, PremoveCommand
from ...matches.players import Person
from ...rejection import Rejection
from ..clock import now
from ..core.shield import shielded
from ..errors import Unavailable
from ..protocol.frames import Status
from ..storage.gaps import Gap
from ..storage.models import MatchSetup, SavedMatch
from .chat import Chat
from .log import MatchLog
from .match_hooks import MatchHooks
from .owed_time import OwedTime
from .presence import PresenceTracker
from .snapshot import SnapshotCache
from .turnstile import Stage, Turn
from .volunteers import Volunteers
from .watcher import Watcher

T = TypeVar("T")


class LiveMatch:
    """A match in memory, from the moment somebody invites to it.

    What changes it is done one thing at a time: saved, then told. Where several processes work on one
    database, `catch_up` brings in what the others have done.
    """

    def __init__(self, saved: SavedMatch, chat: Chat, hooks: MatchHooks[LiveMatch]) -> None:
        self.name = saved.table.name
        self.watchers: WeakSet[Watcher] = WeakSet()
        self.chat = chat
        self.is_off = False
        """Whether it has been called off before it began."""
        self._log = MatchLog(saved, hooks.repository)
        self.presence = PresenceTracker(self._log, self.watchers, hooks.grace, hooks.patience)
        self._hooks = hooks
        self._turnstile = asyncio.Lock()
        self._running: set[asyncio.Task[Any]] = set()
        self._snapshots = SnapshotCache()
        self.volunteers = Volunteers(self._log, self.presence, self.watchers)
        gaps = () if saved.gap is None else hooks.gaps_after(saved.gap)
        self.owed = OwedTime(self._log, gaps)

    # What it is

    @property
    def table(self) -> MatchSetup:
        """What is settled about it, and who sits where."""
        return self._log.table

    @property
    def has_begun(self) -> bool:
        """Whether all seats have been taken."""
        return self._log.has_begun

    @property
    def match(self) -> Match:
        """The match. Raises Rejection conflict while it waits for players."""
        return self._log.match

    @property
    def version(self) -> int:
        """The number of the last event, 0 before the start."""
        return self._log.version

    @property
    def status(self) -> Status:
        """How far it is: `waiting`, `running`, `over`."""
        return self._stage()[1]

    @property
    def bot_to_play(self) -> tuple[Seat, str] | None:
        """The seat and level of the bot that is to move, if it is one."""
        return self.match.bot_to_play if self.has_begun else None

    @property
    def has_prepared(self) -> bool:
        """Whether the seat to move has something prepared, be it an answer to this or not."""
        return self.has_begun and self._log.prepared_by(self.match.to_play) is not None

    @property
    def prepared_action(self) -> str | None:
        """What the seat to move answers by what it has prepared; None: nothing."""
        return self._log.prepared_action

    @property
    def is_timed(self) -> bool:
        """Whether somebody's time is running out."""
        return self.has_begun and self.match.deadline is not None

    @property
    def is_moved_here(self) -> bool:
        """Whether whoever is to move has a connection open to this process."""
        return self.has_begun and self.match.to_play in self.presence.here()

    def owe(self, gap: Gap) -> None:
        """Take note of a gap in time: nobody could do anything before it ended."""
        self.owed.add(gap)
        self.presence.held_up(gap.ended)

    def owns(self, person: Person | None, seat: Seat) -> bool:
        """Whether a seat is a person's."""
        return self.table.owns(person, seat)

    # Doing something

    async def do(self, command: Command, acknowledge: Acknowledge | None = None) -> DoneCommand:
        """Do a command; what has come of it, once it is saved.

        Raises Rejection if it is refused. The caller may be cancelled; it is finished anyway.
        """
        return await self._finish(self._do(command, acknowledge))

    async def prepare(
        self, command: PremoveCommand, acknowledge: Callable[[int], None] | None = None
    ) -> int:
        """Keep an answer for when a seat is asked, or take it back; return the version once saved.

        Raises Rejection if it is refused. Nobody but the seat hears of it.
        """
        return await self._finish(self._prepare(command, acknowledge))

    async def change_table(self, change: Callable[[MatchSetup], MatchSetup]) -> None:
        """Change who sits where while the match waits; with the last seat taken it begins.

        `change` may be called more than once, and raises Rejection if it is not possible. Raises Rejection
        conflict if the match has begun.
        """
        await self._finish(self._change_table(change))

    async def shuffle(
        self,
        change: Callable[[Shuffle], Shuffle],
        acknowledge: Callable[[int], None] | None = None,
    ) -> None:
        """Have a client add to the seed before the match begins; with the last one to do so it begins.

        `change` may be called more than once. Raises Rejection if that cannot be added, or not now.
        """
        await self._finish(self._shuffle(change, acknowledge))

    async def close_stage(self) -> None:
        """Let the shuffle go on without who has not answered in time."""
        await self._finish(self._close_stage())

    async def set_bot_pace(self, seconds: float | None) -> None:
        """Have bots take so long for an action from now on, as far as the server lets them."""
        await self._finish(self._set_bot_pace(seconds))

    async def call_off(self) -> None:
        """Let a waiting match be no more. Raises Rejection conflict if it has begun."""
        await self._finish(self._call_off())

    async def catch_up(self) -> None:
        """Bring in what other processes have done."""
        await self._finish(self._catch_up())

    async def read_anew(self) -> None:
        """Read it and what was said there once more: something has been deleted from outside."""
        await self._finish(self._read_anew())

    def has_rematch(self, name: str) -> None:
        """Let everybody know where the same people play next."""
        self._log.has_rematch(name)
        self.look_round()

    async def say(self, person: Person, seat: Seat | None, text: str, cmd: str) -> int:
        """Keep what a person says at the table, and tell it to all; its number once it is saved.

        Who has a seat speaks from it, even if they follow the table as one without. What would reach
        beyond the message is left out. Raises Rejection invalid if nothing of it is to be seen.
        """
        text = tamed(text)
        if not text:
            detail = "text: nothing of it can be seen"
            raise Rejection("invalid", "not-allowed", detail, {"param": "text"})
        seat = self.table.seat_of(person) if seat is None else seat
        name = None if seat is None else self.table.chairs[seat].name
        number = await self.chat.say(person, seat, name, text, cmd, now())
        self.wake_viewers()
        return number

    async def give_back(self) -> None:
        """Put the clock that runs on by the time that was nobody's, and tell everybody."""
        await self._finish(self._give_back())

    async def settle(self) -> None:
        """Wait until everything that has been asked for is done, or has failed."""
        await asyncio.gather(*self._running, return_exceptions=True)

    async def change_volunteers(self, change: Coroutine[Any, Any, T]) -> T:
        """Have something done by `volunteers` about who offers to take over a seat. Raises as that does."""
        return await self._finish(self._seen_by_all(change))

    def review_volunteers(self) -> None:
        """End the offers to take over a seat that no longer stand."""
        if self.volunteers.are_to_be_dropped():
            self._spawn(self._seen_by_all(self.volunteers.drop_lapsed()))

    async def _seen_by_all(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something about who offers what, alone, and let everybody see who is there."""
        async with self._in_turn():
            result = await work
            self.presence.changed()
            self._hooks.show(self)
            return result

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Have something done, whatever becomes of the one who asks for it."""
        return await shielded(self._spawn(work))

    def _spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def _do(self, command: Command, acknowledge: Acknowledge | None) -> DoneCommand:
        begun, arrived = monotonic(), now()
        await self._end_vacation(command)
        self._hooks.look()
        try:
            async with self._in_turn():
                await self.owed.give_back()
                done = await self._log.do(command, self._log.moment(arrived))
                if acknowledge is not None:
                    acknowledge(done)
                if done.volunteer is not None:
                    self.came_or_went()
        except (Rejection, Unavailable) as error:
            self._hooks.refused(self, command, error)
            raise
        self._hooks.done(self, command, done, monotonic() - begun)
        return done

    async def give_vacation(self, gap: Gap) -> None:
        """Put the clock on that stood still for a vacation, unless that has been done, here or elsewhere."""
        await self._finish(self._give_vacation(gap))

    async def _give_vacation(self, gap: Gap) -> None:
        async with self._in_turn():
            await self._log.catch_up()
            self.owed.add(gap)
            await self.owed.give_back()

    async def _end_vacation(self, command: Command) -> None:
        """Whoever acts is not on vacation any more."""
        seat, end = command.seat, self._hooks.end_vacation
        if end is None or seat is None or (command.deed, command.doer) != ("act", "person"):
            return
        person = self.table.chairs[seat].person
        if person is not None and self.presence.vacation_since(seat) is not None:
            await end(person)

    async def _give_back(self) -> None:
        async with self._in_turn():
            await self.owed.give_back()

    async def _prepare(
        self, command: PremoveCommand, acknowledge: Callable[[int], None] | None
    ) -> int:
        async with self._in_turn():
            v = await self._log.prepare(command)
            if acknowledge is not None:
                acknowledge(v)
            for watcher in self.watchers:
                if watcher.seat == command.seat:
                    watcher.look_again()
            self._hooks.attend(self)
            return v

    async def _change_table(self, change: Callable[[MatchSetup], MatchSetup]) -> None:
        async with self._in_turn():
            await self._log.change_table(change, now())
            self.came_or_went()

    async def _shuffle(
        self, change: Callable[[Shuffle], Shuffle], acknowledge: Callable[[int], None] | None
    ) -> None:
        async with self._in_turn():
            await self._log.shuffle(change, now())
            if acknowledge is not None:
                acknowledge(self.version)
            self.look_round()

    async def _close_stage(self) -> None:
        async with self._in_turn():
            await self._log.close_stage(now())
            self.look_round()

    async def _set_bot_pace(self, seconds: float | None) -> None:
        async with self._in_turn():
            await self._log.set_bot_pace(seconds)
            self.look_round()

    async def _call_off(self) -> None:
        async with self._in_turn():
            await self._log.call_off()
            self._is_gone()

    async def _catch_up(self) -> None:
        # Whoever has done something elsewhere sees to it there that bots go on.
        async with self._turnstile:
            try:
                await self._log.catch_up()
            except Rejection as problem:
                if problem.kind == "not-found":
                    self._is_gone()
                raise
            await self.chat.catch_up()
            self.wake_viewers()
            self.presence.changed()
            self.review_volunteers()

    async def _read_anew(self) -> None:
        async with self._turnstile:
            try:
                await self._log.read_anew()
            except Rejection as problem:
                if problem.kind == "not-found":
                    self._is_gone()
                raise
            await self.chat.catch_up(anew=True)
            for watcher in self.watchers:
                watcher.look_again()
            self.presence.changed()

    def _is_gone(self) -> None:
        self.is_off = True
        self.wake_viewers()

    def _in_turn(self) -> Turn:
        """Be the only one who changes the match; then everybody hears of it if it has changed."""
        return Turn(self._turnstile, self._stage, self._changed)

    def _stage(self) -> Stage:
        if not self.has_begun:
            return 0, "waiting"
        match = self._log.match
        return match.version, "over" if match.is_over else "running"

    def _changed(self, before: Stage) -> None:
        """Let viewers see what has changed, and those act who need not be waited for."""
        self.wake_viewers()
        self.review_volunteers()
        if self.status != before[1]:
            self.look_round()
        self._hooks.attend(self)

    # Watching

    def wake_viewers(self) -> None:
        """Let every viewer look whether there is something new for it."""
        for watcher in self.watchers:
            watcher.wake.set()

    def came_or_went(self) -> None:
        """Take note that somebody has come or gone."""
        self.presence.changed()
        self.review_volunteers()
        self._hooks.show(self)

    def look_round(self) -> None:
        """Let every viewer see who is there."""
        for watcher in self.watchers:
            watcher.look_round()

    def facts(self, person: Person | None, *, board: bool = True) -> str:
        """What does not change during the match, for `person`, as JSON.

        `board`: whether what does not change on the table is wanted, too.
        """
        return self._snapshots.facts(self._log, person, board=board)

    def snapshot(
        self, seat: Seat | None, facts: str, *, walks: bool = True, beliefs: bool = False
    ) -> str:
        """The frame `snap`, the position as `seat`, or a spectator, may know it, as JSON.

        `facts`: what it is to say of what does not change. `walks`: with moves of several actions.
        `beliefs`: with the seat's belief, if it is to move.
        """
        return self._snapshots.frame(self._log, seat, facts, walks=walks, beliefs=beliefs)

    def view(self, seat: Seat | None, facts: str) -> str:
        """The document `View` of that frame, as JSON."""
        return self._snapshots.view(self._log, seat, facts, walks=True, beliefs=False)
