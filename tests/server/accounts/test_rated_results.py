"""Rated results: ratings can be reckoned anew from them, and what is taken back counts for nobody."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from sqlalchemy import Connection, select, update

from diablerie import Outcome
from diablerie.matches.players import Person
from diablerie.server.accounts.deletion import delete_person
from diablerie.server.accounts.rated_results import (
    Form,
    reckon_anew,
    take_back_match,
    take_back_person,
)
from diablerie.server.accounts.ratings import Ratings
from diablerie.server.storage.database import Database
from diablerie.server.storage.schema import RATED_RESULTS, RATINGS

from .test_ratings import people, play, rows

TWO = Form("doctor-faust", 2)


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    database = Database.open(database_url)
    yield database
    database.close()


async def tournament(database: Database, seated: list[Person], matches: int, seed: int = 1) -> None:
    """People play one another, each match won by somebody; named m0, m1 and so on."""
    rng = Random(seed)
    for number in range(matches):
        pair = rng.sample(seated, 2)
        await play(database, [*pair], Outcome("soul", rng.choice((0, 1, None))), name=f"m{number}")


async def test_ratings_reckoned_anew_are_those_there_were(database: Database) -> None:
    seated = await people(database, True, True, True, True)
    await tournament(database, seated, 12)
    before = await rows(database)
    await database.write(lambda c: c.execute(update(RATINGS).values(mu=0.0, sigma=1.0)).rowcount)
    await database.write(lambda c: reckon_anew(c, TWO))
    assert await rows(database) == before


async def test_a_match_taken_back_leaves_ratings_as_if_it_had_never_been(
    database: Database,
) -> None:
    ada, bob, eve = await people(database, True, True, True)
    await play(database, [ada, bob], Outcome("soul", 0), name="honest 1")
    await play(database, [bob, eve], Outcome("soul", 0), name="honest 2")
    expected = await rows(database)
    await play(database, [ada, eve], Outcome("soul", 0), name="farmed")
    assert await rows(database) != expected
    assert await database.write(lambda c: take_back(c, "farmed")) == {TWO}
    assert await rows(database) == expected
    assert await database.write(lambda c: take_back_match(c, "farmed")) == set()


def take_back(connection: Connection, match: str) -> set[Form]:
    forms = take_back_match(connection, match)
    for form in forms:
        reckon_anew(connection, form)
    return forms


async def test_one_in_the_middle_is_taken_back(database: Database) -> None:
    ada, bob = await people(database, True, True)
    for number, winner in enumerate((0, 1, 0)):
        await play(database, [ada, bob], Outcome("soul", winner), name=f"m{number}")
    await database.write(lambda c: take_back(c, "m1"))
    twice = await rows(database)
    assert {matches for _, _, matches in twice.values()} == {2}
    await database.write(lambda c: take_back(c, "m0"))
    assert (await rows(database))[ada][2] == 1


async def test_of_whom_no_match_is_left_has_no_rating(database: Database) -> None:
    ada, bob, eve = await people(database, True, True, True)
    await play(database, [ada, bob], Outcome("soul", 0), name="first")
    await play(database, [ada, eve], Outcome("soul", 0), name="second")

    def job(connection: Connection) -> set[Form]:
        forms = take_back_person(connection, eve)
        for form in forms:
            reckon_anew(connection, form)
        return forms

    assert await database.write(job) == {TWO}
    assert set(await rows(database)) == {ada, bob}
    results = await database.rows(select(RATED_RESULTS.c.match, RATED_RESULTS.c.taken_back))
    assert {(row.match, row.taken_back) for row in results} == {("first", False), ("second", True)}


async def test_who_was_rated_before_results_were_kept_goes_on_from_there(
    database: Database,
) -> None:
    ada, bob = await people(database, True, True)
    await play(database, [ada, bob], Outcome("soul", 0), name="forgotten")
    starts = {"start_mu": RATINGS.c.mu, "start_sigma": RATINGS.c.sigma}
    starts |= {"start_matches": RATINGS.c.matches}
    await database.write(lambda c: c.execute(update(RATINGS).values(starts)).rowcount)
    await database.write(lambda c: c.execute(RATED_RESULTS.delete()).rowcount)
    expected = await rows(database)
    await play(database, [ada, bob], Outcome("soul", 1), name="kept")
    await database.write(lambda c: take_back(c, "kept"))
    assert await rows(database) == expected


async def test_who_was_rated_before_and_is_deleted_leaves_others_the_start_of_their_ratings(
    database: Database,
) -> None:
    ada, bob, eve = await people(database, True, True, True)
    for number in range(3):
        await play(database, [ada, bob], Outcome("soul", 0), name=f"forgotten {number}")
    starts = {f"start_{name}": RATINGS.c[name] for name in ("mu", "sigma", "matches")}
    await database.write(lambda c: c.execute(update(RATINGS).values(starts)).rowcount)
    await database.write(lambda c: c.execute(RATED_RESULTS.delete()).rowcount)
    await play(database, [ada, eve], Outcome("soul", 1), name="kept")
    before = await rows(database)
    await database.write(lambda c: delete_person(c, ada))
    shown = [await Ratings(database).of(person) for person in (ada, bob, eve)]
    assert list(map(len, shown)) == [0, 1, 1]
    for _ in range(2):
        await database.write(lambda c: reckon_anew(c, TWO))
        after = await rows(database)
        assert {p: after[p] for p in (bob, eve)} == {p: before[p] for p in (bob, eve)}
    [row] = await database.rows(select(RATINGS).where(RATINGS.c.person == ada))
    assert (row.mu, row.sigma, row.matches) == (row.start_mu, row.start_sigma, row.start_matches)
    await database.write(lambda c: delete_person(c, bob))
    assert set(await rows(database)) == {ada, eve}


async def test_results_of_matches_that_ended_at_once_are_told_apart(database: Database) -> None:
    ada, bob, eve, dan = await people(database, True, True, True, True)
    await play(database, [ada, bob], Outcome("soul", 0), name="one")
    await play(database, [eve, dan], Outcome("soul", 1), name="other")
    before = await rows(database)

    def interleave(connection: Connection) -> None:
        kept = connection.execute(select(RATED_RESULTS).order_by(RATED_RESULTS.c.number)).all()
        connection.execute(RATED_RESULTS.delete())
        first, second, third, fourth = [dict(row._mapping) for row in kept]
        for number, row in enumerate((first, third, second, fourth), start=1):
            connection.execute(RATED_RESULTS.insert().values({**row, "number": number}))

    await database.write(interleave)
    await database.write(lambda c: reckon_anew(c, TWO))
    assert await rows(database) == before
