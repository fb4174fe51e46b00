"""Matches being played: one owner each, who orders what is done to it and wakes those who watch."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any
from weakref import WeakSet, WeakValueDictionary

from ..matches import Match, WrongSeat
from ..matches.record import moment_text
from ..refusals import IllegalAction
from ..state import Document
from ..words import speak
from .frames import MatchSeen, SeatSeen, Snap, View
from .prepared import Preparations, Prepared
from .problems import Problem, refusal
from .store import Command, Drifted, Guest, Overtaken, Saved, Store

if TYPE_CHECKING:
    from .viewers import Viewer

Answer = Callable[[int], None]
"""Told the version after an action, once it is saved and before any viewer hears of it."""

Attend = Callable[["LiveMatch"], None]
"""Told that it may be the turn of somebody who need not be waited for."""


@dataclass(frozen=True)
class Asked:
    """An action as its actor asks for it: upon version `expect`, named `cmd` (None for bots)."""

    seat: int
    action: str
    expect: int
    cmd: str | None = None
    by_prepared: bool = False
    """Whether it is the seat's prepared answer."""


@dataclass(frozen=True)
class Preparing:
    """What a seat wants to have prepared (None: nothing), under the name `cmd`."""

    seat: int
    answer: Document | None
    cmd: str


class LiveMatch:
    """A match in memory. Only `act` and `prepare` change it: one thing at a time, saved, then told."""

    def __init__(self, name: str, saved: Saved, store: Store, attend: Attend) -> None:
        self.name = name
        self.match: Match = saved.match
        self.owners = saved.owners
        self.viewers: WeakSet[Viewer] = WeakSet()
        self._commands = dict(saved.commands)
        self._prepared = Preparations(saved.prepared)
        self._store = store
        self._attend = attend
        self._turnstile = asyncio.Lock()
        self._running: set[asyncio.Task[int]] = set()
        self._views: dict[int | None, dict[str, Any]] = {}

    # Acting

    async def act(self, asked: Asked, answer: Answer | None = None) -> int:
        """Do what is asked; once it is saved, return the version after it.

        Raises Problem if it is refused. The caller may be cancelled; the action is finished anyway.
        """
        return await self._finish(self._act_in_turn(asked, answer))

    async def _finish(self, work: Coroutine[Any, Any, int]) -> int:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def _act_in_turn(self, asked: Asked, answer: Answer | None) -> int:
        async with self._turnstile:
            v = await self._done(asked)
            while v is None:
                await self._read_anew()
                v = await self._done(asked)
            if answer is not None:
                answer(v)
            self._changed()
            return v

    async def _done(self, asked: Asked) -> int | None:
        """The version after what is asked, done now or before; None: read the match anew."""
        known = None if asked.cmd is None else self._commands.get(asked.cmd)
        if known is None:
            return await self._do(asked)
        if (known.seat, known.action) != (asked.seat, asked.action):
            raise refusal(409, "command-reused", f"{asked.cmd!r} already names another action")
        return known.v

    async def _do(self, asked: Asked) -> int | None:
        match = self.match
        if asked.expect != match.version:
            raise self._stale(asked.expect)
        try:
            move, after = match.consider(asked.seat, asked.action, now())
        except WrongSeat as error:
            raise refusal(409, "not-your-turn", str(error)) from error
        except IllegalAction as error:
            raise _illegal(error) from error
        prepared = self._prepared.changed_by(
            asked.seat, asked.action, match.state, after, by_prepared=asked.by_prepared
        )
        try:
            await self._store.add_move(self.name, match, move, asked.cmd, after.to_play, prepared)
        except Overtaken:
            return None
        match.append(move, after)
        self._prepared.update(prepared)
        if asked.cmd is not None:
            self._commands[asked.cmd] = Command(asked.seat, asked.action, match.version)
        return match.version

    def _stale(self, expect: int) -> Problem:
        version = self.match.version
        detail = f"the match is at version {version}, not {expect}"
        return refusal(409, "stale", detail, params={"expect": expect, "v": version})

    async def _read_anew(self) -> None:
        saved = await self._store.match(self.name)
        assert saved is not None, f"match {self.name} has vanished"
        self.match, self._commands = saved.match, dict(saved.commands)
        self._prepared = Preparations(saved.prepared)
        self._changed()

    def _changed(self) -> None:
        self._views.clear()
        self.wake_viewers()
        self._attend(self)

    # Answers prepared

    async def prepare(self, wanted: Preparing, answer: Answer | None = None) -> int:
        """Keep an answer for when a seat is asked, or take it back; return the version once saved.

        Raises Problem if it is refused. Nobody but the seat hears of it.
        """
        return await self._finish(self._prepare_in_turn(wanted, answer))

    async def _prepare_in_turn(self, wanted: Preparing, answer: Answer | None) -> int:
        async with self._turnstile:
            wanted = replace(wanted, answer=self._read_answer(wanted))
            v = self._prepared_before(wanted)
            if v is None:
                v = await self._prepare(wanted)
            if answer is not None:
                answer(v)
            for viewer in self.viewers:
                if viewer.seat == wanted.seat:
                    viewer.look_again()
            self._attend(self)
            return v

    def _prepared_before(self, wanted: Preparing) -> int | None:
        """The version at which this very thing was prepared; a repetition changes nothing."""
        known = self._prepared.named(wanted.seat, wanted.cmd)
        differs = known is not None and known.answer not in (None, wanted.answer)
        if differs or wanted.cmd in self._commands:
            raise refusal(409, "command-reused", f"{wanted.cmd!r} already names something else")
        return None if known is None else known.v

    async def _prepare(self, wanted: Preparing) -> int:
        match = self.match
        if wanted.answer is not None and match.is_over:
            raise refusal(409, "match-over", "the match is over")
        prepared = Prepared(wanted.cmd, match.version, wanted.answer)
        await self._store.prepare(self.name, wanted.seat, prepared)
        self._prepared.update({wanted.seat: prepared})
        return match.version

    def _read_answer(self, wanted: Preparing) -> Document | None:
        try:
            return None if wanted.answer is None else self.match.game.read_prepared(wanted.answer)
        except ValueError as error:
            raise refusal(422, "cannot-prepare", str(error)) from error

    @property
    def has_prepared(self) -> bool:
        """Whether the seat to move has something prepared, be it an answer to this or not."""
        return self._prepared.of(self.match.to_play) is not None

    @property
    def prepared_action(self) -> str | None:
        """What the seat to move answers by what it has prepared; None: nothing."""
        return self._prepared.action(self.match.state)

    # Watching

    def wake_viewers(self) -> None:
        """Let every viewer look whether there is something new for it."""
        for viewer in self.viewers:
            viewer.wake.set()

    def snap(self, seat: int | None, guest: Guest | None, *, board: bool = True) -> Snap:
        """The position as `seat`, or a spectator, may know it; `guest` is who looks.

        `board`: whether what does not change on the table is wanted, too.
        """
        if seat not in self._views:
            self._views[seat] = self.match.view(seat)
        prepared = self._prepared.of(seat)
        view = View(match=self._seen(guest, board), prepared=prepared, **self._views[seat])
        return Snap(v=self.match.version, view=view)

    def _seen(self, guest: Guest | None, board: bool) -> MatchSeen:
        match = self.match
        return MatchSeen(
            id=self.name,
            game=match.game.name,
            title=match.game.title,
            options=dict(match.game.options),
            board=match.game.board if board else None,
            seats=self.seats(guest),
            seed_hash=match.seed_hash,
            seed=match.seed.hex() if match.is_over else None,
            created=moment_text(match.started),
        )

    def seats(self, guest: Guest | None) -> list[SeatSeen]:
        """Who sits where, and which seats are `guest`'s."""
        return [
            SeatSeen(seat=seat, yours=self.owns(guest, seat), **player.document())
            for seat, player in enumerate(self.match.players)
        ]

    def owns(self, guest: Guest | None, seat: int) -> bool:
        """Whether a seat is a guest's."""
        return guest is not None and self.owners.get(seat) == guest

    @property
    def bot_to_play(self) -> tuple[int, str] | None:
        """The seat and level of the bot that is to move, if it is one."""
        seat = self.match.to_play
        level = None if seat is None else self.match.players[seat].level
        return None if seat is None or level is None else (seat, level)


