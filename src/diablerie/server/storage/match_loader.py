"""Match loader: matches read back from the rows of the database, and replayed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Self

from sqlalchemy import Connection, Row, select

from ... import make
from ...events import Seat
from ...game import Game
from ...matches import Clock, Entry, Match, Shuffle
from ...matches.commands import DoneCommand
from ...matches.premoves import Premove
from .match_rows import REST, full
from .models import Chair, FormerPlayer, LaterEntries, MatchSetup, SavedMatch, Seating, Volunteer
from .schema import (
    ENTRIES,
    FORMER_PLAYERS,
    MATCHES,
    PEOPLE,
    PREPARED,
    SEATS,
    VACATIONS,
    VOLUNTEERS,
)

LOG = tuple(column for column in ENTRIES.c if column is not ENTRIES.c.events)
"""What was done, without what it brought about."""


class Overtaken(Exception):
    """Somebody else has written to this match in between: it must be read anew."""


class Drifted(Exception):
    """A match that does not replay to what was told of it: its rules have changed since."""


class NoSuchMatch(LookupError):
    """There is no match of that name, or no longer."""


def locked_head(connection: Connection, name: str) -> Row[Any]:
    """The head of a match, nobody else's to change until the transaction ends."""
    query = select(MATCHES).where(MATCHES.c.match == name).with_for_update()
    head = connection.execute(query).one_or_none()
    if head is None:
        raise NoSuchMatch(name)
    return head


def is_there(connection: Connection, name: str) -> bool:
    """Whether a match has not been called off."""
    query = select(MATCHES.c.match).where(MATCHES.c.match == name)
    return connection.execute(query).one_or_none() is not None


def waiting_table(connection: Connection, name: str) -> MatchSetup:
    """A waiting table, nobody else's to change. Raises NoSuchMatch, Overtaken if the match has begun."""
    head = locked_head(connection, name)
    if head.status != "waiting":
        raise Overtaken(name)
    return table_of_rows(head, seating_of(connection, name))


def rows_of_match(connection: Connection, rows: Any, name: str, order: str) -> Sequence[Row[Any]]:
    """The rows of one match in a table of the database, ordered by a column."""
    query = select(rows).where(rows.c.match == name).order_by(rows.c[order])
    return connection.execute(query).all()


@dataclass(frozen=True)
class MatchRows:
    """What is saved of a match, as it was at one moment: nothing of it is replayed yet."""

    head: Row[Any]
    seating: Seating
    entries: Sequence[Row[Any]]
    prepared: Sequence[Row[Any]]

    @classmethod
    def read(cls, connection: Connection, name: str) -> Self | None:
        """The rows of a match, None if there is none."""
        head = connection.execute(select(MATCHES).where(MATCHES.c.match == name)).one_or_none()
        if head is None:
            return None
        return cls(
            head,
            seating_of(connection, name),
            rows_of_match(connection, ENTRIES, name, "number"),
            rows_of_match(connection, PREPARED, name, "seat"),
        )

    def replayed(self) -> SavedMatch:
        """The match they tell of. Raises Drifted if it was told otherwise when played."""
        head, entries = self.head, self.entries
        try:
            table = table_of_rows(head, self.seating)
        except ValueError as error:
            raise Drifted(f"played by rules {head.rules_version}: {error}") from error
        if head.status == "waiting":
            return SavedMatch(table)
        match = _replayed(head, table, entries)
        told = [*head.beginning, *(event for row in entries for event in row.events)]
        if full(match.full_events) != told:
            raise Drifted(
                f"played by rules {head.rules_version}, here are {table.game.rules_version}"
            )
        commands = {cmd: command for cmd, command in commands_of(entries) if cmd}
        return SavedMatch(table, match, commands, prepared_of(self.prepared), head.gap)


def seating_of(connection: Connection, name: str) -> Seating:
    """Who sits where, who has, and who offers to."""
    return Seating(
        chairs_of(connection, name), volunteers_of(connection, name), former_of(connection, name)
    )


def volunteers_of(connection: Connection, name: str) -> tuple[Volunteer, ...]:
    """Who offers to take over a seat, the first first."""
    query = (
        select(VOLUNTEERS, PEOPLE.c.name.label("account"))
        .join(PEOPLE, PEOPLE.c.person == VOLUNTEERS.c.person)
        .where(VOLUNTEERS.c.match == name)
        .order_by(VOLUNTEERS.c.number)
    )
    return tuple(
        Volunteer(r.number, r.seat, r.person, r.name, r.account is not None and r.account == r.name)
        for r in connection.execute(query)
    )


def former_of(connection: Connection, name: str) -> tuple[FormerPlayer, ...]:
    """Whose seats others have taken over, in order."""
    rows = rows_of_match(connection, FORMER_PLAYERS, name, "number")
    return tuple(FormerPlayer(row.number, row.seat, row.person) for row in rows)


