"""Ratings (Plackett-Luce): how strong people are, and the leaderboard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ...matches import Match
from ...matches.players import Person
from ...matches.record import moment_text
from ..clock import now
from ..storage.database import Database
from ..storage.models import MatchSetup
from ..storage.schema import ENTRIES, FORMER_PLAYERS, PEOPLE, RATINGS, SEATS
from .rated_results import MODEL, Form, Strength, after_result, count_earlier, keep_result

DOUBT = 3.0
"""How many standard deviations a rating that is shown lies below the mean: it is hardly less."""


@dataclass(frozen=True)
class Rating:
    """How strong somebody is at a game of so many seats."""

    game: str
    seats: int
    name: str
    rating: float
    matches: int


class Ratings:
    """The ratings of a database; only of those who want to have one."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def best(self, game: str, seats: int, limit: int) -> list[Rating]:
        """The strongest at a game of so many seats, the strongest first."""
        this = (RATINGS.c.game == game) & (RATINGS.c.seats == seats)
        query = _standings().where(this).order_by(_shown().desc(), RATINGS.c.person).limit(limit)
        return [_standing(row) for row in await self._database.rows(query)]

    async def of(self, person: Person) -> list[Rating]:
        """A person's ratings."""
        query = _standings().where(RATINGS.c.person == person)
        ordered = query.order_by(RATINGS.c.game, RATINGS.c.seats)
        return [_standing(row) for row in await self._database.rows(ordered)]


def _standings() -> Any:
    rated = (PEOPLE.c.person == RATINGS.c.person) & PEOPLE.c.rated
    return select(RATINGS, PEOPLE.c.name, _shown().label("rating")).join(PEOPLE, rated)


def _shown() -> Any:
    return RATINGS.c.mu - DOUBT * RATINGS.c.sigma


def _standing(row: Row[Any]) -> Rating:
    return Rating(row.game, row.seats, row.name, round(row.rating, 2), row.matches)


# When a match has ended


def places(match: Match) -> tuple[int, ...]:
    """Which place each seat of a finished match has taken, from 0; those tied have the same.

    Who has given up, or let their time run out, is behind all others.
    """
    assert match.outcome is not None
    place = _place_of(match)
    given_up = match.standing.forfeits
    return tuple(place[s] + match.game.seats * (s in given_up) for s in range(match.game.seats))


def _place_of(match: Match) -> Mapping[int, int]:
    outcome = match.outcome
    assert outcome is not None
    if outcome.ranking is not None:
        return {seat: place for place, tied in enumerate(outcome.ranking) for seat in tied}
    first = range(match.game.seats) if outcome.winner is None else (outcome.winner,)
    return {seat: 0 if seat in first else 1 for seat in range(match.game.seats)}


def rate(connection: Connection, table: MatchSetup, match: Match) -> None:
    """Reckon the ratings anew of those who want to have one, in the transaction that ends a match.

    Only of those who have acted in it. Nothing changes unless there are two of them at least, and everybody
    has had one seat only; and less and less for the same people again and again. A seat that another has
    taken over counts for nobody: others have chosen who that was, and may have chosen themselves.
    """
    acted = _seats_that_acted(connection, table.name)
    people = {s: p for s, p in _rated(connection, table.name).items() if s in acted}
    if len(people) < 2:
        return
    moment = now()
    form = Form(table.game.name, table.game.seats)
    before = _locked(connection, form, sorted(people.values()))
    place = places(match)
    taken = {person: place[seat] for seat, person in people.items()}
    earlier = count_earlier(connection, form, taken, moment)
    for person, (mu, sigma) in after_result(before, taken, earlier).items():
        this = form.ratings & (RATINGS.c.person == person)
        values = {"mu": mu, "sigma": sigma, "matches": RATINGS.c.matches + 1}
        connection.execute(update(RATINGS).where(this).values(values))
    keep_result(connection, table.name, form, taken, moment_text(moment))


Seated = tuple[int, Person | None, bool]
"""A person's seat, who has it, and whether they want their matches rated."""

Former = tuple[int, Person | None]
"""A seat that another has taken over, and who had it."""


def rated_seats(seated: Sequence[Seated], former: Sequence[Former]) -> dict[int, Person]:
    """By seat, who is rated at a table once they have acted: see `rate`."""
    had = {(person, seat) for seat, person, *_ in (*seated, *former) if person is not None}
    if len({person for person, _ in had}) < len(had):
        return {}
    changed = {seat for seat, _ in former}
    return {s: p for s, p, wanted in seated if wanted and p is not None and s not in changed}


def _rated(connection: Connection, name: str) -> dict[int, Person]:
    query = (
        select(SEATS.c.seat, SEATS.c.person, PEOPLE.c.rated)
        .join(PEOPLE, PEOPLE.c.person == SEATS.c.person)
        .where(SEATS.c.match == name, SEATS.c.kind == "person")
        .order_by(SEATS.c.seat)
    )
    before = select(FORMER_PLAYERS.c.seat, FORMER_PLAYERS.c.person)
    former = connection.execute(before.where(FORMER_PLAYERS.c.match == name)).all()
    return rated_seats(
        [(row.seat, row.person, row.rated) for row in connection.execute(query)],
        [(row.seat, row.person) for row in former],
    )


def _seats_that_acted(connection: Connection, name: str) -> set[int]:
    """The seats from which something has been done in the game itself."""
    acting = (ENTRIES.c.match == name) & (ENTRIES.c.deed == "act")
    return set(connection.execute(select(ENTRIES.c.seat).where(acting).distinct()).scalars())


def _locked(connection: Connection, form: Form, people: Sequence[Person]) -> dict[Person, Strength]:
    """Mean and deviation of each, nobody else's to change until the transaction ends.

    Always in the same order, so that no two transactions wait for each other.
    """
    kind = postgresql if connection.dialect.name == "postgresql" else sqlite
    new = MODEL.rating()
    row = {"game": form.game, "seats": form.seats, "matches": 0}
    row |= {"mu": new.mu, "sigma": new.sigma}
    rows = [row | {"person": person} for person in people]
    connection.execute(kind.insert(RATINGS).values(rows).on_conflict_do_nothing())
    query = select(RATINGS).where(form.ratings, RATINGS.c.person.in_(people))
    locked = connection.execute(query.order_by(RATINGS.c.person).with_for_update())
    return {row.person: (row.mu, row.sigma) for row in locked}
