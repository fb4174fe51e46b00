"""A running server notices what is done in another process, and what had been done before it started."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from datetime import timedelta

import pytest
import pytest_asyncio
from sqlalchemy import Connection, delete, insert, update

import diablerie
from diablerie.matches import Player
from diablerie.matches.record import moment_text
from diablerie.server import Settings
from diablerie.server.accounts import restrictions
from diablerie.server.accounts.identity import Credential
from diablerie.server.accounts.sessions import digest
from diablerie.server.clock import now
from diablerie.server.moderation import closures, deed_watch, messages, sanctions
from diablerie.server.moderation.audit import By, Deed, log_deed
from diablerie.server.moderation.deed_watch import DeedWatch
from diablerie.server.moderation.purge import Ages, purge_some
from diablerie.server.services import Services
from diablerie.server.storage.database import Database
from diablerie.server.storage.schema import DEEDS, MATCHES
from tests.cli.calling import call

from .. import tables
from ..clients import PATIENCE, Client
from ..logins import log_in, register
from ..problems import problem
from ..tables import NOW
from ..waiting import eventually

EVE = By("Eve", "as it must be")

MakeHouse = Callable[[], Awaitable[Services]]


@pytest_asyncio.fixture
async def make_house(database_url: str) -> AsyncIterator[MakeHouse]:
    """Opens houses on one database, as processes of their own would have them, and closes them."""
    houses: list[Services] = []

    async def make() -> Services:
        houses.append(Services(Settings(database_url, bot_pace=0.0, warm=False)))
        await houses[-1].deed_watch.look()
        return houses[-1]

    yield make
    for house in houses:
        await house.close()


async def test_a_ban_is_heeded_by_whoever_looks(make_house: MakeHouse) -> None:
    here, there = await make_house(), await make_house()
    person, token = await here.identities.welcome()
    caller = await there.identities.caller(Credential(digest(token), is_bearer=True))
    assert (caller.person, await there.bans.of(person)) == (person, None)
    await here.database.write(lambda c: sanctions.ban(c, EVE, f"person/{person}", None))
    assert await there.bans.of(person) is None, "it has not looked yet"
    await there.deed_watch.look()
    ban = await there.bans.of(person)
    assert ban is not None
    assert ban.reason == EVE.why


async def test_what_was_done_before_is_known_at_once(make_house: MakeHouse) -> None:
    here = await make_house()
    person, _ = await here.identities.welcome()
    await here.database.write(lambda c: sanctions.ban(c, EVE, f"person/{person}", None))
    await here.database.write(lambda c: closures.close(c, EVE, "lobby"))
    there = await make_house()
    assert await there.bans.of(person) is not None
    assert list(there.closures.known) == ["lobby"]


async def test_a_ban_in_memory_ends_with_its_time(
    make_house: MakeHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = await make_house()
    person, _ = await here.identities.welcome()
    hour = timedelta(hours=1)
    await here.database.write(lambda c: sanctions.ban(c, EVE, f"person/{person}", hour))
    await here.deed_watch.look()
    assert await here.bans.of(person) is not None
    monkeypatch.setattr(restrictions, "now", lambda: now() + hour)
    assert await here.bans.of(person) is None


MANY = 5


class Heard:
    """What a watch has had heeded, each deed by its number."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.fails = False
        self.tries = 0
        self.often = asyncio.Event()

    async def __call__(self, deeds: list[Deed]) -> None:
        self.tries += 1
        if self.tries == MANY:
            self.often.set()
        if self.fails:
            raise RuntimeError("it cannot be heeded now")
        self.numbers += [deed.number for deed in deeds]


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    database = Database.open(database_url)
    yield database
    database.close()


async def add(database: Database, number: int | None = None) -> None:
    def job(connection: Connection) -> None:
        if number is None:
            log_deed(connection, EVE, "close", what="lobby")
            return
        row = {"number": number, "at": moment_text(NOW), "who": "Eve", "deed": "close"}
        connection.execute(insert(DEEDS).values(row | {"details": {}, "why": "so"}))

    await database.write(job)


async def test_each_deed_is_heeded_once(database: Database) -> None:
    watch = DeedWatch(database, heard := Heard())
    await add(database)
    await watch.look()
    assert heard.numbers == []
    for _ in range(3):
        await add(database)
    for _ in range(3):
        await watch.look()
    assert heard.numbers == [2, 3, 4]


async def test_one_committed_late_under_a_lower_number_is_not_missed(database: Database) -> None:
    watch = DeedWatch(database, heard := Heard())
    await add(database, 10)
    await watch.look()
    await add(database, 12)
    await watch.look()
    await add(database, 11)
    await watch.look()
    await watch.look()
    assert heard.numbers == [12, 11]


async def test_what_is_done_after_the_log_was_purged_is_heeded(database: Database) -> None:
    watch = DeedWatch(database, heard := Heard())
    for _ in range(3):
        await add(database)
    await watch.look()
    ages, later = Ages(deeds=timedelta(days=1)), NOW.replace(year=2200)
    await database.write(lambda c: purge_some(c, EVE, ages, later))
    await add(database)
    await watch.look()
    assert heard.numbers == [4, 5]


