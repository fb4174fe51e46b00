"""Sessions: by which browsers and programs somebody is known, until they are ended."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from diablerie.server import Settings
from diablerie.server.accounts.identity import MEMORY, Credential, Identities
from diablerie.server.accounts.sessions import Sessions, digest
from diablerie.server.api.routes.streams import LOGGED_OUT
from diablerie.server.storage.database import Database

from ..clients import PERSON, Client, stream
from ..logins import PASSWORD, log_in, register
from ..problems import problem


def sessions_of(client: Client) -> list[dict[str, Any]]:
    sessions: list[dict[str, Any]] = client.get("/api/me/sessions").json()["sessions"]
    return sessions


@pytest.fixture
def elsewhere(client: Client, stranger: Client) -> Client:
    """Another browser of the same person."""
    name = register(client)
    log_in(stranger, name).raise_for_status()
    return stranger


def test_a_person_sees_where_he_is_known(client: Client, elsewhere: Client) -> None:
    latest, first = sessions_of(client)
    assert (latest["current"], first["current"]) == (False, True)
    assert [session["current"] for session in sessions_of(elsewhere)] == [True, False]
    assert latest["id"] > first["id"]
    assert set(latest) == {"id", "created", "seen", "current"}, "and nothing of the token"


def test_a_session_ended_from_elsewhere_is_known_no_more(client: Client, elsewhere: Client) -> None:
    other = sessions_of(client)[0]["id"]
    assert client.http.delete(f"/api/me/sessions/{other}").status_code == 204
    problem(elsewhere.get("/api/me"), 401)
    assert len(sessions_of(client)) == 1


def test_nobody_ends_the_sessions_of_others(client: Client, stranger: Client) -> None:
    register(client)
    stranger.new_match()
    number = sessions_of(client)[0]["id"]
    for missing in (number, 2**31 - 1):
        problem(stranger.http.delete(f"/api/me/sessions/{missing}"), 404)
    assert client.get("/api/me").status_code == 200
    problem(client.http.delete("/api/me/sessions/99999999999999999999"), 422)


def test_who_logs_out_is_known_no_more_and_his_browser_forgets_it(client: Client) -> None:
    register(client)
    token = client.http.cookies["diablerie_guest"]
    response = client.http.delete("/api/sessions/current")
    assert response.status_code == 204
    assert "diablerie_guest" not in client.http.cookies
    assert "HttpOnly" in response.headers["Set-Cookie"]
    problem(client.http.get("/api/me", headers={"Authorization": f"Bearer {token}"}), 401)


def test_a_new_password_ends_all_other_sessions(client: Client, elsewhere: Client) -> None:
    name = client.get("/api/me").json()["name"]
    change = {"old": PASSWORD, "new": "another password"}
    assert client.http.put("/api/me/password", json=change).status_code == 204
    assert client.get("/api/me").status_code == 200
    problem(elsewhere.get("/api/me"), 401)
    problem(log_in(elsewhere, name), 403)
    assert log_in(elsewhere, name, "another password").status_code == 201


def test_without_the_old_password_there_is_no_new_one(client: Client, elsewhere: Client) -> None:
    change = {"old": "not my password", "new": "another password"}
    refused = problem(client.http.put("/api/me/password", json=change), 403)
    assert (refused["reason"], refused["param"]) == ("wrong-password", "old")
    assert elsewhere.get("/api/me").status_code == 200


def test_a_websocket_ends_with_its_session(client: Client, elsewhere: Client) -> None:
    table = elsewhere.new_match(PERSON, PERSON)
    with table.live(0) as live:
        v = live.snap()["v"]
        elsewhere.http.delete("/api/sessions/current")
        live.act("8@17", v)
        with pytest.raises(ConnectionClosed) as ended:
            live.next()
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code == LOGGED_OUT
    assert client.get(table.path, seat=0).json()["v"] == v, "nothing has been done"


def test_an_event_stream_ends_with_its_session(client: Client, elsewhere: Client) -> None:
    table = elsewhere.new_match(PERSON, PERSON)
    frames = stream(elsewhere, f"{table.path}/events", seat=0)
    next(frames)
    with Client(client.address) as logging_out:
        logging_out.http.cookies.update(elsewhere.http.cookies)
        logging_out.http.delete("/api/sessions/current")
    position = client.get(table.path, seat=0).json()
    action = position["view"]["state"]["legal"][0]
    body = {"cmd": "c", "expect": position["v"], "seat": 0, "action": action}
    client.http.post(f"{table.path}/actions", json=body).raise_for_status()
    assert list(frames) == []


# What is remembered of tokens


class Hours:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def database(settings: Settings, address: str) -> Iterator[Database]:
    """The server's database, opened by another process."""
    database = Database.open(settings.database)
    yield database
    database.close()


def asking(token: str) -> Credential:
    return Credential(digest(token), is_bearer=True)


async def test_that_another_process_has_ended_a_session_is_seen_within_30_seconds(
    database: Database,
) -> None:
    clock = Hours()
    people, elsewhere = Identities(database, clock), Identities(database)
    person, token = await people.welcome()
    caller = await people.caller(asking(token))
    assert caller.person == person
    assert (await elsewhere.caller(asking(token))).person == person
    await Sessions(database).end_by_token(digest(token))
    clock.now = MEMORY - 1
    assert (await people.caller(asking(token))).person == person
    clock.now = MEMORY
    with pytest.raises(Exception, match="nobody has this token"):
        await people.caller(asking(token))


@pytest.mark.parametrize("hour", ["2026-01-01T12:00", None])
async def test_when_a_session_was_used_is_kept_by_the_day(
    settings: Settings, database: Database, hour: str | None
) -> None:
    today = datetime.now(UTC).isoformat()[:10]
    seen = f"{hour or today + 'T00:00'}:00.000Z"
    _, token = await Identities(database).welcome()
    with closing(sqlite3.connect(settings.database, isolation_level=None)) as connection:
        setting = "update sessions set seen = ? where token_hash = ?"
        connection.execute(setting, (seen, digest(token)))
        await Identities(database).caller(asking(token))
        query = "select seen from sessions where token_hash = ?"
        (kept,) = connection.execute(query, (digest(token),)).fetchone()
    assert kept[:10] == today
    assert (kept == seen) == (hour is None), "once a day is enough"
