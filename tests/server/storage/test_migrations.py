"""Databases of earlier versions are led up to this one's tables, with everything that is in them."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from bisect import bisect_left
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, MetaData, Row, Table, delete, insert, inspect, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError

import diablerie
from diablerie.matches import Entry, Match, Player
from diablerie.matches.record import moment_text
from diablerie.server.core import usernames
from diablerie.server.storage import migrations
from diablerie.server.storage.database import Database, engine_of, url_of
from diablerie.server.storage.match_repository import MatchRepository
from diablerie.server.storage.models import Chair, MatchSetup
from diablerie.server.storage.schema import (
    DEEDS,
    ENTRIES,
    MATCHES,
    METADATA,
    PEOPLE,
    PREPARED,
    REPORTS,
    SEATS,
    SESSIONS,
    VACATIONS,
)
from tests.cli.calling import environment
from tests.settings import everyday

LAYOUT_1 = Path(__file__).parents[1] / "layouts" / "layout-1.sql"
"""What a released version left."""

EARLIER = (None, *(f"{number:04}" for number in range(1, 11)))
"""Nothing, and every revision that databases may be of."""

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "matches.sqlite3"


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest, path: Path) -> Iterator[Engine]:
    """An empty database of each kind."""
    postgres = request.param == "postgresql"
    engine = engine_of(url_of(request.getfixturevalue("empty_postgres_url") if postgres else path))
    yield engine
    engine.dispose()


@pytest.fixture
def played() -> Match:
    """A match of which layout 1 can tell: somebody, who has acted, against a bot that is to move."""
    game = diablerie.load("doctor-faust")
    match = Match.start(game, [Player.person("Anna"), Player.bot("random")], bytes(range(32)), NOW)
    while match.to_play == 0:
        action = match.state.legal[0]
        match.act(0, action, NOW + timedelta(seconds=len(match.log) + 1))
    return match


@pytest.fixture
def older(engine: Engine, played: Match) -> Engine:
    """A database of layout 1 in which two guests are known and one has played."""
    migrations.upgrade(engine, "0001")
    tables = MetaData()
    tables.reflect(engine)
    with engine.begin() as connection:
        for name, rows in rows_of_layout_1(played).items():
            connection.execute(insert(tables.tables[name]), rows)
    return engine


def rows_of_layout_1(match: Match) -> dict[str, list[dict[str, Any]]]:
    """The rows that the version of layout 1 would have written, tables that others refer to first."""
    started = moment_text(NOW)
    again = Match.start(match.game, match.players, match.seed, NOW)
    after = [again.version, *(again.version for entry in match.log if again.do(entry))]
    head = {"match": "m", "game": match.game.name, "options": dict(match.game.options)}
    return {
        "guests": [
            {"guest": number, "token_hash": f"hash {number}", "created": started}
            for number in (1, 7)
        ],
        "matches": [
            head
            | {"rules_version": "1", "seed": match.seed, "started": started}
            | {"to_play": match.to_play}
        ],
        "seats": [
            {"match": "m", "seat": seat, "guest": guest, **player.document()}
            for (seat, player), guest in zip(enumerate(match.players), (7, None), strict=True)
        ],
        "actions": [
            {"match": "m", "ply": ply, "seat": entry.seat, "action": entry.action, "v": after[ply]}
            | {"at": moment_text(entry.at), "cmd": f"cmd {ply}"}
            for ply, entry in enumerate(match.log, 1)
        ],
        "events": [
            {"match": "m", "v": v, "ply": bisect_left(after, v), "event": {"kind": event.kind}}
            for v, event in enumerate(match.full_events, 1)
        ],
        "prepared": [
            {"match": "m", "seat": 0, "cmd": "plan", "v": 1, "answer": {"a": 1}, "done": ["x"]}
        ],
    }


def rows(engine: Engine, table: Table) -> list[Row[Any]]:
    """Everything in a table."""
    with engine.connect() as connection:
        order = list(table.primary_key)
        return list(connection.execute(select(table).order_by(*order)).all())


def only(engine: Engine, table: Table) -> Row[Any]:
    """The one row of a table."""
    (row,) = rows(engine, table)
    return row


def everything(engine: Engine) -> dict[str, tuple[list[str], list[Any]]]:
    """All tables with their columns and rows."""
    tables = MetaData()
    tables.reflect(engine)
    return {
        name: (table.c.keys(), [tuple(row) for row in rows(engine, table)])
        for name, table in tables.tables.items()
    }


def told_of(engine: Engine) -> list[tuple[str, int, Any]]:
    """All events, each with its match and version."""
    parts = [(row.match, 0, row.beginning or []) for row in rows(engine, MATCHES)]
    parts += [(row.match, row.number, row.events) for row in rows(engine, ENTRIES)]
    told: dict[str, list[Any]] = {}
    for match, _, events in sorted(parts, key=lambda part: part[:2]):
        told.setdefault(match, []).extend(events)
    return [
        (match, v, event) for match, events in told.items() for v, event in enumerate(events, 1)
    ]


def primary_keys(engine: Engine) -> dict[str, Any]:
    """The name and columns of each table's primary key."""
    look = inspect(engine)
    return {name: look.get_pk_constraint(name) for name in METADATA.tables}