async def test_a_log_that_has_begun_anew_is_heeded_from_its_beginning(database: Database) -> None:
    """A host has put a copy back while the server ran."""
    watch = DeedWatch(database, heard := Heard())
    await add(database, 200)
    await watch.look()
    await database.write(lambda c: c.execute(delete(DEEDS)).rowcount)
    await add(database, 7)
    await watch.look()
    await add(database, 8)
    await watch.look()
    assert heard.numbers == [7, 8]


async def test_what_could_not_be_heeded_is_heeded_later(database: Database) -> None:
    watch = DeedWatch(database, heard := Heard())
    await watch.look()
    await add(database)
    heard.fails = True
    with pytest.raises(RuntimeError):
        await watch.look()
    heard.fails = False
    await watch.look()
    assert heard.numbers == [1]


async def test_that_it_fails_is_logged_once_for_as_long_as_it_does(
    database: Database, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deed_watch, "PERIOD", 0.001)
    watch = DeedWatch(database, heard := Heard())
    heard.fails = True
    keeping = asyncio.create_task(watch.keep())
    async with asyncio.timeout(PATIENCE):
        await heard.often.wait()
    assert len([r for r in caplog.records if "cannot be heeded" in r.message]) == 1
    keeping.cancel()
    heard.fails = False
    await watch._try()
    assert not watch._fails


# By command, on the database of a running server


def command(settings: Settings, *args: str) -> None:
    done = call(*args, "--database", str(settings.database))
    assert done.exit_code == 0, done.stderr


def test_a_running_server_heeds_commands(
    hosted: str, hosted_settings: Settings, ada: Client, bob: Client
) -> None:
    name = register(ada)
    table = ada.new_match()
    body = {"cmd": "1", "text": "rude"}
    ada.http.post(f"{table.path}/messages", json=body).raise_for_status()
    bob.get(f"{table.path}/messages").raise_for_status()
    why = ("--why", "as it must be")
    command(hosted_settings, "people", "delete-message", table.id, "1", *why)
    eventually(lambda: bob.get(f"{table.path}/messages").json()["messages"][0]["deleted"])
    command(hosted_settings, "db", "close", "lobby", *why)
    eventually(lambda: bob.get("/api/lobby").status_code == 403)
    command(hosted_settings, "db", "reopen", "lobby", *why)
    eventually(lambda: bob.get("/api/lobby").status_code == 200)
    command(hosted_settings, "people", "ban", name, *why)
    eventually(lambda: ada.get("/api/me").status_code == 401)
    assert problem(log_in(ada, name), 403)["reason"] == "banned"
    command(hosted_settings, "people", "delete", name, "--yes", *why)
    eventually(lambda: bob.get(f"{table.path}/room").status_code == 404)


async def test_matches_purged_elsewhere_are_gone_here(make_house: MakeHouse) -> None:
    here, there = await make_house(), await make_house()
    game = diablerie.load("doctor-faust")
    await tables.begin(here, "m", game, Player.person(), Player.person())
    live = await there.matches.get("m")
    ages, later = Ages(unfinished=timedelta(days=1)), NOW.replace(year=2200)
    await here.database.write(lambda c: purge_some(c, EVE, ages, later))
    await there.deed_watch.look()
    assert live.is_off
    assert there.matches.held("m") is None


async def test_guests_purged_elsewhere_are_forgotten_here(make_house: MakeHouse) -> None:
    here, there = await make_house(), await make_house()
    game = diablerie.load("doctor-faust")
    live = await tables.begin(here, "m", game, Player.person(), Player.person())
    person, token = await here.identities.welcome()
    known = Credential(digest(token), is_bearer=True)
    assert (await there.identities.caller(known)).person == person
    await live.say(person, None, "rude", "1")
    seen = await there.matches.get("m")
    await seen.chat.load()
    ages, later = Ages(guests=timedelta(days=1)), NOW.replace(year=2200)
    await here.database.write(lambda c: purge_some(c, EVE, ages, later))
    await there.deed_watch.look()
    assert not there.identities.remembers(known)
    assert [(said.text, said.deleted) for said in seen.chat.heard(None, 0)] == [("", True)]


async def test_a_host_purged_elsewhere_is_no_host_here(make_house: MakeHouse) -> None:
    here, there = await make_house(), await make_house()
    game = diablerie.load("doctor-faust")
    await tables.begin(here, "m", game, Player.person(), Player.person())
    person, _ = await here.identities.welcome()
    await here.database.write(lambda c: c.execute(update(MATCHES).values(host=person)).rowcount)
    live = await there.matches.get("m")
    assert live.table.host == person
    ages, later = Ages(guests=timedelta(days=1)), NOW.replace(year=2200)
    await here.database.write(lambda c: purge_some(c, EVE, ages, later))
    await there.deed_watch.look()
    assert live.table.host is None


async def test_a_message_deleted_elsewhere_is_deleted_here(make_house: MakeHouse) -> None:
    here, there = await make_house(), await make_house()
    game = diablerie.load("doctor-faust")
    live = await tables.begin(here, "m", game, Player.person(), Player.person())
    person, _ = await here.identities.welcome()
    await live.say(person, None, "rude", "1")
    seen = await there.matches.get("m")
    await seen.chat.load()
    assert [said.text for said in seen.chat.heard(None, 0)] == ["rude"]
    await here.database.write(lambda c: messages.delete_message(c, EVE, "m", 1))
    await there.deed_watch.look()
    assert [(said.text, said.deleted) for said in seen.chat.heard(None, 0)] == [("", True)]
