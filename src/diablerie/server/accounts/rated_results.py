"""Rated results: who took which place in which match, kept so that ratings can be reckoned anew."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import ColumnElement, Connection, Row, delete, exists, insert, select, update

from ...matches.players import Person
from ...matches.record import moment_text
from ..storage.schema import PEOPLE, RATED_RESULTS, RATINGS

MODEL = PlackettLuce()

Strength = tuple[float, float]
"""Mean and standard deviation."""

AGAIN_WITHIN = timedelta(days=30)
"""How long it is remembered that the same people have played one another."""

FULL = 3
"""So many matches of the same people within that time count in full; then each half of the one before."""


@dataclass(frozen=True)
class Form:
    """A game of so many seats, within which people are rated."""

    game: str
    seats: int

    @property
    def ratings(self) -> ColumnElement[bool]:
        """The ratings in this form."""
        return (RATINGS.c.game == self.game) & (RATINGS.c.seats == self.seats)

    @property
    def results(self) -> ColumnElement[bool]:
        """The results in this form."""
        return (RATED_RESULTS.c.game == self.game) & (RATED_RESULTS.c.seats == self.seats)


def after_result(
    before: Mapping[Person, Strength], places: Mapping[Person, int], earlier: int = 0
) -> dict[Person, Strength]:
    """How strong those rated are after a match in which they took these places, the lowest the best.

    `earlier`: how often the same people have been rated together of late (`count_earlier`).
    """
    teams = [[MODEL.rating(*before[person])] for person in places]
    after = MODEL.rate(teams, ranks=[float(place) for place in places.values()])
    share = 0.5 ** max(0, earlier - FULL + 1)
    rated = zip(places, after, strict=True)
    return {p: _part(before[p], (rating.mu, rating.sigma), share) for p, (rating,) in rated}


def _part(before: Strength, after: Strength, share: float) -> Strength:
    """So much of the way from one strength to another; all of it exactly for 1."""
    if share == 1:
        return after
    mu, sigma = (old + share * (new - old) for old, new in zip(before, after, strict=True))
    return mu, sigma


def count_earlier(
    connection: Connection, form: Form, people: Iterable[Person], at: datetime
) -> int:
    """How often the very same people have been rated together in a form, in the time before a moment."""
    wanted = set(people)
    theirs = select(RATED_RESULTS.c.match).where(
        RATED_RESULTS.c.person.in_(wanted), RATED_RESULTS.c.at > moment_text(at - AGAIN_WITHIN)
    )
    counted = form.results & ~RATED_RESULTS.c.taken_back & RATED_RESULTS.c.match.in_(theirs)
    query = select(RATED_RESULTS).where(counted).order_by(RATED_RESULTS.c.number)
    rows = connection.execute(query).all()
    return sum(set(result.places) == wanted for result in _by_match(rows))


def keep_result(
    connection: Connection, match: str, form: Form, places: Mapping[Person, int], at: str
) -> None:
    """Keep which places people took in a match, in the transaction that rates them."""
    head = {"match": match, "game": form.game, "seats": form.seats, "at": at}
    rows = [head | {"person": person, "place": place} for person, place in places.items()]
    connection.execute(insert(RATED_RESULTS), rows)


def take_back_match(connection: Connection, match: str) -> set[Form]:
    """Let a match rate nobody any more; the forms that are to be reckoned anew, none if it rates nobody."""
    return _take_back(connection, RATED_RESULTS.c.match == match)


def take_back_person(connection: Connection, person: Person) -> set[Form]:
    """Take all of a person's ratings back, with the matches that led to them; what is to be reckoned anew."""
    theirs = select(RATED_RESULTS.c.match).where(RATED_RESULTS.c.person == person)
    forms = _take_back(connection, RATED_RESULTS.c.match.in_(theirs))
    had = select(RATINGS.c.game, RATINGS.c.seats).where(RATINGS.c.person == person)
    forms |= {Form(row.game, row.seats) for row in connection.execute(had)}
    connection.execute(delete(RATINGS).where(RATINGS.c.person == person))
    return forms


