"""Takeovers of seats across crashes, processes and accounts: nothing is lost, and nothing is won by them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

import pytest

from diablerie.matches import verify
from diablerie.server import Settings
from diablerie.server.live import volunteers
from tests.settings import everyday

from ..clients import Client, Table, running
from ..gathered import company, do, done, invite, join, reason, room, standing, until_left
from ..logins import PASSWORD, register
from ..process import process
from ..waiting import eventually
from .test_presence import GRACE
from .test_takeovers import as_newcomer, offer, offered, vote


def moved(client: Client, address: str) -> Client:
    """A client with its cookie, at another server of the same database."""
    other = Client(address)
    other.http.cookies = client.http.cookies
    return other


@pytest.mark.parametrize(
    "database_url", everyday(["sqlite", "postgresql"], "postgresql"), indirect=True
)
def test_a_killed_server_loses_no_vote_and_no_takeover(database_url: str) -> None:
    chosen: dict[str, Any] = {"grace": GRACE, "substitute": "random"}
    with ExitStack() as stack:
        with process(database_url, **chosen) as server:
            clients = [stack.enter_context(Client(server.address)) for _ in range(4)]
            *people, guest = clients
            seats = ({"kind": "person"}, {"kind": "open"}, {"kind": "open"})
            table = invite(people[0], *seats, game="teufel-teufel")
            for seat, client in enumerate(people[1:], 1):
                join(table, client, seat)
            guest.new_match()
            until_left(table, 2)
            number = offered(table, guest, 2, name="Marie")
            first = vote(table, 0, 2, number)
            assert first.status_code == 200
            server.kill()
        with process(database_url, **chosen) as server:
            host, two, away, newcomer = (
                stack.enter_context(moved(one, server.address)) for one in clients
            )
            table = Table(host, table.id, {})
            assert standing(table)["votes"] == [{"about": 2, "volunteer": number, "by": [0]}]
            until_left(table, 2)
            assert [one["n"] for one in room(table)["volunteers"]] == [number]
            cmd = "second"
            answer = do(Table(two, table.id, {}), "vote", 1, about=2, volunteer=number, cmd=cmd)
            assert answer.status_code == 200, answer.text
            server.kill()
        with process(database_url, **chosen) as server:
            host, two, away, newcomer = (
                stack.enter_context(moved(one, server.address)) for one in clients
            )
            table = Table(host, table.id, {})
            again = do(Table(two, table.id, {}), "vote", 1, about=2, volunteer=number, cmd=cmd)
            assert again.json() == answer.json()
            another = do(Table(two, table.id, {}), "vote", 1, about=2, volunteer=8, cmd=cmd)
            assert reason(another) == "command-reused"
            seen = room(table)
            assert (seen["volunteers"], seen["seats"][2]["name"]) == ([], "Marie")
            assert room(table, newcomer)["seats"][2]["yours"]
            assert room(table, away)["lost"] == [2]
            assert reason(do(Table(away, table.id, {}), "resign", 2), 403) == "not-your-seat"
            done(Table(newcomer, table.id, {}), "resign", 2)


# Several servers


@pytest.fixture
def two_servers(settings: Settings, postgres_url: str) -> Iterator[tuple[str, str]]:
    """Two servers of one database."""
    chosen = replace(settings, database=postgres_url, grace=GRACE, substitute="random")
    with running(chosen) as one, running(chosen) as other:
        yield one, other


def test_a_seat_changes_its_person_at_all_servers(two_servers: tuple[str, str]) -> None:
    here, there = two_servers
    with (
        company(here, 2) as (one, other),
        Client(there) as guest,
        moved(other.client, there) as there_too,
    ):
        guest.new_match()
        elsewhere = Table(there_too, one.id, {})
        assert elsewhere.read(1)["view"]["seat"] == 1
        with one.live(0) as live, as_newcomer(one, guest).live(None) as spectator:
            spectator.snap()
            for where in (one, as_newcomer(one, guest)):
                until_left(where, 1)
            number = offered(one, guest, 1)
            told = live.room(lambda seen: [v["present"] for v in seen["volunteers"]] == [True])
            assert told["volunteers"][0]["n"] == number
            v = done(one, "vote", 0, about=1, volunteer=number)
            spectator.snap(v)
        assert as_newcomer(one, guest).read(1)["view"]["seat"] == 1
        prepared = {"seat": 1, "answer": None, "cmd": "p"}
        answer = elsewhere.client.http.put(f"{one.path}/prepared", json=prepared)
        assert reason(answer, 403) == "not-your-seat"
        assert reason(do(elsewhere, "resign", 1), 403) == "not-your-seat"
        newcomer = as_newcomer(one, guest)
        done(newcomer, "resign", 1)
        assert verify(newcomer.record(None)).is_honest


def test_an_offer_ends_at_all_servers_when_who_makes_it_leaves_one(
    two_servers: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(volunteers, "LEAVING", 1.0)
    here, there = two_servers
    with company(here, 2) as (one, _), Client(there) as guest:
        guest.new_match()
        with one.live(0) as live, as_newcomer(one, guest).live(None) as spectator:
            spectator.snap()
            for where in (one, as_newcomer(one, guest)):
                until_left(where, 1)
            number = offered(one, guest, 1)
            live.room(lambda seen: [v["present"] for v in seen["volunteers"]] == [True])
            time.sleep(2)
            assert [v["n"] for v in room(one)["volunteers"]] == [number]
        eventually(lambda: room(one)["volunteers"] == [])
        assert reason(vote(one, 0, 1, number)) == "no-such-volunteer"


# People


def delete(client: Client) -> None:
    gone = client.http.post("/api/me/deletion", json={"password": PASSWORD})
    assert gone.status_code == 204, gone.text


def own_data(client: Client) -> dict[str, Any]:
    data: dict[str, Any] = client.http.post("/api/me/export", json={}).json()
    return data


def test_each_of_both_is_told_what_they_have_done_and_nothing_of_the_other(hasty: str) -> None:
    with company(hasty, 2) as (one, other), Client(hasty) as guest:
        while one.read(None)["view"]["state"]["to_play"] == 0:
            one.play("s1")
        other.act(1, "s1").raise_for_status()
        until_left(one, 1)
        number = offered(one, guest, 1, name="Marie")
        (kept,) = own_data(guest)["volunteers"]
        assert (kept["match"], kept["seat"], kept["name"]) == (one.id, 1, "Marie")
        assert vote(one, 0, 1, number).status_code == 200
        newcomer = as_newcomer(one, guest)
        newcomer.act(1, "s1").raise_for_status()
        v = newcomer.read(1)["v"]
        (mine,) = own_data(guest)["matches"]
        assert [entry["v"] for entry in mine["done"]] == [v]
        before = own_data(other.client)
        assert before["matches"] == []
        (former,) = before["former_players"]
        assert (former["match"], former["seat"]) == (one.id, 1)
        assert [entry["action"] for entry in former["done"]] == ["s1"]
        assert former["done"][0]["v"] < v


def test_accounts_of_both_can_be_deleted_and_the_match_goes_on(hasty: str) -> None:
    with company(hasty, 3, game="teufel-teufel") as (one, two, three), Client(hasty) as guest:
        for who in (three.client, guest):
            register(who)
        until_left(one, 2)
        number = offered(one, guest, 2)
        vote(one, 0, 2, number)
        vote(two, 1, 2, number)
        delete(three.client)
        assert room(one, guest)["seats"][2]["yours"]
        delete(guest)
        assert room(one)["seats"][2]["name"] == "–"
        until_left(one, 2)
        with Client(hasty) as another:
            number = offered(one, another, 2)
            vote(one, 0, 2, number)
            vote(two, 1, 2, number)
            assert room(one, another)["seats"][2]["yours"]
            done(one, "resign", 0)


def test_a_guest_who_logs_in_is_the_same_for_having_had_a_seat(hasty: str) -> None:
    with company(hasty, 2) as (one, other), Client(hasty) as guest, Client(hasty) as account:
        name = register(account)
        until_left(one, 1)
        assert vote(one, 0, 1, offered(one, guest, 1)).status_code == 200
        login = {"name": name, "password": PASSWORD}
        other.client.http.post("/api/sessions", json=login).raise_for_status()
        assert room(one, account)["lost"] == [1]
        assert reason(offer(one, account, 1)) == "has-sat"


def test_a_rematch_is_for_who_has_the_seat_at_the_end(hasty: str) -> None:
    with company(hasty, 2) as (one, other), Client(hasty) as guest:
        until_left(one, 1)
        assert vote(one, 0, 1, offered(one, guest, 1)).status_code == 200
        done(one, "resign", 0)
        path = f"{one.path}/rematch"
        assert reason(other.client.http.post(path, json={}), 403) == "not-your-seat"
        name = one.client.http.post(path, json={}).json()["id"]
        seen = guest.get(f"/api/matches/{name}/room").json()
        assert [seat["kind"] for seat in seen["seats"]] == ["person", "reserved"]
        assert seen["seats"][1]["yours"]
        assert (seen["volunteers"], seen["lost"]) == ([], [])
