"""A match at this server: one owner, who orders what is done to it and wakes those who watch."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar
from weakref import WeakSet

from ...events import Seat
from ...matches import Match
from ..clock import now
from ..core.shield import outlasting
from ..errors import Rejection
from ..protocol.frames import Snap, Status, View
from ..storage.match_repository import Store
from ..storage.models import Person, Saved, Table
from .chat import Talk
from .commands import Answer, Asked, Preparing
from .log import Course
from .match_facts import match_seen
from .presence import Presences
from .snapshot import Positions

if TYPE_CHECKING:
    from .subscription import Viewer

T = TypeVar("T")

Stage = tuple[int, Status]
"""How far a match is: its version and status."""

Hear = Callable[["LiveMatch"], None]
"""Told that something about a match has changed."""

Count = Callable[["LiveMatch", Asked, Coroutine[Any, Any, int]], Coroutine[Any, Any, int]]
"""Awaits what does something asked, and takes note of it."""


@dataclass(frozen=True)
class Surroundings:
    """What a match needs of the house it is played in.

    `attend` is told that it may be the turn of somebody who need not be waited for, `show` that
    somebody has come or gone; `count` is given what is done. `grace`: seconds that somebody must be
    away before a bot may take over.
    """

    store: Store
    attend: Hear
    show: Hear
    count: Count
    grace: float


class LiveMatch:
    """A match in memory, from the moment somebody invites to it.

    What changes it is done one thing at a time: saved, then told. Where several processes work on one
    database, `catch_up` brings in what the others have done.
    """

    def __init__(self, saved: Saved, talk: Talk, surroundings: Surroundings) -> None:
        self.name = saved.table.name
        self.viewers: WeakSet[Viewer] = WeakSet()
        self.presences = Presences(self, surroundings.grace)
        self.talk = talk
        self.is_off = False
        """Whether it has been called off before it began."""
        self._course = Course(saved, surroundings.store)
        self._surroundings = surroundings
        self._turnstile = asyncio.Lock()
        self._running: set[asyncio.Task[Any]] = set()
        self._positions = Positions()

    # What it is

    @property
    def table(self) -> Table:
        """What is settled about it, and who sits where."""
        return self._course.table

    @property
    def has_begun(self) -> bool:
        """Whether all seats have been taken."""
        return self._course.has_begun

    @property
    def match(self) -> Match:
        """The match. Raises Rejection conflict while it waits for players."""
        return self._course.match

    @property
    def version(self) -> int:
        """The number of the last event, 0 before the start."""
        return self._course.version

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
        return self.has_begun and self._course.prepared_by(self.match.to_play) is not None

    @property
    def prepared_action(self) -> str | None:
        """What the seat to move answers by what it has prepared; None: nothing."""
        return self._course.prepared_action

    def owns(self, person: Person | None, seat: Seat) -> bool:
        """Whether a seat is a person's."""
        return self.table.owns(person, seat)

    # Doing something

    async def do(self, asked: Asked, answer: Answer | None = None) -> int:
        """Do what is asked; once it is saved, return the version after it.

        Raises Rejection if it is refused. The caller may be cancelled; it is finished anyway.
        """
        counted = self._surroundings.count(self, asked, self._do(asked, answer))
        return await self._finish(counted)

    async def prepare(self, wanted: Preparing, answer: Answer | None = None) -> int:
        """Keep an answer for when a seat is asked, or take it back; return the version once saved.

        Raises Rejection if it is refused. Nobody but the seat hears of it.
        """
        return await self._finish(self._prepare(wanted, answer))

    async def change_table(self, change: Callable[[Table], Table]) -> None:
        """Change who sits where while the match waits; with the last seat taken it begins.

        `change` may be called more than once, and raises Rejection if it is not possible. Raises Rejection
        409 if the match has begun.
        """
        await self._finish(self._change_table(change))

    async def set_bot_pace(self, seconds: float | None) -> None:
        """Have bots take so long for an action from now on, as far as the server lets them."""
        await self._finish(self._set_bot_pace(seconds))

    async def call_off(self) -> None:
        """Let a waiting match be no more. Raises Rejection conflict if it has begun."""
        await self._finish(self._call_off())

    async def catch_up(self) -> None:
        """Bring in what other processes have done."""
        await self._finish(self._catch_up())

    def has_rematch(self, name: str) -> None:
        """Let everybody know where the same people play next."""
        self._course.has_rematch(name)
        self.look_round()

    async def say(self, person: Person, seat: Seat | None, text: str, cmd: str) -> int:
        """Keep what a person says at the table, and tell it to all; its number once it is saved.

        Who has a seat speaks from it, even if he follows the table as one without.
        """
        seat = self.table.seat_of(person) if seat is None else seat
        name = None if seat is None else self.table.chairs[seat].name
        number = await self.talk.say(person, seat, name, text, cmd, now())
        self.wake_viewers()
        return number

    async def settle(self) -> None:
        """Wait until everything that has been asked for is done, or has failed."""
        await asyncio.gather(*self._running, return_exceptions=True)

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Have something done, whatever becomes of the one who asks for it."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await outlasting(task)

    async def _do(self, asked: Asked, answer: Answer | None) -> int:
        async with self._in_turn():
            v = await self._course.do(asked, now())
            if answer is not None:
                answer(v)
            return v

    async def _prepare(self, wanted: Preparing, answer: Answer | None) -> int:
        async with self._in_turn():
            v = await self._course.prepare(wanted)
            if answer is not None:
                answer(v)
            for viewer in self.viewers:
                if viewer.seat == wanted.seat:
                    viewer.look_again()
            self._surroundings.attend(self)
            return v

    async def _change_table(self, change: Callable[[Table], Table]) -> None:
        async with self._in_turn():
            await self._course.change_table(change, now())
            self.came_or_went()

    async def _set_bot_pace(self, seconds: float | None) -> None:
        async with self._in_turn():
            await self._course.set_bot_pace(seconds)
            self.look_round()

    async def _call_off(self) -> None:
        async with self._in_turn():
            await self._course.call_off()
            self._is_gone()

    async def _catch_up(self) -> None:
        # Whoever has done something elsewhere sees to it there that bots go on.
        async with self._turnstile:
            try:
                await self._course.catch_up()
            except Rejection as problem:
                if problem.kind == "not-found":
                    self._is_gone()
                raise
            await self.talk.catch_up()
            self.wake_viewers()
            self.presences.changed()

    def _is_gone(self) -> None:
        self.is_off = True
        self.wake_viewers()

    def _in_turn(self) -> _Turn:
        """Be the only one who changes the match; then everybody hears of it if it has changed."""
        return _Turn(self._turnstile, self._stage, self._changed)

    def _stage(self) -> Stage:
        if not self.has_begun:
            return 0, "waiting"
        match = self._course.match
        return match.version, "over" if match.is_over else "running"

    def _changed(self, before: Stage) -> None:
        """Let viewers see what has changed, and those act who need not be waited for."""
        self.wake_viewers()
        if self.status != before[1]:
            self.look_round()
        self._surroundings.attend(self)

    # Watching

    def wake_viewers(self) -> None:
        """Let every viewer look whether there is something new for it."""
        for viewer in self.viewers:
            viewer.wake.set()

    def came_or_went(self) -> None:
        """Take note that somebody has come or gone."""
        self.presences.changed()
        self._surroundings.show(self)

    def look_round(self) -> None:
        """Let every viewer see who is there."""
        for viewer in self.viewers:
            viewer.look_round()

    def snap(self, seat: Seat | None, person: Person | None, *, board: bool = True) -> Snap:
        """The position as `seat`, or a spectator, may know it; `person` is who looks.

        `board`: whether what does not change on the table is wanted, too.
        """
        match = self.match
        seen = match_seen(self.table, match, person, board=board)
        prepared = self._course.prepared_by(seat)
        return Snap(v=match.version, view=View(match=seen, prepared=prepared, **match.view(seat)))

    def facts_text(self, person: Person | None, *, board: bool) -> str:
        """What does not change during the match, for `person`, as JSON; `board` as in `snap`."""
        return self._positions.facts(self._course, person, board=board)

    def snap_text(self, seat: Seat | None, facts: str, *, walks: bool) -> str:
        """The frame that `snap` gives, as JSON: written once for all who see the same.

        `facts`: what it is to say of what does not change. `walks`: with moves of several actions.
        """
        return self._positions.text(self._course, seat, facts, walks=walks)


class _Turn:
    """The time in which one alone changes something: `changed` is told how it was, if it has."""

    def __init__(
        self, turnstile: asyncio.Lock, stage: Callable[[], Stage], changed: Callable[[Stage], None]
    ) -> None:
        self._turnstile = turnstile
        self._stage = stage
        self._changed = changed

    async def __aenter__(self) -> None:
        await self._turnstile.acquire()
        self._before = self._stage()

    async def __aexit__(self, *_error: object) -> None:
        try:
            if self._stage() != self._before:
                self._changed(self._before)
        finally:
            self._turnstile.release()
