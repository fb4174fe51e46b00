"""What hosts do concerns who signs in by a provider as anybody; their data they take along or delete."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from diablerie.server import Settings
from diablerie.server.accounts.sessions import digest

from ...clients import Client, running
from ...logins import PASSWORD, log_in, register
from ...moderation.hosts import TOKEN, Host
from ...problems import problem
from .people import answer, begin, choose, newcomer, signed_in
from .provider_process import ProviderProcess, Visitor


@pytest.fixture
def hosted(settings: Settings, inn: ProviderProcess, tmp_path: Path) -> Iterator[str]:
    """A server with an operator."""
    database = tmp_path / "matches.sqlite3"
    operators = (("Eve", digest(TOKEN)),)
    with running(
        replace(settings, database=database, oidc=inn.settings, operators=operators)
    ) as url:
        yield url


@pytest.fixture
def host(hosted: str) -> Iterator[Host]:
    with Host(hosted) as host:
        yield host


@pytest.fixture
def ada(hosted: str) -> Iterator[Client]:
    with Client(hosted) as client:
        yield client


def test_who_is_banned_does_not_get_in_by_the_provider(host: Host, ada: Client, login: str) -> None:
    name = newcomer(ada, login)
    assert host.do("bans", who=name, seconds=3600).status_code == 201
    told = Visitor(login).consent(begin(ada))
    assert problem(answer(ada, told), 403)["reason"] == "banned"
    host.do("lifts", who=name, kind="ban")
    assert signed_in(ada, login)["outcome"] == "in"


def test_a_banned_guest_makes_no_account_by_the_provider_either(
    host: Host, ada: Client, login: str
) -> None:
    table = ada.new_match()
    host.do("bans", who=f"{table.id}/seat/0")
    assert signed_in(ada, login)["outcome"] == "new"
    assert problem(choose(ada, "Ada"), 403)["reason"] == "banned"


def test_while_registration_is_closed_only_those_get_in_who_have_an_account(
    host: Host, ada: Client, login: str
) -> None:
    host.put("closures/registration", closed=True)
    assert signed_in(ada, login)["outcome"] == "new"
    assert problem(choose(ada, "Ada"), 403)["reason"] == "registration-closed"
    host.put("closures/registration", closed=False)
    assert choose(ada, "Ada").status_code == 201
    host.put("closures/registration", closed=True)
    ada.http.delete("/api/sessions/current")
    assert signed_in(ada, login)["outcome"] == "in"


def test_what_is_kept_of_the_link_is_theirs_to_take_along(
    ada: Client, inn: ProviderProcess, login: str
) -> None:
    newcomer(ada, login)
    kept = ada.http.post("/api/me/export", json={"password": None}).json()["linked_identities"]
    assert [(link["issuer"], link["subject"]) for link in kept] == [(inn.issuer, login)]


def test_who_has_chosen_a_password_must_give_it(ada: Client, login: str) -> None:
    newcomer(ada, login)
    ada.http.put("/api/me/password", json={"new": PASSWORD})
    for what in ("export", "deletion"):
        response = ada.http.post(f"/api/me/{what}", json={"password": None})
        assert problem(response, 403)["reason"] == "wrong-password"


def test_who_is_deleted_is_a_newcomer_to_the_provider(ada: Client, login: str) -> None:
    newcomer(ada, login)
    begin(ada)  # what is on its way goes as well
    ada.new_match()
    assert ada.http.post("/api/me/deletion", json={"password": None}).status_code == 204
    assert signed_in(ada, login)["outcome"] == "new"


def test_a_link_from_the_host_gives_a_password_to_who_has_lost_the_provider(
    host: Host, ada: Client, login: str
) -> None:
    name = newcomer(ada, login)
    given = host.do("password-resets", who=name).json()
    token = given["path"].partition("#")[2]
    body = {"token": token, "password": PASSWORD}
    assert ada.http.post("/api/password-resets", json=body).status_code == 200
    assert log_in(ada, name).status_code == 201


def test_who_gets_their_account_back_shuts_out_whoever_had_linked_it(
    host: Host, ada: Client, hosted: str, login: str
) -> None:
    name = register(ada)
    signed_in(ada, login, password=PASSWORD)
    path = host.do("password-resets", who=name).json()["path"]
    body = {"token": path.partition("#")[2], "password": "an entirely new one"}
    assert ada.http.post("/api/password-resets", json=body).json() == {
        "name": name,
        "unlinked": True,
    }
    with Client(hosted) as whoever:
        assert signed_in(whoever, login)["outcome"] == "new"
