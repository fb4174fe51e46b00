"""Lobby: the list of matches to join or watch, and one's own, with pagination."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Any, NamedTuple

from pydantic import BaseModel
from sqlalchemy import ColumnElement, Connection, Row, func, or_, select, tuple_

from ... import describe, games
from ...matches import Shuffle
from ...matches.players import Person
from ...matches.record import moment_text
from ..accounts.ratings import Former, rated_seats
from ..clock import now
from ..protocol.documents import ResultSeen, SeatSeen
from ..protocol.frames import Status
from ..storage.database import Database
from ..storage.schema import CONTACTS, FORMER_PLAYERS, MATCHES, PEOPLE, SEATS

PAGE = 50
"""How many matches are told at a time."""

FREE = ("open", "reserved")
"""Kinds of seats at which nobody sits yet."""

MOST_WAITING = 100
"""How many matches are told at most that wait for somebody."""

LEFT_ALONE = timedelta(minutes=30)
"""How long nobody has been at a table that is listed no more, except where turns may take days."""

CURSOR = r"^[0-9TZ:.+-]{10,40}_[A-Za-z0-9_-]{1,64}$"
"""The form of what a page goes on from: when the last match was created, and which it was."""


class Listed(BaseModel):
    """A match as anybody may find it."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    """Those that differ from the edition's; of a whole document only that there is one: true."""
    clock: dict[str, Any]
    status: Status
    seats: list[SeatSeen]
    rated: int
    """How many of those who sit there would be rated: from two on it counts for the ratings."""
    created: str
    changed: str
    """When something was last done; of a table that waits, also about when somebody was last there."""


class Own(Listed):
    """A match as one finds it who plays in it, or has invited to it."""

    public: bool
    host: bool
    """Whether it is the caller who has invited."""
    your_turn: bool
    """Whether it waits for the caller: to act, or before it begins to add to the seed."""
    deadline: str | None
    """When the time of the seat that is to play is up; null: never."""
    result: ResultSeen | None


class Finished(Listed):
    """A match that is over."""

    result: ResultSeen


class Shown(NamedTuple):
    """What anybody is told of a match who has its address, before they open it."""

    game: str
    status: Status
    host: str | None
    """The name of who has invited, if they sit there."""
    names: list[str]
    """Of the people who sit there, in the order of the seats."""
    seats: int
    free: int
    """How many seats nobody has."""
    v: int
    """The version of the match, 0 before it has begun."""


class Found(NamedTuple):
    """A match as it is read: its head, its seats, and those that others have taken over."""

    head: Row[Any]
    seats: Sequence[Row[Any]]
    former: Sequence[Former]