def load(path: Path, script: Path) -> Engine:
    """The engine of a file that a script of SQL makes."""
    connection = sqlite3.connect(path)
    connection.executescript(script.read_text())
    connection.close()
    return engine_of(url_of(path))


# The tables


def test_the_newest_revision_is_the_one_that_is_led_up_to() -> None:
    scripts = ScriptDirectory(str(Path(migrations.__file__).parent))
    assert scripts.get_heads() == [migrations.HEAD]


@pytest.mark.parametrize(
    ("engine", "earlier"),
    everyday(
        product(["sqlite", "postgresql"], EARLIER),
        *product(["sqlite"], EARLIER),
        *product(["postgresql"], (None, EARLIER[1], EARLIER[-1])),
    ),
    indirect=["engine"],
)
def test_every_database_comes_to_have_the_tables_of_this_version(
    engine: Engine, earlier: str | None, request: pytest.FixtureRequest
) -> None:
    if earlier is not None:
        migrations.upgrade(request.getfixturevalue("older"), earlier)
    assert migrations.current(engine) == earlier
    migrations.upgrade(engine)
    assert migrations.current(engine) == migrations.HEAD
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        assert compare_metadata(context, METADATA) == []
    assert {
        name: (key["name"], key["constrained_columns"])
        for name, key in primary_keys(engine).items()
    } == {
        name: (f"pk_{name}", table.primary_key.columns.keys())
        for name, table in METADATA.tables.items()
    }
    assert set(inspect(engine).get_table_names()) == {*METADATA.tables, "alembic_version"}


def test_leading_up_what_is_led_up_changes_nothing(older: Engine) -> None:
    migrations.upgrade(older)
    before = everything(older)
    migrations.upgrade(older)
    assert everything(older) == before


# What is in them


def test_guests_become_people_whose_tokens_are_still_known(older: Engine) -> None:
    migrations.upgrade(older)
    people = [(row.person, row.name, row.password, row.rated) for row in rows(older, PEOPLE)]
    assert people == [(1, None, None, False), (7, None, None, False)]
    known = {row.token_hash: (row.person, row.seen) for row in rows(older, SESSIONS)}
    assert known == {"hash 1": (1, moment_text(NOW)), "hash 7": (7, moment_text(NOW))}


def test_people_who_come_later_are_others(older: Engine) -> None:
    migrations.upgrade(older)
    with older.begin() as connection:
        added = connection.execute(insert(PEOPLE).values(created=moment_text(NOW)))
        assert added.inserted_primary_key == (8,)


def test_a_match_goes_on_where_it_was(older: Engine, played: Match) -> None:
    migrations.upgrade(older)
    head = only(older, MATCHES)
    chairs = rows(older, SEATS)
    log = [
        Entry(row.deed, row.seat, datetime.fromisoformat(row.at), row.action)
        for row in rows(older, ENTRIES)
    ]
    players = [Player(row.kind, row.level, row.name) for row in chairs]
    game = diablerie.make(head.game, len(players), head.options)
    match = Match.replay(game, players, head.seed, datetime.fromisoformat(head.started), log)
    assert match.record(0) == played.record(0)
    assert match.state == played.state
    assert [row.person for row in chairs] == [7, None]


def test_a_match_is_found_by_what_is_known_of_it(older: Engine, played: Match) -> None:
    migrations.upgrade(older)
    found = only(older, MATCHES)
    started = moment_text(NOW)
    assert (found.status, found.v, found.to_play, found.bot) == ("running", played.version, 1, True)
    assert (found.host, found.public, found.rematch, found.bot_pace) == (7, False, None, None)
    assert (found.created, found.started) == (started, started)
    assert found.changed == moment_text(played.log[-1].at)
    assert (found.clock, found.deadline, found.result) == ({"kind": "none"}, None, None)


def test_a_match_that_has_ended_is_over(older: Engine) -> None:
    with older.begin() as connection:
        connection.execute(text("UPDATE matches SET to_play = NULL"))
    migrations.upgrade(older)
    found = only(older, MATCHES)
    assert (found.status, found.bot) == ("over", False)


