"""A provider that is away, hangs, lies or changes its keys; the rest of the server goes on meanwhile."""

from __future__ import annotations

import http.server
import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from diablerie.server import Settings
from diablerie.server.accounts import oidc_http
from diablerie.server.config import OidcSettings

from ...clients import Client, running
from ...problems import problem
from .people import answer, begin, choose, fresh_login, newcomer, signed_in
from .provider_process import ProviderProcess, Visitor, provider


def away(client: Client) -> dict[str, Any]:
    """The problem with beginning to sign in."""
    response = client.http.post("/api/sign-in", json={})
    document = problem(response, 503)
    assert document["reason"] == "provider-away"
    assert response.headers["Retry-After"] == "5"
    return document


def test_a_provider_killed_in_the_middle_is_said_to_be_away_and_play_goes_on(
    guest_of_own_inn: Client, own_inn: ProviderProcess, login: str
) -> None:
    client = guest_of_own_inn
    table = client.new_match()
    told = Visitor(login).consent(begin(client))
    port = own_inn.port
    own_inn.kill()
    assert problem(answer(client, told), 503)["reason"] == "provider-away"
    assert table.act(0, table.read(0)["view"]["state"]["legal"][0]).status_code == 200
    assert client.get("/api/sign-in").json()["provider"] is not None
    with provider(port):
        time.sleep(oidc_http.COOLING)
        newcomer(client, login)
    assert len(client.get("/api/me/matches").json()["matches"]) == 1


def test_a_provider_that_hangs_holds_up_nobody_else(
    guest_of_own_inn: Client, own_inn: ProviderProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(oidc_http, "PATIENCE", 1.0)
    client, problems = guest_of_own_inn, []
    own_inn.pause()
    asking = threading.Thread(target=lambda: problems.append(away(client)))
    asking.start()
    with Client(client.address) as other:
        assert other.new_match().read()["v"] >= 0
    asking.join(30)
    own_inn.go_on()
    assert len(problems) == 1


def test_many_who_ask_a_provider_that_hangs_wait_for_one_request(
    guest_of_own_inn: Client, own_inn: ProviderProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(oidc_http, "PATIENCE", 1.0)
    monkeypatch.setattr(oidc_http, "COOLING", 60.0)
    own_inn.pause()
    # One after another they would wait for longer than a client here waits for an answer.
    asking = [threading.Thread(target=away, args=(guest_of_own_inn,)) for _ in range(12)]
    for thread in asking:
        thread.start()
    for thread in asking:
        thread.join(30)
    own_inn.go_on()
    away(guest_of_own_inn)


def test_a_new_key_of_the_provider_is_fetched_when_it_has_signed_something(
    guest_of_own_inn: Client, own_inn: ProviderProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(oidc_http, "SOON", 0.0)
    client = guest_of_own_inn
    assert signed_in(client, fresh_login())["outcome"] == "new"
    own_inn.rotate()
    assert signed_in(client, fresh_login())["outcome"] == "new"


def test_keys_are_not_fetched_again_and_again_for_whoever_brings_a_wrong_one(
    guest_of_own_inn: Client, own_inn: ProviderProcess
) -> None:
    client = guest_of_own_inn
    assert signed_in(client, fresh_login())["outcome"] == "new"
    own_inn.rotate()
    told = Visitor(fresh_login()).consent(begin(client))
    assert problem(answer(client, told), 403)["params"] == {"what": "signature"}


def test_a_secret_that_the_provider_does_not_know_is_the_host_s_fault(
    settings: Settings, inn: ProviderProcess, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    oidc = replace(inn.settings, secret="another secret")
    chosen = replace(settings, database=tmp_path / "matches.sqlite3", oidc=oidc)
    with running(chosen) as address, Client(address) as client:
        told = Visitor(fresh_login()).consent(begin(client))
        assert problem(answer(client, told), 503)["reason"] == "provider-away"
    assert "the sign-in provider refuses this server's client id or secret" in caplog.text


# Providers that say what none should

Said = Callable[[str], dict[str, Any] | bytes]


@contextmanager
def saying(what: Said, **headers: str) -> Iterator[str]:
    """A server that answers everything alike; `what` is told its address."""

    class Answers(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            said = what(issuer)
            body = said if isinstance(said, bytes) else json.dumps(said).encode()
            self.send_response(200)
            for name, value in headers.items():
                self.send_header(name.replace("_", "-"), value)
            self.end_headers()
            self.wfile.write(body)

        def log_request(self, *_args: object) -> None:
            """Say nothing."""

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answers) as server:
        issuer = f"http://127.0.0.1:{server.server_port}"
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield issuer
        finally:
            server.shutdown()
            thread.join()


def metadata(issuer: str) -> dict[str, Any]:
    """What a provider says of itself."""
    return {
        "issuer": issuer,
        "authorization_endpoint": f"{issuer}/auth",
        "token_endpoint": f"{issuer}/token",
        "jwks_uri": f"{issuer}/jwks",
    }


@pytest.mark.parametrize(
    ("what", "headers"),
    [
        (lambda issuer: metadata(issuer) | {"issuer": "https://elsewhere.example"}, {}),
        (lambda issuer: metadata(issuer) | {"token_endpoint": "http://elsewhere.example/"}, {}),
        (lambda issuer: metadata(issuer) | {"jwks_uri": "file:///etc/passwd"}, {}),
        (lambda issuer: metadata(issuer) | {"authorization_endpoint": "javascript:alert(1)"}, {}),
        (lambda issuer: metadata(issuer) | {"token_endpoint": 7}, {}),
        (lambda issuer: {"issuer": issuer}, {}),
        (lambda _issuer: b"<!doctype html>", {}),
        (lambda _issuer: b"[" * 100_000, {}),
        (lambda _issuer: b'{"issuer": "\xff"}', {}),
        (lambda issuer: metadata(issuer) | {"more": "x" * oidc_http.MOST_BYTES}, {}),
        (metadata, {"Content_Encoding": "gzip"}),
    ],
    ids=[
        "issuer",
        "endpoint",
        "file",
        "script",
        "number",
        "little",
        "page",
        "deep",
        "no text",
        "long",
        "packed",
    ],
)
def test_what_no_provider_should_say_of_itself_is_not_believed(
    settings: Settings, tmp_path: Path, what: Said, headers: dict[str, str]
) -> None:
    with saying(what, **headers) as issuer:
        oidc = OidcSettings(issuer, "client", "secret")
        chosen = replace(settings, database=tmp_path / "matches.sqlite3", oidc=oidc)
        with running(chosen) as address, Client(address) as client:
            away(client)


def test_what_a_provider_says_of_itself_is_asked_once(settings: Settings, tmp_path: Path) -> None:
    asked: list[str] = []

    def counted(issuer: str) -> dict[str, Any]:
        asked.append(issuer)
        return metadata(issuer)

    with saying(counted) as issuer:
        oidc = OidcSettings(issuer, "client", "secret")
        chosen = replace(settings, database=tmp_path / "matches.sqlite3", oidc=oidc)
        with running(chosen) as address, Client(address) as client:
            for _ in range(5):
                begin(client)
    assert len(asked) == 1


def test_a_choice_of_name_does_not_need_the_provider(
    guest_of_own_inn: Client, own_inn: ProviderProcess, login: str
) -> None:
    signed_in(guest_of_own_inn, login)
    own_inn.kill()
    assert choose(guest_of_own_inn, "Ada").status_code == 201
