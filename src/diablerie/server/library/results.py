"""Results of one person: how their finished matches ended, whatever kind these were. For themselves alone."""

from __future__ import annotations

from typing import Any, NamedTuple

from pydantic import BaseModel
from sqlalchemy import (
    CTE,
    ColumnElement,
    Connection,
    Select,
    and_,
    case,
    exists,
    func,
    literal,
    or_,
    select,
)

from ... import bots
from ...matches.players import Person
from ..accounts.contacts import ContactKind, contact_kinds
from ..storage.database import Database
from ..storage.schema import ENTRIES, FORMER_PLAYERS, MATCHES, PEOPLE, SEATS

PEOPLE_MET = 20
"""How many people one has played are told, those met last first."""

GIVEN_UP = ("resign", "time-out")
"""What a seat has lost by, whatever the bot that went on in it has won."""

AGAINST_PEOPLE = "people"
"""Whom one has played where at least one other person sat."""


class Tally(BaseModel):
    """How often matches of one kind ended how."""

    game: str
    seats: int
    edition: str | None
    """Null for a game that has none."""
    against: str
    """`people`, if another person sat there; else the strongest bot's level."""
    won: int
    drawn: int
    lost: int


class FirstWin(BaseModel):
    """The first match of a game that was won against people, or against bots of a level."""

    game: str
    against: str
    match: str
    at: str


class Runs(BaseModel):
    """Matches of a game won one after another."""

    game: str
    longest: int
    current: int
    """How many of the latest were won without another between."""


class Met(BaseModel):
    """Somebody with an account whom one has played, under the name of that account."""

    name: str
    matches: int
    won: int
    """How many of these oneself has won."""
    last: str
    """When the last one ended."""
    contact: ContactKind | None
    """Whether one has marked them as a friend, or blocked them."""


class Results(BaseModel):
    """All results of one person, which nobody else is told."""

    tallies: list[Tally]
    first_wins: list[FirstWin]
    runs: list[Runs]
    people: list[Met]


class ResultsOf(NamedTuple):
    """Reads the results of a database."""

    database: Database

    async def person(self, person: Person) -> Results:
        """All results of a person, of a guest as well."""
        return await self.database.read(lambda c: results_of(c, person))


def results_of(connection: Connection, person: Person) -> Results:
    """How a person's finished matches ended: private ones, against bots, by post, all that are kept.

    Not those in which they had several seats, nor those in which another had taken over theirs, or they
    another's: nobody has won or lost them alone.
    """
    finished = _finished(person)
    kinds = contact_kinds(connection, person)
    return Results(
        tallies=[Tally(**row._mapping) for row in connection.execute(_tallies(finished))],
        first_wins=[FirstWin(**row._mapping) for row in connection.execute(_first_wins(finished))],
        runs=[Runs(**row._mapping) for row in connection.execute(_runs(finished))],
        people=[
            Met(**row._mapping, contact=kinds.get(row.name))
            for row in connection.execute(_met(finished, person))
        ],
    )


def _finished(person: Person) -> CTE:
    """A row for each match: what was played, against whom, how it ended for the person, and when."""
    here = SEATS.c.match == MATCHES.c.match
    mine = here & (SEATS.c.person == person) & (SEATS.c.kind == "person")
    others = SEATS.alias()
    beside = and_(others.c.match == MATCHES.c.match, others.c.seat != SEATS.c.seat)
    several = exists().where(beside, others.c.person == person, others.c.kind == "person")
    changed_hands = exists().where(
        FORMER_PLAYERS.c.match == MATCHES.c.match,
        or_(FORMER_PLAYERS.c.seat == SEATS.c.seat, FORMER_PLAYERS.c.person == person),
    )
    every = SEATS.alias()
    seats = select(func.count()).where(every.c.match == MATCHES.c.match).scalar_subquery()
    return (
        select(
            MATCHES.c.match,
            MATCHES.c.game,
            MATCHES.c.options["edition"].as_string().label("edition"),
            MATCHES.c.changed.label("at"),
            seats.label("seats"),
            _against(beside, others).label("against"),
            _outcome().label("outcome"),
        )
        .join_from(SEATS, MATCHES, mine)
        .where(MATCHES.c.status == "over", ~several, ~changed_hands)
        .cte("finished")
    )


