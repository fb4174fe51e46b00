"""The match log: what has been done in a match so far, in memory as the database has it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from datetime import datetime

from ...events import Seat
from ...matches import Match, Shuffle, ShuffleRefused
from ...matches.command_log import CommandLog
from ...matches.commands import Command, DoneCommand, PremoveCommand
from ...matches.players import Person
from ...rejection import Rejection, not_your_seat, refusal
from ..clock import now
from ..storage.match_repository import Drifted, MatchRepository, NoSuchMatch, Overtaken
from ..storage.models import MatchSetup, SavedMatch, Seating
from ..storage.seat_changes import Demand


class MatchLog:
    """Who sits at a table, what has been done, what is prepared; saved before it counts.

    Not for several who act at once: whoever uses it lets one act after the other.
    """

    def __init__(self, saved: SavedMatch, store: MatchRepository) -> None:
        self.table: MatchSetup = saved.table
        self._store = store
        self._commands: CommandLog | None = None
        self._take(saved)

    def _take(self, saved: SavedMatch) -> None:
        self.table = saved.table
        match, commands = saved.match, self._commands
        if match is None or commands is None:
            self._commands = (
                None if match is None else CommandLog(match, saved.commands, saved.prepared)
            )
        else:
            commands.follow(match, saved.commands, saved.prepared)

    @property
    def has_begun(self) -> bool:
        """Whether all seats have been taken."""
        return self._commands is not None

    @property
    def match(self) -> Match:
        """The match. Raises Rejection conflict while it waits for players."""
        return self._done_so_far.match

    @property
    def _done_so_far(self) -> CommandLog:
        if self._commands is None:
            raise refusal("conflict", "not-begun", "the match waits for players")
        return self._commands

    @property
    def version(self) -> int:
        """The number of the last event, 0 before the start."""
        return 0 if self._commands is None else self._commands.match.version

    def moment(self, arrived: datetime) -> datetime:
        """The moment at which something counts as done that arrived then and has waited since.

        Not before what was done last, and not after now: the clock may have been set meanwhile.
        """
        log = self.match.log
        last = log[-1].at if log else self.match.started
        return min(now(), max(arrived, min(last, now())))

    # Doing something

    async def do(self, command: Command, at: datetime) -> DoneCommand:
        """Do a command; what has come of it, once it is saved. Raises Rejection if it is refused."""
        if command.expect is not None and command.expect > self.version:
            await self.catch_up()
        done = await self._done(command, at)
        while done is None:
            await self.catch_up()
            done = await self._done(command, at)
        return done

    async def _done(self, command: Command, at: datetime) -> DoneCommand | None:
        """A command, done now or before; None: there is something to catch up."""
        self._demand_owner(command.by, command.seat)
        return self._done_so_far.done_before(command) or await self._do(command, at)

    async def _do(self, command: Command, at: datetime) -> DoneCommand | None:
        log = self._done_so_far
        committed = log.consider(command, at)
        try:
            seating = await self._store.commit(self.table, log.match, committed)
        except Overtaken:
            return None
        done = log.append(command, committed)
        if seating is not None:
            self._seat(seating)
        return done

    # What other processes have done

    async def catch_up(self) -> None:
        """Bring in what has come to the database from elsewhere.

        Raises Rejection: not-found if the match has been called off, conflict if its rules have changed.
        """
        if self._commands is None or not await self._follow(self._commands):
            await self.read_anew()

    async def read_anew(self) -> None:
        """Read all of it from the database. Raises as `catch_up`."""
        try:
            saved = await self._store.read(self.table.name)
        except Drifted as error:
            raise rules_changed(error) from error
        if saved is None:
            raise no_such_match(self.table.name)
        self._take(saved)

    async def _follow(self, log: CommandLog) -> bool:
        """Do what others have done; False if it does not lead to where it led them."""
        later = await self._store.later(self.table.name, len(log.match.log))
        if later is None:
            return False
        ahead = log.match.fork()
        for entry, v in later.entries:
            try:
                ahead.do(entry)
            except ValueError:
                return False
            if ahead.version != v:
                return False
        log.follow(ahead, later.commands, later.prepared)
        self._seat(later.seating)
        self.table = replace(
            self.table, host=later.host, rematch=later.rematch, bot_pace=later.bot_pace
        )
        return True

    # Who sits where

    def _seat(self, seating: Seating) -> None:
        self.table = self.table.seated(seating)
        self.match.players = tuple(chair.player for chair in seating.chairs)

    def _demand_owner(self, person: Person | None, seat: Seat | None) -> None:
        """Raise Rejection forbidden if the seat has become another's since it was asked for."""
        if person is not None and seat is not None and not self.table.owns(person, seat):
            raise not_your_seat(seat)

    async def offer(
        self, seat: Seat, person: Person, called: str | None, at: datetime, demand: Demand
    ) -> None:
        """Keep that somebody who looks on offers to take over a seat. Raises Rejection if they may not."""
        try:
            changes = self._store.seat_changes
            self._seat(await changes.offer(self.table.name, seat, person, called, at, demand))
        except NoSuchMatch as error:
            raise no_such_match(self.table.name) from error

    async def drop_offers(self, numbers: Collection[int]) -> None:
        """End offers to take over a seat."""
        try:
            self._seat(await self._store.seat_changes.drop(self.table.name, numbers))
        except NoSuchMatch as error:
            raise no_such_match(self.table.name) from error

    # The table before the start

    async def change_table(self, change: Callable[[MatchSetup], MatchSetup], at: datetime) -> None:
        """Change who sits where; with the last seat taken the match begins.

        Raises what `change` raises, and Rejection: conflict if it has begun, not-found if it is called off.
        """
        try:
            self._take(await self._store.change(self.table.name, change, at))
        except Overtaken as error:
            if not self.has_begun:
                await self.catch_up()
            raise has_begun() from error
        except NoSuchMatch as error:
            raise no_such_match(self.table.name) from error

    async def shuffle(self, change: Callable[[Shuffle], Shuffle], at: datetime) -> None:
        """Have a client add to the seed; with the last one to do so the match begins.

        The same again changes nothing, also once it has begun. Raises Rejection: conflict if it cannot be
        added, or not now; not-found if the match is called off.
        """
        try:
            self._take(await self._store.shuffle(self.table.name, change, at))
        except ShuffleRefused as error:
            raise refusal("conflict", error.reason, str(error)) from error
        except NoSuchMatch as error:
            raise no_such_match(self.table.name) from error
        except Overtaken as error:
            await self._demand_added(change, error)

    async def _demand_added(self, change: Callable[[Shuffle], Shuffle], error: Overtaken) -> None:
        """Raise Rejection conflict unless the match has begun with that added already."""
        if not self.has_begun:
            await self.catch_up()
        shuffle = self.table.shuffle
        try:
            if shuffle is None or change(shuffle) != shuffle:
                raise has_begun() from error
        except ShuffleRefused:
            raise has_begun() from error

    async def close_stage(self, at: datetime) -> None:
        """Let the shuffle go on without who has not answered, if their time is up."""
        try:
            self._take(await self._store.close_stage(self.table.name, at))
        except Overtaken:
            if not self.has_begun:
                await self.catch_up()
        except NoSuchMatch as error:
            raise no_such_match(self.table.name) from error

    async def call_off(self) -> None:
        """Remove it. Raises Rejection: conflict if it has begun, not-found if it is called off already."""
        try:
            await self._store.call_off(self.table.name)
        except Overtaken as error:
            raise has_begun() from error
        except NoSuchMatch as error:
            raise no_such_match(self.table.name) from error

    def has_rematch(self, name: str) -> None:
        """Take note of the match that the same people play next."""
        self.table = replace(self.table, rematch=name)

    async def set_bot_pace(self, seconds: float | None) -> None:
        """Keep how long bots shall take for an action."""
        await self._store.set_bot_pace(self.table.name, seconds)
        self.table = replace(self.table, bot_pace=seconds)

    # Answers prepared

    async def prepare(self, wanted: PremoveCommand) -> int:
        """Keep an answer for when a seat is asked, or take it back; the version once that is saved.

        Raises Rejection if it is refused. The same again changes nothing.
        """
        log, wanted = self._done_so_far, wanted.read(self.match)
        self._demand_owner(wanted.by, wanted.seat)
        before = log.prepared_before(wanted)
        if before is not None:
            return before
        prepared = log.consider_premove(wanted)
        await self._store.prepare(self.table.name, wanted.seat, prepared, wanted.by)
        log.prepare(wanted.seat, prepared)
        return log.match.version

    def prepared_by(self, seat: Seat | None) -> dict[str, object] | None:
        """The answer that a seat has prepared: for its own eyes."""
        return None if self._commands is None else self._commands.prepared_by(seat)

    @property
    def prepared_action(self) -> str | None:
        """What the seat to move answers by what it has prepared; None: nothing."""
        return self._done_so_far.prepared_action


def no_such_match(name: str) -> Rejection:
    """The answer to whoever asks for a match that is not there."""
    return Rejection("not-found", "no-such-match", f"there is no match {name!r}")


def rules_changed(error: Drifted) -> Rejection:
    """The answer to whoever asks for a match that can no longer be replayed."""
    return Rejection("conflict", "rules-changed", f"this match cannot go on: {error}")


def has_begun() -> Rejection:
    """The answer to whoever is too late to change who plays, or what the match is dealt from."""
    return refusal("conflict", "has-begun", "the match has begun")
