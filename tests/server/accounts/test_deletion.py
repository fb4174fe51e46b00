"""Deletion and export reach every table: whoever adds one with people in it is told here."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, insert, select

import diablerie
from diablerie.matches import Player
from diablerie.matches.players import Person
from diablerie.matches.record import moment_text
from diablerie.server.accounts.deletion import CLEARED, DELETED, KEPT, delete_person
from diablerie.server.accounts.identity import new_person
from diablerie.server.accounts.personal_data import personal_data
from diablerie.server.accounts.sessions import begin_session
from diablerie.server.notices.targets import add_push
from diablerie.server.storage.database import Database
from diablerie.server.storage.match_repository import MatchRepository
from diablerie.server.storage.match_rows import delete_matches
from diablerie.server.storage.notice_tables import NOTICES
from diablerie.server.storage.schema import (
    FORMER_PLAYERS,
    MESSAGES,
    METADATA,
    MUTES,
    PEOPLE,
    PREPARED,
    RATED_RESULTS,
    VACATIONS,
    VOLUNTEERS,
)

from ..tables import NOW, table_of
from .test_ratings import acted

TOLD_OTHERWISE = {
    "mutes.muted",
    "messages.person",
    "password_resets.person",
    "sign_ins.person",
    "reports.about",
}
"""Columns that an export tells not under their table's name, or not at all: others', and hashes."""


def referring_to(table: str) -> set[str]:
    """The columns that name a row of a table."""
    return {
        f"{column.table.name}.{column.name}"
        for each in METADATA.tables.values()
        for column in each.c
        for key in column.foreign_keys
        if key.target_fullname.startswith(f"{table}.")
    }


def test_of_every_column_with_people_in_it_it_is_settled_what_becomes_of_it() -> None:
    settled = [f"{column.table.name}.{column.name}" for column in (*DELETED, *CLEARED, *KEPT)]
    assert sorted(settled) == sorted(referring_to("people"))


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    database = Database.open(database_url)
    yield database
    database.close()


async def somebody(database: Database) -> Person:
    """Somebody with a session and a vacation."""

    def job(connection: Connection) -> Person:
        person = new_person(connection, moment_text(NOW))
        begin_session(connection, person, moment_text(NOW))
        moments = dict.fromkeys(("began", "until"), moment_text(NOW))
        connection.execute(insert(VACATIONS).values(moments | {"person": person}))
        return person

    return await database.write(job)


async def test_an_export_tells_of_every_table_in_which_they_stand(database: Database) -> None:
    person = await somebody(database)
    kept = await database.read(lambda c: personal_data(c, person))
    tables = {name.partition(".")[0] for name in referring_to("people") - TOLD_OTHERWISE}
    assert tables - {"seats"} <= set(kept), "seats are told with their matches"
    assert len(kept["vacations"]) == len(kept["sessions"]) == 1


async def test_whoever_left_nothing_that_others_need_is_gone_without_a_trace(
    database: Database,
) -> None:
    person, other = await somebody(database), await somebody(database)
    await database.write(lambda c: delete_person(c, person))
    left = await database.rows(select(PEOPLE.c.person))
    assert [row.person for row in left] == [other]
    assert [row.person for row in await database.rows(select(VACATIONS))] == [other]


async def test_nobody_who_comes_later_is_taken_for_somebody_deleted(database: Database) -> None:
    person = await somebody(database)
    await database.write(lambda c: delete_person(c, person))
    assert await somebody(database) > person


async def test_whoever_is_needed_for_others_ratings_is_a_number_and_nothing_else(
    database: Database,
) -> None:
    person = await somebody(database)
    row = {"match": "m", "game": "doctor-faust", "seats": 2, "place": 0, "at": moment_text(NOW)}
    adding = insert(RATED_RESULTS).values(row | {"person": person})
    await database.write(lambda c: c.execute(adding).rowcount)
    await database.write(lambda c: delete_person(c, person))
    (left,) = await database.rows(select(PEOPLE))
    assert (left.person, left.name, left.key, left.password) == (person, None, None, None)
    assert await database.rows(select(VACATIONS)) == []


async def test_a_match_goes_with_all_that_refers_to_it(database: Database) -> None:
    person, other = await somebody(database), await somebody(database)
    table = table_of("m", diablerie.load("doctor-faust"), Player.person(), Player.person())
    await MatchRepository(database).add(table, None)

    def job(connection: Connection) -> None:
        acted(connection, "m", [0])
        at = {"match": "m", "person": person}
        said = {"number": 1, "text": "hello", "at": moment_text(NOW)}
        connection.execute(insert(MESSAGES).values(at | said))
        connection.execute(insert(MUTES).values(at | {"muted": other}))
        prepared = {"match": "m", "seat": 0, "cmd": "c", "v": 1, "answer": None, "done": []}
        connection.execute(insert(PREPARED).values(prepared))
        seat = {"number": 1, "seat": 0}
        connection.execute(insert(FORMER_PLAYERS).values(at | seat))
        connection.execute(insert(VOLUNTEERS).values(at | seat | {"at": moment_text(NOW)}))
        target = add_push(connection, person, None, "https://push.example/1", {})
        notice = {"target": target.number, "match": "m", "occasion": "turn", "turn": 0}
        connection.execute(insert(NOTICES).values(notice))

    await database.write(job)
    tables = {METADATA.tables[name.partition(".")[0]] for name in referring_to("matches")}
    for each in tables:
        assert await database.rows(select(each)), f"there is nothing in {each.name} to be deleted"
    await database.write(lambda c: delete_matches(c, ["m"]))
    for each in tables:
        assert not await database.rows(select(each))
