"""Ratings: changed with the end of a match, for those who want to have one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import Connection, insert, select, update

import diablerie
from diablerie import Outcome
from diablerie.matches import Entry, Match, Player
from diablerie.matches.commands import Committed
from diablerie.matches.players import Person
from diablerie.matches.table_status import TableStatus
from diablerie.server.accounts import ratings
from diablerie.server.accounts.identity import new_person
from diablerie.server.accounts.rated_results import (
    AGAIN_WITHIN,
    FULL,
    Form,
    count_earlier,
    reckon_anew,
)
from diablerie.server.accounts.ratings import Ratings, places, rate
from diablerie.server.clock import now
from diablerie.server.storage.database import Database
from diablerie.server.storage.match_repository import MatchRepository, Overtaken
from diablerie.server.storage.match_rows import entry_row
from diablerie.server.storage.models import Chair
from diablerie.server.storage.schema import ENTRIES, PEOPLE, RATINGS
from tests.settings import game_for

from ..clients import PERSON, Client, Table, fresh_cmd
from ..logins import register
from ..problems import problem
from ..tables import NOW, table_of

MODEL = PlackettLuce()
OPEN = {"kind": "open"}
PERSONS = Player.person()


def ended(match: Match, outcome: Outcome, forfeits: dict[int, str] | None = None) -> Match:
    """A match as it would be if it had ended so."""
    standing: TableStatus = replace(match.standing, outcome=outcome, forfeits=forfeits or {})
    match._now = replace(match._now, standing=standing)
    return match


def match_of(seats: int) -> Match:
    game = diablerie.load(game_for(seats), seats=seats)
    return Match.start(game, [PERSONS] * seats, bytes(32), NOW)


# Places


@pytest.mark.parametrize(
    ("seats", "outcome", "forfeits", "expected"),
    [
        (2, Outcome("soul", 1), {}, (1, 0)),
        (2, Outcome("resigned", 1), {0: "resigned"}, (3, 0)),
        (2, Outcome("agreed", None), {}, (0, 0)),
        (4, Outcome("devil", 2), {}, (1, 1, 0, 1)),
        (4, Outcome("devil", 0, ((0,), (1, 3), (2,))), {}, (0, 1, 2, 1)),
        (4, Outcome("devil", 0, ((0,), (1, 3), (2,))), {3: "time-out"}, (0, 1, 2, 5)),
        (4, Outcome("agreed", None), {1: "resigned"}, (0, 4, 0, 0)),
        (4, Outcome("resigned", None), dict.fromkeys(range(4), "resigned"), (4, 4, 4, 4)),
    ],
)
def test_places_follow_the_outcome_and_who_gave_up_is_last(
    seats: int, outcome: Outcome, forfeits: dict[int, str], expected: tuple[int, ...]
) -> None:
    assert places(ended(match_of(seats), outcome, forfeits)) == expected


# Reckoning


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    postgres = request.param == "postgresql"
    where = request.getfixturevalue("empty_postgres_url") if postgres else tmp_path / "m.sqlite3"
    database = Database.open(where)
    yield database
    database.close()


def somebody(connection: Connection, name: str, *, rated: bool) -> Person:
    person = new_person(connection, "2026-11-21T12:00:00.000Z")
    row = {"name": name, "key": name, "rated": rated}
    connection.execute(update(PEOPLE).where(PEOPLE.c.person == person).values(row))
    return person


async def people(database: Database, *rated: bool) -> list[Person]:
    def job(connection: Connection) -> list[Person]:
        return [somebody(connection, f"p{n}", rated=wish) for n, wish in enumerate(rated)]

    return await database.write(job)


async def play(
    database: Database,
    seated: Sequence[Person | None],
    outcome: Outcome,
    forfeits: dict[int, str] | None = None,
    name: str = "m",
    idle: Collection[int] = (),
) -> None:
    """Have people (None: a bot) play a match that ends so, all but the `idle` seats acting in it."""
    match = match_of(len(seated))
    table = table_of(name, match.game, *match.players)
    chairs = tuple(
        Chair("bot", "random") if person is None else Chair("person", None, None, person)
        for person in seated
    )
    table = replace(table, chairs=chairs)
    await MatchRepository(database).add(table, match)
    acting = [seat for seat in range(len(seated)) if seat not in idle]
    await database.write(lambda c: acted(c, name, acting))
    await database.write(lambda c: rate(c, table, ended(match, outcome, forfeits)))


def acted(connection: Connection, name: str, seats: Sequence[int]) -> None:
    """Write that seats have acted, in as many entries."""
    for number, seat in enumerate(seats, 1):
        row = entry_row(name, number, (), 1, Entry("act", seat, NOW, "soul"))
        connection.execute(insert(ENTRIES).values(row))


async def rows(database: Database) -> dict[Person, tuple[float, float, int]]:
    found = await database.rows(select(RATINGS))
    return {row.person: (row.mu, row.sigma, row.matches) for row in found}


def reckoned(*ranks: float) -> list[tuple[float, float, int]]:
    """What the model makes of a first match that ended so."""
    teams = MODEL.rate([[MODEL.rating()] for _ in ranks], ranks=list(ranks))
    return [(rating.mu, rating.sigma, 1) for (rating,) in teams]


async def test_who_wins_gains_what_the_model_says(database: Database) -> None:
    ada, bob = await people(database, True, True)
    await play(database, [ada, bob], Outcome("soul", 1))
    after = await rows(database)
    assert [after[ada], after[bob]] == reckoned(2, 1)
    assert after[bob][0] > MODEL.rating().mu > after[ada][0]


async def test_four_are_ranked_with_ties_and_who_gave_up_behind_all(database: Database) -> None:
    seated = await people(database, True, True, True, True)
    ranking = ((2,), (0, 1, 3))
    await play(database, seated, Outcome("devil", 2, ranking), {1: "resigned"})
    after = await rows(database)
    assert [after[person] for person in seated] == reckoned(2, 3, 1, 2)
    assert after[seated[0]] == after[seated[3]]


async def test_those_who_agree_to_end_are_tied(database: Database) -> None:
    ada, bob = await people(database, True, True)
    await play(database, [ada, bob], Outcome("agreed", None))
    after = await rows(database)
    assert after[ada] == after[bob] == reckoned(1, 1)[0]


async def test_the_next_match_goes_on_from_the_last(database: Database) -> None:
    ada, bob = await people(database, True, True)
    for number in range(3):
        await play(database, [ada, bob], Outcome("soul", 0), name=f"m{number}")
    after = await rows(database)
    assert [after[ada][2], after[bob][2]] == [3, 3]
    assert after[ada][0] > reckoned(1, 2)[0][0]


async def test_only_those_who_want_to_are_rated_among_each_other(database: Database) -> None:
    ada, bob, unrated = await people(database, True, True, False)
    await play(database, [unrated, ada, None, bob], Outcome("devil", 0, ((0,), (3,), (2,), (1,))))
    after = await rows(database)
    assert after.keys() == {ada, bob}
    assert [after[bob], after[ada]] == reckoned(1, 2)


@pytest.mark.parametrize("seats", [(0, 1), (0, 2), (0, None), (0, 0), (0, 0, 1), (2, 2, 0, 1)])
async def test_nobody_is_rated_who_has_nobody_to_compare_with(
    database: Database, seats: tuple[int | None, ...]
) -> None:
    """Alone, against a guest or a bot, or where somebody sits in two seats."""
    ada, unrated, bob = await people(database, True, False, True)
    persons = {0: ada, 1: unrated, 2: bob}
    if seats == (0, 2):
        change = update(PEOPLE).where(PEOPLE.c.person == bob).values(rated=False)
        await database.write(lambda connection: connection.execute(change).rowcount)
    seated = [None if seat is None else persons[seat] for seat in seats]
    await play(database, seated, Outcome("soul", 0))
    assert await rows(database) == {}


async def test_ratings_of_one_game_and_number_of_seats_are_their_own(database: Database) -> None:
    seated = await people(database, True, True, True)
    await play(database, seated[:2], Outcome("soul", 0))
    await play(database, seated, Outcome("devil", 0), name="another")
    held = await Ratings(database).of(seated[0])
    assert game_for(2) != game_for(3)
    assert [(rating.game, rating.seats, rating.matches) for rating in held] == [
        (game_for(2), 2, 1),
        (game_for(3), 3, 1),
    ]


async def test_matches_that_end_at_the_same_moment_all_count(database: Database) -> None:
    ada, bob = await people(database, True, True)

    def game(number: int) -> Coroutine[Any, Any, None]:
        seated = [ada, bob] if number % 2 else [bob, ada]
        return play(database, seated, Outcome("soul", 0), name=f"m{number}")

    await asyncio.gather(*(game(number) for number in range(20)))
    assert {matches for _, _, matches in (await rows(database)).values()} == {20}


async def test_a_match_ends_once_for_its_ratings_too(database: Database) -> None:
    """Two processes that end it at the same moment: the one that comes second has done nothing."""
    ada, bob = await people(database, True, True)
    match = match_of(2)
    table = table_of("m", match.game, *match.players)
    chairs = tuple(Chair("person", None, None, person) for person in (ada, bob))
    table = replace(table, chairs=chairs)
    store = MatchRepository(database, ended=rate)
    await store.add(table, match)
    # Numbered as no entry of this match will be.
    await database.write(lambda c: acted(c, "m", [0, 1]))
    change = update(ENTRIES).values(number=ENTRIES.c.number + 100)
    await database.write(lambda c: c.execute(change).rowcount)
    step = match.consider(Entry("resign", 0, NOW))
    resignation = Committed(None, (step,), match.after(step), None, {})
    ends: list[Callable[[], Coroutine[Any, Any, object]]] = [
        lambda: store.commit(table, match, resignation)
    ] * 2
    results = await asyncio.gather(*(end() for end in ends), return_exceptions=True)
    assert [type(result) for result in results if result is not None] == [Overtaken]
    after = await rows(database)
    assert [after[ada], after[bob]] == reckoned(2, 1)


async def test_the_best_stand_first_and_who_no_longer_wants_to_be_rated_not_at_all(
    database: Database,
) -> None:
    best, worst, shy = await people(database, True, True, False)
    figures = [(best, 30.0, 2.0), (worst, 31.0, 8.0), (shy, 40.0, 1.0)]

    def job(connection: Connection) -> None:
        for person, mu, sigma in figures:
            row = {"game": "doctor-faust", "seats": 2, "person": person, "matches": 5}
            connection.execute(insert(RATINGS).values(row | {"mu": mu, "sigma": sigma}))

    await database.write(job)
    board = await Ratings(database).best("doctor-faust", 2, 10)
    assert [(standing.name, standing.rating) for standing in board] == [("p0", 24.0), ("p1", 7.0)]
    assert len(await Ratings(database).best("doctor-faust", 2, 1)) == 1
    assert await Ratings(database).of(shy) == []


async def test_who_has_not_moved_is_not_rated_nor_rates_anybody(database: Database) -> None:
    seated = await people(database, True, True, True, True)
    await play(database, seated[:2], Outcome("resigned", 0), {1: "resigned"}, idle=[1])
    assert await rows(database) == {}
    ranking = ((0,), (1,), (2,), (3,))
    await play(database, seated, Outcome("devil", 0, ranking), name="four", idle=[3])
    assert set(await rows(database)) == set(seated[:3])


async def test_the_same_people_again_and_again_gain_less_and_less(database: Database) -> None:
    ada, bob, eve = await people(database, True, True, True)
    gains, before = [], MODEL.rating().mu
    for number in range(12):
        await play(database, [ada, bob], Outcome("soul", 0), name=f"m{number}")
        mu = (await rows(database))[ada][0]
        gains.append(mu - before)
        before = mu
    assert gains[FULL] < 0.6 * gains[FULL - 1]
    assert sum(gains[FULL:]) < gains[FULL - 1]
    assert gains[-1] < 0.01
    await play(database, [ada, eve], Outcome("soul", 0), name="with another")
    assert (await rows(database))[ada][0] - before > 10 * gains[-1], "others count in full"


async def test_after_a_month_the_same_people_count_in_full_again(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob = await people(database, True, True)
    for number in range(FULL + 3):
        await play(database, [ada, bob], Outcome("soul", 0), name=f"m{number}")
    form = Form("doctor-faust", 2)
    assert await database.read(lambda c: count_earlier(c, form, [bob, ada], now())) == FULL + 3
    later = now() + AGAIN_WITHIN
    assert await database.read(lambda c: count_earlier(c, form, [ada, bob], later)) == 0
    monkeypatch.setattr(ratings, "now", lambda: later)
    await play(database, [ada, bob], Outcome("soul", 0), name="later")
    expected = await rows(database)
    await database.write(lambda c: reckon_anew(c, form))
    assert await rows(database) == expected


# Over HTTP


def act_in_turn(tables: Sequence[Table]) -> None:
    """Have whoever is to move act until each of two has."""
    waiting = {0, 1}
    while waiting:
        seat = tables[0].read(None)["view"]["state"]["to_play"]
        legal = tables[seat].read(seat)["view"]["state"]["legal"]
        tables[seat].act(seat, legal[0]).raise_for_status()
        waiting.discard(seat)


def test_a_match_among_rated_people_shows_on_the_leaderboard_and_their_pages(
    client: Client, stranger: Client
) -> None:
    loser, winner = register(client), register(stranger)
    for who in (client, stranger):
        who.http.patch("/api/me", json={"rated": True}).raise_for_status()
    body = {"game": "doctor-faust", "seats": [PERSON, OPEN], "public": True}
    name = client.http.post("/api/matches", json=body).json()["id"]
    stranger.http.put(f"/api/matches/{name}/seats/1", json={}).raise_for_status()
    act_in_turn([Table(who, name, {}) for who in (client, stranger)])
    deed = {"cmd": fresh_cmd(), "deed": "resign", "seat": 0}
    client.http.post(f"/api/matches/{name}/deeds", json=deed).raise_for_status()
    board = client.get("/api/ratings/doctor-faust/2", limit=200).json()["ratings"]
    names = [standing["name"] for standing in board]
    assert names.index(winner) < names.index(loser)
    page = client.get(f"/api/people/{winner}").json()
    assert page["ratings"] == [board[names.index(winner)]]
    assert [match["id"] for match in page["matches"]] == [name]
    assert page["matches"][0]["result"]["winner"] == 1


def test_only_what_can_be_played_has_a_leaderboard(client: Client) -> None:
    problem(client.get("/api/ratings/solitaire/2"), 404)
    problem(client.get("/api/ratings/doctor-faust/3"), 404)
    assert client.get("/api/ratings/doctor-faust/2").status_code == 200


def test_what_is_shown_is_what_hardly_anybody_falls_below() -> None:
    new = MODEL.rating()
    assert new.mu - ratings.DOUBT * new.sigma == pytest.approx(new.ordinal())
