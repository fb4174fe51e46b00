"""One's own results: counted by the database as they would be by hand, and told to nobody else."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import count, groupby
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, func, insert, select, update

from diablerie.matches.record import moment_text
from diablerie.server.accounts.identity import new_person
from diablerie.server.library import results
from diablerie.server.library.results import Results, results_of
from diablerie.server.storage.database import Database
from diablerie.server.storage.schema import ENTRIES, FORMER_PLAYERS, MATCHES, PEOPLE, SEATS

from ..clients import PERSON, RANDOM_BOT, Client
from ..gathered import OPEN, done, invite, join
from ..logins import register
from ..tables import NOW

LEVELS = ("random", "imp", "devil:bold", "archdevil")


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    database = Database.open(database_url)
    yield database
    database.close()


_numbers = count(1)


def somebody(connection: Connection, name: str | None = None) -> int:
    person = new_person(connection, moment_text(NOW))
    named = {"name": name, "key": None if name is None else name.casefold()}
    connection.execute(update(PEOPLE).where(PEOPLE.c.person == person).values(named))
    return person


def finished(
    connection: Connection,
    *seats: int | str | None,
    winner: int | None = 0,
    game: str = "teufel-teufel",
    names: dict[int, str] | None = None,
    **more: Any,
) -> str:
    """A match that is over. Of each seat: whose it is, which bot's, or None: somebody's who is deleted."""
    number = next(_numbers)
    match, at = f"m{number:05}", f"2026-11-21T12:{number // 60 % 60:02}:{number % 60:02}.000Z"
    head: dict[str, Any] = {"match": match, "game": game, "options": {}, "rules_version": "1"}
    head |= {"seed": bytes(32), "clock": {}, "status": "over", "created": at, "changed": at, "v": 1}
    connection.execute(insert(MATCHES).values(head | {"result": {"winner": winner}} | more))
    for seat, who in enumerate(seats):
        row: dict[str, Any] = {"match": match, "seat": seat}
        row |= {"kind": "bot" if isinstance(who, str) else "person"}
        row |= {"level": who if isinstance(who, str) else None}
        row |= {"person": None if isinstance(who, str) else who, "name": (names or {}).get(seat)}
        connection.execute(insert(SEATS).values(row))
    return match


def gives_up(connection: Connection, match: str, seat: int, deed: str) -> None:
    row = {"match": match, "number": 1, "v": 1, "deed": deed, "seat": seat, "events": []}
    connection.execute(insert(ENTRIES).values(row | {"at": moment_text(NOW)}))


def tallies(found: Results) -> dict[tuple[str, int, str | None, str], tuple[int, int, int]]:
    return {
        (t.game, t.seats, t.edition, t.against): (t.won, t.drawn, t.lost) for t in found.tallies
    }


async def test_results_are_those_that_counting_by_hand_gives(database: Database) -> None:
    """Two hundred matches of chance; runs, first wins and tallies reckoned again in plain Python."""
    chance, by_hand = Random(5), []

    def job(connection: Connection) -> Results:
        me, other = somebody(connection), somebody(connection)
        for _ in range(200):
            game, others = chance.choice(("a", "b")), [chance.choice((*LEVELS, other))]
            others += [chance.choice(LEVELS) for _ in range(chance.randrange(3))]
            winner = chance.choice((0, 0, 0, 1, None))
            edition = chance.choice((None, "old"))
            options = {} if edition is None else {"edition": edition}
            match = finished(connection, me, *others, winner=winner, game=game, options=options)
            outcome = "won" if winner == 0 else "drawn" if winner is None else "lost"
            strongest = max(
                (str(each).partition(":")[0] for each in others if each != other),
                key=["random", "imp", "devil", "archdevil"].index,
                default="",
            )
            against = "people" if other in others else strongest
            by_hand.append((game, len(others) + 1, edition, against, outcome, match))
        return results_of(connection, me)

    found = await database.write(job)
    counted = Counter(row[:5] for row in by_hand)
    kinds = {row[:4] for row in by_hand}
    assert tallies(found) == {
        kind: (counted[(*kind, "won")], counted[(*kind, "drawn")], counted[(*kind, "lost")])
        for kind in kinds
    }
    firsts: dict[tuple[str, str], str] = {}
    for game, _, _, against, outcome, match in by_hand:
        if outcome == "won":
            firsts.setdefault((game, against), match)
    assert {(f.game, f.against): f.match for f in found.first_wins} == firsts
    for run in found.runs:
        of_game = [row[4] for row in by_hand if row[0] == run.game]
        lengths = [(key, len(list(group))) for key, group in groupby(of_game)]
        assert run.longest == max(length for key, length in lengths if key == "won")
        key, length = lengths[-1]
        assert run.current == (length if key == "won" else 0)
    assert {run.game for run in found.runs} == {"a", "b"}


@pytest.mark.parametrize("deed", results.GIVEN_UP)
async def test_whoever_gave_up_has_lost_whatever_the_bot_in_their_seat_won(
    database: Database, deed: str
) -> None:
    def job(connection: Connection) -> Results:
        me = somebody(connection)
        gives_up(connection, finished(connection, me, "imp", "imp", winner=0), 0, deed)
        return results_of(connection, me)

    found = await database.write(job)
    assert tallies(found) == {("teufel-teufel", 3, None, "imp"): (0, 0, 1)}
    assert (found.first_wins, found.runs) == ([], [])


async def test_matches_in_which_a_seat_changed_hands_or_one_had_several_do_not_count(
    database: Database,
) -> None:
    def job(connection: Connection) -> list[Results]:
        me, other = somebody(connection), somebody(connection)
        finished(connection, me, me)
        match = finished(connection, me, "imp", "imp")
        taken = {"match": match, "number": 1, "seat": 0, "person": other}
        connection.execute(insert(FORMER_PLAYERS).values(taken))
        return [results_of(connection, person) for person in (me, other)]

    assert [found.tallies for found in await database.write(job)] == [[], []]


async def test_where_a_person_sat_who_is_deleted_one_has_played_people(database: Database) -> None:
    def job(connection: Connection) -> Results:
        me = somebody(connection)
        finished(connection, me, None, "archdevil")
        return results_of(connection, me)

    found = await database.write(job)
    assert [tally.against for tally in found.tallies] == ["people"]
    assert found.people == []


async def test_people_are_told_by_the_name_they_played_under_and_no_other(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Faustine has sat at one table under her own name, and never lets Gretchen's other name be known."""

    def job(connection: Connection) -> int:
        me = somebody(connection)
        faustine, gretchen = (somebody(connection, name) for name in ("Faustine", "Gretchen"))
        finished(connection, me, faustine, names={1: "Faustine"})
        finished(connection, me, gretchen, names={1: "The Masked One"}, winner=1)
        return me

    me = await database.write(job)
    found = await database.read(lambda c: results_of(c, me))
    assert [(met.name, met.matches, met.won) for met in found.people] == [("Faustine", 1, 1)]
    # Planted: whoever joins by the person alone gives the masked one away.
    monkeypatch.setattr(results, "_met", _unmasking)
    found = await database.read(lambda c: results_of(c, me))
    assert "Gretchen" in [met.name for met in found.people]


