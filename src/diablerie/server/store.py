"""Everything that outlives the process: guests, matches, their actions and events."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from .. import make
from ..events import Event
from ..matches import Match, Move, Player
from ..matches.record import moment_text
from .prepared import Prepared
from .tables import ACTIONS, EVENTS, GUESTS, MATCHES, PREPARED, SEATS, open_database
from .writer import Writer

Guest = int


class Overtaken(Exception):
    """Somebody else has written to this match in between: it must be read anew."""


class Drifted(Exception):
    """A match that does not replay to what was told of it: its rules have changed since."""


@dataclass(frozen=True)
class Command:
    """An action as its actor asked for it, and the version after it, for when `cmd` comes again."""

    seat: int
    action: str
    v: int


@dataclass(frozen=True)
class Saved:
    """A match as the database has it."""

    match: Match
    owners: Mapping[int, Guest]
    commands: Mapping[str, Command]
    prepared: Mapping[int, Prepared] = field(default_factory=dict)


class Store:
    """The database. Writing returns when the data is on the disk; reading runs in threads."""

    def __init__(self, path: Path) -> None:
        """Open the database at `path`, made if missing. Raises OtherLayout if it cannot be used."""
        self._engine = open_database(path)
        self._writer = Writer(self._engine)

    def close(self) -> None:
        """Write what is still to be written and close the file."""
        self._writer.close()
        self._engine.dispose()

    # Guests

    async def add_guest(self, token_hash: str, now: datetime) -> Guest:
        """Remember a guest by the hash of the token that only he has."""
        row = {"token_hash": token_hash, "created": moment_text(now)}
        await self._writer.write(lambda connection: _insert(connection, GUESTS, [row]))
        guest = await self.guest(token_hash)
        assert guest is not None
        return guest

    async def guest(self, token_hash: str) -> Guest | None:
        """The guest with that token, if there is one."""
        query = select(GUESTS.c.guest).where(GUESTS.c.token_hash == token_hash)
        rows = await self._read(query)
        return rows[0].guest if rows else None

    # Matches

    async def add_match(self, name: str, match: Match, owners: Mapping[int, Guest]) -> None:
        """Save a match that has just begun."""
        head = {
            "match": name,
            "game": match.game.name,
            "options": dict(match.game.options),
            "rules_version": match.game.rules_version,
            "seed": match.seed,
            "started": moment_text(match.started),
            "to_play": match.to_play,
        }
        seats = [
            {"match": name, "seat": seat, "guest": owners.get(seat), **player.document()}
            for seat, player in enumerate(match.players)
        ]
        events = _event_rows(name, 0, 1, match.full_events)

        def job(connection: Connection) -> None:
            _insert(connection, MATCHES, [head])
            _insert(connection, SEATS, seats)
            _insert(connection, EVENTS, events)

        await self._writer.write(job)

    async def add_move(
        self,
        name: str,
        match: Match,
        move: Move,
        cmd: str | None,
        to_play: int | None,
        prepared: Mapping[int, Prepared],
    ) -> None:
        """Save the next move of a match, not yet made in `match`, after which `to_play` is to move.

        `prepared`: what changes with it of what seats have prepared. Raises Overtaken if the
        database already has other events in its place.
        """
        ply, first = len(match.moves) + 1, match.version + 1
        row = {
            "match": name,
            "ply": ply,
            "seat": move.seat,
            "action": move.action,
            "at": moment_text(move.at),
            "cmd": cmd,
            "v": match.version + len(move.events),
        }
        events = _event_rows(name, ply, first, move.events)

        def job(connection: Connection) -> None:
            _insert(connection, ACTIONS, [row])
            _insert(connection, EVENTS, events)
            this = MATCHES.c.match == name
            connection.execute(update(MATCHES).where(this).values(to_play=to_play))
            for seat, left in prepared.items():
                _set_prepared(connection, name, seat, left)

        try:
            await self._writer.write(job)
        except IntegrityError as error:
            raise Overtaken(name) from error

    async def prepare(self, name: str, seat: int, prepared: Prepared) -> None:
        """Save what a seat has prepared, in place of what it had prepared before."""
        await self._writer.write(lambda connection: _set_prepared(connection, name, seat, prepared))

    async def match(self, name: str) -> Saved | None:
        """A match replayed from what was saved, None if there is none.

        Raises Drifted if the replay differs from what was told when it was played.
        """
        return await asyncio.to_thread(self._match, name)

    async def with_bot_to_move(self) -> list[str]:
        """The matches that are waiting for a bot."""
        query = (
            select(MATCHES.c.match)
            .join(SEATS, (SEATS.c.match == MATCHES.c.match) & (SEATS.c.seat == MATCHES.c.to_play))
            .where(SEATS.c.kind == "bot")
        )
        return [row.match for row in await self._read(query)]

    async def with_answer_prepared(self) -> list[str]:
        """The matches in which the seat to move has prepared an answer."""
        query = (
            select(MATCHES.c.match)
            .join(
                PREPARED,
                (PREPARED.c.match == MATCHES.c.match) & (PREPARED.c.seat == MATCHES.c.to_play),
            )
            .where(PREPARED.c.answer.is_not(None))
        )
        return [row.match for row in await self._read(query)]

    async def _read(self, query: Any) -> Sequence[Row[Any]]:
        def rows() -> Sequence[Row[Any]]:
            with self._engine.connect() as connection:
                return connection.execute(query).all()

        return await asyncio.to_thread(rows)

    def _match(self, name: str) -> Saved | None:
        with self._engine.connect() as connection:
            head = connection.execute(select(MATCHES).where(MATCHES.c.match == name)).one_or_none()
            seats = _of_match(connection, SEATS, name, "seat")
            actions = _of_match(connection, ACTIONS, name, "ply")
            events = _of_match(connection, EVENTS, name, "v")
            prepared = _of_match(connection, PREPARED, name, "seat")
        if head is None:
            return None
        return replace(_replayed(head, seats, actions, events), prepared=_prepared(prepared))


def _insert(connection: Connection, table: Any, rows: Sequence[Mapping[str, Any]]) -> None:
    if rows:
        connection.execute(insert(table), rows)


def _set_prepared(connection: Connection, name: str, seat: int, prepared: Prepared) -> None:
    of_seat = (PREPARED.c.match == name) & (PREPARED.c.seat == seat)
    connection.execute(delete(PREPARED).where(of_seat))
    row = {"match": name, "seat": seat, "cmd": prepared.cmd, "v": prepared.v}
    _insert(connection, PREPARED, [row | {"answer": prepared.answer, "done": list(prepared.done)}])


def _prepared(rows: Sequence[Row[Any]]) -> dict[int, Prepared]:
    return {row.seat: Prepared(row.cmd, row.v, row.answer, tuple(row.done)) for row in rows}


def _of_match(connection: Connection, table: Any, name: str, order: str) -> Sequence[Row[Any]]:
    query = select(table).where(table.c.match == name).order_by(table.c[order])
    return connection.execute(query).all()


def _event_rows(name: str, ply: int, first: int, events: Sequence[Event]) -> list[dict[str, Any]]:
    return [
        {"match": name, "v": v, "ply": ply, "event": _full(event)}
        for v, event in enumerate(events, first)
    ]


def _full(event: Event) -> dict[str, Any]:
    return {
        "kind": event.kind,
        "clause": event.clause,
        "actor": event.actor,
        "params": dict(event.params),
    }


def _replayed(
    head: Row[Any],
    seats: Sequence[Row[Any]],
    actions: Sequence[Row[Any]],
    events: Sequence[Row[Any]],
) -> Saved:
    players = [Player(row.kind, row.level, row.name) for row in seats]
    played = [(row.seat, row.action, datetime.fromisoformat(row.at)) for row in actions]
    try:
        game = make(head.game, len(players), head.options)
        match = Match.replay(game, players, head.seed, datetime.fromisoformat(head.started), played)
    except ValueError as error:
        raise Drifted(f"played by rules {head.rules_version}: {error}") from error
    if [_full(event) for event in match.full_events] != [row.event for row in events]:
        raise Drifted(f"played by rules {head.rules_version}, here are {game.rules_version}")
    owners = {row.seat: row.guest for row in seats if row.guest is not None}
    commands = {row.cmd: Command(row.seat, row.action, row.v) for row in actions if row.cmd}
    return Saved(match, owners, commands)
