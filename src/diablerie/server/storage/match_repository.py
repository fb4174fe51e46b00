"""Match repository: matches in the database, begun, joined, played on, read back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, exists, insert, select
from sqlalchemy.exc import IntegrityError

from ...events import Seat
from ...matches import Match, Shuffle, Stop
from ...matches.commands import Committed
from ...matches.players import Person
from ...matches.premoves import Premove
from ...matches.record import moment_text
from ..protocol.frames import Status
from .database import Database
from .match_loader import (
    Drifted,
    MatchRows,
    NoSuchMatch,
    Overtaken,
    is_there,
    later_entries,
    locked_head,
    seating_of,
    waiting_table,
)
from .match_rows import (
    ADD_ENTRY,
    STOPS_ON_VACATION,
    begin,
    command_rows,
    delete_matches,
    entry_rows,
    head_row,
    how_it_went,
    move_of,
    seat_rows,
    set_chairs,
    set_prepared,
    shuffle_of,
    touch,
    update_of,
)
from .models import LaterEntries, MatchSetup, SavedMatch, Seating
from .row_jobs import Rows
from .schema import MATCHES, PREPARED, SEATS, VACATIONS
from .seat_changes import Barred, SeatChanges, demand_owner, take_over

__all__ = ["Drifted", "LaterEntries", "MatchRepository", "NoSuchMatch", "Overtaken"]


AT_ONCE = 500
"""How many matches one query asks for by name."""

Changed = Callable[[Connection, str], None]
"""Notes, within the transaction that changes it, that a match has changed; others are told."""

Ended = Callable[[Connection, MatchSetup, Match], None]
"""Does what else is to be done when a match has ended."""


SHUFFLE_WAIT = 10.0
"""Seconds that clients have to commit, and again to reveal, unless something else is chosen."""


class MatchRepository:
    """The matches of a database."""

    def __init__(
        self,
        database: Database,
        tell: Changed | None = None,
        ended: Ended | None = None,
        latest_gap: Callable[[], int] = lambda: 0,
        shuffle_wait: float = SHUFFLE_WAIT,
        barred: Barred = lambda _connection, _person: False,
    ) -> None:
        """Keep matches in `database`.

        `tell` is called in each transaction that changes one, `ended` in the one that ends it. `latest_gap`:
        the number of the latest gap in time, which the clocks of all that is saved know of.
        `shuffle_wait`: how many seconds the clients at a table have for each stage of its shuffle. `barred`:
        whether somebody may not take over a seat, whatever they have offered.
        """
        self._latest_gap = latest_gap
        self._database = database
        self.shuffle_wait = shuffle_wait
        self._tell = tell or (lambda _connection, _name: None)
        self._ended = ended or (lambda _connection, _table, _match: None)
        self._barred = barred
        self.seat_changes = SeatChanges(database, self._tell)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may work on the same matches."""
        return self._database.is_shared

    # Beginning

    async def add(self, table: MatchSetup, match: Match | None) -> None:
        """Save a table that waits for players, or a match that has just begun."""
        gap = self._latest_gap()

        def job(connection: Connection) -> None:
            connection.execute(insert(MATCHES).values(head_row(table)))
            connection.execute(insert(SEATS), seat_rows(table))
            if match is not None:
                begin(connection, table.name, match, gap)

        await self._database.write(job)

    async def add_finished(self, table: MatchSetup, match: Match, stops: Sequence[Stop]) -> None:
        """Save a match that is over and was played elsewhere, unless it is saved already.

        `stops`: the match as it was at its start and after each entry. It counts for nobody's rating.
        """

        def job(connection: Connection) -> None:
            if is_there(connection, table.name):
                return
            head = head_row(table) | how_it_went(match, stops[0])
            connection.execute(insert(MATCHES).values(head))
            connection.execute(insert(SEATS), seat_rows(table))
            if match.log:
                connection.execute(ADD_ENTRY, list(entry_rows(table.name, match, stops)))

        try:
            await self._database.write(job)
        except IntegrityError:
            # Another process has saved it at the same moment.
            return

    async def change(
        self, name: str, change: Callable[[MatchSetup], MatchSetup], now: datetime
    ) -> SavedMatch:
        """Change who sits at a waiting table; with the last seat taken its shuffle or else the match begins.

        `change` is given the table as it is at that moment, alone with it, and may raise. Raises
        NoSuchMatch, and Overtaken if all seats have been taken already.
        """
        gap = self._latest_gap()

        def job(connection: Connection) -> SavedMatch:
            table = waiting_table(connection, name)
            if table.is_full:
                raise Overtaken(name)
            return self._advance(connection, table, change(table), now, gap)

        return await self._database.write(job)

    async def shuffle(
        self, name: str, change: Callable[[Shuffle], Shuffle], now: datetime
    ) -> SavedMatch:
        """Have a client add to the seed of a match; with the last one to do so the match begins.

        The same again writes nothing and tells nobody. `change` may raise. Raises NoSuchMatch, and Overtaken
        if the match has begun or nobody adds anything.
        """
        gap = self._latest_gap()

        def job(connection: Connection) -> SavedMatch:
            table = waiting_table(connection, name)
            if table.shuffle is None:
                raise Overtaken(name)
            shuffle = change(table.shuffle)
            if shuffle == table.shuffle:
                return SavedMatch(table)
            after = replace(table, shuffle=shuffle)
            return self._advance(connection, table, after, now, gap)

        return await self._database.write(job)

    def expect_one_share_each(self, connection: Connection, name: str, now: datetime) -> None:
        """Have nobody at a waiting table add to the seed from several seats that have become theirs."""
        table = waiting_table(connection, name)
        if table.with_one_share_each() != table:
            self._advance(connection, table, table, now, self._latest_gap())

    async def close_stage(self, name: str, now: datetime) -> SavedMatch:
        """Let a shuffle go on without who has not answered, if their time is up.

        Raises NoSuchMatch, and Overtaken if the match has begun.
        """
        gap = self._latest_gap()

        def job(connection: Connection) -> SavedMatch:
            table = waiting_table(connection, name)
            if table.shuffle is None or table.closes is None or table.closes > now:
                return SavedMatch(table)
            after = replace(table, shuffle=table.shuffle.closed())
            return self._advance(connection, table, after, now, gap)

        return await self._database.write(job)

    def _advance(
        self,
        connection: Connection,
        before: MatchSetup,
        after: MatchSetup,
        now: datetime,
        gap: int,
    ) -> SavedMatch:
        """Save what has become of a waiting table."""
        name = before.name
        saved = after.advanced(before, now, self.shuffle_wait)
        set_chairs(connection, before, saved.table)
        connection.execute(update_of(name).values(shuffle_of(saved.table)))
        if saved.match is not None:
            begin(connection, name, saved.match, gap)
        else:
            touch(connection, name, now)
        self._tell(connection, name)
        return saved

    async def call_off(self, name: str) -> None:
        """Remove a waiting table. Raises NoSuchMatch, and Overtaken if its match has begun."""

        def job(connection: Connection) -> None:
            waiting_table(connection, name)
            delete_matches(connection, [name])
            self._tell(connection, name)

        await self._database.write(job)

    async def link_rematch(self, name: str, table: MatchSetup, match: Match | None) -> str:
        """Save the match that follows another, unless there is one: its name, the same for all who ask."""
        gap = self._latest_gap()

        def job(connection: Connection) -> str:
            head = locked_head(connection, name)
            if head.rematch is not None and is_there(connection, head.rematch):
                return str(head.rematch)
            connection.execute(insert(MATCHES).values(head_row(table)))
            connection.execute(insert(SEATS), seat_rows(table))
            if match is not None:
                begin(connection, table.name, match, gap)
            connection.execute(update_of(name).values(rematch=table.name))
            self._tell(connection, name)
            return table.name

        return await self._database.write(job)

    # Playing

    async def commit(self, table: MatchSetup, match: Match, command: Committed) -> Seating | None:
        """Save what is done next in a match, not yet done in `match` itself, as one.

        Who sits where after it, if a seat changes its person by it. Raises Overtaken if the database already
        has something else in its place, Rejection conflict if nobody is there any more to take over a seat.
        """
        name, ahead = table.name, command.after
        entries = command_rows(name, match, command)
        v = entries[-1]["v"]
        move, head = move_of(match, ahead, v)
        moved = {
            "name": name,
            "changed": entries[-1]["at"],
            "known_gap": self._latest_gap(),
            **head,
        }
        rows = Rows(((ADD_ENTRY, entries), (move, [moved])))

        takeover = command.takeover

        def job(connection: Connection) -> Seating | None:
            rows(connection)
            for seat, prepared in command.premoves.items():
                set_prepared(connection, name, seat, prepared)
            if takeover is not None:
                take_over(connection, name, takeover, entries[-1]["number"], self._barred)
            if ahead.is_over:
                self._ended(connection, table, ahead)
            self._tell(connection, name)
            return None if takeover is None else seating_of(connection, name)

        changes = bool(command.premoves) or takeover is not None or ahead.is_over
        try:
            if changes or self._database.is_shared:
                return await self._database.write(job)
            await self._database.write(rows)
            return None
        except IntegrityError as error:
            raise Overtaken(name) from error

    async def prepare(
        self, name: str, seat: Seat, prepared: Premove, by: Person | None = None
    ) -> None:
        """Save what a seat has prepared, in place of what it had prepared before.

        Raises Rejection forbidden if the seat is no longer that of the person whom it is prepared by.
        """

        def job(connection: Connection) -> None:
            demand_owner(connection, name, seat, by)
            set_prepared(connection, name, seat, prepared)
            self._tell(connection, name)

        await self._database.write(job)

    async def set_bot_pace(self, name: str, seconds: float | None) -> None:
        """Save how long bots shall take for an action in a match."""

        def job(connection: Connection) -> None:
            connection.execute(update_of(name).values(bot_pace=seconds))
            self._tell(connection, name)

        await self._database.write(job)

    # Reading

    async def read(self, name: str) -> SavedMatch | None:
        """A match replayed from what was saved, None if there is none.

        Raises Drifted if the replay differs from what was told when it was played.
        """
        rows = await self._database.read(lambda connection: MatchRows.read(connection, name))
        # Whoever has long matches replayed must not make the database look as if it stood still.
        return None if rows is None else await asyncio.to_thread(rows.replayed)

    async def later(self, name: str, number: int) -> LaterEntries | None:
        """What has come to a running match since so many entries; None: it is not there."""
        return await self._database.read(lambda connection: later_entries(connection, name, number))

    async def versions(self, names: Iterable[str]) -> dict[str, int]:
        """The versions to which matches have come, without those that are not there."""
        query, wanted = select(MATCHES.c.match, MATCHES.c.v), [*names]
        found: dict[str, int] = {}
        for start in range(0, len(wanted), AT_ONCE):
            these = MATCHES.c.match.in_(wanted[start : start + AT_ONCE])
            found |= {row.match: row.v for row in await self._database.rows(query.where(these))}
        return found

    async def with_bot_to_move(self, since: datetime | None = None) -> list[str]:
        """The running matches that are waiting for a bot, or have been since a moment."""
        query = select(MATCHES.c.match).where(MATCHES.c.status == "running", MATCHES.c.bot)
        query = query if since is None else query.where(_unchanged(since))
        return [row.match for row in await self._database.rows(query)]

    async def neglected(self, since: datetime) -> list[str]:
        """The matches that have been waiting since a moment for a bot or for a prepared answer."""
        bots, answers = await self.with_bot_to_move(since), await self.with_answer_prepared(since)
        return [*dict.fromkeys([*bots, *answers])]

    async def with_time_up(self, now: datetime) -> list[str]:
        """The running matches in which somebody's time is up, and who is to move is not on vacation."""
        to_move = (SEATS.c.match == MATCHES.c.match) & (SEATS.c.seat == MATCHES.c.to_play)
        away = exists().where(STOPS_ON_VACATION, to_move, VACATIONS.c.open == SEATS.c.person)
        return await self._past_deadline("running", now, ~away)

    async def with_stage_up(self, now: datetime) -> list[str]:
        """The matches that have not begun in which the time of a stage of the shuffle is up."""
        return await self._past_deadline("waiting", now)

    async def _past_deadline(self, status: Status, now: datetime, *but: Any) -> list[str]:
        up = MATCHES.c.deadline <= moment_text(now)
        query = select(MATCHES.c.match).where(MATCHES.c.status == status, up, *but)
        return [row.match for row in await self._database.rows(query)]

    async def with_answer_prepared(self, since: datetime | None = None) -> list[str]:
        """The matches in which the seat to move has prepared an answer, and waits or has since a moment."""
        query = (
            select(MATCHES.c.match)
            .join(
                PREPARED,
                (PREPARED.c.match == MATCHES.c.match) & (PREPARED.c.seat == MATCHES.c.to_play),
            )
            .where(PREPARED.c.answer.is_not(None))
        )
        query = query if since is None else query.where(_unchanged(since))
        return [row.match for row in await self._database.rows(query)]


def _unchanged(since: datetime) -> Any:
    return MATCHES.c.changed <= moment_text(since)
