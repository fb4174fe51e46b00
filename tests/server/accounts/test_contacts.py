"""Contacts: one's own list of friends and blocked people, of which nobody else hears."""

from __future__ import annotations

from typing import Any

import pytest

from diablerie.server.accounts import contacts

from ..clients import PERSON, RANDOM_BOT, Client
from ..logins import PASSWORD, log_in, register
from ..problems import problem


def put(client: Client, name: str, kind: str = "friend") -> Any:
    return client.http.put(f"/api/me/contacts/{name}", json={"kind": kind})


def listed(client: Client) -> list[tuple[str, str]]:
    """Who stands in a client's list, as what."""
    found = client.get("/api/me/contacts").json()["contacts"]
    return [(each["name"], each["kind"]) for each in found]


def test_whoever_is_marked_stands_in_the_list_and_is_not_told(
    client: Client, stranger: Client
) -> None:
    register(client)
    name = register(stranger)
    before = {path: stranger.get(path).json() for path in ("/api/me", "/api/me/waiting")}
    put(client, name.upper()).raise_for_status()
    assert listed(client) == [(name, "friend")]
    assert put(client, name, "blocked").json()["contacts"][0]["kind"] == "blocked"
    assert listed(client) == [(name, "blocked")]
    assert listed(stranger) == []
    assert before == {path: stranger.get(path).json() for path in before}
    assert "contacts" in (
        export := stranger.http.post("/api/me/export", json={"password": PASSWORD}).json()
    )
    assert export["contacts"] == []
    assert client.http.delete(f"/api/me/contacts/{name}").json() == {"contacts": []}


def test_nobody_marks_themselves_or_somebody_who_is_not_there(client: Client) -> None:
    name = register(client)
    assert problem(put(client, name), 409)["reason"] == "that-is-you"
    assert problem(put(client, "Nobody at all"), 404)["reason"] == "no-such-person"
    assert problem(put(client, "Nobody at all", "foe"), 422)


def test_a_list_has_an_end(
    client: Client, stranger: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contacts, "MOST", 1)
    register(client)
    name = register(stranger)
    put(client, name).raise_for_status()
    put(client, name, "blocked").raise_for_status()
    with Client(client.address) as third:
        other = register(third)
    assert problem(put(client, other), 409)["reason"] == "list-full"


def test_a_guest_brings_their_list_along_and_the_account_knows_better(
    client: Client, stranger: Client, address: str
) -> None:
    name, friend = register(client), register(stranger)
    with Client(address) as third, Client(address) as guest:
        other = register(third)
        put(client, friend, "blocked").raise_for_status()
        guest.new_match(PERSON, RANDOM_BOT)
        for each in (friend, other, name):
            put(guest, each).raise_for_status()
        log_in(guest, name).raise_for_status()
        assert sorted(listed(guest)) == sorted([(friend, "blocked"), (other, "friend")])
        told = guest.http.post("/api/me/export", json={"password": PASSWORD}).json()["contacts"]
        assert {each["name"]: each["kind"] for each in told} == dict(listed(guest))


def test_with_somebody_who_is_deleted_all_their_ties_go(client: Client, stranger: Client) -> None:
    mine, theirs = register(client), register(stranger)
    put(client, theirs).raise_for_status()
    put(stranger, mine).raise_for_status()
    stranger.http.post("/api/me/deletion", json={"password": PASSWORD}).raise_for_status()
    assert listed(client) == []