def test_commands_events_and_what_is_prepared_are_kept(older: Engine, played: Match) -> None:
    migrations.upgrade(older)
    before = rows_of_layout_1(played)
    assert [(row.number, row.cmd, row.v) for row in rows(older, ENTRIES)] == [
        (row["ply"], row["cmd"], row["v"]) for row in before["actions"]
    ]
    told: dict[int, list[Any]] = {}
    for row in before["events"]:
        told.setdefault(row["ply"], []).append(row["event"])
    assert only(older, MATCHES).beginning == told.pop(0)
    assert {row.number: row.events for row in rows(older, ENTRIES)} == told
    assert only(older, PREPARED) == ("m", 0, "plan", 1, {"a": 1}, ["x"])


def test_a_file_that_a_released_version_left_is_led_up_with_all_that_is_in_it(path: Path) -> None:
    engine = load(path, LAYOUT_1)
    before = everything(engine)
    assert migrations.current(engine) == "0001"
    migrations.upgrade(engine)
    assert {row.token_hash for row in rows(engine, SESSIONS)} == {
        token_hash for _, token_hash, _ in before["guests"][1]
    }
    assert [
        (row.match, row.number, row.seat, row.action, row.at, row.cmd, row.v)
        for row in rows(engine, ENTRIES)
    ] == before["actions"][1]
    assert told_of(engine) == sorted(
        (match, v, event) for match, v, _, event in before["events"][1]
    )
    assert [tuple(row) for row in rows(engine, SEATS)] == before["seats"][1]
    assert [tuple(row) for row in rows(engine, PREPARED)] == before["prepared"][1]
    assert {row.match: (row.status, row.host, row.v, row.bot) for row in rows(engine, MATCHES)} == {
        "running": ("running", 2, 4, False),
        "bots-turn": ("running", 1, 1, True),
        "over": ("over", 1, 9, False),
    }
    engine.dispose()


def add(engine: Engine, table: Table, **values: Any) -> int:
    """Add a row; the number that it gets."""
    with engine.begin() as connection:
        key = connection.execute(insert(table).values(values)).inserted_primary_key
    assert key is not None
    return int(key[0])


def drop(engine: Engine, table: Table, number: int) -> None:
    with engine.begin() as connection:
        (key,) = table.primary_key.columns
        assert connection.execute(delete(table).where(key == number)).rowcount == 1


DEED: dict[str, Any] = {"at": "then", "who": "Eve", "deed": "delete-person", "why": "a wish"}
REPORT = {"at": "then", "kind": "name", "reason": "rude", "state": "open", "changed": "then"}


def test_whatever_had_a_number_before_keeps_it_from_all_who_come_later(older: Engine) -> None:
    migrations.upgrade(older, "0010")
    person = add(older, PEOPLE, created="then")
    report = add(older, REPORTS, **REPORT)
    add(older, DEEDS, **DEED, person=person, details={})
    add(older, DEEDS, **DEED, details={"report": report})
    drop(older, PEOPLE, person)
    drop(older, REPORTS, report)
    migrations.upgrade(older)
    assert add(older, PEOPLE, created="then") > person
    assert add(older, REPORTS, **REPORT) > report


@pytest.mark.parametrize(
    ("table", "values"),
    [(PEOPLE, {"created": "then"}), (REPORTS, REPORT), (DEEDS, DEED | {"details": {}})],
)
def test_numbers_are_given_once(engine: Engine, table: Table, values: dict[str, Any]) -> None:
    migrations.upgrade(engine)
    first = add(engine, table, **values)
    drop(engine, table, first)
    assert add(engine, table, **values) > first


def test_whatever_refers_to_people_still_does(older: Engine) -> None:
    migrations.upgrade(older, "0010")
    vacation = add(older, VACATIONS, person=7, began="then", until="later")
    add(older, REPORTS, **REPORT, reporter=7, about=1)
    add(older, DEEDS, **DEED, person=7, details={"matches": 1})
    before = everything(older)
    migrations.upgrade(older, "0011")
    after = everything(older)
    for name in ("people", "sessions", "seats", "vacations", "reports", "deeds"):
        assert after[name] == before[name]
    with pytest.raises(IntegrityError), older.begin() as connection:
        connection.execute(delete(PEOPLE).where(PEOPLE.c.person == 1))
    with pytest.raises(DBAPIError, match="only added to"), older.begin() as connection:
        connection.execute(update(DEEDS).values(who="somebody else"))
    with older.begin() as connection:
        for table in (REPORTS, SESSIONS, PREPARED, ENTRIES, SEATS, MATCHES, PEOPLE):
            connection.execute(delete(table))
    assert vacation not in {row.vacation for row in rows(older, VACATIONS)}


