"""Purge by age, and the audit log: on both kinds of database."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta

import pytest
from sqlalchemy import Connection, Table, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError

import diablerie
from diablerie.matches import Match, Player
from diablerie.matches.players import Person
from diablerie.matches.record import moment_text
from diablerie.rejection import Rejection
from diablerie.server.accounts.identity import new_person
from diablerie.server.accounts.restrictions import restriction_of
from diablerie.server.accounts.sessions import begin_session
from diablerie.server.moderation import audit, messages, reports, sanctions
from diablerie.server.moderation.audit import By, read_deeds
from diablerie.server.moderation.purge import AT_ONCE, Ages, Purged, count_purgeable, purge_some
from diablerie.server.storage.database import Database
from diablerie.server.storage.match_repository import MatchRepository
from diablerie.server.storage.models import Chair
from diablerie.server.storage.schema import DEEDS, MATCHES, MESSAGES, PEOPLE, SEATS

from ..tables import NOW, table_of

EVE = By("Eve", "age")
YEAR = timedelta(days=365)


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    database = Database.open(database_url)
    yield database
    database.close()


def guest(connection: Connection, seen: datetime) -> Person:
    """A guest who was last seen at a moment."""
    person = new_person(connection, moment_text(seen))
    begin_session(connection, person, moment_text(seen))
    return person


async def add_match(
    database: Database, name: str, status: str, changed: datetime, *people: Person
) -> None:
    """A match of some people in which something was last done at a moment."""
    game = diablerie.load("doctor-faust")
    table = table_of(name, game, Player.person("Ada"), Player.person("Bob"))
    seated = [*people, None, None]
    chairs = tuple(
        Chair("person", None, c.name, p) for c, p in zip(table.chairs, seated, strict=False)
    )
    table = replace(table, chairs=chairs)
    await MatchRepository(database).add(
        table, Match.start(game, [Player.person()] * 2, bytes(32), NOW)
    )
    changing = update(MATCHES).where(MATCHES.c.match == name)
    values = {"status": status, "changed": moment_text(changed)}
    await database.write(lambda c: c.execute(changing.values(values)).rowcount)


async def purge(database: Database, **ages: timedelta) -> Purged:
    """Purge until nothing is left to go."""
    purged = Purged()
    while (some := await database.write(lambda c: purge_some(c, EVE, Ages(**ages), NOW))).total:
        purged = purged.plus(some)
    return purged


async def names(database: Database) -> list[str]:
    return [row.match for row in await database.rows(select(MATCHES.c.match).order_by("match"))]


async def count(database: Database, table: Table) -> int:
    (row,) = await database.rows(select(func.count()).select_from(table))
    return int(row[0])


async def test_matches_go_by_their_age_and_by_whether_they_are_over(database: Database) -> None:
    old, young = NOW - 2 * YEAR, NOW - YEAR / 2
    for name, status, changed in (
        ("a-over-old", "over", old),
        ("b-over-young", "over", young),
        ("c-running-old", "running", old),
        ("d-running-young", "running", young),
        ("e-waiting-old", "waiting", old),
    ):
        await add_match(database, name, status, changed)
    counted = await database.read(lambda c: count_purgeable(c, Ages(finished=YEAR), NOW))
    assert counted == Purged(finished=1)
    assert len(await names(database)) == 5, "counting deletes nothing"
    assert await purge(database, finished=YEAR) == Purged(finished=1)
    assert await names(database) == [
        "b-over-young",
        "c-running-old",
        "d-running-young",
        "e-waiting-old",
    ]
    assert await purge(database, unfinished=YEAR) == Purged(unfinished=2)
    assert await names(database) == ["b-over-young", "d-running-young"]
    assert await count(database, SEATS) == 4


async def test_guests_who_were_never_seen_again_go_with_what_they_left(database: Database) -> None:
    long_ago = NOW - 2 * YEAR

    def people(connection: Connection) -> tuple[Person, Person, Person]:
        account = guest(connection, long_ago)
        name = update(PEOPLE).where(PEOPLE.c.person == account)
        connection.execute(name.values(name="Old Ada", key="old ada", password="-"))
        return guest(connection, long_ago), guest(connection, NOW), account

    gone, seen, account = await database.write(people)
    await add_match(database, "m", "over", NOW, gone, seen)
    row = {"match": "m", "number": 1, "person": gone, "text": "hello", "at": moment_text(NOW)}
    await database.write(lambda c: c.execute(insert(MESSAGES).values(row)).rowcount)
    assert await purge(database, guests=YEAR) == Purged(guests=1)
    seats = await database.rows(select(SEATS.c.person, SEATS.c.name).order_by(SEATS.c.seat))
    assert [tuple(seat) for seat in seats] == [(None, "–"), (seen, "Bob")]
    (message,) = await database.rows(select(MESSAGES))
    assert (message.text, message.deleted) == ("", True)
    known = {row.person for row in await database.rows(select(PEOPLE.c.person))}
    assert known >= {seen, account}


async def test_numbers_that_nothing_needs_any_more_go_with_the_guests(database: Database) -> None:
    long_ago = NOW - 2 * YEAR

    def people(connection: Connection) -> tuple[Person, Person]:
        new_person(connection, moment_text(long_ago))
        new_person(connection, moment_text(NOW))
        return guest(connection, long_ago), guest(connection, NOW)

    spoke, seen = await database.write(people)
    await add_match(database, "m", "over", long_ago, spoke, seen)
    row = {"match": "m", "number": 1, "person": spoke, "text": "hello", "at": moment_text(NOW)}
    await database.write(lambda c: c.execute(insert(MESSAGES).values(row)).rowcount)
    assert await purge(database, guests=YEAR) == Purged(guests=2), "one had logged out"
    assert await count(database, PEOPLE) == 3, "the place of a message needs a number"
    assert await purge(database, guests=YEAR) == Purged()
    assert await purge(database, finished=YEAR, guests=YEAR) == Purged(finished=1, guests=1)
    assert await count(database, PEOPLE) == 2


async def test_more_than_go_at_once_go_all(database: Database) -> None:
    def many(connection: Connection) -> None:
        for _ in range(AT_ONCE + 5):
            guest(connection, NOW - 2 * YEAR)

    await database.write(many)
    assert (await purge(database, guests=YEAR)).guests == AT_ONCE + 5
    assert await count(database, PEOPLE) == 0


async def test_the_log_itself_grows_old_but_for_the_purging(database: Database) -> None:
    def old(connection: Connection) -> None:
        audit.log_deed(connection, EVE, "close", what="lobby")

    await database.write(old)
    later = Ages(deeds=timedelta(days=1))
    in_time = NOW.replace(year=2200)
    purged = await database.write(lambda c: purge_some(c, EVE, later, in_time))
    assert purged == Purged(deeds=1)
    (left,) = await database.read(read_deeds)
    assert (left.deed, left.details["deeds"]) == ("purge", 1)


@pytest.mark.parametrize("ages", [{}, {"finished": timedelta(hours=3)}, {"deeds": timedelta(0)}])
def test_what_is_of_today_is_never_purged(ages: dict[str, timedelta]) -> None:
    with pytest.raises(Rejection):
        Ages(**ages)


async def test_nobody_changes_a_line_of_the_log(database: Database) -> None:
    await database.write(lambda c: audit.log_deed(c, EVE, "close", what="lobby"))
    forged = update(DEEDS).values(who="somebody else")
    with pytest.raises(DBAPIError, match="only added to"):
        await database.write(lambda c: c.execute(forged).rowcount)
    (left,) = await database.read(read_deeds)
    assert left.who == "Eve"


async def test_a_deed_that_fails_is_in_no_log(database: Database) -> None:
    with pytest.raises(Rejection):
        await database.write(lambda c: messages.delete_message(c, EVE, "nowhere", 1))
    assert await count(database, DEEDS) == 0


async def test_the_log_is_read_page_by_page(database: Database) -> None:
    def many(connection: Connection) -> None:
        for _ in range(audit.PAGE + 1):
            audit.log_deed(connection, EVE, "reopen", what="lobby")

    await database.write(many)
    first = await database.read(read_deeds)
    rest = await database.read(lambda c: read_deeds(c, first[-1].number))
    assert (len(first), len(rest)) == (audit.PAGE, 1)
    assert first[0].number > first[-1].number > rest[0].number


async def test_sanctions_and_reports_are_kept_on_either_database(database: Database) -> None:
    def job(connection: Connection) -> tuple[Person, Person]:
        return guest(connection, NOW), guest(connection, NOW)

    ada, bob = await database.write(job)
    await add_match(database, "m", "running", NOW, ada, bob)
    await database.write(lambda c: sanctions.ban(c, EVE, "m/seat/0", timedelta(days=1)))
    await database.write(lambda c: sanctions.silence(c, EVE, "m/seat/0", None))
    moment = datetime.now(NOW.tzinfo)
    found = await database.read(
        lambda c: [restriction_of(c, ada, kind, moment) for kind in ("ban", "silence")]
    )
    assert [one is not None and one.until is None for one in found] == [False, True]
    over = await database.read(lambda c: restriction_of(c, ada, "ban", moment + timedelta(days=2)))
    assert over is None
    number = await database.write(lambda c: reports.report(c, bob, "name", "m/seat/0", "rude"))
    taken = await database.write(lambda c: reports.take_report(c, EVE, number))
    assert (taken.state, taken.about) == ("taken", ada)
    text_of = await database.rows(text("SELECT words FROM reports"))
    assert [row.words for row in text_of] == ["Ada"]