class Lobby:
    """Finds matches, the newest first, page by page."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def public(
        self, person: Person | None, game: str | None, status: Status, before: str | None
    ) -> tuple[list[Listed], str | None]:
        """Matches that anybody may find, and from where the next page goes on.

        Whoever sits down at a table that others have left would wait in vain: only its host finds it.
        """
        which = MATCHES.c.public & (MATCHES.c.status == status)
        if status == "waiting":
            attended = MATCHES.c.changed > moment_text(now() - LEFT_ALONE)
            slow = MATCHES.c.clock["kind"].as_string() == "days"
            which &= or_(attended, slow, MATCHES.c.host == person)
            # While clients add to the seed nobody can sit down any more.
            which &= MATCHES.c.deadline.is_(None)
        if game is not None:
            which &= MATCHES.c.game == game
        found, further = await self._find(which, before, PAGE)
        return [Listed(**_listed(one, person)) for one in found], further

    async def own(
        self, person: Person, status: Status | None, before: str | None
    ) -> tuple[list[Own], str | None]:
        """Matches in which a person sits or to which they have invited, and where the next page goes on."""
        which = or_(MATCHES.c.host == person, MATCHES.c.match.in_(_seated(person)))
        if status is not None:
            which &= MATCHES.c.status == status
        found, further = await self._find(which, before, PAGE)
        return [_own(one, person) for one in found], further

    async def waiting(self, person: Person) -> list[str]:
        """The running matches in which it is a person's turn and others wait for that, by their names.

        Who plays against bots alone, or with others before one screen, keeps nobody waiting.
        """
        others = SEATS.alias()
        another = others.c.person.is_not(None) & (others.c.person != person)
        company = select(others.c.match).where((others.c.match == MATCHES.c.match) & another)
        mine = (SEATS.c.person == person) & (SEATS.c.kind == "person")
        query = (
            select(MATCHES.c.match)
            .join(SEATS, (SEATS.c.match == MATCHES.c.match) & (SEATS.c.seat == MATCHES.c.to_play))
            .where(mine, MATCHES.c.status == "running", ~MATCHES.c.bot)
            .where(or_(company.exists(), MATCHES.c.host != person))
            .order_by(MATCHES.c.match)
            .limit(MOST_WAITING)
        )
        return [row.match for row in await self._database.rows(query)]

    async def shown(self, match: str) -> Shown | None:
        """What is told of a match by its name; None if there is none."""
        found, _ = await self._find(MATCHES.c.match == match, None, 1)
        return _shown(found[0]) if found else None

    async def invitations(self, person: Person) -> list[Own]:
        """Tables that wait, at which a seat is kept for a person, the newest first, a hundred at most.

        Not those of whom the person has blocked, who is not told so: the seat stays empty.
        """
        found, _ = await self._find(_inviting(person), None, MOST_WAITING)
        return [_own(one, person) for one in found]

    async def inviting(self, person: Person) -> list[str]:
        """The same tables by their names."""
        query = select(MATCHES.c.match).where(_inviting(person)).order_by(MATCHES.c.match)
        return [row.match for row in await self._database.rows(query.limit(MOST_WAITING))]

    async def finished_names(self, person: Person) -> list[str]:
        """The matches in which a person sat that are over, the oldest first."""
        which = (MATCHES.c.status == "over") & MATCHES.c.match.in_(_seated(person))
        oldest = (MATCHES.c.created, MATCHES.c.match)
        query = select(MATCHES.c.match).where(which).order_by(*oldest)
        return [row.match for row in await self._database.rows(query)]

    async def finished(self, person: Person, viewer: Person | None) -> list[Finished]:
        """A person's last public matches that are over."""
        which = MATCHES.c.public & (MATCHES.c.status == "over")
        found, _ = await self._find(which & MATCHES.c.match.in_(_seated(person)), None, PAGE)
        return [
            Finished(**_listed(one, viewer), result=ResultSeen(**one.head.result)) for one in found
        ]

    async def _find(
        self, which: ColumnElement[bool], before: str | None, most: int
    ) -> tuple[list[Found], str | None]:
        age = tuple_(MATCHES.c.created, MATCHES.c.match)
        if before is not None:
            created, _, name = before.partition("_")
            which &= age < tuple_(created, name)
        # Some may be of an installed game that is not allowed here any more.
        which &= MATCHES.c.game.in_(games())
        newest = (MATCHES.c.created.desc(), MATCHES.c.match.desc())
        query = select(MATCHES).where(which).order_by(*newest).limit(most + 1)

        def look(connection: Connection) -> tuple[list[Found], bool]:
            heads = connection.execute(query).all()
            names = [head.match for head in heads[:most]]
            seats, former = _seats(connection, names), _former(connection, names)
            found = [Found(head, seats[head.match], former[head.match]) for head in heads[:most]]
            return found, len(heads) > most

        found, is_more = await self._database.read(look)
        last = found[-1].head if is_more else None
        return found, None if last is None else f"{last.created}_{last.match}"


def _seated(person: Person) -> Any:
    mine = (SEATS.c.person == person) & (SEATS.c.kind == "person")
    return select(SEATS.c.match).where(mine)