def chairs_of(connection: Connection, name: str) -> tuple[Chair, ...]:
    """Who sits where."""
    query = (
        select(SEATS, PEOPLE.c.name.label("account"), PEOPLE.c.rated, VACATIONS.c.began)
        .outerjoin(PEOPLE, PEOPLE.c.person == SEATS.c.person)
        .outerjoin(VACATIONS, VACATIONS.c.open == SEATS.c.person)
        .where(SEATS.c.match == name)
        .order_by(SEATS.c.seat)
    )
    return tuple(
        Chair(
            r.kind,
            r.level,
            r.name,
            r.person,
            account=r.account is not None and r.account == r.name,
            rated=bool(r.rated),
            vacation=r.began,
        )
        for r in connection.execute(query)
    )


def table_of_rows(head: Row[Any], seating: Seating) -> MatchSetup:
    """The table that a match's row and its chairs tell of. Raises ValueError if the rules do not know it."""
    chairs = seating.chairs
    game: Game = make(head.game, len(chairs), head.options, head.rules_version)
    return MatchSetup(
        name=head.match,
        game=game,
        chairs=chairs,
        seed=head.seed,
        clock=Clock.parse(head.clock),
        public=head.public,
        host=head.host,
        created=datetime.fromisoformat(head.created),
        rematch=head.rematch,
        bot_pace=head.bot_pace,
        shuffle=_shuffle(head, chairs),
        closes=_closes(head),
        volunteers=seating.volunteers,
        former=seating.former,
        position=head.position,
    )


def _shuffle(head: Row[Any], chairs: tuple[Chair, ...]) -> Shuffle | None:
    """What clients add to the seed. Who has been deleted since has left a seat that is open again."""
    if head.shuffle is None:
        return None
    shuffle = Shuffle.read(head.shuffle)
    seats = zip(chairs, shuffle.shares, strict=True)
    left = [
        seat for seat, (chair, share) in enumerate(seats) if chair.is_free and share.state != "open"
    ]
    return shuffle.vacated(left) if left else shuffle


def _closes(head: Row[Any]) -> datetime | None:
    """When the time for adding to the seed is up; once a match runs, its deadline is that of a turn."""
    waits = head.status == "waiting" and head.deadline is not None
    return datetime.fromisoformat(head.deadline) if waits else None


def _replayed(head: Row[Any], table: MatchSetup, entries: Sequence[Row[Any]]) -> Match:
    players = [chair.player for chair in table.chairs]
    log = [entry_of_row(row) for row in entries]
    started = datetime.fromisoformat(head.started)
    try:
        return Match.replay(
            table.game,
            players,
            table.seed,
            started,
            log,
            table.clock,
            table.shuffle,
            table.position,
        )
    except ValueError as error:
        raise Drifted(f"played by rules {head.rules_version}: {error}") from error


def entry_of_row(row: Row[Any]) -> Entry:
    """The entry that a row tells of."""
    at = datetime.fromisoformat(row.at)
    return Entry(
        row.deed,
        row.seat,
        at,
        row.action,
        row.about,
        row.level,
        row.continues,
        row.seconds,
        row.cause,
        row.volunteer,
    )


def commands_of(rows: Sequence[Row[Any]]) -> Iterator[tuple[str | None, DoneCommand]]:
    """The commands that entries were asked for by, with their names. `rows`: whole commands, in order."""
    commands: list[list[Row[Any]]] = []
    for row in rows:
        if row.continues:
            commands[-1].append(row)
        else:
            commands.append([row])
    for command in commands:
        first, last = command[0], command[-1]
        actions = tuple(row.action for row in command if row.action is not None)
        stopped = None if first.stopped is None else dict(first.stopped)
        rest = () if stopped is None else tuple(stopped.pop(REST, ()))
        done = len(command)
        yield (
            first.cmd,
            DoneCommand(
                first.seat,
                first.deed,
                first.about,
                actions,
                done,
                last.v,
                stopped,
                rest,
                first.volunteer,
            ),
        )


def prepared_of(rows: Sequence[Row[Any]]) -> dict[Seat, Premove]:
    """What seats have prepared last."""
    return {row.seat: Premove(row.cmd, row.v, row.answer, tuple(row.done)) for row in rows}


def later_entries(connection: Connection, name: str, number: int) -> LaterEntries | None:
    """What has come to a running match since so many entries; None: it is not there."""
    columns = (MATCHES.c.host, MATCHES.c.rematch, MATCHES.c.bot_pace)
    found = connection.execute(select(*columns).where(MATCHES.c.match == name)).one_or_none()
    if found is None:
        return None
    later = (ENTRIES.c.match == name) & (ENTRIES.c.number > number)
    rows = connection.execute(select(*LOG).where(later).order_by(ENTRIES.c.number)).all()
    return LaterEntries(
        tuple((entry_of_row(row), row.v) for row in rows),
        {cmd: command for cmd, command in commands_of(rows) if cmd},
        prepared_of(rows_of_match(connection, PREPARED, name, "seat")),
        seating_of(connection, name),
        found.host,
        found.rematch,
        found.bot_pace,
    )