def _unmasking(finished: Any, person: int) -> Any:
    theirs = (SEATS.c.match == finished.c.match) & (SEATS.c.person != person)
    columns = (PEOPLE.c.name, func.count().label("matches"))
    return (
        select(*columns, results._count(finished, "won"), func.max(finished.c.at).label("last"))
        .select_from(finished)
        .join(SEATS, theirs)
        .join(PEOPLE, PEOPLE.c.person == SEATS.c.person)
        .group_by(PEOPLE.c.name)
    )


def own(client: Client) -> Any:
    return client.get("/api/me/results").json()


def test_a_private_match_is_told_to_its_people_and_to_nobody_else(
    client: Client, stranger: Client, address: str
) -> None:
    ada = register(client)
    with Client(address) as other:
        ben = register(other)
        table = invite(client, PERSON, OPEN, game="doctor-faust")
        join(table, other, 1)
        done(table, "resign", 0)
        (tally,) = own(client)["tallies"]
        assert (tally["against"], tally["lost"]) == ("people", 1)
        assert [met["name"] for met in own(client)["people"]] == [ben]
        (theirs,) = own(other)["tallies"]
        assert theirs["won"] == 1
        assert [first["match"] for first in own(other)["first_wins"]] == [table.id]
    register(stranger)
    for name in (ada, ben):
        public = stranger.get(f"/api/people/{name}").json()
        assert (public["matches"], public["ratings"]) == ([], [])
        assert table.id not in json.dumps(public)
    assert own(stranger) == {"tallies": [], "first_wins": [], "runs": [], "people": []}


def test_a_guest_has_results_and_records_of_their_own(client: Client, stranger: Client) -> None:
    table = client.new_match(PERSON, RANDOM_BOT)
    done(table, "resign", 0)
    (tally,) = own(client)["tallies"]
    assert tally == {
        "game": "doctor-faust",
        "seats": 2,
        "edition": "blatz-de",
        "against": "random",
        "won": 0,
        "drawn": 0,
        "lost": 1,
    }
    answer = client.get("/api/me/records")
    assert answer.headers["Content-Type"].startswith("application/x-ndjson")
    (line,) = answer.text.splitlines()
    assert json.loads(line) == client.get(f"{table.path}/record").json()
    assert stranger.get("/api/me/records").status_code == 401
    stranger.new_match(PERSON, RANDOM_BOT)
    assert stranger.get("/api/me/records").text == "", "nothing of others, nor of what goes on"
