"""Answers of a provider that are not to be believed, or are not this browser's, let nobody in."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from diablerie.server import UNLIMITED, Settings

from ...clients import Client, running
from ...logins import PASSWORD
from ...problems import problem
from .people import Told, answer, begin, fresh_login, newcomer
from .provider_process import ProviderProcess, Visitor


def told_by_the_provider(client: Client, login: str) -> Told:
    """A good answer of the provider's to this browser."""
    return Visitor(login).consent(begin(client))


def refused(client: Client, told: Told, reason: str) -> dict[str, Any]:
    """The problem with an answer, after which nobody is known here."""
    document = problem(answer(client, told), 403)
    assert document["reason"] == reason
    assert client.get("/api/me").status_code == 401
    return document


def test_another_state_is_refused_and_the_right_one_afterwards_too(
    client: Client, login: str
) -> None:
    told = told_by_the_provider(client, login)
    refused(client, told | {"state": "x" * 43}, "no-sign-in")
    refused(client, told, "no-sign-in")


def test_another_browser_cannot_use_the_answer(
    client: Client, stranger: Client, login: str
) -> None:
    told = told_by_the_provider(client, login)
    refused(stranger, told, "no-sign-in")
    begin(stranger)
    refused(stranger, told, "no-sign-in")
    assert answer(client, told).status_code == 200


def test_an_answer_counts_once(client: Client, stranger: Client, login: str) -> None:
    told = told_by_the_provider(client, login)
    assert answer(client, told).status_code == 200
    assert problem(answer(client, told), 403)["reason"] == "no-sign-in"


def test_a_code_that_the_provider_has_not_given_is_refused(client: Client, login: str) -> None:
    told = told_by_the_provider(client, login)
    refused(client, told | {"code": "x" * 43}, "code-refused")


def test_a_code_of_another_sign_in_is_refused(client: Client, stranger: Client, login: str) -> None:
    theirs = told_by_the_provider(stranger, fresh_login())
    told = told_by_the_provider(client, login)
    refused(client, told | {"code": theirs["code"]}, "code-refused")


@pytest.mark.parametrize("issuer", ["https://elsewhere.example", None])
def test_an_answer_of_another_provider_is_refused(
    client: Client, login: str, issuer: str | None
) -> None:
    told = told_by_the_provider(client, login)
    del told["iss"]
    told |= {} if issuer is None else {"iss": issuer}
    assert refused(client, told, "bad-id-token")["params"] == {"what": "iss"}


@pytest.mark.parametrize(
    ("claim", "value"),
    [
        ("nonce", "another"),
        ("nonce", None),
        ("iss", "https://elsewhere.example"),
        ("aud", "somebody else"),
        ("exp", 1_600_000_000),
        ("exp", "soon"),
        ("nbf", 4_000_000_000),
        ("azp", "somebody else"),
        ("sub", ""),
        ("sub", 7),
        ("sub", "x" * 256),
        ("sub", "a\nb"),
        ("sub", "é"),
        ("at_hash", "another"),
    ],
)
def test_a_claim_that_is_not_as_it_should_be_is_refused(
    client: Client, inn: ProviderProcess, login: str, claim: str, value: object
) -> None:
    told = told_by_the_provider(client, login)
    inn.be_crooked({claim: value})
    assert refused(client, told, "bad-id-token")["params"] == {"what": claim}


def test_several_audiences_need_ours_to_be_the_party_meant(
    client: Client, inn: ProviderProcess, login: str
) -> None:
    told = told_by_the_provider(client, login)
    inn.be_crooked({"aud": ["somebody else", inn.settings.client], "azp": "somebody else"})
    refused(client, told, "bad-id-token")


@pytest.mark.parametrize("signed", ["not at all", "by the secret", "by others"])
def test_what_the_provider_has_not_signed_is_refused(
    client: Client, inn: ProviderProcess, login: str, signed: str
) -> None:
    told = told_by_the_provider(client, login)
    inn.be_crooked({}, signed)
    refused(client, told, "bad-id-token")


def test_a_clock_a_few_seconds_off_is_no_fault(
    client: Client, inn: ProviderProcess, login: str
) -> None:
    told = told_by_the_provider(client, login)
    inn.be_crooked({"iat": int(time.time()) + 20, "exp": int(time.time()) - 20})
    assert answer(client, told).status_code == 200


def test_who_does_not_consent_at_the_provider_is_told_so(client: Client, login: str) -> None:
    told = Visitor(login).refuse(begin(client))
    assert told["error"] == "access_denied"
    refused(client, told, "sign-in-refused")


