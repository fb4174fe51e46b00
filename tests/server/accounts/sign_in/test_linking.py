"""Accounts linked to a provider and unlinked: by their holder alone, and never so that nobody gets in."""

from __future__ import annotations

from typing import Any

import httpx2

from ...clients import Client
from ...logins import PASSWORD, fresh_name, log_in, register
from ...problems import problem
from .people import answer, begin, choose, fresh_login, newcomer, signed_in
from .provider_process import Visitor


def ways(client: Client) -> tuple[bool, bool]:
    """Whether an account is linked, and whether it has a password."""
    seen: dict[str, Any] = client.get("/api/sign-in").json()
    assert seen["provider"] == {"label": "the Test Inn"}
    return seen["linked"], seen["password"]


def unlink(client: Client, password: str | None = PASSWORD) -> httpx2.Response:
    return client.http.post("/api/sign-in/unlinking", json={"password": password})


def set_password(client: Client, password: str, old: str | None = None) -> httpx2.Response:
    body = {"new": password} | ({} if old is None else {"old": old})
    return client.http.put("/api/me/password", json=body)


def test_who_is_logged_in_links_their_account_and_gets_in_by_it(
    client: Client, stranger: Client, login: str
) -> None:
    name = register(client)
    assert ways(client) == (False, True)
    went = signed_in(client, login, password=PASSWORD)
    assert went == {"outcome": "linked", "back": "/account", "suggestion": None, "me": None}
    assert ways(client) == (True, True)
    assert signed_in(stranger, login)["me"]["name"] == name


def test_linking_twice_changes_nothing(client: Client, login: str) -> None:
    register(client)
    for _ in range(2):
        assert signed_in(client, login, password=PASSWORD)["outcome"] == "linked"


def test_what_is_linked_can_be_unlinked_and_then_belongs_to_nobody(
    client: Client, stranger: Client, login: str
) -> None:
    register(client)
    signed_in(client, login, password=PASSWORD)
    assert unlink(client).status_code == 204
    assert ways(client) == (False, True)
    assert signed_in(stranger, login)["outcome"] == "new"
    assert problem(unlink(client), 404)["reason"] == "not-linked"


def test_the_last_way_in_is_not_taken_away(client: Client, stranger: Client, login: str) -> None:
    name = newcomer(client, login)
    assert ways(client) == (True, False)
    assert problem(unlink(client), 409)["reason"] == "last-way-in"
    assert set_password(client, PASSWORD).status_code == 204
    assert unlink(client).status_code == 204
    assert log_in(stranger, name).status_code == 201


def test_a_password_that_there_is_must_be_given_to_change_it(client: Client, login: str) -> None:
    newcomer(client, login)
    assert problem(set_password(client, PASSWORD, old=PASSWORD), 403)["reason"] == "wrong-password"
    assert set_password(client, PASSWORD).status_code == 204
    assert problem(set_password(client, "another password"), 403)["param"] == "old"
    assert set_password(client, "another password", old=PASSWORD).status_code == 204


def test_two_accounts_are_not_linked_to_one_subject(
    client: Client, stranger: Client, login: str
) -> None:
    newcomer(client, login)
    register(stranger)
    told = Visitor(login).consent(begin(stranger, password=PASSWORD))
    assert problem(answer(stranger, told), 409)["reason"] == "subject-taken"
    assert ways(stranger) == (False, True)


def test_one_account_is_not_linked_to_two_subjects(client: Client, login: str) -> None:
    newcomer(client, login)
    told = Visitor(fresh_login()).consent(begin(client))
    assert problem(answer(client, told), 409)["reason"] == "already-linked"


def test_an_account_is_linked_only_by_who_began_it(client: Client, login: str) -> None:
    register(client)
    location = begin(client, password=PASSWORD)
    assert client.http.delete("/api/sessions/current").status_code == 204
    register(client, fresh_name())
    told = Visitor(login).consent(location)
    assert problem(answer(client, told), 403)["reason"] == "another-caller"
    assert ways(client) == (False, True)


def test_a_guest_has_nothing_to_unlink(client: Client) -> None:
    assert problem(unlink(client), 401)["reason"] == "nobody"
    client.new_match()
    assert ways(client) == (False, False)
    assert problem(unlink(client), 409)["reason"] == "last-way-in"


def test_who_has_an_account_meanwhile_is_given_no_second_one(client: Client, login: str) -> None:
    signed_in(client, login)
    register(client)
    assert problem(choose(client, fresh_name()), 409)["reason"] == "has-account"


def test_whoever_finds_a_browser_open_links_and_unlinks_nothing(client: Client, login: str) -> None:
    register(client)
    for given in (None, "another password"):
        wanted = client.http.post("/api/sign-in", json={"password": given})
        assert problem(wanted, 403)["param"] == "password"
    signed_in(client, login, password=PASSWORD)
    for given in (None, "another password"):
        assert problem(unlink(client, given), 403)["reason"] == "wrong-password"
    assert ways(client) == (True, True)
