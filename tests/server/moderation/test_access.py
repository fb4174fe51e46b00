"""Who may do what a host must: whoever has the token, and nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from diablerie.server import Settings, openapi_document
from diablerie.server.accounts.sessions import digest
from diablerie.server.config import UNLIMITED

from ..clients import Client, running
from ..problems import problem
from .hosts import TOKEN, WHY, Host

ROUTES = [
    (method, path)
    for path, operations in openapi_document()["paths"].items()
    for method in operations
    if path.startswith("/api/operator/")
]


def ask(client: Client, method: str, path: str) -> dict[str, object]:
    """What somebody is told who may not."""
    filled = path.replace("{number}", "1").replace("{what}", "lobby")
    body = {"why": WHY} if method in ("post", "put") else None
    answer = client.http.request(method, filled, json=body)
    return {"status": answer.status_code, **answer.json()}


def test_there_are_routes_to_be_guarded() -> None:
    assert len(ROUTES) > 12


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_without_a_token_there_is_no_operator(client: Client, method: str, path: str) -> None:
    refused = ask(client, method, path)
    assert (refused["status"], refused["reason"]) == (404, "no-operator")


@pytest.mark.parametrize(("method", "path"), ROUTES)
@pytest.mark.parametrize("token", [None, digest(TOKEN), TOKEN[:-1], TOKEN + "x", TOKEN.upper()])
def test_whoever_has_another_token_may_do_nothing(
    hosted: str, method: str, path: str, token: str | None
) -> None:
    with Host(hosted, token) as stranger:
        refused = ask(stranger, method, path)
    assert (refused["status"], refused["reason"]) == (401, "not-the-operator")


def test_a_cookie_makes_nobody_an_operator(hosted: str, ada: Client) -> None:
    ada.http.cookies.set("diablerie_guest", TOKEN)
    assert problem(ada.get("/api/operator/deeds"), 401)["reason"] == "not-the-operator"


def test_an_operators_token_is_nobodys_at_a_table(host: Host) -> None:
    assert problem(host.get("/api/me"), 401)["reason"] == "unknown-token"


@pytest.fixture
def strict(hosted_settings: Settings, tmp_path: Path) -> Iterator[str]:
    """A server that takes two wrong tokens of one address in a minute."""
    limits = replace(UNLIMITED, operator="2/minute")
    chosen = replace(hosted_settings, database=tmp_path / "m.sqlite3", limits=limits)
    with running(chosen) as address:
        yield address


def test_who_guesses_is_sent_away_even_with_the_right_token(strict: str) -> None:
    with Host(strict, "a guess") as stranger, Host(strict) as host:
        assert host.ask("deeds").status_code == 200
        for _ in range(2):
            problem(stranger.ask("deeds"), 401)
        assert problem(stranger.ask("deeds"), 429)["reason"] == "too-many"
        problem(host.ask("deeds"), 429)


def test_right_tokens_count_for_nothing(strict: str) -> None:
    with Host(strict) as host:
        assert {host.ask("deeds").status_code for _ in range(5)} == {200}


def test_settings_tell_nothing_of_the_token(hosted_settings: Settings) -> None:
    assert TOKEN not in repr(hosted_settings)


def test_every_deed_needs_a_reason(host: Host) -> None:
    for nothing in ("", "   ", "x" * 501, "a\x00b"):
        assert problem(host.do("bans", who="Ada", why=nothing), 422)["reason"] == "invalid"