def _against(beside: ColumnElement[bool], others: Any) -> ColumnElement[str]:
    """`people`, or the strongest level of bots; a bot of no level that there is now counts as the weakest."""
    names = bots.names()
    level = others.c.level
    strength = case(
        *((or_(level == name, level.like(f"{name}:%")), at) for at, name in enumerate(names)),
        else_=0,
    )
    strongest = select(func.max(strength)).where(beside, others.c.kind == "bot").scalar_subquery()
    person = exists().where(beside, others.c.kind == "person")
    named = case(dict(enumerate(names)), value=strongest, else_=names[0])
    return case((person, AGAINST_PEOPLE), else_=named)


def _outcome() -> ColumnElement[str]:
    """`won`, `drawn` or `lost` for the seat."""
    given_up = exists().where(
        ENTRIES.c.match == MATCHES.c.match,
        ENTRIES.c.seat == SEATS.c.seat,
        ENTRIES.c.deed.in_(GIVEN_UP),
    )
    winner = MATCHES.c.result["winner"].as_integer()
    return case(
        (given_up, "lost"),
        (winner == SEATS.c.seat, "won"),
        (winner.is_(None), "drawn"),
        else_="lost",
    )


def _count(finished: CTE, outcome: str) -> ColumnElement[int]:
    return func.sum(case((finished.c.outcome == outcome, 1), else_=0)).label(outcome)


def _tallies(finished: CTE) -> Select[Any]:
    kind = (finished.c.game, finished.c.seats, finished.c.edition, finished.c.against)
    counts = (_count(finished, outcome) for outcome in ("won", "drawn", "lost"))
    return select(*kind, *counts).group_by(*kind).order_by(*kind)


def _first_wins(finished: CTE) -> Select[Any]:
    order = func.row_number().over(
        partition_by=(finished.c.game, finished.c.against),
        order_by=(finished.c.at, finished.c.match),
    )
    columns = (finished.c.game, finished.c.against, finished.c.match, finished.c.at)
    wins = select(*columns, order.label("order")).where(finished.c.outcome == "won").subquery()
    told = [wins.c[column.name] for column in columns]
    return select(*told).where(wins.c.order == 1).order_by(wins.c.at, wins.c.match)


def _runs(finished: CTE) -> Select[Any]:
    """By game: matches with the same outcome are in one run as long as no other lies between them."""
    game, moment = finished.c.game, (finished.c.at, finished.c.match)
    of_all = func.row_number().over(partition_by=game, order_by=moment)
    of_same = func.row_number().over(partition_by=(game, finished.c.outcome), order_by=moment)
    rows = select(
        game,
        finished.c.outcome,
        of_all.label("number"),
        (of_all - of_same).label("run"),
        func.count().over(partition_by=game).label("matches"),
    ).subquery()
    is_latest = func.max(rows.c.number) == rows.c.matches
    runs = (
        select(
            rows.c.game,
            func.count().label("length"),
            case((is_latest, func.count()), else_=literal(0)).label("current"),
        )
        .where(rows.c.outcome == "won")
        .group_by(rows.c.game, rows.c.run, rows.c.matches)
        .subquery()
    )
    longest = func.max(runs.c.length).label("longest")
    current = func.max(runs.c.current).label("current")
    return select(runs.c.game, longest, current).group_by(runs.c.game).order_by(runs.c.game)


def _met(finished: CTE, person: Person) -> Select[Any]:
    """Those who sat there by the name of their account: who has sat there by another is not given away."""
    last = func.max(finished.c.at).label("last")
    theirs = and_(
        SEATS.c.match == finished.c.match, SEATS.c.kind == "person", SEATS.c.person != person
    )
    return (
        select(PEOPLE.c.name, func.count().label("matches"), _count(finished, "won"), last)
        .select_from(finished)
        .join(SEATS, theirs)
        .join(PEOPLE, and_(PEOPLE.c.person == SEATS.c.person, PEOPLE.c.name == SEATS.c.name))
        .group_by(PEOPLE.c.name)
        .order_by(last.desc(), PEOPLE.c.name)
        .limit(PEOPLE_MET)
    )
