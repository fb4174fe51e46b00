"""Rated results: who took which place in which match, kept so that ratings can be reckoned anew."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import ColumnElement, Connection, Row, delete, insert, select, update

from ..storage.models import Person
from ..storage.schema import RATED_RESULTS, RATINGS

MODEL = PlackettLuce()

Strength = tuple[float, float]
"""Mean and standard deviation."""


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
    before: Mapping[Person, Strength], places: Mapping[Person, int]
) -> dict[Person, Strength]:
    """How strong those rated are after a match in which they took these places, the lowest the best."""
    teams = [[MODEL.rating(*before[person])] for person in places]
    after = MODEL.rate(teams, ranks=[float(place) for place in places.values()])
    rated = zip(places, after, strict=True)
    return {person: (rating.mu, rating.sigma) for person, (rating,) in rated}


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


def reckon_anew(connection: Connection, form: Form) -> None:
    """Reckon all ratings in a form from the results that count; nobody else may rate meanwhile."""
    kept = select(RATINGS).where(form.ratings).order_by(RATINGS.c.person).with_for_update()
    rows = connection.execute(kept).all()
    strength = {row.person: _start(row) for row in rows}
    matches = {row.person: row.start_matches or 0 for row in rows}
    for places in _results(connection, form):
        strength |= after_result({p: strength.get(p, _new()) for p in places}, places)
        for person in places:
            matches[person] = matches.get(person, 0) + 1
    for person in [row.person for row in rows]:
        mu, sigma = strength[person]
        values = {"mu": mu, "sigma": sigma, "matches": matches[person]}
        this = form.ratings & (RATINGS.c.person == person)
        # Who has no match left that counts has no rating, as before their first.
        change: Any = update(RATINGS).values(values) if matches[person] else delete(RATINGS)
        connection.execute(change.where(this))


def _results(connection: Connection, form: Form) -> Iterator[dict[Person, int]]:
    """The places that people took, match by match, in the order in which they were rated."""
    counted = form.results & ~RATED_RESULTS.c.taken_back
    query = select(RATED_RESULTS).where(counted).order_by(RATED_RESULTS.c.number)
    rows: Iterable[Row[Any]] = connection.execute(query).all()
    for _, of_match in groupby(rows, key=lambda row: row.match):
        yield {row.person: row.place for row in of_match}


def _start(row: Row[Any]) -> Strength:
    return _new() if row.start_mu is None else (row.start_mu, row.start_sigma)


def _new() -> Strength:
    new = MODEL.rating()
    return new.mu, new.sigma


def results_of(connection: Connection, person: Person) -> Sequence[Row[Any]]:
    """All that is kept of a person's rated results, the oldest first."""
    theirs = RATED_RESULTS.c.person == person
    query = select(RATED_RESULTS).where(theirs).order_by(RATED_RESULTS.c.number)
    return connection.execute(query).all()
