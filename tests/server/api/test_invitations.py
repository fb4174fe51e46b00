"""Invitations by name: a seat is kept for somebody, who finds the table among what waits for them."""

from __future__ import annotations

import json
from typing import Any

from diablerie.server.config import Limits

from ..clients import PERSON, Client, Serve, Table
from ..gathered import OPEN, done, invite, join, kinds, leave, room, take
from ..logins import register
from ..problems import problem


def call(table: Table, name: str, seat: int = 1, by: Client | None = None) -> Any:
    """Invite somebody by name."""
    http = (by or table.client).http
    return http.put(f"{table.path}/seats/{seat}/invitation", json={"name": name})


def invited(client: Client) -> list[str]:
    """The tables to which a client is invited; both ways to ask for them agree."""
    matches = client.get("/api/me/invitations").json()["matches"]
    names = [match["id"] for match in matches]
    assert sorted(names) == client.get("/api/me/waiting").json()["invitations"]
    return names


def test_somebody_invited_finds_the_table_and_takes_the_seat_that_is_kept(
    client: Client, stranger: Client, address: str
) -> None:
    register(client)
    name = register(stranger)
    table = invite(client, PERSON, OPEN)
    call(table, name.lower()).raise_for_status()
    assert room(table)["seats"][1]["name"] == name
    assert invited(stranger) == [table.id]
    assert invited(client) == []
    with Client(address) as third:
        third.new_match(PERSON, PERSON)
        assert problem(take(table, third, 1), 409)["reason"] == "seat-reserved"
        assert table.id not in json.dumps(third.get("/api/lobby").json())
        assert invited(third) == []
    join(table, stranger, 1)
    assert room(table)["status"] == "running"
    assert invited(stranger) == []


def test_an_invitation_may_be_declined_and_taken_back(client: Client, stranger: Client) -> None:
    register(client)
    name = register(stranger)
    table = invite(client, PERSON, OPEN)
    for by in (stranger, client):
        call(table, name).raise_for_status()
        assert kinds(table) == ["person", "reserved"]
        leave(table, by, 1).raise_for_status()
        assert kinds(table) == ["person", "open"]
        assert invited(stranger) == []


def test_only_the_host_invites_to_an_open_seat_somebody_who_is_not_there_yet(
    client: Client, stranger: Client
) -> None:
    host, name = register(client), register(stranger)
    table = invite(client, PERSON, OPEN, OPEN, game="kill-doctor-lucky")
    assert problem(call(table, host, by=stranger), 403)["reason"] == "not-the-host"
    assert problem(call(table, host), 409)["reason"] == "that-is-you"
    assert problem(call(table, "Nobody at all"), 404)["reason"] == "no-such-person"
    call(table, name).raise_for_status()
    assert problem(call(table, name), 409)["reason"] == "seat-taken"
    assert problem(call(table, name, 2), 409)["reason"] == "invited-before"


def test_whoever_is_blocked_invites_nobody_and_what_they_had_sent_is_not_seen(
    client: Client, stranger: Client
) -> None:
    host, name = register(client), register(stranger)
    table = invite(client, PERSON, OPEN)
    call(table, name).raise_for_status()
    stranger.http.put(f"/api/me/contacts/{host}", json={"kind": "blocked"}).raise_for_status()
    assert invited(stranger) == []
    later = invite(client, PERSON, OPEN)
    assert problem(call(later, name), 403)["reason"] == "takes-no-invitation"
    # It is a wall of one side: who has blocked somebody may be let in by them still.
    back = invite(stranger, PERSON, OPEN)
    call(back, host).raise_for_status()
    assert invited(client) == [back.id]


def test_the_same_table_again_waits_for_the_others_as_an_invitation(
    client: Client, stranger: Client
) -> None:
    for one in (client, stranger):
        register(one)
    table = invite(client, PERSON, OPEN, clock={"kind": "per-move", "seconds": 60})
    join(table, stranger, 1)
    done(table, "resign", 0)
    following = client.http.post(f"{table.path}/rematch", json={}).json()["id"]
    assert invited(stranger) == [following]
    (seen,) = stranger.get("/api/me/invitations").json()["matches"]
    assert seen["clock"] == {"kind": "per-move", "seconds": 60}


def test_people_are_not_flooded_with_invitations(serve: Serve) -> None:
    with serve(limits=Limits(invitations="1/hour")) as address, Client(address) as host:
        register(host, "Ada")
        with Client(address) as other:
            register(other, "Ben")
        table = invite(host, PERSON, OPEN, OPEN, game="kill-doctor-lucky")
        call(table, "Ben").raise_for_status()
        assert problem(call(table, "Ben", 2), 429)["params"]["kind"] == "invitations"