def _take_back(connection: Connection, which: ColumnElement[bool]) -> set[Form]:
    taking = update(RATED_RESULTS).where(which, ~RATED_RESULTS.c.taken_back)
    columns = (RATED_RESULTS.c.game, RATED_RESULTS.c.seats)
    rows = connection.execute(taking.values(taken_back=True).returning(*columns)).all()
    return {Form(row.game, row.seats) for row in rows}


def forget_ratings(connection: Connection, person: Person) -> None:
    """Delete a person's ratings with themselves, but for from where they went into others'.

    Who was rated before results were kept has such a start; without it the ratings of those they have played
    could not be reckoned anew.
    """
    went_in = exists().where(
        RATED_RESULTS.c.person == person,
        RATED_RESULTS.c.game == RATINGS.c.game,
        RATED_RESULTS.c.seats == RATINGS.c.seats,
    )
    theirs = RATINGS.c.person == person
    needed = RATINGS.c.start_mu.is_not(None) & went_in
    connection.execute(delete(RATINGS).where(theirs, ~needed))
    starts = {name: RATINGS.c[f"start_{name}"] for name in ("mu", "sigma", "matches")}
    connection.execute(update(RATINGS).where(theirs).values(starts))


def reckon_anew(connection: Connection, form: Form) -> None:
    """Reckon all ratings in a form from the results that count; nobody else may rate meanwhile."""
    kept = (
        select(RATINGS, PEOPLE.c.key)
        .join(PEOPLE, PEOPLE.c.person == RATINGS.c.person)
        .where(form.ratings)
        .order_by(RATINGS.c.person)
        .with_for_update(of=RATINGS)
    )
    rows = connection.execute(kept).all()
    strength = {row.person: _start(row) for row in rows}
    matches = {row.person: row.start_matches or 0 for row in rows}
    met: dict[frozenset[Person], list[str]] = {}
    for places, at in _results(connection, form):
        since = moment_text(datetime.fromisoformat(at) - AGAIN_WITHIN)
        earlier = met.setdefault(frozenset(places), [])
        often = sum(moment > since for moment in earlier)
        strength |= after_result({p: strength.get(p, _new()) for p in places}, places, often)
        earlier.append(at)
        for person in places:
            matches[person] = matches.get(person, 0) + 1
    # Of who has been deleted nothing is reckoned but what becomes of others.
    for person in [row.person for row in rows if row.key is not None]:
        mu, sigma = strength[person]
        values = {"mu": mu, "sigma": sigma, "matches": matches[person]}
        this = form.ratings & (RATINGS.c.person == person)
        # Who has no match left that counts has no rating, as before their first.
        change: Any = update(RATINGS).values(values) if matches[person] else delete(RATINGS)
        connection.execute(change.where(this))


class _Result(NamedTuple):
    """Who took which place in a match, and when it was rated."""

    places: dict[Person, int]
    at: str


def _results(connection: Connection, form: Form) -> Iterator[_Result]:
    """The results that count, in the order in which they were rated."""
    counted = form.results & ~RATED_RESULTS.c.taken_back
    query = select(RATED_RESULTS).where(counted).order_by(RATED_RESULTS.c.number)
    return _by_match(connection.execute(query).all())


def _by_match(rows: Iterable[Row[Any]]) -> Iterator[_Result]:
    """Rows as results, in the order of the first row of each: those of two matches may interleave."""
    matches: dict[str, list[Row[Any]]] = {}
    for row in rows:
        matches.setdefault(row.match, []).append(row)
    for of_match in matches.values():
        yield _Result({row.person: row.place for row in of_match}, of_match[0].at)


def _start(row: Row[Any]) -> Strength:
    return _new() if row.start_mu is None else (row.start_mu, row.start_sigma)


def _new() -> Strength:
    new = MODEL.rating()
    return new.mu, new.sigma