def _inviting(person: Person) -> ColumnElement[bool]:
    """Tables that wait and keep a seat for a person, who has not blocked their host."""
    kept = (SEATS.c.person == person) & (SEATS.c.kind == "reserved")
    blocked = select(CONTACTS.c.other).where(
        CONTACTS.c.person == person, CONTACTS.c.kind == "blocked"
    )
    host = MATCHES.c.host
    by_others = host.is_not(None) & (host != person) & host.not_in(blocked)
    of_seats = select(SEATS.c.match).where(kept)
    return (MATCHES.c.status == "waiting") & by_others & MATCHES.c.match.in_(of_seats)


def _seats(connection: Connection, names: Sequence[str]) -> dict[str, list[Row[Any]]]:
    account = func.coalesce(PEOPLE.c.name == SEATS.c.name, False).label("account")
    query = (
        select(SEATS, account, PEOPLE.c.rated)
        .outerjoin(PEOPLE, PEOPLE.c.person == SEATS.c.person)
        .where(SEATS.c.match.in_(names))
        .order_by(SEATS.c.match, SEATS.c.seat)
    )
    seats = defaultdict(list)
    for row in connection.execute(query):
        seats[row.match].append(row)
    return seats


def _former(connection: Connection, names: Sequence[str]) -> dict[str, list[Former]]:
    this = FORMER_PLAYERS.c
    former = defaultdict(list)
    for row in connection.execute(select(FORMER_PLAYERS).where(this.match.in_(names))):
        former[row.match].append((row.seat, row.person))
    return former


def _listed(found: Found, person: Person | None) -> dict[str, Any]:
    head, seats, former = found
    people = [(row.seat, row.person, bool(row.rated)) for row in seats if row.kind == "person"]
    return {
        "id": head.match,
        "game": head.game,
        "title": describe(head.game).title,
        "options": changed_options(head.game, head.options),
        "clock": head.clock,
        "status": head.status,
        "seats": [_seat(row, person) for row in seats],
        "rated": len(rated_seats(people, former)),
        "created": head.created,
        "changed": head.changed,
    }


def _shown(found: Found) -> Shown:
    head, seats, _ = found
    people = [row for row in seats if row.kind == "person"]
    hosts = (row.name for row in people if head.host is not None and row.person == head.host)
    return Shown(
        head.game,
        head.status,
        next(hosts, None),
        [row.name for row in people if row.name],
        len(seats),
        sum(row.kind in FREE for row in seats),
        head.v,
    )


def _own(found: Found, person: Person) -> Own:
    head, seats, _ = found
    mine = {row.seat for row in seats if row.person == person and row.kind == "person"}
    running = head.status == "running"
    return Own(
        **_listed(found, person),
        public=head.public,
        host=head.host == person,
        your_turn=(running and head.to_play in mine and not head.bot) or _is_to_add(head, mine),
        deadline=head.deadline if running else None,
        result=None if head.result is None else ResultSeen(**head.result),
    )


def _is_to_add(head: Row[Any], seats: set[int]) -> bool:
    """Whether a match in which all sit waits for what the client of one of these seats adds to the seed."""
    if head.status != "waiting" or head.deadline is None or head.shuffle is None:
        return False
    shuffle = Shuffle.read(head.shuffle)
    awaited = "committed" if shuffle.stage == "revealing" else "expected"
    return any(shuffle.shares[seat].state == awaited for seat in seats)


def _seat(row: Row[Any], person: Person | None) -> SeatSeen:
    return SeatSeen(
        seat=row.seat,
        kind=row.kind,
        level=row.level,
        name=row.name,
        account=bool(row.account),
        yours=person is not None and row.person == person,
    )


def changed_options(game: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a match that are not the edition's, and the edition if it is not the usual one."""
    facts = describe(game)
    usual = {option.name: option.default for option in facts.options}
    usual |= facts.editions.get(str(options.get("edition")), {})
    documents = {option.name for option in facts.options if option.is_document}
    return {
        name: True if name in documents else value
        for name, value in options.items()
        if value != usual.get(name)
    }