def test_accounts_that_look_alike_stay_and_the_oldest_keeps_others_away(engine: Engine) -> None:
    migrations.upgrade(engine, "0011")
    tables = MetaData()
    tables.reflect(engine)
    names = ["Copa", "Сора", "Вера", None, None]
    with engine.begin() as connection:
        for name in names:
            row = {"name": name, "key": usernames.key(name or ""), "created": "then"}
            connection.execute(insert(tables.tables["people"]).values(row))
    migrations.upgrade(engine)
    found = rows(engine, PEOPLE)
    assert [row.name for row in found] == names
    skeleton = usernames.skeleton
    assert [r.skeleton for r in found] == [skeleton("Copa"), None, skeleton("Вера"), None, None]
    with pytest.raises(IntegrityError):
        add(engine, PEOPLE, name="СОРА", skeleton=skeleton("СОРА"), created="now")


# When it cannot be done, or is done by several


def test_an_upgrade_that_fails_half_way_leaves_everything_as_it_was(older: Engine) -> None:
    with older.begin() as connection:
        # In the way of one of the last tables that are made.
        connection.execute(text("CREATE TABLE mutes (mine INTEGER)"))
    before = everything(older)
    with pytest.raises(DBAPIError, match="mutes"):
        migrations.upgrade(older)
    assert everything(older) == before
    assert migrations.current(older) == "0001"
    with older.begin() as connection:
        connection.execute(text("DROP TABLE mutes"))
    migrations.upgrade(older)
    assert len(rows(older, ENTRIES)) == len(before["actions"][1])


@pytest.mark.asyncio
async def test_a_table_that_waited_begins_with_the_seed_that_was_promised(older: Engine) -> None:
    """Nobody there had been asked to add to it."""
    migrations.upgrade(older, "0005")
    waiting = {"status": "waiting", "started": None, "beginning": None, "v": 0, "to_play": None}
    tables = MetaData()
    tables.reflect(older)
    with older.begin() as connection:
        head = dict(connection.execute(select(tables.tables["matches"])).mappings().one())
        added = head | waiting | {"match": "w", "bot": False, "result": None}
        connection.execute(insert(tables.tables["matches"]), [added])
        seats = [{"match": "w", "seat": seat, "kind": "open"} for seat in (0, 1)]
        connection.execute(insert(tables.tables["seats"]), seats)
    migrations.upgrade(older)
    database = Database.open(older.url.render_as_string(hide_password=False))
    try:
        store = MatchRepository(database)
        bots = [Chair("bot", "random")] * 2

        def sit(table: MatchSetup) -> MatchSetup:
            return table.with_chair(0, bots[0]).with_chair(1, bots[1])

        saved = await store.change("w", sit, NOW)
        assert saved.match is not None
        assert saved.match.seed == head["seed"]
        assert saved.match.record(None)["format"] == "diablerie-match-1"
        again = await store.read("w")
        assert again is not None
        assert again.match is not None
        assert again.match.record(None) == saved.match.record(None)
    finally:
        database.close()


def test_a_revision_of_a_later_version_is_refused_and_left_alone(engine: Engine) -> None:
    migrations.upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    before = everything(engine)
    with pytest.raises(migrations.Newer, match=f"9999.*up to {migrations.HEAD}"):
        migrations.upgrade(engine)
    with pytest.raises(migrations.Newer, match="9999"):
        migrations.current(engine)
    assert everything(engine) == before


def test_a_layout_of_a_later_version_is_refused_and_left_alone(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.executescript("CREATE TABLE theirs (it INTEGER); PRAGMA user_version = 99")
    connection.close()
    engine = engine_of(url_of(path))
    with pytest.raises(migrations.Newer, match="layout 99"):
        migrations.upgrade(engine)
    assert everything(engine) == {"theirs": (["it"], [])}
    engine.dispose()


def test_the_version_of_layout_1_leaves_alone_what_has_been_led_up(path: Path) -> None:
    engine = load(path, LAYOUT_1)
    migrations.upgrade(engine)
    with engine.connect() as connection:
        layout = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
    assert layout not in (0, 1)
    engine.dispose()


UPGRADE = """
import sys
from diablerie.server.core import usernames
from diablerie.server.storage import migrations
from diablerie.server.storage.database import engine_of, url_of
engine = engine_of(url_of(sys.argv[1]))
print("ready", flush=True)
sys.stdin.readline()
migrations.upgrade(engine)
"""


@pytest.mark.parametrize("engine", everyday(["sqlite", "postgresql"], "postgresql"), indirect=True)
def test_processes_that_lead_a_database_up_at_once_do_it_once(older: Engine) -> None:
    url = older.url.render_as_string(hide_password=False)
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", UPGRADE, url],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(),
        )
        for _ in range(3)
    ]
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write(b"go\n")
        process.stdin.flush()
    told = [process.communicate(timeout=60)[1].decode() for process in processes]
    assert told == [""] * 3
    assert [process.returncode for process in processes] == [0] * 3
    assert migrations.current(older) == migrations.HEAD
    assert len(rows(older, SESSIONS)) == 2