class LiveMatches:
    """All matches in memory. One that nobody holds may be forgotten, and is replayed on demand."""

    def __init__(self, store: Store, attend: Attend, at_hand: int) -> None:
        """Keep up to `at_hand` matches in memory beyond those being watched or played by a bot.

        `attend` is told of every match that has been loaded, begun or changed.
        """
        self._store = store
        self._attend = attend
        self._at_hand = at_hand
        self._held: WeakValueDictionary[str, LiveMatch] = WeakValueDictionary()
        self._recent: OrderedDict[str, LiveMatch] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveMatch | None]] = {}

    async def get(self, name: str) -> LiveMatch:
        """A match by its id. Raises Problem: 404 if there is none, 409 if its rules changed."""
        live = self._held.get(name)
        if live is None:
            if name not in self._loading:
                self._loading[name] = asyncio.create_task(self._load(name))
            live = await asyncio.shield(self._loading[name])
        if live is None:
            raise Problem(404, "no-such-match", f"there is no match {name!r}")
        self._recent[name] = live
        self._recent.move_to_end(name)
        while len(self._recent) > self._at_hand:
            self._recent.popitem(last=False)
        return live

    async def _load(self, name: str) -> LiveMatch | None:
        try:
            saved = await self._store.match(name)
            return None if saved is None else self.add(name, saved)
        except Drifted as error:
            raise Problem(409, "rules-changed", f"this match cannot go on: {error}") from error
        finally:
            del self._loading[name]

    def add(self, name: str, saved: Saved) -> LiveMatch:
        """Hold a match that has just been read or begun."""
        live = LiveMatch(name, saved, self._store, self._attend)
        self._held[name] = self._recent[name] = live
        self._attend(live)
        return live

    def all(self) -> list[LiveMatch]:
        """The matches in memory."""
        return list(self._held.values())


def now() -> datetime:
    """The present moment, in UTC."""
    return datetime.now(UTC)


def _illegal(error: IllegalAction) -> Problem:
    message: str = speak("en", error.reason, **error.params)
    params: dict[str, Any] = error.params
    return refusal(
        422, error.reason, message, clause=error.clause, params=params, legal=error.legal
    )