@pytest.mark.parametrize(
    "back",
    [
        "https://elsewhere.example",
        "//elsewhere.example",
        "/\\elsewhere.example",
        "\\\\elsewhere.example",
        "account",
        "/a\nb",
        "/\t/elsewhere.example",
        "javascript:alert(1)",
    ],
)
def test_nobody_is_sent_to_another_site_afterwards(client: Client, back: str) -> None:
    response = client.http.post("/api/sign-in", json={"back": back})
    assert problem(response, 422)["param"] == "back"


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"state": "", "code": "x"},
        {"state": "x" * 4097},
        {"state": "é", "code": "x"},
        {"state": "x", "code": "a b"},
        {"state": "x", "code": 7},
        {"state": "x", "more": 1},
    ],
)
def test_what_no_provider_says_is_refused(client: Client, body: dict[str, Any]) -> None:
    problem(client.http.post("/api/sign-in/answer", json=body), 422)


def test_half_a_character_is_refused(client: Client) -> None:
    headers = {"Content-Type": "application/json"}
    body = rb'{"state": "\ud800", "code": "x"}'
    response = client.http.post("/api/sign-in/answer", content=body, headers=headers)
    assert problem(response, 422)["param"] == "body.state"


def test_pages_of_other_sites_begin_nothing_here(client: Client) -> None:
    headers = {"Origin": "https://elsewhere.example"}
    for method, path in (
        ("POST", ""),
        ("POST", "/answer"),
        ("POST", "/account"),
        ("POST", "/unlinking"),
    ):
        response = client.http.request(method, f"/api/sign-in{path}", json={}, headers=headers)
        assert problem(response, 403)["reason"] == "other-origin"


def test_who_takes_too_long_begins_again_and_what_they_left_is_cleared_away(
    settings: Settings, inn: ProviderProcess, tmp_path: Path, login: str
) -> None:
    database = tmp_path / "matches.sqlite3"
    chosen = replace(settings, database=database, oidc=inn.settings)
    with running(chosen) as address, Client(address) as client, Client(address) as other:
        told = told_by_the_provider(client, login)
        with closing(sqlite3.connect(database)) as connection, connection:
            connection.execute("UPDATE sign_ins SET created = '2026-01-01T00:00:00.000Z'")
        assert refused(client, told, "no-sign-in")["params"] == {"minutes": 10}
        begin(other)
        with closing(sqlite3.connect(database)) as connection:
            (left,) = connection.execute("SELECT count(*) FROM sign_ins").fetchone()
    assert left == 1


def test_sign_ins_are_counted_by_address(
    settings: Settings, inn: ProviderProcess, tmp_path: Path
) -> None:
    limits = replace(UNLIMITED, sign_ins="2/minute")
    database = tmp_path / "matches.sqlite3"
    chosen = replace(settings, database=database, oidc=inn.settings, limits=limits)
    with running(chosen) as address, Client(address) as client:
        for _ in range(2):
            begin(client)
        refused = problem(client.http.post("/api/sign-in", json={}), 429)
        assert refused["params"]["kind"] == "sign_ins"


def test_a_server_without_a_provider_has_none_of_it(settings: Settings, tmp_path: Path) -> None:
    chosen = replace(settings, database=tmp_path / "matches.sqlite3")
    with running(chosen) as address, Client(address) as client:
        seen = client.get("/api/sign-in").json()
        assert seen == {"provider": None, "linked": False, "password": False}
        for path, body in (("", {}), ("/answer", {"state": "x"}), ("/account", {"name": "Ada"})):
            response = client.http.post(f"/api/sign-in{path}", json=body)
            assert problem(response, 404)["reason"] == "no-provider"


def test_who_has_no_password_is_known_to_have_none_once_the_provider_is_gone(
    settings: Settings, inn: ProviderProcess, tmp_path: Path, login: str
) -> None:
    chosen = replace(settings, database=tmp_path / "matches.sqlite3")
    with running(replace(chosen, oidc=inn.settings)) as address, Client(address) as client:
        newcomer(client, login)
        known = client.http.cookies
    with running(chosen) as address, Client(address) as client:
        client.http.cookies = known
        seen = client.get("/api/sign-in").json()
        assert seen == {"provider": None, "linked": False, "password": False}
        answer = client.http.put("/api/me/password", json={"new": PASSWORD})
        assert answer.status_code == 204
        assert client.get("/api/sign-in").json()["password"] is True
